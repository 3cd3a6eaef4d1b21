/** Hints in words: with card, target, colour and comparison, in every language, and never in notation. */
import { beforeAll, expect, it, vi } from 'vitest';

import { filesOf } from '../../texts.plugin.ts';
import type { Hint, View } from './protocol';

const said = vi.hoisted(() => ({ tongue: undefined as unknown as import('./bundles').Tongue }));
vi.mock('./texts.svelte', () => ({
  t: (key: string, args = {}, game = '') => said.tongue.say(key, args, game),
  hasText: (key: string, game = '') => said.tongue.has(key, game),
  speakerOf: (game: string, names: string[], viewer?: number) => said.tongue.speaker(game, names, viewer),
  learn: () => Promise.resolve(),
}));
const { adviceOf, numbersOf } = await import('./advice');
const { Tongue } = await import('./bundles');
const { DECLARED, playAll } = await import('../games/declared');

const NAMES = ['Ann', 'Bert', 'Cleo'];
const LANGUAGES = ['en', 'de', 'fr', 'nl', 'it'];
beforeAll(playAll);

const speak = (language: string) => (said.tongue = new Tongue(language, filesOf(language)));
const hint = (action: string, rest: string[] = [], reason = 'hint-searched'): Hint => ({ action, rest, reason, chance: 0.523, of: 'match', particulars: {}, is_only: false });

function view(game: string, zones: View['zones'] = [], facts: View['facts'] = {}): View {
  return {
    version: 1, game, viewer: 1, n_players: 3, options: {}, round_no: 1, turn: 1, is_over: false, zones, facts,
    scores: [0, 0, 0], goal: null, ranking: null, legal: [], proposals: [], prompt: '', risky: {},
  }; // prettier-ignore
}

const advice = (game: string, action: string, rest: string[] = [], zones: View['zones'] = [], facts: View['facts'] = {}) =>
  adviceOf(hint(action, rest), view(game, zones, facts), NAMES).replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ');

it.each([
  ['solo', 'lay R7', [], /^Lay the red 7 on the discard pile: [^%]*\.$/],
  ['solo', 'lay CC green', [], /^Lay the “choose a colour” on the discard pile, choose green: /],
  ['solo', 'lay RS 2 SOLO', [], /, swap with Cleo, and say SOLO!: /],
  ['skipbo_masters', 'play 7 to 2', [], /^Play 7 on pile 3: /],
  ['skipbo_masters', 'stand in on 1', ['play 7 to 1'], /^Pay coins in place of a card on pile 2, then: Play 7 on pile 2: /],
  ['level_8', 'add J to 0c low', [], /^Add the joker to a combination of Ann, at the low end: /i],
  ['level_8', 'add J to 1a high', [], /^Add the joker to one of your combinations, at the high end: /i],
  ['level_8', 'take from 1', [], /^Take .* from your own discard pile: /],
  ['i_go', 'I Go!', ['row red white'], /^Say I Go!: red \+ white: /],
] as const)('says in %s what %s means', (game, action, rest, expected) => {
  speak('en');
  expect(advice(game, action, [...rest])).toMatch(expected);
});

it('names the card that is taken or turned', () => {
  speak('de');
  const discard = [{ zone: 'discard', n: 1, cards: ['R7'] }] as View['zones'];
  expect(advice('i_go', 'take discard', [], discard)).toMatch(/^7 in Rot vom Ablagestapel nehmen: /);
  const turned = [{ zone: 'turned', n: 1, cards: ['R5'] }] as View['zones'];
  expect(advice('fifteen_go', 'give 2', [], turned)).toMatch(/^5 in Rot an Cleo geben: /);
});

it.each(LANGUAGES)('never calls the viewer by name, in %s', (language) => {
  speak(language);
  for (const action of ['take from 1', 'add R7 to 1a', 'add J to 1b low']) expect(advice('level_8', action)).not.toContain('Bert');
});

it.each(LANGUAGES)('says that one is behind, and no number that discourages, in %s', (language) => {
  speak(language);
  const [low, fair] = [0.12, 0.3].map((chance) => adviceOf({ ...hint('lay R7'), chance }, view('solo'), NAMES));
  for (const said of [low, fair]) expect(said).not.toMatch(/%|12|30/);
  expect(low!.length).toBeGreaterThan(fair!.length + 20);
});

