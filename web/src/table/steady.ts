/** A table that stays as it is: cards come and go, and the piles keep their places and their size as long as all of it fits. */
import { arrange, arrangedAs, isReadable, type Arrangement, type Wanted } from './arrange';
import { CARES, type Care, type Reserve } from './things';

const LEAST = 0.7; // of the size that they have with room for what is certain to come, cards keep with room for what is only likely to
const HIGHER = 1.2;
const FAINT = 2; // px: what is rounded elsewhere does not count
/** What cards may lose for something that came unforeseen, in the middle and at the seats, before all is arranged anew; they may also lie closer. */
const LOSSES = [[1, 1], [1, 0.9], [1, 0.8], [0.9, 0.8], [0.9, 0.7], [0.8, 0.7], [0.8, 0.6], [0.7, 0.6], [0.6, 0.5]] as const; // prettier-ignore

/** What is to be arranged: the places that are kept, after those that were kept before, and what is wanted with them. */
export interface Table {
  reserve(before: Reserve | undefined, care: Care): Reserve;
  wanted(reserve: Reserve): Wanted;
}

/** A table with the places that are kept on it. */
export interface Standing {
  table: Arrangement;
  reserve: Reserve;
}

type Begun = Standing & { care: Care; wanted: string };
/** Of the size that cards would have if all were arranged anew in the next round, they keep so much for each place to stay where it is, */
const GOOD = 0.85;
const FAIR = 0.6; // or so much for the same way, with sizes of so much of those before
const SIZES = [1.4, 1.3, 1.2, 1.1, 1, 0.93, 0.86, 0.8, 0.73, 0.66];

export class Steady {
  private before: (Begun & { occasion: string; round: number; height: number }) | undefined;

  /** The table as it is. It is arranged anew in another room, when something does not fit any more, and in another round if cards would be much larger then. A room that has become a little higher is the same one: the hand below needs less. So is one that has lost a faint line. */
  arrange(table: Table, round: number): Standing {
    const { width, height: high, rem, most, seats } = table.wanted(new Map());
    const occasion = [width, rem, most, seats.length].join();
    const isSame = this.before?.occasion === occasion && high >= this.before.height - FAINT && high <= HIGHER * this.before.height;
    const before = isSame ? this.before : undefined;
    const height = before?.height ?? high;
    const held: Table = { reserve: table.reserve, wanted: (reserve) => ({ ...table.wanted(reserve), height }) };
    const kept = before && (round === before.round ? goneOn(held, before) : renewed(held, before));
    const found = kept ?? begun(table);
    this.before = { ...found, occasion, round, height: kept ? height : high };
    return found;
  }
}

/** The table with what has come, in the places that all else has. */
function goneOn(table: Table, before: Begun) {
  for (const care of CARES.slice(CARES.indexOf(before.care))) {
    const reserve = table.reserve(before.reserve, care);
    const wanted = table.wanted(reserve);
    const key = JSON.stringify(wanted);
    const kept = key === before.wanted ? before.table : arrangedAs(before.table, wanted);
    if (kept) return { table: kept, reserve, care, wanted: key };
  }
  for (const care of ['certain', 'there'] as const) {
    const reserve = table.reserve(before.reserve, care);
    const wanted = table.wanted(reserve);
    for (const [card, mini] of LOSSES) {
      for (const isTight of before.table.isTight ? [true] : [false, true]) {
        const smaller = { ...before.table, isTight, card: card * before.table.card, mini: mini * before.table.mini };
        const kept = isReadable(smaller, wanted) ? arrangedAs(smaller, wanted) : undefined;
        if (kept) return { table: kept, reserve, care, wanted: JSON.stringify(wanted) };
      }
    }
  }
  return undefined;
}

/** The table in the places of the round before, also for what the next one asks for; where that does not fit, or cards could be larger, in the same way. Undefined if cards would be much larger otherwise. */
function renewed(table: Table, before: Begun): Begun | undefined {
  const { care, table: fresh } = begun(table);
  const reserve = table.reserve(undefined, care);
  const tried = [{ kept: most(before.reserve, reserve), part: 1, least: GOOD }, ...SIZES.map((part) => ({ kept: reserve, part, least: FAIR }))];
  for (const { kept, part, least } of tried) {
    const wanted = table.wanted(kept);
    const size = { card: Math.min(wanted.most, part * before.table.card), mini: part * before.table.mini };
    if (!isReadable(size, wanted) || Math.sqrt(size.card * size.mini) < least * Math.sqrt(fresh.card * fresh.mini)) continue;
    const found = arrangedAs({ ...before.table, ...size }, wanted);
    if (found) return { table: found, reserve: kept, care, wanted: JSON.stringify(wanted) };
  }
  return undefined;
}

/** The places of both, each for as many cards as it has at most. */
function most(one: Reserve, other: Reserve): Reserve {
  const all = new Map(one);
  for (const [spot, n] of other) all.set(spot, Math.max(n, all.get(spot) ?? 0));
  return all;
}

/** The table with room for what is going to lie there: all that is certain to, if it can be read then, and what is likely to, unless cards would be much smaller for it. */
function begun(table: Table): Begun {
  const withCare = (care: Care): Begun => {
    const reserve = table.reserve(undefined, care);
    const wanted = table.wanted(reserve);
    return { table: arrange(wanted), reserve, care, wanted: JSON.stringify(wanted) };
  };
  const certain = withCare('certain');
  if (!certain.table.way) return [withCare('close')].find(({ table: { way } }) => way) ?? withCare('there');
  for (const care of ['likely', 'beside'] as const) {
    const found = withCare(care);
    if (found.table.way && found.table.card >= LEAST * certain.table.card && found.table.mini >= LEAST * certain.table.mini) return found;
  }
  return certain;
}
