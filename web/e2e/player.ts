/** A person who plays by touching what the page offers, without knowing any rule. */
import type { Page } from 'playwright-core';

interface Target {
  x: number;
  y: number;
  what: string;
}

/** What can be touched now, in the order of urgency; the first kind that is there is taken. */
function offered(): Target[] | 'over' | undefined {
  if (document.querySelector('.result')) return 'over';
  const kinds: [string, string][] = [
    ['sheet', 'dialog[open] .go:not(:disabled), dialog[open] .proposal'],
    ['onward', '.onward'],
    ['choice', '.chooser button'],
    ['target', '.pile.target, .seat.target .reach, .seat:has(.target) .reach'],
    ['close', '.closer .pile.source'],
    ['held', '.buttons .main'],
    ['card', '.held.live'],
    ['any', '.buttons .act, .pile.source'],
  ];
  for (const [what, selector] of kinds) {
    const found = [...document.querySelectorAll(selector)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isHeld = element.classList.contains('held');
      const [x, y] = isHeld ? [box.left + box.width * 0.2, box.top + box.height * 0.3] : [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      return hit && (element === hit || element.contains(hit)) ? [{ x, y, what }] : [];
    });
    if (found.length) return found;
    if (what === 'sheet' && document.querySelector('dialog[open]')) return [];
  }
  return document.querySelector('.board') ? [] : undefined;
}

/** Touch on until the match is over; returns how many touches it took. */
export async function playToTheEnd(page: Page, most = 2000): Promise<number> {
  for (let n = 0; n < most; n++) {
    const targets = await page.evaluate(offered);
    if (targets === 'over') return n;
    if (!targets?.length) {
      await page.evaluate(() => new Promise((soon) => setTimeout(soon, 15)));
      await page.evaluate(() => {
        const lowest = document.querySelector('.held.live, .buttons .act, .buttons .main, .pile.source');
        lowest?.scrollIntoView({ block: 'center' });
      });
      continue;
    }
    const target = targets[Math.floor(Math.random() * targets.length)]!;
    await page.mouse.click(target.x, target.y);
  }
  throw new Error('the match does not end');
}
