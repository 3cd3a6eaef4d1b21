/** What matters to a seat more than to others: the server marks it, the page says it large for a while. */
import type { Sentence } from './protocol';

export interface Moment {
  id: number;
  sentence: Sentence;
}

const MOST = 3; // one that is shown, two that wait: more would come too late to matter

/** What is said to a seat alone. */
export function momentsFor(seat: number, sentences: readonly Sentence[]): Sentence[] {
  return sentences.flatMap(({ args, moments = [] }) => moments.filter((each) => each.seats.includes(seat)).map(({ key, args: own }) => ({ key, args: { ...args, ...own } })));
}

/** What a sentence says to a seat, where what is said to it alone says more than the sentence does. */
export function toldTo(seat: number, sentence: Sentence): Sentence {
  const { moments = [] } = sentence;
  const more = moments.some(({ seats, args }) => args && seats.includes(seat));
  return more ? { ...momentsFor(seat, [sentence])[0]!, moments } : sentence;
}

/** Whether somebody shows cards by it: at the end of a round, that is seen before its report, which says all else. */
export const showsCards = ({ args: { detail } }: Sentence): boolean => typeof detail === 'object' && 'cards' in detail;

/** Moments in their order; what is shown stays, and of those that wait the newest counts. */
export function queued<T>(shown: readonly T[], more: readonly T[]): T[] {
  const all = [...shown, ...more];
  return all.length > MOST ? [...all.slice(0, MOST - 1), all.at(-1)!] : all;
}

const SHORTEST_MS = 2600;
const MS_PER_LETTER = 55;

/** How long a moment is shown: nobody has to read fast. */
export const shownFor = (text: string): number => Math.max(SHORTEST_MS, 1200 + text.length * MS_PER_LETTER);

/** By how many letters there are at most, in rem: a short moment is said large, and a long one still fits on the bar. */
const SIZES = [
  [22, 1.375],
  [44, 1.125],
  [80, 1],
] as const;
const SMALLEST = 0.875; // rem

/** The size of the letters of a moment. */
export const sizeFor = (text: string): number => SIZES.find(([most]) => text.length <= most)?.[1] ?? SMALLEST;
