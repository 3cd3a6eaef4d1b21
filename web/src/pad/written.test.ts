/** A pad that is kept: gone on with, corrected, undone; and what another version wrote is refused. */
import { describe, expect, it } from 'vitest';

import type { PadGame } from '../lib/protocol';
import { again, begin, change, courseIn, read, undo, VERSION, type Pad } from './written';

const FACES = [
  { cards: ['R7', 'G7'], points: 7, copies: 4 },
  { cards: ['+4'], points: 50, copies: 4 },
];
const SOLO: PadGame = {
  id: 'solo', title: 'SOLO', rules_version: 1, min_players: 2, max_players: 10, options: [],
  scoring: { faces: FACES, scorings: { short: { least: -100, most: 0, winner_scores: false } } },
}; // prettier-ignore
const round = (by: number | null, ...left: string[][]) => ({ by, left });
const write = (pad: Pad, entry: ReturnType<typeof round>) => change(pad, { rounds: [...pad.rounds, entry] });
const fresh = () => begin(SOLO, { scoring: 'short' }, ['Ann', 'Ben'], 0);

describe('a pad', () => {
  it('is the same after it was kept', () => {
    const pad = write(fresh(), round(0, [], ['R7', '+4']));
    expect(read(JSON.stringify(pad))).toEqual(pad);
    expect(courseIn(pad).tallies.at(-1)!.scores).toEqual([0, -57]);
  });

  it('can be undone step by step, to the first', () => {
    const one = change(fresh(), { draft: { by: 0 } });
    const two = write(one, round(0, [], ['R7']));
    expect(undo(two)).toEqual(one);
    expect(undo(undo(two))).toEqual(fresh());
    expect(undo(fresh())).toEqual(fresh());
  });

  it('is counted anew when an older round is corrected', () => {
    const pad = write(write(fresh(), round(0, [], ['R7'])), round(1, ['G7'], []));
    const corrected = change(pad, { rounds: [round(1, ['+4'], []), pad.rounds[1]!] });
    expect(courseIn(corrected).tallies.at(-1)!.scores).toEqual([-57, 0]);
  });

  it('keeps the rounds behind an end that a correction brought, and says how many do not count', () => {
    const pad = write(write(fresh(), round(0, [], ['R7'])), round(0, [], ['R7']));
    const corrected = change(pad, { rounds: [round(0, [], ['+4', '+4', '+4']), pad.rounds[1]!] });
    expect(courseIn(corrected).nSpare).toBe(1);
    expect(courseIn(corrected).tallies.at(-1)!.isOver).toBe(true);
    expect(courseIn(undo(corrected)).nSpare).toBe(0);
  });

  it('is played again by the same players: the next one deals, and the winners are remembered', () => {
    const pad = again(write(fresh(), round(0, [], ['R7'])), [0]);
    expect(pad).toMatchObject({ names: ['Ann', 'Ben'], first: 1, won: [1, 0], rounds: [], past: [] });
  });

  it.each([
    ['another version', { ...fresh(), version: VERSION + 1 }],
    ['an older one, which had none', { ...fresh(), version: undefined }],
    ['a game that is not known', { ...fresh(), game: 'canasta' }],
    ['a scoring that is not known', { ...write(fresh(), round(0, [], [])), options: { scoring: 'long' } }],
    ['no names', { ...fresh(), names: undefined }],
    ['rounds that are none', { ...fresh(), rounds: 7 }],
  ])('of %s is refused', (_, pad) => {
    expect(read(JSON.stringify(pad))).toBeUndefined();
  });

  it.each(['', 'null', '[]', '"pad"', '{'])('is not %j', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
