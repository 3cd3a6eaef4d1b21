/** Sentences as text: the server decides what is said, the page says it in its language. The terminal's speak.py does the same. */
import type { Args } from './bundles';
import { HIDDEN, type Argument, type Place, type Sentence } from './protocol';

export interface Texts {
  say(key: string, args?: Args): string;
  form(key: string, form: string, args?: Args): string | undefined;
}

export type PartKind = 'words' | 'card' | 'player';
const CARD = '\ue000';
const PLAYER = '\ue001';
const END = '\ue002';

/** A text in pieces, so that cards and names can be drawn in their own way. */
export function parts(text: string): { kind: PartKind; text: string }[] {
  const found: { kind: PartKind; text: string }[] = [];
  for (const piece of text.split(/([\ue000\ue001].*?\ue002)/)) {
    if (!piece) continue;
    const kind = piece[0] === CARD ? 'card' : piece[0] === PLAYER ? 'player' : 'words';
    found.push({ kind, text: kind === 'words' ? piece : piece.slice(1, -1) });
  }
  return found;
}

/** The words of a text, with what follows them at once: a card or a name is one, however many words it has. */
export const wordsOf = (text: string): string[] => text.match(/(?:[\ue000\ue001].*?\ue002|\S)+/g) ?? [];

export function plain(text: string): string {
  return text.replace(/[\ue000-\ue002]/g, '');
}

export function marked(card: string): string {
  return CARD + card + END;
}

/** Puts sentences about one match into words, for a viewer who may be a seat: they hear "You lay …". */
export class Speaker {
  constructor(
    private readonly texts: Texts,
    private readonly names: readonly string[],
    private readonly viewer?: number,
  ) {}

  say = (sentence: Sentence): string => {
    const args: Args = {};
    for (const [name, value] of Object.entries(sentence.args)) Object.assign(args, this.variables(name, value));
    return this.texts.say(sentence.key, args);
  };

  /** What an argument gives the text. */
  private variables(name: string, value: Argument): Args {
    if (typeof value !== 'object') return { [name]: value };
    if ('seats' in value) return { [name]: this.players(value.seats), [`${name}_is`]: this.relation(value.seats) };
    if ('cards' in value) return { [name]: this.cards(value.cards) };
    if ('key' in value) return { [name]: this.say(value) };
    const form = name === 'source' || name === 'target' ? name : 'the';
    return { [name]: this.the(value, form), [`${name}_name`]: this.place(value), [`${name}_zone`]: value.zone };
  }

  private players(seats: readonly number[]): string {
    const isAmong = this.relation(seats) === 'with';
    const named = isAmong ? seats.filter((seat) => seat !== this.viewer) : seats;
    const names = named.map((seat) => PLAYER + (this.names[seat] ?? String(seat + 1)) + END);
    if (isAmong) names.unshift(this.texts.say('you-listed'));
    if (names.length < 2) return names.join('');
    return this.texts.say('list', { first: names.slice(0, -1).join(', '), last: names.at(-1)! });
  }

  /** Who players are to the viewer. */
  private relation(seats: readonly number[]): string {
    if (!seats.some((seat) => seat === this.viewer)) return 'other';
    return seats.length === 1 ? 'you' : 'with';
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
    return this.numbered(this.texts.say(`zone-${place.zone}`), place);
  }

  private the(place: Place, form: string): string {
    const isOwn = place.seat !== undefined && place.seat === this.viewer;
    const zone = this.texts.form(`zone-${place.zone}`, form, { owner_is: isOwn ? 'you' : 'other' });
    if (zone !== undefined) return this.numbered(zone, place);
    return place.pile === undefined ? this.texts.say('the', { zone: this.place(place) }) : this.place(place);
  }

  private numbered(zone: string, place: Place): string {
    return place.pile === undefined ? zone : this.texts.say('pile', { zone, n: place.pile + 1 });
  }
}
