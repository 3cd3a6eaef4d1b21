import { expect, it } from 'vitest';

import { arrange, type Thing, type Wanted } from './arrange';
import { Steady } from './steady';

const stack: Thing = { kind: 'stack', n: 5 };
const ROOM = { width: 348, height: 380, rem: 16, most: 110 };
const level = (n: number): Thing => ({ kind: 'spread', n });
const table = (own: Thing[], seats: Thing[][] = [[stack], [stack]]): Wanted => ({ ...ROOM, seats, centre: [[stack]], own: [[stack], own].filter((group) => group.length) });
const likely = table([level(4), level(4)], [[stack, level(3)], [stack, level(3)]]);

it('keeps places and sizes while cards come that were likely to come', () => {
  const steady = new Steady();
  const first = steady.arrange(table([]), likely, 1);
  for (const wanted of [table([level(3)]), table([level(3), level(3)]), table([level(4), level(4)], [[stack, level(3)], [stack]])]) {
    const { seats, card, mini, way } = steady.arrange(wanted, likely, 1);
    expect({ card, mini, way, lefts: seats.map((seat) => seat.left) }).toEqual({ card: first.card, mini: first.mini, way: first.way, lefts: first.seats.map((seat) => seat.left) });
  }
});

it('arranges a table anew when something does not fit, and in another round', () => {
  const steady = new Steady();
  const first = steady.arrange(table([]), table([]), 1);
  const full = table([level(6), level(5)], [[stack, level(4)], [stack, level(4)]]);
  const fuller = steady.arrange(full, full, 1);
  expect(fuller).toEqual(arrange(full));
  expect(steady.arrange(table([]), table([]), 1).card).toBe(fuller.card);
  expect(steady.arrange(table([]), table([]), 2)).toEqual(first);
});

it('gives up the lines for what others did before it moves anything aside', () => {
  const steady = new Steady();
  const first = steady.arrange({ ...table([]), hasDeeds: true }, { ...likely, hasDeeds: true }, 1);
  expect(first.nDeeds).toBeGreaterThan(0);
  const full = steady.arrange({ ...likely, hasDeeds: true }, { ...likely, hasDeeds: true }, 1);
  expect({ card: full.card, mini: full.mini, way: full.way }).toEqual({ card: first.card, mini: first.mini, way: first.way });
});

it('does not make cards small for what may never come', () => {
  const crowd = table([level(12), level(12), level(12)], [[stack, level(9), level(9)], [stack, level(9), level(9)]]);
  expect(new Steady().arrange(table([]), crowd, 1)).toEqual(arrange(table([])));
});
