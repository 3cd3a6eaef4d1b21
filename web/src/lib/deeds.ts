/** What each player did last, for everybody to read at their seat. */
import type { Argument, Sentence } from './protocol';
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

/** The deeds after more of them: who has done something since has done nothing else last. */
export function after(deeds: Deeds, sentences: readonly Sentence[]): Deeds {
  const more: Record<number, Sentence[]> = {};
  for (const sentence of sentences) {
    const seat = doerOf(sentence);
    if (seat !== undefined) (more[seat] ??= []).push(sentence);
  }
  return { ...deeds, ...more };
}

/** What stands below a name: sentences that begin with it, without it; what happened to others by that is not said there. */
export function belowName(texts: readonly string[], name: string): string {
  const own = texts.flatMap((text) => {
    const [first] = parts(text);
    return first?.kind === 'player' && first.text === name ? [text.slice(name.length + 2).trimStart()] : [];
  });
  return (own.length ? own : texts).join(' ');
}
