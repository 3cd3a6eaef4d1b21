/** Which modules of the page go into one file: each file more is a request more, and costs its headers and a place in the queue. */
import type { Rolldown } from 'vite';

const ENTRY = 'src/main.ts';
/** What is reached from these without a dynamic import, and from none before it, goes together. */
const ROOTS = { start: [ENTRY], games: ['src/games/index.ts', 'src/lib/names.ts'], board: ['src/table/Board.svelte'] };

function chunkOf(id: string, modules: Rolldown.ChunkingContext): string | undefined {
  if (id.endsWith(ENTRY)) return undefined; // it awaits the texts: nothing else must wait with it
  const seen = new Set<string>();
  const waiting = [id];
  for (const each of waiting) {
    if (seen.has(each)) continue;
    seen.add(each);
    waiting.push(...(modules.getModuleInfo(each)?.importers ?? []));
  }
  const isReached = (roots: string[]) => [...seen].some((each) => roots.some((root) => each.endsWith(root)));
  return Object.entries(ROOTS).find(([, roots]) => isReached(roots))?.[0];
}

/** A group takes along what its modules import: the start comes first. */
export const groups = Object.keys(ROOTS).map((name, i) => ({
  name: (id: string, modules: Rolldown.ChunkingContext) => (chunkOf(id, modules) === name ? name : null),
  priority: Object.keys(ROOTS).length - i,
}));
