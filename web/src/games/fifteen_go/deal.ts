/** How 15GO! deals a round. */
import { number, range, type Deal, type Dealer } from '../../lib/deals';

export const deal: Dealer = (chance, starter, nSeats, options) => {
  const colours = [...'RBGYOVPT'];
  const nColours = number(options.colours, 8);
  const sets = range(number(options.sets, 8)).map((i) => i % nColours).sort((a, b) => a - b); // prettier-ignore
  const pack = chance.shuffled(range(15, 1).flatMap((value) => sets.map((colour) => `${colours[colour]}${value}`)));
  const deal: Deal = new Map(range(nSeats).map((seat) => [`closed/${seat}`, []]));
  for (let i = 0; pack.length; i++) deal.get(`closed/${(starter + i) % nSeats}`)!.push(pack.pop()!);
  return deal;
};
