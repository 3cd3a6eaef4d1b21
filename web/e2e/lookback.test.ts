/** After the match: its page on a phone and on a desktop, by touch and by keys, with the server and without. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, expectNoSidewaysScrolling } from './accessible';
import { DESKTOP, openTable, visitor, type Wish } from './browser';
import { NAMES, openLookback } from './crowd';
import { playToTheEnd } from './player';

async function playedMatch(wish: Wish, options?: Parameters<typeof visitor>[0]): Promise<Page> {
  const page = await visitor(options);
  await openTable(page, wish);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board').waitFor();
  await playToTheEnd(page);
  await page.getByRole('link', { name: 'Look back' }).click();
  await page.locator('.stage .board').waitFor();
  return page;
}

const valueOf = (page: Page) => page.getByRole('slider', { name: 'move' }).inputValue().then(Number);

it('shows a match again on a phone, from two views, with its scores, its chances and its proof', async () => {
  const page = await playedMatch({ game: 'i_go', bots: ['normal'], options: { target: 2 } });
  const slider = page.getByRole('slider', { name: 'move' });
  const last = Number(await slider.getAttribute('max'));
  const half = Math.floor(last / 2);
  await page.getByRole('heading', { name: 'Scores round by round' }).waitFor();
  expect(await page.getByRole('img', { name: 'Scores round by round' }).locator('.line').count()).toBe(2);

  // open: both hands can be read, and nobody sits below
  expect(await page.locator('.stage .hand').count()).toBe(0);
  const open = await page.locator('.stage .fan [data-top]').count();
  expect(open).toBe(2);
  await slider.fill('1'); // somebody takes a card; of other moves there may be nothing to tell
  await page.locator('.where', { hasText: 'Move 1 of' }).waitFor();
  await page.locator('.told b').first().waitFor();
  await slider.fill(String(half));
  await page.locator('.where', { hasText: `Move ${half} of` }).waitFor();

  // from Ann's seat: her hand lies below, the other's is closed
  await page.getByLabel('Seen by').selectOption('Ann');
  await page.locator('.stage .hand .held').first().waitFor();
  await page.getByRole('heading', { name: 'Replay' }).evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  const bottomOf = (what: string) => page.locator(what).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf('.stage .hand')).toBeLessThanOrEqual(await page.locator('.controls').evaluate((controls) => controls.getBoundingClientRect().top));
  expect(await bottomOf('.controls')).toBeLessThanOrEqual(page.viewportSize()!.height);
  expect(await page.locator('.stage .hand .held').count()).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'One move forward' }).click();
  await page.locator('.where', { hasText: `Move ${half + 1} of` }).waitFor();
  await page.getByRole('button', { name: 'Previous round' }).click();
  await page.locator('.where', { hasText: `Move ${half + 1} of` }).waitFor({ state: 'detached' });
  expect(await valueOf(page)).toBeLessThanOrEqual(half);

  await page.getByRole('heading', { name: 'Turning points' }).waitFor();
  expect(await page.getByRole('img', { name: 'Chances to win' }).locator('.line').count()).toBe(2);
  await page.locator('section', { hasText: 'Chances to win' }).getByText('As a table').last().click();
  expect(await page.getByRole('row').count()).toBeGreaterThan(5);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Verify this deal' }).click();
  await page.getByText('Nobody could choose these cards').waitFor();
  await page.getByText(/Your browser shuffled the deck again.* every card that was dealt was where it had to be/).waitFor();
  const proof = page.locator('section[aria-labelledby="proof"]');
  expect(await proof.locator('.good').count()).toBe(5);
  expect(await proof.locator('.bad').count()).toBe(0);
  await page.context().close();
});

it('is looked through by keyboard on a desktop, and plays by itself', async () => {
  const page = await playedMatch({ game: 'solo', bots: ['easy', 'easy'], options: { scoring: 'round', hand: 5 } }, { ...DESKTOP, colorScheme: 'dark' });
  await page.getByRole('heading', { name: 'Turning points' }).waitFor();
  expect(await page.locator('.ranking tbody tr').count()).toBe(3);
  await page.getByRole('heading', { name: 'Replay' }).focus();
  for (const [key, step] of [['ArrowRight', 1], ['ArrowRight', 2], ['ArrowLeft', 1]] as const) { // prettier-ignore
    await page.keyboard.press(key);
    await page.waitForFunction((n) => document.querySelector<HTMLInputElement>('input[type=range]')?.value === String(n), step);
  }
  await page.keyboard.press('Shift+ArrowRight');
  const max = await page.getByRole('slider', { name: 'move' }).getAttribute('max');
  await page.waitForFunction((n) => document.querySelector<HTMLInputElement>('input[type=range]')?.value === n, max);
  await page.getByLabel('Speed').selectOption('8 ×');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => {
    const { value, max } = document.querySelector<HTMLInputElement>('input[type=range]')!;
    const isOnItsWay = Number(value) > 2 && Number(value) < Number(max); // it begins at the end, and goes back to the deal
    const pause = document.querySelector<HTMLElement>('button[aria-label=Pause]');
    if (isOnItsWay) pause?.click(); // at once: it plays on while a test thinks
    return isOnItsWay && pause;
  });
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const turn = page.locator('ol button').first();
  if (await turn.count()) {
    await turn.click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('replay');
  }
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.context().close();
});

it('lets a friend with the link look back, in their own language', async () => {
  const page = await playedMatch({ game: 'solo', bots: ['easy'], options: { scoring: 'round', hand: 5 } });
  const friend = await visitor({ ...DESKTOP, locale: 'de-DE' });
  await friend.goto(page.url());
  await friend.locator('.stage .board').waitFor();
  await friend.getByRole('button', { name: 'Kartengeben nachprüfen' }).click();
  await friend.getByText('Alles passt zusammen.').waitFor();
  await Promise.all([page, friend].map((each) => each.context().close()));
});

it.each([['fifteen_go_2', ['a watcher']], ['solo_2', ['all hands open', 'a watcher']]] as const)('%s: can be seen by %j and by each player', async (crowd, views) => {
  const page = await visitor();
  await openLookback(page, crowd);
  const choice = page.getByLabel('Seen by');
  expect(await choice.locator('option').allInnerTexts()).toEqual([...views, ...NAMES.slice(0, 2)]);
  expect(await choice.locator('option:checked').innerText()).toBe(views[0]);
  await page.context().close();
});
