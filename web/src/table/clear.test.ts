import { expect, it } from 'vitest';

import { clearPlace, hidden } from './clear';

const AREA = { left: 0, top: 0, width: 300, height: 200 };
const whole = { left: 0, width: 300, weight: 1 };
const LOW = 200;

it('lies where it belongs if nothing is hidden there', () => {
  expect(clearPlace(AREA, [{ width: 200, height: 40 }], [], 200)).toEqual({ left: 50, top: 160, width: 200, height: 40 });
  const { top } = clearPlace(AREA, [{ width: 200, height: 40 }], [], 100)!;
  expect(Math.min(Math.abs(top + 40 - 100), Math.abs(top - 100), top < 100 && top + 40 > 100 ? 0 : Infinity)).toBeLessThan(6);
});

it('moves away from what is to be seen, and hides what matters least', () => {
  const place = clearPlace(AREA, [{ width: 300, height: 40 }], [{ ...whole, top: 100, height: 100 }], LOW)!;
  expect(place.top + place.height).toBeLessThanOrEqual(100);
  const both = [{ ...whole, top: 100, height: 100, weight: 9 }, { ...whole, top: 0, height: 100 }];
  expect(clearPlace(AREA, [{ width: 300, height: 40 }], both, LOW)!.top).toBeLessThanOrEqual(60);
});

it('takes a side if the middle is taken, and another size if that hides less', () => {
  const middle = { left: 100, top: 0, width: 100, height: 200, weight: 1 };
  expect(clearPlace(AREA, [{ width: 100, height: 80 }], [middle], LOW)!.left).toBe(0);
  const upper = { ...whole, top: 0, height: 150, weight: 1 };
  expect(clearPlace(AREA, [{ width: 100, height: 80 }, { width: 300, height: 40 }], [upper], LOW)).toEqual({ left: 0, top: 160, width: 300, height: 40 });
  expect(clearPlace(AREA, [{ width: 400, height: 80 }], [], LOW)).toBeUndefined();
});

it('counts what is hidden by what matters', () => {
  expect(hidden({ left: 10, top: 190, width: 10, height: 40 }, [{ ...whole, top: 0, height: 200, weight: 3 }])).toBe(300);
});
