/** Arrows lead to what the eye sees there. */
import { describe, expect, it } from 'vitest';

import { nearest, type Box, type Way } from './spatial';

const box = (left: number, top: number, width = 60, height = 90): Box => ({ left, top, width, height });

describe('nearest', () => {
  const grid = [box(0, 0), box(100, 0), box(200, 0), box(0, 200), box(100, 200), box(200, 200)];

  it.each([['right', 1], ['down', 3], ['left', -1], ['up', -1]] as [Way, number][])('from the first of a grid to the %s', (way, to) => {
    expect(nearest(grid[0]!, grid, way)).toBe(to);
  }); // prettier-ignore

  it('walks along cards that lie over each other, one by one', () => {
    const hand = Array.from({ length: 12 }, (_, i) => box(i * 25, Math.abs(i - 6)));
    for (const i of hand.keys()) {
      expect(nearest(hand[i]!, hand, 'right')).toBe(i < 11 ? i + 1 : -1);
      expect(nearest(hand[i]!, hand, 'left')).toBe(i - 1);
    }
  });

  it('prefers what lies ahead to what is nearer but aside', () => {
    const [ahead, aside] = [box(0, 300), box(170, 95)];
    expect(nearest(box(0, 0), [aside, ahead], 'down')).toBe(1);
    expect(nearest(box(0, 0), [aside], 'down')).toBe(0);
  });

  it('finds a wide thing from anywhere below it', () => {
    const wide = box(0, 0, 1000, 30);
    expect(nearest(box(900, 200), [wide], 'up')).toBe(0);
    expect(nearest(wide, [box(900, 200)], 'down')).toBe(0);
  });

  it('comes back by the opposite way where things lie in lines', () => {
    const back = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;
    for (const from of grid.keys()) {
      for (const way of Object.keys(back) as Way[]) {
        const to = nearest(grid[from]!, grid, way);
        if (to >= 0) expect(nearest(grid[to]!, grid, back[way])).toBe(from);
      }
    }
  });
});
