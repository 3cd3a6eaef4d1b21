import { beforeAll, expect, it } from 'vitest';

import { playAll } from '../games/declared';
import { leadersOf } from './leaders';
import type { View } from './protocol';

beforeAll(playAll);

const view = (game: string, scores: number[], more: Partial<View> = {}) => ({ game, n_players: scores.length, scores, options: {}, facts: {}, zones: [], ...more }) as unknown as View;

it('names those who are ahead, and nobody while all are level', () => {
  expect(leadersOf(view('i_go', [1, 2, 0]))).toEqual([1]);
  expect(leadersOf(view('i_go', [1, 1, 0]))).toEqual([0, 1]);
  expect(leadersOf(view('i_go', [1, 1, 1]))).toEqual([]);
});

it('goes by what a game is won with', () => {
  expect(leadersOf(view('fifteen_go', [-20, -8, -12]))).toEqual([1]); // the fewest cards
  expect(leadersOf(view('level_8', [2, 3, 3], { facts: { levels: [3, 4, 4], laid: [1, 0, 1] } }))).toEqual([2]);
  const zones = [10, 4, 4].map((n, seat) => ({ zone: 'stock', seat, n }));
  expect(leadersOf(view('skipbo_masters', [0, 0, 0], { zones }))).toEqual([1, 2]);
  expect(leadersOf(view('skipbo_masters', [40, 0, 0], { zones, options: { target: '500' } }))).toEqual([0]);
});
