/** A game's lesson: one move after the other, each in a position of its own. The table's own board draws it. */
import { judgeMove, lessonOf } from '../lib/api';
import { notify } from '../lib/complaints.svelte';
import { isStill } from '../lib/flight.svelte';
import { landed } from '../lib/landed';
import type { GameEvent, LessonStepShown, MoveJudged, SeatShown, Sentence, View } from '../lib/protocol';
import { Refusal } from '../lib/refusal';
import type { Followed, Stage } from '../lib/session.svelte';
import { t } from '../lib/texts.svelte';

const DEED_MS = 900; // at least, to read what somebody does
const OTHERS = ['Lara', 'Tom', 'Nora']; // who else sits at the table

export class Lesson implements Followed {
  readonly isReplay = false;
  readonly bubbles = [];
  readonly deadline = 0;
  readonly hints = [];
  stage: Stage | undefined;

  steps = $state.raw<LessonStepShown[]>([]);
  n = $state(0); // of the step
  isDone = $state(false); // the step's move is made
  isLeading = $state(false); // the others play before the learner is asked
  told = $state.raw<Sentence[]>([]); // what was said of that
  view = $state.raw<View>();
  private isAsking = false;
  private nBegun = 0;

  constructor(
    readonly game: string,
    private readonly me: string,
  ) {}

  async load(): Promise<void> {
    this.steps = await lessonOf(this.game);
    this.begin(0);
  }

  step = $derived<LessonStepShown | undefined>(this.steps[this.n]);
  isLast = $derived(this.n + 1 >= this.steps.length);
  names = $derived(Array.from({ length: this.view?.n_players ?? 0 }, (_, seat) => (seat === this.view?.viewer ? this.me : (OTHERS[seat - 1] ?? ''))));
  shown = $derived({
    seats: this.names.map((name, seat): SeatShown => ({
      name, kind: seat === this.view?.viewer ? 'person' : 'bot', level: '', is_ready: true, is_here: true, is_away: false, seal: '',
    })), // prettier-ignore
  });
  /** What is to be touched shines, until it is done. */
  pointed = $derived(this.isDone || this.isLeading ? undefined : this.step?.moves[0]?.[0]);

  begin(n: number): void {
    this.n = n;
    this.isDone = false;
    this.told = [];
    void this.lead(++this.nBegun);
  }

  /** Show what happens before the learner is asked, one deed after the other; where nothing is to move, at once. */
  private async lead(begun: number): Promise<void> {
    const step = this.step;
    this.isLeading = Boolean(step?.lead.length);
    for (const { events, sentences, view } of step?.lead ?? []) {
      const said = sentences.filter(({ key }) => key !== 'event-turn');
      this.told = [...this.told, ...said];
      const ms = this.show(events, { ...(view as View), legal: [], proposals: [], prompt: '' });
      if (said.length && !isStill()) await new Promise((seen) => setTimeout(seen, Math.max(ms, DEED_MS)));
      if (begun !== this.nBegun) return;
    }
    this.isLeading = false;
    if (step) this.show([], step.view as View);
  }

  private show(events: GameEvent[], view: View): number {
    const show = () => (this.view = view);
    if (this.stage && this.view) return this.stage.play(events, this.view, show);
    show();
    return 0;
  }

  async act(actions: string[]): Promise<void> {
    const step = this.step;
    if (!step || this.isDone || this.isLeading || this.isAsking) return;
    this.isAsking = true;
    const judged = await this.ask(step, actions).finally(() => (this.isAsking = false));
    if (!judged.is_right) return notify(t('lesson-other'));
    const [before, events] = [this.view!, judged.events ?? []];
    const view = judged.view as View;
    const end = view.is_over ? -1 : events.findIndex((event) => event.event === 'RoundEnded'); // a next round is dealt
    const after = end < 0 ? view : landed(before, events.slice(0, end));
    this.isDone = true;
    this.show(end < 0 ? events : events.slice(0, end), { ...after, turn: null, legal: [], proposals: [], prompt: '' }); // the step is over
  }

  async foresee(actions: string[]): Promise<View | undefined> {
    const step = this.step;
    return step && ((await this.ask(step, actions, true)).view as View | undefined);
  }

  private async ask(step: LessonStepShown, actions: string[], isTrial = false): Promise<MoveJudged> {
    const judged = await judgeMove(this.game, step.key, { actions, is_trial: isTrial });
    if (judged.refusal) throw new Refusal('illegal', judged.refusal);
    return judged;
  }
}
