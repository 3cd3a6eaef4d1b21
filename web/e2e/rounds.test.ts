/** The end of a round: it is seen before it is reported; the report waits for everybody, and says for whom; the next round is never seen behind it. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { address, DESKTOP, openTable, PATIENCE, PHONE, visitor } from './browser';

const nHeld = (page: Page) => page.locator('.held').count();
const touch = (page: Page, card: string) => page.locator(`.held[data-card="${card}"]`).click({ position: { x: 10, y: 20 } });
const goOn = (page: Page) => page.locator('dialog[open]').getByRole('button', { name: 'Go on' });

/** What of the report lies below its countdown and its buttons. */
const coveredIn = (page: Page) =>
  page.locator('dialog[open]').evaluate((dialog) => {
    const foot = dialog.querySelector('.onwards')!.getBoundingClientRect();
    return [...dialog.querySelectorAll<HTMLElement>('p, figure, .head, .glance span')].filter((each) => !each.closest('.onwards')).flatMap((each) => {
      const [box, inside] = [each.getBoundingClientRect(), (each.closest('.inside') ?? dialog).getBoundingClientRect()];
      return Math.min(box.bottom, inside.bottom) > foot.top + 1 && box.top < foot.bottom - 1 ? [each.textContent!.trim()] : [];
    });
  });

/** Ann, Ben and a bot at a table of SOLO at which Ann has one card left. */
async function sitDown(report_seconds: number, hers: BrowserContextOptions = PHONE): Promise<[Page, Page, string]> {
  const [ann, ben] = await Promise.all([visitor(hers), visitor(DESKTOP)]);
  const options = { solo_call: 'off' };
  const id = await openTable(ann, { game: 'solo', name: 'Rounds', n_seats: 3, bots: ['easy'], options, tempo: 1, report_seconds });
  await ben.goto(address(`/t/${id}`));
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await ann.locator('.main:enabled', { hasText: 'Deal the cards' }).click();
  await Promise.all([ann, ben].map((page) => page.locator('.held .card').first().waitFor()));
  return [ann, ben, id];
}

it('waits until everybody present has gone on, and says who is awaited', async () => {
  const [ann, ben, id] = await sitDown(120);
  const looker = await visitor(PHONE);
  await looker.goto(address(`/t/${id}`));
  await looker.locator('.board').waitFor();
  await touch(ann, 'R1');
  await Promise.all([ann, ben].map((page) => goOn(page).waitFor()));
  for (const page of [ann, ben]) {
    expect(await page.locator('dialog .bar').count()).toBe(1);
    await page.getByText(/The next round begins in 1\d\d s\./).waitFor();
  }
  for (const size of [[360, 640], [740, 360]] as const) {
    await ann.setViewportSize({ width: size[0], height: size[1] });
    expect(await coveredIn(ann), size.join(' × ')).toEqual([]);
  }
  await ann.setViewportSize(PHONE.viewport!);
  const left = ann.locator('dialog li', { hasText: 'Ben' }).locator('figure');
  expect(await left.locator('small').allTextContents()).toEqual(['6', '7', '8', '50']); // what each of their cards counts
  await left.getByText('71 points').waitFor();
  await looker.getByText('Waiting for Rounds, Ben …').waitFor();
  expect(await nHeld(ben)).toBe(4); // the hand as it was: nothing of the next round is seen

  await goOn(ann).click();
  await ann.getByText('Waiting for Ben …').waitFor();
  expect(await goOn(ann).count()).toBe(0);
  expect(await nHeld(ann)).toBe(0); // her last card has landed
  expect(await ann.locator('.pile[data-spot="discard"]').getAttribute('aria-label')).toContain('red 1');
  await goOn(ben).click();
  for (const page of [ann, ben, looker]) await page.locator('dialog[open]').waitFor({ state: 'detached' });
  for (const page of [ann, ben]) await expect.poll(() => nHeld(page), { timeout: PATIENCE }).toBeGreaterThanOrEqual(6);
  await Promise.all([ann, ben, looker].map((page) => page.context().close()));
});

