/** Chat and host: lines at the seat and kept, seats freed and people taken off, changes told, a result that stays, an evening of games. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, expectNoSidewaysScrolling } from './accessible';
import { address, openTable, PHONE, TABLET, visitor, type Wish } from './browser';
import { playToTheEnd } from './player';

const QUICK = { scoring: 'round', hand: 5, solo_call: 'off' };

async function sitDown(page: Page, id: string, name: string): Promise<void> {
  await page.goto(address(`/t/${id}`));
  await page.getByLabel('Your name').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I am ready' }).waitFor();
}

/** Ann and Ben in the lobby of a table. */
async function gather(wish: Partial<Wish> & Record<string, unknown> = {}): Promise<{ ann: Page; ben: Page; id: string }> {
  const [ann, ben] = await Promise.all([visitor(TABLET), visitor(PHONE)]);
  const id = await openTable(ann, { game: 'solo', n_seats: 2, options: QUICK, ...wish });
  await sitDown(ben, id, 'Ben');
  return { ann, ben, id };
}

async function deal(ann: Page, ben: Page): Promise<void> {
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await ann.locator('.main:enabled', { hasText: 'Deal the cards' }).click();
  await Promise.all([ann, ben].map((page) => page.locator('.board').waitFor()));
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

const close = (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close()));
const LONG = 'This is such a long line that no seat can show all of it, and it goes on and on, over and over, until nobody reads it any more at all';

it('shows what is said at the seat and by a badge, and keeps it over a reload', async () => {
  const { ann, ben } = await gather({ has_chat: true });
  await say(ann, 'Hello Ben');
  await ben.getByRole('log').getByText('Hello Ben').waitFor(); // in the lobby, too
  await deal(ann, ben);
  await ann.getByRole('button', { name: 'Reactions' }).click();
  await say(ann, LONG);
  const words = ben.locator('.words', { hasText: 'such a long line' });
  await words.waitFor();
  const box = (await words.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  expect(box.height).toBeLessThan(90);
  await ben.getByRole('button', { name: 'one new line' }).waitFor();
  await expectNoSidewaysScrolling(ben);
  await ben.getByRole('button', { name: 'one new line' }).click();
  await ben.getByRole('log').getByText(LONG).waitFor();
  await ben.keyboard.press('Escape');
  await ben.getByRole('button', { name: 'Reactions', exact: true }).waitFor(); // it is read
  await words.waitFor({ state: 'detached' });
  await ben.reload();
  await ben.locator('.board').waitFor();
  await ben.getByRole('button', { name: 'Reactions', exact: true }).click();
  expect(await ben.getByRole('log').locator('li').allTextContents()).toHaveLength(2);
  await expectAccessible(ben);
  await close(ann, ben);
});

it('lets watchers chat where the table allows it, and marks them', async () => {
  const { ann, ben, id } = await gather({ has_chat: true });
  const eve = await visitor();
  await deal(ann, ben);
  await eve.goto(address(`/t/${id}`));
  await eve.locator('.board').waitFor();
  await eve.getByRole('button', { name: 'Reactions' }).click();
  await eve.getByRole('log').waitFor();
  expect(await eve.getByLabel('Say something').count()).toBe(0);
  await close(ann, ben, eve);

  const open = await gather({ has_chat: true, has_watchers_chat: true });
  const guest = await visitor();
  await deal(open.ann, open.ben);
  await guest.goto(address(`/t/${open.id}`));
  await guest.locator('.board').waitFor();
  await guest.getByRole('button', { name: 'Reactions' }).click();
  await say(guest, 'Nice cards');
  await guest.getByLabel('Your name').fill('Eve');
  await guest.keyboard.press('Enter');
  await open.ann.getByRole('button', { name: 'one new line' }).click();
  await open.ann.getByRole('log').getByText('Eve').waitFor();
  expect(await open.ann.getByRole('log').locator('li').last().textContent()).toContain('watching');
  await close(open.ann, open.ben, guest);
});

it('frees a seat, and takes somebody off only after a question, with a reason', async () => {
  const { ann, ben } = await gather();
  await ann.getByRole('button', { name: 'Remove Ben from the table' }).click();
  await expectAccessible(ann);
  await ann.getByRole('button', { name: 'Cancel' }).click();
  await ben.getByText('Ben (You)').waitFor();
  await ann.getByRole('button', { name: 'Remove Ben from the table' }).click();
  await ann.getByRole('button', { name: 'Free this seat' }).click();
  await ben.getByRole('alert').filter({ hasText: 'has freed your seat' }).waitFor();
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByText('Ben (You)').waitFor();
  await ann.getByRole('button', { name: 'Remove Ben from the table' }).click();
  await ann.getByRole('button', { name: 'Remove for good' }).click();
  await ben.getByRole('alert').filter({ hasText: 'The host has removed you from this table.' }).waitFor();
  expect(await ben.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  await ben.reload();
  await ben.getByRole('alert').filter({ hasText: 'The host has removed you from this table.' }).waitFor();
  await close(ann, ben);
});

it('says what the host has changed', async () => {
  const { ann, ben } = await gather({ options: { hand: 7 } });
  await ann.getByRole('spinbutton', { name: 'cards dealt to each player' }).fill('5');
  await ann.getByRole('spinbutton', { name: 'cards dealt to each player' }).blur();
  await ben.getByRole('status').filter({ hasText: 'Ann changed: cards dealt to each player: 7 → 5' }).waitFor();
  await close(ann, ben);
});

it('has the options in force one touch away during play', async () => {
  const { ann, ben } = await gather();
  await deal(ann, ben);
  await ben.locator('header').getByRole('button', { name: /^SOLO/ }).click();
  const sheet = ben.getByRole('dialog', { name: 'The options of this match: SOLO' });
  await sheet.locator('div', { hasText: 'cards dealt to each player' }).getByText('5', { exact: true }).waitFor();
  await expectAccessible(ben);
  await expectNoSidewaysScrolling(ben);
  await close(ann, ben);
});

it('takes nobody off the result, and goes on with another game and a tally', async () => {
  const { ann, ben } = await gather({ name: 'Last', options: { scoring: 'round' } });
  await deal(ann, ben);
  await Promise.all([ann, ben].map((page) => playToTheEnd(page))); // the host has one card, which fits
  await ann.getByRole('button', { name: 'Another game' }).click();
  await ann.getByRole('combobox', { name: 'game', exact: true }).selectOption('i_go');
  await ann.getByRole('heading', { name: 'I Go!', level: 1 }).waitFor();
  await ben.getByText('Last wants to play again.').waitFor();
  expect(await ben.locator('.result h1').count()).toBe(1); // still there
  await ben.getByRole('button', { name: 'Play again' }).click();
  await ben.getByRole('heading', { name: 'I Go!', level: 1 }).waitFor();
  await ben.getByRole('table', { name: 'This evening' }).getByText('of 1 won').first().waitFor();
  await ann.locator('.main:enabled', { hasText: 'Deal the cards' }).click(); // Ben is ready by that
  await Promise.all([ann, ben].map((page) => page.locator('.board').waitFor()));
  await close(ann, ben);
});
