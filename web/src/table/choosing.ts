/** From things on the table to actions: which legal moves a tap or a drop means. Pure, and knows no rule. */
import { chosen, type Move, type Thing } from '../lib/actions';

export type Meaning =
  | { kind: 'act'; move: Move }
  | { kind: 'choose'; moves: Move[] } // several moves are meant
  | { kind: 'select' } // it can go to several places, or must be put somewhere on purpose; once more lets it go
  | { kind: 'nothing' };

export function movesFrom(moves: readonly Move[], thing: Thing): Move[] {
  return moves.filter((move) => move.from === thing.spot && (thing.card === undefined || move.card === thing.card));
}

/** The moves that end at a spot, or, of a row of cards, at one end of it. */
export function movesTo(moves: readonly Move[], { spot, end }: Thing): Move[] {
  return moves.filter((move) => move.to === spot && (end === undefined || (chosen(move, 'end')?.word ?? end) === end));
}

/**
 * The one thing that can be put somewhere, which needs no touch to be meant: its targets shine at once. What only goes to one's own hand,
 * what begins a move of several steps, and what has a button for all that it can do, is none.
 */
export function loneOf(moves: readonly Move[], hand: string | undefined, isButton: (move: Move) => boolean): Thing | undefined {
  const placed = moves.filter((move) => move.from && move.to && move.to !== hand && !move.isStep);
  const things = new Map(placed.map((move) => [`${move.from} ${move.card ?? ''}`, { spot: move.from!, card: move.card }]));
  const all = [...things.values()];
  const meant = all.length > 1 ? all.filter((thing) => !movesFrom(placed, thing).every(isButton)) : all;
  const [lone] = meant;
  return lone && meant.length === 1 ? (lone.card === undefined ? { spot: lone.spot } : lone) : undefined;
}

/** The actions of a row of a few places, each at its own: what shares a place with others is behind one button. */
export function slotted<T extends { name: string }>(items: readonly T[], places: readonly (readonly string[])[]): T[][] {
  const row: T[][] = places.map(() => []);
  for (const item of items) {
    const found = places.findIndex((keys) => keys.includes(item.name));
    row[found < 0 ? row.length - 1 : found]!.push(item);
  }
  return row;
}

/** The moves that are meant by a player who has, or has not, called. */
export function called(moves: readonly Move[], isArmed: boolean): Move[] {
  const meant = moves.filter((move) => move.isCall === isArmed);
  return meant.length ? meant : [...moves];
}

/** The moves without races that look the same as another move: what can be done in turn need not be quick. */
function distinct(moves: readonly Move[]): Move[] {
  const look = (move: Move) => JSON.stringify([move.from, move.card, move.to, move.choice]);
  const inTurn = new Set(moves.filter((move) => !move.races).map(look));
  return moves.filter((move) => !move.races || !inTurn.has(look(move)));
}

export function meant(moves: readonly Move[], isArmed: boolean): Meaning {
  const left = distinct(called(moves, isArmed));
  const [move] = left;
  if (!move) return { kind: 'nothing' };
  return left.length === 1 ? { kind: 'act', move } : { kind: 'choose', moves: left };
}

/** Whether moves differ only by the card of one's own hand: it is simpler to touch that card first than to read a list of them. */
export function isWhichCard(moves: readonly Move[], hand: string): boolean {
  return moves.length > 1 && moves.every((move) => move.card && move.from === hand) && new Set(moves.map((move) => move.card)).size > 1;
}

/**
 * The move with this verb, if nothing is left beside it but to be quicker than others. Whether somebody could be is a secret: so races
 * play no part, and it is the same for whoever holds such a card and whoever does not.
 */
export function aloneOf(moves: readonly Move[], verbs: readonly string[], races: readonly string[]): Move | undefined {
  const [only, ...more] = moves.filter((move) => !races.includes(move.verb));
  return only && verbs.includes(only.verb) && !more.length ? only : undefined;
}

/**
 * What touching a thing means, with or without something that is held. What was selected by a touch is meant to go where the next touch
 * is: if it cannot, nothing else is done there.
 */
export function tapped(
  moves: readonly Move[],
  thing: Thing,
  selected: Thing | undefined,
  isQuick: (move: Move) => boolean,
  isArmed: boolean,
  isTouched = false,
): Meaning {
  if (selected) {
    const there = movesTo(movesFrom(moves, selected), thing);
    if (there.length) return meant(there, isArmed);
  }
  const from = movesFrom(moves, thing);
  if (from.length) {
    const targets = new Set(from.map((move) => move.to));
    return targets.size === 1 && from.every(isQuick) ? meant(from, isArmed) : { kind: 'select' };
  }
  const to = thing.card || isTouched ? [] : movesTo(moves, thing);
  if (!to.length) return { kind: 'nothing' };
  const meaning = meant(to, isArmed);
  return meaning.kind === 'act' && !isQuick(meaning.move) ? { kind: 'choose', moves: [meaning.move] } : meaning;
}

/** What dropping a thing on a spot means; a card dropped on the open table goes to the only place where it can. */
export function dropped(moves: readonly Move[], thing: Thing, on: Thing | undefined, isArmed: boolean): Meaning {
  const from = movesFrom(moves, thing);
  const there = on ? movesTo(from, on) : [];
  if (there.length) return meant(there, isArmed);
  if (on?.spot === 'table' && new Set(from.map((move) => move.to)).size === 1) return meant(from, isArmed);
  return { kind: 'nothing' };
}
