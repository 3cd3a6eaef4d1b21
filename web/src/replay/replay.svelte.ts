/** A finished match, step by step from somebody's view. It can be drawn by the table's own board. */
import { chancesOf, stepsOf } from '../lib/api';
import type { DealSeen } from '../lib/deals';
import { complain } from '../lib/complaints.svelte';
import type { Chances, Hint, Rounds, SeatShown, Sentence, View } from '../lib/protocol';
import type { Followed, Stage } from '../lib/session.svelte';
import { Deals } from './deals';
import { PAGE, pageOf, roundFrom, wholeViews, type StepSeen } from './steps';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const STEP_MS = 1400; // at speed 1
const ASK_MS = 700; // between two questions about the chances
const MOST_PAGES = 60;
const DRAG_MS = 60; // whoever drags the slider over pages means the one where they stop
const AHEAD = 25; // steps before the end of a page when the next one is fetched

export class Replay implements Followed {
  readonly isReplay = true;
  readonly bubbles = [];
  readonly deadline = 0;
  readonly shown: { seats: SeatShown[] };
  readonly names: string[];
  readonly last: number;
  stage: Stage | undefined;

  view = $state.raw<View>();
  hints = $state.raw<Hint[]>([]); // the better move, where one is shown
  sentences = $state.raw<Sentence[]>([]); // of the step
  step = $state(0);
  viewer = $state('open'); // a seat, watcher or open
  isPlaying = $state(false);
  speed = $state<number>(1);
  chances = $state.raw<Chances>();
  hasNoChances = $state(false); // they could not be found

  private pages = new Map<string, Promise<StepSeen[]>>();
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(
    readonly match: string,
    readonly rounds: Rounds,
  ) {
    this.last = rounds.n_steps;
    this.names = rounds.chairs.map((chair) => chair.name);
    this.shown = {
      seats: rounds.chairs.map(({ name, bot }) => ({
        name, kind: bot ? 'bot' : 'person', level: bot, is_ready: true, is_here: true, is_away: false, seal: '',
      })), // prettier-ignore
    };
  }

  close(): void {
    this.isClosed = true;
    this.pause();
  }

  act = () => Promise.resolve();

  // ------------------------------------------------------------ steps
  /** A step as somebody saw it. */
  async at(step: number, viewer = this.viewer): Promise<StepSeen> {
    const page = await this.page(viewer, pageOf(step));
    return page[step % PAGE]!;
  }

  /** The deals of all rounds, with all cards; of as many as could be fetched. */
  async deals(): Promise<DealSeen[]> {
    const deals = new Deals();
    for (let first = 0; first <= this.last && !this.isClosed; first += PAGE) {
      try {
        deals.follow(await this.page('open', first));
      } catch {
        break;
      }
    }
    return deals.rounds;
  }

  private keyOf(step: number, viewer = this.viewer): string {
    return `${viewer} ${pageOf(step)}`;
  }

  private page(viewer: string, first: number): Promise<StepSeen[]> {
    const key = this.keyOf(first, viewer);
    let page = this.pages.get(key);
    if (!page) {
      page = stepsOf(this.match, viewer, first).then(wholeViews);
      page.catch(() => this.pages.delete(key));
      for (const old of this.pages.keys()) {
        if (this.pages.size < MOST_PAGES) break;
        this.pages.delete(old);
      }
      this.pages.set(key, page);
    }
    return page;
  }

  /** Show a step. The next one is played, with its cards on their way; any other is just there. */
  async go(step: number): Promise<void> {
    const target = Math.max(0, Math.min(this.last, step));
    if (target !== this.step) this.hints = [];
    const wish = ++this.wanted;
    const isOld = () => wish !== this.wanted || this.isClosed; // somebody wished for another one meanwhile
    const before = target === this.step + 1 ? this.view : undefined;
    if (!before && !this.pages.has(this.keyOf(target))) {
      await new Promise((done) => setTimeout(done, DRAG_MS));
      if (isOld()) return;
    }
    let seen: StepSeen;
    try {
      seen = await this.at(target);
    } catch (error) {
      if (!isOld()) complain(error);
      this.pause();
      return;
    }
    if (isOld()) return;
    const show = () => (this.view = seen.view);
    this.sentences = seen.sentences;
    this.step = target;
    if (before && this.stage) this.stage.play(seen.events, before, show);
    else show();
    if (target % PAGE > PAGE - AHEAD && pageOf(target) + PAGE <= this.last) {
      void this.page(this.viewer, pageOf(target) + PAGE).catch(() => undefined);
    }
  }

  /** Go somewhere by hand: whatever plays stops. */
  seek(step: number): Promise<void> {
    this.pause();
    return this.go(step);
  }

  /** Show what a seat saw before a decision, and what it might have done. */
  async seekDecision(step: number, seat: number, better: Hint): Promise<void> {
    this.viewer = String(seat);
    await this.seek(step);
    if (this.step === step) this.hints = [better];
  }

  seekRound(way: 1 | -1): Promise<void> {
    return this.seek(roundFrom(this.rounds.rounds, this.step, way, this.last));
  }

  see(viewer: string): Promise<void> {
    this.hints = [];
    this.viewer = viewer;
    return this.go(this.step);
  }

  get round(): number {
    return Math.max(1, this.rounds.rounds.filter((round) => round.first <= this.step).length);
  }

  // ------------------------------------------------------------ playing
  async play(): Promise<void> {
    this.isPlaying = true;
    if (this.step === this.last) await this.go(0);
    this.tick();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying || this.isClosed) return;
    this.timer = setTimeout(() => {
      if (this.step >= this.last) return this.pause();
      void this.go(this.step + 1).then(() => this.tick());
    }, STEP_MS / this.speed);
  }

  // ------------------------------------------------------------ chances
  /** Ask for everybody's chances until they are all there. */
  async followChances(): Promise<void> {
    while (!this.isClosed) {
      try {
        this.chances = await chancesOf(this.match);
      } catch {
        this.hasNoChances = !this.chances;
        return;
      }
      if (this.chances.is_done) return;
      await new Promise((done) => setTimeout(done, ASK_MS));
    }
  }
}
