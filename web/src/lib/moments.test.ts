import { expect, it } from 'vitest';

import { momentsFor, queued, shownFor, showsCards, sizeFor } from './moments';

it('picks what is said to a seat alone, with the sentence\u2019s own blanks', () => {
  const args = { player: { seats: [0] }, other: { seats: [2] } };
  const sentences = [
    { key: 'moved-hand-discard', args: {} },
    { key: 'declared-caught', args, moments: [{ key: 'moment-declared-caught-other', seats: [2] }, { key: 'moment-declared-caught-player', seats: [0] }] },
  ]; // prettier-ignore
  expect(momentsFor(2, sentences)).toEqual([{ key: 'moment-declared-caught-other', args }]);
  expect(momentsFor(1, sentences)).toEqual([]);
  expect(momentsFor(-1, sentences)).toEqual([]);
});

it('shows what is shown to its end, and lets the newest wait', () => {
  expect(queued([], ['a'])).toEqual(['a']);
  expect(queued(['a'], ['b', 'c', 'd'])).toEqual(['a', 'b', 'd']);
  expect(queued(['a', 'b', 'c'], ['d'])).toEqual(['a', 'b', 'd']);
});

it('tells cards that somebody shows from all else', () => {
  expect(showsCards({ key: 'declared-added', args: { player: { seats: [1] }, detail: { cards: ['R7'] } } })).toBe(true);
  expect(showsCards({ key: 'declared-level', args: { player: { seats: [1] }, detail: 3 } })).toBe(false);
  expect(showsCards({ key: 'event-turn', args: {} })).toBe(false);
});

it('gives time to read', () => {
  expect(shownFor('Caught!')).toBeGreaterThanOrEqual(2500);
  expect(shownFor('x'.repeat(80))).toBeGreaterThan(shownFor('Caught!'));
});

it('says what is short in large letters, and what is long in letters that fit', () => {
  const sizes = [10, 40, 70, 120].map((n) => sizeFor('x'.repeat(n)));
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBe(4);
});
