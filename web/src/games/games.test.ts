import { expect, it } from 'vitest';

import type { View } from '../lib/protocol';
import { filesOf } from '../../texts.plugin.ts';
import { Tongue } from '../lib/bundles';
import { GAME_ORDER, layoutOf } from '.';

const english = new Tongue('en', filesOf('en'));

function view(game: string, more: Partial<View> = {}): View {
  return {
    version: 1, game, viewer: 1, n_players: 3, options: {}, round_no: 1, turn: 1, is_over: false, zones: [], facts: {},
    scores: [0, 0, 0], ranking: null, legal: [], proposals: [], prompt: '', ...more,
  }; // prettier-ignore
}

/** An example of every form of action, with the things that it names. */
const EXAMPLES: Record<string, Record<string, object>> = {
  solo: {
    'lay R7': { from: 'hand/1', card: 'R7', to: 'discard' },
    'lay R+2 SOLO': { card: 'R+2', isCall: true },
    'lay CC green': { card: 'CC', choice: { kind: 'colour', colour: 'green' } },
    'lay +4 red SOLO': { card: '+4', isCall: true, choice: { kind: 'colour', colour: 'red' } },
    'lay RS 2': { card: 'RS', choice: { kind: 'player', seat: 2 } },
    'throw in B3': { verb: 'throw-in', card: 'B3', to: 'discard' },
    take: { from: 'pack', to: 'hand/1' },
    pass: { verb: 'pass' },
    'say SOLO': { verb: 'say-SOLO' },
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
    'run from 4': { verb: 'run', args: { n: 4 } },
    'set of 6': { verb: 'set', args: { n: 6 } },
    'colour red': { choice: { kind: 'colour', colour: 'red' } },
    'put R7': { from: 'hand/1', card: 'R7', to: 'laying' },
    'add R7 to 2a': { card: 'R7', to: 'level/2/0' },
    'add J to 0c low': { card: 'J', to: 'level/0/2', choice: { kind: 'end', end: 'low' } },
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
    'row orange pink': { choice: { kind: 'row', colours: ['orange', 'pink'] } },
    'no row': { verb: 'no-row' },
  },
  fifteen_go: {
    turn: { from: 'closed/1', to: 'turned' },
    'put down': { to: 'open/1' },
    build: { to: 'open/1' },
    'row 3': { from: 'open/1', to: 'row/3' },
    'give 2': { from: 'open/1', to: 'open/2' },
    'borrow 2 row 3': { from: 'open/2', to: 'row/3' },
  },
};

it.each(GAME_ORDER)('%s: every action names things on the table, and has words', (game) => {
  for (const [action, expected] of Object.entries(EXAMPLES[game]!)) {
    const move = layoutOf(game).parse(action, view(game));
    expect(move).toMatchObject({ action, ...expected });
    expect(english.has(`do-${move.verb}`, game) || move.verb === 'row-of', `words for ${action}`).toBe(true);
  }
});

it('plays the turned card of 15GO! once there is one', () => {
  const turned = view('fifteen_go', { zones: [{ zone: 'turned', n: 1, cards: ['R7'] }] });
  expect(layoutOf('fifteen_go').parse('row 3', turned).from).toBe('turned');
});

it('shows what of a level is there, and where the next card goes', () => {
  const facts = { level_asks_for: ['run 3', 'colour 4'], level_collected: [['R1', 'G2'], ['B1']], levels: [1, 3, 1], laid: [0, 0, 0] };
  const shown = view('level_8', { facts });
  const layout = layoutOf('level_8');
  expect(layout.notices!(shown)).toMatchObject([{ args: { n: 3 } }, { of: { there: 2, full: 3 } }, { of: { there: 1, full: 4 } }, { args: { n: 4 } }]);
  const steps = ['lay level', 'run from 1', 'colour blue', 'put B1', 'put B2', 'put B3', 'put B4', 'put R1'];
  expect(layout.parts!(shown, steps)).toMatchObject([
    { cards: ['R1'], isNext: true },
    { cards: ['B1', 'B2', 'B3', 'B4'] },
  ]);
});
