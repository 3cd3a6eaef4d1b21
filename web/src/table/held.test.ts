import { expect, it } from 'vitest';

import { holdingOf, roomyHoldingOf, rowsOf, traysOf } from './held';

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

/** Parts of so many cards, with titles as wide as usual. */
const partsOf = (...sizes: number[]) => sizes.map((n) => ({ n, title: 80 }));

it('lays the parts of a hand apart from each other, within its room, and every card to be touched', () => {
  for (const board of BOARDS) for (const parts of [partsOf(2, 5, 5, 1), partsOf(10, 2), partsOf(1, 9, 2, 1), partsOf(3, 4, 5)]) {
    const rem = board[0] > 2000 ? 32 : 16;
    const holding = holdingIn(board, 13);
    const found = traysOf(holding, parts, rem)!;
    const where = `${parts.map(({ n }) => n).join()} on ${board.join(' × ')}`;
    expect(found.places.length, where).toBe(parts.reduce((sum, { n }) => sum + n, 0));
    found.trays.forEach((tray, i) => {
      expect(tray.left, where).toBeGreaterThanOrEqual(0);
      expect(tray.left + tray.width, where).toBeLessThanOrEqual(holding.width + 0.01);
      expect(tray.top + tray.height, where).toBeLessThanOrEqual(holding.height + 0.01);
      const next = found.trays[i + 1];
      if (next?.line === tray.line) expect(next.left, where).toBeGreaterThan(tray.left + tray.width);
      else if (next) expect(next.top, where).toBeGreaterThan(tray.top + 0.6 * found.card);
    });
    found.places.forEach((place, i) => {
      const next = found.places[i + 1];
      if (next?.line === place.line) expect(next.x - place.x, where).toBeGreaterThanOrEqual(24);
    });
  }
});

it('has no trays where cards would be too small to be touched', () => {
  expect(traysOf(holdingIn(BOARDS[0], 12), partsOf(2, 2, 2, 2, 30), 16)).toBeUndefined();
});
