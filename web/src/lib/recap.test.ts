import { expect, it } from 'vitest';

import type { Sentence } from './protocol';
import { briefed, doerOf, joined, recapOf, shortened } from './recap';

const lays = (seat: number, ...cards: string[]): Sentence => ({ key: 'moved-hand-discard', args: { actor: { seats: [seat] }, card: { cards } } });
const buys = (seat: number, from: number): Sentence => ({ key: 'paid-bought', args: { player: { seats: [seat] }, other: { seats: [from] } } });
const misses = (seat: number): Sentence => ({ key: 'declared-miss', args: { player: { seats: [seat] } } });
const logOf = (...batches: Sentence[][]) => batches.map((sentences, id) => ({ id, sentences }));
const told = (log: ReturnType<typeof logOf>) => recapOf(log, 0).map(({ seat, sentences }) => [seat, ...sentences.map(({ said }) => said)]);

it('has a line for each player since I last did something, in their order', () => {
  const log = logOf([lays(3, 'R1')], [lays(0, 'R2')], [lays(1, 'R3')], [{ key: 'event-turn', args: { player: { seats: [2] } } }], [lays(2, 'R4')], [lays(2, 'R5')]);
  expect(told(log)).toEqual([[1, lays(1, 'R3')], [2, lays(2, 'R4', 'R5')]]);
  expect(recapOf(log.slice(0, 2), 0)).toEqual([]);
});

it('keeps what happened to me among what others did', () => {
  const lines = recapOf(logOf([lays(0, 'R2')], [lays(3, 'RM'), misses(0)], [lays(1, 'R3')]), 0);
  expect(lines.slice(0, 2)).toEqual([
    { seat: 3, sentences: [{ said: lays(3, 'RM'), isMine: false }] },
    { seat: 0, sentences: [{ said: misses(0), isMine: true }] },
  ]);
});

it('begins anew with a deal', () => {
  expect(told(logOf([lays(1, 'R3')], [lays(2, 'R4'), { key: 'event-dealt', args: {} }], [lays(3, 'R5')]))).toEqual([[3, lays(3, 'R5')]]);
});

