/** What a game's folder tells the table: where its zones lie, and what is special. All that an action means is declared by the server. */
import type { Component } from 'svelte';

import type { Move, Thing } from '../lib/actions';
import type { Colour } from '../lib/faces';
import { spotOf } from '../lib/places';
import type { Sentence, View, ZoneShown } from '../lib/protocol';
import type { Followed } from '../lib/session.svelte';
import type { Building, Play } from '../table/play.svelte';

export type Style = 'stack' | 'trail' | 'spread' | 'fan';
export type Words = { key: string; args?: Record<string, string | number> };

export interface ZoneLayout {
  zone: string;
  style: Style;
  most?: number; // cards that are spread; more lie in a stack
  isOptional?: boolean; // not drawn while empty
  isTarget?: boolean; // not drawn while empty, unless something can go there
  coming?: (view: View, seat: number) => number[]; // how many cards each of the piles will have that are going to be laid there: their places are kept
  isSmall?: boolean;
  under?: string; // a zone whose cards are only kept to be taken from this pile again: they go below it, and have no place of their own
  isInOrder?: boolean; // its first empty place is used first: no other empty one is shown
  isBin?: boolean; // a player only lays cards there: it is never dull for them
  isGoal?: boolean; // to be emptied: what counts is how few are left
  full?: number; // how high it is when complete
  height?: (view: View, pile: number) => number; // if that is not its number of cards
  badge?: (view: View, pile: number) => number | undefined; // how much of what is paid lies beside it
  needs?: (view: View, pile: number) => number | undefined; // what goes there next
  tint?: (view: View) => Colour | undefined; // a colour in force that its top card does not show
}

/** How a pile lies: what is spread becomes a stack where there is too much of it. */
export const styleOf = (kind: ZoneLayout, zone: ZoneShown): Style =>
  kind.style === 'spread' && kind.most !== undefined && zone.n > kind.most ? 'stack' : kind.style;

/** Whether a pile is drawn. */
export const isDrawn = (kind: ZoneLayout, zone: ZoneShown, moves: readonly Move[]): boolean =>
  zone.n > 0 || (kind.isTarget ? moves.some((move) => move.to === spotOf(zone)) : !kind.isOptional);

/** Something in force that no card shows: a chip below the middle. */
export interface Notice extends Words {
  colour?: Colour;
  of?: { there: number; full: number }; // how far it has come
  isAdvice?: boolean; // not what is so, but what could be done
  isLoud?: boolean;
}

/** A few facts about a seat worth a glance. */
export interface Tag extends Words {
  isPaid?: boolean; // it counts what is paid in this game
  isCall?: boolean; // it was called out
  short?: string; // the key of fewer words, for seats with little room
}

/** Cards that belong together, with their words. */
export interface Group {
  words: Words | string;
  cards: string[];
  tone?: 'good' | 'bad';
}

/** A part of one's own hand, with its name. */
export interface Part extends Words {
  cards?: readonly string[]; // none: whatever is in no other part
  colour?: Colour;
  tone?: 'good' | 'bad';
  isBelow?: boolean; // in the second line, where the hand is split into two
}

/** What a seat shows at the end of a round. */
export interface Show {
  groups: Group[];
  title?: Words; // what it did: it comes first
  worth?: Words & { isGood: boolean };
}

export interface Layout {
  centre: ZoneLayout[]; // the cards are dealt from the first
  own: ZoneLayout[]; // beside the hand
  others: ZoneLayout[]; // in front of the other seats
  hand: string | undefined; // the zone of the cards that a player holds
  holds: number; // cards that a hand usually has at most: room is kept for them, and more are drawn smaller

