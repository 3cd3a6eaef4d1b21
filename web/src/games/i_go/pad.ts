/** How I Go! is counted: who called, and the minus points that all have left over. */
import { nextOf, others, pointsOf, seats, type Ask, type Counting, type Face, type Held } from '../../pad/counting';

interface Data {
  faces: Face[];
  hand: number;
}
const PERFECT = 1000; // more than anybody can score

export const pad: Counting<Data> = {
  leads: 'begins',
  goal: ({ options }) => Number(options.target),
  asks(_, entry, { data, n }) {
    const by: Ask = { kind: 'seat', name: 'by', text: 'ask-called', nobody: 'nobody-called' };
    if (entry.by === undefined) return [by];
    if (entry.by === null) return [by, { kind: 'seat', name: 'starts', text: 'ask-took-last', nobody: 'nobody-took-last' }];
    const caller = entry.by as number;
    const cards = (text: string, who: number[]): Ask => ({ kind: 'cards', name: 'minus', text, seats: who, faces: data.faces, most: data.hand });
    const own = (entry.minus as Held[] | undefined)?.[caller] ?? null;
    const isPerfect = own !== null && pointsOf(own, data.faces) === 0; // the others need not show anything
    return [by, cards('ask-minus', isPerfect ? [caller] : [caller, ...others(n, caller)])];
  },
  count(before, entry, { data, options, n }) {
    if (entry.by === null) {
      const at = (entry.starts as number | null | undefined) ?? nextOf(before.at, n);
      return { at, scores: before.scores, standing: before.scores, isOver: false };
    }
    const caller = entry.by as number;
    const minus = seats(n).map((seat) => pointsOf((entry.minus as Held[])[seat], data.faces));
    if (minus[caller] === 0) {
      const standing = before.scores.map((score, seat) => score + (seat === caller ? PERFECT : 0));
      return { at: caller, scores: before.scores, standing, isOver: true, told: [{ key: 'pad-told-perfect', seat: caller }] };
    }
    const lower = others(n, caller).filter((seat) => minus[seat]! <= minus[caller]!);
    const winners = lower.length ? lower : [caller];
    const scores = before.scores.map((score, seat) => score + (winners.includes(seat) ? 1 : 0));
    return { at: caller, scores, standing: scores, isOver: scores.some((score) => score >= Number(options.target)) };
  },
};
