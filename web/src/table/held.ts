/** How the cards of one's own hand lie: the room for them stays the same, so that nothing above them moves when they become more. Pure. */
import { TALL } from './arrange';

/** The room that is kept for a hand, and the widest cards in it, in px. */
export interface Holding {
  width: number;
  height: number;
  card: number;
  holds: number; // cards
}

export interface Rows {
  card: number; // px
  nRows: number;
  spare: number; // cards that there is still room for
}

/** Shares of a card's width. */
const NARROWEST = 0.4; // is seen of a card at least, to read its index and to touch it: 24 px on the smallest phone
export const ROW = 0.62; // of a row is seen above the next one
export const LEAN = 0.16; // the outer cards lean over
const SAG = 0.055; // and hang lower for it
/** Px above and below the rows: cards are lifted, and lie in an arch. */
export const LIFT = 24;
const LEAST = 46; // px
const MOST_ROWS = 4;
const MOST_KEPT = 2; // rows for which room is kept

/** How many cards a row has room for. */
const capacityOf = (width: number, card: number) => 1 + Math.floor((width - (1 + 2 * LEAN) * card) / (NARROWEST * card) + 0.001);
export const heightOf = (nRows: number) => TALL + ROW * (nRows - 1) + SAG;

/** The room for a hand of as many cards as a game has one hold, on a board of this size: it is the same however many there are. */
export function holdingOf(board: { width: number; height: number }, width: number, rem: number, holds: number): Holding {
  const cardIn = (part: number) => Math.max(LEAST, Math.min(0.165 * board.width, part * board.height, 8 * rem));
  const isLong = holds > capacityOf(width, cardIn(0.145));
  const card = cardIn(isLong ? 0.12 : 0.145);
  const nRows = Math.max(1, Math.min(MOST_KEPT, Math.ceil(holds / Math.max(1, capacityOf(width, card)))));
  return { width, height: card * heightOf(nRows) + LIFT, card, holds };
}

/** The room for a hand where the table is elsewhere: nearly half of the board, with cards as large as a thumb likes them. */
export function roomyHoldingOf(board: { width: number; height: number }, width: number, rem: number, holds: number): Holding {
  const height = 0.46 * board.height;
  const card = Math.max(LEAST, Math.min(0.3 * width, (height - LIFT) / heightOf(1), 9 * rem));
  return { width, height: Math.max(card * heightOf(1) + LIFT, Math.min(height, card * heightOf(MOST_KEPT) + LIFT)), card, holds };
}

/** As few rows as so many cards need, with room for the next one while more are usual: rows do not come and go with every turn. Cards are as wide as then fit. */
export function rowsOf({ width, height, card, holds }: Holding, n: number): Rows {
  const wanted = Math.max(n, Math.min(n + 1, holds));
  let found: Rows = { card, nRows: 1, spare: 0 };
  for (let nRows = 1; nRows <= MOST_ROWS; nRows++) {
    const wide = Math.min(card, (height - LIFT) / heightOf(nRows));
    found = { card: wide, nRows, spare: nRows * capacityOf(width, wide) - n };
    if (wanted <= n + found.spare) break;
  }
  return found;
}
