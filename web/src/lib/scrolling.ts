/** Marks what can be scrolled at each edge behind which there is more: `data-scrolls` names these edges, and the look is in app.css. */
import type { Attachment } from 'svelte/attachments';

const FAINT = 1; // px

export const scrolling: Attachment<HTMLElement> = (node) => {
  const mark = () => {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = node;
    const { overflowX, overflowY } = getComputedStyle(node);
    const [isWide, isHigh] = [overflowX, overflowY].map((each) => each === 'auto' || each === 'scroll');
    const edges = [
      isHigh && scrollTop > FAINT && 'up',
      isHigh && scrollHeight - clientHeight - scrollTop > FAINT && 'down',
      isWide && scrollLeft > FAINT && 'left',
      isWide && scrollWidth - clientWidth - scrollLeft > FAINT && 'right',
    ].filter(Boolean);
    const told = edges.join(' ');
    if (node.dataset.scrolls !== told) node.dataset.scrolls = told;
  };
  const sizes = new ResizeObserver(mark);
  const watch = () => {
    sizes.disconnect();
    for (const each of [node, ...node.children]) sizes.observe(each);
    mark();
  };
  const children = new MutationObserver(watch);
  children.observe(node, { childList: true });
  node.addEventListener('scroll', mark, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    children.disconnect();
    node.removeEventListener('scroll', mark);
    delete node.dataset.scrolls;
  };
};
