/** What has to be shown on a table, as far as its size goes: counted for `arrange`. */
import { isDrawn, styleOf, type Layout, type ZoneLayout } from '../games/layout';
import type { Move } from '../lib/actions';
import { zoneAt, zonesOf } from '../lib/places';
import type { View } from '../lib/protocol';
import { BACKS, type Thing } from './arrange';

const KINDS = { stack: 'stack', trail: 'trail', spread: 'spread', fan: 'backs' } as const;

/** What is likely to lie somewhere soon: so many optional piles, and so many cards where they lie side by side. */
const LIKELY = { piles: 2, cards: 4 };

/** The piles of a kind: those that are there, or also those that are likely to come. */
function thingsOf(kind: ZoneLayout, view: View, moves: readonly Move[], isLikely: boolean, seat?: number): Thing[] {
  const zones = zonesOf(view, kind.zone, seat);
  const drawn = zones.filter((zone) => isDrawn(kind, zone, moves));
  const coming = isLikely ? zones.filter((zone) => !drawn.includes(zone)).slice(0, Math.max(0, LIKELY.piles - drawn.length)) : [];
  return [...drawn, ...coming].map((zone) => {
    const style = KINDS[styleOf(kind, zone)];
    const n = isLikely ? Math.max(zone.n, LIKELY.cards) : zone.n;
    return { kind: style, n: style === 'stack' ? 1 : n, isSmall: kind.isSmall }; // however high a stack is
  });
}

/** The groups of piles in the middle, or at one's own place. */
export const groupsOf = (kinds: readonly ZoneLayout[], view: View, moves: readonly Move[], isLikely: boolean, seat?: number): Thing[][] =>
  kinds.map((kind) => thingsOf(kind, view, moves, isLikely, seat)).filter((things) => things.length);

/** What lies before another player: their hand too, if it is open. */
export function seatOf(layout: Layout, view: View, moves: readonly Move[], isLikely: boolean, seat: number): Thing[] {
  const hand = layout.hand === undefined ? undefined : zoneAt(view, layout.hand, seat);
  const piles = layout.others.filter((kind) => kind.style !== 'fan').flatMap((kind) => thingsOf(kind, view, moves, isLikely, seat));
  if (hand?.cards) return [{ kind: 'open', n: hand.n }, ...piles];
  return layout.others.some((kind) => kind.style === 'fan') ? [{ kind: 'backs', n: isLikely ? BACKS.most : Math.min(hand?.n ?? 0, BACKS.most) }, ...piles] : piles;
}
