/** What is printed on a card: its colour, a shape that stands for the colour, a number or a sign. Each game declares it. */
import type { FaceDeclared } from './protocol';

export type Colour = 'R' | 'O' | 'Y' | 'G' | 'T' | 'B' | 'V' | 'P' | 'W' | 'K' | 'X'; // X: all colours

/** The signs that there are pictures of. */
const SIGNS = ['miss', 'turn-round', 'swap', 'choose', 'all-round', 'joker', 'take', 'keep'] as const;
export type Sign = (typeof SIGNS)[number];

export interface Face {
  colour: Colour;
  index: string; // in the corner, "" if the sign stands there
  sign?: Sign;
  coins: number;
  rank: number; // for sorting by number
  isTinted: boolean; // its colour only decorates: it is no part of its name
  name: string; // the key of what it is called, "" if that is the index
}

/** What stands for a game where games are offered. */
export interface Cover {
  colours: [Colour, Colour, Colour];
  cards: string[];
}

export const COLOURS: Record<Colour, { fill: string; ink: string; shape: string }> = {
  R: { fill: '#c51d2b', ink: '#fff', shape: 'M0 9C-9 2-10-3-7.2-6.4-4.6-9-1-8 0-5 1-8 4.6-9 7.2-6.4 10-3 9 2 0 9Z' },
  O: { fill: '#f57c1a', ink: '#2a1400', shape: 'M0-10 8.7-5V5L0 10-8.7 5V-5Z' },
  Y: {
    fill: '#fadb2f',
    ink: '#33270a',
    shape: 'M0-10 2.9-3.6 9.8-3 4.6 1.6 6.2 8.4 0 4.8-6.2 8.4-4.6 1.6-9.8-3-2.9-3.6Z',
  },
  G: {
    fill: '#1f9e6c',
    ink: '#011f10',
    shape: 'M0-10a5 5 0 0 1 4.2 7.7A5 5 0 1 1 1 4.5L2.6 10h-5.2L-1 4.5A5 5 0 1 1-4.2-2.3 5 5 0 0 1 0-10Z',
  },
  T: { fill: '#1fd0ee', ink: '#04262c', shape: 'M0-9.5 10 8H-10Z' },
  B: { fill: '#3b66c4', ink: '#fff', shape: 'M0-10.5C5-3.5 7.5-.5 7.5 3.2A7.5 7.5 0 0 1-7.5 3.2C-7.5-.5-5-3.5 0-10.5Z' },
  V: { fill: '#572480', ink: '#fff', shape: 'M2.5-10A10 10 0 1 0 10 3.2 8.4 8.4 0 0 1 2.5-10Z' },
  P: {
    fill: '#e99bb6',
    ink: '#3d0a24',
    shape:
      'M0-10a4.2 4.2 0 0 1 4.1 5.1A4.2 4.2 0 1 1 6.6 2.8 4.2 4.2 0 1 1 0 7.2 4.2 4.2 0 1 1-6.6 2.8 4.2 4.2 0 1 1-4.1-4.9 4.2 4.2 0 0 1 0-10Z',
  },
  W: { fill: '#f6f3e9', ink: '#2d2a24', shape: 'M0-9.5A9.5 9.5 0 1 1 0 9.5 9.5 9.5 0 0 1 0-9.5ZM0-5A5 5 0 1 0 0 5 5 5 0 0 0 0-5Z' },
  K: { fill: '#2b2d33', ink: '#fff', shape: 'M0-10 7.5 0 0 10-7.5 0Z' },
  X: { fill: '#2b2d33', ink: '#fff', shape: '' },
};

const WORDS: Record<string, Colour> = {
  red: 'R', orange: 'O', yellow: 'Y', green: 'G', turquoise: 'T', teal: 'T', blue: 'B', violet: 'V', purple: 'V',
  pink: 'P', white: 'W', black: 'K', all: 'X',
}; // prettier-ignore

/** The colour of that name. */
export const colourNamed = (name: string): Colour => WORDS[name] ?? 'K';

/** The order in which a hand sorted by colour lies. */
export const COLOUR_ORDER = 'ROYGTBVPWKX';

const isDrawn = (sign: string | undefined): sign is Sign => SIGNS.includes(sign as Sign);

/** A face as it is drawn: a sign that there is no picture of is written. */
export function drawn({ colour, tint = 'black', index = '', sign, coins = 0, written, rank = 0, name = '' }: FaceDeclared): Face {
  const isShown = isDrawn(sign);
  return {
    colour: colourNamed(colour ?? tint),
    index: sign && !isShown ? (written ?? index) : index,
    sign: isShown ? sign : undefined,
    coins,
    rank,
    isTinted: !colour,
    name,
  };
}
