/** The score pad: a match with real cards is counted by touch, goes on after a reload and without a network. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, expectAccessibleByDayAndNight, expectNoSidewaysScrolling } from './accessible';
import { address, DESKTOP, gameIds, PHONE, visitor, WITH_WORKER } from './browser';

const GAMES = await gameIds();

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().tap();
const scores = (page: Page) => page.locator('main .now li b').allTextContents();

async function begin(page: Page, ...names: string[]) {
  for (const [i, name] of names.entries()) await page.getByLabel(`Player ${i + 1}`, { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Start counting' }).click();
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
}

/** Everything that the page has loaded is kept for times without a network. */
const isKept = (page: Page) =>
  page.waitForFunction(async () => {
    const cache = await caches.open('quintet-1');
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const found = await Promise.all(loaded.filter((path) => /^\/(static\/app\/assets|api\/games|api\/pad)/.test(path)).map((path) => cache.match(path)));
    return found.length > 5 && found.every(Boolean) && (await cache.match('/api/pad')) && (await cache.match('/'));
  });

it('counts a match of SOLO on a phone, with undo, a correction, a reload and no network', async () => {
  const page = await visitor({ ...PHONE, ...WITH_WORKER });
  await page.goto(address());
  await page.getByRole('link', { name: 'Score pad for real cards' }).tap();
  await tap(page, 'SOLO');
  await page.getByLabel(/above 300/).tap();
  await expectAccessible(page);
  await begin(page, 'Ann', 'Ben');
  await expectNoSidewaysScrolling(page);

  await tap(page, 'Ann');
  for (const _ of [1, 2, 3]) await tap(page, /take 4.*: 50 points/);
  await tap(page, '7: 7 points');
  await page.getByRole('button', { name: /^Ben 157/ }).waitFor();
  await tap(page, 'Undo'); // the 7
  await page.getByRole('button', { name: /^Ben 150/ }).waitFor();
  await expectAccessibleByDayAndNight(page);
  await page.reload();
  await page.getByRole('button', { name: /^Ben 150/ }).waitFor();
  await tap(page, 'Write down');
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(await scores(page)).toEqual(['0', '−150']);
  await tap(page, 'Undo');
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
  await tap(page, 'Write down');

  await tap(page, 'Correct round 1'); // it was Ben who went out
  await tap(page, 'Ben');
  for (const _ of [1, 2, 3]) await tap(page, /miss a turn.*: 20 points/);
  await tap(page, 'Correct');
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(await scores(page)).toEqual(['−60', '0']);

  await isKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(await page.getByText('Ben deals, Ann begins').count()).toBe(1);
  await tap(page, 'Ben');
  await page.getByLabel('or type the points:').fill('241');
  await page.getByLabel('or type the points:').press('Tab');
  await tap(page, 'Write down');
  await page.getByRole('heading', { name: 'Ben wins!' }).waitFor();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await tap(page, 'Play again');
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
  expect(await page.getByText('Matches won before: Ben 1').count()).toBe(1);
  expect(await page.getByText('Ben deals, Ann begins').count()).toBe(1);
  await page.context().close();
});

it('asks for a round of every game, and everybody can answer', async () => {
  const page = await visitor(PHONE);
  for (const game of GAMES) {
    await page.goto(address(`/pad/${game}`));
    await begin(page);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await tap(page, 'New pad');
    await page.getByRole('heading', { name: 'Score pad' }).waitFor();
  }
  await page.context().close();
});

it('counts by keyboard, tells of cards that may be kept, and gives a picture and a text', async () => {
  const page = await visitor({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(address('/pad/level_8'));
  await page.getByLabel(/two stars/i).check();
  await begin(page, 'Ann', 'Ben');
  const press = async (name: string) => page.getByRole('button', { name, exact: true }).first().press('Enter');
  for (let round = 0; round < 3; round++) {
    await press('Ann');
    await page.getByRole('button', { name: /^Ben run|^Ben set|^Ben \d/ }).press('Space');
    await press('Write down');
    await page.getByRole('heading', { name: `Round ${round + 2}` }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('writing');
  }
  expect(await scores(page)).toEqual(['Level 7', 'Level 4']);
  await press('Nobody: no one can go on');
  await press('Write down');
  await page.getByText('Ann may keep up to 4 cards for the next round.').waitFor();

  await press('Share');
  const [picture] = await Promise.all([page.waitForEvent('download'), press('As a picture')]);
  expect(picture.suggestedFilename()).toBe('quintet.png');
  await press('Share');
  await press('As text');
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1. Ann: Level 7\n2. Ben: Level 4');
  await page.context().close();
});

it('refuses a pad of another version in a sentence, and loses nothing', async () => {
  const page = await visitor(DESKTOP);
  const old = JSON.stringify({ version: 0, players: ['Ann', 'Ben'] });
  await page.addInitScript((text) => (localStorage['quintet.pad'] ??= text), old);
  await page.goto(address('/pad'));
  await page.getByRole('alert').filter({ hasText: 'from another version' }).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  expect(file.suggestedFilename()).toBe('quintet-pad.json');
  await page.getByRole('button', { name: 'New pad' }).click();
  await page.getByRole('heading', { name: 'Which game do you play?' }).waitFor();
  expect(await page.evaluate(() => localStorage['quintet.pad.last'])).toBe(old);
  await page.context().close();
});