it.each(LANGUAGES)('says how much better it is than what, in %s', (language) => {
  speak(language);
  const beside = (lead: string) => adviceOf({ ...hint('lay R7'), beside: { action: 'lay G7', chance: 0.41, lead } }, view('solo'), NAMES);
  const [clear, little, none] = ['clear', 'little', 'none'].map(beside);
  const next = adviceOf(hint('lay G7'), view('solo'), NAMES).split(/\s?:/)[0]!;
  for (const said of [clear, little, none]) {
    expect(said).toContain(next);
    expect(said).not.toMatch(/%|41/);
  }
  expect(new Set([clear, little, none]).size).toBe(3);
});

it.each(LANGUAGES)('tells the chances to whoever asks, in %s', (language) => {
  speak(language);
  expect(numbersOf({ ...hint('lay R7'), beside: { action: 'lay G7', chance: 0.41, lead: 'clear' } })).toMatch(/52.*41/);
  expect(numbersOf(hint('lay R7'))).toMatch(/52/);
  expect(numbersOf({ ...hint('take'), is_only: true })).toBeUndefined();
});

it.each(LANGUAGES)('says when there is nothing else to do, in %s', (language) => {
  speak(language);
  const [only, low] = [true, false].map((is_only) => adviceOf({ ...hint('take', [], 'hint-nothing-fits'), chance: 0.12, is_only }, view('solo', [], { due: 0 }), NAMES));
  expect(only).not.toBe(low);
  expect(only).not.toMatch(/12|%/);
});

it('names cards, players and colours of the position, and what the chance is of', () => {
  speak('en');
  const say = (game: string, found: Hint) => adviceOf(found, view(game), NAMES).replaceAll(/[\u2068\u2069]/g, '');
  const hits: Hint = { ...hint('lay RM', [], 'hint-hits-next'), of: 'round', particulars: { player: { seats: [2] }, n: 2 } };
  expect(say('solo', hits)).toMatch(/it hits Cleo, who has only 2 cards left\.$/);
  const row = { first: { key: 'colour-O', args: {} }, second: { key: 'colour-P', args: {} } };
  expect(say('i_go', { ...hint('take discard', [], 'hint-fits-row'), particulars: row })).toContain('it fits your row of orange and pink.');
  const useless = { n: 24, discard: { cards: ['R7'] }, display: { cards: ['K11'] } };
  expect(say('i_go', { ...hint('take stock', [], 'hint-open-cards-useless'), particulars: useless })).toContain('neither red 7 nor black 11 lowers your 24 minus points.');
});

it('says to wait', () => {
  speak('en');
  expect(advice('solo', '')).toContain('Wait: ');
});

it.each(LANGUAGES)('never shows notation or a hole, in %s', (language) => {
  speak(language);
  for (const { id, actions, cards } of DECLARED) {
    for (const verb of actions) {
      const colours = { colour: 'red' } as Record<string, string>;
      const words = (slot: string) => (slot === 'card' ? (verb.card || cards[0]!) : (colours[slot] ?? verb.slots[slot]?.words[0] ?? ''));
      const action = verb.text.replace(/\[[^\]]*\]/g, '').replace(/\{(\w+)\}/g, (_, slot: string) => words(slot));
      const zones = verb.sources.map((source) => {
        const [zone, seat, pile] = source.replace('{me}', '1').replace(/\{\w+\}/g, '0').split('/');
        return { zone, n: 1, cards: [cards[1]!], ...(seat && { seat: Number(seat) }), ...(pile && { pile: Number(pile) }) };
      }) as View['zones'];
      const found = advice(id, action, [], zones, { due: 0 });
      expect(found, `${id} ${action}`).not.toMatch(/[{}$]|undefined|none|\bhint-|\badvise-|\bdo-/);
      if (/[A-Z]\d|\d|_/.test(action) || action.includes(' ')) expect(found.startsWith(`${action}:`), `${id} ${action}: ${found}`).toBe(false);
    }
  }
});
