/** Bots as a family wishes them: level, pace and length in one tap, and hints that say card, target, and how much better it is. */
import { expect, it } from 'vitest';

import { expectAccessible, expectNoSidewaysScrolling } from './accessible';
import { address, openTable, PHONE, visitor } from './browser';

it('sets level, pace and length beside "play now", plays so, and remembers it', async () => {
  const page = await visitor(PHONE);
  await page.addInitScript(() => localStorage.setItem('quintet.name', '"Åse"'));
  await page.goto(address());
  const card = page.locator('article', { hasText: 'I Go!' });
  await card.getByRole('button', { name: 'Level, pace and length' }).click();
  const sheet = page.getByRole('dialog');
  expect(await sheet.getByRole('radio', { name: 'leisurely' }).isChecked()).toBe(true);
  for (const name of ['easy', 'quick', 'short']) await sheet.getByRole('radio', { name }).check();
  expect(await sheet.locator('small').allTextContents()).toEqual(['3 points win', '4 points win', '6 points win']);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  const made = page.waitForRequest((request) => request.url().endsWith('/api/tables') && request.method() === 'POST');
  await sheet.getByRole('button', { name: 'Play now' }).click();
  const wish = (await made).postDataJSON() as Record<string, unknown>;
  expect(wish).toMatchObject({ game: 'i_go', bots: ['easy', 'easy', 'easy'], tempo: 0.6, options: { target: 3 } });
  await page.locator('.board').waitFor();
  await page.goto(address());
  await card.getByRole('button', { name: 'Level, pace and length' }).click();
  expect(await sheet.getByRole('radio', { name: 'short' }).isChecked()).toBe(true);
  expect(await sheet.getByRole('radio', { name: 'easy' }).isChecked()).toBe(true);
  await page.context().close();
});

it('offers no length where a game declares none', async () => {
  const page = await visitor();
  await page.goto(address());
  await page.locator('article', { hasText: 'Level 8' }).getByRole('button', { name: 'Level and pace' }).click();
  await page.getByRole('group', { name: 'pace of the bots' }).waitFor();
  expect(await page.getByRole('group', { name: 'length of a match' }).count()).toBe(0);
  await page.context().close();
});

it('gives the same hint again, with card, target and comparison, and marks the target', async () => {
  const page = await visitor();
  await openTable(page, { game: 'solo', name: 'Asker', bots: ['easy'] });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board.acting').waitFor();
  const said = new Set<string>();
  for (let i = 0; i < 3; i++) {
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.hint').waitFor();
    said.add((await page.locator('.hint p').innerText()) ?? '');
  }
  expect([...said]).toHaveLength(1);
  const isOnly = [...said][0]!.endsWith('There is nothing else you can do now.');
  expect([...said][0]).toMatch(/^(Lay .+ on the discard pile|Take a card).*: .+\. (It is (clearly|a little) better than this: .+|This looks about as good: .+|There is nothing else you can do now)\.( You are behind.*)?$/);
  expect([...said][0]).not.toContain('%');
  const numbers = page.getByRole('button', { name: 'Show the chances' });
  expect(await numbers.count()).toBe(isOnly ? 0 : 1);
  if (!isOnly) {
    await numbers.click();
    await page.getByText(/^Chance to win the match: \d+%, with the next best choice \d+%\.$/).waitFor();
    await numbers.press('Enter'); // a second touch there would be taken for a double one
    await page.getByText([...said][0]!).waitFor();
  }
  await page.locator('.aim, .hinted').first().waitFor();
  await page.context().close();
});
