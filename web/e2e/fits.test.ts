/** Everything on a table lies on the screen, apart from all else and to be read: every game, from two players to the most, at every size. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import type { View } from '../src/lib/protocol';
import { visitor } from './browser';
import { crowds, openCrowd, openLookback } from './crowd';
import { misfits, placeOf, resize, smallLetters } from './fits';

const newPage = () => visitor({ viewport: { width: 1280, height: 720 } });

it.each(Object.keys(crowds))('%s, in play and looked back at', async (crowd) => {
  const page = await newPage();
  await openCrowd(page, crowd);
  const found = await misfits(page);
  await openLookback(page, crowd);
  found.push(...(await misfits(page)).map((what) => `looked back at, ${what}`));
  expect(found).toEqual([]);
  await page.context().close();
});

const FULLEST = ['fifteen_go_6', 'high_card_4', 'i_go_4', 'level_8_6', 'skipbo_masters_6', 'solo_10'];

it.each(FULLEST)('%s with letters for a television', async (crowd) => {
  const page = await newPage();
  await page.addInitScript(() => localStorage.setItem('quintet.letters', '"large"'));
  await openCrowd(page, crowd);
  const found: string[] = [];
  for (const size of [[1920, 1080], [3840, 2160]] as const) found.push(...(await misfits(page, [size])), ...(await smallLetters(page)));
  expect(found).toEqual([]);
  await page.context().close();
});

it.each(['en-GB', 'de', 'fr', 'nl', 'it'])('a penalty that is due moves nothing, in %s', async (locale) => {
  const page = await visitor({ viewport: { width: 1280, height: 720 }, locale });
  const places: string[][] = [];
  for (const facts of [{ due: 0 }, { due: 2 }, { due: 10, colour: 'yellow', direction: 'anticlockwise' }]) {
    await openCrowd(page, 'solo_4', (view) => ({ ...view, facts: { ...view.facts, ...facts } }));
    const found: string[] = [];
    for (const size of [[360, 640], [844, 390], [1280, 720]] as const) {
      await resize(page, size);
      found.push(await placeOf(page, '.area'), await placeOf(page, '.pile[data-spot=discard]'));
    }
    places.push(found);
  }
  expect(places[1]).toEqual(places[0]);
  expect(places[2]).toEqual(places[0]);
  await page.context().close();
});

it('piles have the numbers by which sentences call them', async () => {
  const page = await newPage();
  const numbers = async (spots: string) => page.locator(`.pile[data-spot^="${spots}/"]`).evaluateAll((piles) => piles.map((pile) => [Number((pile as HTMLElement).dataset.spot!.split('/').at(-1)) + 1, Number(pile.querySelector('.number')?.textContent)]));
  for (const [crowd, spots, n] of [['fifteen_go_4', 'row', 8], ['skipbo_masters_4', 'building', 4], ['skipbo_masters_4', 'help/0', 4], ['skipbo_masters_4', 'help/2', 4], ['level_8_4', 'level/0', 4], ['level_8_4', 'level/1', 3]] as const) {
    await openCrowd(page, crowd);
    const found = await numbers(spots);
    expect(found.length, `${crowd} ${spots}`).toBe(n);
    for (const [pile, number] of found) expect(number).toBe(pile);
  }
  await openCrowd(page, 'fifteen_go_4');
  expect(await page.locator('.pile[data-spot^="open/"] .number').count()).toBe(0); // everybody has one
  await page.context().close();
});

/** The same table with so many cards in the own hand, and with nothing to do or with all there is. */
const withHand = (n: number, isOnTurn: boolean) => (view: View): View => ({
  ...view,
  ...(isOnTurn ? {} : { legal: [], proposals: [], prompt: '', turn: 1 }),
  zones: view.zones.map((zone) => {
    if (zone.seat !== view.viewer || zone.zone !== 'hand' || !zone.cards) return zone;
    const cards = Array.from({ length: n }, (_, i) => zone.cards![i % zone.cards!.length]!);
    return { ...zone, cards, n };
  }),
});

/** Where the row of actions is, if all fits. */
async function rowsAt(page: Page): Promise<string[]> {
  const places: string[] = [];
  for (const size of [[360, 640], [844, 390], [820, 1180], [1280, 720]] as const) {
    expect(await misfits(page, [size])).toEqual([]);
    places.push(`${size.join(' × ')}: ${await placeOf(page, '.buttons')}`);
  }
  return places;
}

it.each(['high_card_4', 'i_go_4', 'level_8_6', 'solo_4'])('%s has its row of actions always in the same place', async (crowd) => {
  const page = await newPage();
  await openCrowd(page, crowd, withHand(1, false));
  const places = await rowsAt(page);
  await openCrowd(page, crowd, withHand(30, true));
  expect(await page.locator('.held').count()).toBe(30);
  expect(await rowsAt(page)).toEqual(places);
  await page.context().close();
});
