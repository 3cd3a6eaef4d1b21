/** Pictures of the page, kept small, and compared so that only what a person would notice counts. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const KEPT = join(import.meta.dirname, 'pictures');
const DIFFERING = join(import.meta.dirname, 'differing');
const isWriting = process.env.QUINTET_PICTURES === 'write';

const SCALE = 0.5; // of the page's pixels
const QUALITY = 80;
const BLOCK = 4; // pixels of a kept picture whose mean is compared: the edges of letters and cards do not count
const FAINT = 26; // of 255: a difference that nobody sees
const MOST = 0.002; // of all blocks may differ

/** In a browser, which can read pictures: the share of blocks that differ between two of them, given as WebP in base64. */
async function shareDiffering({ pair, block, faint }: { pair: string[]; block: number; faint: number }): Promise<number> {
  const blocksOf = async (text: string) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })!;
    context.drawImage(bitmap, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const nAcross = Math.ceil(width / block);
    const sums = new Float64Array(nAcross * Math.ceil(height / block) * 4);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const to = (Math.floor(y / block) * nAcross + Math.floor(x / block)) * 4;
        const from = (y * width + x) * 4;
        for (let i = 0; i < 3; i++) sums[to + i]! += data[from + i]!;
        sums[to + 3]!++;
      }
    }
    return sums;
  };
  const [now, then] = await Promise.all(pair.map(blocksOf));
  if (now!.length !== then!.length) return 1;
  let nDiffering = 0;
  for (let at = 0; at < now!.length; at += 4) {
    const apart = [0, 1, 2].map((i) => Math.abs(now![at + i]! / now![at + 3]! - then![at + i]! / then![at + 3]!));
    if (Math.max(...apart) > faint) nDiffering++;
  }
  return nDiffering / (now!.length / 4);
}

/** The page, small, as WebP in base64, once it is at rest: all that appeared can be touched, and two pictures in a row are the same. */
export async function pictureOf(page: Page, scale = SCALE): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...page.viewportSize()!, scale };
  await page.waitForFunction(() => !document.querySelector('.heard[aria-disabled]'));
  let [taken, before] = ['', ''];
  do {
    before = taken;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    taken = (await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip })).data;
  } while (taken !== before);
  await session.detach();
  return taken;
}

/** The page looks as in the picture of that name; with QUINTET_PICTURES=write the picture is made anew. */
export const expectPicture = (page: Page, name: string) => expectAlike(page, name, KEPT, SCALE);

/** The page looks as in a picture that is kept in a folder, so many times as large as the page. */
export async function expectAlike(page: Page, name: string, keptIn: string, scale: number): Promise<void> {
  const path = join(keptIn, `${name}.webp`);
  const taken = await pictureOf(page, scale);
  const kept = !isWriting && existsSync(path) ? readFileSync(path).toString('base64') : '';
  const share = kept ? await page.evaluate(shareDiffering, { pair: [taken, kept], block: BLOCK, faint: FAINT }) : 1;
  if (share <= MOST) return;
  const folder = isWriting ? keptIn : DIFFERING;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(taken, 'base64'));
  if (isWriting) return;
  const what = kept ? `${(share * 100).toFixed(1)} % of the page looks otherwise than in ${path}` : `there is no ${path}`;
  expect.fail(`${what}; it looks as in web/e2e/differing/${name}.webp now. If that is better: scripts/web snapshots`);
}
