/** How Skip-Bo Masters is counted: who emptied their stock, and how many stock cards the others have left. */
import { nextOf, numberOf, others, seats, sum, type Counting } from '../../pad/counting';

interface Data {
  for_round: number;
  for_card: number;
  goals: Record<string, number>;
}
const MANY = 1000; // more than any stock has cards

export const pad: Counting<Data> = {
  leads: 'begins',
  goal: ({ data, options }) => data.goals[String(options.target)] || undefined,
  asks(_, entry, { options, n }) {
    const left = { kind: 'numbers' as const, name: 'left', text: 'ask-stock-left', seats: others(n, entry.by), least: 1, most: Number(options.stock) };
    return [{ kind: 'seat', name: 'by', text: 'ask-emptied-stock', nobody: 'nobody-emptied-stock' }, ...(entry.by === undefined ? [] : [left])];
  },
  count(before, entry, { data, options, n }) {
    const left = seats(n).map((seat) => (seat === entry.by ? 0 : numberOf(entry, 'left', seat)));
    const winners = entry.by === null ? seats(n).filter((seat) => left[seat] === Math.min(...left)) : [entry.by];
    const points = data.for_round + data.for_card * sum(left.filter((_, seat) => !winners.includes(seat)));
    const scores = before.scores.map((score, seat) => score + (winners.includes(seat) ? points : 0));
    const standing = scores.map((score, seat) => score * MANY - left[seat]!);
    return { at: nextOf(before.at, n), scores, standing, isOver: scores.some((score) => score >= data.goals[String(options.target)]!) };
  },
};
