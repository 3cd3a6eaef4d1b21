/** The parts of levels: what each asks for, and which cards of one's own are there. */
import type { Move } from '../../lib/actions';
import type { View } from '../../lib/protocol';
import type { Words } from '../layout';

interface Asked {
  shape: string;
  size: number;
}
type Put = Asked & { nth: number }; // as which it is put

export interface Part extends Words {
  args: { shape: string; n: number };
  full: number;
  cards: string[];
}

const wordsOf = ({ shape, size }: Asked) => ({ key: 'notice-part', args: { shape, n: size } });

const askedBy = (view: View, seat: number) => (view.facts.levels_ask_for as Asked[][] | undefined)?.[seat] ?? [];

/** What the level of a seat asks for. */
export const askedOf = (view: View, seat: number): Words[] => askedBy(view, seat).map(wordsOf);
/** How many cards each of its parts asks for. */
export const sizesOf = (view: View, seat: number): number[] => askedBy(view, seat).map((part) => part.size);

/** The parts with the cards of each that are in hand; given steps, with the cards that these put. */
export function partsOf(view: View, steps?: readonly Move[]): Part[] {
  const asked = (view.facts.level_asks_for as Put[] | undefined) ?? [];
  const there = view.facts.level_collected as string[][] | undefined;
  const parts = asked.map((part, i): Part => ({ ...wordsOf(part), full: part.size, cards: steps ? [] : (there?.[i] ?? []) }));
  if (steps) {
    const put = steps.flatMap((step) => (step.verb === 'put' ? [step.card!] : []));
    const inOrder = parts.map((_, nth) => parts[asked.findIndex((each) => each.nth === nth)]!); // of putting
    for (const part of inOrder) part.cards = put.splice(0, part.full);
  }
  return parts;
}
