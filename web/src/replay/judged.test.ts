/** Judged decisions: the ring, the answers of a quiz, links to moves. */
import { expect, it } from 'vitest';

import type { DecisionJudged, Sentence } from '../lib/protocol';
import { answerIs, hashOf, hintOf, isError, stepIn, worthTelling } from './judged';

const decision: DecisionJudged = {
  step: 17, seat: 0, played: ['take'], better: ['lay R7'], chance: 310, best_chance: 430, error: 20, reason: 'hint-sheds', mark: 'slip',
  others: [{ move: ['lay R8'], chance: 425 }, { move: ['lay B7'], chance: 350 }],
}; // prettier-ignore

it('shows the better move as a hint', () => {
  expect(hintOf(decision)).toEqual({ action: 'lay R7', rest: [], chance: 0.43, reason: 'hint-sheds', of: 'match', particulars: {}, is_only: false });
  expect(hintOf({ ...decision, better: [] }).action).toBe('');
  expect(isError(decision)).toBe(true);
  expect(isError({ ...decision, mark: 'find' })).toBe(false);
});

it('takes the better move for right, and what is as good within its error', () => {
  expect(answerIs(decision, ['lay R7'])).toBe('right');
  expect(answerIs(decision, ['lay R8'])).toBe('right');
  expect(answerIs(decision, ['lay B7'])).toBe('other');
  expect(answerIs(decision, ['lay G7'])).toBe('other');
  expect(answerIs(decision, ['take'])).toBe('played');
  expect(answerIs({ ...decision, better: [] }, [])).toBe('right');
});

it('takes a compound move for right that begins as the better one', () => {
  const laying = { ...decision, better: ['lay level', 'put R1', 'put R2'], others: [] };
  expect(answerIs(laying, ['lay level', 'put R1', 'put J'])).toBe('right');
  expect(answerIs({ ...laying, played: ['lay level', 'put R3', 'put R2'] }, ['lay level', 'put R1', 'put J'])).toBe('other');
});

it('links to moves', () => {
  expect(stepIn(hashOf(17))).toBe(17);
  expect(['', '#move-', '#move-x', '#code', '#move--1'].map(stepIn)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

it('tells of a move that ended the round why it is over, and what that brought whose chance changed', () => {
  const said = (key: string, seat: number, about?: 'round' | 'points'): Sentence => ({ key, args: { player: { seats: [seat] } }, ...(about && { about }) });
  const keysOf = (sentences: Sentence[], seat: number) => worthTelling(sentences, seat).map(({ key }) => key);
  expect(keysOf([said('a', 0), said('b', 0), said('c', 0)], 0)).toEqual(['a', 'b']);
  const end = [said('shows', 0), said('lays', 0), said('over', 1, 'round'), said('gains', 1, 'points'), said('loses', 2, 'points')];
  expect(keysOf(end, 1)).toEqual(['shows', 'over', 'gains']);
  expect(keysOf(end, 2)).toEqual(['shows', 'over', 'loses']);
});
