/**
 * Actions as their game declares them: read by its patterns, written by them, and tried where they are not legal.
 * `core/actions.py` is the origin of the declaration; nothing else on the page takes an action's text apart.
 */
import { spotOf } from './places';
import type { VerbDeclared, View } from './protocol';

/** The value of a slot: by its number, and as the action's text says it. */
export interface Value {
  slot: string;
  kind: string; // of the slot, or `card`
  n: number;
  word: string;
}

/** An action as things on the table: a card or pile that goes somewhere, with what is chosen. */
export interface Move {
  action: string;
  verb: string;
  values: Value[];
  lacking: string[]; // slots without a value
  card?: string;
  from?: string; // a spot
  to?: string; // a spot
  choice: Value[];
  isCall: boolean; // something is said with it
  isStep: boolean; // of a move that is put together and sent whole
  races: boolean;
}

/** Something that can be touched: a pile, a seat, or a card of one's own hand. */
export interface Thing {
  spot: string;
  card?: string;
  end?: string; // of a row of cards, where it makes a difference
}

const CARD = 'card';

/** What of a kind is chosen with a move. */
export const chosen = (move: Move, kind: string): Value | undefined => move.choice.find((value) => value.kind === kind);

interface Piece {
  text: string;
  blanks: string[];
  isOptional: boolean;
}

const blanksIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One verb: reads and writes its actions. */
class Pattern {
  readonly blanks: string[];
  private readonly pieces: Piece[];
  private readonly form: RegExp;

  constructor(
    readonly verb: VerbDeclared,
    private readonly cards: string[],
  ) {
    this.pieces = verb.text
      .split(/(\[[^\]]*\])/)
      .filter(Boolean)
      .map((part) => {
        const isOptional = part.startsWith('[');
        const text = isOptional ? part.slice(1, -1) : part;
        return { text, blanks: blanksIn(text), isOptional };
      });
    this.blanks = this.pieces.flatMap((piece) => piece.blanks);
    this.form = new RegExp(`^${this.pieces.map((piece) => this.formOf(piece)).join('')}$`);
  }

  wordsOf(slot: string): string[] {
    return slot === CARD ? this.cards : (this.verb.slots[slot]?.words ?? []);
  }

  read(action: string): Value[] | undefined {
    const found = this.form.exec(action);
    if (!found) return undefined;
    return this.blanks.flatMap((slot) => {
      const word = found.groups?.[slot];
      return word === undefined ? [] : [this.value(slot, this.wordsOf(slot).indexOf(word))];
    });
  }

  value(slot: string, n: number): Value {
    return { slot, kind: slot === CARD ? CARD : (this.verb.slots[slot]?.kind ?? ''), n, word: this.wordsOf(slot)[n] ?? '' };
  }

  write(values: ReadonlyMap<string, number>): string {
    const isThere = (slot: string) => values.has(slot);
    return this.pieces
      .filter((piece) => !piece.isOptional || piece.blanks.every(isThere))
      .map((piece) => piece.text.replace(/\{(\w+)\}/g, (_, slot: string) => this.wordsOf(slot)[values.get(slot) ?? 0] ?? ''))
      .join('');
  }

  /** The values of all slots that must have one, from those that are known: what nothing tells is the first there is. */
  completed(known: ReadonlyMap<string, number>): Map<string, number> {
    const card = this.cards[known.get(CARD) ?? -1] ?? this.verb.card;
    const needed = this.pieces.flatMap(({ blanks, isOptional }) =>
      blanks.filter((slot) => !isOptional || this.verb.needs[slot]?.includes(card)),
    );
    return new Map([...needed.map((slot) => [slot, 0] as const), ...known]);
  }

  private formOf({ text, isOptional }: Piece): string {
    const form = text
      .split(/(\{\w+\})/)
      .map((part) => {
        const slot = blanksIn(part)[0];
        if (!slot) return escaped(part);
        const words = [...this.wordsOf(slot)].sort((a, b) => b.length - a.length);
        return `(?<${slot}>${words.map(escaped).join('|')})`;
      })
      .join('');
    return isOptional ? `(?:${form})?` : form;
  }
}

/** All actions of one game. */
export class Actions {
  readonly verbs: VerbDeclared[];
  private readonly patterns: Pattern[];
  private readonly known = new Map<string, { pattern: Pattern; values: Value[] }>();

  constructor(
    private readonly cards: string[],
    verbs: VerbDeclared[],
  ) {
    this.verbs = verbs;
    this.patterns = verbs.map((verb) => new Pattern(verb, cards));
  }

