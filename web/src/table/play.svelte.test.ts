/** What is selected or asked while others act. */
import { beforeAll, expect, it, vi } from 'vitest';

import { playAll } from '../games/declared';
import { forget, notices } from '../lib/complaints.svelte';
import { kept } from '../lib/kept.svelte';
import type { View } from '../lib/protocol';
import type { Arranged, Followed } from '../lib/session.svelte';
import { learn, t } from '../lib/texts.svelte';
import { Play } from './play.svelte';

beforeAll(playAll);
const AT = {} as DOMRect; // where the eye is
const WISHES = ['lay CC red', 'lay CC blue'];

function view(legal: string[], more: Partial<View> = {}): View {
  return {
    version: 1, game: 'solo', viewer: 0, n_players: 3, options: {}, round_no: 1, turn: 0, is_over: false, zones: [], facts: {},
    scores: [0, 0, 0], goal: null, ranking: null, legal, proposals: [], prompt: '', risky: {}, ...more,
  }; // prettier-ignore
}

function sitDown(legal: string[], more: Partial<View> = {}, told: Partial<Followed> = {}) {
  let shown = $state.raw(view(legal, more));
  const sent: string[][] = [];
  const session = {
    get view() {
      return shown;
    },
    hints: [],
    isReplay: false,
    act: (actions: string[]) => Promise.resolve(void sent.push(actions)),
    ...told,
  } as unknown as Followed;
  const play = new Play(session);
  const happens = (now: string[]) => {
    shown = view(now, more);
    play.settle();
  };
  return { play, sent, happens };
}

it('a choice stays open while others act, as long as all of it can still be done', () => {
  const { play, happens } = sitDown([...WISHES, 'take']);
  play.tap({ spot: 'hand/0', card: 'CC' }, AT);
  expect(play.chooser?.moves.map((move) => move.action)).toEqual(WISHES);
  happens([...WISHES, 'catch']);
  expect(play.chooser?.moves.map((move) => move.action)).toEqual(WISHES);
  happens(['lay CC red']);
  expect(play.chooser).toBeUndefined();
});

it('what was chosen is sent, and the choice is over', () => {
  const { play, sent } = sitDown(WISHES);
  play.tap({ spot: 'hand/0', card: 'CC' }, AT);
  play.send([play.chooser!.moves[1]!.action]);
  expect(sent).toEqual([['lay CC blue']]);
  expect(play.chooser).toBeUndefined();
});

it('a selected card stays selected until nothing can be done with it', () => {
  const { play, happens } = sitDown(['lay R7', 'take']);
  play.selected = { spot: 'hand/0', card: 'R7' };
  happens(['lay R7', 'catch']);
  expect(play.selected).toEqual({ spot: 'hand/0', card: 'R7' });
  happens(['take']);
  expect(play.selected).toBeUndefined();
});

it('a move that is easily regretted is asked about first, as long as that is wished and it can still be done', () => {
  const risk = { risky: { 'lay R7': 'no-solo' } };
  const { play, sent, happens } = sitDown(['lay R7', 'take'], risk);
  play.tap({ spot: 'hand/0', card: 'R7' }, AT);
  expect(play.doubt).toEqual({ steps: ['lay R7'], why: 'no-solo' });
  expect(sent).toEqual([]);
  happens(['take']);
  expect(play.doubt).toBeUndefined();
  happens(['lay R7', 'take']);
  play.send(['lay R7']);
  play.act(play.doubt!.steps);
  expect([sent, play.doubt]).toEqual([[['lay R7']], undefined]);
  kept.asksFirst = false;
  play.send(['lay R7']);
  kept.asksFirst = true;
  expect(sent).toEqual([['lay R7'], ['lay R7']]);
});

