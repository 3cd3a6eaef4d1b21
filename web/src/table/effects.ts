/** What is shown of events beside the cards that fly: what is paid, and calls that burst. */
import type { GameEvent } from '../lib/protocol';

const MOST_PAID = 5; // that fly at a time; more tell nothing

export interface Spark {
  kind: 'paid' | 'burst';
  from: number; // a seat, -1 for the middle of the table
  to: number;
  order: number; // among those that start together
}

/** The sparks of an update, in their order. */
export function sparksOf(events: readonly GameEvent[], bursts: readonly string[]): Spark[] {
  return events.flatMap((event): Spark[] => {
    if (event.event === 'Paid')
      return Array.from({ length: Math.min(event.n, MOST_PAID) }, (_, order) => ({ kind: 'paid', from: event.payer, to: event.payee, order }));
    if (event.event === 'Declared' && bursts.includes(event.what)) return [{ kind: 'burst', from: event.seat, to: event.seat, order: 0 }];
    return [];
  });
}
