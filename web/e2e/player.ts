/** A person who plays by touching what the page offers, without knowing any rule. */
import type { Page } from 'playwright-core';

interface Target {
  x: number;
  y: number;
  what: string;
  isDeaf: boolean; // to a finger, for a moment: keys are heard
}

/** What can be touched now, in the order of urgency; the first kind that is there is taken. Undefined as long as there is nothing. */
function offered(): Target[] | 'over' | undefined {
  if (document.querySelector('.result')) return 'over';
  // what must be so at any time: three actions at most, each always at its own place
  const seen = ((window as { rowSeen?: Map<string, number> }).rowSeen ??= new Map());
  const row = [...document.querySelectorAll<HTMLElement>('.buttons .heard > button')];
  if (row.length > 3) throw new Error(`${row.length} actions at once`);
  for (const button of row) {
    const [name, place] = [button.textContent!.trim(), [...document.querySelectorAll('.buttons .place')].findIndex((each) => each.contains(button))];
    if (seen.has(name) && seen.get(name) !== place) throw new Error(`${name} has moved`);
    seen.set(name, place);
  }
  const closer = document.querySelector('.closer');
  if (closer && !closer.querySelector('.target, .source')) document.querySelector<HTMLElement>('.veil')?.click(); // looked at, and done with
  const kinds: [string, string][] = [
    ['sheet', 'dialog[open] .go:not(:disabled), dialog[open] .proposal, dialog[open] .understood'],
    ['strayed', 'dialog[open]:not(:has(.go, .proposal, .understood)) .close'], // something moved under the finger, and this opened
    ['onward', '.onward'],
    ['doubt', '.doubt button'],
    ['choice', '.chooser button:not(.cancel)'],
    ['target', '.pile.target:not(.ends), .end, .seat.target .reach, .seat:has(.target) .reach'],
    ['close', '.closer .pile.source'],
    ['held', '.buttons .main'],
    ['building', 'body:has(.laying) .buttons button'], // nobody who touches at random builds a level: let it be
    ['card', '.held.live'],
    ['any', '.buttons .act:not(.switch), .pile.source'],
  ];
  for (const [what, selector] of kinds) {
    const found = [...document.querySelectorAll(selector)].flatMap((each) => {
      const element = each.matches('.spread.source') ? each.querySelector('[data-top]')! : each; // the last card alone can be taken
      const box = element.getBoundingClientRect();
      const isHeld = element.classList.contains('held');
      const [x, y] = isHeld ? [box.left + box.width * 0.2, box.top + box.height * 0.3] : [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      const isDeaf = Boolean(element.parentElement?.closest('[aria-disabled=true]'));
      return hit && (element === hit || element.contains(hit)) ? [{ x, y, what, isDeaf }] : [];
    });
    if (found.length) return found;
    if (what === 'strayed' && document.querySelector('dialog[open]')) return undefined;
  }
  document.querySelector('.held.live, .buttons .act, .buttons .main, .pile.source')?.scrollIntoView({ block: 'center' });
  return undefined;
}

/** Focus what is at a point, as the keys would. */
function focusAt({ x, y }: Target): void {
  document.elementFromPoint(x, y)?.closest<HTMLElement>('button')?.focus();
}

/** Touch one of the things that are offered, once there are any; returns it, or nothing if the match is over. */
export async function touchSomething(page: Page, last?: Target): Promise<Target | undefined> {
  const targets = await (await page.waitForFunction(offered, undefined, { polling: 15 })).jsonValue();
  if (targets === 'over') return undefined;
  const target = targets![Math.floor(Math.random() * targets!.length)]!;
  if (target.isDeaf || (last && Math.hypot(target.x - last.x, target.y - last.y) < 40)) {
    await page.waitForTimeout(50); // no person is quicker, and keys that come too soon are not heard
    await page.evaluate(focusAt, target); // what would be taken for a double tap is done by keys
    await page.keyboard.press('Enter');
    return last ?? target;
  }
  await page.mouse.click(target.x, target.y);
  return target;
}

/** Touch on until the match is over; returns how many touches it took. */
export async function playToTheEnd(page: Page, most = 2000): Promise<number> {
  let last: Target | undefined;
  for (let n = 0; n < most; n++) {
    const touched = await touchSomething(page, last);
    if (!touched) return n;
    last = touched;
  }
  throw new Error('the match does not end');
}
