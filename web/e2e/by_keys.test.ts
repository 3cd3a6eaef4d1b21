/** Whole matches by keys alone: arrows or Tab to what can be done, Enter to do it. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { DESKTOP, openTable, visitor, type Wish } from './browser';

const MATCHES: Wish[] = [
  { game: 'solo', bots: ['easy'], options: { scoring: 'round', hand: 5 } },
  { game: 'fifteen_go', bots: ['normal'], options: { sets: 2 } },
];

/** Whether there is something to be done, or nothing more: what has the focus then is told. */
function awaited(): { isOver: boolean; tag: string } | undefined {
  if (document.querySelector('.result')) return { isOver: true, tag: '' };
  const active = document.activeElement as HTMLElement | null;
  const above = [...document.querySelectorAll<HTMLElement>('dialog[open], .beside')].at(-1);
  const isDeaf = (each: Element) => Boolean(each.closest('[aria-disabled=true]'));
  const isUseful = (each: HTMLElement) => each.matches('.go, .proposal, .understood, .onward, .doubt .go, .chooser button:not(.cancel), .held.live, .pile.source, .pile.target, .buttons button, .seat.target .reach') && !isDeaf(each);
  const all = [...(above ?? document).querySelectorAll<HTMLElement>('button')].filter((each) => isUseful(each) && each.checkVisibility({ visibilityProperty: true }));
  if (!all.length) return above && !isDeaf(above) ? { isOver: false, tag: 'strayed' } : undefined; // a key has opened something else
  const isThere = Boolean(active && all.includes(active as HTMLButtonElement));
  return { isOver: false, tag: isThere ? 'ready' : '' };
}

/** Press Tab until the focus is at something that can be done, then Enter. */
async function step(page: Page, nth: number): Promise<boolean> {
  const now = (await (await page.waitForFunction(awaited, undefined, { polling: 20 })).jsonValue())!;
  if (now.isOver) return false;
  if (now.tag === 'strayed') {
    await page.keyboard.press('Escape');
    return true;
  }
  for (let i = 0; i < nth; i++) await page.keyboard.press(i % 2 ? 'ArrowRight' : 'Tab');
  for (let i = 0; i < 60; i++) {
    const found = await page.evaluate(awaited);
    if (found?.tag === 'ready') {
      await page.keyboard.press('Enter');
      break;
    }
    if (!found || found.isOver || found.tag) break; // it is gone meanwhile
    await page.keyboard.press('Tab');
  }
  return true;
}

it.each(MATCHES)('$game', async (wish) => {
  const page = await visitor(DESKTOP);
  await openTable(page, wish);
  await page.getByRole('button', { name: 'Deal the cards' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.board').waitFor();
  await page.evaluate(() => addEventListener('pointerdown', () => (document.body.dataset.pointed = ''), true));
  let n = 0;
  while (await step(page, n % 3)) if (++n > 1500) throw new Error('the match does not end');
  expect(n).toBeGreaterThan(3);
  expect(await page.evaluate(() => 'pointed' in document.body.dataset)).toBe(false);
  await page.context().close();
});
