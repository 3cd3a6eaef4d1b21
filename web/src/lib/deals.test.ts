/** The page deals as the engine does: golden deals that the engine's own tests write and check. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { Chance } from './chance';
import { dealerOf } from '../games/dealers';
import { dealAgain, isDealtFrom, isSameDeal, type Deal, type Dealer } from './deals';
import type { Options } from './protocol';

interface Golden {
  shuffles: { seed: string; n: number; orders: number[][]; below: number }[];
  deals: DealKept[];
  rounds: (DealKept & { n_shuffles: number; kept: [string, string][] })[];
}
interface DealKept {
  game: string;
  options: Options;
  n_seats: number;
  seed: string;
  dealt: [string, string][];
}
const golden = JSON.parse(
  readFileSync(new URL('../../../tests/golden/deals.json', import.meta.url), 'utf8'),
) as Golden;
const dealers: Record<string, Dealer | undefined> = {};
for (const { game } of golden.deals) dealers[game] = await dealerOf(game);
const placed = (cards: [string, string][]): Deal => new Map(cards.map(([spot, each]) => [spot, each.split(' ')]));
const dealtIn = (each: DealKept) => placed(each.dealt);

it('draws the words that docs/records.md shows', () => {
  const words = new Chance('0').block(0, 0).map((word) => word.toString(16).padStart(8, '0'));
  expect(words).toEqual(['9c6ca96a', 'e17eae66', 'fc10ecd4', '5256a7d8']);
});

it.each(golden.shuffles)('shuffles $n cards of seed $seed as the engine does', ({ seed, n, orders, below }) => {
  const chance = new Chance(seed);
  const deck = Array.from({ length: n }, (_, i) => i);
  for (const order of orders) expect(chance.shuffled(deck)).toEqual(order);
  expect(chance.below(n)).toBe(below);
});

it('deals every game as the engine does, with all options and players', () => {
  expect(golden.deals.length).toBeGreaterThan(80);
  for (const each of golden.deals) {
    const again = dealAgain(dealers[each.game]!, each.options, each.n_seats, each.seed);
    const shown = (deal: Deal) => [...deal].map(([spot, cards]) => `${spot}: ${cards.join(' ')}`).sort();
    const sets = (deal: Deal): Deal => new Map([...deal].map(([spot, cards]) => [spot, spot.startsWith('hand') ? [...cards].sort() : cards]));
    expect(shown(sets(again))).toEqual(shown(sets(dealtIn(each))));
    expect(isSameDeal(again, dealtIn(each))).toBe(true);
  }
});

it('deals later rounds as the engine does, without the cards that are kept, and only with the shuffle that is due', () => {
  expect(golden.rounds.filter((each) => each.kept.length).length).toBeGreaterThan(1);
  for (const each of golden.rounds) {
    const seen = { dealt: dealtIn(each), kept: placed(each.kept), nShuffles: each.n_shuffles };
    const isDue = (more: object, seed = each.seed) => isDealtFrom(dealers[each.game]!, each.options, each.n_seats, seed, { ...seen, ...more });
    expect(isDue({})).toBe(true);
    expect(isDue({ nShuffles: each.n_shuffles + 1 })).toBe(false);
    expect(isDue({ nShuffles: 0 })).toBe(false);
    expect(isDue({}, `1${each.seed.slice(1)}`)).toBe(false);
    if (each.kept.length) expect(isDue({ kept: new Map() })).toBe(false);
  }
});

it('sees a single card that was changed', () => {
  for (const each of golden.deals.filter((_, i) => i % 7 === 0)) {
    const again = dealAgain(dealers[each.game]!, each.options, each.n_seats, each.seed);
    const [first, second] = [...dealtIn(each)] as [[string, string[]], [string, string[]]];
    const [a, b] = [first[1].findIndex((card) => card !== second[1][0]), 0];
    const changed = dealtIn(each);
    [changed.get(first[0])![a], changed.get(second[0])![b]] = [second[1][b]!, first[1][a]!];
    expect(isSameDeal(again, changed)).toBe(false);
    const fewer = dealtIn(each);
    fewer.delete(first[0]);
    expect(isSameDeal(again, fewer)).toBe(false);
    const seed = (each.seed.startsWith('0') ? '1' : '0') + each.seed.slice(1);
    const other = dealAgain(dealers[each.game]!, each.options, each.n_seats, seed);
    expect(isSameDeal(other, dealtIn(each))).toBe(false);
  }
});

it('knows that it cannot deal a game without a folder', async () => {
  expect(await dealerOf('whist')).toBeUndefined();
});