it('steps of a longer move are kept until it is complete, and can be taken back', async () => {
  const [here, there] = [['stand in on 0', 'discard 4 to 0'], ['play 4 to 0']];
  const more = { game: 'skipbo_masters' };
  const { play, sent, happens } = sitDown(here, more, { foresee: () => Promise.resolve(view(there, more)) });
  const actions = () => play.moves.map((move) => move.action);
  play.send(['stand in on 0']);
  await vi.waitFor(() => expect(actions()).toEqual(there));
  play.takeBack();
  expect([actions(), sent]).toEqual([here, []]);
  play.send(['stand in on 0']);
  await vi.waitFor(() => expect(actions()).toEqual(there));
  play.send(['play 4 to 0']);
  expect(sent).toEqual([['stand in on 0', 'play 4 to 0']]);
  play.send(['stand in on 0']);
  await vi.waitFor(() => expect(actions()).toEqual(there));
  happens(here); // the world has moved on
  expect(actions()).toEqual(here);
});

it('cards are arranged in parts, lifted again, and sent only as a whole', async () => {
  const asked: string[][][] = [];
  const more = { game: 'level_8', facts: { level_asks_for: [{ shape: 'run', size: 3, nth: 1 }, { shape: 'colour', size: 4, nth: 0 }], levels: [3, 1, 1], laid: [0, 0, 0] } };
  const arrange = (parts: string[][]) => {
    asked.push(parts);
    const steps = parts.flat().length > 1 ? ['lay level', 'put R3'] : [];
    return Promise.resolve({ parts, fits: [['R3', 'R4'], ['R4']], steps, spare: [] } as unknown as Arranged);
  };
  const { play, sent } = sitDown(['lay level', 'discard R3'], more, { arrange, foresee: () => Promise.resolve(undefined) });
  play.send(['lay level']);
  await vi.waitFor(() => expect(play.building).toBeDefined());
  expect([...play.cards]).toEqual(['R3', 'R4']);
  play.tap({ spot: 'hand/0', card: 'R3' }, AT); // there is one place for it
  play.tap({ spot: 'hand/0', card: 'R4' }, AT); // and two for this: it is selected
  expect([...play.targets]).toEqual(['part/0', 'part/1']);
  play.tap({ spot: 'part/1' }, AT);
  await vi.waitFor(() => expect(play.building!.parts).toEqual([['R3'], ['R4']]));
  play.lift(0, 0);
  await vi.waitFor(() => expect(play.building!.parts).toEqual([[], ['R4']]));
  play.drop({ spot: 'hand/0', card: 'R3' }, { spot: 'part/0' }, AT);
  await vi.waitFor(() => expect(play.building!.steps).toEqual(['lay level', 'put R3']));
  expect([sent, asked.length]).toEqual([[], 5]);
  play.send(play.building!.steps);
  expect([sent, play.building]).toEqual([[['lay level', 'put R3']], undefined]);
});

it('what a hint has spoken for is not asked about', () => {
  const hint = { action: 'lay R7', rest: [], chance: 0.5, reason: '', of: 'match', particulars: {}, is_only: false };
  const { play, sent } = sitDown(['lay R7', 'take'], { risky: { 'lay R7': 'no-solo' } }, { hints: [hint] });
  play.tap({ spot: 'hand/0', card: 'R7' }, AT);
  expect(play.doubt).toBeUndefined();
  expect(sent).toEqual([['lay R7']]);
});

it('what nobody can decide is done by itself, but only where it is wished if it tells the others anything, or is done by hand', () => {
  const aloneIn = (game: string, legal: string[]) => sitDown(legal, { game }, { actsAlone: true }).play.alone?.action;
  expect(aloneIn('fifteen_go', ['put down'])).toBe('put down');
  expect(aloneIn('fifteen_go', ['put down', 'row 0'])).toBeUndefined();
  expect(aloneIn('fifteen_go', ['turn'])).toBeUndefined();
  expect(aloneIn('solo', ['pass'])).toBeUndefined();
  kept.alone = { 'solo/pass': true };
  expect(aloneIn('solo', ['pass'])).toBe('pass');
  expect(aloneIn('fifteen_go', ['turn'])).toBeUndefined(); // each by itself
  kept.alone = {};
});

