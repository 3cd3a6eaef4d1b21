/** A moment of a finished match in which somebody may move once more. The table's own board draws it. */
import { momentOf, tryInMoment } from '../lib/api';
import type { SeatShown, View } from '../lib/protocol';
import { Refusal } from '../lib/refusal';
import type { Followed, Stage } from '../lib/session.svelte';

export class MomentAgain implements Followed {
  readonly isReplay = false;
  readonly bubbles = [];
  readonly deadline = 0;
  stage: Stage | undefined;
  view = $state.raw<View>();
  readonly hints = [];
  pointed = $state<string>(); // the action that is shown

  constructor(
    readonly match: string,
    readonly step: number,
    readonly seat: number,
    readonly shown: { seats: SeatShown[] },
    private readonly onmove: (actions: string[]) => Promise<unknown>,
  ) {}

  async load(): Promise<void> {
    this.view = (await momentOf(this.match, this.step, this.seat)).view as View;
  }

  act = (actions: string[]) => this.onmove(actions);

  async foresee(actions: string[]): Promise<View | undefined> {
    const tried = await tryInMoment(this.match, this.step, this.seat, actions);
    if (tried.refusal) throw new Refusal('illegal', tried.refusal);
    return tried.view as View | undefined;
  }
}
