/** From things on the table to actions: which legal moves a tap or a drop means. Pure, and knows no rule. */
import type { Move } from '../games/layout';

/** Something that can be touched: a pile, a seat, or a card of the own hand. */
export interface Thing {
  spot: string;
  card?: string;
}

export type Meaning =
  | { kind: 'act'; move: Move }
  | { kind: 'choose'; moves: Move[] } // several moves are meant
  | { kind: 'select' } // it can go to several places, or must be put somewhere on purpose
  | { kind: 'nothing' };

export function movesFrom(moves: readonly Move[], thing: Thing): Move[] {
  return moves.filter((move) => move.from === thing.spot && (thing.card === undefined || move.card === thing.card));
}

export function movesTo(moves: readonly Move[], spot: string): Move[] {
  return moves.filter((move) => move.to === spot);
}

/** Those that are meant by a player who has, or has not, said SOLO! */
export function called(moves: readonly Move[], isArmed: boolean): Move[] {
  const meant = moves.filter((move) => Boolean(move.isCall) === isArmed);
  return meant.length ? meant : [...moves];
}

/** One of several moves that differ in nothing a player could see. */
function distinct(moves: readonly Move[]): Move[] {
  const seen = new Map<string, Move>();
  for (const move of moves) {
    const look = JSON.stringify([move.from, move.card, move.to, move.choice]);
    const known = seen.get(look);
    if (!known || (known.verb === 'throw-in' && move.verb === 'lay')) {
      seen.set(known && known.verb !== move.verb && move.verb !== 'lay' ? `${look}${move.verb}` : look, move);
    }
  }
  return [...seen.values()];
}

export function meant(moves: readonly Move[], isArmed: boolean): Meaning {
  const left = distinct(called(moves, isArmed));
  const [move] = left;
  if (!move) return { kind: 'nothing' };
  return left.length === 1 ? { kind: 'act', move } : { kind: 'choose', moves: left };
}

/** What touching a thing means, with or without something selected before. */
export function tapped(
  moves: readonly Move[],
  thing: Thing,
  selected: Thing | undefined,
  isQuick: (move: Move) => boolean,
  isArmed: boolean,
): Meaning {
  if (selected) {
    const there = movesFrom(moves, selected).filter((move) => move.to === thing.spot);
    if (there.length) return meant(there, isArmed);
  }
  const from = movesFrom(moves, thing);
  if (from.length) {
    const targets = new Set(from.map((move) => move.to));
    const isAgain = selected && selected.spot === thing.spot && selected.card === thing.card;
    if (targets.size === 1 && (from.every(isQuick) || isAgain || from.every((move) => !move.to))) {
      return meant(from, isArmed);
    }
    return { kind: 'select' };
  }
  const to = thing.card ? [] : movesTo(moves, thing.spot);
  if (!to.length) return { kind: 'nothing' };
  const meaning = meant(to, isArmed);
  return meaning.kind === 'act' && !isQuick(meaning.move) ? { kind: 'choose', moves: [meaning.move] } : meaning;
}

/** What dropping a thing on a spot means; a card dropped on the open table goes where alone it can. */
export function dropped(moves: readonly Move[], thing: Thing, spot: string | undefined, isArmed: boolean): Meaning {
  const from = movesFrom(moves, thing);
  const there = from.filter((move) => move.to === spot);
  if (there.length) return meant(there, isArmed);
  if (spot === 'table' && new Set(from.map((move) => move.to)).size === 1) return meant(from, isArmed);
  return { kind: 'nothing' };
}
