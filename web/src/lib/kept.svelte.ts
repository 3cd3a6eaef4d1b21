/** What this browser remembers: name, wishes, and what it noted of the deals it took part in. */
import type { Noted } from './fair';

export const SORTINGS = ['colour', 'number', 'parts'] as const; // parts: of what is collected, where there are such
export type Sorting = (typeof SORTINGS)[number];

const PREFIX = 'quintet.';

class Kept {
  name = $state(read('name', ''));
  language = $state(read('language', ''));
  theme = $state<'auto' | 'light' | 'dark'>(read('theme', 'auto'));
  isMuted = $state(read('isMuted', false));
  marksPlayable = $state(read('marksPlayable', true));
  sorting = $state<Sorting>(read('sorting', 'colour'));
  notifies = $state(read('notifies', false));
  hintsSeen = $state<string[]>(read('hintsSeen', []));
  level = $state<'easy' | 'normal' | 'hard'>(read('level', 'normal'));
}

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export const kept = new Kept();

/** Write every wish down whenever it changes; called once. */
export function keepWishes(): void {
  const keys = [
    'name', 'language', 'theme', 'isMuted', 'marksPlayable', 'sorting', 'notifies', 'hintsSeen', 'level',
  ] as const; // prettier-ignore
  $effect.root(() => {
    for (const key of keys) $effect(() => write(key, kept[key]));
  });
}

/** Light or dark as wished. */
export function wearTheme(): void {
  if (kept.theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = kept.theme;
}

/** The contribution that is sealed for a table's next deal; drawn anew for every deal. */
export function sealedFor(table: string): string {
  return read(`sealed.${table}`, '');
}

export function keepSealed(table: string, contribution: string): void {
  write(`sealed.${table}`, contribution);
}

export function noteDeal(match: string, noted: Noted): void {
  write(`deal.${match}`, noted);
}

export function notedOf(match: string): Noted | undefined {
  return read<Noted | undefined>(`deal.${match}`, undefined);
}
