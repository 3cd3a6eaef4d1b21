import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { filesOf } from '../../texts.plugin.ts';
import { Tongue } from '../lib/bundles';
import type { View, ZoneShown } from '../lib/protocol';
import { actionsOf, layoutOf, readIn } from '.';
import { DECLARED, GAMES, playAll } from './declared';
import { coverOf, faceOf } from './faces';
import { generic } from './generic';
import { partsOf } from './level_8/parts';

const SOURCE = join(import.meta.dirname, '..');
const english = new Tongue('en', filesOf('en'));
beforeAll(playAll);

function view(game: string, more: Partial<View> = {}): View {
  return {
    version: 1, game, viewer: 1, n_players: 3, options: {}, round_no: 1, turn: 1, is_over: false, zones: [], facts: {},
    scores: [0, 0, 0], goal: null, ranking: null, legal: [], proposals: [], prompt: '', risky: {}, ...more,
  }; // prettier-ignore
}

/** An example of every form of action, with the things that it names. */
const EXAMPLES: Record<string, Record<string, object>> = {
  solo: {
    'lay R7': { from: 'hand/1', card: 'R7', to: 'discard' },
    'lay R+2 SOLO': { card: 'R+2', isCall: true },
    'lay CC green': { card: 'CC', choice: [{ kind: 'colour', word: 'green' }] },
    'lay +4 red SOLO': { card: '+4', isCall: true, choice: [{ kind: 'colour', word: 'red' }] },
    'lay RS 2': { card: 'RS', choice: [{ kind: 'seat', n: 2 }] },
    'throw in B3': { verb: 'throw-in', card: 'B3', to: 'discard' },
    take: { from: 'pack', to: 'hand/1' },
    pass: { verb: 'pass' },
    'say SOLO': { verb: 'say-solo' },
    catch: { verb: 'catch' },
  },
  skipbo_masters: {
    'play 7* to 2': { from: 'hand/1', card: '7*', to: 'building/2' },
    'play stock to 0': { from: 'stock/1', to: 'building/0' },
    'play help 3 to 0': { from: 'help/1/3', to: 'building/0' },
    'buy stock 2 to 1': { from: 'stock/2', to: 'building/1' },
    'buy help 0 3 to 1': { from: 'help/0/3', to: 'building/1' },
    'stand in on 2': { from: 'coins/1', to: 'building/2' },
    'discard SB to 1': { from: 'hand/1', card: 'SB', to: 'help/1/1' },
    pay: { verb: 'pay' },
    stop: { verb: 'stop' },
    end: { verb: 'end' },
  },
  level_8: {
    draw: { from: 'draw', to: 'hand/1' },
    'take from 2': { from: 'discard/2', to: 'hand/1' },
    'lay level': { verb: 'lay-level' },
    'run from 4': { verb: 'run-from', values: [{ slot: 'value', word: '4' }] },
    'set of 6': { verb: 'set-of', values: [{ slot: 'value', word: '6' }] },
    'colour red': { choice: [{ kind: 'colour', word: 'red' }] },
    'put R7': { from: 'hand/1', card: 'R7', to: 'laying' },
    'add R7 to 2a': { card: 'R7', to: 'level/2/0' },
    'add J to 0c low': { card: 'J', to: 'level/0/2', choice: [{ kind: 'end', word: 'low' }] },
    'discard MISS': { card: 'MISS', to: 'discard/1' },
    'miss 0': { card: 'MISS', to: 'seat/0' },
    'play swap': { card: 'SWAP', verb: 'play-swap' },
    'play take': { card: 'TAKE' },
    'play keep': { card: 'KEEP' },
    'show R7': { card: 'R7' },
    'take R7 from 2': { card: 'R7', from: 'shown/2' },
    'swap R7': { card: 'R7' },
    'keep R7': { card: 'R7' },
    done: { verb: 'done' },
  },
  i_go: {
    'take stock': { from: 'stock', to: 'hand/1' },
    'take discard': { from: 'discard' },
    'take display': { from: 'display' },
    'discard R7': { card: 'R7', to: 'discard' },
    pass: { verb: 'pass' },
    'I Go!': { verb: 'i-go' },
    'row orange pink': { choice: [{ kind: 'colour', word: 'orange' }, { kind: 'colour', word: 'pink' }] },
    'no row': { verb: 'no-row' },
  },
  fifteen_go: {
    turn: { from: 'open/1', to: 'turned' },
    stop: { verb: 'stop' },
    'put down': { to: 'open/1' },
    build: { to: 'open/1' },
    'row 3': { from: 'open/1', to: 'row/3' },
    'give 2': { from: 'open/1', to: 'open/2' },
    'borrow 2 row 3': { from: 'open/2', to: 'row/3' },
  },
};

