/** How 15GO! is counted: by who is out first, or for points by places and rows. */
import { numberOf, others, seats, type Ask, type Counting } from '../../pad/counting';

interface Data {
  for_place: number[];
  for_row: number;
  for_one_colour: number;
  set_size: number;
}

export const pad: Counting<Data> = {
  leads: 'begins',
  asks(_, entry, { data, options, n }) {
    const sets = Number(options.sets);
    if (options.points) {
      const rows = (name: string, points: number): Ask => ({ kind: 'numbers', name, text: `ask-${name}`, args: { points }, seats: seats(n), least: 0, most: sets, isOptional: true });
      return [{ kind: 'order', name: 'out', text: 'ask-out', points: data.for_place }, rows('rows', data.for_row), rows('coloured', data.for_one_colour)];
    }
    const left: Ask = { kind: 'numbers', name: 'left', text: 'ask-number-left', seats: others(n, entry.by), least: 0, most: sets * data.set_size, isOptional: true };
    return [{ kind: 'seat', name: 'by', text: 'ask-played-away', nobody: 'nobody-played-away' }, ...(entry.by === undefined ? [] : [left])];
  },
  count(before, entry, { data, options, n }) {
    if (options.points) {
      const out = (entry.out ?? []) as number[];
      const scores = seats(n).map((seat) => {
        const place = out.includes(seat) ? data.for_place[out.indexOf(seat)]! : 0;
        return place + data.for_row * numberOf(entry, 'rows', seat) + data.for_one_colour * numberOf(entry, 'coloured', seat);
      });
      return { at: before.at, scores, standing: scores, isOver: true };
    }
    const scores = seats(n).map((seat) => (seat === entry.by ? 0 : 0 - numberOf(entry, 'left', seat)));
    return { at: before.at, scores, standing: scores.map((score, seat) => (seat === entry.by ? 1 : score)), isOver: true };
  },
};
