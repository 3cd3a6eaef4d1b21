/** Help and what else opens in a sheet: in a family's words, with what holds at the table, and its button to close it always in sight. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { address, gameIds, openTable, PATIENCE, visitor } from './browser';

const SIZES = [[360, 640], [740, 360]] as const;

/** Sit down at a table with a bot, play, and open the help. */
async function openHelp(page: Page, game: string, options: Record<string, string | number | boolean>): Promise<void> {
  await openTable(page, { game, bots: ['easy'], options });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board').waitFor();
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.locator('dialog:not([aria-disabled])').getByText('All rules, numbered').click();
}

it.each(['en', 'de', 'fr', 'nl', 'it'])('the rules of every game name no option by its code: %s', async (locale) => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, locale });
  for (const game of await gameIds()) {
    await page.goto(address(`/help/${game}`));
    const rules = page.locator('details');
    await rules.locator('summary').click();
    await rules.locator('mark').first().waitFor();
    const names = await page.evaluate(async (id) => ((await (await fetch('/api/games')).json()) as { id: string; options: { name: string }[] }[]).find((each) => each.id === id)!.options.map(({ name }) => name).filter((name) => name.includes('_')), game); // prettier-ignore
    const text = await rules.innerText();
    expect([...names, '`', '[ruling]', '≤'].filter((code) => text.includes(code)), game).toEqual([]);
    expect(await rules.locator('em').count(), game).toBeGreaterThan(1); // by the names that the table has for them
  }
  await page.context().close();
});

it('help says what holds at this table, and can be closed wherever it is scrolled to', async () => {
  const page = await visitor({ viewport: { width: 360, height: 640 } });
  await openHelp(page, 'skipbo_masters', { stock: 10, tolls: 'heavy' });
  const dialog = page.getByRole('dialog');
  const valueOf = (name: string) => dialog.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd b').innerText();
  await dialog.getByText('This is how your table plays.').waitFor();
  expect(await valueOf('cards in each player’s stock')).toBe('10');
  expect(await valueOf('number cards that cost a toll')).toMatch(/^many: /);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const inside = dialog.locator('.inside');
    await inside.evaluate((each) => each.scrollTo(0, each.scrollHeight));
    const [head, below, close] = await Promise.all([dialog.locator('.head'), inside, dialog.getByRole('button', { name: 'Close' })].map((each) => each.boundingBox()));
    expect(close!.y).toBeGreaterThanOrEqual(0);
    expect(close!.y + close!.height).toBeLessThanOrEqual(below!.y); // it covers nothing of what is scrolled
    expect(head!.height).toBeLessThan(height / 4);
    await inside.getByText('a decision of ours').waitFor(); // the last line
  }
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Home'); // the keys scroll what is below it
  await expect.poll(() => dialog.locator('.inside').evaluate((each) => each.scrollTop), { timeout: PATIENCE }).toBe(0);
  await page.keyboard.press('PageDown');
  await expect.poll(() => dialog.locator('.inside').evaluate((each) => each.scrollTop), { timeout: PATIENCE }).toBeGreaterThan(100);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.context().close();
});

it('15GO! has piles side by side in its pictures, each with its name, and no hand to sort', async () => {
  const page = await visitor({ viewport: { width: 360, height: 640 } });
  await openHelp(page, 'fifteen_go', {});
  const dialog = page.getByRole('dialog');
  const namesIn = (i: number) => dialog.locator('figure').nth(i).locator('small').allInnerTexts();
  expect(await namesIn(0)).toEqual(['turned card', 'row 1', 'row 2']);
  expect(await namesIn(1)).toEqual(['turned card', 'open pile (yours)', 'open pile (another player’s)']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await dialog.getByLabel('Large letters').waitFor();
  expect(await dialog.getByLabel('Sort my hand').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('.ticker').click();
  await dialog.getByText('newest first').waitFor();
  await page.context().close();
});
