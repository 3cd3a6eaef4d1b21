/** The games that the pad can count: those whose folder says how. */
import type { Counting } from './counting';

const FOLDERS = import.meta.glob<Counting>('../games/*/pad.ts', { import: 'pad', eager: true });

export const countingOf = (game: string): Counting | undefined => FOLDERS[`../games/${game}/pad.ts`];
