/** What grows once stays as high: nothing around it moves back and forth with its words. */
import type { Attachment } from 'svelte/attachments';

export const ratchet: Attachment<HTMLElement> = (node) => {
  let [width, height] = [0, 0];
  const observer = new ResizeObserver(() => {
    if (node.offsetWidth !== width) {
      [width, height] = [node.offsetWidth, 0]; // another room: it is measured anew
      node.style.minHeight = '';
    }
    height = Math.max(height, node.offsetHeight);
    node.style.minHeight = `${height}px`;
  });
  observer.observe(node);
  return () => observer.disconnect();
};