it('shows where the last card went before it reports, and lets players look at the table again', async () => {
  const [ann, ben] = await sitDown(120, { ...PHONE, reducedMotion: 'no-preference' });
  await ann.evaluate(() => {
    const { dataset } = document.body;
    new MutationObserver(() => {
      const isFlying = Boolean(document.querySelector('.flying'));
      if (isFlying) dataset.flown = 'yes';
      if (document.querySelector('dialog[open]')) dataset.reported ??= isFlying ? 'in flight' : dataset.flown ? 'landed' : 'before it flew';
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  });
  await touch(ann, 'R1');
  await goOn(ann).waitFor();
  expect(await ann.evaluate(() => document.body.dataset.reported)).toBe('landed');

  await ann.getByRole('button', { name: 'Look at the table' }).click();
  await ann.locator('dialog[open]').waitFor({ state: 'detached' });
  const [bar, hand] = [ann.locator('.aside'), ann.locator('.hand')];
  await bar.getByText(/The next round begins in 1\d\d s\./).waitFor();
  const [box, below] = [(await bar.boundingBox())!, (await hand.boundingBox())!];
  expect(box.y + box.height).toBeLessThanOrEqual(below.y + 1);
  for (const pile of await ann.locator('.centre .pile').all()) expect(((await pile.boundingBox()) ?? box).y).toBeLessThan(box.y);
  await goOn(ben).waitFor(); // she has not gone on; how it came to the end was seen by him first
  await bar.getByRole('button', { name: 'Round 1 is over: back to the report' }).click();
  await goOn(ann).click();
  await goOn(ben).click();
  await expect.poll(() => nHeld(ann), { timeout: PATIENCE }).toBeGreaterThanOrEqual(6);
  expect(await bar.count()).toBe(0);
  await Promise.all([ann, ben].map((page) => page.context().close()));
});

it('goes on after the time that the table sets, also without somebody who has left', async () => {
  const [ann, ben] = await sitDown(2);
  await touch(ann, 'R1');
  await goOn(ann).waitFor();
  await ben.context().close();
  await ann.locator('dialog[open]').waitFor({ state: 'detached' });
  await expect.poll(() => nHeld(ann), { timeout: PATIENCE }).toBeGreaterThanOrEqual(6);
  await ann.context().close();
});

it('hurries nobody who plays with bots alone', async () => {
  const ann = await visitor(PHONE);
  await openTable(ann, { game: 'solo', name: 'Rounds', bots: ['easy', 'easy'], options: { solo_call: 'off' }, tempo: 1, report_seconds: 2 });
  await ann.locator('.main:enabled', { hasText: 'Deal the cards' }).click();
  await ann.locator('.held .card').first().waitFor();
  await touch(ann, 'R1');
  await goOn(ann).waitFor();
  expect(await ann.locator('dialog [role=timer]').count()).toBe(0);
  await ann.getByRole('button', { name: 'Look at the table' }).click();
  await ann.locator('.aside').waitFor();
  expect(await ann.locator('.aside [role=timer]').count()).toBe(0);
  await ann.locator('.aside button').click();
  await goOn(ann).click();
  await expect.poll(() => nHeld(ann), { timeout: PATIENCE }).toBeGreaterThanOrEqual(6);
  await ann.context().close();
});

it('is a setting of the table', async () => {
  const page = await visitor(DESKTOP);
  await openTable(page, { game: 'solo', bots: ['easy'] });
  const setting = page.getByLabel('time to look at the end of a round');
  expect(await setting.inputValue()).toBe('20');
  await setting.selectOption({ label: 'none: go on at once' });
  await page.reload();
  await expect.poll(() => setting.inputValue(), { timeout: PATIENCE }).toBe('0');
  await page.context().close();
});
