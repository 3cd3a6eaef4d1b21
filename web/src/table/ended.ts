/** What the end of a round shows: why it ended, and what each seat had and got for it. */
import { countsOf, layoutOf } from '../games';
import type { Group, Show } from '../games/layout';
import type { Argument, Sentence } from '../lib/protocol';
import type { RoundEnd } from '../lib/session.svelte';

export interface SeatEnd extends Show {
  name: string;
  seat: number;
  scored: Sentence[]; // what was said of its points
  isWinner: boolean;
}

const isOf = (player: Argument | undefined, seat: number) => typeof player === 'object' && 'seats' in player && player.seats.includes(seat);

/** Why the round ended. */
export const reasonOf = ({ sentences }: RoundEnd): Sentence | undefined => sentences.find(({ about }) => about === 'round');

/** Who has won the match, if it is over. */
export const championsOf = ({ view }: RoundEnd): number[] => (view.ranking ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** What each seat showed, in groups that have words of their own; whoever has a title comes first. */
export function seatsAtEnd({ view, events, sentences }: RoundEnd, names: readonly string[]): SeatEnd[] {
  const layout = layoutOf(view.game);
  const end = events.findLast((event) => event.event === 'RoundEnded');
  /** The cards that a seat had to show of its hand. */
  function leftIn(seat: number): Group[] {
    const shown = events.findLast((event) => event.event === 'Revealed' && event.place.seat === seat && event.place.zone === layout.hand);
    return shown?.event === 'Revealed' && shown.cards.length ? [{ words: { key: 'show-hand' }, cards: shown.cards, tone: Object.keys(countsOf(view.game)).length ? 'bad' : undefined }] : [];
  }
  const scoredBy = (seat: number) => sentences.filter(({ about, args }) => about === 'points' && isOf(args.player, seat));
  return names
    .map((name, seat) => {
      const show: Show = layout.show?.(sentences, seat) ?? { groups: [] };
      const groups = show.groups.length ? show.groups : leftIn(seat);
      return { ...show, name, seat, groups, scored: layout.hasPoints(view) ? scoredBy(seat) : [], isWinner: end?.event === 'RoundEnded' && end.winners.includes(seat) };
    })
    .sort((a, b) => Number(Boolean(b.title)) - Number(Boolean(a.title)));
}

/** What the cards of a group count: those that are left, where that counts. */
export function countsIn(group: Group, { view }: RoundEnd): number[] {
  const counts = layoutOf(view.game).hasPoints(view) && group.tone === 'bad' ? countsOf(view.game) : {};
  return group.cards.flatMap((card) => counts[card] ?? []);
}
