/** Everything on a table lies on the screen, apart from all else and to be read: every game, from two players to the most, at every size. */
import { expect, it } from 'vitest';

import { visitor } from './browser';
import { crowds, openCrowd, openLookback } from './crowd';
import { misfits } from './fits';

it.each(Object.keys(crowds))('%s, in play and looked back at', async (crowd) => {
  const page = await visitor({ serviceWorkers: 'block', viewport: { width: 1280, height: 720 } });
  await openCrowd(page, crowd);
  const found = await misfits(page);
  await openLookback(page, crowd);
  found.push(...(await misfits(page)).map((what) => `looked back at, ${what}`));
  expect(found).toEqual([]);
  await page.context().close();
});
