/** How Level 8 deals a round. */
import { copies, range, taken, type Deal, type Dealer } from '../../lib/deals';

export const deal: Dealer = (chance, starter, nSeats, options, kept) => {
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
};
