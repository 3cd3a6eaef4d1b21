/** What a visitor finds: the pages, by touch and by keyboard, and that everybody can use them. */
import { expect, it } from 'vitest';

import { expectAccessible, expectNoSidewaysScrolling } from './accessible';
import { address, DESKTOP, gameIds, openTable, PATIENCE, PHONE, visitor } from './browser';
import { openScene } from './scene';

const GAMES = await gameIds();

it('plays the first card after two touches, once there is a name, and a lesson and a tip were offered', async () => {
  const page = await visitor(PHONE, true);
  await page.addInitScript(() => localStorage.setItem('quintet.name', '"Åse"'));
  await page.goto(address());
  await page.locator('article', { hasText: 'SOLO' }).getByRole('button', { name: 'Play now' }).click();
  const offer = page.getByRole('button', { name: 'Just play' });
  await offer.waitFor();
  await expectAccessible(page);
  await offer.click();
  const tip = page.getByRole('dialog', { name: 'SOLO' });
  await tip.locator('xpath=self::*[not(@aria-disabled)]').waitFor();
  await expectAccessible(page);
  await tip.getByRole('button', { name: 'Got it' }).click(); // the bots wait for a first tip to be read
  await tip.waitFor({ state: 'detached' });
  await page.locator('.board.acting').waitFor();
  const log = page.locator('.ticker');
  await page.locator('.held.live, .buttons .act').first().click();
  await page.waitForFunction(() => document.querySelector('.ticker')?.textContent?.includes('You '));
  expect(await log.textContent()).toContain('You ');
  await page.context().close();
});

/** What comes over the wire until an address is shown to a first-time visitor, in kB; no service worker in between. */
async function loadOf(path: string, shown: string): Promise<number> {
  const page = await visitor({ ...PHONE });
  const wire = await page.context().newCDPSession(page);
  let n = 0;
  await wire.send('Network.enable');
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (n += encodedDataLength));
  await page.goto(address(path));
  await page.locator(shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return n / 1000;
}

it('loads at most 150 kB, at the start and by the link of a table', async () => {
  const host = await visitor();
  const id = await openTable(host, { game: 'solo', bots: ['easy'] });
  await host.getByRole('button', { name: 'Deal the cards' }).click();
  await host.locator('.board').waitFor();
  expect(await loadOf('/', 'article')).toBeLessThan(150);
  expect(await loadOf(`/t/${id}`, '.board')).toBeLessThan(150);
  await host.context().close();
});

it.each([PHONE, DESKTOP])('the start page, the rules and a lobby ($viewport.width px)', async (options) => {
  const page = await visitor(options);
  await page.goto(address());
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await expectNoSidewaysScrolling(page);
  for (const game of GAMES) {
    await page.goto(address(`/help/${game}`));
    await page.getByText('All rules, numbered').waitFor();
    expect(await page.locator('figure').count()).toBeGreaterThan(2);
    expect(await page.locator('figure:has(.live, .target)').count()).toBeGreaterThan(1); // what may be done shines
    await expectNoSidewaysScrolling(page);
  }
  const id = await openTable(page, { game: 'solo', n_seats: 3 });
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('combobox', { name: 'Level of Carl' }).selectOption('hard');
  await page.getByRole('checkbox', { name: 'an identical card may be thrown in out of turn' }).uncheck();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board').waitFor();
  await page.goto(address());
  await page.getByLabel('Join with a code').fill(id.replaceAll('-', ' ').toUpperCase());
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.locator('.board').waitFor();
  await page.context().close();
});

it.each(GAMES)('the table of %s', async (game) => {
  for (const [options, colorScheme, n] of [[PHONE, 'light', 1], [DESKTOP, 'dark', 3]] as const) { // prettier-ignore
    const page = await visitor({ ...options, colorScheme });
    await openTable(page, { game, bots: Array.from({ length: n }, () => 'easy'), options: { starter: 'seat_0' } });
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.locator('.board.acting').waitFor();
    await expectNoSidewaysScrolling(page);
    if (options === DESKTOP) await expectAccessible(page); // phones: accessible.test.ts
    await page.context().close();
  }
});

