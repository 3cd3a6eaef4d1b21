/** SOLO's cards: `R7`, `R+2`, `RM`, black ones `CC`, `+4`, `AR`. */
import { coloured, LATE, type Cover, type Faces, type Sign } from '../../lib/faces';

const SIGNS: Record<string, Sign> = { M: 'miss', C: 'turn-round', S: 'swap' };
const BLACK: Record<string, Sign | undefined> = { CC: 'choose', '+4': undefined, AR: 'all-round' };

const WORDS: Record<string, string | undefined> = { '+2': 'card-take-2', '+4': 'card-take-4' };

export const faces: Faces = {
  read(card) {
    const word = WORDS[card] ?? WORDS[card.slice(1)];
    if (card in BLACK) return { colour: 'X', index: card === '+4' ? card : '', sign: BLACK[card], rank: LATE + 9, isTinted: true, word };
    const face = coloured(card);
    const sign = SIGNS[face.index];
    return sign ? { ...face, index: '', sign, rank: LATE + 1 } : { ...face, word };
  },
};

export const cover: Cover = {
  colours: ['R', 'Y', 'B'],
  cards: ['R+2', 'Y7', 'CC', 'G4', 'BC'],
  minutes: [15, 40],
  bots: 3,
};
