/** The table once the last cards of a round have landed: the server tells of no view between two rounds, but of all that has moved. */
import { zoneAt } from './places';
import { HIDDEN, type GameEvent, type View, type ZoneShown } from './protocol';

export function landed(before: View, events: readonly GameEvent[]): View {
  const view: View = { ...before, zones: before.zones.map((zone) => ({ ...zone })), turn: null, legal: [], proposals: [], prompt: '', risky: {} };
  for (const event of events) {
    if (event.event !== 'Moved') continue;
    const [source, target] = [event.source, event.target].map(({ zone, seat, pile }) => zoneAt(view, zone, seat, pile));
    if (source) lift(source, event.card);
    if (target) lay(target, event.card);
  }
  return view;
}

function lift(zone: ZoneShown, card: string): void {
  zone.n--;
  const at = zone.cards?.lastIndexOf(card) ?? -1;
  zone.cards = zone.cards?.toSpliced(at < 0 ? zone.cards.length - 1 : at, 1);
  delete zone.top; // what lay below it has not been seen
}

function lay(zone: ZoneShown, card: string): void {
  if (zone.cards) zone.cards = [...zone.cards, card];
  else if (card !== HIDDEN && (zone.top !== undefined || !zone.n)) zone.top = card;
  zone.n++;
}
