/** 15GO! on the table: rows grow in the middle beside the turned card, two piles in front of everybody. */
import { gameLayout, type Move } from './layout';

export const fifteen_go = gameLayout({
  id: 'fifteen_go',
  look: { colours: ['B', 'G', 'O'], cards: ['B13', 'G14', 'V15', 'O1', 'R2'], minutes: [15, 30] },
  centre: [
    { zone: 'turned', style: 'stack', isLarge: true },
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
  hasHand: false,
  bots: 2,
  read({ action, words, me, view }): Move {
    const [verb = '', first = '', , last = ''] = words;
    const isTurned = view.zones.some((zone) => zone.zone === 'turned' && zone.n > 0);
    const from = isTurned ? 'turned' : `open/${me}`;
    switch (verb) {
      case 'turn':
        return { action, verb, from: `closed/${me}`, to: 'turned' };
      case 'row':
        return { action, verb, from, to: `row/${first}`, args: { n: Number(first) + 1 } };
      case 'give':
        return { action, verb, from, to: `open/${first}`, args: { seat: Number(first) } };
      case 'borrow':
        return {
          action,
          verb,
          from: `open/${first}`,
          to: `row/${last}`,
          args: { seat: Number(first), n: Number(last) + 1 },
        };
      default:
        return { action, verb: action.replaceAll(' ', '-'), from, to: `open/${me}` };
    }
  },
  buttons: ['turn', 'put-down', 'build'],
  attempt(thing, view) {
    const [zone, number] = thing.spot.split('/');
    if (zone === 'closed') return Number(number) === view.viewer ? 'turn' : undefined;
    if (zone === 'row') return `row ${number}`;
    return zone === 'open' ? (Number(number) === view.viewer ? 'build' : `give ${number}`) : undefined;
  },
  outcome(view, seat) {
    return view.options.points ? undefined : { key: 'cards-left', args: { n: -(view.scores[seat] ?? 0) } };
  },
  score: (view, seat) => (view.options.points ? view.scores[seat] : undefined),
});
