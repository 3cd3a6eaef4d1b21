/** Cards as they are printed: drawn once, then copied, since a table shows the same backs and faces again and again. */
import { mount, unmount, untrack } from 'svelte';

import { HIDDEN } from '../lib/protocol';
import Card from './Card.svelte';

const printed = new Map<string, string>();

const AT_ONCE = 3; // faces in one task: more keep a touch waiting on a slow phone
let nNow = 0;
let isPlanned = false;
const waiting = new Set<() => void>();

/** Whether a card can be drawn in this task; if not, it waits for its turn. */
export function hasRoom(card: string): boolean {
  if (card === HIDDEN) return true;
  if (waiting.size || nNow >= AT_ONCE) return false;
  nNow++;
  plan();
  return true;
}

/** Draw a card in one of the next tasks; returns how to give that up. */
export function inTurn(draw: () => void): () => void {
  waiting.add(draw);
  plan();
  return () => waiting.delete(draw);
}

function plan(): void {
  if (!isPlanned) setTimeout(drawNext);
  isPlanned = true;
}

function drawNext(): void {
  isPlanned = false;
  const next = [...waiting].slice(0, AT_ONCE);
  nNow = next.length;
  for (const draw of next) {
    waiting.delete(draw);
    draw();
  }
  if (nNow) plan();
}

const keyOf = (card: string, game: string, isMini: boolean, isLapped: boolean, isChip: boolean): string =>
  card === HIDDEN ? `${card} ${isChip}` : `${game} ${card} ${isMini} ${isMini && isLapped} ${isChip}`;

/** Whether the chip of a card has been drawn before: its copy is in a sentence at once, so that the sentence keeps its length. */
export const isKnownChip = (card: string, game: string): boolean => printed.has(keyOf(card, game, false, false, true));

/** The drawing of a card as markup. */
export function markupOf(card: string, game: string, isMini = false, isLapped = false, isChip = false): string {
  const key = keyOf(card, game, isMini, isLapped, isChip);
  let markup = printed.get(key);
  if (markup === undefined) {
    const target = document.createElement('div');
    const drawn = untrack(() => mount(Card, { target, props: { card, game, isMini, isLapped, isChip } }));
    const svg = target.querySelector('svg')!;
    markup = card === HIDDEN && !isChip ? imageOf(svg) : svg.outerHTML.replace(/<!--.*?-->/g, '');
    void unmount(drawn);
    printed.set(key, markup);
  }
  return markup;
}

/** Backs are many and have no letters: as an image each is a single element. */
function imageOf(svg: SVGElement): string {
  const source = encodeURIComponent(new XMLSerializer().serializeToString(svg).replace(/<!--.*?-->/g, ''));
  return `<img class="${svg.getAttribute('class')}" alt="" decoding="sync" draggable="false" src="data:image/svg+xml,${source.replaceAll("'", '%27')}">`;
}
