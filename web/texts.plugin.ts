/**
 * Gives the page what it says first in a language as one module: `import files from 'virtual:texts/en'`. Those are the texts of
 * the frame and the page, and of every game only what it is about; the rest of a game's texts is loaded with its table.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = fileURLToPath(new URL('../src/quintet', import.meta.url));
const SHARED = ['frame', 'web'];
const PREFIX = 'virtual:texts/';

/** The Fluent files of a language by name: those of the frame and the page, and one of every game's folder. */
function pathsOf(language: string): [string, string][] {
  const locale = join(PACKAGE, 'locales', language);
  const games = join(PACKAGE, 'games');
  const shared = existsSync(locale) ? readdirSync(locale).filter((name) => name.endsWith('.ftl')) : [];
  return [
    ...shared.map((name): [string, string] => [name.slice(0, -4), join(locale, name)]),
    ...readdirSync(games).map((game): [string, string] => [game, join(games, game, 'texts', `${language}.ftl`)]),
  ].filter(([, path]) => existsSync(path));
}

export function filesOf(language: string): Record<string, string> {
  return Object.fromEntries(pathsOf(language).map(([name, path]) => [name, readFileSync(path, 'utf8')]));
}

/** The part of a game's file that is said where games are offered. */
const aboutIn = (text: string) => /^about = .*\n(?: .*\n)*/m.exec(text)?.[0] ?? '';

function firstOf(language: string): Record<string, string> {
  const files = Object.entries(filesOf(language));
  return Object.fromEntries(files.map(([name, text]) => [name, SHARED.includes(name) ? text : aboutIn(text)]));
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
      for (const [, path] of pathsOf(language)) this.addWatchFile(path);
      return `export default ${JSON.stringify(firstOf(language))}`;
    },
  };
}
