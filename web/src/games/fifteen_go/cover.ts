/** What stands for 15GO!. */
import type { Cover } from '../../lib/faces';

export const cover: Cover = {
  colours: ['B', 'G', 'O'],
  cards: ['B13', 'G14', 'V15', 'O1', 'R2'],
};
