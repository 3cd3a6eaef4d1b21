import { expect, it } from 'vitest';

import { holdingOf, namedTraysOf, roomyHoldingOf, rowsOf, traysOf } from './held';

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

it('makes lines of trays equally wide where there are several, and leaves the cards of each in its tray', () => {
  const holding = holdingIn(BOARDS[0], 13);
  const found = traysOf(holding, partsOf(2, 5, 5), 16)!;
  const lines = new Set(found.trays.map(({ line }) => line));
  expect(lines.size).toBeGreaterThan(1);
  for (const line of lines) {
    const trays = found.trays.filter((tray) => tray.line === line);
    expect(trays[0]!.left).toBeCloseTo(0);
    expect(trays.at(-1)!.left + trays.at(-1)!.width).toBeCloseTo(holding.width);
    for (const { x } of found.places.filter((place) => place.line === line)) expect(trays.some(({ left, width }) => x >= left && x + found.card <= left + width)).toBe(true);
  }
});

it('has no trays where cards would be too small to be touched', () => {
  expect(traysOf(holdingIn(BOARDS[0], 12), partsOf(2, 2, 2, 2, 30), 16)).toBeUndefined();
});

it('has room for two lines of parts on a small phone, also where a lesson takes a part of it', () => {
  const holding = holdingOf({ width: 360, height: 430 }, 352, 16, 13, true);
  const parts = [3, 6, 3, 1].map((n) => ({ n, title: 60 }));
  expect(traysOf(holding, parts, 16)?.trays.length).toBe(4);
  expect(holdingOf({ width: 740, height: 300 }, 440, 16, 13, true)).toEqual(holdingOf({ width: 740, height: 300 }, 440, 16, 13));
});

it('keeps the parts of a split hand in their lines, neither of which covers the other', () => {
  const holding = holdingOf({ width: 360, height: 470 }, 352, 16, 13, true, true);
  for (const counts of [[3, 8, 1, 0], [0, 7, 5, 1], [3, 8, 1, 1], [5, 6, 2, 0], [1, 5, 6, 1]]) {
    const parts = counts.map((n, i) => ({ n, title: 60, isBelow: i > 1 })).filter(({ n }) => n);
    const { trays } = traysOf(holding, parts, 16)!;
    expect(trays.map(({ line }) => line)).toEqual(parts.map(({ isBelow }) => Number(isBelow)));
    for (const above of trays.filter(({ line }) => !line)) for (const below of trays.filter(({ line }) => line)) expect(above.top + above.height).toBeLessThanOrEqual(below.top + 0.01);
  }
});

it('covers nothing of a hand in its parts where its board is high or wide enough', () => {
  const [phone, tablet, desktop] = [[360, 555], [820, 1100], [998, 640]] as const; // prettier-ignore
  for (const [width, height] of [phone, tablet, desktop]) for (const counts of [[3, 4, 4], [2, 2, 2, 2, 3], [9, 2], [1, 1, 9], [4, 6, 1], [1, 10], [11]]) {
    const holding = holdingOf({ width, height }, width - 8, 16, 12, true, 'close');
    const parts = counts.map((n, i) => ({ n, title: 78, isBelow: i === counts.length - 1 }));
    const { trays } = namedTraysOf(holding, parts, 16);
    const where = `${counts.join()} on ${width} × ${height}`;
    expect(trays, where).toBeDefined();
    for (const tray of trays!.trays) for (const other of trays!.trays) if (other.line > tray.line) expect(tray.top + tray.height, where).toBeLessThanOrEqual(other.top + 0.01);
    expect(trays!.card, where).toBeGreaterThanOrEqual(40);
  }
});

it('makes names smaller before it does without them: five parts on a phone that lies on its side', () => {
  const holding = holdingOf({ width: 844, height: 340 }, 506, 16, 12, true);
  const parts = [2, 2, 2, 1, 3].map((n) => ({ n, title: 98 }));
  expect(traysOf(holding, parts, 16)).toBeUndefined();
  const { trays, size } = namedTraysOf(holding, parts, 16);
  expect(trays?.trays.length).toBe(5);
  expect(size).toBeLessThan(1);
  for (const { width } of trays!.trays) expect(width).toBeGreaterThanOrEqual(size * 98);
});
