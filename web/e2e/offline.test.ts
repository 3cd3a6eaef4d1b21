/** What works without a network. */
import { it } from 'vitest';

import { address, DESKTOP, visitor, WITH_WORKER } from './browser';

it('help opens without a network after one visit', async () => {
  const page = await visitor({ ...DESKTOP, ...WITH_WORKER });
  await page.goto(address('/help/solo'));
  await page.locator('.win').waitFor();
  await page.waitForFunction(async () => {
    const cache = await caches.open('quintet-1');
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const isKept = await Promise.all(loaded.filter((path) => /^\/(static\/app\/assets|api\/games)/.test(path)).map((path) => cache.match(path)));
    return isKept.length > 5 && isKept.every(Boolean) && (await cache.match('/'));
  }); // prettier-ignore
  await page.context().setOffline(true);
  await page.goto(address('/help/solo'));
  await page.locator('.win').waitFor();
  await page.locator('.pictures > *').first().waitFor();
  await page.context().close();
});
