/** The deal of the day in a browser: one try, no hints, the results; and the start page's calm line. */
import { expect, it } from 'vitest';

import { expectAccessibleByDayAndNight } from './accessible';
import { address, visitor } from './browser';

it('is found on the start page, played once, goes on after a reload, and then shows the results', async () => {
  const page = await visitor();
  await page.goto(address());
  const deal = page.getByRole('link', { name: 'Deal of the day' });
  await deal.waitFor();
  const [line, link] = [await page.getByRole('navigation', { name: 'Today' }).boundingBox(), await deal.boundingBox()];
  expect(line!.height).toBeLessThan(1.5 * link!.height); // one line on a phone
  await deal.click();
  await page.getByRole('button', { name: 'Play' }).waitFor();
  await expectAccessibleByDayAndNight(page, 'the deal of the day');
  expect(await page.locator('code').first().innerText()).toBe(''); // closed
  await page.getByText('Nobody chose the cards').click();
  expect(await page.locator('code').first().innerText()).toMatch(/^[0-9a-f]{64}$/);
  await page.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('textbox').fill('Last'); // whose match begins with the last card in hand
  await page.getByRole('button', { name: 'Play', exact: true }).last().click();
  await page.locator('.board').waitFor();
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  await page.goto(address());
  await deal.click(); // it leads to the table now
  await page.locator('.held').first().focus();
  await page.keyboard.press('Enter');
  const onward = page.locator('.onward, dialog[open] .go');
  await onward.first().click();
  await page.getByRole('link', { name: 'Results of the day' }).click();
  await page.getByRole('row', { name: /1 You 1/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Play' }).count()).toBe(0);
  await expectAccessibleByDayAndNight(page, 'the results');
  await page.goto(address());
  await page.setViewportSize({ width: 800, height: 640 });
  await page.getByRole('link', { name: 'Deal of the day: the results' }).waitFor();
  await page.context().close();
});
