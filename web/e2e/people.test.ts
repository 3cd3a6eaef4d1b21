/** Who is who: a name asked once and changed everywhere, another device, statistics, invitations that arrive. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, expectNoSidewaysScrolling } from './accessible';
import { address, DESKTOP, openTable, PHONE, visitor } from './browser';
import { playToTheEnd } from './player';
import { python } from './python';
import { serve } from './server';

const game = (page: Page, title: string) => page.locator('article', { hasText: title });

it('asks for a name once, before the first seat, and never says Guest', async () => {
  const page = await visitor();
  await page.goto(address());
  await game(page, 'SOLO').getByRole('button', { name: 'With friends' }).click();
  const field = page.getByRole('dialog').getByLabel('Your name');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await page.keyboard.type('Åse');
  await page.keyboard.press('Enter');
  await page.getByText('Åse (You) · host').waitFor();
  await page.goto(address());
  await game(page, 'I Go!').getByRole('button', { name: 'With friends' }).click();
  await page.getByText('Åse (You) · host').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.context().close();
});

it('plays at once under a friendly name for whoever does not want to think of one', async () => {
  const page = await visitor();
  await page.goto(address());
  await game(page, 'SOLO').getByRole('button', { name: 'Play now' }).click();
  const field = page.getByRole('dialog').getByLabel('Your name');
  await expect.poll(() => field.inputValue()).toMatch(/^[A-Z][a-z]+$/);
  expect(await field.inputValue()).not.toBe('Guest');
  await page.keyboard.press('Enter');
  await page.locator('.board').waitFor();
  await page.context().close();
});

it('shows a new name at all tables at once, to everybody', async () => {
  const [ann, ben] = await Promise.all([visitor(DESKTOP), visitor()]);
  const id = await openTable(ann, { game: 'solo', n_seats: 3 });
  await ben.goto(address(`/t/${id}`));
  await ben.getByLabel('Your name').fill('Ben');
  await ben.keyboard.press('Enter');
  await ben.getByText('Ben (You)').waitFor();
  await ann.getByRole('button', { name: 'Settings' }).click();
  await ann.getByLabel('Your name').fill('Anna');
  await ann.keyboard.press('Escape');
  await ben.getByText('Anna · host').waitFor();
  await ann.getByText('Anna (You)').waitFor();
  await Promise.all([ann, ben].map((page) => page.context().close()));
});

it('makes another device the same person by a link that works once', async () => {
  const [laptop, phone, thief] = await Promise.all([visitor(DESKTOP), visitor(), visitor()]);
  const id = await openTable(laptop, { game: 'solo', name: 'Ann', n_seats: 3 });
  await laptop.goto(address('/me'));
  await laptop.getByRole('button', { name: 'Show the link' }).click();
  await laptop.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await expectAccessible(laptop);
  const link = await laptop.getByLabel('Link for your other device').inputValue();
  expect(link).toMatch(/\/device#[\w-]{32}$/);

  await phone.goto(link);
  await phone.getByRole('heading', { name: 'Be Ann on this device, too?' }).waitFor();
  expect(phone.url()).not.toContain('#'); // it is a secret
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Yes, I am Ann' }).click();
  await phone.locator(`a[href="/t/${id}"]`).first().click(); // her table
  await phone.getByText('Ann (You) · host').waitFor();

  await thief.goto(link);
  await thief.getByRole('heading', { name: 'does not work any more' }).waitFor();
  await Promise.all([laptop, phone, thief].map((page) => page.context().close()));
});

it('counts matches, wins and streaks on a page of one’s own', async () => {
  const page = await visitor(PHONE);
  await openTable(page, { game: 'solo', name: 'Last', bots: ['easy'], options: { scoring: 'round' } });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await playToTheEnd(page); // they have one card, which fits
  await page.goto(address('/'));
  await page.getByRole('link', { name: 'My page' }).click();
  const row = page.getByRole('table', { name: 'By game' }).getByRole('row', { name: /^SOLO/ });
  await row.waitFor();
  expect(await row.getByRole('cell').first().textContent()).toBe('1');
  await page.getByRole('table', { name: 'By opponents' }).getByRole('row', { name: /^against bots/ }).waitFor();
  await page.getByText(/your last match\./).waitFor();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await page.context().close();
});

it('invites by the address that others can reach', async () => {
  const server = await serve(python, ['-m', 'quintet'], ['--url', 'https://cards.example.org/']);
  const page = await visitor();
  await page.addInitScript(() => localStorage.setItem('quintet.name', '"Ann"'));
  await page.goto(server.url);
  await game(page, 'SOLO').getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  const id = new URL(page.url()).pathname.slice(3);
  expect(await page.getByLabel('Link to this table').inputValue()).toBe(`https://cards.example.org/t/${id}`);
  await page.context().close();
  await server.stop();
});

it.each([
  ['en', 'There is no such table', 'That is not the code of a table'],
  ['de', 'Diesen Tisch gibt es nicht', 'Das ist kein Code eines Tisches'],
  ['fr', 'Cette table n’existe pas', 'Ce n’est pas le code d’une table'],
  ['nl', 'Die tafel is er niet', 'Dat is geen code van een tafel'],
  ['it', 'Questo tavolo non esiste', 'Questo non è il codice di un tavolo'],
])('says that a code is wrong (%s)', async (locale, noTable, noCode) => {
  const page = await visitor({ ...PHONE, locale });
  for (const path of ['/t/xxxx', '/t/0000-0000-0000']) {
    await page.goto(address(path));
    await page.getByRole('heading', { name: noTable }).waitFor();
  }
  await page.locator('#code').fill('k7fm-q2xd');
  await page.locator('form button').click();
  await page.getByRole('alert').filter({ hasText: noCode }).waitFor();
  await page.goto(address());
  await page.locator('#code').fill('k7fm-q2xd');
  await page.locator('#code').press('Enter');
  await page.getByRole('alert').filter({ hasText: noCode }).waitFor();
  await page.context().close();
});
