/** Every text that the page asks for is there, and none is there that nobody asks for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { filesOf, PARTS } from '../../texts.plugin.ts';
import { GAMES } from '../games/declared';
import { Tongue } from './bundles';

const english = new Tongue('en', filesOf('en'), undefined, PARTS);
const SOURCE = join(import.meta.dirname, '..');
const plugin = readFileSync(join(SOURCE, '..', 'texts.plugin.ts'), 'utf8');
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.includes('.test.') && !path.includes('declared'))
  .map((path) => readFileSync(join(SOURCE, path), 'utf8'))
  .concat(plugin)
  .join('\n');
const keysIn = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!);

it('finds every text that is named in the source', () => {
  const named = [...sources.matchAll(/\b(?:t|hasText)\('([\w-]+)'|key: '([\w-]+)'/g)].map((found) => found[1] ?? found[2]!);
  expect(named.length).toBeGreaterThan(80);
  const missing = named.filter((key) => !['', ...GAMES].some((game) => english.has(key, game)));
  expect(missing).toEqual([]);
});

it.each(['web', ...PARTS])('has no text in %s that nothing asks for', (name) => {
  const prefixes = [...sources.matchAll(/`([a-z]+-)\$\{/g)].map((found) => found[1]!);
  const text = filesOf('en')[name]!;
  const unused = keysIn(text).filter(
    (key) =>
      !sources.includes(`'${key}'`) &&
      !prefixes.some((prefix) => key.startsWith(prefix)) &&
      !new RegExp(`\\{ ${key} \\}`).test(text),
  );
  expect(unused).toEqual([]);
});
