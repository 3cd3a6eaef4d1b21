/** Letters as large as the height of their place allows: short words are said large, and long ones are still all there. */
import type { Attachment } from 'svelte/attachments';

const SIZES = [1.0625, 1, 0.9375, 0.875, 0.8125, 0.75]; // rem

/** Fit words into the `max-height` of their element, anew with other words. Where the smallest letters are too large for that, it becomes as high as they need. */
export const fitting =
  (words: string): Attachment<HTMLElement> =>
  (node) => {
    void words;
    let width = 0;
    const fit = () => {
      if (node.offsetWidth === width) return;
      width = node.offsetWidth;
      node.style.maxHeight = '';
      const most = parseFloat(getComputedStyle(node).maxHeight);
      for (const size of SIZES) {
        node.style.fontSize = `${size}rem`;
        if (!(node.scrollHeight > most)) return;
      }
      node.style.maxHeight = 'none';
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(node);
    return () => observer.disconnect();
  };
