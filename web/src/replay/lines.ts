/** Charts of lines: how each line looks, and where its points go. Colour is never all that tells two lines apart. */

export interface Look {
  colour: string; // at least 3:1 on light and on dark paper
  dash: string;
  shape: string; // a path around 0 0, about 10 wide
}

export const LOOKS: readonly Look[] = [
  { colour: '#2b7cc9', dash: '', shape: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z' },
  { colour: '#cf5a1c', dash: '9 4', shape: 'M-4.5-4.5h9v9h-9Z' },
  { colour: '#17906a', dash: '2 4', shape: 'M0-5.5 5.5 4.5h-11Z' },
  { colour: '#a35bc4', dash: '10 3 2 3', shape: 'M0-6 6 0 0 6-6 0Z' },
  { colour: '#9a7a10', dash: '5 5', shape: 'M0 5.5 5.5-4.5h-11Z' },
  { colour: '#d3468a', dash: '14 4', shape: 'M-2-5.5h4v3.5h3.5v4h-3.5v3.5h-4v-3.5h-3.5v-4h3.5Z' },
  { colour: '#128a9c', dash: '2 2', shape: 'M-5.5-2.7 0-6l5.5 3.3v5.4L0 6l-5.5-3.3Z' },
  { colour: '#7a827d', dash: '8 3 2 3 2 3', shape: 'M-6-2.2h12v4.4h-12Z' },
  { colour: '#ab6439', dash: '4 2', shape: 'M-2.2-6h4.4v12h-4.4Z' },
  { colour: '#6d72dc', dash: '12 3 4 3', shape: 'M0-6.5 1.7-1.9 6.5-1.9 2.7 1 4 5.8 0 3-4 5.8-2.7 1-6.5-1.9-1.7-1.9Z' },
];

export const lookOf = (seat: number): Look => LOOKS[seat % LOOKS.length]!;

export interface Point {
  x: number;
  y: number;
}

export interface Line {
  seat: number;
  name: string;
  points: Point[];
}

/** Round numbers from at most `low` to at least `high`, about four of them. */
export function ticks(low: number, high: number): number[] {
  const span = high - low || 1;
  const rough = 10 ** Math.floor(Math.log10(span / 3));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * rough).find((each) => span / each <= 4.5) ?? rough);
  const first = Math.floor(low / step) * step;
  const found = [first];
  while (found.at(-1)! < high) found.push(found.at(-1)! + step);
  return found;
}

/** Carries a number from one range over to another. */
export function scale(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const span = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

export function pathOf(points: readonly Point[], x: (value: number) => number, y: (value: number) => number): string {
  return points.map((point, i) => `${i ? 'L' : 'M'}${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`).join('');
}

/** Where a line bears its shape: everywhere if it has few points, else now and then, each line elsewhere. */
export function marked(line: Line, n = 6): Point[] {
  if (line.points.length <= 12) return line.points;
  const every = Math.floor(line.points.length / n);
  const shift = Math.floor((every * ((line.seat * 7) % 10)) / 10);
  return line.points.filter((_, i) => i % every === shift);
}

/** The value of a line at x, between its points. */
export function valueAt(line: Line, x: number): number {
  const after = line.points.findIndex((point) => point.x >= x);
  if (after <= 0) return (after === 0 ? line.points[0] : line.points.at(-1))?.y ?? 0;
  const [a, b] = [line.points[after - 1]!, line.points[after]!];
  return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x || 1);
}
