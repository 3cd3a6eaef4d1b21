/** What a game tells the table: where its zones lie, and which things on the table an action's text names. */
import type { View } from '../lib/protocol';

/** What is chosen besides a card and its target. */
export type Choice =
  | { kind: 'colour'; colour: string }
  | { kind: 'player'; seat: number }
  | { kind: 'end'; end: 'low' | 'high' }
  | { kind: 'row'; colours: string[] };

/** A legal action as things on the table: a card or pile that goes somewhere. */
export interface Move {
  action: string;
  verb: string; // its words are found under `do-VERB`
  from?: string; // a spot
  card?: string;
  to?: string; // a spot
  choice?: Choice;
  isCall?: boolean; // SOLO! is said with it
  args?: Record<string, string | number>; // for its words
}

export type Style = 'stack' | 'trail' | 'spread' | 'fan';

export interface ZoneLayout {
  zone: string;
  style: Style;
  isOptional?: boolean; // not drawn while empty
  isSmall?: boolean;
  isLarge?: boolean; // in sight of all, however much lies around it
  isGoal?: boolean; // to be emptied: what counts is how few are left
  full?: number; // how high it is when complete
  height?: (view: View, pile: number) => number; // if that is not its number of cards
  badge?: (view: View, pile: number) => { icon: 'coin'; n: number } | undefined;
}

/** Something in force that no card shows: a chip below the middle. */
export interface Notice {
  key: string;
  args?: Record<string, string | number>;
  colour?: string; // its name or letter
  of?: { there: number; full: number }; // how far it has come
  isLoud?: boolean;
}

/** A part of what is to be collected, with the cards of it that are there. */
export interface Part {
  key: string;
  args: Record<string, string | number>;
  full: number;
  cards: string[];
  isNext?: boolean; // the next card goes there
}

/** A few facts about a seat worth a glance. */
export interface Tag {
  key: string;
  args?: Record<string, string | number>;
  icon?: 'coin' | 'star' | 'level' | 'call' | 'turned';
}

export interface GameLayout {
  id: string;
  /** The colours that stand for the game on the start page. */
  look: {
    colours: [string, string, string];
    cards: string[];
    minutes: [number, number];
    special?: string[]; // cards that are not just numbers, for the help
  };
  centre: ZoneLayout[];
  own: ZoneLayout[]; // beside the hand
  others: ZoneLayout[]; // in front of the other seats
  hasHand: boolean;
  parse(action: string, view: View): Move;
  /** Whether a tap does it at once, or the target must be touched too. */
  isQuick(move: Move): boolean;
  /** The action that a touch, or putting something on a spot, seems to wish for though it is not legal: the server
      answers with the reason. */
  attempt?(thing: { spot: string; card?: string }, view: View, to?: string): string | undefined;
  tags(view: View, seat: number): Tag[];
  notices?(view: View): Notice[];
  /** What the own cards are collected for, as far as they are in hand, or put by steps of a move. */
  parts?(view: View, steps?: readonly string[]): Part[];
  /** Verbs that get a button though their pile can be touched: those that a newcomer looks for. */
  buttons: string[];
  /** The score beside a name while the match runs, if it says something then. */
  score?(view: View, seat: number): number | undefined;
  /** Whether points decide anything, where that is a matter of options. */
  hasPoints?(view: View): boolean;
  /** What decided, if that is not the score: the words for it at the end. */
  outcome?(view: View, seat: number): { key: string; args: Record<string, number> } | undefined;
  bots?: number; // how many bots sit at a table that is played at once
}

/** An action's text, and what most games need to read it. */
export interface Said {
  action: string;
  words: string[];
  me: number;
  hand: string; // the spot of the own hand
  view: View;
}

/** A game's layout from what is its own; the rest is as in most games. */
export function gameLayout(
  own: Partial<GameLayout> & Pick<GameLayout, 'id' | 'look' | 'centre' | 'others' | 'bots'> & { read(said: Said): Move },
): GameLayout {
  const { read, ...rest } = own;
  return {
    own: [],
    hasHand: true,
    buttons: [],
    isQuick: () => true,
    tags: () => [],
    parse: (action, view) => read({ action, words: action.split(' '), me: view.viewer, hand: `hand/${view.viewer}`, view }),
    ...rest,
  };
}
