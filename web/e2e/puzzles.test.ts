/** Puzzles in a browser: a wrong move, the right one, the explanation, the streak, and what is remembered. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessibleByDayAndNight } from './accessible';
import { address, DESKTOP, gameIds, PHONE, visitor } from './browser';

interface Judged {
  judged: { is_right: boolean; refusal?: string };
  solution: { move: string[] } | null;
}
const ask = async <T>(path: string, body?: unknown) =>
  (await (await fetch(address(path), body ? { method: 'POST', body: JSON.stringify(body) } : {})).json()) as T;
const keysOf = async (game: string) => (await ask<{ key: string }[]>(`/api/games/${game}/puzzles`)).map(({ key }) => key);
const judge = (game: string, key: string, action: string) => ask<Judged>(`/api/games/${game}/puzzles/${key}`, { actions: [action] });

/** Remember what was found before the page reads it. */
function remember([game, found]: readonly [string, string[]]): void {
  const puzzles = JSON.parse((localStorage['quintet.puzzles'] as string | undefined) ?? '{}') as Record<string, unknown>;
  puzzles[game] ??= { found, missed: [], streak: 1, longest: 4 };
  localStorage['quintet.puzzles'] = JSON.stringify(puzzles);
}

/** Open a puzzle: all others are found already. */
async function open(page: Page, game: string, key: string, keys: string[]): Promise<void> {
  await page.addInitScript(remember, [game, keys.filter((each) => each !== key)] as const);
  await page.goto(address(`/puzzles/${game}`));
  await page.locator('.board').waitFor();
}

it('a wrong move is answered by the best one, which can be made then; the puzzle comes again', async () => {
  const page = await visitor(PHONE);
  const keys = await keysOf('solo');
  const taken = await Promise.all(keys.map((key) => judge('solo', key, 'take')));
  const wrong = taken.findIndex(({ judged, solution }) => !judged.is_right && solution);
  await open(page, 'solo', keys[wrong]!, keys);
  const table = await page.locator('.board').boundingBox();
  await page.locator('.pile[data-spot="pack"]').click();
  await page.getByText('Not the best move.').waitFor();
  expect(await page.locator('.board').boundingBox()).toEqual(table); // the answer moves nothing
  await page.getByText(/Your move (wins \d+ matches in 100, the best one \d+|is clearly worse)/).waitFor();
  await page.locator('.hinted').first().waitFor();
  await page.reload();
  await page.getByText('Which move gives you the best chance').waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage['quintet.puzzles'] as string) as unknown);
  expect(kept).toMatchObject({ solo: { missed: [keys[wrong]], streak: 0, longest: 4 } });
  await page.context().close();
});

it('the right move is explained, counts, and leads on by keys', async () => {
  const page = await visitor(DESKTOP);
  const keys = await keysOf('solo');
  const solved = await Promise.all(keys.map(async (key) => (await judge('solo', key, 'take')).solution?.move ?? []));
  const plain = solved.findIndex((move) => /^lay [RGBY]\d$/.test(move[0] ?? ''));
  await open(page, 'solo', keys[plain]!, keys);
  await page.locator(`.held[data-card="${solved[plain]![0]!.split(' ')[1]}"]`).first().focus();
  await page.keyboard.press('Enter');
  await page.getByText('Right!').waitFor();
  await page.getByText(/It wins \d+ matches in 100, \d+ more than the next best move/).waitFor();
  await page.getByText('2 in a row').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Next');
  await page.keyboard.press('Enter');
  await page.getByText('You have found every move!').waitFor();
  await expectAccessibleByDayAndNight(page, 'the end of the puzzles');
  await page.context().close();
});

it('the first puzzle of every game can be drawn', async () => {
  const page = await visitor(PHONE);
  for (const game of await gameIds()) {
    const keys = await keysOf(game);
    await open(page, game, keys[0]!, keys);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  await page.context().close();
});
