/** The pure parts of looking back: views put together, where rounds begin, how lines look. */
import { expect, it } from 'vitest';

import type { GameEvent, Step, View } from '../lib/protocol';
import { Deals } from './deals';
import { LOOKS, marked, pathOf, scale, ticks, valueAt, type Line } from './lines';
import { pageOf, roundFrom, wholeViews } from './steps';

const zones = [
  { zone: 'hand', seat: 0, n: 2 },
  { zone: 'hand', seat: 1, n: 3 },
  { zone: 'discard', n: 1, top: 'R5' },
];

it('puts views together from what has changed', () => {
  const told: Step[] = [
    { seat: null, events: [], sentences: [], view: { game: 'solo', turn: 0, scores: [0, 0], zones } },
    { seat: 0, events: [], sentences: [], view: { turn: 1, zones: [{ zone: 'hand', seat: 0, n: 1 }, { zone: 'discard', n: 2, top: 'R7' }] } },
    { seat: 1, events: [], sentences: [], view: {} },
    { seat: 1, events: [], sentences: [], view: { turn: null, is_over: true } },
  ]; // prettier-ignore
  const views = wholeViews(told).map((step) => step.view as Partial<View>);
  expect(views[1]).toEqual({
    game: 'solo',
    turn: 1,
    scores: [0, 0],
    zones: [{ zone: 'hand', seat: 0, n: 1 }, zones[1], { zone: 'discard', n: 2, top: 'R7' }],
  });
  expect(views[2]).toEqual(views[1]);
  expect(views[3]).toMatchObject({ turn: null, is_over: true });
  expect(views[0]!.zones).toEqual(zones);
});

it('finds pages and rounds', () => {
  expect([0, 99, 100, 101, 250].map(pageOf)).toEqual([0, 0, 100, 100, 200]);
  const rounds = [{ first: 0 }, { first: 40 }, { first: 90 }];
  expect(roundFrom(rounds, 0, 1, 120)).toBe(40);
  expect(roundFrom(rounds, 40, 1, 120)).toBe(90);
  expect(roundFrom(rounds, 100, 1, 120)).toBe(120);
  expect(roundFrom(rounds, 60, -1, 120)).toBe(40);
  expect(roundFrom(rounds, 40, -1, 120)).toBe(0);
  expect(roundFrom(rounds, 0, -1, 120)).toBe(0);
});

it('chooses round numbers that hold all values', () => {
  for (const [low, high] of [[0, 7], [-506, 0], [-14, 3], [0, 0], [0, 1], [-1, 12], [0, 632]] as const) { // prettier-ignore
    const found = ticks(low, high);
    expect(found[0]).toBeLessThanOrEqual(low);
    expect(found.at(-1)).toBeGreaterThanOrEqual(high);
    expect(found.length).toBeLessThan(8);
    expect(found.every(Number.isInteger)).toBe(true);
  }
});

it('draws lines', () => {
  const line: Line = { seat: 2, name: 'Carl', points: [{ x: 0, y: 10 }, { x: 10, y: 20 }] }; // prettier-ignore
  expect(pathOf(line.points, scale([0, 10], [0, 100]), scale([0, 20], [200, 0]))).toBe('M0.0 100.0L100.0 0.0');
  expect([-1, 0, 5, 10, 11].map((x) => valueAt(line, x))).toEqual([10, 10, 15, 20, 20]);
  expect(marked(line)).toEqual(line.points);
  const long = { ...line, points: Array.from({ length: 96 }, (_, x) => ({ x, y: x })) };
  expect(marked(long).length).toBeLessThan(9);
  expect(marked({ ...long, seat: 0 })[0]).not.toEqual(marked({ ...long, seat: 1 })[0]);
});

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const value = parseInt(colour.slice(i, i + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it('gives ten lines looks of their own that can be seen by day and by night', () => {
  expect(LOOKS.length).toBe(10);
  for (const part of ['colour', 'dash', 'shape'] as const) expect(new Set(LOOKS.map((look) => look[part])).size).toBe(10);
  for (const { colour } of LOOKS) {
    for (const paper of ['#faf6ec', '#161a18']) {
      const [light, dark] = [luminance(colour), luminance(paper)].sort((a, b) => b - a) as [number, number];
      expect((light + 0.05) / (dark + 0.05), `${colour} on ${paper}`).toBeGreaterThanOrEqual(3);
    }
  }
});

it('gathers the deals of all rounds, with the shuffles before them and the cards that were kept', () => {
  const dealt = (seat: number, ...cards: string[]): GameEvent => ({ event: 'Dealt', place: { zone: 'hand', seat }, cards });
  const shuffled: GameEvent = { event: 'Shuffled', place: { zone: 'draw' }, n: 9 };
  const ended: GameEvent = { event: 'RoundEnded', winners: [0], why: 'out' };
  const step = (events: GameEvent[], ...hands: string[][]) => {
    const held = hands.map((cards, seat) => ({ zone: 'hand', seat, n: cards.length, cards }));
    return { seat: 0, events, sentences: [], view: { zones: held } as unknown as View };
  };
  const deals = new Deals();
  deals.follow([step([shuffled, dealt(0, 'R1'), dealt(1, 'R2')], ['R1'], ['R2']), step([shuffled])]); // anew, during the round
  deals.follow([step([ended]), step([shuffled, dealt(0, 'R3'), dealt(1, 'R4')], ['R3'], ['R4', 'R2'])]);
  deals.follow([step([ended, shuffled, dealt(0, 'R5'), dealt(1, 'R6'), ended], ['R5'], ['R6'])]); // no turn was left
  expect(deals.rounds.map((round) => round.nShuffles)).toEqual([0, 2, 3]);
  expect([...deals.rounds[1]!.dealt]).toEqual([['hand/0', ['R3']], ['hand/1', ['R4']]]); // prettier-ignore
  expect([...deals.rounds[1]!.kept]).toEqual([['hand/0', []], ['hand/1', ['R2']]]); // prettier-ignore
});
