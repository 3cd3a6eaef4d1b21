/** A page that is open while its server is renewed: what it has not loaded yet is gone, with its old name. */
import { expect, it } from 'vitest';

import { address, DESKTOP, PATIENCE, visitor } from './browser';

it('begins anew when a part of it is gone, once', async () => {
  const page = await visitor({ ...DESKTOP });
  page.removeAllListeners('console'); // the browser says there what is missing
  let nLoads = 0;
  page.on('load', () => nLoads++);
  await page.route('**/assets/PlaySettings-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(address());
  const settings = page.locator('.settings').first();
  await settings.waitFor();
  expect(nLoads).toBe(1);
  await settings.click();
  await expect.poll(() => nLoads, { timeout: PATIENCE }).toBe(2);
  await settings.waitFor();
  await settings.click();
  await page.getByText('That did not work').waitFor(); // it did not help: somebody has to know
  expect(nLoads).toBe(2);
  await page.unroute('**/assets/PlaySettings-*.js');
  await page.context().close();
});
