/** What happened, in sentences: the terminal's narrate.py for the page, with the same texts. */
import type { Args } from './bundles';
import { HIDDEN, type GameEvent, type Place } from './protocol';

export interface Speaker {
  has(key: string): boolean;
  say(key: string, args?: Args): string;
}

export type PartKind = 'words' | 'card' | 'player';
const CARD = '\ue000';
const PLAYER = '\ue001';
const END = '\ue002';

/** A sentence in pieces, so that cards and names can be drawn in their own way. */
export function parts(sentence: string): { kind: PartKind; text: string }[] {
  const found: { kind: PartKind; text: string }[] = [];
  for (const piece of sentence.split(/([\ue000\ue001].*?\ue002)/)) {
    if (!piece) continue;
    const kind = piece[0] === CARD ? 'card' : piece[0] === PLAYER ? 'player' : 'words';
    found.push({ kind, text: kind === 'words' ? piece : piece.slice(1, -1) });
  }
  return found;
}

export function plain(sentence: string): string {
  return sentence.replace(/[\ue000-\ue002]/g, '');
}

export function marked(card: string): string {
  return CARD + card + END;
}

interface Move {
  event: 'Move';
  cards: string[];
  source: Place;
  target: Place;
}

export class Narrator {
  constructor(
    private readonly texts: Speaker,
    private readonly names: readonly string[],
  ) {}

  /** A sentence for everything worth one. `turn`: whose turn it was, to tell who did it. */
  tell(events: readonly GameEvent[], turn: number | null): string[] {
    const sentences: string[] = [];
    let actor = turn;
    for (const event of gather(events)) {
      if (event.event === 'TurnPassed') actor = event.seat;
      const sentence = this.say(event, actor);
      if (sentence) sentences.push(sentence);
    }
    return sentences;
  }

  player(seat: number): string {
    return PLAYER + (this.names[seat] ?? String(seat + 1)) + END;
  }

  private players(seats: readonly number[]): string {
    const names = seats.map((seat) => this.player(seat));
    if (names.length < 2) return names.join('');
    return this.texts.say('list', { first: names.slice(0, -1).join(', '), last: names.at(-1)! });
  }

  private cards(cards: readonly string[]): string {
    const shown = cards.filter((card) => card !== HIDDEN).map(marked);
    const hidden = cards.length - shown.length;
    const words = shown.join(' ');
    if (!hidden) return words;
    const backs = this.texts.say('cards', { n: hidden });
    return shown.length ? this.texts.say('list', { first: words, last: backs }) : backs;
  }

  private place(place: Place): string {
    const zone = this.texts.say(`zone-${place.zone}`);
    return place.pile === undefined ? zone : this.texts.say('pile', { zone, n: place.pile + 1 });
  }

  private the(place: Place): string {
    return place.pile === undefined ? this.texts.say('the', { zone: this.place(place) }) : this.place(place);
  }

  say(event: GameEvent | Move, actor: number | null = null): string {
    switch (event.event) {
      case 'Move':
        return this.moved(event, actor);
      case 'Declared':
        return this.declared(event.seat, event.what, event.detail);
      case 'Shuffled':
        return this.where('event-shuffled', event.place, { n: event.n });
      case 'Dealt':
        return event.cards.length ? this.where('event-dealt', event.place, { cards: this.cards(event.cards) }) : '';
      case 'Revealed':
        return event.cards.length ? this.where('event-revealed', event.place, { cards: this.cards(event.cards) }) : '';
      case 'Paid':
        return this.paid(event.payer, event.payee, event.n, event.what);
      case 'Scored':
        return this.texts.say(event.points >= 0 ? 'event-scored' : 'event-lost', {
          player: this.player(event.seat),
          points: Math.abs(event.points),
          why: this.texts.say(`scored-${event.why}`),
        });
      case 'RoundEnded':
        return this.texts.say(`round-ended-${event.why}`, { player: this.players(event.winners) });
      default:
        return '';
    }
  }

  turn(seat: number): string {
    return this.texts.say('event-turn', { player: this.player(seat) });
  }

  private where(key: string, place: Place, args: Args): string {
    if (place.seat === undefined) return this.texts.say(`${key}-table`, { place: this.the(place), ...args });
    const player = this.player(place.seat);
    return this.texts.say(key, { place: this.place(place), zone: place.zone, player, ...args });
  }

  private moved(move: Move, turn: number | null): string {
    const { source, target } = move;
    const owner = source.seat ?? target.seat;
    const actor = source.zone === 'hand' && source.seat !== undefined ? source.seat : (turn ?? owner);
    const isOwn = [source.seat, target.seat].every((seat) => seat === undefined || seat === actor);
    const args: Args = {
      card: this.cards(move.cards),
      source: this.the(source),
      source_name: this.place(source),
      target: this.the(target),
      target_name: this.place(target),
      from: source.zone,
      into: target.zone,
      whose: isOwn ? 'own' : 'other',
    };
    if (actor !== undefined) args.actor = this.player(actor);
    if (owner !== undefined) args.player = this.player(owner);
    if (source.seat !== undefined && target.seat !== undefined) args.other = this.player(target.seat);
    const own = `moved-${source.zone}-${target.zone}`;
    return this.texts.say(this.texts.has(own) ? own : moveKey(source.seat, target.seat, actor), args);
  }

  private declared(seat: number, what: string, detail: string): string {
    const args: Args = { player: this.player(seat), detail };
    if (/^-?\d{1,9}$/.test(detail)) {
      const n = Number(detail);
      args.detail = n;
      if (n >= 0 && n < this.names.length) args.other = this.player(n);
    } else if (/^[A-Z+*\d -]+$/.test(detail)) {
      args.detail = this.cards(detail.split(' '));
    }
    return this.texts.say(`declared-${what}`, args);
  }

  private paid(payer: number, payee: number, n: number, what: string): string {
    const args: Args = { n };
    if (payer >= 0) args.player = this.player(payer);
    if (payee >= 0) args[payer >= 0 ? 'other' : 'player'] = this.player(payee);
    const own = `paid-${what}`;
    if (this.texts.has(own)) return this.texts.say(own, args);
    return this.texts.say(payer < 0 ? 'event-received' : payee < 0 ? 'event-paid-in' : 'event-paid', args);
  }
}

function moveKey(source: number | undefined, target: number | undefined, actor: number | undefined): string {
  if (source === undefined && target === undefined) return actor === undefined ? 'event-moved' : 'event-moved-by';
  if (source === undefined) return 'event-taken';
  if (target === undefined) return source === actor ? 'event-played' : 'event-played-for';
  return source === target ? 'event-shifted' : 'event-given';
}

const isSame = (a: Place, b: Place) => a.zone === b.zone && a.seat === b.seat && a.pile === b.pile;

/** The events, cards that went the same way in a row as one move. */
export function gather(events: readonly GameEvent[]): (GameEvent | Move)[] {
  const gathered: (GameEvent | Move)[] = [];
  for (const event of events) {
    const last = gathered.at(-1);
    if (event.event !== 'Moved') gathered.push(event);
    else if (last?.event === 'Move' && isSame(last.source, event.source) && isSame(last.target, event.target)) {
      last.cards.push(event.card);
    } else gathered.push({ event: 'Move', cards: [event.card], source: event.source, target: event.target });
  }
  return gathered;
}
