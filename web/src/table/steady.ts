/** A table that stays as it is: cards come and go, and the piles keep their places and their size as long as all of it fits. */
import { arrange, arrangedAs, isReadable, type Arrangement, type Wanted } from './arrange';
import { CARES, type Care, type Reserve } from './things';

const LEAST = 0.5; // of their size that cards may lose to what is only going to come
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

export class Steady {
  private before: (Standing & { occasion: string; care: Care; wanted: string }) | undefined;

  /** The table as it is. It is arranged anew in another round or room, and when something does not fit any more. */
  arrange(table: Table, round: number): Standing {
    const { width, height, rem, most, seats } = table.wanted(new Map());
    const occasion = [round, width, height, rem, most, seats.length].join();
    const before = this.before?.occasion === occasion ? this.before : undefined;
    const found = (before && goneOn(table, before)) ?? begun(table);
    this.before = { ...found, occasion };
    return found;
  }
}

/** The table with what has come, in the places that all else has. */
function goneOn(table: Table, before: Standing & { care: Care; wanted: string }) {
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

/** The table with room for what is going to lie there, unless cards would be much smaller for it. */
function begun(table: Table) {
  const tight = arrange(table.wanted(table.reserve(undefined, 'there')));
  for (const care of CARES) {
    const reserve = table.reserve(undefined, care);
    const wanted = table.wanted(reserve);
    const found = arrange(wanted);
    const isWorth = found.way !== undefined && found.card >= LEAST * tight.card && found.mini >= LEAST * tight.mini;
    if (isWorth || care === 'there') return { table: found, reserve, care, wanted: JSON.stringify(wanted) };
  }
  throw new Error('there is always a table');
}
