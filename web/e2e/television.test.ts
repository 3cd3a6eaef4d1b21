/** A television is the table, phones are the hands: one television and four phones, every game, a race, and a television that dies. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { address, gameIds, openTable, PATIENCE, PHONE, visitor, type Wish } from './browser';
import { misfits, resize } from './fits';
import { touchSomething } from './player';
import { openTv, TV_SIZES } from './television';

const TV = { viewport: { width: 1920, height: 1080 } };
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

const post = (page: Page, path: string, body: unknown) =>
  page.evaluate(async ([to, what]) => {
    const answer = await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) });
    return (await answer.json()) as Record<string, string>;
  }, [path, body] as const); // prettier-ignore

/** Four phones at a table of the first one's, all seated. */
async function sit(phones: Page[], wish: Wish): Promise<string> {
  const [host, ...guests] = phones;
  const id = await openTable(host!, { n_seats: phones.length, ...wish });
  await Promise.all(
    guests.map(async (guest, i) => {
      await guest.goto(address(`/t/${id}`));
      if (!(await guest.evaluate(() => localStorage.getItem('named')))) {
        await post(guest, '/api/me/name', { name: NAMES[i + 1] });
        await guest.evaluate(() => localStorage.setItem('named', 'yes'));
        await guest.reload();
      }
    }),
  );
  for (const guest of guests) await guest.getByRole('button', { name: 'Sit down' }).click(); // in their order
  await Promise.all(guests.map((guest) => guest.getByRole('button', { name: 'I am ready' }).click()));
  return id;
}

/** For whoever wants to see it: QUINTET_LOOK is a folder for pictures. */
async function look(what: string, ...pages: Page[]): Promise<void> {
  const folder = process.env.QUINTET_LOOK;
  for (const [i, page] of folder ? pages.entries() : []) await page.screenshot({ path: `${folder}/${what}-${i}.png` });
}

const codeFor = async (page: Page, id: string) => (await post(page, `/api/tables/${id}/screens`, {})).code!;
const lastOn = (tv: Page) => tv.locator('.last p').textContent();
const acting = async (phones: Page[]) => (await Promise.all(phones.map((page) => page.locator('.board.acting').count()))).findIndex(Boolean);

it('one television and four phones play every game', async () => {
  const [tv, ...phones] = (await Promise.all([visitor(TV), ...NAMES.map(() => visitor(PHONE))])) as [Page, ...Page[]];
  for (const game of await gameIds()) {
    const id = await sit(phones, { game });
    await tv.goto(address(`/tv/${await codeFor(phones[0]!, id)}`));
    await tv.getByText(NAMES[3]!).waitFor();
    await phones[0]!.locator('.main:enabled', { hasText: 'Deal the cards' }).click();
    await Promise.all([tv.locator('.board').waitFor(), ...phones.map((page) => page.locator('.targets').waitFor())]);
    expect(await tv.locator('.seat').count()).toBe(4);
    expect(await tv.locator('.held, .buttons').count()).toBe(0);

    const before = await lastOn(tv);
    for (let n = 0; (await lastOn(tv)) === before; n++) {
      expect(n).toBeLessThan(60);
      await expect.poll(() => acting(phones), { timeout: PATIENCE }).toBeGreaterThanOrEqual(0);
      await touchSomething(phones[await acting(phones)]!);
    }
    for (const page of [tv, ...phones]) expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), game).toBe(false);
    expect(await phones[1]!.locator('.seat, .ticker').count()).toBe(0);
    await look(game, tv, ...phones);
  }
  await Promise.all([tv, ...phones].map((page) => page.context().close()));
});

it('a race by two phones; what is said is seen on the television; it dies, and nobody minds', async () => {
  const [tv, ...phones] = (await Promise.all([visitor(TV), ...NAMES.map(() => visitor(PHONE))])) as [Page, ...Page[]];
  const [ann, ben, cleo, dan] = phones as [Page, Page, Page, Page];
  const refused: string[] = [];
  const told: string[] = [];
  for (const page of [ben, dan]) page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => String(payload).includes('"refused"') && refused.push(String(payload))));
  tv.on('websocket', (socket) => socket.on('framereceived', (frame) => told.push(String(frame.payload))));
  const id = await sit(phones, { game: 'solo', name: 'Race', options: { scoring: 'round' } });
  await tv.goto(address(`/tv/${await codeFor(ann, id)}`));
  await ann.locator('.main:enabled', { hasText: 'Deal the cards' }).click();
  await Promise.all([tv.locator('.whose', { hasText: 'Ben' }).waitFor(), ...phones.map((page) => page.locator('.targets').waitFor())]);

  const touch = (page: Page, card: string) => page.locator(`.held[data-card="${card}"]`).click({ position: { x: 10, y: 20 } });
  await Promise.all([touch(ben, 'R7'), touch(dan, 'R5')]);
  await expect.poll(() => refused.length, { timeout: PATIENCE }).toBe(1); // too late, says the server
  await tv.locator('[data-spot=discard][aria-label*="3 cards"]').waitFor();
  const secret = ['B2', 'B3', 'G1', 'G2', 'Y1', 'Y2', 'Y3', 'G8', 'G9', 'Y9'];
  expect(secret.filter((card) => told.some((message) => message.includes(`"${card}"`)))).toEqual([]);

  await cleo.getByRole('button', { name: 'Reactions' }).click();
  const isSeen = tv.locator('.shouts p', { hasText: 'Cleo' }).waitFor(); // for a few seconds
  await cleo.getByRole('button', { name: 'Bravo!' }).click();
  await isSeen;

  await tv.context().close();
  await Promise.all(phones.map((page) => page.locator('.targets').waitFor({ state: 'detached' })));
  expect(await ann.locator('.seat').count()).toBe(3); // the whole table is on the phone again
  const next = phones[await acting(phones)]!;
  const n = await next.locator('.held').count();
  await touchSomething(next);
  await expect.poll(() => next.locator('.held').count(), { timeout: PATIENCE }).not.toBe(n);
  await Promise.all(phones.map((page) => page.context().close()));
});

