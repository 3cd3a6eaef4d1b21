/** What each player did last, for everybody to read at their seat. */
import { spotOf } from './places';
import type { Argument, Place, Sentence } from './protocol';
import { parts } from './speak';

/** By seat: what was said of it. */
export type Deeds = Readonly<Record<number, readonly Sentence[]>>;

/** Whose deed a sentence tells; nobody's if it tells of a place, the end of a round, or whose turn it is. */
export function doerOf({ key, args, about }: Sentence): number | undefined {
  if (about || args.place !== undefined || key === 'event-turn') return undefined;
  return seatIn(args.actor) ?? seatIn(args.player);
}

function seatIn(argument: Argument | undefined): number | undefined {
  return typeof argument === 'object' && 'seats' in argument && argument.seats.length === 1 ? argument.seats[0] : undefined;
}

/** Whether a sentence names a seat, or a place of that seat. */
export const isOf = (sentence: Sentence, seat: number): boolean =>
  Object.values(sentence.args).some((each) => typeof each === 'object' && (('seats' in each && each.seats.includes(seat)) || ('zone' in each && each.seat === seat)));

/** The deeds after more of them: who has done something since has done nothing else last, and what lay where others have changed a pile is of the past. */
export function after(deeds: Deeds, sentences: readonly Sentence[]): Deeds {
  if (sentences.some(({ key }) => key === 'event-dealt')) return {};
  const more: Record<number, Sentence[]> = {};
  for (const sentence of sentences) {
    const seat = sentence.key === 'explained' ? undefined : doerOf(sentence); // why it was done has no room at a seat
    if (seat !== undefined) (more[seat] ??= []).push(sentence);
  }
  const changed = new Set(sentences.flatMap(({ args }) => [...pilesIn(args.source), ...pilesIn(args.target)]));
  const kept = Object.entries(deeds).filter(([, told]) => !told.some(({ args }) => pilesIn(args.target).some((pile) => changed.has(pile))));
  return { ...Object.fromEntries(kept), ...more };
}

/** The pile that a blank names as one of several. One that all share, such as the discard pile, is not named. */
function pilesIn(argument: Argument | undefined): string[] {
  if (typeof argument !== 'object' || !('zone' in argument)) return [];
  const place: Place = argument;
  return place.seat === undefined && place.pile === undefined ? [] : [spotOf(place)];
}

/** A text without the name that it begins with; none if it begins otherwise. */
function afterName(text: string, name: string): string | undefined {
  const [first] = parts(text);
  return first?.kind === 'player' && first.text === name ? text.slice(name.length + 2).trimStart() : undefined;
}

/** What stands below a name: sentences that begin with it, without it; what happened to others by that is not said there. */
export function belowName(texts: readonly string[], name: string): string {
  const own = texts.flatMap((text) => afterName(text, name) ?? []);
  return (own.length ? own : texts).join(' ');
}

/** Sentences as one: a name that two of them begin with is said once. */
export function joined<T extends { text: string }>(said: readonly T[], name: string): T[] {
  return said.map((each, i) => {
    const [before, after] = [said[i - 1], said[i + 1]];
    const isOne = (one: T | undefined, next: T | undefined) => one?.text.endsWith('.') && afterName(one.text, name) !== undefined && next && afterName(next.text, name) !== undefined;
    const text = isOne(before, each) ? afterName(each.text, name)! : each.text;
    return { ...each, text: isOne(each, after) ? `${text.slice(0, -1)},` : text };
  });
}
