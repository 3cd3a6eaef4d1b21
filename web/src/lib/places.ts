/** Where cards lie in a view. */
import { HIDDEN, type Place, type View, type ZoneShown } from './protocol';

/** A place as a short text, also the name of its spot on the page: `draw`, `hand/0`, `help/1/2`. */
export function spotOf(place: Place): string {
  const parts: (string | number)[] = [place.zone];
  if (place.seat !== undefined) parts.push(place.seat);
  if (place.pile !== undefined) parts.push(place.pile);
  return parts.join('/');
}

export function zoneAt(view: View, zone: string, seat?: number, pile?: number): ZoneShown | undefined {
  return view.zones.find((each) => each.zone === zone && each.seat === seat && each.pile === pile);
}

export function zonesOf(view: View, zone: string, seat?: number): ZoneShown[] {
  return view.zones.filter((each) => each.zone === zone && each.seat === seat);
}

/** By which number sentences tell a pile from others of its kind. */
export const numberOf = (view: View, { zone, seat, pile }: Place): number | undefined =>
  pile === undefined || zonesOf(view, zone, seat).length < 2 ? undefined : pile + 1;

/** The card that lies on top, as far as it is seen. */
export function topOf(zone: ZoneShown | undefined): string | undefined {
  if (!zone || zone.n === 0) return undefined;
  return zone.top ?? zone.cards?.at(-1) ?? HIDDEN;
}
