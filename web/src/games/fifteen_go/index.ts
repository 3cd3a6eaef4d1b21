/** 15GO! on the table: rows grow in the middle beside the turned card, two piles in front of everybody. */
import { zoneAt } from '../../lib/places';
import type { View } from '../../lib/protocol';
import { gameLayout } from '../layout';

const FULL = 15;
const MOST_SETS = 8; // unless fewer are played with

const nCards = (view: View, seat: number) => ['closed', 'open'].reduce((sum, zone) => sum + (zoneAt(view, zone, seat)?.n ?? 0), view.turn === seat ? (zoneAt(view, 'turned')?.n ?? 0) : 0);

export const layout = gameLayout({
  centre: [
    { zone: 'turned', style: 'stack' },
    { zone: 'row', style: 'trail', isOptional: true, full: FULL, coming: (view) => Array<number>(Number(view.options.sets ?? MOST_SETS)).fill(FULL) }, // each set has a 1
    { zone: 'finished', style: 'stack', isOptional: true, isSmall: true },
  ],
  own: [
    { zone: 'closed', style: 'stack' },
    { zone: 'open', style: 'stack' },
    { zone: 'taken', style: 'stack', isOptional: true, isSmall: true },
  ],
  others: [
    { zone: 'closed', style: 'stack' },
    { zone: 'open', style: 'stack' },
  ],
  hand: undefined,
  slots: [['turn', 'proposals', 'leave'], ['stop', 'put-down'], ['build', 'alone']], // a finger that comes late ends no turn that goes on, and turns no card
  aside: ['put-down'],
  buttons: ['turn', 'stop', 'put-down', 'build'],
  alone: { 'put-down': 'unless unwished', turn: 'if wished' }, // everybody sees the card, and where it could go
  /** One’s own open pile is only built upon, unless it may be played at this table. */
  tries: ({ spot }, view) => (spot === `open/${view.viewer}` && !view.options.play_open ? ['build'] : ['turn', 'build', 'row', 'give']),
  /** Two piles, and a card in between: what counts is how many they are together. */
  tags: (view, seat) => [{ key: 'tag-cards', short: 'tag-cards-short', args: { n: nCards(view, seat) } }],
  outcome: (view, seat) => (view.options.points ? undefined : { key: 'cards-left', args: { n: -(view.scores[seat] ?? 0) } }),
  score: (view, seat) => (view.options.points ? view.scores[seat] : undefined),
});
