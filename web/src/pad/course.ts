/** The course of a match on a pad: counted anew from what is written down, so that any round can be corrected. */
import { isMissing, tallyAtFirst, type Answer, type Counting, type Entry, type Rules, type Tally } from './counting';

export interface Course {
  tallies: Tally[]; // before the first round, and after each that counts
  nSpare: number; // rounds behind the end of the match, which a correction can leave
}

/** What was asked and answered, and nothing else: an answer may be left from a question that is not asked any more. */
export function settled(counting: Counting, before: Tally, entry: Entry, rules: Rules): Entry {
  const asks = counting.asks(before, entry, rules);
  const answers = asks.map((ask): [string, Answer | undefined] => {
    const answer = entry[ask.name];
    if (!('seats' in ask) || !Array.isArray(answer)) return [ask.name, answer];
    const none = ask.kind === 'flags' ? false : null;
    return [ask.name, Array.from({ length: rules.n }, (_, seat) => (ask.seats.includes(seat) ? (answer[seat] ?? none) : none)) as Answer];
  });
  return Object.fromEntries(answers);
}

export const isComplete = (counting: Counting, before: Tally, entry: Entry, rules: Rules): boolean =>
  counting.asks(before, entry, rules).every((ask) => !isMissing(ask, entry));

export function courseOf(counting: Counting, first: number, rounds: readonly Entry[], rules: Rules): Course {
  const tallies = [tallyAtFirst(first, rules.n)];
  for (const entry of rounds) {
    const before = tallies.at(-1)!;
    if (before.isOver) break;
    tallies.push(counting.count(before, entry, rules));
  }
  return { tallies, nSpare: rounds.length + 1 - tallies.length };
}
