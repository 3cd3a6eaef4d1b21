/** Who I am: one name at all tables. The server keeps it; this browser remembers it for the next server that has none. */
import { myself, rename } from './api';
import { kept } from './kept.svelte';
import { allGames } from './shelf.svelte';
import { t } from './texts.svelte';

/** The question for a name, as long as it is open. */
export interface Asking {
  go: string; // what the button says
  suggestion: string; // a name for whoever does not want to think of one
  answer: (isNamed: boolean) => void;
}
export const person = $state<{ asking: Asking | undefined }>({ asking: undefined });

let found: Promise<string> | undefined;

/** My name; "" as long as I have none. */
export function whoAmI(): Promise<string> {
  found ??= find();
  found.catch(() => (found = undefined));
  return found;
}

async function find(): Promise<string> {
  await allGames(); // known to the server by then
  const { name } = await myself();
  if (!name && kept.name) return callMe(kept.name);
  kept.name = name;
  return name;
}

/** Take another name, everywhere at once; returns it as it is shown. */
export async function callMe(wish: string): Promise<string> {
  const { name } = await rename(wish);
  kept.name = name;
  found = Promise.resolve(name);
  return name;
}

/** Ask for a name, unless I have one; false if there is still none. */
export async function haveName(go: string, suggestion = ''): Promise<boolean> {
  if (await whoAmI()) return true;
  return new Promise((answer) => (person.asking = { go, suggestion, answer }));
}

/** A friendly name for somebody who only wants to play. */
export function someName(): string {
  const names = t('friendly-names').split(', ');
  return names[Math.floor(Math.random() * names.length)] ?? '';
}
