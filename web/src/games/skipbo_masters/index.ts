/** Skip-Bo Masters on the table: building piles in the middle, a stock, help piles and coins for everybody. */
import { zoneAt } from '../../lib/places';
import type { View } from '../../lib/protocol';
import { gameLayout, type ZoneLayout } from '../layout';
import Coin from './Coin.svelte';
import Purse from './Purse.svelte';

const isForPoints = (view: View) => view.options.target === '500';
const PLACE: ZoneLayout[] = [
  { zone: 'stock', style: 'stack', isGoal: true },
  { zone: 'help', style: 'stack' },
];

export const layout = gameLayout({
  centre: [
    { zone: 'draw', style: 'stack' },
    {
      zone: 'building',
      style: 'stack',
      full: 12,
      height: (view, pile) => (view.facts.heights as number[])[pile] ?? 0,
      needs: (view, pile) => (view.facts.needed as number[])[pile],
      badge(view, pile) {
        const n = (view.facts.beside as number[])[pile] ?? 0;
        return n || undefined;
      },
    },
    { zone: 'finished', style: 'stack', isOptional: true, isSmall: true },
  ],
  own: PLACE,
  others: PLACE,
  holds: 5,
  slow: ['discard', 'buy-stock', 'buy-help', 'stand-in'],
  slots: [['own'], ['leave', 'pay', 'end'], ['proposals', 'stop']],
  token: Coin,
  prices: (view) => (view.facts.prices as Record<string, number> | undefined) ?? {},
  button: {
    zone: 'coins',
    next: 'touch-from-coins',
    isThere: (view, play) => play.sources.has(`coins/${view.viewer}`),
    show: Purse,
  },
  prompt(view) {
    const n = zoneAt(view, 'stock', view.viewer)?.n;
    return view.prompt === 'prompt-turn' && n !== undefined ? { key: 'prompt-turn-with', args: { n } } : undefined;
  },
  tags: (view, seat) => [{ key: 'tag-coins', args: { n: (view.facts.coins as number[])[seat] ?? 0 }, isPaid: true }],
  hasPoints: isForPoints,
  outcome: (view, seat) => (isForPoints(view) ? undefined : { key: 'stock-left', args: { n: zoneAt(view, 'stock', seat)?.n ?? 0 } }),
  score: (view, seat) => (isForPoints(view) ? view.scores[seat] : undefined),
});
