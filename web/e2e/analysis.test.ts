/** The analysis of a match: begun by a button, read in sentences, shown at the table, asked again in a quiz; and What if. */
import { expect, it } from 'vitest';

import { expectAccessible, expectNoSidewaysScrolling } from './accessible';
import { openTable, visitor } from './browser';
import { playToTheEnd } from './player';

it('finds the planted mistake, shows the better move, asks for it again, and plays on from there', async () => {
  const page = await visitor();
  await openTable(page, { name: 'Blunderer', game: 'solo', bots: ['easy'], options: { scoring: 'round' } });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board').waitFor();
  await page.locator('.pile.source').first().click(); // the only card would have won
  await page.locator('.held').nth(1).waitFor();
  await playToTheEnd(page);
  await page.getByRole('link', { name: 'Look back' }).click();

  await page.getByRole('button', { name: 'Analyse this match' }).click();
  const mistake = page.getByRole('button', { name: /Mistake \(move 1\)/ });
  await mistake.waitFor();
  await page.getByText(/decisions?: \d+ mistakes?/).waitFor();
  await page.getByText(/own decisions gave away/).waitFor();
  await mistake.getByText(/There was something better \(100%\)/).waitFor();
  expect(await mistake.textContent()).not.toMatch(/red 7/i); // the quiz asks for it
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Only my/ }).click();
  const quiz = page.getByRole('group', { name: 'Quiz of my mistakes' });
  await quiz.getByText('There is a better move here').waitFor();
  await quiz.locator('.held.live').first().click();
  if (await quiz.locator('.pile.target').count()) await quiz.locator('.pile.target').first().click();
  await quiz.getByText(/^1 of \d+: Right! .*red 7/i).waitFor();
  await quiz.getByRole('button', { name: 'Leave the quiz' }).click();

  await mistake.getByText(/Better \(100%\): .*red 7/i).waitFor();
  await mistake.click();
  await page.locator('.stage .held.hinted').waitFor(); // the ring of a hint, at Ann's own view
  expect(await page.getByLabel('Seen by').inputValue()).toBe('0');

  await page.goto(`${page.url().split('#')[0]}#move-0`);
  await page.reload();
  await page.locator('.where', { hasText: 'The deal' }).waitFor();
  await page.getByRole('button', { name: 'What if …?' }).click();
  const other = page.getByRole('group', { name: 'What if …?' });
  await other.getByText('there is no proof of a fair deal').waitFor();
  await other.locator('.held.live').first().waitFor();
  await other.locator('.pile.source').first().click();
  await page.waitForURL(/\/t\//);
  await page.locator('.board .held').nth(1).waitFor();
  await page.context().close();
});
