/** Arrows lead through everything that can be touched, as on a television; and what vanishes hands the focus to its neighbour. */
import { nearest, type Box, type Way } from './spatial';

const WAYS: Record<string, Way | undefined> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const TOUCHED = 'button, a[href], input, select, textarea, summary, [tabindex]';
const WRITTEN = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const ABOVE = 'dialog[open], .beside'; // what opens above the page has the focus for itself
/** Where the focus goes at the table: to a card that can be played, else to what can be done at all. */
const HOME = ['.hand .live', '.buttons .act, .buttons .main', '.board .pile.source', '.board .pile.target', '.hand .held', '.buttons button'];

export const isWriting = () => Boolean(document.activeElement?.matches(WRITTEN));
/** What lies above the page and has the keys for itself. */
export const above = () => [...document.querySelectorAll<HTMLElement>(ABOVE)].at(-1);

const isThere = (element: HTMLElement) => element.isConnected && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });
const touchable = (within: ParentNode) =>
  [...within.querySelectorAll<HTMLElement>(TOUCHED)].filter((each) => each.tabIndex >= 0 && isThere(each));
const isFree = () => document.activeElement === null || document.activeElement === document.body;

/** Put the focus to the hand, or to what can be done without it. Returns whether it is there. */
export function goHome(): boolean {
  const found = HOME.map((selector) => [...document.querySelectorAll<HTMLElement>(selector)].find(isThere)).find(Boolean);
  found?.focus({ preventScroll: true });
  return Boolean(found);
}

let greeted = -Infinity; // when the focus moved by itself
let given: Element | null = null; // what got the focus because something else vanished: nobody chose it
const STILL = 400; // ms in which a key is still meant for what had the focus before

/** When one's turn begins: unless the focus is at something else than the table, or where it should be already. */
export function greet(): void {
  const active = document.activeElement;
  const isOwn = isFree() || active === given || active?.closest('.board');
  if (above() || !isOwn || active?.matches('.hand .live')) return;
  if (goHome() && active !== document.body) greeted = performance.now();
}

function walk(event: KeyboardEvent, way: Way): void {
  const over = above();
  const active = document.activeElement as HTMLElement;
  const isSomewhere = !isFree() && (over ?? document).contains(active);
  if (!isSomewhere && !over && goHome()) return event.preventDefault();
  if (isSomewhere && active.matches('[data-scrolls]') && canScroll(active, way)) return;
  const all = touchable(over ?? document).filter((each) => each !== active && (!over || isSeen(each, over)));
  const from: Box = isSomewhere ? active.getBoundingClientRect() : { left: 0, top: 0, width: 0, height: 0 };
  const next = all[nearest(from, all.map((each) => each.getBoundingClientRect()), way)]; // prettier-ignore
  if (!next) return; // the browser scrolls
  event.preventDefault();
  next.focus();
}

function canScroll({ scrollTop, scrollHeight, clientHeight }: HTMLElement, way: Way): boolean {
  return (way === 'up' && scrollTop > 0) || (way === 'down' && scrollTop + clientHeight < scrollHeight - 1);
}

/** A long text is scrolled until what can be touched comes into sight. */
function isSeen(element: HTMLElement, within: HTMLElement): boolean {
  const [{ top, bottom }, frame] = [element.getBoundingClientRect(), within.getBoundingClientRect()];
  return bottom > frame.top && top < frame.bottom;
}

/** Listen to the arrows, and keep the focus from getting lost. Returns how to stop. */
export function walking(): () => void {
  const { documentElement: root } = document;
  let last: { element: HTMLElement; at: Box; group: ParentNode | null } | undefined;
  let below: HTMLElement | undefined; // what had the focus before something opened above it

  function note() {
    if (document.activeElement !== given) given = null;
    if (isFree()) return void (last = undefined);
    const element = document.activeElement as HTMLElement;
    last = { element, at: element.getBoundingClientRect(), group: element.closest('.hand, .buttons, .making, .beside, dialog, header') };
    if (!element.closest(ABOVE)) below = element;
  }
  /** The nearest of what was beside it; else what had the focus before; else the hand; else the nearest of all. */
  function mend() {
    if (!last || isThere(last.element) || !(isFree() || document.activeElement === last.element)) return;
    const { at, group } = last;
    last = undefined;
    const over = above();
    const beside = group?.isConnected ? touchable(group) : [];
    if (!beside.length && !over && below && isThere(below)) return below.focus({ preventScroll: true });
    if (!beside.length && !over && goHome()) return;
    const all = beside.length ? beside : touchable(over ?? document);
    const distance = (each: HTMLElement) => {
      const { left, top } = each.getBoundingClientRect();
      return Math.hypot(left - at.left, top - at.top);
    };
    const ranked = all.map((element) => ({ element, far: distance(element) })).sort((a, b) => a.far - b.far);
    given = ranked[0]?.element ?? null;
    ranked[0]?.element.focus({ preventScroll: true });
  }
  function press(event: KeyboardEvent) {
    root.dataset.keys = ''; // from now on the focus is shown
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape' && isWriting() && !above()) goHome();
    const way = WAYS[event.key];
    if (way && !event.shiftKey && !isWriting()) walk(event, way);
    else if ((event.key === 'Enter' || event.key === ' ') && !isWriting()) {
      if (event.repeat || event.timeStamp - greeted < STILL) event.preventDefault(); // a key held down is one touch
      return;
    }
    greeted = -Infinity;
  }
  function point() {
    delete root.dataset.keys;
    greeted = -Infinity; // who points has seen what there is
  }
  const observer = new MutationObserver(mend);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  addEventListener('keydown', press);
  addEventListener('pointerdown', point);
  addEventListener('click', note, true); // before anything is done by it
  addEventListener('focusin', note);
  note();
  return () => {
    observer.disconnect();
    removeEventListener('keydown', press);
    removeEventListener('pointerdown', point);
    removeEventListener('click', note, true);
    removeEventListener('focusin', note);
  };
}
