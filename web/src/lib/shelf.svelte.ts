/** The games that the server offers, in the order of its shelf. */
import { games } from './api';
import type { GameShown } from './protocol';

let shelf = $state.raw<GameShown[]>([]);
let asked: Promise<GameShown[]> | undefined;

/** All games; asked for once, and again if that failed. */
export function allGames(): Promise<GameShown[]> {
  asked ??= games().then(
    (found) => (shelf = found),
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

/** A game's name; its id before the games are known, or if it is not offered any more. */
export const titleOf = (game: string): string => gameOf(game)?.title ?? game;

/** A game of the shelf; nothing before the games are known, or if it is not offered any more. */
export const gameOf = (game: string): GameShown | undefined => shelf.find((each) => each.id === game);
