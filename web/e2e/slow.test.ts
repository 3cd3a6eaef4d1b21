/** Slow play: the clock of days, the list of what awaits one, and being called back while the page is closed. */
import type { Page, Worker } from 'playwright-core';
import { expect, inject, it } from 'vitest';

import { expectAccessible, expectNoSidewaysScrolling } from './accessible';
import { address, DESKTOP, launch, openTable, PATIENCE, PHONE, visitor, WITH_WORKER } from './browser';

const DAY = 86400;
const SOLO = { game: 'solo', n_seats: 2, clock: DAY, options: { throw_in: false } };

/** Sit down at a table and be ready. */
async function join(page: Page, id: string, name: string): Promise<void> {
  await page.goto(address(`/t/${id}`));
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.locator('button[aria-pressed=true]').waitFor();
}

/** A slow table of two, dealt; returns who begins and who waits. */
async function begin(ann: Page, ben: Page): Promise<{ id: string; first: Page; second: Page }> {
  const id = await openTable(ann, SOLO);
  await join(ben, id, 'Ben');
  await ann.locator('.main:enabled', { hasText: 'Deal the cards' }).click();
  await Promise.all([ann, ben].map((page) => page.locator('.board').waitFor()));
  const isAnns = (await ann.locator('.board.acting').count()) > 0;
  return isAnns ? { id, first: ann, second: ben } : { id, first: ben, second: ann };
}

/** Touch what is offered until the turn is over. */
async function playTurn(page: Page): Promise<void> {
  while ((await page.locator('.board.acting').count()) > 0) {
    const offered = page.locator('.chooser button:not(.cancel), .held.live, .buttons .act:not(.switch), .buttons .main, .pile.source').first();
    await offered.click({ position: { x: 8, y: 8 }, timeout: 3000 }).catch(() => undefined);
  }
}

it('the host chooses one, three or seven days for a turn, and all see it', async () => {
  const [host, guest] = await Promise.all([visitor(DESKTOP), visitor(PHONE)]);
  const id = await openTable(host, { game: 'solo', n_seats: 2 });
  await guest.goto(address(`/t/${id}`));
  const clock = (page: Page) => page.getByLabel('time for a turn');
  await expect.poll(() => clock(host).locator('option').allTextContents(), { timeout: PATIENCE }).toEqual(expect.arrayContaining(['300 seconds', 'a day', '3 days', '7 days']));
  await clock(host).selectOption('3 days');
  await expect.poll(() => clock(guest).locator('option:checked').textContent(), { timeout: PATIENCE }).toBe('3 days');
  await Promise.all([host, guest].map((page) => page.context().close()));
});

it('lists all of one’s tables, first where it is one’s turn, with the time left, and counts them in the title', async () => {
  const [ann, ben] = await Promise.all([visitor(PHONE), visitor(PHONE)]);
  const { id, first, second } = await begin(ann, ben);
  await openTable(ann, { game: 'level_8' });
  await openTable(ben, { game: 'level_8', name: 'Ben' });
  for (const page of [first, second]) await page.goto(address());
  const rows = (page: Page) => page.getByRole('region', { name: 'Your tables' }).getByRole('listitem');
  await expect.poll(() => rows(first).allTextContents(), { timeout: PATIENCE }).toHaveLength(2);
  const link = (page: Page, n = 0) => rows(page).nth(n).getByRole('link');
  expect(await link(first).getAttribute('aria-label')).toMatch(/^SOLO, (Ann|Ben), Your turn, 24 hours left$/);
  expect(await link(first).getAttribute('href')).toBe(`/t/${id}`);
  expect(await link(first, 1).getAttribute('aria-label')).toBe('Level 8, waiting for players');
  expect(await first.title()).toBe('(1) Quintet');
  expect(await link(second).getAttribute('aria-label')).toMatch(/^SOLO, (Ann|Ben), (Ann|Ben) to play, 24 hours left$/);
  expect(await second.title()).toBe('Quintet');
  await expectNoSidewaysScrolling(first);
  await expectAccessible(first);

  await link(first).click();
  await first.locator('.board.acting').waitFor();
  await playTurn(first);
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // as when they look again
  await expect.poll(() => second.title(), { timeout: PATIENCE }).toBe('(1) Quintet');
  await Promise.all([ann, ben].map((page) => page.context().close()));
});

