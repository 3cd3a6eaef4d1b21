/** The cards' colours as colour-blind people see them, and the cards' shapes. */
import { expect, it } from 'vitest';

import { faceOf } from '../games/faces';
import { COLOURS, type Colour } from './faces';

type Triple = readonly [number, number, number];

/** Machado, Oliveira and Fernandes (2009), severity 1.0, on linear RGB. */
const EYES: Record<string, readonly [Triple, Triple, Triple]> = {
  common: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}; // prettier-ignore

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A colour by its light, each of red, green and blue from 0 to 1. */
function linear(hex: string): Triple {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const part = (i: number) => {
    const value = parseInt(full.slice(i, i + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function seen(colour: Triple, eyes: string): Triple {
  const [r, g, b] = EYES[eyes]!.map((row) => Math.min(1, Math.max(0, dot(row, colour))));
  return [r!, g!, b!];
}

function lab(colour: Triple): Triple {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(dot([0.4124564, 0.3575761, 0.1804375], colour) / 0.95047);
  const y = f(dot([0.2126729, 0.7151522, 0.072175], colour));
  const z = f(dot([0.0193339, 0.119192, 0.9503041], colour) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const turn = (degrees: number) => (degrees * Math.PI) / 180;

/** CIEDE2000: how different two colours look; 1 is the least that is seen. */
function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1.5 - 0.5 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const hue = (a: number, b: number) => (a || b ? ((Math.atan2(b, a * stretch) * 180) / Math.PI + 360) % 360 : 0);
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const isGrey = c1 * c2 === 0;
  const apart = isGrey ? 0 : ((((h2 - h1 + 180) % 360) + 360) % 360) - 180;
  const h = isGrey ? h1 + h2 : (h1 + apart / 2 + 360) % 360;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const weight = 1 - 0.17 * Math.cos(turn(h - 30)) + 0.24 * Math.cos(turn(2 * h)) + 0.32 * Math.cos(turn(3 * h + 6)) - 0.2 * Math.cos(turn(4 * h - 63));
  const dl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin(turn(apart / 2))) / (1 + 0.015 * c * weight);
  const twist = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(turn(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + twist * dc * dh);
}

/** A card of every colour of each game. Cards look the same by day and by night. */
const CARDS: Record<string, string[]> = {
  solo: ['R1', 'Y1', 'G1', 'B1', 'CC'],
  skipbo_masters: ['1', '5', '9', 'SB'],
  level_8: ['R1', 'O1', 'Y1', 'G1', 'B1', 'P1', 'MISS'],
  i_go: ['R1', 'O1', 'Y1', 'G1', 'T1', 'B1', 'V1', 'P1', 'W1', 'K1'],
  fifteen_go: ['R1', 'O1', 'Y1', 'G1', 'T1', 'B1', 'V1', 'P1'],
};
const coloursOf = (game: string) => CARDS[game]!.map((card) => faceOf(card, game).colour);
const pairs = <T>(all: T[]) => all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));
const CLEARLY = 11; // differences: told apart at a glance, also without a neighbour

it('measures differences as the paper does', () => {
  // from the test data of Sharma, Wu and Dalal (2005)
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(difference([50, -0.001, 2.49], [50, 0.0011, -2.49])).toBeCloseTo(4.7461, 4);
  expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(difference([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
});

it.each(Object.keys(EYES))('the colours of each game differ clearly: %s', (eyes) => {
  const tooNear = Object.keys(CARDS).flatMap((game) =>
    pairs(coloursOf(game)).flatMap(([one, other]) => {
      const [a, b] = [one, other].map((colour) => lab(seen(linear(COLOURS[colour].fill), eyes)));
      const apart = difference(a!, b!);
      return apart < CLEARLY ? [`${game}: ${one} and ${other} are ${apart.toFixed(1)} apart`] : [];
    }),
  );
  expect(tooNear).toEqual([]);
});

it('every colour has a shape of its own', () => {
  for (const game of Object.keys(CARDS)) {
    const shapes = coloursOf(game).map((colour) => COLOURS[colour].shape);
    expect(new Set(shapes).size).toBe(shapes.length);
  }
});

it('what is printed on a card can be read', () => {
  const luminance = (hex: string) => dot([0.2126, 0.7152, 0.0722], linear(hex));
  for (const [colour, { fill, ink }] of Object.entries(COLOURS) as [Colour, { fill: string; ink: string }][]) {
    const [dark, light] = [luminance(fill), luminance(ink)].sort((a, b) => a - b);
    expect((light! + 0.05) / (dark! + 0.05), colour).toBeGreaterThan(4.5);
  }
});
