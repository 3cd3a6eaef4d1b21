import { expect, it } from 'vitest';

import { holdingOf, roomyHoldingOf, rowsOf } from './held';

const BOARDS = [[360, 555], [740, 270], [820, 1100], [998, 640], [1510, 980], [3020, 1980]] as const; // prettier-ignore
const holdingIn = ([width, height]: readonly [number, number], holds: number) => holdingOf({ width, height }, width - 8, width > 2000 ? 32 : 16, holds);

it('has all cards within its room, however many there are', () => {
  for (const board of BOARDS) {
    const holding = holdingIn(board, 12);
    for (let n = 0; n <= 40; n++) {
      const { card, nRows } = rowsOf(holding, n);
      expect(card * (1.5 + 0.62 * (nRows - 1)), `${n} cards on ${board.join(' × ')}`).toBeLessThan(holding.height);
      expect(card).toBeLessThanOrEqual(holding.card);
    }
  }
});

it('draws as many cards as usual at full size', () => {
  for (const board of BOARDS) for (const holds of [5, 10, 13, 15]) expect(rowsOf(holdingIn(board, holds), holds).card).toBe(holdingIn(board, holds).card);
});

it('shows enough of every card of a long hand on a phone to be touched', () => {
  const holding = holdingIn(BOARDS[0], 15);
  for (let n = 1; n <= 30; n++) {
    const { card, nRows } = rowsOf(holding, n);
    const step = n > nRows ? (holding.width - 1.32 * card) / (Math.ceil(n / nRows) - 1) : card;
    expect(Math.min(card, step), `${n} cards`).toBeGreaterThan(18);
  }
});

it('does not change with the next card of a usual hand', () => {
  for (const board of BOARDS) {
    const holding = holdingIn(board, 13);
    expect(rowsOf(holding, 12).nRows).toBe(rowsOf(holding, 13).nRows);
  }
});

it('has larger cards on a phone where the table is elsewhere, within half of it', () => {
  const [width, height] = BOARDS[0];
  const roomy = roomyHoldingOf({ width, height }, width - 8, 16, 8);
  expect(roomy.height).toBeLessThan(height / 2);
  for (const n of [1, 5, 8, 12]) {
    const { card, nRows } = rowsOf(roomy, n);
    expect(card).toBeGreaterThan(rowsOf(holdingIn(BOARDS[0], 8), n).card);
    expect(card * (1.5 + 0.62 * (nRows - 1))).toBeLessThan(roomy.height);
  }
});
