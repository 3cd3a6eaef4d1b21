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

export class Steady {
  private before: (Begun & { occasion: string; height: number }) | undefined;

  /** The table as it is. It is arranged anew in another round or room, and when something does not fit any more. A room that has become a little higher is the same one: the hand below needs less. So is one that has lost a faint line. */
  arrange(table: Table, round: number): Standing {
    const { width, height: high, rem, most, seats } = table.wanted(new Map());
    const occasion = [round, width, rem, most, seats.length].join();
    const isSame = this.before?.occasion === occasion && high >= this.before.height - FAINT && high <= HIGHER * this.before.height;
    const before = isSame ? this.before : undefined;
    const height = before?.height ?? high;
    const held: Table = { reserve: table.reserve, wanted: (reserve) => ({ ...table.wanted(reserve), height }) };
    const kept = before && goneOn(held, before);
    const found = kept ?? begun(table);
    this.before = { ...found, occasion, height: kept ? height : high };
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
