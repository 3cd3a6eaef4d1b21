/** 15GO!'s cards: `R7` in eight colours. */
import { coloured, type Cover, type Faces } from '../../lib/faces';

export const faces: Faces = { read: (card) => coloured(card) };

export const cover: Cover = {
  colours: ['B', 'G', 'O'],
  cards: ['B13', 'G14', 'V15', 'O1', 'R2'],
  minutes: [15, 30],
  bots: 2,
};
