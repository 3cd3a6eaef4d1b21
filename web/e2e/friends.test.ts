/** Friends at one table: joining by link, being ready, playing, losing the connection, watching. */
import { expect, it } from 'vitest';

import { address, DESKTOP, openTable, visitor } from './browser';
import { playToTheEnd } from './player';

it('two play a match by link, one of them loses the connection, a third watches', async () => {
  const [ann, ben, cem] = await Promise.all([visitor(), visitor(DESKTOP), visitor()]);
  const id = await openTable(ann, { game: 'solo', n_seats: 2, options: { scoring: 'round', hand: 5, solo_call: 'off' } });
  await ben.goto(address(`/t/${id}`));
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await ann.getByText('Ben', { exact: false }).first().waitFor();
  await ann.locator('.main:enabled', { hasText: 'Deal the cards' }).click();
  await Promise.all([ann, ben].map((page) => page.locator('.board').waitFor()));

  await cem.goto(address(`/t/${id}`));
  await cem.locator('.board').waitFor();
  expect(await cem.locator('.hand').count()).toBe(0);
  expect(await cem.locator('.seat').count()).toBe(2);

  await ben.context().setOffline(true);
  await ben.evaluate(() => dispatchEvent(new Event('offline')));
  await ben.context().setOffline(false);

  await ann.getByRole('button', { name: 'Reactions' }).click();
  const isSeen = ben.locator('.bubble').waitFor(); // for a few seconds
  await ann.getByRole('button', { name: 'Bravo!' }).click();
  await isSeen;

  await Promise.all([ann, ben].map((page) => playToTheEnd(page)));
  await cem.locator('.onward, dialog[open]').first().waitFor();

  await Promise.all([ann, ben].map((page) => page.getByRole('button', { name: 'Play again' }).click())); // at the same time: whoever is later is ready, too
  await ann.locator('.main:enabled', { hasText: 'Deal the cards' }).click();
  await Promise.all([ann, ben].map((page) => page.locator('.board').waitFor()));
  await Promise.all([ann, ben, cem].map((page) => page.context().close()));
});

it('comes back to a running match after a reload', async () => {
  const page = await visitor();
  await openTable(page, { game: 'i_go', bots: ['easy'] });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board').waitFor();
  await page.reload();
  await page.locator('.board').waitFor();
  expect(await page.locator('.held').count()).toBeGreaterThan(10);
  await page.context().close();
});

it('a host who does not sit watches bots play, and again', async () => {
  const page = await visitor(DESKTOP);
  await openTable(page, { game: 'solo', n_seats: 3, options: { scoring: 'round', hand: 5 } });
  await page.getByRole('button', { name: 'Stand up' }).click();
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
  expect(await page.getByRole('button', { name: 'Deal the cards' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByText('you will watch').waitFor();
  expect(await page.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  for (const again of ['Deal the cards', 'Play again']) {
    await page.getByRole('button', { name: again }).click();
    await page.locator('.board').waitFor();
    expect(await page.locator('.foot .hand, .held, .buttons').count()).toBe(0);
    await page.getByRole('button', { name: 'See the result' }).click();
    await page.locator('.result').waitFor();
  }
  await page.context().close();
});
