/** Every lesson in every language: a learner touches what is pointed at, and nothing else, until the lesson is over. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible } from './accessible';
import { address, DESKTOP, gameIds, PATIENCE, PHONE, visitor } from './browser';

const LANGUAGES = ['en', 'de', 'fr', 'nl', 'it'];
const lessonOf = async (game: string) => (await (await fetch(address(`/api/games/${game}/lesson`))).json()) as unknown[];
const GAMES = await Promise.all((await gameIds()).map(async (id) => ((await lessonOf(id)).length ? [id] : []))).then((found) => found.flat());
const NEXT = '.asked .push';
const MOST_TOUCHES = 12; // tests/games/test_lessons.py counts on it

interface Point {
  x: number;
  y: number;
  asked: string; // in which words
}

/** What is pointed at now, in the order in which it is touched, once that is something else than last time; or what is to be read, or the end. */
function pointed(last?: Point): Point | 'read' | 'over' | undefined {
  if (document.querySelector('.end')) return 'over';
  if (document.querySelector('.asked .push')) return 'read';
  const asked = document.querySelector('.asked .request')?.textContent;
  if (!asked) return undefined; // the others play
  const kinds = ['dialog[open] .proposal', '.chooser .hinted', '.heard.hinted button', '.closer .aim', '.pile.aim.target', '.seat.aim.target .reach', '.seat:has(.aim.target) .reach', '.held.hinted:not(.selected)', '.closer .hinted:not(.selected)', '.pile.hinted:not(.selected)', '.seat:has(.hinted:not(.selected)) .reach'];
  for (const kind of kinds) {
    for (const each of document.querySelectorAll(kind)) {
      const element = each.matches('.spread.source') ? each.querySelector('[data-top]')! : each; // the last card alone can be taken
      if (element.closest('[aria-disabled=true]')) return undefined; // deaf for a moment
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width * 0.3, box.top + box.height * 0.4];
      const hit = document.elementFromPoint(x, y);
      if (hit && (each === hit || element.contains(hit))) return last?.x === x && last.y === y && last.asked === asked ? undefined : { x, y, asked };
    }
    if (kind.startsWith('dialog') && document.querySelector('dialog[open]')) return undefined;
  }
  return undefined;
}

/** Do what is asked for until the lesson is over; returns how many touches it took. */
async function learn(page: Page, game: string): Promise<number> {
  await page.goto(address(`/learn/${game}`));
  await page.locator('.where i').first().waitFor();
  let last: Point | undefined;
  let nAsked = 0; // moves that the server still judges
  page.on('request', (request) => request.method() === 'POST' && nAsked++);
  page.on('requestfinished', (request) => request.method() === 'POST' && nAsked--);
  for (let n = 0; n < 40; n++) {
    const at = await (await page.waitForFunction(pointed, last, { polling: 40 })).jsonValue();
    if (at === 'over') return n;
    expect(await page.locator('.asked .words').innerText(), game).not.toMatch(/lesson-|\{/);
    if (at === 'read') {
      await page.locator(NEXT).click();
      continue;
    }
    last = at as Point;
    await page.mouse.click(last.x, last.y);
    await page.waitForTimeout(450); // a second touch at the same place would be taken for a double tap
    await expect.poll(() => nAsked, { timeout: PATIENCE }).toBe(0);
  }
  throw new Error(`this cannot be done: ${await page.locator('.asked .request').innerText()}`);
}

it.each(LANGUAGES)('%s: every lesson can be gone through by touching what is pointed at', async (language) => {
  const lessons = GAMES.map(async (game, i) => {
    const page = await visitor({ ...(i % 2 ? DESKTOP : PHONE), locale: language }, true);
    expect(await learn(page, game), game).toBeLessThanOrEqual(MOST_TOUCHES);
    await page.context().close();
  });
  await Promise.all(lessons);
});

it('a wrong touch gets the rules’ own reason, and an allowed one that is not asked for is told so', async () => {
  const page = await visitor(DESKTOP, true);
  await page.goto(address('/learn/solo'));
  await page.locator('.held[data-card="B7"]').click({ position: { x: 9, y: 18 }, force: true }); // it is not live
  await page.locator('.notices p').filter({ hasText: 'does not fit' }).waitFor();
  await page.locator('.pile[data-spot="pack"]').click();
  await page.getByText('That is allowed too').waitFor();
  expect(await page.locator(NEXT).count()).toBe(0);
  await page.context().close();
});

it('is offered once before the first match, leads to a match against an easy bot, and needs no first tip then', async () => {
  const page = await visitor(PHONE, true);
  await page.goto(address());
  const card = page.locator('article', { has: page.getByRole('heading', { name: 'SOLO' }) });
  await card.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Show me' }).click();
  await learn(page, 'solo');
  await expectAccessible(page);
  await page.getByText('Special cards').click(); // the lesson shows some of them only
  await page.getByText('All players hand their cards on').waitFor();
  await page.getByRole('button', { name: 'Play a short match' }).click();
  const name = page.getByRole('button', { name: 'Play', exact: true });
  await name.or(page.locator('.board')).first().waitFor();
  if (await name.isVisible()) await name.click();
  await page.locator('.board').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.goto(address());
  await card.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.board').waitFor();
  await page.context().close();
});

it('goes on by keys', async () => {
  const page = await visitor(DESKTOP, true);
  await page.goto(address('/learn/solo'));
  await page.locator('.held.hinted').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.where .done + .now').waitFor();
  await page.context().close();
});
