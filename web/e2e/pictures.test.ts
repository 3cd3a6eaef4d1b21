/** How every game looks: on a phone, a tablet and a desktop by day and by night, and each on one larger or smaller screen. */
import { it } from 'vitest';

import { DESKTOP, PHONE, TABLET, visitor } from './browser';
import { expectPicture } from './pictures';
import { openScene, scenes } from './scene';

const SIZES = { phone: PHONE.viewport!, tablet: TABLET.viewport!, desktop: DESKTOP.viewport! };
const OTHERS = { zoomed: { width: 960, height: 540 }, screen: { width: 1920, height: 1080 }, wall: { width: 3840, height: 2160 } };

it.each(Object.keys(scenes).map((scene, i) => [scene, i] as const))('%s', async (scene, i) => {
  const page = await visitor({});
  await openScene(page, scene);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectPicture(page, `${scene}-${size}-${colorScheme}`);
    }
  }
  const [other, viewport] = Object.entries(OTHERS)[i % 3]!;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(viewport);
  await expectPicture(page, `${scene}-${other}-light`);
  await page.context().close();
});
