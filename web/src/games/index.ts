/** The games that the page can draw. */
import { fifteen_go } from './fifteen_go';
import { i_go } from './i_go';
import type { GameLayout } from './layout';
import { level_8 } from './level_8';
import { skipbo_masters } from './skipbo_masters';
import { solo } from './solo';

const LAYOUTS: Record<string, GameLayout> = { solo, skipbo_masters, level_8, i_go, fifteen_go };
export const GAME_ORDER = Object.keys(LAYOUTS);

export function layoutOf(game: string): GameLayout {
  const layout = LAYOUTS[game];
  if (!layout) throw new Error(`no layout for ${game}`);
  return layout;
}
