/** How SOLO is counted: who went out, and what the others hold. */
import { nextOf, others, pointsOf, seats, sum, type Counting, type Face, type Held } from '../../pad/counting';

interface Data {
  faces: Face[];
  scorings: Record<string, { least: number; most: number; winner_scores: boolean }>;
}

export const pad: Counting<Data> = {
  leads: 'deals',
  goal({ data, options }) {
    const { least, most } = data.scorings[String(options.scoring)]!;
    return least || (most ? most + 1 : undefined);
  },
  asks(_, entry, { data, n }) {
    const left = { kind: 'cards' as const, name: 'left', text: 'ask-cards-left', seats: others(n, entry.by), faces: data.faces, isNeverNone: true };
    return [{ kind: 'seat', name: 'by', text: 'ask-went-out', nobody: 'nobody-went-out' }, ...(entry.by === undefined ? [] : [left])];
  },
  count(before, entry, { data, options, n }) {
    const { least, most, winner_scores } = data.scorings[String(options.scoring)]!;
    const helds = (entry.left ?? []) as Held[];
    const left = seats(n).map((seat) => (seat === entry.by ? 0 : pointsOf(helds[seat], data.faces)));
    const gains = left.map((points, seat) => (!winner_scores ? -points : seat === entry.by ? sum(left) : 0));
    const scores = before.scores.map((score, seat) => score + gains[seat]!);
    return { at: nextOf(before.at, n), scores, standing: scores, isOver: scores.some((score) => score < least || score > most) };
  },
};
