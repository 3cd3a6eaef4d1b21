import { expect, it } from 'vitest';

import { filesOf } from '../../texts.plugin.ts';
import { Tongue } from './bundles';
import { faceOf, parted, sorted } from './faces';
import { parseMarkdown } from './markdown';
import { Narrator, parts, plain } from './narrate';
import { parsePath } from './router.svelte';

const english = new Tongue('en', filesOf('en'));
const narrator = (game: string) =>
  new Narrator({ has: (key) => english.has(key, game), say: (key, args) => english.say(key, args, game) }, ['Ann', 'Ben']);

it('tells events as the terminal does', () => {
  const sentences = narrator('solo').tell(
    [
      { event: 'Declared', seat: 1, what: 'throw-in', detail: '' },
      { event: 'Moved', card: 'R7', source: { zone: 'hand', seat: 1 }, target: { zone: 'discard' } },
      { event: 'Moved', card: '??', source: { zone: 'pack' }, target: { zone: 'hand', seat: 0 } },
      { event: 'Moved', card: '??', source: { zone: 'pack' }, target: { zone: 'hand', seat: 0 } },
      { event: 'TurnPassed', seat: 0 },
      { event: 'Scored', seat: 1, points: -12, why: 'cards' },
    ],
    0,
  );
  expect(sentences.map(plain)).toEqual([
    'Ben throws in!',
    'Ben lays R7.',
    'Ann takes 2 cards.',
    'Ben loses 12 points: cards left.',
  ]);
});

it('knows who acts on piles of the table', () => {
  const events = [
    { event: 'Moved', card: 'B4', source: { zone: 'turned' }, target: { zone: 'row', pile: 2 } },
    { event: 'Moved', card: 'B5', source: { zone: 'turned' }, target: { zone: 'open', seat: 1 } },
  ] as const;
  expect(narrator('fifteen_go').tell(events, 0).map(plain)).toEqual([
    'Ann lays B4 on row 3.',
    'Ann lays B5 on Ben’s open pile.',
  ]);
});

it('marks cards and names in a sentence', () => {
  const [sentence = ''] = narrator('solo').tell(
    [{ event: 'Moved', card: 'R7', source: { zone: 'hand', seat: 1 }, target: { zone: 'discard' } }],
    1,
  );
  expect(parts(sentence).map((part) => part.kind)).toEqual(['player', 'words', 'card', 'words']);
});

it('reads the cards of all games', () => {
  expect(faceOf('R+2', 'solo')).toMatchObject({ colour: 'R', index: '+2' });
  expect(faceOf('+4', 'solo')).toMatchObject({ colour: 'X', index: '+4' });
  expect(faceOf('BM', 'solo')).toMatchObject({ colour: 'B', sign: 'miss' });
  expect(faceOf('12**', 'skipbo_masters')).toMatchObject({ index: '12', coins: 2 });
  expect(faceOf('J6-10', 'level_8')).toMatchObject({ sign: 'joker', index: '6-10' });
  expect(faceOf('P3', 'level_8').colour).toBe('V');
  expect(faceOf('P3', 'i_go').colour).toBe('P');
});

it('sorts a hand by colour or by number', () => {
  expect(sorted(['B2', 'R9', 'CC', 'R1'], 'solo', 'colour')).toEqual(['R1', 'R9', 'B2', 'CC']);
  expect(sorted(['B2', 'R9', 'CC', 'R1'], 'solo', 'number')).toEqual(['R1', 'B2', 'R9', 'CC']);
});

it('lays a hand in the parts that it is collected for', () => {
  expect(parted(['R1', 'Y9', 'J', 'G2', 'G2'], [['R1', 'G2', 'J'], []], 'level_8')).toEqual([['R1', 'G2', 'J'], ['Y9', 'G2']]);
});

it('finds the page of an address', () => {
  expect(parsePath('/')).toEqual({ name: 'start' });
  expect(parsePath('/t/k7fm-q2xd-9wpt')).toEqual({ name: 'table', id: 'k7fm-q2xd-9wpt' });
  expect(parsePath('/help/solo')).toEqual({ name: 'help', game: 'solo' });
  expect(parsePath('/match/abc')).toEqual({ name: 'match', id: 'abc' });
});

it('reads the Markdown of the rules, rulings marked', () => {
  const blocks = parseMarkdown('# SOLO  (`solo`)\n\nShed *your* cards.\n\n## A turn\n- **SO-3 [ruling]** One\n  two\n- `x`\n');
  expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'list']);
  expect(blocks[3]).toMatchObject({
    items: [[{ kind: 'bold' }, { kind: 'ruling', text: 'ruling' }, { kind: 'text', text: ' One two' }], [{ kind: 'code' }]],
  });
});
