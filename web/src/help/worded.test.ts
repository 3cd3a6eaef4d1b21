/** Options, their values and ways of playing stand in the rules by the names that the table has for them. */
import { beforeAll, expect, it, vi } from 'vitest';

import { parseMarkdown, type Block } from '../lib/markdown';
import type { GameShown } from '../lib/protocol';
import { learn, learnPart, speak, type Language } from '../lib/texts.svelte';
import { worded } from './worded';

const option = (name: string, choices: string[]) => ({ name, choices, default: choices[0] ?? true, is_flag: !choices.length, low: 0, high: 0 });
const game = {
  id: 'skipbo_masters',
  options: [option('tolls', ['standard', 'none', 'heavy']), option('must_play', ['free', 'stock', 'all']), option('target', ['round', '500'])],
  presets: { no_tolls: {} },
} as Partial<GameShown> as GameShown;

const textOf = (block: Block | undefined) => (block?.kind === 'list' ? block.items.map((item) => item.map(({ text }) => text).join('')) : []);
const read = (text: string) => textOf(worded(parseMarkdown(text), game)[0]);

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await Promise.all([speak('en'), learn('skipbo_masters'), learnPart('help')]);
});

it('by their names, values by those of the option that the rule is about', async () => {
  expect(read('- **SB-2 `tolls`:** or `none`.\n- `target`: `round`\n- `no_tolls`\n- `all`')).toEqual([
    'SB-2 “number cards that cost a toll”: or “none”.',
    '“what wins the match”: “the first round”',
    '“no card asks for a toll”',
    '“every card that fits and costs no toll”',
  ]);
});

it('in the marks of the language', async () => {
  const said: Partial<Record<Language, string>> = { de: '„keine“', fr: '«\u202faucune\u202f»', nl: '‘geen’', it: '«nessuna»' };
  for (const [language, words] of Object.entries(said)) {
    await speak(language as Language);
    expect(read('- `tolls` `none`')[0]).toContain(words);
  }
  await speak('en');
});

it('a code that nothing has a name for stays as it is, without its marks', () => {
  expect(read('- `keep_from`')).toEqual(['keep_from']);
});
