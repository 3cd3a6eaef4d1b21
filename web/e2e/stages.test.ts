/** Level 8: what all levels ask for, and where everybody stands, is a touch away at the table, and on help's first screen. */
import { expect, it } from 'vitest';

import { DESKTOP, openTable, PHONE, visitor } from './browser';

it.each([['a phone', PHONE], ['a desktop', DESKTOP]])('lists all levels on %s', async (_, size) => {
  const page = await visitor(size);
  await openTable(page, { game: 'level_8', name: 'Climber', bots: ['easy'], tempo: 3 });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board').waitFor();
  const sheet = page.getByRole('dialog', { name: 'All eight levels' });
  const levels = sheet.getByRole('listitem');

  await page.locator('.bar').getByRole('button', { name: 'All eight levels' }).click();
  await levels.nth(7).waitFor();
  expect(await levels.count()).toBe(8);
  expect(await levels.nth(7).textContent()).toMatch(/^Level 8: set of 2 \+ set of 3 \+ set of 4/);
  expect(await sheet.locator('.mine').count()).toBe(1);
  const names = await sheet.locator('li b').allTextContents();
  expect(names.join(', ')).toContain('Climber');
  expect(names.join(', ').split(', ')).toHaveLength(2); // everybody stands somewhere
  await sheet.getByRole('button', { name: 'Close' }).click();

  await page.locator('.seat .reach').click();
  await page.locator('.closer').getByRole('button', { name: 'All eight levels' }).click();
  await levels.nth(7).waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const help = page.locator('dialog[open]');
  await help.getByRole('heading', { name: 'All eight levels' }).waitFor();
  expect(await help.locator('ol').first().getByRole('listitem').count()).toBe(8);
  await page.context().close();
});
