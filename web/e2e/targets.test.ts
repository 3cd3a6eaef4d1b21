/** A finger finds everything at the fullest tables on the smallest phone: all that is touched is 44 px wide and high, and all is in sight. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { openTable, visitor } from './browser';

const MOST = [['solo', 10], ['skipbo_masters', 6], ['level_8', 6], ['i_go', 4], ['fifteen_go', 6]] as const; // prettier-ignore
const LEAST = 44; // px
const LEAST_HELD = 24; // px of a fanned card

/** What is too small: measured through its middle by what a touch there would hit, whatever is drawn. */
function tooSmall({ least, leastHeld }: { least: number; leastHeld: number }): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')];
  return all.flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isHit = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a[href], button, input, select') === element;
    const isHeld = element.matches('.held');
    const [x, y] = isHeld ? [box.left + 12, box.top + box.height / 4] : [box.left + box.width / 2, box.top + box.height / 2];
    if (!box.width || !isHit(x, y)) return []; // nobody can touch it
    const extent = (at: (d: number) => [number, number]) => {
      let n = 1;
      for (const way of [-1, 1]) for (let d = way; isHit(...at(d)); d += way) n++;
      return n;
    };
    const [width, height] = [extent((d) => [x + d, y]), extent((d) => [x, y + d])];
    const isEnough = width >= (isHeld ? leastHeld : least) && height >= (isHeld ? leastHeld : least);
    return isEnough ? [] : [`${element.dataset.spot ?? (element.ariaLabel || element.textContent)}: ${width} × ${height}`];
  });
}

const smallOn = (page: Page) => page.evaluate(tooSmall, { least: LEAST, leastHeld: LEAST_HELD });

it.each(MOST)('%s with %i', async (game, n) => {
  const page = await visitor();
  await openTable(page, { game, bots: Array.from({ length: n - 1 }, () => 'easy'), options: { starter: 'seat_0' } });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board.acting').waitFor();
  await page.locator('.held .card, .pile.source').first().waitFor();
  expect(await smallOn(page)).toEqual([]);
  expect(await page.locator('.upper').evaluate((upper) => upper.scrollHeight - upper.clientHeight), 'to be scrolled').toBe(0);
  const seat = page.locator('.seat:not(:has(.source)) .reach').last(); // one with a single live pile is touched for that
  if (await seat.count()) {
    await seat.click();
    const closer = page.getByRole('dialog');
    expect(await closer.locator('.pile').count()).toBeGreaterThan(0);
    expect(await smallOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await closer.waitFor({ state: 'detached' });
  }
  await page.context().close();
});
