/** One match of each game against bots, through the page alone, on a phone. */
import { expect, it } from 'vitest';

import { openTable, PHONE, visitor, WITH_WORKER, type Wish } from './browser';
import { playToTheEnd } from './player';

const MATCHES: Wish[] = [
  { game: 'solo', bots: ['easy', 'easy'], options: { scoring: 'round', hand: 5 } },
  { game: 'skipbo_masters', bots: ['normal'], options: { stock: 5 } },
  { game: 'level_8', bots: ['normal'], options: { turn_limit: 40 } },
  { game: 'i_go', bots: ['normal'], options: { target: 2 } },
  { game: 'fifteen_go', bots: ['normal'], options: { sets: 2 } },
];

it.each(MATCHES)('$game', async (wish) => {
  const page = await visitor({ ...PHONE, ...WITH_WORKER }); // all that a real phone does
  await openTable(page, wish);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board').waitFor();
  expect(await playToTheEnd(page)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Look back' }).click();
  await page.getByRole('button', { name: 'Verify this deal' }).click();
  await page.getByText('Your browser’s own random part is in it.').waitFor();
  expect(await page.locator('.bad').count()).toBe(0);
  await page.context().close();
});
