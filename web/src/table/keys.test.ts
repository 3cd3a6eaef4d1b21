/** Which move a key stands for. */
import { expect, it } from 'vitest';

import type { Move } from '../lib/actions';
import { cardOf, takingOf } from './keys';

const move = (verb: string, more: Partial<Move> = {}): Move => ({ action: verb, verb, values: [], lacking: [], choice: [], isCall: false, isStep: false, races: false, ...more });
const centre = [{ zone: 'pack', style: 'stack' } as const, { zone: 'discard', style: 'stack' } as const];

it('takes by the verb that a newcomer looks for', () => {
  const moves = [move('lay', { card: 'R7', from: 'hand/0' }), move('look', { from: 'pack' }), move('take', { from: 'pack' })];
  expect(takingOf(moves, { buttons: ['take', 'look'], centre })?.verb).toBe('take');
  expect(takingOf(moves.slice(0, 2), { buttons: ['take', 'look'], centre })).toBeUndefined();
});

it('takes from the first pile in the middle where no verb has a button', () => {
  const moves = [move('lay', { card: 'R7', from: 'pack' }), move('back', { from: 'discard' }), move('draw', { from: 'pack/0' })];
  expect(takingOf(moves, { buttons: [], centre })?.verb).toBe('draw');
});

it('counts the cards from one, wherever the digit is on the keyboard', () => {
  expect(['Digit1', 'Numpad9', 'Digit0', 'KeyH', 'F1'].map((code) => cardOf({ code }))).toEqual([0, 8, undefined, undefined, undefined]);
});
