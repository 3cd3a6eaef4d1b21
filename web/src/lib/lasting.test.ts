import { expect, it } from 'vitest';

import { leftUntil } from './lasting';

const HOUR = 3_600_000;

it.each([
  [7 * 24 * HOUR, 'days', 7],
  [36 * HOUR, 'days', 2],
  [35 * HOUR, 'hours', 35],
  [24 * HOUR - 1000, 'hours', 24],
  [1.5 * HOUR, 'hours', 2],
  [HOUR, 'minutes', 60],
  [61_000, 'minutes', 2],
  [1, 'minutes', 1],
  [-5, 'minutes', 0],
])('says what is left of %d ms', (left, unit, n) => {
  expect(leftUntil(1000 + left, 1000)).toEqual({ unit, n });
});
