/**
 * Gives the page what it says first in a language as one module: `import files from 'virtual:texts/en'`. Those are the texts of
 * the frame and the page, and of every game only what it is about; the rest of a game's texts is loaded with its table, and
 * the other files of a language with the part of the page that needs them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = fileURLToPath(new URL('../src/quintet', import.meta.url));
/** The files of a language that every page needs. */
const FIRST = ['frame', 'web'];
/** Those that no page needs: the terminal's. */
const ELSEWHERE = ['terminal'];
const PREFIX = 'virtual:texts/';

/** The Fluent files that all games share in a language, by name: those of the frame, the page and its parts. */
function sharedPaths(language: string): [string, string][] {
  const locale = join(PACKAGE, 'locales', language);
  const files = existsSync(locale) ? readdirSync(locale).filter((file) => file.endsWith('.ftl')) : [];
  const names = files.map((file) => file.slice(0, -4)).filter((name) => !ELSEWHERE.includes(name));
  return names.map((name) => [name, join(locale, `${name}.ftl`)]);
}

/** Those of the games, one of every game's folder. */
function gamePaths(language: string): [string, string][] {
  const games = join(PACKAGE, 'games');
  const paths = readdirSync(games).map((game): [string, string] => [game, join(games, game, 'texts', `${language}.ftl`)]);
  return paths.filter(([, path]) => existsSync(path));
}

const read = (paths: [string, string][]): Record<string, string> =>
  Object.fromEntries(paths.map(([name, path]) => [name, readFileSync(path, 'utf8')]));

/** All files of a language by name. */
export const filesOf = (language: string) => read([...sharedPaths(language), ...gamePaths(language)]);

/** The names of the files that a part of the page needs alone. */
export const PARTS = sharedPaths('en').flatMap(([name]) => (FIRST.includes(name) ? [] : [name]));

/** The part of a game's file that is said where games are offered. */
const aboutIn = (text: string) => /^about = .*\n(?: .*\n)*/m.exec(text)?.[0] ?? '';

function firstOf(language: string): Record<string, string> {
  const about = Object.entries(read(gamePaths(language))).map(([game, text]) => [game, aboutIn(text)]);
  return { ...read(sharedPaths(language).filter(([name]) => FIRST.includes(name))), ...Object.fromEntries(about) };
}

/** What is told while the page is closed, by language: for the service worker, which has no Fluent. */
const TOLD = ['turn', 'soon', 'over'];
const toldIn = (text: string) => TOLD.map((what) => [what, new RegExp(`^${`told-${what}`} = (.*)$`, 'm').exec(text)![1]!]);

export function told(): string {
  const languages = readdirSync(join(PACKAGE, 'locales')).filter((name) => existsSync(join(PACKAGE, 'locales', name, 'web.ftl')));
  const texts = languages.map((language) => [language, Object.fromEntries(toldIn(filesOf(language).web!))]);
  return `self.TOLD = ${JSON.stringify(Object.fromEntries(texts))};\n`;
}

export function texts(): Plugin {
  return {
    name: 'quintet-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : undefined),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'told.js', source: told() });
    },
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      for (const [, path] of [...sharedPaths(language), ...gamePaths(language)]) this.addWatchFile(path);
      return `export default ${JSON.stringify(firstOf(language))}`;
    },
  };
}
