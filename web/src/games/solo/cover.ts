/** What stands for SOLO. */
import type { Cover } from '../../lib/faces';

export const cover: Cover = {
  colours: ['R', 'Y', 'B'],
  cards: ['R+2', 'Y7', 'CC', 'G4', 'BC'],
};
