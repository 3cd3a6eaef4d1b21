/** The parts of one's own level: what each asks for, and which cards of it are there. */
import type { Move } from '../../lib/actions';
import type { View } from '../../lib/protocol';
import type { Words } from '../layout';

interface Asked {
  shape: string;
  size: number;
  nth: number; // as which it is put
}

export interface Part extends Words {
  args: { shape: string; n: number };
  full: number;
  cards: string[];
}

/** The parts with the cards of each that are in hand; given steps, with the cards that these put. */
export function partsOf(view: View, steps?: readonly Move[]): Part[] {
  const asked = (view.facts.level_asks_for as Asked[] | undefined) ?? [];
  const there = view.facts.level_collected as string[][] | undefined;
  const parts = asked.map(({ shape, size }, i): Part => {
    return { key: 'notice-part', args: { shape, n: size }, full: size, cards: steps ? [] : (there?.[i] ?? []) };
  });
  if (steps) {
    const put = steps.flatMap((step) => (step.verb === 'put' ? [step.card!] : []));
    const inOrder = parts.map((_, nth) => parts[asked.findIndex((each) => each.nth === nth)]!); // of putting
    for (const part of inOrder) part.cards = put.splice(0, part.full);
  }
  return parts;
}
