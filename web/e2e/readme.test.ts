/** The picture in the README: two tables as they look now, side by side. */
import { join } from 'node:path';
import { it } from 'vitest';

import { DESKTOP, PHONE, visitor } from './browser';
import { expectAlike, pictureOf } from './pictures';
import { openScene } from './scene';

const FOLDER = join(import.meta.dirname, '../../docs/images');
const HEIGHT = 640; // px, of both

async function picture(scene: string, size: typeof PHONE): Promise<string> {
  const page = await visitor({ ...size, colorScheme: 'light' });
  await openScene(page, scene);
  const taken = await pictureOf(page, 1);
  await page.context().close();
  return taken;
}

it('shows SOLO on a desktop beside Level 8 on a phone', async () => {
  const [wide, narrow] = [await picture('solo', DESKTOP), await picture('level_8', PHONE)];
  const page = await visitor({ viewport: { width: 1440, height: HEIGHT + 40 } });
  const images = [wide, narrow].map((taken) => `<img height="${HEIGHT}" src="data:image/webp;base64,${taken}">`);
  await page.setContent(`<body style="margin:20px;display:flex;justify-content:center;gap:20px">${images.join('')}</body>`);
  await page.locator('img').last().evaluate((image: HTMLImageElement) => image.decode());
  await expectAlike(page, 'table', FOLDER, 1);
  await page.context().close();
});
