/** The time that is left, in the unit in which people would say it. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Left {
  unit: 'minutes' | 'hours' | 'days';
  n: number;
}

export function leftUntil(deadline: number, now: number): Left {
  const left = Math.max(0, deadline - now);
  if (left >= 1.5 * DAY) return { unit: 'days', n: Math.round(left / DAY) };
  if (left >= 1.5 * HOUR) return { unit: 'hours', n: Math.round(left / HOUR) };
  return { unit: 'minutes', n: Math.ceil(left / MINUTE) };
}
