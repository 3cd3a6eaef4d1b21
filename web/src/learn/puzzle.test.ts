import { expect, it } from 'vitest';

import { after, nextOf } from './puzzle.svelte';

const all = ['a', 'b', 'c'].map((key) => ({ key, is_hard: false }));
const none = { found: [], missed: [], streak: 0, longest: 0 };

it('offers what is new first, then what was missed, and not the same again at once', () => {
  expect(nextOf(all, none)).toBe('a');
  expect(nextOf(all, { ...none, found: ['a'], missed: ['b'] })).toBe('c');
  expect(nextOf(all, { ...none, found: ['a'], missed: ['b', 'c'] }, 'b')).toBe('c');
  expect(nextOf(all, { ...none, found: ['a', 'b'], missed: ['c'] }, 'c')).toBe('c');
  expect(nextOf(all, { ...none, found: ['a', 'b', 'c'] })).toBeUndefined();
});

it('counts what is found in a row', () => {
  const two = after(after(none, 'a', true), 'b', true);
  expect(two).toEqual({ found: ['a', 'b'], missed: [], streak: 2, longest: 2 });
  const missed = after(two, 'c', false);
  expect(missed).toEqual({ found: ['a', 'b'], missed: ['c'], streak: 0, longest: 2 });
  expect(after(missed, 'c', true)).toEqual({ found: ['a', 'b', 'c'], missed: [], streak: 1, longest: 2 });
});
