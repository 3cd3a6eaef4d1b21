/** How I Go! deals a round. */
import { range, taken, type Deal, type Dealer } from '../../lib/deals';

export const deal: Dealer = (chance, _, nSeats) => {
  const pack = chance.shuffled([...'ROYGTBVPWK'].flatMap((colour) => range(11, 1).map((value) => colour + value)));
  const deal: Deal = new Map(range(nSeats).map((seat) => [`hand/${seat}`, taken(pack, 12)]));
  return deal.set('display', taken(pack, 5 + nSeats)).set('discard', taken(pack, 1));
};
