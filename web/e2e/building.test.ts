/** Level 8: a level put together by hand in any order, taken apart and built anew, with what is missing and why something cannot be done. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { DESKTOP, openTable, PATIENCE, PHONE, visitor } from './browser';

const held = (page: Page, card: string) => page.locator(`.held[data-card="${card}"]`);
/** Where each card of the hand lies. */
const placesOf = (page: Page) =>
  page.locator('.held').evaluateAll((cards) => Object.fromEntries((cards as HTMLElement[]).map((card) => [card.dataset.card!, ['--x', '--y', '--turn'].map((each) => card.style.getPropertyValue(each)).join()])));
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
async function touch(page: Page, card: string): Promise<void> {
  await held(page, card).click({ position: await grip(held(page, card)), force: true });
}

/** Do what is refused, and be told why; the sentence stays for a few seconds only, and so is looked for before. */
async function inVain(page: Page, words: string, deed: () => Promise<void>): Promise<void> {
  await page.getByText(words).waitFor({ state: 'detached' }); // of the time before
  const isTold = page.getByText(words).waitFor();
  await deed();
  await isTold;
  const [toast, bar] = await Promise.all([page.getByText(words).boundingBox(), page.locator('.bar').boundingBox()]);
  if (toast) expect([toast.x >= bar!.x, toast.y + toast.height <= bar!.y + bar!.height]).toEqual([true, true]); // on the bar, where it covers no card
}
const until = (value: () => Promise<unknown>) => expect.poll(value, { timeout: PATIENCE });

/** Carry a card with the pointer, in steps as a hand does, and let it go in the middle of something. */
async function drag(page: Page, card: string, onto: Locator): Promise<void> {
  await page.mouse.move(1, 1); // the card below a pointer, and one with the focus, is lifted over its neighbours
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
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
  const notices = page.locator('.notices .now');

  // what is missing, and that nothing can be discarded before a card is taken
  await notices.getByText('one card missing').waitFor();
  expect(await notices.locator('li', { hasText: 'run of 3' }).locator('.there').count()).toBe(2);
  expect(await notices.locator('li', { hasText: '4 of one colour' }).locator('.there').count()).toBe(4);
  await inVain(page, 'You must take a card first.', () => drag(page, 'O12', page.locator('[data-spot="discard/0"]')));
  await page.locator('[data-spot="discard/1"]').click({ force: true }); // on a phone all of the seat is the target
  await notices.getByText('complete!').waitFor();

  await page.getByRole('button', { name: 'Lay my level' }).click();
  await page.getByRole('button', { name: 'Build it myself' }).click();
  const laying = page.getByRole('group', { name: 'Lay my level' });
  const [run, colour] = [laying.locator('[data-spot="part/0"]'), laying.locator('[data-spot="part/1"]')];
  const nPut = async (part: Locator, n: number) => until(() => part.locator('button.slot').count()).toBe(n);
  const layDown = page.getByRole('button', { name: 'Lay it down' });
  await laying.waitFor();
  expect(await laying.locator('.slot.empty').count()).toBe(7);
  const places = await placesOf(page);

  // in any order: a run from its middle, a colour downwards; a card of no part, and one of the other part
  await tap(page, 'Y5');
  await nPut(run, 1);
  await inVain(page, 'That does not lead to a complete level.', () => drag(page, 'O12', colour));
  await inVain(page, 'That does not lead to a complete level.', () => drag(page, 'R3', colour));
  await inVain(page, 'That does not lead to a complete level.', () => touch(page, 'O12'));
  expect((await handOf(page)).length).toBe(10);
  await drag(page, 'P14', colour.locator('.slot').nth(2));
  await nPut(colour, 1);
  await tap(page, 'P9');
  await nPut(colour, 2);
  await tap(page, 'P2');
  await nPut(colour, 3);
  await drag(page, 'P11', colour);
  await nPut(colour, 4);
  await drag(page, 'R3', run);
  await nPut(run, 2);
  expect(await layDown.count()).toBe(0);
  await tap(page, 'G4');
  await nPut(run, 3);
  expect(await handOf(page)).toEqual(['B5', 'O12', 'O15', 'R6']);
  expect(await placesOf(page)).toEqual(Object.fromEntries(Object.entries(places).filter(([card]) => ['B5', 'O12', 'O15', 'R6'].includes(card)))); // what is put leaves its gap
  expect(await run.locator('button.slot').evaluateAll((cards) => cards.map((card) => card.ariaLabel))).toEqual(['Take red 3 back', 'Take green 4 back', 'Take yellow 5 back']); // prettier-ignore

  // taken apart, built anew with another card, and only then laid: nothing was sent before
  await layDown.waitFor();
  expect(await page.locator('[data-spot="level/0/0"]').count()).toBe(0);
  await run.getByRole('button', { name: 'Take yellow 5 back' }).click();
  await nPut(run, 2);
  await layDown.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await laying.waitFor({ state: 'detached' });
  expect((await handOf(page)).length).toBe(11);
  await page.getByRole('button', { name: 'Lay my level' }).click();
  await page.getByRole('button', { name: 'Build it myself' }).click();
  await laying.waitFor();
  for (const card of ['P2', 'P9', 'P11', 'P14', 'B5', 'G4', 'R3']) {
    const n = await laying.locator('button.slot').count();
    await held(page, card).press('Enter');
    await nPut(laying, n + 1);
  }
  await layDown.click();
  await laying.waitFor({ state: 'detached' });
  await notices.getByText('Level 3 is on the table').waitFor();
  expect(await page.locator('[data-spot="level/0/0"]').getAttribute('aria-label')).toContain('blue 5');

  // what is left is added, or not
  await inVain(page, 'That card does not fit there.', () => drag(page, 'O12', page.locator('[data-spot="level/0/0"]')));
  await drag(page, 'R6', page.locator('[data-spot="level/0/0"]'));
  await until(() => handOf(page)).toEqual(['O12', 'O15', 'Y5']);
  await drag(page, 'O12', page.locator('[data-spot="discard/0"]'));
  await until(() => handOf(page)).toEqual(['O15', 'Y5']);
  await page.context().close();
});
