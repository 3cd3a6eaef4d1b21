/** How SOLO deals a round. */
import { copies, number, range, taken, type Deal, type Dealer } from '../../lib/deals';

export const deal: Dealer = (chance, starter, nSeats, options) => {
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
};
