/** Several browsers at one table: a race, a cut wire, two languages, and somebody who only looks on. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';

import { address, DESKTOP, openTable, PATIENCE, PHONE, TABLET, visitor } from './browser';
import { wireTo } from './wire';

/** Sit down at a table and be ready. */
async function join(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.locator('button[aria-pressed=true]').waitFor();
}

/** A table of SOLO that begins with a scene's position, its host at seat 0 and the others in their order. */
async function sitTogether(scene: string, pages: Page[], urls: (path: string) => string[]): Promise<string> {
  const [host, ...guests] = pages;
  const id = await openTable(host!, { game: 'solo', name: scene, n_seats: pages.length, options: { scoring: 'round' } });
  const links = urls(`/t/${id}`);
  for (const [i, guest] of guests.entries()) await join(guest, links[i + 1]!, ['Ben', 'Cleo', 'Dan'][i]!);
  await host!.locator('.main:enabled', { hasText: 'Deal the cards' }).click();
  await Promise.all(pages.map((page) => page.locator('.board').waitFor()));
  return id;
}

const heldBy = (page: Page) => page.locator('.held').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card).sort());
const pileOf = (page: Page) => page.locator('[data-spot=discard]').getAttribute('aria-label');
const pileShows = (page: Page, card: string) => page.locator(`[data-spot=discard][aria-label*="${card}"]`).waitFor();
const touch = (page: Page, card: string) => page.locator(`.held[data-card="${card}"]`).click({ position: { x: 10, y: 20 } });

it('four at one table: of a lay and a throw-in at the same time exactly one comes in time', async () => {
  const pages = await Promise.all([PHONE, DESKTOP, TABLET, PHONE].map((size) => visitor(size)));
  const [ann, ben, cleo, dan] = pages as [Page, Page, Page, Page];
  const refused: string[] = [];
  for (const page of [ben, dan]) page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => String(payload).includes('"refused"') && refused.push(String(payload))));
  const id = await sitTogether('Race', pages, (path) => pages.map(() => address(path)));
  expect(await ben.locator('.board.acting').count()).toBe(1);
  const looker = await visitor(PHONE);
  const told: string[] = [];
  looker.on('websocket', (socket) => socket.on('framereceived', (frame) => told.push(String(frame.payload))));
  await looker.goto(address(`/t/${id}`));
  await looker.locator('.board').waitFor();

  await Promise.all([touch(ben, 'R7'), touch(dan, 'R5')]);
  await expect.poll(() => refused.length, { timeout: PATIENCE }).toBe(1); // too late, says the server
  await pileShows(ann, '3 cards');
  const pile = await pileOf(ann);
  for (const page of pages) await page.locator(`[data-spot=discard][aria-label="${pile}"]`).waitFor();
  await looker.locator(`[data-spot=discard][aria-label="${pile}"]`).waitFor();

  const hasBenLaid = pile!.includes('red 7');
  expect(await heldBy(ben)).toEqual(hasBenLaid ? ['B2', 'B3'] : ['B2', 'B3', 'R7']);
  expect(await heldBy(dan)).toEqual(hasBenLaid ? ['G1', 'G2', 'R5'] : ['G1', 'G2']);
  expect(await heldBy(ann)).toEqual(['Y1', 'Y2', 'Y3']);
  expect(await heldBy(cleo)).toEqual(['G8', 'G9', 'Y9']);
  for (const page of [ann, dan, looker]) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // a spectator has no hand, is offered nothing and is told of no card that they may not know
  expect(await looker.locator('.hand, .held, .buttons').count()).toBe(0);
  const secret = ['B2', 'B3', 'G1', 'G2', 'Y1', 'Y2', 'Y3', 'G8', 'G9', 'Y9'];
  expect(told.length).toBeGreaterThan(2);
  expect(secret.filter((card) => told.some((message) => message.includes(`"${card}"`)))).toEqual([]);
  await Promise.all([...pages, looker].map((page) => page.context().close()));
});

it('goes on without a reload after the wire was cut, at the same seat, and in another language', async () => {
  const wire = await wireTo(inject('url'));
  const [ann, ben] = await Promise.all([visitor(DESKTOP), visitor(PHONE)]);
  await sitTogether('Cut', [ann, ben], (path) => [address(path), wire.url + path]);
  await ben.evaluate(() => (document.body.dataset.since = 'before'));
  await touch(ann, 'R1');
  await pileShows(ben, 'red 1');
  await touch(ben, 'R6');
  await pileShows(ann, 'red 6');

  wire.cut();
  await ben.getByText('The connection is lost').waitFor();
  await ann.getByText('not here').waitFor();
  await touch(ann, 'R2');
  await pileShows(ann, 'red 2');
  wire.mend();
  await pileShows(ben, 'red 2');
  await ann.getByText('not here').waitFor({ state: 'detached' });
  expect(await ben.evaluate(() => document.body.dataset.since)).toBe('before');
  expect(await heldBy(ben)).toEqual(['G8', 'R7', 'R8']);

  await ben.getByRole('button', { name: 'Settings' }).click();
  await ben.getByLabel('Language').selectOption('de');
  await ben.keyboard.press('Escape');
  await ben.locator('.prompt', { hasText: 'Leg eine' }).waitFor();
  expect(await ben.locator('html').getAttribute('lang')).toBe('de');
  expect(await ben.locator('.held').first().getAttribute('aria-label')).toBe('7 in Rot');
  await touch(ben, 'R7');
  await pileShows(ben, '7 in Rot');
  await pileShows(ann, 'red 7');
  expect(await ann.locator('html').getAttribute('lang')).toBe('en');
  wire.close();
  await Promise.all([ann, ben].map((page) => page.context().close()));
});
