/** What of a table is on the screen, and how much it matters that it is seen: whatever lies upon a table finds its place by it. */
import type { Seen } from './clear';

/** What can be touched. */
export const TOUCHED = '.table header, .held, .heard, .pile[aria-disabled=false], .end, .seat.target';
const MOST = 100; // what can be touched is never hidden, if that can be helped
const MATTERS = 20;
const NO_MATTER = 1;
/** What else should stay seen. */
const SEEN = [
  ['.centre .pile, .mine .pile, .making', MATTERS],
  ['.seat .plaque, .seat .pile', MATTERS],
  ['.seat', NO_MATTER],
] as const;

export const boxOf = (each: Element) => each.getBoundingClientRect();
export const weighed = (what: string, weight = MOST): Seen[] => [...document.querySelectorAll(what)].map((each) => ({ ...boxOf(each).toJSON(), weight }));

/** All that should stay seen beside what can be touched. */
export const seenNow = (): Seen[] => SEEN.flatMap(([what, weight]) => weighed(what, weight));
