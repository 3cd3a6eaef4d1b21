/** Browsers for the tests, and people who use them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

import type { GameDeclared } from '../src/lib/protocol';

/** How long a test waits for a state, in ms, before it gives up. Nothing is measured by it: a busy machine may be slow.
 *  Whoever mends a test on a quiet machine gives up sooner: QUINTET_PATIENCE=20000. */
export const PATIENCE = Number(process.env.QUINTET_PATIENCE ?? 240_000);
const ARGUMENTS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--font-render-hinting=none', // letters keep their places in the shell, too
]; // prettier-ignore
/** The whole browser, and the one without windows, which draws the same pages with a fraction of the work. */
const WHOLE = process.env.CHROMIUM ?? '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
export const TABLET: BrowserContextOptions = { viewport: { width: 820, height: 1180 } };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Start a browser, with more arguments if it needs them; a whole one for what the shell lacks, such as notifications. */
export const launch = (more: string[] = [], isWhole = false) =>
  chromium.launch({ executablePath: isWhole || !existsSync(SHELL) ? WHOLE : SHELL, args: [...ARGUMENTS, ...more] });

/** One for all tests of a process, and it ends with it. */
let browser: Promise<Browser> | undefined;
const ownBrowser = () => (browser ??= launch());

export const address = (path = '/') => inject('url') + path;

/** The games on the server's shelf. */
export const gameIds = async () => ((await (await fetch(address('/api/games'))).json()) as { id: string }[]).map((game) => game.id);

/** The tips that a player has read: the first ones of all games, and those of their special cards. */
export const TIPS = (JSON.parse(readFileSync(join(import.meta.dirname, '../../tests/golden/declarations.json'), 'utf8')) as GameDeclared[]).flatMap(({ id, faces }) => [
  `first-${id}`,
  ...faces.flatMap(({ name, coins = 0 }) => (name ? [`${id}-special-${name.replace(/^card-/, '')}${coins > 1 ? 's' : ''}`] : [])),
]);

function knowTips(tips: string[]): void {
  if (location.protocol !== 'about:') localStorage['quintet.hintsSeen'] ??= JSON.stringify([...new Set(tips)]);
}

/** What somebody needs whose page is to work without a network, or to be called back; it costs a third more. */
export const WITH_WORKER: BrowserContextOptions = { serviceWorkers: 'allow' };

/** Somebody with a browser of their own, who has read the first tips unless they are new. Whatever goes wrong on their page fails the test. */
export async function visitor(options: BrowserContextOptions = PHONE, isNew = false, by?: Browser): Promise<Page> {
  const context = await (by ?? (await ownBrowser())).newContext({ reducedMotion: 'reduce', locale: 'en-GB', serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  if (!isNew) await page.addInitScript(knowTips, TIPS);
  page.on('pageerror', (error) => expect.fail(`on the page: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.includes('WebSocket') && !text.includes('ERR_')) expect.fail(`on the console: ${text}`);
  });
  return page;
}

export interface Wish {
  game: string;
  name?: string;
  bots?: string[];
  n_seats?: number;
  options?: Record<string, unknown>;
  tempo?: number;
  report_seconds?: number;
}

/** Make a table whose bots do not pause, and open it. */
export async function openTable(page: Page, wish: Wish): Promise<string> {
  const answer = await page.context().request.post(address('/api/tables'), { data: { name: 'Ann', tempo: 0, ...wish } }); // as the same person
  if (!answer.ok()) throw new Error(await answer.text());
  const { id } = (await answer.json()) as { id: string };
  await page.goto(address(`/t/${id}`));
  return id;
}

/** Wait until nothing moves any more: fonts that come late move the seats. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.waitForFunction(standsStill, undefined, { polling: 100 });
}

/** Whether everything is where it was when this was asked last. */
function standsStill(): boolean {
  const seen = window as { lastPlaces?: string };
  const places = [...document.querySelectorAll('.seat, .pile, .held, .buttons')].map((each) => Object.values(each.getBoundingClientRect().toJSON() as object).join()).join(';');
  const isSame = seen.lastPlaces === places;
  seen.lastPlaces = places;
  return isSame;
}
