/**
 * The faces and covers of all games: those of a game with a folder are there, so that it can be offered at once (its
 * `faces.json` is made by scripts/faces.py from what the game declares); a game without one is printed when it is loaded.
 */
import { COLOUR_ORDER, drawn, type Cover, type Face } from '../lib/faces';
import type { FaceDeclared } from '../lib/protocol';

type Declared = Record<string, FaceDeclared>; // by card

const folder = (path: string) => path.split('/')[1]!;
const byFolder = <T>(files: Record<string, T>) => new Map(Object.entries(files).map(([path, file]) => [folder(path), file]));
const declared = byFolder(import.meta.glob<Declared>('./*/faces.json', { eager: true, import: 'default' }));
const covers = byFolder(import.meta.glob<Cover>('./*/cover.ts', { eager: true, import: 'cover' }));
const printed = new Map<string, Face>();

/** Take on how a game without a folder is printed. */
export function print(game: string, faces: Declared, cover: Cover): void {
  declared.set(game, faces);
  covers.set(game, cover);
}

/** What stands for a game; undefined as long as nothing is known of it. */
export const coverOf = (game: string): Cover | undefined => covers.get(game);

/** Whether colours only decorate: then a hand is always sorted by number. */
export const isByNumber = (game: string): boolean => !Object.values(declared.get(game) ?? {}).some((face) => face.colour);

export function faceOf(card: string, game: string): Face {
  const key = `${game} ${card}`;
  let face = printed.get(key);
  if (!face) printed.set(key, (face = drawn(declared.get(game)?.[card] ?? { index: card })));
  return face;
}

/** A hand in the order that its player likes. */
export function sorted(cards: readonly string[], game: string, by: 'colour' | 'number'): string[] {
  const place = (card: string) => {
    const face = faceOf(card, game);
    const colour = COLOUR_ORDER.indexOf(face.colour);
    return by === 'colour' && !isByNumber(game) ? colour * 1000 + face.rank : face.rank * 1000 + colour;
  };
  return [...cards].sort((a, b) => place(a) - place(b) || (a < b ? -1 : a > b ? 1 : 0));
}

/** A hand in the parts that it is collected for, each with its cards; a part without cards of its own has what is left, sorted. */
export function parted<P extends { cards?: readonly string[] }>(cards: readonly string[], parts: readonly P[], game: string): (P & { cards: string[] })[] {
  const left = [...cards];
  const found = parts.map((part) => {
    const own = (part.cards ?? []).filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    return { ...part, cards: own, isRest: !part.cards };
  });
  return found.map((part) => (part.isRest ? { ...part, cards: sorted(left, game, 'colour') } : part)).filter((part) => part.cards.length);
}
