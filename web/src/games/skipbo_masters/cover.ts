/** What stands for Skip-Bo Masters. */
import type { Cover } from '../../lib/faces';

export const cover: Cover = {
  colours: ['T', 'V', 'O'],
  cards: ['3', '7*', 'SB', '8', '12**'],
};
