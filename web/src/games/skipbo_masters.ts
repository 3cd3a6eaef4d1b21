/** Skip-Bo Masters on the table: building piles in the middle, a stock, help piles and coins for everybody. */
import { zoneAt } from '../lib/protocol';
import { gameLayout, type Move } from './layout';

export const skipbo_masters = gameLayout({
  id: 'skipbo_masters',
  look: { colours: ['T', 'V', 'O'], cards: ['3', '7*', 'SB', '8', '12**'], minutes: [20, 40], special: ['SB', '3*', '11**'] },
  centre: [
    { zone: 'draw', style: 'stack' },
    {
      zone: 'building',
      style: 'stack',
      full: 12,
      height: (view, pile) => (view.facts.heights as number[])[pile] ?? 0,
      badge(view, pile) {
        const n = (view.facts.beside as number[])[pile] ?? 0;
        return n ? { icon: 'coin', n } : undefined;
      },
    },
    { zone: 'finished', style: 'stack', isOptional: true, isSmall: true },
  ],
  own: [
    { zone: 'stock', style: 'stack', isGoal: true },
    { zone: 'help', style: 'stack' },
  ],
  others: [
    { zone: 'stock', style: 'stack', isGoal: true },
    { zone: 'help', style: 'stack' },
  ],
  bots: 2,
  read({ action, words, me, hand }): Move {
    const to = `building/${words.at(-1)}`;
    if (words[0] === 'play' && words[1] === 'stock') return { action, verb: 'play-stock', from: `stock/${me}`, to };
    if (words[0] === 'play' && words[1] === 'help') {
      return { action, verb: 'play-help', from: `help/${me}/${words[2]}`, to };
    }
    if (words[0] === 'play') return { action, verb: 'play', from: hand, card: words[1], to };
    if (words[0] === 'buy') {
      const seat = Number(words[2]);
      const from = words[1] === 'stock' ? `stock/${seat}` : `help/${seat}/${words[3]}`;
      return { action, verb: 'buy', from, to, args: { seat } };
    }
    if (words[0] === 'stand') return { action, verb: 'stand-in', from: `coins/${me}`, to };
    if (words[0] === 'discard') {
      return { action, verb: 'discard-help', from: hand, card: words[1], to: `help/${me}/${words[3]}` };
    }
    return { action, verb: action };
  },
  isQuick: (move) => move.verb.startsWith('play'),
  attempt(thing, view, to = '') {
    const [zone, seat, pile] = thing.spot.split('/');
    const [zoneTo, n = '0', helpTo] = to.split('/');
    if (thing.card && zoneTo === 'help') return `discard ${thing.card} to ${helpTo}`;
    const building = zoneTo === 'building' ? n : '0';
    if (thing.card) return `play ${thing.card} to ${building}`;
    const isOwn = Number(seat) === view.viewer;
    if (zone === 'stock') return isOwn ? `play stock to ${building}` : `buy stock ${seat} to ${building}`;
    if (zone === 'help') return isOwn ? `play help ${pile} to ${building}` : `buy help ${seat} ${pile} to ${building}`;
    return undefined;
  },
  tags(view, seat) {
    return [{ key: 'tag-coins', args: { n: (view.facts.coins as number[])[seat] ?? 0 }, icon: 'coin' }];
  },
  hasPoints: (view) => view.options.target === '500',
  outcome(view, seat) {
    if (view.options.target === '500') return undefined;
    return { key: 'stock-left', args: { n: zoneAt(view, 'stock', seat)?.n ?? 0 } };
  },
  score: (view, seat) => (view.options.target === '500' ? view.scores[seat] : undefined),
});