  // ------------------------------------------------------------ verbs
  /** Verbs that a touch of the card does not carry out: the target must be touched, or a button. */
  slow: string[];
  /** Verbs by which a card is only put aside: cards that can do more are marked, and so are their targets. */
  aside: string[];
  /** What has a button, by its place in the row: verbs, `own`, `proposals`, and `leave` for taking back what is not sent, where no other button is when that begins. All else is in the last place; where several things are, one button asks which. */
  slots: [string[], string[], string[]];
  /** Verbs that get a button though their pile can be touched: what a newcomer looks for. */
  buttons: string[];
  /** Verbs that never get a button: their target is touched, or the game shows them in its own way. */
  unlisted: string[];
  /** Verbs that are offered with the proposals, if there are any. */
  withProposals: string[];
  /** Verbs that can be carried out by themselves after a while where nothing but races is left beside them: the words for it are found
   *  under `alone-VERB`, those of the switch under `automatic-VERB`. What tells the others what they do not see, and what one may like to
   *  do by hand, only for whoever wishes so. */
  alone: Record<string, 'if wished' | 'unless unwished'>;
  /** Whether nothing in the hand can be played, which one may overlook. */
  isStuck?(view: View): boolean;
  /** Verbs that are called out, out of turn: the words for it are found under `race-VERB`. */
  races: string[];
  /** The verbs that are tried, in this order, when a touch asks for what is not legal; undefined for all of them. */
  tries?(thing: Thing, view: View): string[] | undefined;

  // ------------------------------------------------------------ what is said and shown
  tags(view: View, seat: number): Tag[];
  /** What a seat plays for now, where that is not the same for all: the words for it get `$parts`. */
  aim?(view: View, seat: number): (Words & { parts: Words[] }) | undefined;
  /** What is asked now, if the page can say it more exactly than by `prompt` alone. */
  prompt?(view: View): Words | undefined;
  /** What no card shows; where a hand lies in its parts it says more by itself. */
  notices(view: View, isParted?: boolean): Notice[];
  /** All that the notices may say in this round, as far as it may need more room than others: room is kept for it. */
  noticeRoom?(view: View, isParted?: boolean): Notice[][];
  /** Which calls (events of the kind Declared) make a sound at this table. */
  heard: string[];
  /** Which calls burst at the seat of whoever makes them. */
  bursts: string[];
  /** The card that was just taken. */
  fresh?(view: View): string | undefined;
  /** The sign of what is paid, in games where something is. */
  token?: Component;
  /** What actions cost of it. */
  prices(view: View): Record<string, number>;
  /** One's own cards in the parts that they are collected for, in games where cards are collected. */
  parts?(view: View): Part[] | undefined;
  /** Where they need two lines, each part stays in its own, and neither line covers the other. */
  isSplit?: boolean | 'close';
  /** The names of these parts say what the notices say: where a table is low, that is enough. */
  arePartsTelling?: boolean;
  /** The cards of a proposal in groups, if not simply what its steps do. */
  preview?(moves: readonly Move[], view: View): Group[] | undefined;
  /** What a proposal is worth. */
  worth?(view: View, steps: readonly string[]): Words | undefined;
  /** What a seat shows at the end of a round, by what was said of it, if not just the cards left in its hand. */
  show?(sentences: readonly Sentence[], seat: number): Show;
  /** The score beside a name while the match runs, if it says something then. */
  score(view: View, seat: number): number | undefined;
  /** How far a seat is on its way to win the match, beside the others: more is better. */
  ahead(view: View, seat: number): number;
  /** Whether points decide anything, where that is a matter of options. */
  hasPoints(view: View): boolean;
  /** What decided, if that is not the score: the words for it at the end. */
  outcome?(view: View, seat: number): { key: string; args: { n: number } } | undefined;

  // ------------------------------------------------------------ parts of its own
  /** A button before all others. */
  button?: {
    isThere(view: View, play: Play, session: Followed): boolean;
    show: Component<{ view: View; play: Play }>;
  };
  /** Shown below the proposals: a way to put a move together by hand. */
  chooser?: Component<{ view: View; onchoose: (steps: string[]) => void }>;
  /** A move that is put together by hand, in a sheet over the table: the verb that begins it, its parts, and how they are shown. */
  making?: { verb: string; nParts(view: View): number; show: Component<{ view: View; play: Play; building: Building }> };
}

/** A game's layout from what is its own; the rest is as in most games. */
export function gameLayout(own: Partial<Layout> & Pick<Layout, 'centre' | 'others'>): Layout {
  return {
    own: [],
    hand: 'hand',
    holds: 10,
    slow: [],
    aside: [],
    alone: {},
    slots: [['proposals', 'own', 'leave'], [], []],
    buttons: [],
    unlisted: [],
    withProposals: [],
    races: [],
    heard: [],
    bursts: [],
    tags: () => [],
    notices: () => [],
    prices: () => ({}),
    score: (view, seat) => view.scores[seat],
    ahead: (view, seat) => view.scores[seat] ?? 0,
    hasPoints: () => true,
    ...own,
  };
}