  /** What an action does, as its seat's view shows the table. */
  read(action: string, view: View): Move {
    const said = this.said(action);
    if (!said) return { action, verb: '', values: [], lacking: [], choice: [], isCall: false, isStep: false, races: false };
    const { verb } = said.pattern;
    const numbers = new Map(said.values.map(({ slot, n }) => [slot, n]));
    const place = (spot: string) => placed(spot, numbers, view.viewer);
    const card = said.values.find((value) => value.kind === CARD)?.word ?? verb.card;
    return {
      action,
      verb: verb.verb,
      values: said.values,
      lacking: said.pattern.blanks.filter((slot) => !numbers.has(slot)),
      card: card || undefined,
      from: sourceOf(verb, view, place),
      to: verb.target ? place(verb.target) : undefined,
      choice: said.values.filter((value) => verb.choice.includes(value.slot)),
      isCall: said.values.some((value) => value.kind === 'call'),
      isStep: verb.is_step,
      races: verb.races,
    };
  }

  /**
   * The action that touching a thing, or putting it on a spot, seems to wish for though it is not legal: the server answers
   * with the reason. Of several verbs the first is tried; those that are given may also be meant by touching their target.
   */
  attempt(thing: Thing, view: View, to?: string, verbs?: readonly string[]): string | undefined {
    const patterns = verbs ? verbs.flatMap((verb) => this.patterns.filter((each) => each.verb.verb === verb)) : this.patterns;
    const meant = patterns.flatMap((pattern) => this.bound(pattern, thing, view, verbs !== undefined));
    const there = to === undefined ? [] : meant.flatMap(({ pattern, known }) => {
      const aimed = bind(pattern.verb.target, to, view.viewer, known);
      return aimed ? [{ pattern, known: aimed }] : [];
    }); // prettier-ignore
    const first = there[0] ?? meant[0];
    return first && first.pattern.write(first.pattern.completed(first.known));
  }

  /** A verb with what touching a thing tells of its slots, if it can be meant by that. */
  private bound(pattern: Pattern, thing: Thing, view: View, isByTarget: boolean): { pattern: Pattern; known: Map<string, number> }[] {
    const { verb } = pattern;
    const namesCard = pattern.blanks.includes(CARD);
    const isFitting = thing.card === undefined ? !namesCard && !verb.card : namesCard || verb.card === thing.card;
    if (!isFitting || verb.excludes.includes(thing.card ?? '')) return [];
    const card = new Map(namesCard ? [[CARD, this.cards.indexOf(thing.card!)]] : []);
    const resolved = verb.sources.length > 1 ? [sourceOf(verb, view, (spot) => placed(spot, card, view.viewer))!] : verb.sources;
    const bySource = resolved.map((source) => bind(source, thing.spot, view.viewer, card)).find(Boolean);
    const known = bySource ?? (isByTarget && !thing.card ? bind(verb.target, thing.spot, view.viewer, card) : undefined);
    return known ? [{ pattern, known }] : [];
  }

  private said(action: string): { pattern: Pattern; values: Value[] } | undefined {
    let said = this.known.get(action);
    for (const pattern of said ? [] : this.patterns) {
      const values = pattern.read(action);
      if (!values) continue;
      this.known.set(action, (said = { pattern, values }));
      break;
    }
    return said;
  }
}

/** A spot with the seat that acts and the values of its slots filled in. */
function placed(spot: string, values: ReadonlyMap<string, number>, me: number): string {
  return spot.replace(/\{(\w+)\}/g, (_, name: string) => String(name === 'me' ? me : (values.get(name) ?? 0)));
}

/** The spot that is touched: of several the first that holds a card. */
function sourceOf(verb: VerbDeclared, view: View, place: (spot: string) => string): string | undefined {
  const spots = verb.sources.map(place);
  const holds = (spot: string) => view.zones.some((zone) => zone.n > 0 && spotOf(zone) === spot);
  return spots.length > 1 ? (spots.find(holds) ?? spots.at(-1)) : spots[0];
}

/** What a spot tells of a declared spot's slots; undefined if it is another one. */
function bind(declared: string, spot: string, me: number, known: ReadonlyMap<string, number>): Map<string, number> | undefined {
  const [names, parts] = [declared.split('/'), spot.split('/')];
  if (!declared || names.length !== parts.length) return undefined;
  const values = new Map(known);
  for (const [i, name] of names.entries()) {
    const slot = blanksIn(name)[0];
    if (!slot || slot === 'me') {
      if ((slot ? String(me) : name) !== parts[i]) return undefined;
    } else values.set(slot, Number(parts[i]));
  }
  return values;
}
