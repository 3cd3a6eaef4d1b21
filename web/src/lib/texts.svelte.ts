/** The page's language: chosen from the browser, switchable, remembered. `t` in any component. */
import { Tongue, type Args, type Files } from './bundles';
import { kept } from './kept.svelte';

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

let tongue = $state.raw(new Tongue('en', {}));

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
  const [own, english] = await Promise.all([FILES[chosen](), FILES.en()]);
  const base = new Tongue('en', english.default);
  tongue = chosen === 'en' ? base : new Tongue(chosen, own.default, base);
  document.documentElement.lang = chosen;
}

export function t(key: string, args: Args = {}, game = ''): string {
  return tongue.say(key, args, game);
}

export function hasText(key: string, game = ''): boolean {
  return tongue.has(key, game);
}