/** A browser whose push service needs no network: it has an address for the page, and says when it was asked. */
async function withPush(page: Page): Promise<void> {
  await page.context().grantPermissions([], { origin: inject('url') });
  await page.addInitScript(() => {
    const asked = ((window as unknown as { asked: string[] }).asked = [] as string[]);
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => {
      asked.push(navigator.userActivation.isActive ? 'touched' : 'unasked');
      permission = 'granted';
      return Promise.resolve('granted' as const);
    };
    let made: unknown = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(made as PushSubscription | null);
    PushManager.prototype.subscribe = (options) => {
      made = {
        options: { applicationServerKey: Uint8Array.from(atob(String(options!.applicationServerKey).replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer },
        unsubscribe: () => Promise.resolve(true),
        toJSON: () => ({
          endpoint: 'https://push.example.org/abc',
          keys: { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
        }),
      };
      return Promise.resolve(made as PushSubscription);
    };
  });
}
const askedOf = (page: Page) => page.evaluate(() => (window as unknown as { asked: string[] }).asked);

it('asks after the first move whether one wants to be called, and not before', async () => {
  const phone = { ...PHONE, ...WITH_WORKER };
  const [ann, ben] = await Promise.all([visitor(phone), visitor(phone)]);
  await Promise.all([ann, ben].map(withPush));
  const { first } = await begin(ann, ben);
  expect(await first.getByRole('dialog').count()).toBe(0);
  await playTurn(first);
  const sheet = first.getByRole('dialog', { name: 'Shall we tell you when it is your turn?' });
  await sheet.waitFor();
  await expectAccessible(first);
  expect(await askedOf(first)).toEqual([]);
  const kept = first.waitForResponse((answer) => answer.url().endsWith('/api/me/subscriptions'));
  await sheet.getByRole('button', { name: 'Notify me when it is my turn' }).click();
  expect((await kept).status()).toBe(201);
  await sheet.waitFor({ state: 'detached' });
  expect(await askedOf(first)).toEqual(['touched']);
  await Promise.all([ann, ben].map((page) => page.context().close()));
});

/** What a service worker has of itself; the page's types do not know it. */
interface Scope extends EventTarget {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
}

/** Have the page's service worker hear a message, as if its push service had sent it. */
async function deliver(page: Page, data: unknown): Promise<Worker> {
  const wire = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    wire.on('ServiceWorker.workerVersionUpdated', ({ versions }) => versions.forEach((each) => each.status === 'activated' && found(each.registrationId))),
  );
  await wire.send('ServiceWorker.enable');
  const registrationId = await registered;
  await wire.send('ServiceWorker.deliverPushMessage', { origin: inject('url'), registrationId, data: JSON.stringify(data) });
  return page.context().serviceWorkers()[0]!;
}

const TOLD = [
  ['turn', 'en', 'Your turn at 15GO!'],
  ['soon', 'de', '15GO!: nur noch wenig Zeit für deinen Zug'],
  ['over', 'xx', '15GO!: the match is over'],
] as const;

it('the service worker tells of a turn and an end in the reader’s language, and a touch opens the table', async () => {
  const browser = await launch([], true); // the shell has no notifications
  for (const [what, language, words] of TOLD) await expectTold(await visitor({ ...DESKTOP, ...WITH_WORKER }, false, browser), what, language, words);
  await browser.close();
});

async function expectTold(page: Page, what: string, language: string, words: string): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: inject('url') });
  const id = await openTable(page, { game: 'fifteen_go' });
  await page.goto(address());
  await page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.active!.state));
  const worker = await deliver(page, { what, table: id, game: '15GO!', language });
  const shown = () => worker.evaluate(async () => (await (self as unknown as Scope).registration.getNotifications()).map((each) => [each.title, each.tag]));
  await expect.poll(shown, { timeout: PATIENCE }).toEqual([[words, id]]);
  await worker.evaluate(async () => {
    const scope = self as unknown as Scope;
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await page.waitForURL(`**/t/${id}`);
  expect(await shown()).toEqual([]);
  await page.context().close();
}

it('where a page is not secure it says so, says what helps, and rings as long as it is open', async () => {
  const { port } = new URL(inject('url'));
  const browser = await launch(['--host-resolver-rules=MAP cards.test 127.0.0.1']);
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`http://cards.test:${port}/`);
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(/plain http.*https.*localhost/).waitFor();
  const ring = sheet.getByRole('button', { name: 'Ring when it is my turn' });
  expect(await ring.getAttribute('aria-pressed')).toBe('false');
  await ring.click();
  await sheet.getByText('A ringing sound is on').waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Ring when it is my turn', pressed: true }).waitFor();
  await browser.close();
});
