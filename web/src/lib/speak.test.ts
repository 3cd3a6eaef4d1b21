/** The page says every golden sentence as the terminal does, in all languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { filesOf } from '../../texts.plugin.ts';
import { Tongue } from './bundles';
import type { Sentence } from './protocol';
import { plain } from './speak';

interface Golden {
  game: string;
  names: string[];
  languages: string[];
  sentences: [Sentence, string[], string[]?][]; // each with its texts, by language: as others hear it, and seat 0, if they differ
}

const FOLDER = join(import.meta.dirname, '../../../tests/golden/sentences');
const files = readdirSync(FOLDER);

it('has golden sentences', () => expect(files.length).toBeGreaterThan(4));

it.each(files)('says what is told in %s', (file) => {
  const { game, names, languages, sentences } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Golden;
  expect(languages.length).toBe(5);
  languages.forEach((language, i) => {
    const tongue = new Tongue(language, filesOf(language));
    const said = (viewer: number) => sentences.map(([sentence]) => plain(tongue.speaker(game, names, viewer).say(sentence)));
    expect(said(-1)).toEqual(sentences.map(([, watching]) => watching[i]));
    expect(said(0)).toEqual(sentences.map(([, watching, yours]) => (yours ?? watching)[i]));
  });
});
