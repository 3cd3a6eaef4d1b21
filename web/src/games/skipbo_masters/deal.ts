/** How Skip-Bo Masters deals a round. */
import { copies, number, range, taken, type Dealer } from '../../lib/deals';

export const deal: Dealer = (chance, starter, nSeats, options) => {
  const tolls = { none: [12, 0, 0], standard: [9, 2, 1], heavy: [7, 3, 2] }[String(options.tolls ?? 'standard')] ?? [];
  const numbers = range(12, 1).flatMap((n) => tolls.flatMap((many, coins) => copies(n + '*'.repeat(coins), many)));
  const pack = chance.shuffled([...numbers, ...copies('SB', 24)]);
  const order = range(nSeats).map((i) => (starter + i) % nSeats);
  return new Map(order.map((seat) => [`stock/${seat}`, taken(pack, number(options.stock, 15))]));
};
