/** What has to be shown on a table, as far as its size goes, with the places that are kept for what comes and goes: counted for `arrange`. */
import { isDrawn, styleOf, type Layout, type ZoneLayout } from '../games/layout';
import type { Move } from '../lib/actions';
import { spotOf, zoneAt, zonesOf } from '../lib/places';
import type { View, ZoneShown } from '../lib/protocol';
import { BACKS, FULL_TRAIL, mostIn, type Thing } from './sizes';

/** For how many cards room is kept, by the spot of each pile that has a place. */
export type Reserve = ReadonlyMap<string, number>;

const KINDS = { stack: 'stack', trail: 'trail', spread: 'spread', fan: 'backs' } as const;

/** For what room is kept: what lies there and has lain there, also what is certain to be laid (with cards close to each other, or not), also small piles beside it, or also what is likely to come. */
export const CARES = ['likely', 'beside', 'certain', 'close', 'there'] as const;
export type Care = (typeof CARES)[number];

/** What is likely to lie somewhere soon: so many optional piles, and so many cards where they lie side by side. */
const LIKELY = { piles: 2, cards: 4 };
const MORE = 2; // cards are likely to be added to what is going to be laid
const CLOSE = 0.5; // so much of the room is kept for cards that lie close to each other
const even = (n: number) => n + (n % 2); // one more comes seldom alone

/** How many cards count for the room that a pile needs: a stack is as wide however high it is, a trail grows for a while. */
function spanOf(kind: ZoneLayout, zone: ZoneShown, n: number): number {
  const style = styleOf(kind, zone);
  return style === 'stack' ? 1 : style === 'trail' ? FULL_TRAIL : n;
}

/** For how many cards room is kept where so many lie now: as much as before while they still lie there, closer. */
function growing(now: number, then: number): number {
  let n = then;
  while (mostIn(n) < now) n++;
  return n;
}

/** The piles of a kind that have a place: those that are there or were there before, and those that are likely to come. */
function keep(kept: Map<string, number>, kind: ZoneLayout, view: View, moves: readonly Move[], before: Reserve | undefined, care: Care, seat?: number): void {
  const zones = zonesOf(view, kind.zone, seat);
  const isFixed = !kind.isOptional && !kind.isTarget; // it is always there
  const sizes = care === 'there' || (kind.isSmall && seat !== undefined && (care === 'certain' || care === 'close')) ? undefined : kind.coming?.(view, seat ?? view.viewer);
  const foreseen = (i: number) => (sizes?.[i] === undefined ? undefined : care === 'likely' ? sizes[i] + MORE : care === 'close' ? Math.max(Math.min(3, sizes[i]), Math.ceil(CLOSE * sizes[i])) : sizes[i]);
  let nKept = 0;
  for (const [i, zone] of zones.entries()) {
    const spot = spotOf(zone);
    const [now, then] = [isDrawn(kind, zone, moves) ? Math.max(1, zone.n) : 0, before?.get(spot) ?? 0];
    if (!now && !then) continue;
    const more = care !== 'there' && !isFixed ? even(now) : now;
    const n = !kind.coming ? (now > then ? more : then) : then ? growing(now, then) : Math.max(now, foreseen(i) ?? 0);
    kept.set(spot, spanOf(kind, zone, n));
    nKept++;
  }
  const wanted = sizes?.length ?? (care === 'likely' ? Math.max(LIKELY.piles, even(nKept)) : 0);
  for (const [i, zone] of zones.entries()) {
    if (nKept >= wanted) break;
    const spot = spotOf(zone);
    if (kept.has(spot)) continue;
    kept.set(spot, spanOf(kind, zone, foreseen(i) ?? even(LIKELY.cards)));
    nKept++;
  }
}

/** Places for all that lies on the table and has lain there since `before`, and for what comes, with so much care. */
export function reserveOf(layout: Layout, view: View, moves: readonly Move[], before: Reserve | undefined, care: Care): Reserve {
  const kept = new Map<string, number>();
  for (const kind of layout.centre) keep(kept, kind, view, moves, before, care);
  for (let seat = 0; seat < view.n_players; seat++) {
    const kinds = seat === view.viewer ? layout.own : layout.others.filter((kind) => kind.style !== 'fan');
    for (const kind of kinds) keep(kept, kind, view, moves, before, care, seat);
  }
  return kept;
}

/** A pile as far as its size goes, with all that room is kept for. */
export const thingOf = (kind: ZoneLayout, zone: ZoneShown, reserve: Reserve): Thing => ({ kind: KINDS[styleOf(kind, zone)], n: reserve.get(spotOf(zone)) ?? zone.n, isSmall: kind.isSmall });

/** The piles of a kind that have a place. */
export const placedOf = (kind: ZoneLayout, view: View, reserve: Reserve, seat?: number): ZoneShown[] => zonesOf(view, kind.zone, seat).filter((zone) => reserve.has(spotOf(zone)));
const thingsOf = (kind: ZoneLayout, view: View, reserve: Reserve, seat?: number) => placedOf(kind, view, reserve, seat).map((zone) => thingOf(kind, zone, reserve));

/** The groups of piles in the middle, or at one's own place. */
export const groupsOf = (kinds: readonly ZoneLayout[], view: View, reserve: Reserve, seat?: number): Thing[][] =>
  kinds.map((kind) => thingsOf(kind, view, reserve, seat)).filter((things) => things.length);

/** Whether a name stands below a kind of pile: not below what comes and goes, or is only there to be seen. */
export const hasCaption = (kind: ZoneLayout): boolean => !kind.isSmall && !kind.isOptional;
const LETTER = 0.43; // rem, of a caption

/** The room that the names of these groups need, in px. */
export const captionsOf = (kinds: readonly ZoneLayout[], view: View, reserve: Reserve, nameOf: (kind: ZoneLayout) => string, rem: number, seat?: number): number[] =>
  kinds.filter((kind) => placedOf(kind, view, reserve, seat).length).map((kind) => (hasCaption(kind) ? LETTER * rem * nameOf(kind).length : 0));

/** A hand that nobody can read: so many backs are drawn at most. */
export const CLOSED: Thing = { kind: 'backs', n: BACKS.most };

/** What lies before another player: their hand too, if it is open. */
export function seatOf(layout: Layout, view: View, reserve: Reserve, seat: number): Thing[] {
  const hand = layout.hand === undefined ? undefined : zoneAt(view, layout.hand, seat);
  const piles = layout.others.filter((kind) => kind.style !== 'fan').flatMap((kind) => thingsOf(kind, view, reserve, seat));
  if (hand?.cards) return [{ kind: 'open', n: hand.n }, ...piles];
  return layout.others.some((kind) => kind.style === 'fan') ? [CLOSED, ...piles] : piles;
}
