/** Cards travel, nothing waits for them, and nothing moves for ever. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { DESKTOP, openTable, PHONE, visitor } from './browser';
import { openScene, scenes } from './scene';

const LONGEST_MS = 5000; // that something may move by itself (WCAG 2.2.2)

declare global {
  interface Window {
    flights: number[];
    touchedAt: number; // so many cards were on their way then
  }
}

/** Note how long every card travels, and touch the first thing that can be touched as soon as one does. */
const noteFlights = (page: Page) =>
  page.addInitScript(() => {
    window.flights = [];
    window.touchedAt = 0;
    const look = (node: HTMLElement) => {
      window.flights.push(...node.getAnimations().map((each) => Number(each.effect!.getComputedTiming().duration)));
      const touched = document.querySelector<HTMLElement>('.buttons .main, .held.live, .pile.source');
      if (window.touchedAt || !touched) return;
      window.touchedAt = document.querySelectorAll('.flying').length;
      touched.click();
    };
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver((changes) => {
        for (const node of changes.flatMap((change) => [...change.addedNodes])) {
          if (node instanceof HTMLElement && node.matches('.flying')) requestAnimationFrame(() => look(node));
        }
      }).observe(document.body, { childList: true, subtree: true }),
    );
  });

async function dealt(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const page = await visitor({ ...PHONE, reducedMotion });
  await noteFlights(page);
  await openTable(page, { game: 'solo', bots: ['easy', 'easy'], tempo: 3, options: { starter: 'seat_0' } });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  return page;
}

it('cards travel in 200 to 400 ms, and a touch meanwhile counts', async () => {
  const page = await dealt('no-preference');
  await page.waitForFunction(() => document.querySelector('[aria-live=polite]')?.textContent?.includes('You '));
  await page.waitForFunction(() => !document.querySelector('.flying'));
  expect(await page.evaluate(() => window.touchedAt)).toBeGreaterThan(0);
  const flights = await page.evaluate(() => window.flights);
  expect(Math.min(...flights)).toBeGreaterThanOrEqual(200);
  expect(Math.max(...flights)).toBeLessThanOrEqual(400);
  await page.context().close();
});

it('cards stay where they are for people who want no motion', async () => {
  const page = await dealt('reduce');
  await page.locator('.board.acting .held .card').last().waitFor();
  expect(await page.evaluate(() => window.flights)).toEqual([]);
  await page.context().close();
});

it.each(Object.keys(scenes))('nothing moves for long: %s', async (scene) => {
  const page = await visitor({ ...DESKTOP, reducedMotion: 'no-preference' });
  await openScene(page, scene);
  await page.locator('.held.live, .pile.source').first().click();
  const ends = await page.evaluate(() => document.getAnimations().map((each) => Number(each.effect!.getComputedTiming().endTime)));
  expect(Math.max(0, ...ends)).toBeLessThan(LONGEST_MS);
  await page.context().close();
});
