/** How every game looks, on a phone, a tablet and a desktop, by day and by night. */
import { it } from 'vitest';

import { DESKTOP, PHONE, TABLET, visitor } from './browser';
import { expectPicture } from './pictures';
import { openScene, scenes } from './scene';

const SIZES = { phone: PHONE, tablet: TABLET, desktop: DESKTOP };

it.each(Object.keys(scenes))('%s', async (scene) => {
  const page = await visitor({ serviceWorkers: 'block' });
  await openScene(page, scene);
  for (const [size, { viewport }] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport!);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectPicture(page, `${scene}-${size}-${colorScheme}`);
    }
  }
  await page.context().close();
});
