/** A thing is touched, then where it goes; nothing is done by mistake; what is not sent can be taken back. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { DESKTOP, openTable, PATIENCE, PHONE, stillness, TIPS, visitor } from './browser';

/** The options of the scenes, and how many bots sit there. */
const SCENES: Record<string, { nBots: number; options: Record<string, unknown> }> = {
  Placer: { nBots: 2, options: { build_own: true, borrow: true } },
  Payer: { nBots: 2, options: {} },
  Ender: { nBots: 1, options: {} },
  Waster: { nBots: 1, options: {} },
  Passer: { nBots: 1, options: { scoring: 'round' } },
  Forgetter: { nBots: 1, options: { scoring: 'round' } },
};

/** A table that begins with a scene's position, seat 0 on turn; all that is sent is noted. */
async function sit(scene: string, game: string, size: BrowserContextOptions = PHONE, wishes: Record<string, unknown> = {}) {
  const page = await visitor(size);
  const sent: string[][] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const said = JSON.parse(String(payload)) as { do: string; actions: string[] };
      if (said.do === 'act') sent.push(said.actions);
    }),
  );
  await page.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(`quintet.${name}`, JSON.stringify(value));
  }, { hintsSeen: TIPS, ...wishes }); // prettier-ignore
  const { nBots, options } = SCENES[scene]!;
  await openTable(page, { game, name: scene, bots: Array.from({ length: nBots }, () => 'easy'), options });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board.acting').waitFor();
  await stillness(page);
  const nSent = (n: number) => expect.poll(() => sent.length, { timeout: PATIENCE }).toBe(n);
  return { page, sent, nSent };
}

const spot = (page: Page, name: string) => page.locator(`.pile[data-spot="${name}"]`);
const held = (page: Page, card: string) => page.locator(`.held[data-card="${card}"]`);
const grip = { position: { x: 9, y: 18 } };
const shining = (page: Page) => page.locator('.upper .pile.target').evaluateAll((piles) => piles.map((pile) => (pile as HTMLElement).dataset.spot!).sort());
/** Where the row of actions is, and its three places. */
const rowOf = (page: Page) => page.locator('.buttons, .buttons .place').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as object));

it('15GO!: all places of the turned card shine at once, and a touch of one plays it there', async () => {
  const { page, sent, nSent } = await sit('Placer', 'fifteen_go', DESKTOP);
  await spot(page, 'row/0').and(page.locator('.target')).waitFor();
  expect(await shining(page)).toEqual(['open/0', 'open/1', 'open/2', 'row/0']);
  await spot(page, 'row/0').click();
  await nSent(1);
  expect(sent).toEqual([['row 0']]);
  await page.context().close();
});

it('15GO!: a borrowed card can be taken back until one’s own has followed; all is sent together', async () => {
  const { page, sent, nSent } = await sit('Placer', 'fifteen_go', DESKTOP);
  const back = page.getByRole('button', { name: 'Take back' });
  const carry = async () => {
    await spot(page, 'open/1').hover();
    await page.mouse.down();
    const row = (await spot(page, 'row/2').boundingBox())!;
    await page.mouse.move(row.x + row.width / 2, row.y + row.height / 2, { steps: 6 });
    await page.mouse.up();
    await back.waitFor();
  };
  await carry();
  expect(await spot(page, 'row/2').getAttribute('aria-label')).toContain('6 cards');
  await back.click();
  await back.waitFor({ state: 'detached' });
  expect(await spot(page, 'row/2').getAttribute('aria-label')).toContain('5 cards');
  expect(sent).toEqual([]);
  await carry();
  expect(await shining(page)).toEqual(['row/2']);
  await spot(page, 'row/2').press('Enter'); // a tap where the card was just let go would be taken for a second one
  await nSent(1);
  expect(sent).toEqual([['borrow 1 row 2', 'row 2']]);
  await page.context().close();
});

it('asks before a card that fits is put down, if that is wished', async () => {
  const { page, sent, nSent } = await sit('Placer', 'fifteen_go');
  const down = page.getByRole('button', { name: 'Keep it' });
  await down.click();
  const doubt = page.getByRole('alertdialog');
  await doubt.getByText('This card fits somewhere.').waitFor();
  await doubt.getByRole('button', { name: 'Not yet' }).click();
  await doubt.waitFor({ state: 'detached' });
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Ask before risky moves').uncheck();
  await page.keyboard.press('Escape');
  await down.click();
  await nSent(1);
  expect(sent).toEqual([['put down']]);
  await page.context().close();
});

