/** Level 8 on a phone that lies on its side: all combinations are in sight and can be read, and nothing moves when a level is laid. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { openTable, visitor } from './browser';
import { openCrowd } from './crowd';
import { placeOf, resize } from './fits';
import { openTold, played } from './scene';

const SIZES = [[740, 360], [844, 390]] as const;
const LEAST = 24; // px: a card that is to be read

const lying = (width: number, height: number) => visitor({ viewport: { width, height }, hasTouch: true });

/** Where seats, piles, bar, actions and hand are; of what grows, where it begins. */
const places = (page: Page) =>
  page.locator('.board').evaluate((board) =>
    Object.fromEntries(
      [...board.querySelectorAll<HTMLElement>('.seat, .centre .pile, .mine .pile, .bar, .buttons, .hand')].map((each) => {
        const { left, top } = each.getBoundingClientRect();
        return [each.dataset.spot ?? each.classList[0]!, [left, top].map(Math.round).join(' ')] as const;
      }),
    ),
  );

it.each(SIZES)('four players who have all laid, at %i × %i', async (width, height) => {
  const page = await lying(width, height);
  await openCrowd(page, 'level_8_4');
  await resize(page, [width, height]);
  const piles = await page.locator('.seat .pile.spread').evaluateAll((all) =>
    all.map((pile) => {
      const [card, box, seat] = [pile.querySelector('.slot')!, pile, pile.closest('.seat')!].map((each) => each.getBoundingClientRect());
      return { width: card!.width, isWhole: box!.left >= seat!.left && box!.right <= seat!.right + 1 && box!.top >= 0 && box!.bottom <= seat!.bottom + 1 };
    }),
  );
  expect(piles.length).toBe(7);
  for (const { width, isWhole } of piles) {
    expect(width).toBeGreaterThanOrEqual(LEAST);
    expect(isWhole).toBe(true);
  }
  expect(await page.locator('.board [data-scrolls]').count()).toBe(0);
  await page.context().close();
});

it.each(SIZES)('others lay and add, and the table stays as it was, at %i × %i', async (width, height) => {
  const [first, ...views] = played.level_8!;
  const page = await lying(width, height);
  const show = await openTold(page, { before: first!, events: [], sentences: [], after: first! });
  const nColumns = () => page.locator('.seat').evaluateAll((all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().left))).size);
  const [columns, before] = [await nColumns(), await places(page)];
  for (const view of views) show(view);
  await page.locator('.mine .pile.spread').nth(1).waitFor();
  await resize(page, [width, height]);
  const after = await places(page);
  expect(await nColumns()).toBe(columns);
  for (const name of ['bar', 'buttons', 'hand', 'draw', 'discard/0']) expect([name, after[name]]).toEqual([name, before[name]]);
  await page.context().close();
});

it.each(SIZES)('a level is put together in the middle, and nothing moves for it, at %i × %i', async (width, height) => {
  const page = await visitor({ viewport: { width, height }, hasTouch: true });
  await openTable(page, { game: 'level_8', name: 'Builder', bots: ['easy'] });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board.acting').waitFor();
  await page.locator('[data-spot="discard/1"]').click({ force: true }); // all of the seat is the target
  const lay = page.getByRole('button', { name: 'Lay my level' });
  await lay.waitFor();
  const before = await places(page);
  await lay.click();
  await page.getByRole('button', { name: 'Build it myself' }).click();
  const sheet = page.locator('.making');
  await sheet.waitFor();
  expect(await places(page)).toMatchObject(Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'bar')));
  const [left, top, wide, high] = (await placeOf(page, '.making')).split(' ').map(Number) as [number, number, number, number];
  expect(Math.abs(left + wide / 2 - width / 2)).toBeLessThan(0.05 * width);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(await sheet.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1);
  expect(top + high).toBeLessThanOrEqual(Number((await placeOf(page, '.hand')).split(' ')[1]));
  await page.context().close();
});
