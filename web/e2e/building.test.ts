/** Level 8: a level built part by part by hand, with what is missing and why something cannot be done. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { DESKTOP, openTable, PHONE, visitor } from './browser';

const held = (page: Page, card: string) => page.locator(`.held[data-card="${card}"]`);
const handOf = (page: Page) => page.locator('.held').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card!).sort());

/** Where a card can be touched: what is seen of it beside its neighbour. */
async function grip(card: Locator): Promise<{ x: number; y: number }> {
  const { width, height } = (await card.boundingBox())!;
  return { x: width * 0.2, y: height * 0.3 };
}

async function tap(page: Page, card: string): Promise<void> {
  await held(page, card).click({ position: await grip(held(page, card)) });
}

/** Touch a card that is marked as not playable. */
async function tapInVain(page: Page, card: string): Promise<void> {
  await held(page, card).click({ position: await grip(held(page, card)), force: true });
}

const isTold = (page: Page, words: string) => page.getByText(words).waitFor();

/** Carry a card with the pointer, in steps as a hand does, and let it go in the middle of something. */
async function drag(page: Page, card: string, onto: Locator): Promise<void> {
  await held(page, card).hover({ position: await grip(held(page, card)) }); // once it lies still
  await page.mouse.down();
  const to = await onto.boundingBox();
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 6 });
  await page.mouse.up();
}

it.each([['a phone', PHONE], ['a desktop', DESKTOP]])('lays a level part by part on %s, by touching and by dragging', async (_, size) => {
  const page = await visitor(size);
  await openTable(page, { game: 'level_8', name: 'Builder', bots: ['easy'] });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board').waitFor();
  const notices = page.locator('ul.notices');
  await page.getByRole('button', { name: 'Got it' }).click();

  // what is missing, and that nothing can be discarded before a card is taken
  await notices.getByText('a card is lacking').waitFor();
  expect(await notices.locator('li', { hasText: 'run of 3' }).locator('.there').count()).toBe(2);
  expect(await notices.locator('li', { hasText: '4 of one colour' }).locator('.there').count()).toBe(4);
  await drag(page, 'O12', page.locator('[data-spot="discard/0"]'));
  await isTold(page, 'You must take a card first.');
  await page.locator('[data-spot="discard/1"]').click({ force: true }); // on a phone all of the seat is the target
  await notices.getByText('complete!').waitFor();

  await page.getByRole('button', { name: 'Lay my level' }).click();
  await page.getByRole('button', { name: 'Build it myself' }).click();
  const laying = page.getByRole('group', { name: 'Lay my level' });
  const run = laying.locator('figure').nth(0);
  const colour = laying.locator('figure').nth(1);
  const nPut = async (part: Locator, n: number) => expect.poll(() => part.locator('.slot:not(.empty)').count()).toBe(n);
  await laying.waitFor();
  expect(await laying.locator('.slot.empty').count()).toBe(7);
  await tapInVain(page, 'P2');
  await isTold(page, 'Say first what all parts of your level are.');
  await page.getByRole('button', { name: 'Run from 3' }).click();
  await page.locator('.buttons .act', { hasText: 'violet' }).click();
  await page.getByText('Put the next card of your level.').waitFor();

  // a card of no part, and one of the other part
  await drag(page, 'O12', colour);
  await isTold(page, 'That does not lead to a complete level.');
  await drag(page, 'R3', run);
  await isTold(page, 'That card comes later');
  await tapInVain(page, 'O12');
  await isTold(page, 'That does not lead to a complete level.');
  expect((await handOf(page)).length).toBe(11);

  await tap(page, 'P2');
  await nPut(colour, 1);
  await drag(page, 'P9', colour.locator('.slot').nth(1));
  await nPut(colour, 2);
  await tap(page, 'P11');
  await nPut(colour, 3);
  await drag(page, 'P14', colour.locator('.slot').nth(3));
  await nPut(colour, 4);
  await drag(page, 'R3', run);
  await nPut(run, 1);
  await tap(page, 'G4');
  await nPut(run, 2);
  expect(await handOf(page)).toEqual(['B5', 'O12', 'O15', 'R6', 'Y5']);
  await drag(page, 'B5', run); // the player's choice: the proposal would have taken the other
  await laying.waitFor({ state: 'detached' });
  await notices.getByText('Your level 3 lies').waitFor();
  expect(await page.locator('[data-spot="level/0/0"]').getAttribute('aria-label')).toContain('blue 5');

  // what is left is added, or not
  await drag(page, 'O12', page.locator('[data-spot="level/0/0"]'));
  await isTold(page, 'That card does not fit there.');
  await drag(page, 'R6', page.locator('[data-spot="level/0/0"]'));
  await expect.poll(() => handOf(page)).toEqual(['O12', 'O15', 'Y5']);
  await drag(page, 'O12', page.locator('[data-spot="discard/0"]'));
  await expect.poll(() => handOf(page)).toEqual(['O15', 'Y5']);
  await page.context().close();
});
