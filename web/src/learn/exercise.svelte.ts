/** A position in which somebody is to make the right move: a step of a lesson, or a puzzle. The table's own board draws it. */
import { landed } from '../lib/landed';
import type { GameEvent, MoveJudged, SeatShown, View } from '../lib/protocol';
import { Refusal } from '../lib/refusal';
import type { Followed, RoundEnd, Stage } from '../lib/session.svelte';

const OTHERS = ['Lara', 'Tom', 'Nora']; // who else sits at the table

export abstract class Exercise implements Followed {
  readonly isReplay = false;
  readonly bubbles = [];
  readonly deadline = 0;
  readonly hints = [];
  stage: Stage | undefined;

  isDone = $state(false); // the move is made
  isLeading = $state(false); // the others play before it is asked for
  view = $state.raw<View>();
  ended = $state.raw<RoundEnd>(); // the round, by the move that was made
  protected showsFor = 0; // ms, until what was done lies there
  private isAsking = false;

  constructor(
    readonly game: string,
    private readonly me: string,
  ) {}

  names = $derived.by(() => othersWith(this.view, this.me));
  shown = $derived({
    seats: this.names.map((name, seat): SeatShown => ({
      name, kind: seat === this.view?.viewer ? 'person' : 'bot', level: '', is_ready: true, is_here: true, is_away: false, seal: '',
    })), // prettier-ignore
  });

  /** Ask the server what comes of a move. */
  protected abstract judge(actions: string[], isTrial: boolean): Promise<MoveJudged>;
  /** What follows from a move that the rules allow; true if it is the right one. */
  protected abstract heed(judged: MoveJudged): boolean;

  protected show(events: GameEvent[], view: View): number {
    const show = () => (this.view = view);
    if (this.stage && this.view) return this.stage.play(events, this.view, show);
    show();
    return 0;
  }

  async act(actions: string[]): Promise<void> {
    if (!this.view || this.isDone || this.isLeading || this.isAsking) return;
    this.isAsking = true;
    const judged = await this.ask(actions).finally(() => (this.isAsking = false));
    if (!this.heed(judged)) return;
    const [before, events] = [this.view, judged.events ?? []];
    const view = judged.view as View;
    const next = events.findIndex((event, i) => event.event === 'Shuffled' && events.slice(0, i).some((each) => each.event === 'RoundEnded')); // the next round is dealt
    const shown = next < 0 ? events : events.slice(0, next);
    const after = next < 0 ? view : landed(before, shown);
    this.isDone = true;
    this.ended = shown.some((event) => event.event === 'RoundEnded') ? { round: before.round_no, view, events: shown, sentences: judged.sentences ?? [] } : undefined;
    this.showsFor = this.show(shown, { ...after, turn: null, legal: [], proposals: [], prompt: '' }); // it is over
  }

  async foresee(actions: string[]): Promise<View | undefined> {
    return this.view && ((await this.ask(actions, true)).view as View | undefined);
  }

  private async ask(actions: string[], isTrial = false): Promise<MoveJudged> {
    const judged = await this.judge(actions, isTrial);
    if (judged.refusal) throw new Refusal('illegal', judged.refusal);
    return judged;
  }
}

/** The names at the table, mine at my seat. */
function othersWith(view: View | undefined, me: string): string[] {
  const others = [...OTHERS];
  return Array.from({ length: view?.n_players ?? 0 }, (_, seat) => (seat === view?.viewer ? me : (others.shift() ?? '')));
}
