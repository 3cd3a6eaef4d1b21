/** What the others did since my last move stands below the head of the table, in one place that nothing else needs; all of it is a touch away. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import type { Sentence } from '../src/lib/protocol';
import { visitor } from './browser';
import { crowds, NAMES, openCrowd } from './crowd';
import { resize } from './fits';

const SIZES = [[360, 640], [390, 844], [740, 360], [844, 390], [820, 1180]] as const;
const WIDE = [1280, 720] as const; // the log stands beside the table
const CROWDS = ['fifteen_go_2', 'fifteen_go_6', 'skipbo_masters_2', 'skipbo_masters_6', 'i_go_4', 'level_8_6', 'solo_2', 'solo_10'];

/** Two sentences about each of the others; the first has taken a card of mine. */
const acts = (crowd: string): Sentence[][] =>
  Array.from({ length: crowds[crowd]!.view.n_players - 1 }, (_, i) => i + 1).flatMap((seat): Sentence[][] => {
    const [card, actor, player] = [{ cards: ['??'] }, { seats: [seat] }, { seats: [seat] }];
    const own = { zone: 'hand', seat };
    const { zone } = crowds[crowd]!.view.zones.find((each) => each.zone !== 'hand')!;
    const taken: Sentence =
      seat === 1
        ? { key: 'event-given', args: { card, actor, player: { seats: [0] }, other: player, source: { zone: 'hand', seat: 0 }, target: own, whose: 'other' } }
        : { key: 'event-taken', args: { card, actor, player, source: { zone: 'hand' }, target: own, whose: 'own' } };
    return [[taken], [{ key: 'event-played', args: { card, actor, player, source: own, target: { zone }, whose: 'own' } }]];
  });

/** What of the table the news cover, what of them is cut off, and what they neither say nor count. */
const wrong = (page: Page, nDeeds: number) =>
  page.locator('.ticker').evaluate((ticker, nDeeds) => {
    const found: string[] = [];
    const [box, room, words] = [ticker, ticker.querySelector('.room')!, ticker.querySelector('.words')!].map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) found.push('is not on the screen');
    if (words.top < room.top - 1 || words.bottom > room.bottom + 1) found.push('is cut off');
    const nTold = ticker.querySelectorAll('[data-seat] > span').length;
    const nLess = parseInt(ticker.querySelector('.more small')?.textContent ?? '0'); // “4 more”
    if (nTold + nLess !== nDeeds) found.push(`tells ${nTold} deeds and counts ${nLess} of ${nDeeds}`);
    if (ticker.querySelectorAll('.mine').length !== 1) found.push('does not say what happened to me');
    for (const each of document.querySelectorAll('header *, .seat, .pile, .held, .bar, .buttons button, .notices li')) {
      const other = each.getBoundingClientRect();
      const isCovered = Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
      if (isCovered) found.push(`covers ${each.getAttribute('class')}`);
    }
    return found;
  }, nDeeds); // prettier-ignore

const placeOf = (page: Page) => page.locator('.ticker').evaluate((each) => JSON.stringify(each.getBoundingClientRect()));

it.each(CROWDS)('%s: it covers nothing, and tells or counts everything', async (crowd) => {
  const page = await visitor({ viewport: { width: 360, height: 640 } });
  const missed = acts(crowd);
  await openCrowd(page, crowd, undefined, missed);
  await page.locator('.ticker [data-seat]').first().waitFor();
  const seats = await page.locator('.ticker [data-seat]').evaluateAll((all) => all.map((line) => Number((line as HTMLElement).dataset.seat)));
  expect(seats).toEqual([...seats].sort((a, b) => a - b));
  const found: string[] = [];
  for (const size of SIZES) {
    await resize(page, size);
    found.push(...(await wrong(page, missed.length)).map((what) => `${size.join(' × ')}: ${what}`));
  }
  expect(found).toEqual([]);

  const sheet = page.getByRole('dialog', { name: 'The match so far' });
  await page.locator('.ticker').click();
  await sheet.getByText('While you waited').waitFor();
  expect(await sheet.locator('li:not(.title)').count()).toBe(missed.length);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await resize(page, WIDE);
  await page.locator('aside .lines .mine').waitFor();
  expect(await page.locator('.ticker').count()).toBe(0);
  await page.context().close();
});

it.each([[740, 360], [360, 640]] as const)('it has the same place with and without news on %i × %i', async (width, height) => {
  const crowd = 'skipbo_masters_4';
  const places = new Set<string>();
  for (const missed of [[], acts(crowd)]) {
    const page = await visitor({ viewport: { width, height } });
    await openCrowd(page, crowd, undefined, missed);
    if (missed.length) await page.locator('.ticker', { hasText: NAMES[1]! }).waitFor();
    places.add(await placeOf(page));
    await page.context().close();
  }
  expect(places.size).toBe(1);
});

it.each([[740, 360], [360, 640]] as const)('of a sentence that is too long it says whole words, in whole lines, on %i × %i', async (width, height) => {
  const page = await visitor({ viewport: { width, height } });
  const cards = Array.from({ length: 60 }, (_, i) => `${(i % 12) + 1}`);
  const who = { seats: [1] };
  await openCrowd(page, 'skipbo_masters_4', undefined, [[{ key: 'event-played', args: { card: { cards }, actor: who, player: who, source: { zone: 'hand', seat: 1 }, target: { zone: 'building', pile: 0 }, whose: 'own' } }]]);
  const words = page.locator('.ticker .words');
  await words.getByText('…').waitFor();
  const [inner, outer, line] = await words.evaluate((each) => [each.clientHeight, each.parentElement!.clientHeight, parseFloat(getComputedStyle(each).lineHeight)]);
  expect(inner).toBeLessThanOrEqual(outer!);
  expect((inner! / line!) % 1).toBeCloseTo(0, 1);
  expect(await words.getByRole('img').count()).toBeGreaterThan(3); // and no card is cut
  expect(await words.evaluate((each) => (each as HTMLElement).innerText.trim())).toMatch(/…$/);
  await page.context().close();
});

/** Something that I do. */
const mine: Sentence = { key: 'event-taken', args: { card: { cards: ['??'] }, actor: { seats: [0] }, player: { seats: [0] }, source: { zone: 'hand' }, target: { zone: 'hand', seat: 0 }, whose: 'own' } };

it.each([[740, 360], [360, 640]] as const)('news are whole sentences on %i × %i', async (width, height) => {
  const page = await visitor({ viewport: { width, height } });
  const crowd = 'skipbo_masters_4';
  await openCrowd(page, crowd, undefined, [[mine, ...acts(crowd).flat()]]);
  const words = page.locator('.ticker .words');
  await words.locator('.line span').first().waitFor();
  await expect.poll(() => page.locator('.ticker .room').evaluate((room) => room.firstElementChild!.clientHeight - room.clientHeight)).toBeLessThanOrEqual(0);
  expect(await words.evaluate((each) => (each as HTMLElement).innerText.trim())).toMatch(/^\S.*[.!]$/s);
  await page.context().close();
});
