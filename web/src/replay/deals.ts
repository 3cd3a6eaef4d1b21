/** The deals of a match as its replay shows them, round by round. */
import type { Deal, DealSeen } from '../lib/deals';
import { spotOf } from '../lib/places';
import type { StepSeen } from './steps';

export class Deals {
  readonly rounds: DealSeen[] = [];
  private nShuffles = 0;
  private nBefore = 0; // shuffles in the rounds before

  /** Go through the next steps, with all hands open. */
  follow(steps: readonly StepSeen[]): void {
    for (const { events, view } of steps) {
      const dealt: Deal = new Map();
      let nBefore = 0; // this deal; a match may end with it, and its round once more
      for (const event of events) {
        if (event.event === 'Shuffled') this.nShuffles++;
        else if (event.event === 'RoundEnded') this.nBefore = this.nShuffles;
        else if (event.event === 'Dealt') {
          if (!dealt.size) nBefore = this.nBefore;
          dealt.set(spotOf(event.place), event.cards);
        }
      }
      if (!dealt.size) continue;
      const hands = view.zones.filter((zone) => zone.zone === 'hand');
      const kept: Deal = new Map(hands.map((zone) => [spotOf(zone), without(zone.cards ?? [], dealt.get(spotOf(zone)) ?? [])]));
      this.rounds.push({ dealt, kept, nShuffles: nBefore });
    }
  }
}

function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}
