/** Where an arrow leads: of many boxes on the screen the nearest one in a direction. */
export type Way = 'left' | 'right' | 'up' | 'down';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LEAST = 0.15; // of the smaller box, by which its middle must lie further in the direction
const ASIDE = 2; // how much further a way to the side is than one ahead
const SLANT = 0.3; // and how much, where the boxes lie side by side but their middles do not

/** The number of the nearest box in a direction, -1 if there is none. Whatever lies ahead comes before what lies aside. */
export function nearest(from: Box, boxes: readonly Box[], way: Way): number {
  const [origin, turned] = [turn(from, way), boxes.map((box) => turn(box, way))];
  let [best, least] = [-1, Infinity];
  turned.forEach((box, i) => {
    const ahead = middle(box.left, box.width) - middle(origin.left, origin.width);
    if (ahead <= Math.max(1, LEAST * Math.min(box.width, origin.width))) return;
    const gap = Math.max(0, box.top - (origin.top + origin.height), origin.top - (box.top + box.height));
    const slant = Math.abs(middle(box.top, box.height) - middle(origin.top, origin.height));
    const edge = Math.max(0, box.left - (origin.left + origin.width)); // from edge to edge: a long box is not far away
    const isAside = gap > 2 * ahead;
    const far = edge + 0.2 * ahead + ASIDE * gap + SLANT * slant + (isAside ? 1e6 : 0);
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

const middle = (start: number, length: number) => start + length / 2;

/** The same as if the way led to the right. */
function turn({ left, top, width, height }: Box, way: Way): Box {
  if (way === 'right') return { left, top, width, height };
  if (way === 'left') return { left: -left - width, top, width, height };
  if (way === 'down') return { left: top, top: left, width: height, height: width };
  return { left: -top - height, top: left, width: height, height: width };
}
