/** How much room things take on a table, by the width of their cards. Pure. */

/** Something that lies on the table: so many cards, one on the other or side by side. */
export interface Thing {
  kind: 'stack' | 'trail' | 'spread' | 'backs' | 'open'; // backs: a closed hand; open: a hand that all can read
  n: number;
  isSmall?: boolean;
}

export interface Size {
  width: number;
  height: number;
}

/** Shares of a card's width. */
export const TALL = 1.5;
export const SMALL = 0.62; // piles that nobody touches
export const LAPPED = 0.86; // of a line of an open hand is seen above the next one
export const STEP = 0.56; // of a card is seen below the next one: its index and its shape
const TIGHT_STEP = 0.47; // its index
const MINI = 52; // px: cards less wide show their index alone
const WHOLE = 2.2; // rem, so that the index of a whole card is no smaller than other letters
const CLOSE_STEP = 0.05; // its edge, between the ends of what lies in a place that was kept for fewer
const TRAIL = 0.28;
const TRAILED = 0.56; // a trail is never longer, beside its last card
const TIGHT_TRAILED = 0.28;
export const FULL_TRAIL = 1 + Math.ceil(TRAILED / TRAIL); // cards
export const BACKS = { step: 0.22, most: 5 };
/** Degrees between the backs of a closed hand, which turn around a point below them. */
export const TURN = 4;
const PIVOT = 1.4 * TALL; // below their upper edge

/** Px between what lies side by side, by the width of a card there. */
export const gapOf = (card: number) => 6 + 0.08 * card;
/** Rem between lines: badges and progress stand out of a pile. */
export const LINE = 0.875;
const TIGHT_LINE = 0.7; // at a seat
export const SEAT = { gap: 5, inner: 4 }; // px between seats, and between a name and its cards
const PAD = { x: 8, y: 6 }; // px around a seat
const TIGHT_PAD = { x: 4, y: 3 };
/** In rem. */
const NAME_ROOM = 11; // a name and what else there is fit into a line
const BESIDE = 5.25; // a name beside the cards
const TIGHT_BESIDE = 4;
const CHIP = 1; // a number behind a hand, which covers an edge of it
const OPEN_CHIP = 1.5; // and nothing of a card that is to be read

/** How much of a card is seen at most and at least where n of them share a room: as a share of its width. */
export function stepIn(n: number, width: number, room: number, isTight: boolean): number {
  const step = stepOf(isTight);
  return n < 2 ? step : Math.max(0.1, Math.min(step, (room / width - 1) / (n - 1)));
}

/** How many cards find room where a place was kept for n, if they lie closer. */
export const mostIn = (n: number) => (n < 3 ? 2 * n : 2 + Math.floor(((n - 2) * TIGHT_STEP) / CLOSE_STEP + 0.001));

/** How much is seen of the first of n cards and of the others below the last, in a place so many cards wide that was kept for fewer: both ends can be read. */
export function closeIn(n: number, width: number): { first: number; step: number } {
  const room = width - 1;
  const first = n > 2 && room >= 1.5 * TIGHT_STEP ? TIGHT_STEP : room / Math.max(1, n - 1);
  return { first, step: n > 2 ? (room - first) / (n - 2) : first };
}

/** How far the outer ones of so many backs lean out at each side, and reach above and below the others: as a share of a card's width. */
export function leanOf(n: number): { x: number; above: number; below: number } {
  const turn = ((TURN * Math.max(0, n - 1)) / 2) * (Math.PI / 180);
  return {
    x: 0.5 * Math.cos(turn) + PIVOT * Math.sin(turn) - 0.5,
    above: PIVOT * (Math.cos(turn) - 1) + 0.5 * Math.sin(turn),
    below: (PIVOT - TALL) * (1 - Math.cos(turn)) + 0.5 * Math.sin(turn),
  };
}

/** How many cards of an open hand lie in a line, and in how many lines. */
export function linesOf(n: number, width: number, room: number, isTight: boolean): { perLine: number; nLines: number } {
  const most = Math.max(1, 1 + Math.floor((room / width - 1) / stepOf(isTight) + 0.001));
  const nLines = Math.max(1, Math.ceil(n / most));
  return { perLine: Math.max(1, Math.ceil(n / nLines)), nLines };
}

/** The room for cards at a seat, and whether name and all else stand in one line there. */
export const roomAt = (width: number, { isBeside, isTight }: { isBeside: boolean; isTight: boolean }, rem: number) =>
  width - 2 * padOf(isTight).x - (isBeside ? besideOf(isTight) * rem + SEAT.inner : 0);
export const hasLongName = (width: number, rem: number) => width - 2 * PAD.x >= NAME_ROOM * rem;
export const besideOf = (isTight: boolean) => (isTight ? TIGHT_BESIDE : BESIDE);

/** Whether cards of that width show their index alone. */
export const isMiniAt = (width: number, rem: number) => width < Math.max(MINI, WHOLE * rem);
export const chipOf = (isOpen: boolean) => (isOpen ? OPEN_CHIP : CHIP);
export const padOf = (isTight: boolean) => (isTight ? TIGHT_PAD : PAD);
export const lineOf = (isTight: boolean) => (isTight ? TIGHT_LINE : LINE);
export const stepOf = (isTight: boolean) => (isTight ? TIGHT_STEP : STEP);
export const trailedOf = (isTight: boolean) => (isTight ? TIGHT_TRAILED : TRAILED);
export const nBacks = (n: number, isTight: boolean) => (isTight ? 1 : Math.min(n, BACKS.most));

/** How much room something needs. */
export function sizeOf({ kind, n, isSmall }: Thing, card: number, room: number, isTight: boolean, rem: number): Size {
  const width = isSmall ? card * SMALL : card;
  const height = width * TALL;
  const more = Math.max(0, n - 1);
  if (kind === 'trail') return { width: width * (1 + Math.min(TRAIL * more, trailedOf(isTight))), height };
  if (kind === 'spread') {
    const least = width * (1 + TIGHT_STEP * more);
    return { width: Math.min(width * (1 + stepOf(isTight) * more), Math.max(room, least)), height };
  }
  if (kind === 'backs') {
    const drawn = nBacks(Math.max(1, n), isTight);
    const lean = leanOf(drawn);
    return { width: width * (1 + BACKS.step * (drawn - 1) + lean.x) + Math.max(lean.x * width, CHIP * rem), height: height + (lean.above + lean.below) * width };
  }
  if (kind === 'open') {
    const { perLine, nLines } = linesOf(n, width, room - OPEN_CHIP * rem, isTight);
    return { width: width * (1 + stepOf(isTight) * (perLine - 1)) + OPEN_CHIP * rem, height: height + (nLines - 1) * width * LAPPED };
  }
  return { width, height };
}
