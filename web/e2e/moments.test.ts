/** What matters to one player is said to them alone, large and long enough, and in nobody's way; the ticker tells news only. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { address, DESKTOP, openTable, PATIENCE, PHONE, visitor } from './browser';

const momentOf = (page: Page) => page.locator('.moments p');
const touch = (page: Page, card: string) => page.locator(`.held[data-card="${card}"]`).click({ position: { x: 10, y: 20 } });

/** People at a table of SOLO that begins with a scene. */
async function sitTogether(scene: string, options: Record<string, unknown> = { solo_call: 'catch' }, sizes = [PHONE, PHONE, DESKTOP]): Promise<Page[]> {
  const pages = await Promise.all(sizes.map((size) => visitor(size)));
  const id = await openTable(pages[0]!, { game: 'solo', name: scene, n_seats: sizes.length, options });
  for (const [i, page] of pages.slice(1).entries()) {
    await page.goto(address(`/t/${id}`));
    await page.getByLabel('Your name').fill(['Ben', 'Cleo', 'Dan'][i]!);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('button', { name: 'I am ready' }).click();
  }
  await pages[0]!.locator('.main:enabled', { hasText: 'Deal the cards' }).click();
  await Promise.all(pages.map((page) => page.locator('.held .card').first().waitFor()));
  return pages;
}

it('SOLO: says whose hand is whose now, large to everybody, and in the news after that', async () => {
  const [ann, ben, cleo] = (await sitTogether('Rounder', { solo_call: 'off' })) as [Page, Page, Page];
  await touch(ann, 'AR');
  await momentOf(ann).getByText('All hands go round: Ben has yours now, you have Cleo’s.').waitFor();
  await momentOf(ben).getByText('All hands go round: Cleo has yours now, you have Rounder’s.').waitFor();
  await momentOf(cleo).getByText('All hands go round: Rounder has yours now, you have Ben’s.').waitFor();
  await ben.locator('.ticker', { hasText: 'Cleo has yours now, you have Rounder’s.' }).waitFor();
  expect(await momentOf(ben).count()).toBe(0); // it is said in one place at a time
  await Promise.all([ann, ben, cleo].map((page) => page.context().close()));
});

it('says a moment to whom it matters, on the bar, where it covers nothing and blocks no touch', async () => {
  const pages = await sitTogether('Moments');
  const [ann, ben, cleo] = pages as [Page, Page, Page];
  await touch(ann, 'RM');
  await momentOf(ben).getByText('You miss a turn').waitFor();
  for (const [page, news] of [[ann, '.ticker'], [cleo, '.log li:not(.title)']] as const) { // a wide table has the news beside it
    await page.locator(news, { hasText: 'Ben misses a turn.' }).waitFor();
    expect(await momentOf(page).count()).toBe(0);
  }
  expect(await cleo.locator('.ticker').count()).toBe(0);
  await ben.locator('.ticker', { hasText: 'Moments lays' }).waitFor();
  expect(await ben.locator('.ticker').textContent()).not.toContain('miss a turn'); // it is said large
  const [box, bar] = [await momentOf(ben).boundingBox(), await ben.locator('.bar').boundingBox()];
  expect(box).toEqual(bar);
  const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2];
  expect(await ben.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.closest('.moments'), [x, y])).toBeNull();
  await ben.mouse.click(x, y); // and a touch takes it away
  await momentOf(ben).waitFor({ state: 'detached' });
  await Promise.all(pages.map((page) => page.context().close()));
});

it('shows a moment for two and a half seconds at least, then lets it go', async () => {
  const pages = await sitTogether('Moments');
  const [ann, ben] = pages as [Page, Page, Page];
  await ben.evaluate(() => {
    new MutationObserver(() => {
      const isThere = Boolean(document.querySelector('.moments p'));
      const data = document.body.dataset;
      if (isThere && !data.from) data.from = String(performance.now());
      if (!isThere && data.from && !data.to) data.to = String(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  });
  await touch(ann, 'RM');
  await momentOf(ben).waitFor();
  await momentOf(ben).waitFor({ state: 'detached' });
  const { from, to } = await ben.evaluate(() => ({ from: Number(document.body.dataset.from), to: Number(document.body.dataset.to) }));
  expect(to - from).toBeGreaterThan(2450);
  await Promise.all(pages.map((page) => page.context().close()));
});

it('says large whose throw-in has taken the turn, once and nowhere else', async () => {
  const pages = await sitTogether('Race', { scoring: 'round' }, [PHONE, PHONE, PHONE, DESKTOP]);
  const [ann, ben, cleo, dan] = pages as [Page, Page, Page, Page];
  await touch(dan, 'R5'); // it is Ben's turn
  for (const page of [ann, ben, cleo]) {
    await momentOf(page).getByText(': the player after them is next').waitFor();
    await momentOf(page).getByText('Dan').waitFor();
    await momentOf(page).getByRole('img', { name: 'red 5' }).waitFor();
  }
  expect(await momentOf(dan).count()).toBe(0);
  for (const page of [ann, ben, cleo]) expect(await page.locator('.ticker').getByRole('img', { name: 'red 5' }).count()).toBe(0);
  await ann.locator('.board.acting').waitFor(); // the turn goes on after Dan
  await Promise.all(pages.map((page) => page.context().close()));
});

it('tells no news before there is any, then keeps the last', async () => {
  const page = await visitor(PHONE);
  await openTable(page, { game: 'solo', name: 'Asker', bots: ['easy'] });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.held .card').first().waitFor();
  const ticker = page.locator('.ticker');
  expect(await ticker.textContent()).not.toContain('The match so far');
  const height = (await ticker.boundingBox())!.height;
  await touch(page, 'R4');
  await expect.poll(() => ticker.locator('.line').first().textContent(), { timeout: PATIENCE }).toMatch(/\S/);
  expect((await ticker.boundingBox())!.height).toBe(height);
  await ticker.getByRole('img', { name: 'Open the match so far' }).click(); // a sign that there is more
  await page.getByRole('dialog', { name: 'The match so far' }).waitFor();
  await page.context().close();
});
