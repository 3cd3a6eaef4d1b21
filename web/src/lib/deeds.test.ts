import { expect, it } from 'vitest';

import { after, belowName, doerOf, joined } from './deeds';
import type { Sentence } from './protocol';

const laid = (seat: number): Sentence => ({ key: 'moved-hand-discard', args: { actor: { seats: [seat] }, player: { seats: [seat] } } });
const chose = (seat: number): Sentence => ({ key: 'declared-colour', args: { player: { seats: [seat] } } });

it('knows whose deed is told', () => {
  expect(doerOf(laid(2))).toBe(2);
  expect(doerOf({ key: 'event-played-for', args: { actor: { seats: [1] }, player: { seats: [0] } } })).toBe(1);
  expect(doerOf({ key: 'event-dealt', args: {} })).toBeUndefined();
  expect(doerOf({ key: 'event-turn', args: { player: { seats: [1] } } })).toBeUndefined();
  expect(doerOf({ key: 'event-revealed', args: { player: { seats: [1] }, place: { zone: 'stock', seat: 1 } } })).toBeUndefined();
  expect(doerOf({ key: 'event-scored', args: { player: { seats: [1] } }, about: 'points' })).toBeUndefined();
});

it('keeps of everybody what they did last', () => {
  const first = after({}, [laid(0), chose(0)]);
  expect(first).toEqual({ 0: [laid(0), chose(0)] });
  expect(after(first, [laid(1)])).toEqual({ 0: [laid(0), chose(0)], 1: [laid(1)] });
  expect(after(first, [laid(0)])).toEqual({ 0: [laid(0)] });
});

it('leaves out the name that stands above it, and what others had to do', () => {
  const laid = '\ue001Ben\ue002 lays \ue000R7\ue002.';
  expect(belowName([laid, 'You miss a turn.', '\ue001Cleo\ue002 takes a card.'], 'Ben')).toBe('lays \ue000R7\ue002.');
  expect(belowName(['All hands go round.'], 'Ben')).toBe('All hands go round.');
  expect(belowName([], 'Ben')).toBe('');
});

it('forgets a deed when somebody else has changed that pile, or the cards are dealt anew', () => {
  const put = (seat: number, pile: number): Sentence => ({ key: 'moved-hand-help', args: { actor: { seats: [seat] }, source: { zone: 'hand', seat }, target: { zone: 'help', seat, pile } } });
  const bought: Sentence = { key: 'moved-help-building', args: { actor: { seats: [2] }, source: { zone: 'help', seat: 1, pile: 0 }, target: { zone: 'building', pile: 3 } } };
  expect(after({ 0: [put(0, 0)], 1: [put(1, 0)] }, [bought])).toEqual({ 0: [put(0, 0)], 2: [bought] });
  expect(after({ 1: [put(1, 1)] }, [bought])).toEqual({ 1: [put(1, 1)], 2: [bought] });
  expect(after({ 0: [laid(0)] }, [laid(1)])).toEqual({ 0: [laid(0)], 1: [laid(1)] });
  expect(after({ 0: [laid(0)] }, [laid(1), { key: 'event-dealt', args: {} }])).toEqual({});
});

it('says a name once where one player did several things', () => {
  const texts = ['\ue001Ben\ue002 takes a card.', '\ue001Ben\ue002 lays \ue000R7\ue002.', 'You miss a turn.', '\ue001Ben\ue002 says SOLO!', '\ue001Ben\ue002 passes.'];
  expect(joined(texts.map((text) => ({ text })), 'Ben').map(({ text }) => text)).toEqual(
    ['\ue001Ben\ue002 takes a card,', 'lays \ue000R7\ue002.', 'You miss a turn.', '\ue001Ben\ue002 says SOLO!', '\ue001Ben\ue002 passes.'],
  ); // prettier-ignore
});