it('what would tell the others something is offered, to be done by itself from now on, and as long as it is not done can be undone', () => {
  const offered = (game: string, legal: string[]) => sitDown(legal, { game }, { actsAlone: true }).play.wish;
  expect(offered('solo', ['pass', 'lay R7'])).toBeUndefined();
  expect(offered('fifteen_go', ['put down'])).toEqual({ key: 'fifteen_go/put-down', isOn: true });
  const { play } = sitDown(['pass'], {}, { actsAlone: true });
  expect([play.wish, play.alone]).toEqual([{ key: 'solo/pass', isOn: false }, undefined]);
  play.wishAlone(play.wish!);
  expect([play.wish?.isOn, play.alone?.action]).toEqual([true, 'pass']);
  play.wishAlone(play.wish!);
  expect([play.wish?.isOn, play.alone]).toEqual([false, undefined]);
  play.wishAlone(play.wish!);
  expect(sitDown(['pass'], {}, { actsAlone: true, isReading: true }).play.alone).toBeUndefined();
  kept.alone = {};
  forget();
});

it('the top of one’s own pile can be dragged though it cannot be played, and where it is put down the reason is asked for', () => {
  const zones = [{ zone: 'closed', seat: 0, n: 3 }, { zone: 'open', seat: 0, n: 1, cards: ['R7'] }, { zone: 'open', seat: 1, n: 1, cards: ['B9'] }, { zone: 'row', pile: 0, n: 1, cards: ['R1'] }];
  const { play, sent } = sitDown(['turn'], { game: 'fifteen_go', zones });
  const own = { spot: 'open/0' };
  expect(['open/0', 'open/1', 'row/0', 'closed/0'].map((spot) => play.canCarry({ spot }))).toEqual([true, false, false, true]);
  for (const on of [{ spot: 'row/0' }, { spot: 'table' }, own]) play.drop(own, on, AT); // put back: nothing
  expect(sent).toEqual([['build'], ['build']]); // “the cards on your own open pile stay there”
  expect(sitDown([], { game: 'fifteen_go', zones, turn: 1 }).play.canCarry(own)).toBe(false);
});

it('whoever asks why something cannot be done has never done it by that', () => {
  const zones = [{ zone: 'turned', n: 1, cards: ['R8'] }, { zone: 'open', seat: 0, n: 1, cards: ['R7'] }, { zone: 'row', pile: 0, n: 1, cards: ['R1'] }];
  const { play, sent } = sitDown(['build', 'put down'], { game: 'fifteen_go', zones, options: { build_own: true } });
  play.drop({ spot: 'open/0' }, { spot: 'row/0' }, AT);
  expect(sent).toEqual([]);
  expect(notices.map(({ text }) => text)).toEqual([t('stays-for-now')]);
  forget();
});

it('a special card that one has never touched is explained at the first touch, and played at the second; in a race it is thrown in at once', async () => {
  await learn('solo');
  kept.hintsSeen = [];
  const touch = (more: Partial<View> = {}, told: Partial<Followed> = { actsAlone: true }) => {
    const { play, sent } = sitDown(['lay RM', 'lay R7'], more, told);
    return (card: string) => {
      play.tap({ spot: 'hand/0', card }, AT);
      return sent.length;
    };
  };
  expect(touch({}, {})('RM')).toBe(1); // in a lesson
  expect(touch({ turn: 1 })('RM')).toBe(1);
  expect(notices).toEqual([]);
  const mine = touch();
  expect(mine('R7')).toBe(1);
  expect(mine('RM')).toBe(1);
  expect(notices.at(-1)?.text).toContain('touch again'); // the page's own texts are not loaded here
  expect(mine('RM')).toBe(2);
  expect(kept.hintsSeen).toEqual(['solo-special-miss']);
  forget();
});
