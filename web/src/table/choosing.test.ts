import { expect, it } from 'vitest';

import type { Move } from '../lib/actions';
import { aloneOf, dropped, isWhichCard, loneOf, slotted, tapped } from './choosing';

const plain = { values: [], lacking: [], choice: [], isCall: false, isStep: false, races: false };
const coloured = (word: string, n: number) => ({ choice: [{ slot: 'colour', kind: 'colour', n, word }] });
const lay: Move = { ...plain, action: 'lay R7', verb: 'lay', from: 'hand/0', card: 'R7', to: 'discard' };
const call: Move = { ...lay, action: 'lay R7 SOLO', isCall: true };
const throwIn: Move = { ...lay, action: 'throw in R7', verb: 'throw-in', races: true };
const red: Move = { ...lay, action: 'lay CC red', card: 'CC', ...coloured('red', 0) };
const blue: Move = { ...red, action: 'lay CC blue', ...coloured('blue', 2) };
const first: Move = { ...plain, action: 'discard 7 to 0', verb: 'discard', from: 'hand/0', card: '7', to: 'help/0/0' };
const second: Move = { ...first, action: 'discard 7 to 1', to: 'help/0/1' };
const turn: Move = { ...plain, action: 'row 0', verb: 'row', from: 'turned', to: 'row/0' };
const quick = () => true;
const slow = () => false;

it('acts at once where a touch can mean one thing only', () => {
  expect(tapped([lay], { spot: 'hand/0', card: 'R7' }, undefined, quick, false)).toEqual({ kind: 'act', move: lay });
});

it('asks where a choice belongs to the card', () => {
  const meaning = tapped([red, blue], { spot: 'hand/0', card: 'CC' }, undefined, quick, false);
  expect(meaning).toEqual({ kind: 'choose', moves: [red, blue] });
});

it('calls only if the button was pressed', () => {
  const thing = { spot: 'hand/0', card: 'R7' };
  expect(tapped([lay, call], thing, undefined, quick, false)).toEqual({ kind: 'act', move: lay });
  expect(tapped([lay, call], thing, undefined, quick, true)).toEqual({ kind: 'act', move: call });
  expect(tapped([lay], thing, undefined, quick, true)).toEqual({ kind: 'act', move: lay });
});

it('acts in turn rather than races where both are the same', () => {
  const thing = { spot: 'hand/0', card: 'R7' };
  expect(tapped([throwIn, lay], thing, undefined, quick, false)).toEqual({ kind: 'act', move: lay });
  expect(tapped([lay, throwIn], thing, undefined, quick, false)).toEqual({ kind: 'act', move: lay });
});

it('selects what can go to several places, then goes where it is sent', () => {
  const card = { spot: 'hand/0', card: '7' };
  expect(tapped([first, second], card, undefined, quick, false)).toEqual({ kind: 'select' });
  expect(tapped([first, second], { spot: 'help/0/1' }, card, quick, false)).toEqual({ kind: 'act', move: second });
});

it('does nothing else where what was selected cannot go', () => {
  const card = { spot: 'hand/0', card: '7' };
  const other: Move = { ...first, action: 'play SB to 2', verb: 'play', card: 'SB', to: 'building/2' };
  expect(tapped([first, other], { spot: 'building/2' }, undefined, quick, false)).toEqual({ kind: 'act', move: other });
  expect(tapped([first, other], { spot: 'building/2' }, card, quick, false, true)).toEqual({ kind: 'nothing' });
});

it('needs its target touched for what is not quick: touched again it is let go', () => {
  const card = { spot: 'hand/0', card: '7' };
  expect(tapped([first], card, undefined, slow, false)).toEqual({ kind: 'select' });
  expect(tapped([first], card, card, slow, false)).toEqual({ kind: 'select' });
  expect(tapped([first], { spot: 'help/0/0' }, card, slow, false)).toEqual({ kind: 'act', move: first });
});

