/** Cards that travel: copies fly from where a card was to where it is now, above the table, blocking nothing. */
import { spotOf, topOf, zoneAt } from './places';
import { HIDDEN, type GameEvent, type View } from './protocol';

export interface Flight {
  id: number;
  card: string;
  from: DOMRect;
  to: DOMRect;
  isUp: boolean; // else it still waits where it comes from
  target: string; // a spot
}

interface Start {
  card: string;
  from: DOMRect | undefined;
  target: Parameters<typeof spotOf>[0];
}

const STEP_MS = 40; // from one card to the next: each is drawn in a task of its own
const MOST = 16; // cards on their way at a time; more tell nothing
export const FLIGHT_MS = 320;

/** What is still on its way, and what lies at its target until it lands. */
export class Flights {
  all = $state<Flight[]>([]);
  /** For each spot with cards to land: the top card to show meanwhile ("" for none), and how many are on their way. */
  landing = $state<Record<string, { top: string; n: number }>>({});
  private n = 0;
  private start = 0;

  /**
   * Show a change of the view, and let the cards of its events fly: a deal from the spot that is given, or from the middle.
   * Returns how many ms they are on their way.
   */
  play(events: GameEvent[], before: View, dealtFrom: string | undefined, show: () => void): number {
    const moved = events.filter((event) => event.event === 'Moved');
    const dealt = events.filter((event) => event.event === 'Dealt');
    if (!(moved.length + dealt.length) || isStill()) {
      show();
      return 0;
    }
    cancelAnimationFrame(this.start);
    this.all = [];
    this.landing = {};
    const starts: Start[] = moved.map((event) => ({
      card: event.card,
      from: rectOf(spotOf(event.source), event.card),
      target: event.target,
    }));
    const from = (dealtFrom && rectOf(dealtFrom)) || centre();
    const rounds = Math.max(0, ...dealt.map((event) => event.cards.length));
    const deal = Array.from({ length: Math.min(rounds, MOST) }, (_, k) =>
      dealt.flatMap(({ cards, place }) => (cards[k] ? [{ card: cards[k], from, target: place }] : [])),
    ).flat(); // to everybody in turn
    const many = [...starts, ...deal.slice(0, MOST)].slice(-MOST);
    for (const { target } of many) {
      const spot = spotOf(target);
      const zone = zoneAt(before, target.zone, target.seat, target.pile);
      this.landing[spot] = { top: topOf(zone) ?? '', n: (this.landing[spot]?.n ?? 0) + 1 };
    }
    show();
    this.start = requestAnimationFrame(() => this.launch(many)); // by then all is laid out anyway, and can be measured
    return many.length * STEP_MS + FLIGHT_MS;
  }

  private launch(starts: Start[]): void {
    const flights: Flight[] = [];
    starts.forEach(({ card, from, target }) => {
      const spot = spotOf(target);
      const to = rectOf(spot, card);
      if (!from || !to || !from.width || !to.width) return this.landed(spot);
      flights.push({ id: ++this.n, card, from, to, isUp: false, target: spot });
    });
    this.all = flights;
    this.all.forEach((flight, i) => setTimeout(() => (flight.isUp = true), i * STEP_MS));
  }

  finish(flight: Flight): void {
    this.all = this.all.filter((each) => each.id !== flight.id);
    this.landed(flight.target);
  }

  private landed(spot: string): void {
    const landing = this.landing[spot];
    if (!landing) return;
    if (landing.n > 1) landing.n--;
    else delete this.landing[spot];
  }
}

/** Whether nothing is to move: nobody looks, or they want it so. */
export const isStill = () => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

function centre(): DOMRect {
  return new DOMRect(innerWidth / 2 - 24, innerHeight / 2 - 36, 48, 72);
}

/** Where a spot's card is on the screen: the very card in a hand, or the pile's top. */
export function rectOf(spot: string, card = HIDDEN): DOMRect | undefined {
  const place = document.querySelector(`[data-spot="${spot}"]`);
  if (!place) return undefined;
  const exact = card === HIDDEN ? null : place.querySelector(`[data-card="${CSS.escape(card)}"]`);
  return (exact ?? place.querySelector('[data-top]') ?? place).getBoundingClientRect();
}
