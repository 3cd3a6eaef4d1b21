/** 15GO! on the table: rows grow in the middle beside the turned card, two piles in front of everybody. */
import { gameLayout } from '../layout';

const FULL = 15;
const MOST_SETS = 8; // unless fewer are played with

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
  slots: [['proposals', 'leave'], ['turn', 'put-down'], ['stop', 'build', 'alone']],
  buttons: ['turn', 'stop', 'put-down', 'build'],
  alone: { 'put-down': 'always', turn: 'if wished' }, // everybody sees the card, and where it could go
  tries: () => ['turn', 'build', 'row', 'give'],
  outcome: (view, seat) => (view.options.points ? undefined : { key: 'cards-left', args: { n: -(view.scores[seat] ?? 0) } }),
  score: (view, seat) => (view.options.points ? view.scores[seat] : undefined),
});
