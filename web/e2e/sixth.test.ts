/** A sixth game, installed from its wheel beside Quintet: the page has no folder for it, and plays it all the same. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectAccessibleByDayAndNight, expectNoSidewaysScrolling } from './accessible';
import { DESKTOP, PHONE, visitor } from './browser';
import { playToTheEnd } from './player';
import { python } from './python';
import { serve } from './server';

const folder = mkdtempSync(join(tmpdir(), 'quintet-sixth-'));
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  const install = resolve(import.meta.dirname, '../../tests/sixth_game.py');
  server = await serve(execFileSync(python, [install, folder], { encoding: 'utf8' }).trim(), ['-m', 'quintet']);
}, 300_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Play at once against searching bots, from the start page. */
async function playNow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('quintet.level', '"hard"');
    localStorage.setItem('quintet.name', '"Ann"');
  });
  await page.goto(server.url);
  const card = page.locator('article', { hasText: 'High Card' });
  await card.getByText('Everybody lays a card, the highest takes the trick.').waitFor();
  await card.locator('.picture svg').nth(4).waitFor();
  await card.getByRole('button', { name: 'Play now' }).click();
  await page.getByText('Touch a card to lay it.').waitFor();
  await page.getByRole('button', { name: 'Got it' }).click(); // the bots wait for it
  await page.locator('.board.acting').waitFor();
}

it('is found on the start page and played to its end against searching bots', async () => {
  const page = await visitor({ ...DESKTOP }, true);
  await playNow(page);
  expect(await page.locator('.prompt').textContent()).toContain('Lay a card.');
  expect(await page.locator('.held.live').count()).toBe(5);
  expect(await page.locator('[data-spot="laid/0"]').getAttribute('aria-label')).toContain('card');
  await expectAccessibleByDayAndNight(page, 'the table');
  await playToTheEnd(page);
  expect(await page.locator('.result .score').allTextContents()).toHaveLength(3);

  await page.getByRole('link', { name: 'Look back' }).click();
  await page.locator('.stage .board').waitFor();
  await page.getByRole('heading', { name: 'High Card', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'One move forward' }).click();
  await page.locator('.told', { hasText: / lays / }).waitFor();
  await page.getByRole('button', { name: 'Verify this deal' }).click();
  await page.getByText('this page does not know how this game is dealt').waitFor();
  expect(await page.locator('.bad').count()).toBe(0);
  await page.context().close();
});

it('is played on a phone, with a hint and its log', async () => {
  const page = await visitor({ ...PHONE }, true);
  await playNow(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint', { hasText: /Lay \d+/ }).waitFor();
  await page.locator('.held.hinted').click({ position: { x: 8, y: 16 } });
  await page.locator('[aria-live=polite]', { hasText: 'You lay' }).waitFor({ state: 'attached' });
  await page.locator('.ticker').click();
  await page.locator('dialog li', { hasText: 'You lay' }).waitFor();
  await page.context().close();
});

it('has its rules and its texts in the visitor’s language', async () => {
  const page = await visitor({ ...DESKTOP, locale: 'de-DE' });
  await page.goto(server.url);
  await page.getByText('Alle legen eine Karte, die höchste macht den Stich.').waitFor();
  await page.getByRole('heading', { name: '6 Kartenspiele. Setz dich dazu!' }).waitFor();
  await page.goto(`${server.url}/help/high_card`);
  await page.getByText('Die höchste macht den Stich.').waitFor();
  expect(await page.getByRole('navigation').getByRole('link').last().textContent()).toBe('High Card');
  await expectAccessibleByDayAndNight(page, 'the rules');
  await page.context().close();
});
