import { expect, it } from 'vitest';

import { filesOf } from '../../texts.plugin.ts';
import { faceOf, parted, sorted } from '../games/faces';
import { Tongue } from './bundles';
import { drawn } from './faces';
import { parseMarkdown } from './markdown';
import { firstLetter } from './names';
import { parsePath } from './router.svelte';
import { parts, plain } from './speak';

it('marks cards and names in a sentence', () => {
  const args = { player: { seats: [1] }, card: { cards: ['R7'] } };
  const text = new Tongue('en', filesOf('en')).speaker('solo', ['Ann', 'Ben']).say({ key: 'moved-hand-discard', args });
  expect(plain(text)).toBe('Ben lays R7.');
  expect(parts(text).map((part) => part.kind)).toEqual(['player', 'words', 'card', 'words']);
});

it('draws the cards of all games as they declare them', () => {
  expect(faceOf('R+2', 'solo')).toMatchObject({ colour: 'R', index: '+2' });
  expect(faceOf('+4', 'solo')).toMatchObject({ colour: 'X', index: '+4' });
  expect(faceOf('BM', 'solo')).toMatchObject({ colour: 'B', sign: 'miss' });
  expect(faceOf('12**', 'skipbo_masters')).toMatchObject({ index: '12', coins: 2 });
  expect(faceOf('J6-10', 'level_8')).toMatchObject({ sign: 'joker', index: '6-10' });
  expect(faceOf('P3', 'level_8').colour).toBe('V');
  expect(faceOf('P3', 'i_go').colour).toBe('P');
});

it('writes a sign that it has no picture of', () => {
  expect(drawn({ sign: 'crown', written: 'C', rank: 9 })).toMatchObject({ index: 'C', sign: undefined });
  expect(drawn({ sign: 'miss', written: 'M' })).toMatchObject({ index: '', sign: 'miss' });
});

it('sorts a hand by colour or by number', () => {
  expect(sorted(['B2', 'R9', 'CC', 'R1'], 'solo', 'colour')).toEqual(['R1', 'R9', 'B2', 'CC']);
  expect(sorted(['B2', 'R9', 'CC', 'R1'], 'solo', 'number')).toEqual(['R1', 'B2', 'R9', 'CC']);
});

it('lays a hand in the parts that it is collected for', () => {
  const parts = [{ cards: ['R1', 'G2', 'J'] }, { cards: [] }, {}]; // the last has what is left
  expect(parted(['R1', 'Y9', 'J', 'G2', 'G2'], parts, 'level_8').map((part) => part.cards)).toEqual([['R1', 'G2', 'J'], ['Y9', 'G2']]);
  expect(parted(['R1', 'J', 'G2'], parts, 'level_8').length).toBe(1);
});

it('finds the page of an address', () => {
  expect(parsePath('/')).toEqual({ name: 'start' });
  expect(parsePath('/t/k7fm-q2xd-9wpt')).toEqual({ name: 'table', id: 'k7fm-q2xd-9wpt' });
  expect(parsePath('/help/solo')).toEqual({ name: 'help', game: 'solo' });
  expect(parsePath('/tv')).toEqual({ name: 'tv', what: '', key: '' });
  expect(parsePath('/tv/k7fm-q2xd-9wpt', '#abc')).toEqual({ name: 'tv', what: 'k7fm-q2xd-9wpt', key: 'abc' });
  expect(parsePath('/match/abc')).toEqual({ name: 'match', id: 'abc' });
});

it('reads the Markdown of the rules, rulings marked', () => {
  const blocks = parseMarkdown('# SOLO  (`solo`)\n\nShed *your* cards.\n\n## A turn\n- **SO-3 [ruling]** One\n  two\n- `x`\n- **SO-4 `y`:** Three\n');
  expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'list']);
  expect(blocks[3]).toMatchObject({
    items: [[{ kind: 'bold' }, { kind: 'ruling', text: 'ruling' }, { kind: 'text', text: ' One two' }], [{ kind: 'code' }], [{ kind: 'bold' }, { kind: 'code', text: 'y' }, { kind: 'bold', text: ':' }, { kind: 'text' }]],
  });
});

it('finds what a name begins with, as a reader sees it', () => {
  expect(['Ann', 'Ångström', '🦊🐰', '👩‍👩‍👧 Family', ''].map(firstLetter)).toEqual(['A', 'Å', '🦊', '👩‍👩‍👧', '']);
});
