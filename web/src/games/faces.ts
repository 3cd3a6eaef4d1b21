/** The faces and covers of all games: from their folders, or, for a game without one, made from what the server declares. */
import { COLOUR_ORDER, coloured, type Cover, type Face, type Faces } from '../lib/faces';

interface Printing {
  faces: Faces;
  cover: Cover;
}

const FOLDERS = import.meta.glob<Printing>('./*/faces.ts', { eager: true });
const printings = new Map(Object.entries(FOLDERS).map(([path, printing]) => [path.split('/')[1]!, printing]));
const printed = new Map<string, Face>();

/** Take on how a game without a folder is printed. */
export function print(game: string, printing: Printing): void {
  printings.set(game, printing);
}

/** What stands for a game; undefined as long as nothing is known of it. */
export const coverOf = (game: string): Cover | undefined => printings.get(game)?.cover;
export const isByNumber = (game: string): boolean => printings.get(game)?.faces.isByNumber ?? false;

export function faceOf(card: string, game: string): Face {
  const key = `${game} ${card}`;
  let face = printed.get(key);
  if (!face) printed.set(key, (face = printings.get(game)?.faces.read(card) ?? coloured(card)));
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
