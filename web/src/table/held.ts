/** How the cards of one's own hand lie: the room for them stays the same, so that nothing above them moves when they become more. Pure. */
import type { Box } from './arrange';
import { TALL } from './sizes';

/** The room that is kept for a hand, and the widest cards in it, in px. */
export interface Holding {
  width: number;
  height: number;
  card: number;
  holds: number; // cards
  isApart?: boolean; // two lines of parts have room for themselves: neither covers the other
  frame: Frame;
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
/** What is around the cards of a tray, and the narrowest cards in it. */
interface Frame {
  title: number; // rem: the line above them
  foot: number; // px
  least: number; // px
}
const WIDE: Frame = { title: 1.125, foot: 5, least: LEAST };
const CLOSE: Frame = { title: 1, foot: 3, least: 42 };
const MOST_ROWS = 4;
const MOST_KEPT = 2; // rows for which room is kept

/** How many cards a row has room for. */
const capacityOf = (width: number, card: number) => 1 + Math.floor((width - (1 + 2 * LEAN) * card) / (NARROWEST * card) + 0.001);
export const heightOf = (nRows: number) => TALL + ROW * (nRows - 1) + SAG;

/** The room for a hand of as many cards as a game has one hold, on a board of this size: it is the same however many there are. In parts it needs two lines at least where one is too short; where they can, a split hand keeps them apart; `close` leaves more of a small table for what lies on it. */
export function holdingOf(board: { width: number; height: number }, width: number, rem: number, holds: number, isParted = false, split: boolean | 'close' = false): Holding {
  const cardIn = (part: number) => Math.max(LEAST, Math.min(0.165 * board.width, part * board.height, 8 * rem));
  const isLong = holds > capacityOf(width, cardIn(0.145));
  const card = cardIn(isLong ? 0.12 : 0.145);
  const nRows = Math.max(1, Math.min(MOST_KEPT, Math.ceil(holds / Math.max(1, capacityOf(width, card)))));
  const isTwice = isParted && board.height > LOW && width < holds * FINGER + N_PARTS * (card - FINGER + 2 * TRAY.pad + TRAY.gap);
  const isApart = isTwice && split !== false && board.height > ROOMY;
  const frame = isApart && split === 'close' ? CLOSE : WIDE;
  const least = isApart ? 2 * (frame.title * rem + TALL * frame.least + frame.foot) : isTwice ? 2 * frame.title * rem + frame.foot + (TALL + ROW) * LEAST : 0;
  return { width, height: Math.max(least, card * heightOf(nRows) + LIFT), card, holds, isApart, frame };
}

/** The room for a hand where the table is elsewhere: nearly half of the board, with cards as large as a thumb likes them. */
export function roomyHoldingOf(board: { width: number; height: number }, width: number, rem: number, holds: number): Holding {
  const height = 0.46 * board.height;
  const card = Math.max(LEAST, Math.min(0.3 * width, (height - LIFT) / heightOf(1), 9 * rem));
  return { width, height: Math.max(card * heightOf(1) + LIFT, Math.min(height, card * heightOf(MOST_KEPT) + LIFT)), card, holds, frame: WIDE };
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

/** A hand in its parts, each in a tray of its own with its name above it. */
export interface Trays {
  card: number; // px
  trays: (Box & { line: number })[];
  places: { x: number; y: number; line: number }[]; // of the cards, part by part
}

/** Px around the cards of a tray, and between trays. */
const TRAY = { pad: 4, gap: 6 };
export const FINGER = 24; // px of a card that are seen at least
const WIDEST = 0.92; // of a card is seen at most
const MOST_LINES = 3;
const SMALLER = [1, 0.85, 0.72, 0.61, 0.52, 0.44, 0.37]; // of the size that the height has room for: it seldom changes with a card more or less
const WORTH_A_LINE = 0.8; // of the cards' size in two lines
const N_PARTS = 4; // that a hand has usually
const LOW = 380; // px: on a lower board two lines of trays would leave too little of the table
const ROOMY = 440; // px: and two that do not cover each other

/** All ways to lay parts into so many lines, in their order: the first part of each line. */
function breaksOf(nParts: number, nLines: number, from = 0): number[][] {
  if (nLines === 1) return [[from]];
  return Array.from({ length: Math.max(0, nParts - from - nLines + 1) }, (_, i) => from + 1 + i).flatMap((next) => breaksOf(nParts, nLines - 1, next).map((rest) => [from, ...rest]));
}

/** A part of a hand: how many cards, how wide its name is, and whether it begins the second line where there is one. */
interface Filling {
  n: number;
  title: number; // px
  isBelow?: boolean;
}

/** How large the names of trays are where they do not fit as they are. */
const NAME_SIZES = [1, 0.88, 0.78];

/** Ways to lay trays, the best first: each part in its own of two lines; in one or two lines that do not cover each other; in lines that do. */
const WAYS = ['split', 'apart', 'lapped'] as const;
type Way = (typeof WAYS)[number];

/** The trays of a hand, and how large their names are in them: smaller ones are better than none. */
export function namedTraysOf(holding: Holding, parts: readonly Filling[], rem: number): { trays: Trays | undefined; size: number } {
  for (const way of WAYS) for (const size of NAME_SIZES) {
    const trays = traysOf(holding, parts.map((part) => ({ ...part, title: size * part.title })), rem, [way]); // prettier-ignore
    if (trays) return { trays, size };
  }
  return { trays: undefined, size: 1 };
}

/** Lay a hand into trays, with cards as large as can be; of lines that cover each other there are as few as leave each card to be touched. Undefined where there is too little room for that. */
export function traysOf({ width, height, card: most, isApart, frame: { foot, least, ...frame } }: Holding, parts: readonly Filling[], rem: number, ways: readonly Way[] = WAYS): Trays | undefined {
  const title = frame.title * rem;
  /** The trays of these lines, with so much from one to the next; undefined where cards could not be touched. */
  function lay(lines: Filling[][], card: number, pitch: number): Trays | undefined {
    const steps = lines.map((line) => stepOf(line, width, card));
    if (card < least - 2 || Math.min(...steps) === 0) return undefined;
    const found: Trays = { card, trays: [], places: [] };
    lines.forEach((line, i) => {
      const step = steps[i]!;
      const top = i * pitch;
      const spare = width - across(line, card, step);
      const more = lines.length > 1 ? spare / line.length : 0; // lines one above the other are equally wide
      let left = lines.length > 1 ? 0 : spare / 2;
      for (const part of line) {
        const wide = widthOf(part, card, step) + more;
        const first = lines.length > 1 ? (wide - card - (part.n - 1) * step) / 2 : TRAY.pad;
        found.trays.push({ left, top, width: wide, height: title + TALL * card + foot, line: i });
        for (let k = 0; k < part.n; k++) found.places.push({ x: left + first + k * step, y: top + title, line: i });
        left += wide + TRAY.gap;
      }
    });
    return found;
  }
  /** The largest cards that so many lines have room for which do not cover each other. */
  function apart(nLines: number): Trays | undefined {
    const full = Math.min(most, (height / nLines - title - foot) / TALL);
    for (const part of nLines > parts.length || !ways.includes('apart') ? [] : SMALLER) {
      const found = full * part >= least - 2 && lay(bestLines(nLines, full * part), full * part, height / nLines);
      if (found) return found;
    }
    return undefined;
  }
  /** So many lines of parts in their order, of which the fullest leaves its cards the most room. */
  function bestLines(nLines: number, card: number): Filling[][] {
    const ways = breaksOf(parts.length, nLines).map((firsts) => firsts.map((first, i) => parts.slice(first, firsts[i + 1])));
    const leastOf = (lines: Filling[][]) => Math.min(...lines.map((each) => stepOf(each, width, card)));
    return ways.reduce((found, each) => (leastOf(each) > leastOf(found) ? each : found));
  }
  if (isApart && ways.includes('split')) {
    const at = parts.findIndex(({ isBelow }) => isBelow);
    const lines = at < 0 ? [[...parts], []] : [parts.slice(0, at), parts.slice(at)];
    const found = lay(lines, Math.min(most, (height / 2 - title - foot) / TALL), height / 2);
    if (found) return found;
  }
  const [line, two] = [1, 2].map((nLines) => apart(nLines));
  if (line || two) return !two || (line && line.card >= WORTH_A_LINE * two.card) ? line : two;
  for (let nLines = 2; ways.includes('lapped') && nLines <= Math.min(MOST_LINES, parts.length); nLines++) {
    const card = Math.min(most, (height - foot - nLines * title) / (TALL + ROW * (nLines - 1)));
    const found = lay(bestLines(nLines, card), card, title + ROW * card);
    if (found) return found;
  }
  return undefined;
}

const widthOf = ({ n, title }: Filling, card: number, step: number) => Math.max(card + (n - 1) * step, title) + 2 * TRAY.pad;
const across = (line: readonly Filling[], card: number, step: number) => line.reduce((sum, part) => sum + widthOf(part, card, step) + TRAY.gap, -TRAY.gap);

/** How much of each card is seen where a line of parts is as wide as it may be; 0 if that is too little. */
function stepOf(line: readonly Filling[], width: number, card: number): number {
  let [low, high] = [Math.max(FINGER, NARROWEST * card), WIDEST * card];
  if (across(line, card, low) > width) return 0;
  for (let i = 0; i < 12; i++) {
    const tried = i ? (low + high) / 2 : high;
    if (across(line, card, tried) > width) high = tried;
    else low = tried;
  }
  return low;
}