it('goes to the end of a row that was touched, or dropped on', () => {
  const end = (word: string, n: number) => ({ choice: [{ slot: 'end', kind: 'end', n, word }] });
  const low: Move = { ...plain, action: 'add J to 0a low', verb: 'add', from: 'hand/0', card: 'J', to: 'level/0/0', ...end('low', 0) };
  const high: Move = { ...low, action: 'add J to 0a high', ...end('high', 1) };
  const [card, row] = [{ spot: 'hand/0', card: 'J' }, { spot: 'level/0/0' }];
  expect(tapped([low, high], { ...row, end: 'high' }, card, quick, false)).toEqual({ kind: 'act', move: high });
  expect(tapped([low, high], { ...row, end: 'low' }, card, quick, false)).toEqual({ kind: 'act', move: low });
  expect(tapped([low, high], row, card, quick, false)).toEqual({ kind: 'choose', moves: [low, high] });
  expect(dropped([low, high], card, { ...row, end: 'low' }, false)).toEqual({ kind: 'act', move: low });
  const seven: Move = { ...plain, action: 'add R7 to 0a', verb: 'add', from: 'hand/0', card: 'R7', to: 'level/0/0' };
  expect(dropped([seven], { spot: 'hand/0', card: 'R7' }, { ...row, end: 'low' }, false)).toEqual({ kind: 'act', move: seven });
});

const isTurning = (move: Move) => move.verb === 'turn';
const down: Move = { ...turn, action: 'put down', verb: 'put-down', to: 'open/0' };
const next: Move = { ...plain, action: 'turn', verb: 'turn', from: 'closed/0', to: 'turned' };
const borrow: Move = { ...turn, action: 'borrow 1 row 2', verb: 'borrow', from: 'open/1', to: 'row/2', isStep: true };
const take: Move = { ...plain, action: 'take', verb: 'take', from: 'pack', to: 'hand/0' };

it.each([
  ['a turned card', [turn, down], { spot: 'turned' }],
  ['the only card that fits', [lay, take], { spot: 'hand/0', card: 'R7' }],
  ['a card, whatever has a button', [turn, down, next], { spot: 'turned' }],
  ['what only has a button, if that is all', [next], { spot: 'closed/0' }],
  ['a card, whatever begins a longer move', [turn, down, borrow], { spot: 'turned' }],
  ['none of two', [lay, first, take], undefined],
  ['nothing to put anywhere', [take], undefined],
])('means by itself %s', (_, moves, thing) => {
  expect(loneOf(moves, 'hand/0', isTurning)).toEqual(thing);
});

it('keeps every action at its place, and what shares a place behind one', () => {
  const items = (...keys: string[]) => keys.map((name) => ({ name }));
  const places = [['own'], ['take', 'pass'], ['catch']];
  expect(slotted(items('own', 'take'), places)).toEqual([items('own'), items('take'), []]);
  expect(slotted(items('catch', 'pass'), places)).toEqual([[], items('pass'), items('catch')]);
  expect(slotted(items('what', 'else', 'take'), places)).toEqual([[], items('take'), items('what', 'else')]);
});

it('takes a target first where only one thing can go there', () => {
  expect(tapped([turn], { spot: 'row/0' }, undefined, quick, false)).toEqual({ kind: 'act', move: turn });
  expect(tapped([turn], { spot: 'row/1' }, undefined, quick, false)).toEqual({ kind: 'nothing' });
});

it('drops on the pile, or on the open table if only one pile is meant', () => {
  const card = { spot: 'hand/0', card: '7' };
  expect(dropped([first, second], card, { spot: 'help/0/1' }, false)).toEqual({ kind: 'act', move: second });
  expect(dropped([first, second], card, { spot: 'table' }, false)).toEqual({ kind: 'nothing' });
  expect(dropped([lay], { spot: 'hand/0', card: 'R7' }, { spot: 'table' }, false)).toEqual({ kind: 'act', move: lay });
});

it('asks which card only of the hand, and only where there are several', () => {
  const other: Move = { ...lay, action: 'lay B7', card: 'B7' };
  expect(isWhichCard([lay, other], 'hand/0')).toBe(true);
  expect(isWhichCard([red, blue], 'hand/0')).toBe(false);
  expect(isWhichCard([lay], 'hand/0')).toBe(false);
  expect(isWhichCard([lay, { ...turn, to: 'discard' }], 'hand/0')).toBe(false);
});

it('passes by itself whether or not a card could be thrown in, and never where there is something to decide', () => {
  const pass: Move = { ...plain, action: 'pass', verb: 'pass' };
  const caught: Move = { ...plain, action: 'catch 1', verb: 'catch' };
  expect(aloneOf([pass], ['pass'], ['throw-in'])).toBe(pass);
  expect(aloneOf([pass, throwIn], ['pass'], ['throw-in'])).toBe(pass);
  expect(aloneOf([pass, lay], ['pass'], ['throw-in'])).toBeUndefined();
  expect(aloneOf([pass, caught], ['pass'], ['throw-in'])).toBeUndefined();
  expect(aloneOf([throwIn], ['pass'], ['throw-in'])).toBeUndefined();
});
