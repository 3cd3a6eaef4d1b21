/** What of a table does not fit: looked for in the page itself, by where things are drawn. */
import type { Page } from 'playwright-core';

export const SIZES = [[360, 640], [740, 360], [844, 390], [820, 1180], [960, 540], [1280, 720], [1920, 1080], [3840, 2160]] as const; // prettier-ignore
const FAINT = 1.5; // px that nobody sees

/** Everything wrong with where things are, as words. */
function wrong({ faint }: { faint: number }): string[] {
  const board = document.querySelector<HTMLElement>('.board')!;
  const found: string[] = [];
  const all = (what: string, within: Element = board) => [...within.querySelectorAll<HTMLElement>(what)].filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const places = new Map<Element, DOMRect>(); // nothing moves meanwhile
  const placeOf = (element: Element) => {
    const known = places.get(element);
    if (known) return known;
    const place = element.getBoundingClientRect();
    places.set(element, place);
    return place;
  };
  const nameOf = (element: Element) => {
    const spot = element.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? '';
    return `${element.classList[0] ?? element.tagName} ${spot} ${element.closest<HTMLElement>('[data-card]')?.dataset.card ?? ''}`.trim();
  };
  const isWithin = (inner: DOMRect, outer: DOMRect, height = outer.bottom) =>
    inner.left >= outer.left - faint && inner.right <= outer.right + faint && inner.top >= outer.top - faint && inner.bottom <= height + faint;
  const meets = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > faint && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > faint;
  const say = (what: string, ...which: Element[]) =>
    found.push(`${which.map(nameOf).join(' and ')} ${what}: ${which.map((each) => (({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' '))(placeOf(each))).join(', ')}`);

  // on the screen, or in something that is scrolled there
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const scrollers = all('[data-scrolls]');
  for (const each of [board, ...scrollers]) if (!isWithin(placeOf(each), screen)) say('is not on the screen', each);
  for (const each of all('.card, .pile, .held, button')) {
    const scroller = each.closest('[data-scrolls]');
    const { left, right } = placeOf(each);
    const isSeen = scroller ? left >= placeOf(scroller).left - faint && right <= placeOf(scroller).right + faint : isWithin(placeOf(each), screen);
    if (!isSeen) say('is not on the screen', each);
  }
  for (const each of document.querySelectorAll('.upper, .table, .stage, .play')) {
    if (!each.matches('[data-scrolls]') && each.scrollHeight > each.clientHeight + 1) found.push(`${each.className} would have to be scrolled`);
  }

  // whatever is scrolled, sideways or up and down, shows where there is more
  for (const each of all(':not(svg *)', document.body)) {
    const { overflowX, overflowY, maskImage } = getComputedStyle(each);
    const edges = each.dataset.scrolls?.split(' ') ?? [];
    const ways = [[overflowX, each.scrollWidth - each.clientWidth, 'left', 'right'], [overflowY, each.scrollHeight - each.clientHeight, 'up', 'down']] as const;
    for (const [overflow, more, before, after] of ways) {
      const isMarked = maskImage !== 'none' && (edges.includes(before) || edges.includes(after));
      if ((overflow === 'auto' || overflow === 'scroll') && more > 1 && !isMarked) say(`is scrolled ${before} and ${after} by ${more} px, which nothing shows`, each);
    }
  }

  // apart from each other
  const seats = all('.seat');
  seats.forEach((seat, i) => seats.slice(i + 1).forEach((other) => meets(placeOf(seat), placeOf(other)) && say('meet', seat, other)));
  const parts = all('.centre .pile, .mine .pile, .mine .groups, .bar, .buttons, .notices, .making, .held');
  for (const seat of seats) {
    const scroller = seat.closest('[data-scrolls]');
    const [place, seen] = [placeOf(seat), scroller ? placeOf(scroller) : screen];
    const top = Math.max(place.top, seen.top);
    const visible = new DOMRect(place.left, top, place.width, Math.max(0, Math.min(place.bottom, seen.bottom) - top));
    for (const part of parts) if (meets(visible, placeOf(part))) say('meet', seat, part);
    const piles = all('.pile, .fan', seat);
    for (const each of all('.card, .pile, .count, .number, .plaque', seat)) if (!isWithin(placeOf(each), place)) say('sticks out of its seat', each, seat);
    for (const pile of piles) for (const name of all('.plaque', seat)) if (meets(placeOf(pile), placeOf(name))) say('meet', pile, name);
    piles.forEach((pile, i) => piles.slice(i + 1).forEach((other) => meets(placeOf(pile), placeOf(other)) && say('meet', pile, other)));
  }
  const kinds = ['.centre .pile', '.mine .pile', '.notices', '.bar', '.buttons', '.held'].map((kind) => all(kind));
  kinds.forEach((kind, i) => kind.forEach((each) => kinds.slice(i + 1).flat().forEach((other) => meets(placeOf(each), placeOf(other)) && say('meet', each, other)))); // prettier-ignore
  for (const piles of kinds.slice(0, 2)) piles.forEach((pile, i) => piles.slice(i + 1).forEach((other) => meets(placeOf(pile), placeOf(other)) && say('meet', pile, other)));

  // read by their index: the card upon it and the line below leave it free
  for (const line of all('.fan .line, .spread .cards')) {
    const cards = [...line.children].filter((each) => each.querySelector('text.large, text.index'));
    const below = line.nextElementSibling?.matches('.line') ? placeOf(line.nextElementSibling).top : Infinity;
    for (const card of cards) {
      const next = card.nextElementSibling;
      const index = placeOf(card.querySelector('text.large, text.index')!);
      if (next && index.right > placeOf(next).left + faint) say(`shows ${((placeOf(next).left - placeOf(card).left) / placeOf(card).width).toFixed(2)} of a card, not its index (${((index.right - placeOf(card).left) / placeOf(card).width).toFixed(2)})`, card);
      if (index.top + index.height * 0.8 > below + faint) say('has its index below the next line', card);
    }
  }
  return [...new Set(found)];
}

/** Give the page a size, and wait until all is in its place. */
export async function resize(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    const next = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const places = () => [...document.querySelectorAll('.board, .board .pile, .board .held, .board .seat')].map((each) => Object.values(each.getBoundingClientRect().toJSON() as object).join()).join();
    let before = '';
    do {
      before = places();
      await next();
      await next();
    } while (places() !== before);
    document.querySelector('.stage')?.parentElement?.scrollIntoView({ block: 'end' });
  });
}

/** What does not fit at the sizes. */
export async function misfits(page: Page, sizes: readonly (readonly [number, number])[] = SIZES): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    found.push(...(await page.evaluate(wrong, { faint: FAINT })).map((what) => `${size.join(' × ')}: ${what}`));
  }
  return found;
}

/** Texts in letters that cannot be read from across a room. */
export const smallLetters = (page: Page) =>
  page.evaluate((least) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const [text, element] = [texts.currentNode.textContent!.trim(), texts.currentNode.parentElement!];
      if (!text || element.closest('.for-readers, script, style, option') || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const card = element.closest<SVGSVGElement>('svg');
      const scale = card ? card.clientWidth / card.viewBox.baseVal.width : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      const isDrawn = size > 0; // else there is no room for it
      if (isDrawn && size < least) found.add(`${innerWidth}: ${element.getAttribute('class')} “${text}” ${size.toFixed(1)} px`);
    }
    return [...found];
  }, 24);

/** Where something is drawn. */
export const placeOf = (page: Page, what: string) =>
  page.locator(what).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(' ');
  });
