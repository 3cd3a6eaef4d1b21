/** What is so is said: that nothing fits, which colour was chosen, what a pile needs, what is played for, how a hand falls apart. */
import { expect, it } from 'vitest';

import { address, DESKTOP, openTable, PATIENCE, PHONE, visitor } from './browser';

it('SOLO: nothing fits, so the hand dims and the prompt says so; the chosen colour lies around the black card', async () => {
  const page = await visitor(PHONE);
  await openTable(page, { game: 'solo', name: 'Stuck', bots: ['easy'] });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.prompt', { hasText: 'Nothing fits: take a card.' }).waitFor();
  await page.locator('.board.stuck .held .card').first().waitFor();
  const dimmed = await page.locator('.held').first().evaluate((card) => getComputedStyle(card).filter + getComputedStyle(card).opacity);
  expect(dimmed).not.toBe('none1');
  const tint = await page.locator('[data-spot=discard].tinted').evaluate((pile) => (pile as HTMLElement).style.getPropertyValue('--tint'));
  expect(tint).toBe('#c51d2b');
  await page.context().close();
});

it('Skip-Bo: piles show what they need, and scores what is played for', async () => {
  const page = await visitor(PHONE);
  await openTable(page, { game: 'skipbo_masters', bots: ['easy'], options: { target: '500', starter: 'seat_0' } });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.held .card').first().waitFor();
  expect(await page.locator('[data-spot^=building] .needs').allTextContents()).toEqual(['1', '1', '1', '1']);
  expect(await page.locator('[data-spot="building/0"]').getAttribute('aria-label')).toContain('next comes 1');
  await page.locator('.plaque.own', { hasText: '0 of 500' }).waitFor();
  await page.context().close();
});

it('I Go!: the three groups are told, and the hand can be sorted by them', async () => {
  const page = await visitor(DESKTOP);
  await openTable(page, { game: 'i_go', bots: ['easy'], options: { starter: 'seat_0' } });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.held .card').first().waitFor();
  for (const words of [/^row$/, /^left over: −\d+$/]) await page.locator('.hand .tray .title').filter({ hasText: words }).waitFor(); // nobody knows whether something is free
  const sorting = page.getByRole('button', { name: 'Sort my hand' });
  expect(await sorting.getAttribute('aria-label')).toContain('by what belongs together');
  await expect.poll(async () => { await sorting.press('Enter'); return sorting.getAttribute('aria-label'); }, { timeout: PATIENCE }).not.toContain('by what belongs together'); // prettier-ignore
  await page.context().close();
});

it.each([['phone', PHONE], ['desktop', DESKTOP]] as const)('Level 8, %s: a touch of a seat says what that player’s level asks for', async (_, size) => {
  const page = await visitor(size);
  await openTable(page, { game: 'level_8', bots: ['easy', 'easy'], options: { starter: 'seat_0' } });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.held .card').first().waitFor();
  const seat = page.locator('.seat').last();
  expect(await seat.getAttribute('aria-label')).toContain('Level 1: run of 3 + run of 3');
  expect(await seat.locator('.tag').getAttribute('title')).toBe('Level 1: run of 3 + run of 3');
  await seat.locator('.reach').click({ position: { x: 20, y: 12 } });
  await page.getByRole('dialog').getByText('Level 1: run of 3 + run of 3').waitFor();
  await page.context().close();
});

it('settings have the same sign on the start page and at the table', async () => {
  const page = await visitor(DESKTOP);
  await openTable(page, { game: 'solo', bots: ['easy'] });
  const sign = () => page.getByRole('button', { name: 'Settings' }).locator('path').getAttribute('d');
  const lobby = await sign();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board').waitFor();
  expect(await sign()).toBe(lobby);
  await page.goto(address());
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await sign()).toBe(lobby);
  await page.context().close();
});

it.each([
  ['skipbo_masters', 'it-IT', 844, 390],
  ['skipbo_masters', 'de-DE', 360, 640],
  ['level_8', 'nl-NL', 844, 390],
] as const)('%s in %s: all that is asked lies on the bar, however long its words are', async (game, locale, width, height) => {
  const page = await visitor({ viewport: { width, height }, locale });
  await openTable(page, { game, bots: ['easy'], options: { starter: 'seat_0' } });
  await page.getByRole('button', { name: /^(Dai le carte|Karten geben|Kaarten delen)$/ }).click();
  await page.locator('.held .card').first().waitFor();
  await page.locator('.bar.mine .prompt').waitFor();
  const within = () =>
    page.locator('.bar').evaluate((bar) => {
      const words = document.createRange();
      words.selectNodeContents(bar.querySelector('.prompt')!);
      const [box, text] = [bar.getBoundingClientRect(), words.getBoundingClientRect()];
      return text.height > 0 && text.top >= box.top - 1 && text.bottom <= box.bottom + 1;
    });
  await expect.poll(within, { timeout: PATIENCE }).toBe(true);
  await page.context().close();
});
