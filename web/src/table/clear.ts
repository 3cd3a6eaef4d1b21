/** Where something can lie upon a table without hiding what matters there. Pure. */
import type { Box } from './arrange';

/** Something that should stay seen. */
export interface Seen extends Box {
  weight: number; // how much it matters
}

const STEP = 6; // px
const FAR = 0.02; // what a px away from where it belongs costs, in hidden px² per px²

/** The best place within an area for a box of one of these sizes: it hides least, and lies near a line across the area. */
export function clearPlace(area: Box, sizes: readonly { width: number; height: number }[], seen: readonly Seen[], line: number): Box | undefined {
  let best: Box | undefined;
  let least = Infinity;
  for (const { width, height } of sizes) {
    if (width > area.width || height > area.height) continue;
    for (const left of new Set([0.5, 0, 1].map((share) => Math.round(area.left + share * (area.width - width))))) {
      for (let top = area.top + area.height - height; top >= area.top; top = top > area.top ? Math.max(area.top, top - STEP) : -Infinity) {
        const box = { left, top, width, height };
        const far = Math.max(0, line - top - height, top - line);
        const cost = hidden(box, seen) + FAR * far * width;
        if (cost < least) [best, least] = [box, cost];
      }
    }
  }
  return best;
}

/** How much a box hides, by what matters. */
export const hidden = (box: Box, seen: readonly Seen[]): number => seen.reduce((sum, each) => sum + each.weight * shared(box, each), 0);

/** The px² that two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
