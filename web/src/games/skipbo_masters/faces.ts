/** Skip-Bo Masters' cards: `7`, with a star for every coin of its toll, and `SB`. */
import { LATE, type Cover, type Faces } from '../../lib/faces';

export const faces: Faces = {
  isByNumber: true,
  read(card) {
    if (card === 'SB') return { colour: 'X', index: '', sign: 'wild', rank: LATE, isTinted: true };
    const rank = parseInt(card, 10);
    const index = String(rank);
    const coins = card.length - index.length;
    const colour = rank <= 4 ? 'T' : rank <= 8 ? 'V' : 'O';
    return { colour, index, coins, rank, isTinted: true, name: coins ? { key: 'card-toll', args: { n: index, coins } } : undefined };
  },
};

export const cover: Cover = {
  colours: ['T', 'V', 'O'],
  cards: ['3', '7*', 'SB', '8', '12**'],
  minutes: [20, 40],
  bots: 2,
};
