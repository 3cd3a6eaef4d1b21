import { expect, it } from 'vitest';

import type { Move } from '../games/layout';
import { dropped, tapped } from './choosing';

const lay: Move = { action: 'lay R7', verb: 'lay', from: 'hand/0', card: 'R7', to: 'discard' };
const call: Move = { ...lay, action: 'lay R7 SOLO', isCall: true };
const throwIn: Move = { ...lay, action: 'throw in R7', verb: 'throw-in' };
const red: Move = { ...lay, action: 'lay CC red', card: 'CC', choice: { kind: 'colour', colour: 'red' } };
const blue: Move = { ...red, action: 'lay CC blue', choice: { kind: 'colour', colour: 'blue' } };
const first: Move = { action: 'discard 7 to 0', verb: 'discard', from: 'hand/0', card: '7', to: 'help/0/0' };
const second: Move = { ...first, action: 'discard 7 to 1', to: 'help/0/1' };
const turn: Move = { action: 'row 0', verb: 'row', from: 'turned', to: 'row/0' };
const quick = () => true;
const slow = () => false;

it('acts at once where a touch can mean one thing only', () => {
  expect(tapped([lay], { spot: 'hand/0', card: 'R7' }, undefined, quick, false)).toEqual({ kind: 'act', move: lay });
});

it('asks where a choice belongs to the card', () => {
  const meaning = tapped([red, blue], { spot: 'hand/0', card: 'CC' }, undefined, quick, false);
  expect(meaning).toEqual({ kind: 'choose', moves: [red, blue] });
});

it('says SOLO! only if the button was pressed', () => {
  const thing = { spot: 'hand/0', card: 'R7' };
  expect(tapped([lay, call], thing, undefined, quick, false)).toEqual({ kind: 'act', move: lay });
  expect(tapped([lay, call], thing, undefined, quick, true)).toEqual({ kind: 'act', move: call });
  expect(tapped([lay], thing, undefined, quick, true)).toEqual({ kind: 'act', move: lay });
});

it('lays rather than throws in where both are the same', () => {
  const thing = { spot: 'hand/0', card: 'R7' };
  expect(tapped([throwIn, lay], thing, undefined, quick, false)).toEqual({ kind: 'act', move: lay });
  expect(tapped([lay, throwIn], thing, undefined, quick, false)).toEqual({ kind: 'act', move: lay });
});

it('selects what can go to several places, then goes where it is sent', () => {
  const card = { spot: 'hand/0', card: '7' };
  expect(tapped([first, second], card, undefined, quick, false)).toEqual({ kind: 'select' });
  expect(tapped([first, second], { spot: 'help/0/1' }, card, quick, false)).toEqual({ kind: 'act', move: second });
});

it('needs a second touch for what is not quick', () => {
  const card = { spot: 'hand/0', card: '7' };
  expect(tapped([first], card, undefined, slow, false)).toEqual({ kind: 'select' });
  expect(tapped([first], card, card, slow, false)).toEqual({ kind: 'act', move: first });
});

it('takes a target first where only one thing can go there', () => {
  expect(tapped([turn], { spot: 'row/0' }, undefined, quick, false)).toEqual({ kind: 'act', move: turn });
  expect(tapped([turn], { spot: 'row/1' }, undefined, quick, false)).toEqual({ kind: 'nothing' });
});

it('drops on the pile, or on the open table if only one pile is meant', () => {
  const card = { spot: 'hand/0', card: '7' };
  expect(dropped([first, second], card, 'help/0/1', false)).toEqual({ kind: 'act', move: second });
  expect(dropped([first, second], card, 'table', false)).toEqual({ kind: 'nothing' });
  expect(dropped([lay], { spot: 'hand/0', card: 'R7' }, 'table', false)).toEqual({ kind: 'act', move: lay });
});
