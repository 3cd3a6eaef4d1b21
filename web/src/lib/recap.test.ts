import { expect, it } from 'vitest';

import type { Sentence } from './protocol';
import { recapOf } from './recap';

const lays = (seat: number, card: string): Sentence => ({ key: 'moved-hand-discard', args: { actor: { seats: [seat] }, card: { cards: [card] } } });
const buys = (seat: number, from: number): Sentence => ({ key: 'paid-bought', args: { player: { seats: [seat] }, other: { seats: [from] } } });
const misses = (seat: number): Sentence => ({ key: 'declared-miss', args: { player: { seats: [seat] } } });
const logOf = (...batches: Sentence[][]) => batches.map((sentences, id) => ({ id, sentences }));
const told = (log: ReturnType<typeof logOf>) => recapOf(log, 0).map(({ seat, sentences }) => [seat, ...sentences.map(({ said }) => said)]);

it('has a line for each player since I last did something, in their order', () => {
  const log = logOf([lays(3, 'R1')], [lays(0, 'R2')], [lays(1, 'R3')], [{ key: 'event-turn', args: { player: { seats: [2] } } }], [lays(2, 'R4')], [lays(2, 'R5')]);
  expect(told(log)).toEqual([[1, lays(1, 'R3')], [2, lays(2, 'R4'), lays(2, 'R5')]]);
  expect(recapOf(log.slice(0, 2), 0)).toEqual([]);
});

it('keeps what happened to me among what others did', () => {
  const lines = recapOf(logOf([lays(0, 'R2')], [lays(3, 'RM'), misses(0)], [lays(1, 'R3')]), 0);
  expect(lines.slice(0, 2)).toEqual([
    { seat: 3, sentences: [{ said: lays(3, 'RM'), isMine: false }], isShort: false },
    { seat: 0, sentences: [{ said: misses(0), isMine: true }], isShort: false },
  ]);
});

it('begins anew with a deal', () => {
  expect(told(logOf([lays(1, 'R3')], [lays(2, 'R4'), { key: 'event-dealt', args: {} }], [lays(3, 'R5')]))).toEqual([[3, lays(3, 'R5')]]);
});

it('leaves out what is long past, and never what concerns me', () => {
  const acts = [buys(1, 0), lays(1, 'R1'), lays(1, 'R2'), lays(1, 'R3')].map((each) => [each]);
  const [line] = recapOf(logOf(...acts), 0);
  expect(line!.isShort).toBe(true);
  expect(line!.sentences).toEqual([{ said: buys(1, 0), isMine: true }, { said: lays(1, 'R2'), isMine: false }, { said: lays(1, 'R3'), isMine: false }]);
  const many = logOf([buys(1, 0)], ...[2, 3, 4, 5, 6, 7, 8].map((seat) => [lays(seat, 'R1')]));
  expect(recapOf(many, 0).map(({ seat }) => seat)).toEqual([1, 4, 5, 6, 7, 8]);
});
