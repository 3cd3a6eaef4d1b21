import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';

import { dealerOf } from '../games/dealers';
import { dealAgain, type Deal, type DealSeen } from './deals';
import { commitment, dealSeed, exactText, seal, type Terms } from './fair';
import type { RecordShown } from './protocol';
import { spotOf } from './places';
import type { Place } from './protocol';
import { sha256 } from './sha256';
import { verify } from './verify';

interface Vector extends Terms {
  server_seed: string;
  contributions: string[];
  seals: string[];
  commitment: string;
  seed: string;
  first_cards: { place: Place; cards: string[] }[];
}
const vectors = JSON.parse(
  readFileSync(new URL('../../../tests/fair/vectors.json', import.meta.url), 'utf8'),
) as Vector[];

function recordOf(vector: Vector): RecordShown {
  const { match, game, rules_version, options, server_seed, contributions, seed } = vector;
  const seats = contributions.map((_, seat) => `Player ${seat}`);
  const fair = { version: 1, match, server_seed, contributions, commitment: vector.commitment };
  return { format: 'quintet-record', version: 1, game, rules_version, options, seats, seed, start: null, actions: [], result: null, fair };
}

it('hashes as any other program does', () => {
  for (const text of ['', 'abc', 'ü€😀', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)]) {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

it('writes texts in ASCII with sorted names', () => {
  expect(exactText(['é', { b: 1, a: true }])).toBe('["\\u00e9",{"a":true,"b":1}]');
});

it.each(vectors)('seals, commits and deals as the server does: $match', (vector) => {
  expect(vector.contributions.map(seal)).toEqual(vector.seals);
  expect(commitment(vector, vector.server_seed, vector.seals)).toBe(vector.commitment);
  expect(dealSeed(vector, vector.server_seed, vector.contributions)).toBe(vector.seed);
  const noted = { commitment: vector.commitment, contribution: vector.contributions.find(Boolean) ?? '' };
  expect(verify(recordOf(vector), undefined, noted)?.every((claim) => claim.isProved)).toBe(true);
});

it('deals again from the parts, not from the seed that the record gives', async () => {
  const record = recordOf(vectors[0]!);
  const dealer = (await dealerOf(record.game))!;
  const seen = (dealt: Deal): DealSeen[] => [{ dealt, kept: new Map(), nShuffles: 0 }];
  const dealt = seen(dealAgain(dealer, record.options, record.seats.length, record.seed));
  const proved = (claims: ReturnType<typeof verify>) => claims?.find((claim) => claim.name === 'deal')?.isProved;
  expect(proved(verify(record, undefined, undefined, dealt, dealer))).toBe(true);
  expect(proved(verify({ ...record, seed: '0'.repeat(32) }, undefined, undefined, dealt, dealer))).toBe(true);
  const other = seen(dealAgain(dealer, record.options, record.seats.length, '0'.repeat(32)));
  expect(proved(verify(record, undefined, undefined, other, dealer))).toBe(false);
  const second = verify(record, undefined, undefined, [...dealt, ...other], dealer)?.find((claim) => claim.name === 'deal');
  expect(second).toEqual({ name: 'deal', isProved: false, round: 2 });
  expect(proved(verify(record, undefined))).toBeUndefined();
});

it.each(vectors)('gives out the first cards of the vector: $match', async (vector) => {
  const dealt = dealAgain((await dealerOf(vector.game))!, vector.options, vector.n_seats, vector.seed);
  for (const { place, cards } of vector.first_cards) {
    const given = dealt.get(spotOf(place))!;
    if (place.zone === 'hand') expect(given).toEqual(expect.arrayContaining(cards));
    else expect(given.slice(0, cards.length)).toEqual(cards);
  }
});

it('finds what does not fit', () => {
  const record = recordOf(vectors[0]!);
  const names = (claims: ReturnType<typeof verify>) => claims?.filter((claim) => !claim.isProved).map((claim) => claim.name);
  expect(names(verify({ ...record, seed: '0'.repeat(32) }, undefined))).toEqual(['seed']);
  expect(names(verify(record, undefined, { commitment: 'x', contribution: 'y' }))).toEqual([
    'noted_commitment',
    'noted_contribution',
  ]);
  expect(verify({ ...record, fair: undefined }, undefined)).toBeUndefined();
});
