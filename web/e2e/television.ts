/** A television as told by a recording: the fullest tables, with something that was done last. */
import type { Page } from 'playwright-core';

import { addExample, crowds, NAMES } from './crowd';
import { openTold, scenes, TABLE } from './scene';

export const TV_SIZES = [[1280, 720], [1920, 1080], [3840, 2160]] as const; // prettier-ignore

/** Show a full table on a television. */
export async function openTv(page: Page, crowd: string): Promise<void> {
  const view = crowds[crowd]!.watched;
  const sentences = scenes[view.game]?.sentences ?? [];
  await addExample(page);
  await openTold(page, { before: view, events: [], sentences, after: view }, NAMES, `/tv/${TABLE}#${'0'.repeat(32)}`, { seat: null, is_host: false, n_screens: 1 });
}
