/** How a score pad counts: what people write down of a round, what is asked for it, and what comes of it. */
import type { Options } from '../lib/protocol';

/** The cards somebody holds, tapped one by one; or their points, if people counted them; null: not known yet. */
export type Held = string[] | number | null;
export type Answer = number | null | Held[] | boolean[];
/** A round as it is written down: by what is asked. */
export type Entry = Record<string, Answer | undefined>;

/** Cards that count the same and differ only in their colour. */
export interface Face {
  cards: string[];
  points: number;
  copies: number;
}

/** By what a pad counts: what the game declares, the options in force, the number of players. */
export interface Rules<Data = unknown> {
  data: Data;
  options: Options;
  n: number;
}

/** Something told of a seat. */
export interface Told {
  key: string;
  seat: number;
  args?: Record<string, string | number>;
}

/** How a match stands after some rounds. */
export interface Tally {
  at: number; // who deals the next round, or begins it
  scores: number[];
  standing: number[]; // the more, the better: points, and what decides between equal ones
  isOver: boolean;
  told?: Told[];
}

interface Asked {
  name: string; // of the answer in an entry
  text: string; // its key
  args?: Record<string, number>;
}
/** One player, or nobody. */
export interface SeatAsk extends Asked {
  kind: 'seat';
  nobody?: string;
}
/** The cards that some players hold. */
export interface CardsAsk extends Asked {
  kind: 'cards';
  seats: number[];
  faces: Face[];
  most?: number; // cards that one can hold
  isNeverNone?: boolean;
}
/** A number for each of some players. */
export interface NumbersAsk extends Asked {
  kind: 'numbers';
  seats: number[];
  least: number;
  most: number;
  isOptional?: boolean;
}
/** Yes or no for each of some players. */
export interface FlagsAsk extends Asked {
  kind: 'flags';
  seats: number[];
}
/** The players in an order, as far as it goes. */
export interface OrderAsk extends Asked {
  kind: 'order';
  points: number[];
}
export type Ask = SeatAsk | CardsAsk | NumbersAsk | FlagsAsk | OrderAsk;

/** A shape and a size: what a level asks for. */
export interface AimPart {
  shape: string;
  size: number;
}

/** How one game is counted; `pad.ts` in its folder. */
export interface Counting<Data = unknown> {
  leads: 'deals' | 'begins'; // what the one does whom the tallies name
  goal?(rules: Rules<Data>): number | undefined;
  /** What is to be written down, given what is already. */
  asks(before: Tally, entry: Entry, rules: Rules<Data>): Ask[];
  /** How the match stands after a round that is written down. */
  count(before: Tally, entry: Entry, rules: Rules<Data>): Tally;
  /** What a player collects for now. */
  aim?(tally: Tally, seat: number, rules: Rules<Data>): { n: number; parts: AimPart[] } | undefined;
}

export const seats = (n: number): number[] => Array.from({ length: n }, (_, seat) => seat);
export const others = (n: number, but: unknown): number[] => seats(n).filter((seat) => seat !== but);
export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
export const nextOf = (seat: number, n: number): number => (seat + 1) % n;

const faceWith = (faces: readonly Face[], card: string) => faces.find((face) => face.cards.includes(card));

/** The points of cards, tapped or typed. */
export function pointsOf(held: Held | undefined, faces: readonly Face[]): number {
  if (!Array.isArray(held)) return held ?? 0;
  return sum(held.map((card) => faceWith(faces, card)?.points ?? 0));
}

/** The number somebody was given. */
export const numberOf = (entry: Entry, key: string, seat: number): number => {
  const given = (entry[key] as Held[] | undefined)?.[seat];
  return typeof given === 'number' ? given : 0;
};

/** How many cards of a face are left to be tapped, as others hold some of them. */
export function copiesLeft(face: Face, helds: readonly (Held | undefined)[]): number {
  const tapped = helds.flatMap((held) => (Array.isArray(held) ? held : []));
  return face.copies - tapped.filter((card) => face.cards.includes(card)).length;
}

export const tallyAtFirst = (at: number, n: number): Tally => ({ at, scores: Array<number>(n).fill(0), standing: Array<number>(n).fill(0), isOver: false });

/** Whether what is asked has not been answered yet. */
export function isMissing(ask: Ask, entry: Entry): boolean {
  const answer = entry[ask.name];
  if (ask.kind === 'seat') return answer === undefined;
  if (ask.kind === 'cards') {
    const helds = (answer ?? []) as Held[];
    return ask.seats.some((seat) => (helds[seat] ?? null) === null || (ask.isNeverNone && !pointsOf(helds[seat], ask.faces)));
  }
  if (ask.kind === 'numbers') return !ask.isOptional && ask.seats.some((seat) => typeof (answer as Held[] | undefined)?.[seat] !== 'number');
  return false;
}

/** The rank of every seat, 1 is best; equal standings share a rank. */
export const ranksOf = ({ standing }: Tally): number[] => standing.map((mine) => 1 + standing.filter((other) => other > mine).length);
