/** The games as the page plays them: what the server declares of each, and what its folder says of it, if it has one. */
import { Actions, type Move } from '../lib/actions';
import type { GameDeclared } from '../lib/protocol';
import { declarationOf } from '../lib/api';
import type { View } from '../lib/protocol';
import { learn } from '../lib/texts.svelte';
import type { Layout } from './layout';

const FOLDERS = import.meta.glob<Layout>('./*/index.ts', { import: 'layout' });

interface Played {
  actions: Actions;
  layout: Layout;
  counts: Record<string, number>;
}

const played = new Map<string, Played>();
const loading = new Map<string, Promise<void>>();

/** Make a game ready to be drawn; returns at once if it is ready. */
export function loadGame(id: string): Promise<void> {
  let load = loading.get(id);
  if (!load) {
    load = meet(id);
    loading.set(id, load);
    load.catch(() => loading.delete(id));
  }
  return load;
}

async function meet(id: string): Promise<void> {
  const folder = FOLDERS[`./${id}/index.ts`];
  const [declared, own] = await Promise.all([declarationOf(id), folder?.(), folder && learn(id)]);
  await learn(id, declared.languages);
  await play(declared, own);
}

/** Take a game on, with its folder's layout, or one that is made from what it declares. */
export async function play(declared: GameDeclared, own?: Layout): Promise<void> {
  const layout = own ?? (await import('./generic')).generic(declared);
  played.set(declared.id, { actions: new Actions(declared.cards, declared.actions), layout, counts: declared.counts });
}

function gameOf(id: string): Played {
  const game = played.get(id);
  if (!game) throw new Error(`the game ${id} is not loaded`);
  return game;
}

export const layoutOf = (game: string): Layout => gameOf(game).layout;
export const actionsOf = (game: string): Actions => gameOf(game).actions;
/** By card: the points of one that is left at the end of a round, in games where that counts. */
export const countsOf = (game: string): Record<string, number> => gameOf(game).counts;

/** What an action does on the table as a view shows it. */
export const readIn = (view: View, action: string): Move => actionsOf(view.game).read(action, view);
