/** The fullest tables of every game, in play and looked back at, with names that are long or hardly letters. */
import type { Page } from 'playwright-core';

import type { GameDeclared, RecordShown, Rounds, Sentence, View } from '../src/lib/protocol';
import { address } from './browser';
import { printed } from './python';
import { openTold, prepare } from './scene';

interface Crowd {
  view: View; // of seat 0
  watched: View; // of a spectator
  open: View; // with all hands
}

const { tables, example } = printed('crowded.py') as {
  tables: Record<string, Crowd>;
  example: { declared: GameDeclared; texts: string };
};
export const crowds = tables;

const MATCH = '2222-2222-2222';
export const NAMES = [
  'Annemarie', 'Bartholomäus Wintersteiger', '🦊🐰', 'Maximiliane-Charlotte', 'Eve', '👩‍👩‍👧 Family', 'Gus', 'Ångström', 'Ida Wohlgemuth', 'Wwwwwwwwwwwwwwwwwwwwwwww',
]; // prettier-ignore

/** The example is no game of this server: the page is told of it as a server with it would do. */
export async function addExample(page: Page): Promise<void> {
  const { declared, texts } = example;
  await page.route(`**/api/games/${declared.id}`, (route) => route.fulfill({ json: declared }));
  await page.route(`**/api/games/${declared.id}/texts/*`, (route) => route.fulfill({ body: texts }));
}

/** Sit down at a full table, or at one that is like it. */
export async function openCrowd(page: Page, name: string, change = (view: View) => view, missed: Sentence[][] = []): Promise<void> {
  const view = change(tables[name]!.view);
  await addExample(page);
  await openTold(page, { before: view, events: [], sentences: [], after: view, missed }, NAMES);
  await page.locator('.held .card, .mine .pile').first().waitFor();
}

/** Look back at a full table, with all hands open. */
export async function openLookback(page: Page, name: string): Promise<void> {
  const { view, open } = tables[name]!;
  const { game, options, scores, n_players } = view;
  const seats = NAMES.slice(0, n_players);
  const ranking = seats.map((_, i) => i + 1);
  const record: RecordShown = { format: '', version: 1, game, rules_version: 1, options, seats, seed: '', start: null, actions: [], result: { scores, ranking } };
  const chairs = seats.map((name, seat) => ({ name, bot: seat > 1 ? 'normal' : '' }));
  const rounds: Rounds = { game, chairs, seat: 0, n_steps: 0, rounds: [{ first: 0, scores }], scores, ranking, is_dealt: true, has_analysis: false };
  const answers: [string, unknown][] = [
    ['', record],
    ['/rounds', rounds],
    ['/steps?viewer=open*', [{ seat: null, events: [], sentences: [], view: open }]],
    ['/steps?viewer=0*', [{ seat: null, events: [], sentences: [], view: { ...view, legal: [], proposals: [], prompt: '', risky: {} } }]],
    ['/chances', { is_done: true, places: [], turning: [] }],
  ];
  await addExample(page);
  for (const [path, json] of answers) await page.route(`**/api/matches/${MATCH}${path}`, (route) => route.fulfill({ json }));
  await prepare(page);
  await page.goto(address(`/match/${MATCH}`));
  await page.locator('.stage .board').waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
}
