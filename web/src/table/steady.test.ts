import { expect, it } from 'vitest';

import { arrange, type Wanted } from './arrange';
import type { Thing } from './sizes';
import { Steady, type Table } from './steady';
import type { Care, Reserve } from './things';

const stack: Thing = { kind: 'stack', n: 1 };
const ROOM = { width: 348, height: 380, rem: 16, most: 110 };
type Piles = Record<string, number>; // the levels that lie there, by whose they are and their number

/** A table on which everybody has a pile, and levels lie or are expected. */
const tableOf = (there: Piles, likely: Piles = {}, height = ROOM.height): Table => ({
  reserve(before: Reserve | undefined, care: Care) {
    const kept = new Map(before);
    for (const [spot, n] of [...Object.entries(there), ...(care === 'there' ? [] : Object.entries(likely))]) kept.set(spot, Math.max(n, kept.get(spot) ?? 0));
    return kept;
  },
  wanted(reserve: Reserve): Wanted {
    const of = (who: string) => [...reserve].filter(([spot]) => spot.startsWith(who)).map(([, n]): Thing => ({ kind: 'spread', n }));
    return { ...ROOM, height, seats: [[stack, ...of('left')], [stack, ...of('right')]], centre: [[stack]], own: [[stack], of('own')].filter((group) => group.length) };
  },
});
const LIKELY = { 'own 1': 4, 'own 2': 4, 'left 1': 3, 'right 1': 3 };

it('keeps every place while cards come that were likely to come, and go', () => {
  const steady = new Steady();
  const first = steady.arrange(tableOf({}, LIKELY), 1);
  const tables: Piles[] = [{ 'own 1': 3 }, { 'own 1': 3, 'own 2': 4 }, { 'left 1': 3, 'own 1': 4 }, {}];
  for (const there of tables) expect(steady.arrange(tableOf(there, LIKELY), 1)).toEqual(first);
});

it('keeps the places of what has been there', () => {
  const steady = new Steady();
  const full = steady.arrange(tableOf({ 'own 1': 5, 'left 1': 4 }), 1);
  expect(steady.arrange(tableOf({}), 1)).toEqual(full);
});

it('lays cards closer, then makes them smaller, in the same way, when something comes that does not fit', () => {
  const steady = new Steady();
  const first = steady.arrange(tableOf({ 'left 1': 4, 'right 1': 4 }), 1).table;
  const full = { 'left 1': 6, 'right 1': 4 };
  const fuller = steady.arrange(tableOf(full), 1).table;
  expect(fuller.way).toEqual(first.way);
  expect([first.isTight, fuller.isTight, fuller.mini]).toEqual([false, true, first.mini]);
  let fullest = fuller;
  for (let n = 7; n < 30 && fullest.mini === first.mini; n++) fullest = steady.arrange(tableOf({ ...full, 'left 1': n }), 1).table;
  expect(fullest.way).toEqual(first.way);
  expect(fullest.mini).toBeLessThan(first.mini);
});

it('keeps its places in the next round where that asks for as much', () => {
  const steady = new Steady();
  const first = steady.arrange(tableOf({ 'left 1': 4, 'own 1': 4 }, LIKELY), 1);
  expect(steady.arrange(tableOf({}, LIKELY), 2)).toEqual(first);
});

it('is arranged in the same way in the next round where that asks for more, or less', () => {
  const steady = new Steady();
  const { way } = steady.arrange(tableOf({}, LIKELY), 1).table;
  for (const [i, likely] of [{ ...LIKELY, 'own 1': 7 }, { 'own 1': 3, 'own 2': 3, 'right 1': 4 }, { ...LIKELY, 'left 1': 5 }].entries()) {
    expect(steady.arrange(tableOf({}, likely), i + 2).table.way).toEqual(way);
  }
});

it('begins anew in the next round where cards are much larger then', () => {
  const steady = new Steady();
  steady.arrange(tableOf({ 'left 1': 9, 'right 1': 9, 'own 1': 9 }), 1);
  expect(steady.arrange(tableOf({}), 2).table).toEqual(arrange(tableOf({}).wanted(new Map())));
});

it('keeps room for what is certain to come, however small cards are for it, as long as they can be read', () => {
  const first = new Steady().arrange(tableOf({}, LIKELY), 1).table;
  expect(first.way).toBeDefined();
  expect(first).toEqual(arrange(tableOf({}).wanted(new Map(Object.entries(LIKELY)))));
});

it('has no room for what would make cards too small to be read', () => {
  const crowd = { 'own 1': 12, 'own 2': 12, 'own 3': 12, 'left 1': 9, 'left 2': 9, 'right 1': 9 };
  expect(new Steady().arrange(tableOf({}, crowd), 1).table).toEqual(arrange(tableOf({}).wanted(new Map())));
});

it('stays where it is when its room becomes a little higher, and is arranged anew in a much higher one', () => {
  const steady = new Steady();
  const first = steady.arrange(tableOf({}, LIKELY), 1);
  expect(steady.arrange(tableOf({ 'own 1': 3 }, LIKELY, ROOM.height + 24), 1)).toEqual(first);
  expect(steady.arrange(tableOf({ 'own 1': 3 }, LIKELY), 1)).toEqual(first);
  expect(steady.arrange(tableOf({}, LIKELY, 2 * ROOM.height), 1).table.card).toBeGreaterThan(first.table.card);
});

it('stays where it is when a pixel of its room is lost, and is arranged anew in a lower one', () => {
  const steady = new Steady();
  const first = steady.arrange(tableOf({}, LIKELY), 1);
  expect(steady.arrange(tableOf({}, LIKELY, ROOM.height - 1), 1)).toEqual(first);
  expect(steady.arrange(tableOf({}, LIKELY, ROOM.height - 60), 1)).not.toEqual(first);
});
