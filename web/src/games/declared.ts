/** For the tests: the games as they declare themselves, from the file that the engine's own tests write and check. */
import { readFileSync } from 'node:fs';

import type { GameDeclared } from '../lib/protocol';
import { play } from '.';
import type { Layout } from './layout';

export const DECLARED = JSON.parse(
  readFileSync(new URL('../../../tests/golden/declarations.json', import.meta.url), 'utf8'),
) as GameDeclared[];
export const GAMES = DECLARED.map((declared) => declared.id);

const LAYOUTS = import.meta.glob<Layout>('./*/index.ts', { import: 'layout', eager: true });

/** Make all games ready, as a table does. */
export async function playAll(): Promise<void> {
  for (const declared of DECLARED) await play(declared, LAYOUTS[`./${declared.id}/index.ts`]);
}