it('a report goes on when the phones agree, and so does the next match', async () => {
  const [tv, ann, ben] = await Promise.all([visitor(TV), visitor(PHONE), visitor(PHONE)]);
  const id = await sit([ann, ben], { game: 'solo', name: 'Rounds', n_seats: 3, bots: ['easy'], options: { solo_call: 'off' }, tempo: 1, report_seconds: 120 });
  await tv.goto(address(`/tv/${await codeFor(ann, id)}`));
  await tv.getByText('Press “I am ready” on your phones.').waitFor();
  await look('lobby', tv, ann, ben);
  await ann.getByRole('button', { name: 'I am ready' }).click();
  await Promise.all([tv.locator('.board').waitFor(), ...[ann, ben].map((page) => page.locator('.targets').waitFor())]); // the television has dealt

  await ann.locator('.held[data-card="R1"]').click({ position: { x: 10, y: 20 } });
  await tv.locator('.report').getByText('Waiting for Rounds, Ben …').waitFor();
  await ann.getByRole('button', { name: 'Go on' }).waitFor();
  await look('report', tv, ann, ben);
  await ann.getByRole('button', { name: 'Go on' }).click();
  await tv.getByText('Waiting for Ben …').waitFor();
  await ben.getByRole('button', { name: 'Go on' }).click();
  await tv.locator('.report').waitFor({ state: 'detached' });

  const last = await sit([ann, ben], { game: 'solo', name: 'Last', options: { scoring: 'round' } });
  await tv.goto(address(`/tv/${await codeFor(ann, last)}`));
  await ann.locator('.main:enabled', { hasText: 'Deal the cards' }).click();
  await Promise.all([tv.locator('.board').waitFor(), ann.locator('.targets').waitFor()]);
  await ann.locator('.held[data-card="R1"]').click({ position: { x: 10, y: 20 } });
  if (process.env.QUINTET_LOOK) await tv.getByText('Another match?').waitFor();
  await look('result', tv, ann);
  for (const page of [ann, ben]) {
    await page.getByRole('button', { name: 'See the result' }).click();
    await page.getByRole('button', { name: 'Play again' }).click();
  }
  await ann.getByRole('button', { name: 'I am ready' }).click();
  await tv.locator('.whose').waitFor(); // all are: the television has dealt again
  await Promise.all([tv, ann, ben].map((page) => page.context().close()));
});

it('a remote types the code; a wrong one gets one sentence; the host takes the television off', async () => {
  const [tv, ann] = await Promise.all([visitor(TV), visitor(PHONE)]);
  await openTable(ann, { game: 'solo', n_seats: 2 });
  await ann.getByRole('button', { name: 'Show on a TV' }).click();
  const code = (await ann.locator('.code').textContent())!.replace(/\s/g, '');
  expect(code).toMatch(/^\d{6}$/);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  await tv.goto(address('/tv'));
  await tv.locator('.keys button:focus', { hasText: '1' }).waitFor();
  const [way, at] = [(digit: number) => (digit ? [Math.floor((digit - 1) / 3), (digit - 1) % 3] : [3, 1]) as [number, number], { row: 0, column: 0 }];
  async function type(digits: string) {
    for (const digit of digits) {
      const [row, column] = way(Number(digit));
      for (; at.column > column; at.column--) await tv.keyboard.press('ArrowLeft');
      for (; at.row < row; at.row++) await tv.keyboard.press('ArrowDown');
      for (; at.row > row; at.row--) await tv.keyboard.press('ArrowUp');
      for (; at.column < column; at.column++) await tv.keyboard.press('ArrowRight');
      await tv.keyboard.press('Enter');
    }
  }
  tv.removeAllListeners('console'); // the browser tells of what is not found
  await type(wrong);
  await tv.getByText('This code is wrong or too old').waitFor();
  await type(code);
  await tv.locator('.seats').getByText('Ann').waitFor();
  await ann.getByText('One television shows this table.').waitFor();
  await ann.getByRole('button', { name: 'Disconnect the televisions' }).click();
  await tv.locator('.keys').waitFor();
  await Promise.all([tv, ann].map((page) => page.context().close()));
});

const FULLEST = ['fifteen_go_2', 'fifteen_go_6', 'i_go_4', 'level_8_6', 'skipbo_masters_6', 'solo_2', 'solo_10'];

it('everything fits on a television, and names are read from across the room', async () => {
  const page = await visitor({ ...TV });
  for (const crowd of FULLEST) {
    await openTv(page, crowd);
    expect(await misfits(page, TV_SIZES), crowd).toEqual([]);
    await resize(page, [1920, 1080]);
    const small = await page.locator('.seat .name, .whose span').evaluateAll((names) => names.map((name) => parseFloat(getComputedStyle(name).fontSize)).filter((size) => size < 40));
    expect(small, crowd).toEqual([]);
    const pale = await page.locator('.seat.turn .what').evaluateAll((names) => names.filter((name) => getComputedStyle(name).color !== getComputedStyle(name.closest('.seat')!).color).length);
    expect(pale, crowd).toBe(0); // names of empty piles are read on yellow, too
    const out = await page.locator('.band *').evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().bottom > innerHeight + 1 || each.getBoundingClientRect().right > innerWidth + 1).map((each) => each.className));
    expect(out, crowd).toEqual([]);
  }
  await page.context().close();
});
