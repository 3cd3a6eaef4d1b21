/** Skip-Bo Masters on the table: building piles in the middle, a stock, help piles and coins for everybody. */
import { zoneAt } from '../../lib/places';
import type { View } from '../../lib/protocol';
import { gameLayout, type ZoneLayout } from '../layout';
import Coin from './Coin.svelte';

const isForPoints = (view: View) => view.options.target === '500';
const FULL = 12;
const PLACE: ZoneLayout[] = [
  { zone: 'stock', style: 'stack', isGoal: true },
  { zone: 'help', style: 'stack', isInOrder: true },
];

export const layout = gameLayout({
  centre: [
    { zone: 'draw', style: 'stack', under: 'finished' },
    {
      zone: 'building',
      style: 'stack',
      full: FULL,
      height: (view, pile) => (view.facts.heights as number[])[pile] ?? 0,
      needs(view, pile) {
        const n = (view.facts.needed as number[])[pile]!;
        return n > FULL ? undefined : n; // a pile that is full is about to go
      },
      badge(view, pile) {
        const n = (view.facts.beside as number[])[pile] ?? 0;
        return n || undefined;
      },
    },
  ],
  own: PLACE,
  others: PLACE,
  holds: 5,
  aside: ['discard'],
  slow: ['discard', 'buy-stock', 'buy-help', 'stand-in'],
  slots: [['proposals'], ['leave', 'pay', 'end'], ['stop']],
  unlisted: ['stand-in'], // it is proposed with what follows; by itself it is found at its pile
  token: Coin,
  prices: (view) => (view.facts.prices as Record<string, number> | undefined) ?? {},
  prompt(view) {
    const n = zoneAt(view, 'stock', view.viewer)?.n;
    return view.prompt === 'prompt-turn' && n !== undefined ? { key: 'prompt-turn-with', args: { n } } : undefined;
  },
  tags: (view, seat) => [{ key: 'tag-coins', args: { n: (view.facts.coins as number[])[seat] ?? 0 }, isPaid: true }],
  hasPoints: isForPoints,
  outcome: (view, seat) => (isForPoints(view) ? undefined : { key: 'stock-left', args: { n: zoneAt(view, 'stock', seat)?.n ?? 0 } }),
  score: (view, seat) => (isForPoints(view) ? view.scores[seat] : undefined),
  ahead: (view, seat) => (isForPoints(view) ? (view.scores[seat] ?? 0) : -(zoneAt(view, 'stock', seat)?.n ?? 0)),
});
