/**
 * How each game deals a round. Whoever checks a deal must not ask the dealer, so that here, and nowhere else, the
 * page knows what the engine knows: which cards there are, and in what order they are given out.
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

type Dealer = (chance: Chance, starter: number, nSeats: number, options: Options, kept: Deal) => Deal;

const range = (n: number, from = 0) => Array.from({ length: n }, (_, i) => from + i);
const copies = (card: string, n: number) => Array.from({ length: n }, () => card);
const number = (value: unknown, otherwise: number) => (value === undefined ? otherwise : Number(value));

/** Takes cards from the top, which is the end. */
const taken = (pack: string[], n: number) => pack.splice(pack.length - n, n).reverse();

const DEALERS: Record<string, Dealer> = {
  solo(chance, starter, nSeats, options) {
    const symbols = [...range(9, 1).map(String), 'M', 'C', '+2', 'S'];
    const coloured = [...'RGBY'].flatMap((colour) => symbols.flatMap((symbol) => copies(colour + symbol, symbol === 'S' ? 1 : 2)));
    const black = ['CC', '+4', 'AR'];
    const deck = [...coloured, ...black.flatMap((card) => copies(card, 4))];
    const isBlack = (card: string | undefined) => black.includes(card ?? '');
    for (;;) {
      let pack = chance.shuffled(deck);
      const deal: Deal = new Map();
      for (const i of range(nSeats)) deal.set(`hand/${(starter + i) % nSeats}`, taken(pack, number(options.hand, 8)));
      if (pack.every(isBlack)) continue; // the cards are dealt anew
      while (isBlack(pack.at(-1))) pack = chance.shuffled(pack); // a black card goes back
      return deal.set('discard', taken(pack, 1));
    }
  },
  skipbo_masters(chance, starter, nSeats, options) {
    const tolls = { none: [12, 0, 0], standard: [9, 2, 1], heavy: [7, 3, 2] }[String(options.tolls ?? 'standard')] ?? [];
    const numbers = range(12, 1).flatMap((n) => tolls.flatMap((many, coins) => copies(n + '*'.repeat(coins), many)));
    const pack = chance.shuffled([...numbers, ...copies('SB', 24)]);
    const order = range(nSeats).map((i) => (starter + i) % nSeats);
    return new Map(order.map((seat) => [`stock/${seat}`, taken(pack, number(options.stock, 15))]));
  },
  i_go(chance, _, nSeats) {
    const pack = chance.shuffled([...'ROYGTBVPWK'].flatMap((colour) => range(11, 1).map((value) => colour + value)));
    const deal: Deal = new Map(range(nSeats).map((seat) => [`hand/${seat}`, taken(pack, 12)]));
    return deal.set('display', taken(pack, 5 + nSeats)).set('discard', taken(pack, 1));
  },
  level_8(chance, starter, nSeats, options, kept) {
    const isDouble = options.double_deck === true;
    const deck = [
      ...[...'ROYGBP'].flatMap((colour) => range(15, 1).flatMap((value) => copies(colour + value, isDouble ? 2 : 1))),
      ...['J1-5', 'J6-10', 'J11-15'].flatMap((card) => copies(card, isDouble ? 3 : 0)),
      ...copies('J', 7),
      ...copies('MISS', 4),
      ...['TAKE', 'SWAP', 'KEEP'].flatMap((card) => copies(card, options.master === true ? 3 : 0)),
    ];
    for (const card of [...kept.values()].flat()) deck.splice(deck.indexOf(card), 1);
    const pack = chance.shuffled(deck);
    const nLacking = (spot: string) => 10 - (kept.get(spot)?.length ?? 0);
    const deal: Deal = new Map(range(nSeats).map((seat) => [`hand/${seat}`, taken(pack, nLacking(`hand/${seat}`))]));
    return deal.set(`discard/${(starter + nSeats - 1) % nSeats}`, taken(pack, 1));
  },
  fifteen_go(chance, starter, nSeats, options) {
    const colours = [...'RBGYOVPT'];
    const nColours = number(options.colours, 8);
    const sets = range(number(options.sets, 8)).map((i) => i % nColours).sort((a, b) => a - b); // prettier-ignore
    const pack = chance.shuffled(range(15, 1).flatMap((value) => sets.map((colour) => `${colours[colour]}${value}`)));
    const deal: Deal = new Map(range(nSeats).map((seat) => [`closed/${seat}`, []]));
    for (let i = 0; pack.length; i++) deal.get(`closed/${(starter + i) % nSeats}`)!.push(pack.pop()!);
    return deal;
  },
};

export const canDeal = (game: string) => game in DEALERS;

/** Whether the chance was used to draw who begins, before the first shuffle. */
const isDrawn = (options: Options) => options.starter !== 'seat_0';

/** Deal the first round again from the seed. */
export function dealAgain(game: string, options: Options, nSeats: number, seed: string): Deal {
  const chance = new Chance(seed);
  const starter = isDrawn(options) ? chance.below(nSeats) : 0;
  return DEALERS[game]!(chance, starter, nSeats, options, new Map());
}

/**
 * Whether a round's cards follow from the seed. Who begins a later round is a matter of the rules: it is enough that with
 * one of the players as the first every card fits.
 */
export function isDealtFrom(game: string, options: Options, nSeats: number, seed: string, seen: DealSeen): boolean {
  if (!seen.nShuffles) return isSameDeal(dealAgain(game, options, nSeats, seed), seen.dealt);
  return range(nSeats).some((starter) => {
    const chance = new Chance(seed, seen.nShuffles + Number(isDrawn(options)));
    return isSameDeal(DEALERS[game]!(chance, starter, nSeats, options, seen.kept), seen.dealt);
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