it.each(GAMES)('%s: every action names things on the table', (game) => {
  for (const [action, expected] of Object.entries(EXAMPLES[game]!)) expect(readIn(view(game), action)).toMatchObject({ action, ...expected });
});

it.each(DECLARED)('$id: what its folder says of verbs and zones is declared', ({ id, actions, zones }) => {
  const { slow, buttons, unlisted, withProposals, races, centre, own, others, hand } = layoutOf(id);
  const verbs = actions.map((verb) => verb.verb);
  for (const verb of [slow, buttons, unlisted, withProposals, races].flat()) expect(verbs).toContain(verb);
  for (const verb of races) expect(english.has(`race-${verb}`, id)).toBe(true);
  const places = [...centre, ...own, ...others].map((kind) => kind.zone);
  for (const zone of hand ? [...places, hand] : places) expect(zones.map((each) => each.name)).toContain(zone);
});

it('plays the turned card of 15GO! once there is one', () => {
  const turned = view('fifteen_go', { zones: [{ zone: 'turned', n: 1, cards: ['R7'] }] });
  expect(readIn(turned, 'row 3').from).toBe('turned');
});

it('shows what of a level is there, and what steps put to its parts', () => {
  const facts = { level_asks_for: [{ shape: 'run', size: 3, nth: 1 }, { shape: 'colour', size: 4, nth: 0 }], level_collected: [['R1', 'G2'], ['B1']], levels: [1, 3, 1], laid: [0, 0, 0] };
  const shown = view('level_8', { facts });
  expect(layoutOf('level_8').notices(shown)).toMatchObject([{ args: { n: 3 } }, { of: { there: 2, full: 3 } }, { of: { there: 1, full: 4 } }, { args: { n: 4 } }]);
  const steps = ['lay level', 'run from 1', 'colour blue', 'put B1', 'put B2', 'put B3', 'put B4', 'put R1'];
  expect(partsOf(shown, steps.map((step) => readIn(shown, step)))).toMatchObject([{ cards: ['R1'] }, { cards: ['B1', 'B2', 'B3', 'B4'] }]); // prettier-ignore
});

it.each(DECLARED)('$id: without its folder it would have a table too', (declared) => {
  const id = `another_${declared.id}`;
  const { centre, own, others, hand, buttons } = generic({ ...declared, id });
  const names = (isShared: boolean) => declared.zones.filter((zone) => zone.shared === isShared).map((zone) => zone.name).sort(); // prettier-ignore
  expect(centre.map((kind) => kind.zone).sort()).toEqual(names(true));
  expect([...own.map((kind) => kind.zone), ...(hand ? [hand] : [])].sort()).toEqual(names(false));
  expect(others.map((kind) => kind.zone).sort()).toEqual(names(false));
  for (const verb of buttons) expect(layoutOf(declared.id).buttons).toContain(verb);
  expect(coverOf(id)?.cards).toHaveLength(5);
  for (const card of declared.cards) expect(faceOf(card, id)).toEqual(faceOf(card, declared.id));
});

