/** What this browser remembers: name, wishes, and what it noted of the deals it took part in. */
import type { Noted } from './fair';
import type { Solving } from '../learn/puzzle.svelte';
import type { Level } from './protocol';

export const SORTINGS = ['colour', 'number', 'parts'] as const; // parts: of what is collected, where there are such
export type Sorting = (typeof SORTINGS)[number];

/** How quick the bots are: the tempo of a table stretches their pauses. */
export const PACES = { leisurely: 1.5, normal: 1, quick: 0.6 } as const;
export type Pace = keyof typeof PACES;

const PREFIX = 'quintet.';

class Kept {
  name = $state(read('name', ''));
  language = $state(read('language', ''));
  theme = $state<'auto' | 'light' | 'dark'>(read('theme', 'auto'));
  letters = $state<'auto' | 'large' | 'usual'>(read('letters', 'auto'));
  isMuted = $state(read('isMuted', false));
  marksPlayable = $state(read('marksPlayable', true));
  asksFirst = $state(read('asksFirst', true)); // before what is easily regretted
  alone = $state.raw<Record<string, boolean>>(read('alone', {})); // by game and verb: what is done by itself where nothing else is left; a prompt pass tells others that the card did not fit
  hasKeys = $state(read('hasKeys', true)); // letters and digits play at the table
  sorting = $state<Sorting>(read('sorting', 'parts'));
  place = $state<'auto' | 'hand' | 'table'>(read('place', 'auto')); // what is shown where a television shows the table
  notifies = $state(read('notifies', false));
  isTold = $state(read('isTold', false)); // also while the page is closed
  hintsSeen = $state<string[]>(read('hintsSeen', []));
  pace = $state<Pace>(read('pace', 'leisurely'));
  length = $state(read('length', 'normal')); // of a match: a key of what a game declares
  level = $state<Level>(read('level', 'normal'));
  puzzles = $state<Record<string, Solving>>(read('puzzles', {})); // by game
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
    'name', 'language', 'theme', 'letters', 'isMuted', 'marksPlayable', 'asksFirst', 'alone', 'hasKeys', 'sorting', 'place', 'notifies', 'isTold', 'hintsSeen',
    'level', 'pace', 'length', 'puzzles',
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

/** Letters that can be read from across a room: where wished for, or by themselves when a large screen is filled. */
export function wearLetters(): () => void {
  const isFilled = matchMedia('(display-mode: fullscreen) and (min-width: 1920px) and (min-height: 1080px)');
  const wear = () => {
    const isLarge = kept.letters === 'large' || (kept.letters === 'auto' && (isFilled.matches || (document.fullscreenElement !== null && innerWidth >= 1920 && innerHeight >= 1080)));
    document.documentElement.toggleAttribute('data-large', isLarge);
  };
  wear();
  isFilled.addEventListener('change', wear);
  addEventListener('fullscreenchange', wear);
  return () => {
    isFilled.removeEventListener('change', wear);
    removeEventListener('fullscreenchange', wear);
  };
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
