/** Nothing by mistake: which touches are not heard. */
import type { Attachment } from 'svelte/attachments';

const AGAIN = 400; // ms in which a second touch of the same place is no other touch
const SAME = 30; // px

/** Of two touches of the same place in quick succession only the first counts: a double tap never hits what the first tap brought there. */
export const once: Attachment<HTMLElement> = (node) => {
  let last = { x: 0, y: 0, at: -Infinity };
  function click(event: MouseEvent) {
    if (!event.detail) return; // by keys
    const { clientX: x, clientY: y, timeStamp: at } = event;
    if (at - last.at < AGAIN && Math.hypot(x - last.x, y - last.y) < SAME) swallow(event);
    else last = { x, y, at };
  }
  node.addEventListener('click', click, { capture: true });
  return () => node.removeEventListener('click', click, { capture: true });
};

/** What may appear under a finger does not hear it at first; keys are heard at once. */
export const deaf: Attachment<HTMLElement> = (node) => {
  node.ariaDisabled = 'true';
  const hear = setTimeout(() => (node.ariaDisabled = null), AGAIN);
  const click = (event: MouseEvent) => event.detail && node.ariaDisabled && swallow(event);
  node.addEventListener('click', click, { capture: true });
  return () => {
    clearTimeout(hear);
    node.removeEventListener('click', click, { capture: true });
  };
};

export function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
