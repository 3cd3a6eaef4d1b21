/** Judged decisions: which are shown, which answers of a quiz are right, and how they are linked to. Pure. */
import type { DecisionJudged, Hint, Sentence } from '../lib/protocol';

/** The better move as a hint: the table rings it. */
export const hintOf = ({ better, best_chance, reason }: DecisionJudged): Hint => ({
  action: better[0] ?? '', rest: better.slice(1), chance: best_chance / 1000, reason, of: 'match', particulars: {}, is_only: false,
}); // prettier-ignore

export const isError = ({ mark }: DecisionJudged) => mark === 'slip' || mark === 'mistake';

/** What an answer is: as good as the better move, what was played, or something else. */
export function answerIs(decision: DecisionJudged, actions: readonly string[]): 'right' | 'played' | 'other' {
  const isSame = (move: readonly string[]) => move.length === actions.length && move.every((step, i) => step === actions[i]);
  if (isSame(decision.better)) return 'right';
  if (isSame(decision.played)) return 'played';
  const known = decision.others?.find(({ move }) => isSame(move));
  if (known && known.chance >= decision.best_chance - decision.error) return 'right';
  // another way to make the same compound move, such as other cards of a lay-down
  return decision.better.length > 1 && actions[0] === decision.better[0] && decision.played[0] !== decision.better[0] ? 'right' : 'other';
}

const isOf = ({ args: { player } }: Sentence, seat: number) => typeof player === 'object' && 'seats' in player && player.seats.includes(seat);

/** What is told of a move that turned the match for somebody: what happened; or, if it ended the round, why, and the points that this brought or cost them. */
export function worthTelling(sentences: readonly Sentence[], seat: number): Sentence[] {
  const ends = sentences.filter(({ about }) => about === 'round');
  if (!ends.length) return sentences.slice(0, 2);
  const [first] = sentences.filter(({ about }) => !about);
  return [...(first ? [first] : []), ...ends, ...sentences.filter((each) => each.about === 'points' && isOf(each, seat))];
}

const HASH = /^#move-(\d{1,9})$/;
export const hashOf = (step: number) => `#move-${step}`;

/** The step that an address leads to. */
export function stepIn(hash: string): number | undefined {
  const found = HASH.exec(hash)?.[1];
  return found === undefined ? undefined : Number(found);
}
