/** What a pad says: scores, aims, who deals. */
import { t } from '../lib/texts.svelte';
import type { Tally } from './counting';
import { countingOf } from './games';
import { rulesOf, type Pad } from './written';

/** A number with its sign, as people write it. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
export const minus = (n: number): string => String(n).replace('-', '−');

/** How a player stands: points, or the level they are at. */
export function scoreWords(pad: Pad, tally: Tally, seat: number): string {
  const score = tally.scores[seat]!;
  const counting = countingOf(pad.game)!;
  if (!counting.aim) return minus(score);
  const aim = counting.aim(tally, seat, rulesOf(pad));
  return aim ? t('pad-level-is', { n: aim.n }) : t('pad-all-levels');
}

/** What a player collects for. */
export function aimWords(pad: Pad, tally: Tally, seat: number): string {
  const parts = countingOf(pad.game)!.aim?.(tally, seat, rulesOf(pad))?.parts ?? [];
  return parts.map(({ shape, size }) => t('notice-part', { shape, n: size }, pad.game)).join(' + ');
}

/** Who deals and begins the next round. */
export function leadWords(pad: Pad, { at }: Tally): string {
  const player = pad.names[at]!;
  const next = pad.names[(at + 1) % pad.names.length]!;
  return countingOf(pad.game)!.leads === 'deals' ? t('pad-deals', { player, next }) : t('pad-begins', { player });
}

/** What the match is played for. */
export function goalWords(pad: Pad): string {
  const goal = countingOf(pad.game)!.goal?.(rulesOf(pad));
  return goal === undefined ? '' : goal < 0 ? t('goal-is-minus', { n: -goal }) : t('goal-is', { n: goal });
}

/** The seats by rank, each with its rank. */
export const podium = (ranks: readonly number[]): { seat: number; rank: number }[] =>
  ranks.map((rank, seat) => ({ seat, rank })).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
