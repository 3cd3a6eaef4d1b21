/** Letters and digits do what a touch would do; the focus is never lost. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { DESKTOP, openTable, PATIENCE, TIPS, visitor } from './browser';
import { openScene } from './scene';

const known = (page: Page) =>
  page.addInitScript((tips) => localStorage.setItem('quintet.hintsSeen', JSON.stringify(tips)), TIPS);

it('the focus is at the hand when one’s turn begins, also after a card has gone, but is not taken from elsewhere', async () => {
  const page = await visitor({ ...DESKTOP });
  await openScene(page, 'solo');
  await page.locator('.board.acting').waitFor();
  await page.locator('.hand .held:focus').waitFor();
  expect(await page.evaluate(() => document.activeElement!.matches('.live') || !document.querySelector('.held.live'))).toBe(true);
  const gone = page.locator('.hand .held:focus');
  await gone.evaluate((card) => card.remove());
  await page.locator('.hand .held:focus').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('dialog[open] :focus').waitFor();
  await page.keyboard.press('h');
  await page.keyboard.press('1');
  expect(await page.locator('.held.selected, .hint, .chooser').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.context().close();
});

it('the focus is at the hand when one’s first turn begins after the button that dealt the cards has gone', async () => {
  const page = await visitor(DESKTOP);
  await openTable(page, { game: 'solo', bots: ['easy'], options: { starter: 'seat_0' } });
  await page.getByRole('button', { name: 'Deal the cards' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.board.acting').waitFor();
  await page.locator('.board :focus').waitFor();
  await page.context().close();
});

it('H asks for a hint, T takes, S calls, a digit plays a card', async () => {
  const page = await visitor(DESKTOP);
  await known(page);
  const sent: string[][] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const said = JSON.parse(String(payload)) as { do: string; actions: string[] };
      if (said.do === 'act') sent.push(said.actions);
    }),
  );
  await openTable(page, { game: 'solo', name: 'Last', bots: ['easy'], options: { scoring: 'round' } });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board.acting').waitFor();
  await page.keyboard.press('h');
  await page.locator('.hint').waitFor();
  await page.keyboard.press('Control+t');
  expect(sent).toEqual([]);
  await page.keyboard.press('t');
  await expect.poll(() => sent.flat(), { timeout: PATIENCE }).toEqual(['take']);
  await page.locator('[aria-keyshortcuts="S"]').waitFor(); // there are two cards now
  await page.keyboard.press('s');
  await page.locator('[aria-keyshortcuts="S"][aria-pressed="true"]').waitFor();
  await page.keyboard.press('s');
  await page.locator('[aria-keyshortcuts="S"][aria-pressed="false"]').waitFor();
  const place = await page.locator('.held').evaluateAll((cards) => cards.findIndex((card) => card.matches('.live')));
  await page.keyboard.press(String(place + 1));
  await expect.poll(() => sent.length, { timeout: PATIENCE }).toBe(2);
  await page.context().close();
});
