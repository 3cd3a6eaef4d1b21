/**
 * Dealing a round again. Whoever checks a deal must not ask the dealer: the folder of each game knows, in `deal.ts`, what
 * the engine knows: which cards there are, and in what order they are given out.
 */
import { Chance } from './chance';
import type { Options } from './protocol';

/** What lies where after the deal, by spot. Hands are sets: their order tells nothing. */
export type Deal = Map<string, string[]>;

/** A deal as the replay shows it, with what a dealer must know of the time before. */
export interface DealSeen {
  dealt: Deal;
  kept: Deal; // cards that were in the hands already
  nShuffles: number; // in the rounds before
}

/** Deals a round of a game: `deal` in its folder's `deal.ts`. */
export type Dealer = (chance: Chance, starter: number, nSeats: number, options: Options, kept: Deal) => Deal;

export const range = (n: number, from = 0) => Array.from({ length: n }, (_, i) => from + i);
export const copies = (card: string, n: number) => Array.from({ length: n }, () => card);
export const number = (value: unknown, otherwise: number) => (value === undefined ? otherwise : Number(value));

/** Takes cards from the top, which is the end. */
export const taken = (pack: string[], n: number) => pack.splice(pack.length - n, n).reverse();

/** Whether the chance was used to draw who begins, before the first shuffle. */
const isDrawn = (options: Options) => options.starter !== 'seat_0';

/** Deal the first round again from the seed. */
export function dealAgain(deal: Dealer, options: Options, nSeats: number, seed: string): Deal {
  const chance = new Chance(seed);
  const starter = isDrawn(options) ? chance.below(nSeats) : 0;
  return deal(chance, starter, nSeats, options, new Map());
}

/**
 * Whether a round's cards follow from the seed. Who begins a later round is a matter of the rules: it is enough that with
 * one of the players as the first every card fits.
 */
export function isDealtFrom(deal: Dealer, options: Options, nSeats: number, seed: string, seen: DealSeen): boolean {
  if (!seen.nShuffles) return isSameDeal(dealAgain(deal, options, nSeats, seed), seen.dealt);
  return range(nSeats).some((starter) => {
    const chance = new Chance(seed, seen.nShuffles + Number(isDrawn(options)));
    return isSameDeal(deal(chance, starter, nSeats, options, seen.kept), seen.dealt);
  });
}

/** Whether the cards that were dealt are those, place by place. */
export function isSameDeal(again: Deal, dealt: Deal): boolean {
  if (again.size !== dealt.size) return false;
  return [...again].every(([spot, cards]) => {
    const given = dealt.get(spot);
    return given !== undefined && inOrder(spot, cards).join(' ') === inOrder(spot, given).join(' ');
  });
}

const inOrder = (spot: string, cards: string[]) => (spot.startsWith('hand/') ? [...cards].sort() : cards);