it('leaves nothing out: what differs in its cards alone is said once, with all of them', () => {
  const acts = [buys(1, 0), lays(1, 'R1'), lays(1, 'R2'), misses(2), lays(1, 'R3')].map((each) => [each]);
  expect(told(logOf(...acts))).toEqual([[1, buys(1, 0), lays(1, 'R1', 'R2')], [2, misses(2)], [1, lays(1, 'R3')]]);
  const many = logOf([buys(1, 0)], ...[2, 3, 4, 5, 6, 7, 8].map((seat) => [lays(seat, 'R1')]));
  expect(recapOf(many, 0).map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('is made shorter by what is old and does not concern me', () => {
  const lines = recapOf(logOf([lays(1, 'R1')], [buys(1, 0)], [lays(2, 'R3')], [misses(2)]), 0);
  const left = (n: number) => shortened(lines, n).map(({ seat, sentences }) => [seat, ...sentences.map(({ said }) => said)]);
  expect(left(0)).toEqual([[1, lays(1, 'R1'), buys(1, 0)], [2, lays(2, 'R3'), misses(2)]]);
  expect(left(2)).toEqual([[1, lays(1, 'R1'), buys(1, 0)]]);
  expect(left(3)).toEqual([[1, buys(1, 0)]]);
  expect(left(4)).toEqual([]);
});

it('keeps the cause of what happened to me longer than anything else of the others', () => {
  const lines = recapOf(logOf([lays(3, 'RM'), misses(0)], [lays(1, 'R3')], [misses(2)]), 0);
  const left = (n: number) => shortened(lines, n).flatMap(({ sentences }) => sentences.map(({ said }) => said));
  expect(left(2)).toEqual([lays(3, 'RM'), misses(0)]);
  expect(left(3)).toEqual([misses(0)]);
});

it('leaves out reasons before moves', () => {
  const explains = (seat: number): Sentence => ({ key: 'explained', args: { player: { seats: [seat] } } });
  const lines = recapOf(logOf([lays(1, 'R1')], [lays(1, 'R3'), explains(1)], [misses(2)]), 0);
  const left = (n: number) => shortened(lines, n).flatMap(({ sentences }) => sentences.map(({ said }) => said));
  expect(left(0)).toContainEqual(explains(1));
  expect(left(1)).toEqual([lays(1, 'R1', 'R3'), misses(2)]);
  expect(left(2)).toEqual([misses(2)]);
});

it('says in few words what was done: neither where a card passed through, nor the places of a move', () => {
  const moves = (key: string, seat: number, card: string, from: string, to: string, whose = 'own'): Sentence =>
    ({ key, args: { actor: { seats: [seat] }, player: { seats: [seat] }, card: { cards: [card] }, source: { zone: from }, target: { zone: to }, whose } }); // prettier-ignore
  const brief = (key: string, seat: number, ...cards: string[]): Sentence => ({ key, args: { player: { seats: [seat] }, card: { cards }, whose: 'own' } });
  const log = logOf(
    [moves('moved-closed-turned', 1, 'R1', 'closed', 'turned')], [moves('moved-turned-open', 1, 'R1', 'turned', 'open')],
    [moves('event-taken', 2, '??', 'draw', 'hand')], [moves('event-played', 2, 'R2', 'hand', 'row')], [misses(2)], [moves('event-played', 2, 'R3', 'hand', 'building')],
    [buys(3, 0)],
  ); // prettier-ignore
  const lines = briefed(recapOf(log, 0), (key) => key === 'brief-moved-turned-open');
  expect(lines.map(({ seat, sentences }) => [seat, ...sentences.map(({ said }) => said)])).toEqual([
    [1, brief('brief-moved-turned-open', 1, 'R1')],
    [2, brief('brief-taken', 2, '??'), brief('brief-laid', 2, 'R2', 'R3'), misses(2)],
    [3, buys(3, 0)],
  ]);
});

it('says who gives a reason only where the move before it does not', () => {
  const explains = (seat: number): Sentence => ({ key: 'explained', args: { player: { seats: [seat] } } });
  const brief = (log: Sentence[][]) => briefed(recapOf(logOf(...log), 0), () => true).flatMap(({ sentences }) => sentences.map(({ said }) => said.key));
  expect(brief([[misses(1), explains(1)]])).toEqual(['declared-miss', 'brief-explained']);
  expect(brief([[explains(1)], [misses(1)]])).toEqual(['explained', 'declared-miss']);
});

it('does not tell me what cards I got from the table, unless somebody brought it about', () => {
  const taken: Sentence = { key: 'event-taken', args: { actor: { seats: [3] }, player: { seats: [0] }, card: { cards: ['R1'] }, source: { zone: 'draw' }, target: { zone: 'hand', seat: 0 } } };
  expect(recapOf(logOf([taken]), 0)).toEqual([]);
  expect(recapOf(logOf([{ ...taken, moments: [{ key: 'moment-event-taken-player', seats: [0] }] }]), 0)).toHaveLength(1);
  expect(recapOf(logOf([{ ...taken, args: { ...taken.args, source: { zone: 'hand', seat: 3 } } }]), 0)).toHaveLength(1);
});

it('says in full what concerns me', () => {
  const given: Sentence = { key: 'event-given', args: { actor: { seats: [1] }, card: { cards: ['R1'] }, source: { zone: 'hand', seat: 0 }, target: { zone: 'hand', seat: 1 } } };
  expect(briefed(recapOf(logOf([given]), 0), () => false)).toEqual([{ seat: 1, sentences: [{ said: given, isMine: true }] }]);
});

it('knows whose deed is told', () => {
  expect(doerOf(lays(2, 'R1'))).toBe(2);
  expect(doerOf({ key: 'event-played-for', args: { actor: { seats: [1] }, player: { seats: [0] } } })).toBe(1);
  expect(doerOf({ key: 'event-dealt', args: {} })).toBeUndefined();
  expect(doerOf({ key: 'event-turn', args: { player: { seats: [1] } } })).toBeUndefined();
  expect(doerOf({ key: 'event-revealed', args: { player: { seats: [1] }, place: { zone: 'stock', seat: 1 } } })).toBeUndefined();
  expect(doerOf({ key: 'event-scored', args: { player: { seats: [1] } }, about: 'points' })).toBeUndefined();
});

it('says a name once where one player did several things', () => {
  const texts = ['\ue001Ben\ue002 takes a card.', '\ue001Ben\ue002 lays \ue000R7\ue002.', 'You miss a turn.', '\ue001Ben\ue002 says SOLO!', '\ue001Ben\ue002 passes.'];
  expect(joined(texts.map((text) => ({ text })), 'Ben').map(({ text }) => text)).toEqual(
    ['\ue001Ben\ue002 takes a card,', 'lays \ue000R7\ue002.', 'You miss a turn.', '\ue001Ben\ue002 says SOLO!', '\ue001Ben\ue002 passes.'],
  ); // prettier-ignore
  const his = [{ text: '\ue001Ben\ue002 turns his pile over.' }, { text: '\ue001Ben\ue002’s pile is gone.' }];
  expect(joined(his, 'Ben')).toEqual(his);
});

it('says what becomes of my hand where all hands go round', () => {
  const [to, of] = [{ seats: [1] }, { seats: [2] }];
  const round: Sentence = {
    key: 'declared-all-round', args: { player: { seats: [1] }, ring: { seats: [0, 1, 2] } },
    moments: [{ key: 'moment-declared-all-round-each', seats: [1], args: { to: { seats: [2] }, of: { seats: [0] } } }, { key: 'moment-declared-all-round-each', seats: [0], args: { to, of } }],
  }; // prettier-ignore
  expect(recapOf(logOf([round]), 0)).toEqual([{ seat: 1, sentences: [{ said: { ...round, key: 'moment-declared-all-round-each', args: { ...round.args, to, of } }, isMine: true }] }]);
  expect(recapOf(logOf([round]), -1)).toEqual([{ seat: 1, sentences: [{ said: round, isMine: false }] }]);
});
