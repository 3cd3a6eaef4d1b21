/** Level 8 on the table: a draw pile in the middle; everybody has a discard pile and, once laid, combinations. */
import type { GameLayout, Move } from './layout';

export const level_8: GameLayout = {
  id: 'level_8',
  look: { colours: ['G', 'Y', 'P'], cards: ['G5', 'Y6', 'J', 'P8', 'B9'], minutes: [30, 60] },
  centre: [
    { zone: 'draw', style: 'stack' },
    { zone: 'under', style: 'stack', isOptional: true, isSmall: true },
  ],
  own: [
    { zone: 'discard', style: 'stack' },
    { zone: 'level', style: 'spread', isOptional: true },
    { zone: 'front', style: 'stack', isOptional: true },
  ],
  others: [
    { zone: 'hand', style: 'fan' },
    { zone: 'discard', style: 'stack' },
    { zone: 'level', style: 'spread', isOptional: true },
    { zone: 'front', style: 'stack', isOptional: true },
  ],
  hasHand: true,
  bots: 2,
  parse(action, view): Move {
    const me = view.viewer;
    const hand = `hand/${me}`;
    const words = action.split(' ');
    const [verb = '', card = ''] = words;
    if (action === 'draw') return { action, verb, from: 'draw', to: hand };
    if (verb === 'take' && card === 'from') {
      return { action, verb: 'take-from', from: `discard/${words[2]}`, to: hand, args: { seat: Number(words[2]) } };
    }
    if (verb === 'take') {
      const seat = Number(words[3]);
      return { action, verb: 'claim', card, from: `shown/${seat}`, to: hand, args: { seat } };
    }
    if (verb === 'add') {
      const combo = words[3] ?? '';
      const to = `level/${combo.slice(0, -1)}/${'abcd'.indexOf(combo.slice(-1))}`;
      const end = words[4] as 'low' | 'high' | undefined;
      return { action, verb, from: hand, card, to, choice: end && { kind: 'end', end } };
    }
    if (verb === 'discard') return { action, verb, from: hand, card, to: `discard/${me}` };
    if (verb === 'miss') {
      const seat = Number(card);
      return { action, verb, from: hand, card: 'MISS', to: `seat/${seat}`, choice: { kind: 'player', seat } };
    }
    if (verb === 'play') return { action, verb: `play-${card}`, from: hand, card: card.toUpperCase() };
    if (['put', 'show', 'swap', 'keep'].includes(verb)) return { action, verb, from: hand, card };
    if (verb === 'run' || verb === 'set') return { action, verb, args: { n: Number(words[2]) } };
    if (verb === 'colour') return { action, verb, choice: { kind: 'colour', colour: card } };
    return { action, verb: action.replaceAll(' ', '-') };
  },
  buttons: ['draw'],
  notices(view) {
    const parts = view.facts.level_asks_for as string[] | undefined;
    if (!parts) return [];
    const isLaid = (view.facts.laid as number[])[view.viewer];
    const level = (view.facts.levels as number[])[view.viewer] ?? 1;
    return [
      { key: isLaid ? 'notice-level-laid' : 'notice-level', args: { n: level } },
      ...(isLaid ? [] : parts).map((part) => {
        const [shape = '', size = ''] = part.split(' ');
        return { key: 'notice-part', args: { shape, n: Number(size) } };
      }),
    ];
  },
  isQuick: (move) => ['draw', 'take-from', 'claim', 'put', 'show', 'keep'].includes(move.verb),
  attempt: (thing) =>
    thing.card ? `discard ${thing.card}` : thing.spot === 'draw' ? 'draw' : thing.spot.startsWith('discard/') ? thing.spot.replace('discard/', 'take from ') : undefined,
  score: () => undefined,
  tags(view, seat) {
    const level = (view.facts.levels as number[])[seat] ?? 1;
    return [{ key: 'tag-level', args: { n: Math.min(level, 8) }, icon: 'level' }];
  },
};
