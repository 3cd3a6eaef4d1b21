import { expect, it } from 'vitest';

import { sparksOf } from './effects';

it('lets what is paid fly from who pays to who gets it, and the table is nobody', () => {
  const sparks = sparksOf([{ event: 'Paid', payer: 1, payee: -1, n: 2, what: 'toll' }], []);
  expect(sparks).toEqual([
    { kind: 'paid', from: 1, to: -1, order: 0 },
    { kind: 'paid', from: 1, to: -1, order: 1 },
  ]);
  expect(sparksOf([{ event: 'Paid', payer: 0, payee: 1, n: 30, what: 'share' }], [])).toHaveLength(5);
});

it('bursts for the calls that the game names, and for no others', () => {
  const events = ['solo', 'colour'].map((what) => ({ event: 'Declared' as const, seat: 2, what, detail: '' }));
  expect(sparksOf(events, ['solo'])).toEqual([{ kind: 'burst', from: 2, to: 2, order: 0 }]);
});
