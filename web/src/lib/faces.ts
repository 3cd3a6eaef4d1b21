/** What is printed on a card: its colour, a shape that stands for the colour, a number or a sign. */

export type Colour = 'R' | 'O' | 'Y' | 'G' | 'T' | 'B' | 'V' | 'P' | 'W' | 'K' | 'X'; // X: all colours
export type Sign =
  | 'miss' | 'turn-round' | 'swap' | 'choose' | 'all-round' | 'joker' | 'take' | 'keep' | 'wild'; // prettier-ignore

export interface Face {
  colour: Colour;
  index: string; // in the corner, "" if the sign stands there
  sign?: Sign;
  coins?: number; // a toll
  rank: number; // for sorting by number
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
  pink: 'P', white: 'W', black: 'K',
}; // prettier-ignore

/** The colour of a colour's name in an action, or of its letter on a card. */
export function colourNamed(word: string): Colour {
  return WORDS[word] ?? (word in COLOURS ? (word as Colour) : 'X');
}

/** The order in which a hand sorted by colour lies. */
export const COLOUR_ORDER = 'ROYGTBVPWKX';

const LEVEL_8_SIGNS: Record<string, Sign> = { MISS: 'miss', TAKE: 'take', SWAP: 'swap', KEEP: 'keep' };
const SOLO_SIGNS: Record<string, Sign> = { M: 'miss', C: 'turn-round', S: 'swap' };
const SOLO_BLACK: Record<string, Sign | undefined> = { CC: 'choose', '+4': undefined, AR: 'all-round' };
const LATE = 50; // signs lie behind all numbers

const cache = new Map<string, Face>();

export function faceOf(card: string, game: string): Face {
  const key = `${game} ${card}`;
  let face = cache.get(key);
  if (!face) cache.set(key, (face = read(card, game)));
  return face;
}

function read(card: string, game: string): Face {
  if (game === 'skipbo_masters') return readSkipBo(card);
  if (game === 'solo' && card in SOLO_BLACK) {
    return { colour: 'X', index: card === '+4' ? '+4' : '', sign: SOLO_BLACK[card], rank: LATE + 9 };
  }
  if (game === 'level_8') {
    if (card[0] === 'J') return { colour: 'X', index: card.slice(1), sign: 'joker', rank: LATE };
    const sign = LEVEL_8_SIGNS[card];
    if (sign) return { colour: 'K', index: '', sign, rank: LATE + 5 };
  }
  const letter = game === 'level_8' && card[0] === 'P' ? 'V' : card[0];
  const colour = (letter && letter in COLOURS ? letter : 'K') as Colour;
  const rest = card.slice(1);
  const sign = game === 'solo' ? SOLO_SIGNS[rest] : undefined;
  return { colour, index: sign ? '' : rest, sign, rank: /^\d+$/.test(rest) ? Number(rest) : LATE + (sign ? 1 : 3) };
}

function readSkipBo(card: string): Face {
  if (card === 'SB') return { colour: 'X', index: '', sign: 'wild', rank: LATE };
  const n = parseInt(card, 10);
  const colour = n <= 4 ? 'T' : n <= 8 ? 'V' : 'O';
  const coins = card.length - String(n).length;
  return { colour, index: String(n), coins, rank: n };
}

/** A hand in the order that its player likes. */
export function sorted(cards: readonly string[], game: string, by: 'colour' | 'number'): string[] {
  const place = (card: string) => {
    const face = faceOf(card, game);
    const colour = COLOUR_ORDER.indexOf(face.colour);
    return by === 'colour' && game !== 'skipbo_masters' ? colour * 1000 + face.rank : face.rank * 1000 + colour;
  };
  return [...cards].sort((a, b) => place(a) - place(b) || (a < b ? -1 : a > b ? 1 : 0));
}

/** A hand in the parts that it is collected for, and what is left, sorted. */
export function parted(cards: readonly string[], parts: readonly (readonly string[])[], game: string): string[][] {
  const left = [...cards];
  const found = parts.map((part) =>
    part.filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    }),
  );
  return [...found, sorted(left, game, 'colour')].filter((group) => group.length);
}
