/** Letters twice as large, as some people have set them: all of it is still there, and a move can be made. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectNoSidewaysScrolling } from './accessible';
import { address, DESKTOP, openTable, PHONE, visitor } from './browser';
import { openScene, scenes } from './scene';

const SIZES = { phone: PHONE, desktop: DESKTOP };

async function enlarge(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** Texts whose end is cut off, but for the ticker's: touching it opens the log. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header *, main *, .board *')]
      .filter((each) => !each.closest('.for-readers, .ticker, svg') && getComputedStyle(each).textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth)
      .map((each) => `${each.className}: ${each.innerText}`),
  );

async function expectAllThere(page: Page): Promise<void> {
  await enlarge(page);
  await expectNoSidewaysScrolling(page);
  expect(await cutOff(page)).toEqual([]);
}

it.each(Object.keys(SIZES) as (keyof typeof SIZES)[])('the pages on a %s', async (size) => {
  const page = await visitor(SIZES[size]);
  await page.goto(address());
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await expectAllThere(page);
  await page.goto(address('/help/level_8'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAllThere(page);
  await openTable(page, { game: 'level_8', n_seats: 3 });
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await expectAllThere(page);
  await page.context().close();
});

it.each(Object.keys(scenes))('the table: %s', async (scene) => {
  for (const size of Object.values(SIZES)) {
    const page = await visitor({ ...size });
    await openScene(page, scene);
    await expectAllThere(page);
    const live = page.locator('.held.live, .buttons button, .seat:has(.source) .reach, .pile.source:not(.small, .seat:has(.reach) *)').first();
    await live.click({ position: { x: 8, y: 16 } }); // whatever has to be scrolled for it
    await page.context().close();
  }
});
