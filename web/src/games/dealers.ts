/** Which games the page can deal again, to check a deal: those with a `deal.ts` in their folder. */
import type { Dealer } from '../lib/deals';

const FOLDERS = import.meta.glob<Dealer>('./*/deal.ts', { import: 'deal' });

export const dealerOf = async (game: string): Promise<Dealer | undefined> => FOLDERS[`./${game}/deal.ts`]?.();
