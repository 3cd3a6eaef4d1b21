/** I Go!'s cards: `R7` in ten colours. */
import { coloured, type Cover, type Faces } from '../../lib/faces';

export const faces: Faces = { read: (card) => coloured(card) };

export const cover: Cover = {
  colours: ['V', 'P', 'T'],
  cards: ['P4', 'V5', 'W6', 'T7', 'K8'],
  minutes: [20, 40],
  bots: 3,
};
