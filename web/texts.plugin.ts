/** Gives the page all Fluent files of a language as one module: `import files from 'virtual:texts/en'`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = fileURLToPath(new URL('../src/quintet/locales', import.meta.url));
const PREFIX = 'virtual:texts/';

export function filesOf(language: string): Record<string, string> {
  const folder = join(LOCALES, language);
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return Object.fromEntries(names.map((name) => [name.slice(0, -4), readFileSync(join(folder, name), 'utf8')]));
}

export function texts(): Plugin {
  return {
    name: 'quintet-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      const files = filesOf(language);
      for (const name of Object.keys(files)) this.addWatchFile(join(LOCALES, language, `${name}.ftl`));
      return `export default ${JSON.stringify(files)}`;
    },
  };
}
