/** Level 8's cards: `R7` (P is violet), jokers `J` and `J6-10`, and those that only have an effect. */
import { coloured, LATE, type Cover, type Faces, type Sign } from '../../lib/faces';

const EFFECTS: Record<string, Sign> = { MISS: 'miss', TAKE: 'take', SWAP: 'swap', KEEP: 'keep' };

/** Whether a card can be part of a level, unlike those that only have an effect. */
export const isPart = (card: string): boolean => !(card in EFFECTS);

export const faces: Faces = {
  read(card) {
    const sign = EFFECTS[card];
    if (sign) return { colour: 'K', index: '', sign, rank: LATE + 5, isTinted: true };
    if (card[0] === 'J') return { colour: 'X', index: card.slice(1), sign: 'joker', rank: LATE, isTinted: true };
    return coloured(card, card[0] === 'P' ? 'V' : card[0]);
  },
};

export const cover: Cover = {
  colours: ['G', 'Y', 'P'],
  cards: ['G5', 'Y6', 'J', 'P8', 'B9'],
  minutes: [30, 60],
  bots: 2,
};
