/** Touching and dragging with pointer events: a short touch taps, a long way drags. */
import type { Attachment } from 'svelte/attachments';

import type { Thing } from '../lib/actions';
import { swallow } from '../lib/deaf';
import { rectOf } from '../lib/flight.svelte';
import type { Play } from './play.svelte';

const SLACK = 9; // px that a finger may tremble

/** The spot under a point, with its end if it has some, or `table` for the open table. */
export function spotAt(x: number, y: number): Thing | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.matches('.reach')) continue; // what is dragged goes to the very pile
    const { spot, end } = element.closest<HTMLElement>('[data-spot]')?.dataset ?? {};
    if (spot) return { spot, end };
  }
  return undefined;
}

const FINGER = 22; // px from the middle of what it touches

/** Whether a touch can mean a spot, however small that is drawn. */
export function isNear(spot: string, x: number, y: number): boolean {
  const at = rectOf(spot);
  return Boolean(at) && Math.abs(x - at!.left - at!.width / 2) <= FINGER && Math.abs(y - at!.top - at!.height / 2) <= FINGER;
}

/** Puts what opens beside something above it if there is room, always within the screen, and the focus there. */
export function beside(at: DOMRect): Attachment<HTMLElement> {
  return (node) => {
    const { width, height } = node.getBoundingClientRect();
    const x = Math.max(8, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 8));
    const above = at.top - height - 10;
    const y = above > 8 ? above : Math.min(at.bottom + 10, innerHeight - height - 8);
    node.style.left = `${x}px`;
    node.style.top = `${Math.max(8, y)}px`;
    (node.querySelector<HTMLElement>('button:not([tabindex="-1"])') ?? node).focus();
  };
}

/** Makes an element draggable; taps are the element's own clicks. */
export function draggable(play: Play, thing: Thing, isEnabled: boolean): Attachment<HTMLElement> {
  return (node) => {
    if (!isEnabled) return;
    let start: { x: number; y: number; id: number } | undefined;
    let isDragging = false;

    function down(event: PointerEvent) {
      if (event.button) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      node.setPointerCapture(event.pointerId); // a quick hand has left the card before it is seen to move
    }
    function move(event: PointerEvent) {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!isDragging && Math.hypot(dx, dy) > SLACK) {
        isDragging = true;
        node.classList.add('dragging');
        play.dragged = thing;
      }
      if (isDragging) node.style.translate = `${dx}px ${dy}px`;
    }
    function up(event: PointerEvent) {
      if (!start || event.pointerId !== start.id) return;
      start = undefined;
      if (!isDragging) return;
      end();
      const spot = event.type === 'pointerup' ? spotBelow(event) : undefined;
      play.drop(thing, spot, node.getBoundingClientRect());
      node.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
    }
    function spotBelow(event: PointerEvent) {
      const shown = node.style.visibility;
      node.style.visibility = 'hidden';
      const spot = spotAt(event.clientX, event.clientY);
      node.style.visibility = shown;
      return spot;
    }
    function end() {
      isDragging = false;
      node.classList.remove('dragging');
      node.style.translate = '';
      play.dragged = undefined;
    }
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    return () => {
      end();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
    };
  };
}
