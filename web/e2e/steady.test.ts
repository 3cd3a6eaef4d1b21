/** A table stands still: while cards come and go, piles, the bar, the row of actions and the hand stay where they are. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { visitor } from './browser';
import { openTold, played } from './scene';

const SIZES = [[360, 640], [740, 360], [1280, 720]] as const;
const FAINT = 3; // px

/** Where all is that should stay: piles by their spot, and what stands below them. */
const placesOn = (page: Page) =>
  page.evaluate(async () => {
    const next = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const places = () =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>('.board .pile, .board .seat, .board .bar, .board .buttons, .board .hand')].map((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          const isSpread = each.matches('.spread, .trail'); // it grows
          const name = each.matches('.pile') ? each.dataset.spot! : each.matches('.seat') ? `seat ${each.querySelector('.name')?.textContent}` : each.classList[0]!;
          return [name, isSpread ? [left, top] : [left, top, width, height]] as const;
        }),
      );
    await next();
    let found = JSON.stringify(places());
    for (let before = ''; before !== found; ) {
      before = found;
      await next();
      found = JSON.stringify(places());
    }
    return JSON.parse(found) as Record<string, number[]>;
  });

it.each(Object.keys(played))('%s', async (game) => {
  const moved: string[] = [];
  for (const [width, height] of SIZES) {
    const page = await visitor({ viewport: { width, height } });
    const [first, ...views] = played[game]!;
    const show = await openTold(page, { before: first!, events: [], sentences: [], after: first! });
    let [before, last] = [await placesOn(page), first!];
    for (const [i, view] of views.entries()) {
      show(view);
      const places = await placesOn(page);
      if (view.round_no === last.round_no && !view.is_over) {
        for (const [name, place] of Object.entries(places)) {
          const was = before[name];
          if (was?.length === place.length && was.some((x, k) => Math.abs(x - place[k]!) > FAINT)) moved.push(`${width} × ${height}, step ${i + 1}: ${name} from ${was.map(Math.round).join()} to ${place.map(Math.round).join()}`);
        }
      }
      [before, last] = [places, view];
    }
    await page.context().close();
  }
  expect(moved).toEqual([]);
});