it('seats ten on a phone', async () => {
  const page = await visitor();
  await openTable(page, { game: 'solo', bots: Array.from({ length: 9 }, () => 'easy') });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board.acting').waitFor();
  await expectNoSidewaysScrolling(page);
  expect(await page.locator('.seat').count()).toBe(9);
  await page.context().close();
});

it('lays the hand where it belongs from the first moment', async () => {
  const page = await visitor({ ...PHONE, reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const held = [...document.querySelectorAll<HTMLElement>('.held')];
      if (!held.length) return;
      observer.disconnect();
      document.documentElement.dataset.first = held.map(({ style }) => style.getPropertyValue('--x')).join();
    }).observe(document, { childList: true, subtree: true });
  });
  await openScene(page, 'solo');
  await page.locator('.held .card').last().waitFor();
  const now = await page.locator('.held').evaluateAll((all) => all.map((held) => (held as HTMLElement).style.getPropertyValue('--x')).join());
  expect(await page.locator('html').getAttribute('data-first')).toBe(now);
  await page.context().close();
});

it('is played by keyboard alone', async () => {
  const page = await visitor(DESKTOP);
  await openTable(page, { game: 'solo', bots: ['easy'], options: { hand: 10, starter: 'seat_0' } });
  const focusOn = async (what: string) => {
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((selector) => document.activeElement?.matches(selector), what)) return;
    }
    throw new Error(`${what} cannot be reached`);
  };
  await page.getByRole('button', { name: 'Deal the cards' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.board.acting').waitFor();
  await focusOn('.buttons .act, .held.live');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('[aria-live=polite]')?.textContent?.trim());
  await page.context().close();
});

it('says why not, and hints', async () => {
  const page = await visitor();
  await openTable(page, { game: 'solo', name: 'Asker', bots: ['easy'] });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board.acting').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint').waitFor();
  const wrong = page.locator('.held:not(.live)').first();
  const isTold = page.getByRole('alert').getByText(/fit|may be laid/).waitFor(); // for a few seconds
  await wrong.click({ position: { x: 8, y: 12 }, force: true });
  await isTold;
  await page.context().close();
});

it('keeps a wish: theme, language, sorting', async () => {
  const page = await visitor();
  await page.goto(address());
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Light or dark').selectOption('dark');
  await page.getByLabel('Sort my hand').selectOption('number');
  await page.getByLabel('Your name').fill('Åse');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect.poll(() => page.getByLabel('Your name').inputValue(), { timeout: PATIENCE }).toBe('Åse');
  await page.context().close();
});

it('says that there is no such table', async () => {
  const page = await visitor();
  await page.goto(address('/t/0000-0000-0000'));
  await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
  await expectAccessible(page);
  await page.context().close();
});

it('lays a card by dragging it', async () => {
  const page = await visitor(DESKTOP);
  await openTable(page, { game: 'i_go', bots: ['easy'], options: { starter: 'seat_0' } });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board.acting').waitFor();
  await page.getByRole('button', { name: 'Take from the stock' }).click();
  const card = page.locator('.held.live').first();
  await card.waitFor();
  const name = await card.getAttribute('data-card');
  const from = (await card.boundingBox())!;
  const to = (await page.locator('[data-spot=discard]').boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y - 60, { steps: 4 });
  await page.locator('.pile.target').waitFor();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(
    (laid) => document.querySelector('.prompt')?.textContent?.includes('I Go') && !document.querySelector(`.held[data-card="${laid}"]`),
    name,
  );
  await page.context().close();
});

it('shows help over the table, and the table again when it is closed', async () => {
  const page = await visitor(PHONE);
  await openTable(page, { game: 'level_8', bots: ['easy'] });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.board').waitFor();
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('dialog').getByText('Level 1 asks for two runs of three').waitFor();
  await page.locator('dialog:not([aria-disabled])').waitFor(); // it does not hear a finger that was there before it
  await page.getByText('All rules, numbered').click();
  await page.getByText('The dealer deals 10 cards to each player').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('.board').waitFor();
  await page.context().close();
});
