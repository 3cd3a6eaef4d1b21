/** How Level 8 is counted: who ended the round, and who has laid their level. */
import { nextOf, others, type AimPart, type Counting, type Rules, type Tally, type Told } from '../../pad/counting';

interface Sheet {
  levels: AimPart[][];
  keep_from: number;
  keep: number;
}
interface Data {
  for_laying: number;
  for_ending: number;
  n_levels: number;
  medal: number;
  sheets: Record<string, Sheet>;
}

const sheetOf = ({ data, options }: Rules<Data>) => data.sheets[String(options.sheet)]!;
const levelOf = (tally: Tally, seat: number) => tally.scores[seat]! + 1;

export const pad: Counting<Data> = {
  leads: 'deals',
  asks(before, entry, { data, n }) {
    const couldHaveLaid = others(n, entry.by).filter((seat) => levelOf(before, seat) < data.n_levels); // the last level wins at once
    const laid = { kind: 'flags' as const, name: 'laid', text: entry.by === null ? 'ask-laid' : 'ask-laid-too', seats: couldHaveLaid };
    return [{ kind: 'seat', name: 'by', text: 'ask-ended', nobody: 'nobody-ended' }, ...(entry.by === undefined || !couldHaveLaid.length ? [] : [laid])];
  },
  count(before, entry, rules) {
    const { data, n } = rules;
    const hasLaid = before.scores.map((_, seat) => Boolean((entry.laid as boolean[] | undefined)?.[seat]) && levelOf(before, seat) < data.n_levels);
    const ender = entry.by as number | null;
    const at = nextOf(before.at, n);
    if (ender !== null && levelOf(before, ender) === data.n_levels) {
      const scores = before.scores.map((score, seat) => score + (seat === ender ? data.for_laying : 0));
      return { at, scores, standing: scores.map((score, seat) => 2 * score + (hasLaid[seat] ? 1 : 0)), isOver: true };
    }
    const gains = before.scores.map((_, seat) => (seat === ender ? data.for_ending : hasLaid[seat] ? data.for_laying : 0));
    const scores = before.scores.map((score, seat) => score + gains[seat]!);
    const isOver = ender !== null && scores[ender]! + 1 >= data.medal;
    const { keep, keep_from } = sheetOf(rules);
    const keepers = isOver || !keep ? [] : others(n, ender).filter((seat) => !gains[seat] && levelOf(before, seat) >= keep_from);
    const told = keepers.map((seat): Told => ({ key: 'pad-told-keeps', seat, args: { n: keep } }));
    return { at, scores, standing: scores.map((score) => 2 * score), isOver, told };
  },
  aim(tally, seat, rules) {
    const n = levelOf(tally, seat);
    const parts = sheetOf(rules).levels[n - 1];
    return parts && { n, parts };
  },
};
