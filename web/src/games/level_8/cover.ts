/** What stands for Level 8. */
import type { Cover } from '../../lib/faces';

export const cover: Cover = {
  colours: ['G', 'Y', 'P'],
  cards: ['G5', 'Y6', 'J', 'P8', 'B9'],
};
