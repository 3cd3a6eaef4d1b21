/** What stands for I Go!. */
import type { Cover } from '../../lib/faces';

export const cover: Cover = {
  colours: ['V', 'P', 'T'],
  cards: ['P4', 'V5', 'W6', 'T7', 'K8'],
};
