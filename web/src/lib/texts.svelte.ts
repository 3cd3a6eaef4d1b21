/** The page's language: chosen from the browser, switchable, remembered. `t` in any component. */
import { textsOf } from './api';
import { Tongue, type Args, type Files } from './bundles';
import { kept } from './kept.svelte';
import type { Speaker } from './speak';

export const LANGUAGES = ['en', 'de', 'fr', 'nl', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  it: 'Italiano',
};

const FILES: Record<Language, () => Promise<{ default: Files }>> = {
  en: () => import('virtual:texts/en'),
  de: () => import('virtual:texts/de'),
  fr: () => import('virtual:texts/fr'),
  nl: () => import('virtual:texts/nl'),
  it: () => import('virtual:texts/it'),
};

/** The texts of the games that the page has a folder for; those of others the server has. */
const GAMES = import.meta.glob<string>('../../../src/quintet/games/*/texts/*.ftl', { query: '?raw', import: 'default' });

/** The texts of parts of the page, which only those need who open them. */
const PARTS = import.meta.glob<string>(['../../../src/quintet/locales/*/*.ftl', '!../../../src/quintet/locales/*/frame.ftl', '!../../../src/quintet/locales/*/web.ftl', '!../../../src/quintet/locales/*/terminal.ftl'], { query: '?raw', import: 'default' });

let tongue = $state.raw(new Tongue('en', {}));
let english = new Tongue('en', {});
/** The games whose texts are spoken, each with the languages in which the server has them. */
const spoken = new Map<string, readonly string[]>();
const parts: string[] = []; // of the page whose texts are spoken

export function language(): Language {
  return tongue.language as Language;
}

/** The first language of the browser that we have. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((each) => each === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return 'en';
}

export async function speak(wanted?: Language): Promise<void> {
  const chosen = wanted ?? ((kept.language as Language) || browserLanguage(navigator.languages));
  if (wanted) kept.language = wanted;
  setTimeout(() => new Intl.NumberFormat(chosen).format(0)); // the first number takes long: while the texts are on their way
  const [own, base] = await Promise.all([FILES[chosen](), FILES.en()]);
  english = new Tongue('en', base.default);
  tongue = chosen === 'en' ? english : new Tongue(chosen, own.default, english);
  document.documentElement.lang = chosen;
  await hear([...spoken.keys(), ...parts]);
}

/** Have the texts of a part of the page ready: those of its file in `locales`. */
export async function learnPart(part: string): Promise<void> {
  if (parts.includes(part)) return;
  parts.push(part);
  await hear([part]);
}

/** Have the texts of a game ready: all of them, not only what is said of it where games are offered. */
export async function learn(game: string, languages: readonly string[] = []): Promise<void> {
  if (spoken.has(game)) return;
  await hear([game], languages);
  spoken.set(game, languages);
}

/** Load the texts of games and of parts of the page. */
async function hear(names: readonly string[], languages?: readonly string[]): Promise<void> {
  const fileOf = async (name: string, language: string) => {
    const own = PARTS[`../../../src/quintet/locales/${language}/${name}.ftl`] ?? GAMES[`../../../src/quintet/games/${name}/texts/${language}.ftl`];
    if (own) return own();
    return (languages ?? spoken.get(name))?.includes(language) ? textsOf(name, language) : '';
  };
  const filesOf = async (language: string) =>
    Object.fromEntries(await Promise.all(names.map(async (name) => [name, await fileOf(name, language)] as const)));
  const chosen = tongue.language;
  const [base, own] = await Promise.all([filesOf('en'), chosen === 'en' ? {} : filesOf(chosen)]);
  english = english.with(base, undefined, parts);
  if (tongue.language === chosen) tongue = chosen === 'en' ? english : tongue.with(own, english, parts);
}

export function t(key: string, args: Args = {}, game = ''): string {
  return tongue.say(key, args, game);
}

export function hasText(key: string, game = ''): boolean {
  return tongue.has(key, game);
}

/** Says what is told of a match, in the page's language, to a viewer who may be a seat. */
export function speakerOf(game: string, names: readonly string[], viewer?: number): Speaker {
  return tongue.speaker(game, names, viewer);
}