it('Skip-Bo: a double tap selects a card and leaves it selected; the same card touched later is let go', async () => {
  const { page, sent } = await sit('Payer', 'skipbo_masters');
  const card = held(page, '4');
  await card.dblclick(grip);
  await page.locator('.held.selected').waitFor();
  expect(await shining(page)).toContain('help/0/0');
  await expect.poll(async () => { await card.click(grip); return page.locator('.held.selected').count(); }, { timeout: PATIENCE }).toBe(0); // prettier-ignore
  expect(sent).toEqual([]);
  await page.context().close();
});

it('Skip-Bo: one button says what coins can do, and what it costs; a pile takes coins alone, which can be taken back until a card follows', async () => {
  const { page, sent, nSent } = await sit('Payer', 'skipbo_masters', DESKTOP);
  const before = await rowOf(page);
  const coins = page.getByRole('button', { name: 'Coins …' });
  const place = (await coins.boundingBox())!.x;
  await coins.click();
  const sheet = page.getByRole('dialog', { name: 'What coins can do now' });
  expect(await sheet.locator('.proposal', { hasText: 'Pay coins in place of the 3 on pile 1, then: Play 4 on pile 1' }).locator('.cost').textContent()).toBe('−3');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  const put = page.locator('.chooser button', { hasText: 'Coins for pile 1' });
  await page.locator('[data-spot="building/0"]').click();
  expect(await put.locator('.cost').textContent()).toBe('−3');
  await put.click();
  const back = page.getByRole('button', { name: 'Take back' });
  expect((await back.boundingBox())!.x).not.toBe(place); // a finger may still be there
  await back.click();
  await back.waitFor({ state: 'detached' });
  expect(sent).toEqual([]);
  await page.locator('[data-spot="building/0"]').click();
  await put.click();
  await back.waitFor();
  await held(page, '4').click(grip);
  await nSent(1);
  expect(sent).toEqual([['stand in on 0', 'play 4 to 0']]);
  expect(await rowOf(page)).toEqual(before);
  await page.context().close();
});

it('Skip-Bo: what another player sells shows its price, and goes where it is put', async () => {
  const { page, sent, nSent } = await sit('Payer', 'skipbo_masters', DESKTOP);
  expect(await spot(page, 'stock/1').locator('.price').textContent()).toBe('−1');
  await spot(page, 'stock/1').click();
  expect(await shining(page)).toEqual(['building/1']);
  expect(sent).toEqual([]);
  await spot(page, 'building/1').click();
  await nSent(1);
  expect(sent).toEqual([['buy stock 1 to 1']]);
  await page.context().close();
});

it.each([['a phone', PHONE], ['a desktop', DESKTOP]])('Level 8: a joker is added at the end that is touched (%s)', async (_, size) => {
  const { page, sent, nSent } = await sit('Ender', 'level_8', size);
  await held(page, 'J').click(grip);
  const own = page.locator('.mine [data-spot="level/0/0"].end');
  await own.first().waitFor();
  expect(await own.evaluateAll((ends) => ends.map((end) => (end as HTMLElement).dataset.end))).toEqual(['low', 'high']);
  expect(await page.locator('.buttons button', { hasText: 'at the' }).count()).toBe(0); // no wall of buttons
  for (const box of await own.evaluateAll((ends) => ends.map((end) => end.getBoundingClientRect()))) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
  await page.locator('.mine [data-spot="level/0/0"][data-end=low]').click();
  await nSent(1);
  expect(sent).toEqual([['add J to 0a low']]);
  await page.context().close();
});

it('Level 8: says that a joker stands where one’s own card would do', async () => {
  const { page } = await sit('Waster', 'level_8', DESKTOP);
  await page.getByRole('button', { name: 'Lay my level' }).click();
  await page.getByRole('button', { name: 'Build it myself' }).click();
  for (const card of ['P2', 'P9', 'P11', 'P14', 'R4', 'G5', 'J']) {
    const put = page.locator('.laying button.slot');
    const n = await put.count();
    await held(page, card).press('Enter'); // goes to its part at once, or asks where
    const here = page.locator('[data-spot="part/0"] .here');
    await expect.poll(async () => { await here.press('Enter', { timeout: 500 }).catch(() => undefined); return put.count(); }, { timeout: PATIENCE }).toBe(n + 1); // prettier-ignore
  }
  await page.getByText('A joker stands where your blue 6 would do.').waitFor();
  await page.context().close();
});

