/** 15GO! on the table: rows grow in the middle beside the turned card, two piles in front of everybody. */
import { gameLayout } from '../layout';

export const layout = gameLayout({
  centre: [
    { zone: 'turned', style: 'stack' },
    { zone: 'row', style: 'trail', isOptional: true, full: 15 },
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
  slots: [['proposals', 'leave'], ['turn', 'put-down'], ['stop', 'build']],
  buttons: ['turn', 'stop', 'put-down', 'build'],
  tries: () => ['turn', 'build', 'row', 'give'],
  outcome: (view, seat) => (view.options.points ? undefined : { key: 'cards-left', args: { n: -(view.scores[seat] ?? 0) } }),
  score: (view, seat) => (view.options.points ? view.scores[seat] : undefined),
});
