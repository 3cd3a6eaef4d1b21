/** Where the system chooses the colours: what can be touched, where it goes, what is chosen and whose turn it is are told apart by their lines. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { openTable, visitor } from './browser';

const outlineOf = (page: Page, what: string) => page.locator(what).first().evaluate((each) => (({ outlineStyle, outlineWidth }) => `${outlineStyle} ${outlineWidth}`)(getComputedStyle(each)));

it('sources, targets and what is chosen have lines of their own, by day and in forced colours', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 800 } });
  await openTable(page, { game: 'skipbo_masters', name: 'Payer', bots: ['easy', 'easy'] });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board.acting').waitFor();
  await page.locator('.held[data-card="2"]').click({ position: { x: 9, y: 18 } }); // it fits on one pile, and goes to help piles
  await page.locator('.pile.target').first().waitFor();
  const [source, target] = ['.pile.source:not(.target) .slot[data-top]', '.pile.target:not(.source) .slot[data-top]'];
  const colours = await Promise.all([source, target].map((what) => page.locator(what).first().evaluate((each) => getComputedStyle(each).outlineColor)));
  expect(colours[0]).not.toBe(colours[1]);
  expect(await page.locator('.pile.target').first().evaluate((each) => getComputedStyle(each, '::before').clipPath)).toContain('polygon'); // an arrow
  expect(await page.locator('.pile.source:not(.target)').first().evaluate((each) => getComputedStyle(each, '::before').content)).toBe('none');

  await page.emulateMedia({ forcedColors: 'active' });
  const lines = await Promise.all([source, target, '.held.selected'].map((what) => outlineOf(page, what)));
  expect(new Set(lines).size).toBe(3);
  for (const line of lines) expect(line).not.toContain('none');
  const [turn, rest] = [await outlineOf(page, '.bar.mine'), await outlineOf(page, '.seat:not(.turn)')];
  expect(turn).not.toBe(rest);
  expect(await page.locator('.pile.target').first().evaluate((each) => getComputedStyle(each, '::before').backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  await page.context().close();
});

it('a card that cannot be played is not raised by a pointer', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 800 } });
  await openTable(page, { game: 'solo', name: 'Stuck', bots: ['easy'] });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board.stuck .held').first().waitFor();
  const card = page.locator('.held').first();
  /** How it lies once it lies still. */
  const lying = () =>
    card.evaluate(async (each) => {
      const next = () => new Promise((drawn) => requestAnimationFrame(drawn));
      let before = '';
      for (let nSame = 0; nSame < 6; nSame = getComputedStyle(each).transform === before ? nSame + 1 : 0) {
        before = getComputedStyle(each).transform;
        await next();
      }
      return before;
    });
  const before = await lying();
  await card.hover({ position: { x: 9, y: 30 }, force: true });
  expect(await card.evaluate((each) => each.matches(':hover'))).toBe(true);
  expect(await lying()).toBe(before);
  await page.context().close();
});
