/** Every page by day and by night: nothing that axe finds. */
import { expect, it } from 'vitest';

import { COLOURS } from '../src/lib/faces';
import { expectAccessibleByDayAndNight } from './accessible';
import { address, gameIds, openTable, visitor } from './browser';
import { openScene, scenes } from './scene';

const GAMES = await gameIds();

it('the start page, the lobby and the invitation', async () => {
  const [host, guest] = await Promise.all([visitor(), visitor()]);
  await host.goto(address());
  await host.getByRole('button', { name: 'Play now' }).first().waitFor();
  await expectAccessibleByDayAndNight(host);
  const id = await openTable(host, { game: 'level_8', n_seats: 3 });
  await host.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await expectAccessibleByDayAndNight(host, 'the lobby');
  await guest.goto(address(`/t/${id}`));
  await guest.getByRole('button', { name: 'Sit down' }).waitFor();
  await expectAccessibleByDayAndNight(guest, 'the invitation');
  await Promise.all([host, guest].map((page) => page.context().close()));
});

it('the rules of every game', async () => {
  const page = await visitor();
  for (const game of GAMES) {
    await page.goto(address(`/help/${game}`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessibleByDayAndNight(page);
  }
  await page.context().close();
});

it.each(Object.keys(scenes))('the table: %s', async (scene) => {
  const page = await visitor({});
  await openScene(page, scene);
  await expectAccessibleByDayAndNight(page, scene);
  await page.context().close();
});

it('what opens above the table', async () => {
  const page = await visitor({ viewport: { width: 1100, height: 720 } }); // a wider one has the log beside it
  await openScene(page, 'solo');
  for (const name of ['Settings', 'Reactions', 'The match so far']) {
    await page.getByRole('button', { name }).or(page.getByTitle(name)).first().click();
    await page.locator('dialog[open]').waitFor();
    await expectAccessibleByDayAndNight(page, name);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  await page.locator('.held[data-card="+4"]').first().click({ position: { x: 10, y: 20 } });
  await page.locator('.chooser').waitFor();
  await expectAccessibleByDayAndNight(page, 'a choice');
  await page.context().close();
});

it('the result, the match, its proof, and my matches', async () => {
  const page = await visitor();
  await openTable(page, { game: 'solo', name: 'Last', bots: ['easy'], options: { scoring: 'round' } });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.held.live').click();
  await page.locator('dialog[open]').waitFor();
  await expectAccessibleByDayAndNight(page, 'the report');
  await page.locator('dialog[open] .go').click();
  await page.locator('.result').waitFor();
  await expectAccessibleByDayAndNight(page, 'the result');
  await page.getByRole('link', { name: 'Look back' }).click();
  await page.getByRole('button', { name: 'Verify this deal' }).waitFor();
  await expectAccessibleByDayAndNight(page, 'the match');
  await page.getByRole('button', { name: 'Verify this deal' }).click();
  await page.locator('section[aria-labelledby="proof"] li').first().waitFor();
  await expectAccessibleByDayAndNight(page, 'the proof');
  await openTable(page, { game: 'i_go', n_seats: 2 });
  await page.goto(address());
  await page.locator('a[href^="/match/"]').waitFor();
  await page.locator('a[href^="/t/"]').first().waitFor();
  await expectAccessibleByDayAndNight(page, 'my matches');
  await page.context().close();
});

it('the shapes of the colours, which stand for them, cover different places', async () => {
  const page = await visitor();
  const shapes = Object.entries(COLOURS).flatMap(([colour, { shape }]) => (shape ? [[colour, shape] as const] : []));
  const alike = await page.evaluate((all) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    const grid = Array.from({ length: 48 * 48 }, (_, i) => [(i % 48) / 2 - 12, Math.floor(i / 48) / 2 - 12] as const);
    const covered = all.map(([colour, shape]) => {
      const path = new Path2D(shape);
      return { colour, dots: grid.map(([x, y]) => context.isPointInPath(path, x, y)) };
    });
    return covered.flatMap((one, i) =>
      covered.slice(i + 1).flatMap((other) => {
        const nBoth = one.dots.filter((isIn, at) => isIn && other.dots[at]).length;
        const nAny = one.dots.filter((isIn, at) => isIn || other.dots[at]).length;
        return nBoth / nAny > 0.85 ? [`${one.colour} and ${other.colour}: ${nBoth} of ${nAny}`] : [];
      }),
    );
  }, shapes);
  expect(alike).toEqual([]);
  await page.context().close();
});
