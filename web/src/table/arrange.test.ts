import { expect, it } from 'vitest';

import { arrange, type Box, type Wanted } from './arrange';
import { closeIn, mostIn, sizeOf, type Thing } from './sizes';

const stack: Thing = { kind: 'stack', n: 5 };
const spread = (n: number): Thing => ({ kind: 'spread', n });
const times = <T>(n: number, what: T): T[] => Array.from({ length: n }, () => what);

/** What the fullest tables show. */
const TABLES: Record<string, Pick<Wanted, 'seats' | 'centre' | 'own'>> = {
  'closed hands': { seats: times(9, [{ kind: 'backs', n: 8 }]), centre: [[stack], [stack]], own: [] },
  combinations: { seats: times(5, [{ kind: 'backs', n: 9 }, stack, spread(8), spread(4)]), centre: [[stack]], own: [[stack], [spread(8), spread(4)]] },
  'many piles': { seats: times(5, times(5, stack)), centre: [[stack], times(4, stack), [{ ...stack, isSmall: true }]], own: [[stack], times(4, stack)] },
  rows: { seats: times(5, [stack, stack]), centre: [[stack], times(8, { kind: 'trail', n: 12 })], own: [[stack], [stack]] },
  'open hands': { seats: times(10, [{ kind: 'open', n: 10 }]), centre: [[stack], [stack]], own: [] },
  two: { seats: [[{ kind: 'backs', n: 8 }]], centre: [[stack], [stack]], own: [] },
};
const ROOMS = [[348, 380], [728, 180], [832, 210], [808, 760], [948, 260], [900, 360], [1500, 560], [3000, 1200]] as const; // prettier-ignore

const boxesOf = (table: ReturnType<typeof arrange>) => [...(table.isScrolled ? [table.others] : table.seats), table.centre, ...(table.own ? [table.own] : [])];
const apart = (a: Box, b: Box) =>
  a.left + a.width <= b.left + 1 || b.left + b.width <= a.left + 1 || a.top + a.height <= b.top + 1 || b.top + b.height <= a.top + 1;

it.each(Object.keys(TABLES))('%s lie apart and within their room, at every size', (name) => {
  for (const [width, height] of ROOMS) {
    const table = arrange({ ...TABLES[name]!, width, height, rem: width > 2000 ? 32 : 16, most: 200 });
    const boxes = boxesOf(table);
    for (const box of boxes) {
      expect(Math.min(box.left, box.top), `${width} × ${height}`).toBeGreaterThanOrEqual(-1);
      expect(box.left + box.width, `${width} × ${height}`).toBeLessThanOrEqual(width + 1);
      if (!table.isScrolled) expect(box.top + box.height, `${width} × ${height}`).toBeLessThanOrEqual(height + 1);
    }
    expect(table.isWhole, `${width} × ${height}`).toBeUndefined();
    for (const box of [table.others, table.centre, table.own ?? table.centre]) expect(box.top + box.height).toBeLessThanOrEqual(height + 1);
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(apart(a, b), `${width} × ${height}`).toBe(true)));
    expect(table.card).toBeGreaterThanOrEqual(28);
  }
});

it('draws cards larger where there is more room', () => {
  for (const table of Object.values(TABLES)) {
    const wide = (width: number, height: number) => arrange({ ...table, width, height, rem: 16, most: 400 }).card;
    expect(wide(808, 760)).toBeGreaterThan(wide(348, 380));
    expect(wide(1500, 900)).toBeGreaterThan(wide(900, 360));
  }
});

it('has seats scrolled where nothing else helps, and the middle and one’s own in sight', () => {
  const table = arrange({ ...TABLES.combinations!, width: 348, height: 200, rem: 16, most: 100 });
  expect(table.isScrolled).toBe(true);
  expect(table.own!.top + table.own!.height).toBeLessThanOrEqual(200);
});

it('stands still before it is measured', () => {
  expect(arrange({ ...TABLES.rows!, width: 0, height: 0, rem: 16, most: 100 }).seats).toHaveLength(5);
});

it('lays cards that were added closer, in the place that was kept, so that both ends can be read', () => {
  for (let kept = 3; kept < 8; kept++) {
    const place = sizeOf(spread(kept), 1, Infinity, true, 16).width;
    const n = mostIn(kept);
    const { first, step } = closeIn(n, place);
    expect(n).toBeGreaterThan(kept);
    expect(first).toBeGreaterThan(0.4);
    expect(step).toBeGreaterThan(0.04);
    expect(1 + first + (n - 2) * step).toBeCloseTo(place);
  }
});
