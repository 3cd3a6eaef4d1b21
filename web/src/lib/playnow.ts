/** A table against bots that starts at once. */
import { createTable } from './api';
import { kept, PACES, type Pace } from './kept.svelte';
import { haveName, someName } from './me.svelte';
import type { GameShown, Level } from './protocol';
import { startAtOnce } from './session.svelte';
import { t } from './texts.svelte';

const ALONE = 120; // s to look at the end of a round: nobody else has to wait

/** How it is played; what is not said is as the player usually likes it. */
interface Wish {
  level?: Level;
  pace?: Pace;
  length?: string;
  nBots?: number;
  isExplaining?: boolean; // the bots say why they do what they do
}

/** Make the table; returns its id, or nothing if the player would not give a name. */
export async function playNow(game: GameShown, { level = kept.level, pace = kept.pace, length = kept.length, nBots, isExplaining = false }: Wish = {}): Promise<string | undefined> {
  if (!(await haveName(t('play'), someName()))) return undefined;
  const n = Math.min(nBots ?? game.usual_bots, game.max_players - 1);
  const made = await createTable({
    game: game.id,
    is_seated: true,
    bots: Array.from({ length: Math.max(n, game.min_players - 1) }, () => level),
    tempo: PACES[pace],
    is_explaining: isExplaining,
    report_seconds: ALONE,
    options: game.lengths[length] ?? {},
  });
  startAtOnce(made.id);
  return made.id;
}
