/** When my turn begins, what the others did meanwhile stands there in sentences, hides nothing that can be touched, and goes at my first touch. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import type { Sentence } from '../src/lib/protocol';
import { visitor } from './browser';
import { crowds, openCrowd } from './crowd';
import { resize } from './fits';

const SIZES = [[360, 640], [740, 360], [1280, 720]] as const;
const CROWDS = ['fifteen_go_4', 'skipbo_masters_4', 'solo_10'];

/** Two sentences about each of the others; the first has taken a card of mine. */
const acts = (crowd: string): Sentence[][] =>
  Array.from({ length: crowds[crowd]!.view.n_players - 1 }, (_, i) => i + 1).flatMap((seat): Sentence[][] => {
    const [card, actor, player] = [{ cards: ['??'] }, { seats: [seat] }, { seats: [seat] }];
    const own = { zone: 'hand', seat };
    const taken: Sentence =
      seat === 1
        ? { key: 'event-given', args: { card, actor, player: { seats: [0] }, other: player, source: { zone: 'hand', seat: 0 }, target: own, whose: 'other' } }
        : { key: 'event-taken', args: { card, actor, player, source: { zone: 'hand' }, target: own, whose: 'own' } };
    return [[taken], [{ key: 'event-played', args: { card, actor, player, source: own, target: { zone: 'hand' }, whose: 'own' } }]];
  });

/** What of the table the recap covers though it can be touched, what of it is cut off, and how far it reaches out of the screen. */
const wrong = (page: Page) =>
  page.locator('.recap').evaluate((recap) => {
    const box = recap.getBoundingClientRect();
    const found: string[] = [];
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) found.push('is not on the screen');
    if (recap.scrollHeight > recap.clientHeight + 1) found.push('is cut off');
    for (const each of document.querySelectorAll('header button, header a, .pile[aria-disabled=false], .held, .bar, .buttons button, .seat.target')) {
      const other = each.getBoundingClientRect();
      const isHidden = Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
      if (isHidden) found.push(`covers ${each.className} ${(each as HTMLElement).dataset.spot ?? ''}`);
    }
    return found;
  });

/** It has found its place. */
const standing = (page: Page) =>
  page.locator('.recap').evaluate(async (recap) => {
    const places = () => [recap, ...document.querySelectorAll('.foot, .pile')].map((each) => JSON.stringify(each.getBoundingClientRect())).join();
    let before = '';
    for (let nSame = 0; nSame < 4; nSame = places() === before ? nSame + 1 : 0) {
      before = places();
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  });

it.each(CROWDS)('%s: it lies where nothing is to be touched', async (crowd) => {
  const page = await visitor({ serviceWorkers: 'block', viewport: { width: 360, height: 640 } });
  await openCrowd(page, crowd, undefined, acts(crowd));
  const lines = page.locator('.recap li[data-seat]');
  expect(await lines.count()).toBe(crowds[crowd]!.view.n_players - 1);
  const seats = await lines.evaluateAll((all) => all.map((line) => Number((line as HTMLElement).dataset.seat)));
  expect(seats).toEqual([...seats].sort((a, b) => a - b));
  expect(await page.locator('.recap .mine').count()).toBe(1); // the card that was mine
  expect(await page.locator('.recap').textContent()).not.toContain('…');
  expect(await page.locator('.ticker .line').textContent()).toBe(''); // nothing is said twice
  const found: string[] = [];
  for (const size of SIZES) {
    await resize(page, size);
    await standing(page);
    found.push(...(await wrong(page)).map((what) => `${size.join(' × ')}: ${what}`));
  }
  expect(found).toEqual([]);
  await page.keyboard.press('ArrowLeft'); // looking around is no touch
  await lines.first().waitFor();
  await page.locator('.held, .mine .pile').first().click({ force: true });
  await page.locator('.recap').waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator('.ticker .line span').first().waitFor();
  await page.context().close();
});

it.each([[740, 360], [360, 640]] as const)('news are whole sentences on %i × %i', async (width, height) => {
  const page = await visitor({ serviceWorkers: 'block', viewport: { width, height } });
  const crowd = 'skipbo_masters_4';
  await openCrowd(page, crowd, (view) => ({ ...view, turn: 1, legal: [], proposals: [], prompt: '' }), [acts(crowd).flat()]);
  const line = page.locator('.ticker .line');
  await line.locator('span').first().waitFor();
  await expect.poll(() => line.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1);
  const said = await line.evaluate((each) => (each as HTMLElement).innerText.trim());
  expect(said).toMatch(/^\S.*[.!]$/s);
  await page.context().close();
});