it('SOLO: asks before the call is forgotten, and the row never moves', async () => {
  const { page, sent, nSent } = await sit('Forgetter', 'solo');
  const before = await rowOf(page);
  await held(page, 'R7').click(grip);
  await page.getByRole('alertdialog').getByText('You have not said SOLO!').waitFor();
  expect(await rowOf(page)).toEqual(before);
  await page.getByRole('button', { name: 'Not yet' }).click();
  await page.getByRole('button', { name: 'SOLO!' }).click();
  expect(await rowOf(page)).toEqual(before);
  await expect.poll(async () => { await held(page, 'R7').click({ ...grip, timeout: 2000 }).catch(() => undefined); return sent; }, { timeout: PATIENCE }).toEqual([['lay R7 SOLO']]); // prettier-ignore
  await nSent(1);
  expect(await rowOf(page)).toEqual(before);
  await page.context().close();
});

it('SOLO: passes by itself for whoever wishes it, where only a throw-in is left beside it', async () => {
  const { page, sent, nSent } = await sit('Passer', 'solo', PHONE, { alone: { 'solo/pass': true } });
  await page.locator('.prompt', { hasText: 'The card you took does not fit: you pass.' }).waitFor();
  expect(sent).toEqual([]); // there is time to throw the twin in
  await nSent(1);
  expect(sent).toEqual([['pass']]);
  await page.context().close();
});

it('SOLO: what happens by itself has the same name at the table and in the settings, and is undone in both', async () => {
  const { page, sent } = await sit('Passer', 'solo');
  const wish = page.locator('.buttons').getByRole('button', { name: 'Auto-pass' });
  const alone = page.locator('.prompt', { hasText: 'The card you took does not fit: you pass.' });
  await wish.click();
  await alone.waitFor();
  expect(await wish.getAttribute('aria-pressed')).toBe('true');
  await wish.press('Enter'); // before it has passed
  await alone.waitFor({ state: 'detached' });
  expect(await wish.getAttribute('aria-pressed')).toBe('false');
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  const setting = page.getByLabel('SOLO: Auto-pass');
  expect(await setting.isChecked()).toBe(false);
  await setting.check();
  await page.keyboard.press('Escape');
  await alone.waitFor();
  expect(await wish.getAttribute('aria-pressed')).toBe('true');
  await page.context().close();
});

it('15GO!: a drag of one’s own open pile, which stays where it is, is answered', async () => {
  const { page, sent } = await sit('Placer', 'fifteen_go', DESKTOP);
  await page.evaluate(() => scrollTo(0, 0));
  const open = (await spot(page, 'open/0').boundingBox())!;
  const row = (await spot(page, 'row/0').boundingBox())!;
  await page.mouse.move(open.x + open.width / 2, open.y + open.height / 2);
  await page.mouse.down();
  await page.mouse.move(row.x + row.width / 2, row.y + row.height / 2, { steps: 6 });
  await page.mouse.up();
  await page.getByRole('alert').locator('p').waitFor();
  expect(sent).toEqual([]); // the turned card could be laid on this pile, but nobody has touched it for that
  await page.context().close();
});

it.each([['a phone', PHONE], ['a desktop', DESKTOP]] as const)('I Go!: a touch of a covered card of the display takes none (%s)', async (_, size) => {
  const page = await visitor(size);
  await openTable(page, { game: 'i_go', name: 'Ann', bots: ['easy'], options: { starter: 'seat_0' } });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board.acting').waitFor();
  await stillness(page);
  const nHeld = await page.locator('.held').count();
  const covered = (await spot(page, 'display').locator('.slot').first().boundingBox())!;
  const [x, y] = [covered.x + 5, covered.y + covered.height / 2];
  await (size === PHONE ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await page.getByRole('alert').getByText('Only the last card can be taken.').waitFor();
  expect(await page.locator('.held').count()).toBe(nHeld);
  await page.context().close();
});

it('what appears under a finger is deaf to it for a moment, but not to keys', async () => {
  const { page, sent, nSent } = await sit('Placer', 'fifteen_go');
  await page.evaluate(() => {
    // a finger that is quicker than anybody: it touches the question as soon as it is there
    new MutationObserver(() => document.querySelector<HTMLElement>('.doubt .go:not(.touched)')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.locator('.doubt').waitFor();
  expect(sent).toEqual([]);
  await page.locator('.doubt:not([aria-disabled])').waitFor();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Not yet' }).click();
  await page.locator('.doubt').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Keep it' }).press('Enter');
  await page.locator('.doubt .go').press('Enter'); // at once
  await nSent(1);
  await page.context().close();
});