/** What a touch asks for that is not legal: the thing, where it is put, and the action that is tried. */
const hand = (card: string) => ({ spot: 'hand/1', card });
const turned: ZoneShown[] = [{ zone: 'turned', n: 1, cards: ['R7'] }, { zone: 'open', seat: 1, n: 3 }, { zone: 'closed', seat: 1, n: 3 }]; // prettier-ignore
const ATTEMPTS: Record<string, [{ spot: string; card?: string }, string | undefined, string | undefined, Partial<View>?][]> = {
  solo: [
    [hand('R7'), undefined, 'lay R7'],
    [hand('R7'), 'discard', 'lay R7'],
    [hand('CC'), undefined, 'lay CC red'],
    [hand('RS'), undefined, 'lay RS'],
    [{ spot: 'pack' }, undefined, 'take'],
    [{ spot: 'discard' }, undefined, undefined],
  ],
  skipbo_masters: [
    [hand('7*'), undefined, 'play 7* to 0'],
    [hand('7*'), 'building/2', 'play 7* to 2'],
    [hand('7*'), 'help/1/3', 'discard 7* to 3'],
    [hand('7*'), 'help/0/3', 'play 7* to 0'],
    [{ spot: 'stock/1' }, 'building/2', 'play stock to 2'],
    [{ spot: 'help/1/3' }, undefined, 'play help 3 to 0'],
    [{ spot: 'stock/2' }, 'building/1', 'buy stock 2 to 1'],
    [{ spot: 'help/2/3' }, 'building/1', 'buy help 2 3 to 1'],
    [{ spot: 'building/1' }, undefined, undefined],
  ],
  level_8: [
    [hand('R7'), undefined, 'discard R7'],
    [hand('R7'), 'discard/1', 'discard R7'],
    [hand('R7'), 'level/2/1', 'add R7 to 2b'],
    [hand('MISS'), 'level/2/1', 'discard MISS'],
    [hand('R7'), undefined, 'put R7', { facts: { laying: [] } }],
    [hand('R7'), 'laying', 'put R7', { facts: { laying: [] } }],
    [hand('MISS'), 'laying', 'discard MISS', { facts: { laying: [] } }],
    [{ spot: 'draw' }, undefined, 'draw'],
    [{ spot: 'discard/2' }, undefined, 'take from 2'],
  ],
  i_go: [
    [hand('R7'), 'discard', 'discard R7'],
    [{ spot: 'stock' }, undefined, 'take stock'],
    [{ spot: 'display' }, undefined, 'take display'],
    [{ spot: 'discard' }, undefined, 'take discard'],
  ],
  fifteen_go: [
    [{ spot: 'closed/1' }, undefined, 'turn', { zones: turned }],
    [{ spot: 'closed/2' }, undefined, undefined, { zones: turned }],
    [{ spot: 'row/3' }, undefined, 'row 3', { zones: turned }],
    [{ spot: 'open/1' }, undefined, 'build', { zones: turned }],
    [{ spot: 'open/2' }, undefined, 'give 2', { zones: turned }],
    [{ spot: 'turned' }, 'row/3', 'row 3', { zones: turned }],
    [{ spot: 'turned' }, 'open/2', 'give 2', { zones: turned }],
  ],
};

describe.each(Object.keys(ATTEMPTS))('%s: a touch in vain', (game) => {
  it.each(ATTEMPTS[game]!)('of %o to %s tries %s', (thing, to, action, more) => {
    const shown = view(game, more);
    expect(actionsOf(game).attempt(thing, shown, to, layoutOf(game).tries?.(thing, shown))).toBe(action);
  });
});

/** Everything but the tests. */
const all = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts|css)$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));
const sources = all.filter(({ path }) => !GAMES.some((game) => path.startsWith(`games/${game}/`))); // everything but the games' own folders
const verbs = [...new Set(DECLARED.flatMap((declared) => declared.actions.map((verb) => verb.verb)))];

it('nothing outside the folders knows a game, its verbs, or takes an action apart', () => {
  const known = new RegExp(`\\b(?:${GAMES.join('|')})\\b|'(?:${verbs.filter((verb) => verb.includes('-')).join('|')})'|verb [!=]== '`);
  const takenApart = /\b(?:action|step)s?\.(?:split|startsWith|slice|match|replace)/;
  expect(sources.length).toBeGreaterThan(60);
  const found = sources.filter(({ text }) => known.test(text) || takenApart.test(text)).map(({ path, text }) => `${path}: ${(known.exec(text) ?? takenApart.exec(text))![0]}`);
  expect(found).toEqual([]);
});

it('nothing takes the text of a card apart: what is printed on it is declared', () => {
  const takenApart = /\b(?:card|top)(?:\[\d\]|\.(?:split|startsWith|endsWith|slice|match|replace|charAt|at)\b)/;
  expect(all.filter(({ text }) => takenApart.test(text)).map(({ path }) => path)).toEqual([]);
});
