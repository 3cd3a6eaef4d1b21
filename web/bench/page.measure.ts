/** Measures the page and writes docs/performance-page.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, it } from 'vitest';

import { address, DESKTOP, gameIds, openTable, PHONE, visitor } from '../e2e/browser';
import { write, type Figures, type Frames } from './report';
import { framesDuring, interactiveAt, longestTask, median, slowDown, touchOn, watch } from './slow';

const GAMES = await gameIds();
const SLOW = 4;
const N_RUNS = 3;
const PLAY_MS = 8000;
const DEAL_MS = 1200;
const TV = { viewport: { width: 1920, height: 1080 } };
const LIGHTHOUSE = join(import.meta.dirname, 'node_modules/.bin/lighthouse');

const figures: Figures = { loads: [], interactive: [], longTasks: [], dealing: undefined, television: undefined, lighthouse: [] };
afterAll(() => write(figures));

/** A running match, by its link. */
async function runningTable(): Promise<string> {
  const host = await visitor();
  const id = await openTable(host, { game: 'solo', bots: ['easy', 'easy', 'easy'], tempo: 3 });
  await host.getByRole('button', { name: 'Deal the cards' }).click();
  await host.locator('.board').waitFor();
  await host.context().close();
  return `/t/${id}`;
}

it('first load and time until it can be used', async () => {
  const pages = [['the start page', '/', 'article button'], ['a running table', await runningTable(), '.board']] as const; // prettier-ignore
  for (const [name, path, shown] of pages) {
    const times: number[] = [];
    let n = 0;
    for (let run = 0; run < N_RUNS; run++) {
      const page = await visitor({ ...PHONE, reducedMotion: 'no-preference', serviceWorkers: 'block' });
      const wire = await page.context().newCDPSession(page);
      n = 0;
      await wire.send('Network.enable');
      wire.on('Network.loadingFinished', ({ encodedDataLength }) => (n += encodedDataLength));
      await watch(page, shown);
      await slowDown(page, SLOW);
      await page.goto(address(path));
      times.push(await interactiveAt(page));
      await page.context().close();
    }
    figures.loads.push({ name, kB: n / 1000 });
    figures.interactive.push({ name, ms: median(times) });
  }
});

it.each(GAMES)('long tasks of %s', async (game) => {
  const dealing: number[] = [];
  const playing: number[] = [];
  for (let run = 0; run < N_RUNS; run++) {
    const page = await visitor({ ...PHONE, reducedMotion: 'no-preference' });
    await slowDown(page, SLOW);
    await openTable(page, { game, bots: ['easy', 'easy', 'easy'], tempo: 0.5, options: { starter: 'seat_0' } });
    // found before it is measured: looking for it takes the page long
    const deal = (await page.getByRole('button', { name: 'Deal the cards' }).elementHandle())!;
    dealing.push(await longestTask(page, async () => {
      await deal.evaluate((button) => (button as HTMLElement).click());
      await page.locator('.board').waitFor();
      await page.waitForTimeout(DEAL_MS);
    })); // prettier-ignore
    playing.push(await longestTask(page, () => touchOn(page, PLAY_MS)));
    await page.context().close();
  }
  figures.longTasks.push({ game, dealing: median(dealing), playing: median(playing) });
});

const TEN = { game: 'solo', bots: Array.from({ length: 9 }, () => 'easy'), tempo: 3 };

/** How many frames a page draws in so many ms, and the longest time between two. */
async function framesOn(page: Page, ms: number): Promise<Frames> {
  const times = await framesDuring(page, ms);
  return { perSecond: ((times.length - 1) * 1000) / (times.at(-1)! - times[0]!), longestGap: Math.max(...times.slice(1).map((time, i) => time - times[i]!)) };
}
const middle = (all: Frames[]): Frames => ({ perSecond: median(all.map((each) => each.perSecond)), longestGap: median(all.map((each) => each.longestGap)) });

it('frames while dealing to ten', async () => {
  const dealt: Frames[] = [];
  for (let run = 0; run < N_RUNS; run++) {
    const page = await visitor({ ...DESKTOP, reducedMotion: 'no-preference' });
    await openTable(page, TEN);
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.locator('.board').waitFor();
    dealt.push(await framesOn(page, DEAL_MS));
    await page.context().close();
  }
  figures.dealing = middle(dealt);
});

it('frames on a television while ten play', async () => {
  const dealt: Frames[] = [];
  const played: Frames[] = [];
  for (let run = 0; run < N_RUNS; run++) {
    const [host, tv] = [await visitor(), await visitor({ ...TV, reducedMotion: 'no-preference' })];
    const id = await openTable(host, TEN);
    await host.getByRole('button', { name: 'Deal the cards' }).waitFor();
    const { code } = await host.evaluate(async (path) => (await (await fetch(path, { method: 'POST', body: '{}' })).json()) as { code: string }, `/api/tables/${id}/screens`);
    await tv.goto(address(`/tv/${code}`));
    await tv.getByText('Ann').first().waitFor();
    await host.getByRole('button', { name: 'Deal the cards' }).click();
    await tv.locator('.board').waitFor();
    dealt.push(await framesOn(tv, DEAL_MS));
    played.push(await framesOn(tv, PLAY_MS));
    await Promise.all([host, tv].map((page) => page.context().close()));
  }
  figures.television = { dealing: middle(dealt), playing: middle(played) };
});

it.runIf(existsSync(LIGHTHOUSE))('Lighthouse', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const report = join(folder, 'report.json');
  for (const [name, path] of [['the start page', '/'], ['a running table', await runningTable()], ['the rules of a game', '/help/solo']] as const) { // prettier-ignore
    for (const preset of ['mobile', 'desktop'] as const) {
      const runs = Array.from({ length: 2 }, () => lighthouse(address(path), preset, report));
      const best = (category: string) => Math.max(...runs.map(({ categories }) => Math.round(categories[category]!.score * 100)));
      figures.lighthouse.push({ name, preset, performance: best('performance'), accessibility: best('accessibility'), practices: best('best-practices') });
    }
  }
  rmSync(folder, { recursive: true });
});

function lighthouse(url: string, preset: 'mobile' | 'desktop', report: string): LighthouseReport {
  const flags = ['--quiet', '--output=json', `--output-path=${report}`, '--only-categories=performance,accessibility,best-practices', '--chrome-flags=--headless --no-sandbox --disable-gpu'];
  execFileSync(LIGHTHOUSE, [url, ...flags, ...(preset === 'desktop' ? ['--preset=desktop'] : [])], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const found = JSON.parse(readFileSync(report, 'utf8')) as LighthouseReport;
  const poor = Object.values(found.categories).flatMap(({ auditRefs }) => auditRefs).filter(({ id, weight }) => weight && (found.audits[id]!.score ?? 1) < 0.9); // prettier-ignore
  for (const { id } of poor) console.log(`${url}, ${preset}: ${id} ${found.audits[id]!.displayValue ?? ''}`);
  return found;
}

interface LighthouseReport {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string }>;
}
