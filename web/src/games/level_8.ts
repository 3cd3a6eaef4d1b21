/** Level 8 on the table: a draw pile in the middle; everybody has a discard pile and, once laid, combinations. */
import type { View } from '../lib/protocol';
import { gameLayout, type Move, type Part } from './layout';

/** The parts of the own level with what of each is there; given steps, with what these put. */
function partsOf(view: View, steps?: readonly string[]): Part[] {
  const asked = (view.facts.level_asks_for as string[] | undefined) ?? [];
  const there = view.facts.level_collected as string[][] | undefined;
  const parts = asked.map((part, i): Part => {
    const [shape = '', size = ''] = part.split(' ');
    return { key: 'notice-part', args: { shape, n: Number(size) }, full: Number(size), cards: steps ? [] : (there?.[i] ?? []) };
  });
  if (steps) {
    const put = steps.filter((step) => step.startsWith('put ')).map((step) => step.slice(4));
    const isColour = (part: Part) => part.args.shape === 'colour';
    const inOrder = [...parts.filter(isColour), ...parts.filter((part) => !isColour(part))]; // of putting
    for (const part of inOrder) part.cards = put.splice(0, part.full);
    const next = inOrder.find((part) => part.cards.length < part.full);
    if (next) next.isNext = true;
  }
  return parts;
}

export const level_8 = gameLayout({
  id: 'level_8',
  look: { colours: ['G', 'Y', 'P'], cards: ['G5', 'Y6', 'J', 'P8', 'B9'], minutes: [30, 60], special: ['J', 'J6-10', 'MISS', 'TAKE', 'SWAP', 'KEEP'] },
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
  bots: 2,
  read({ action, words, me, hand }): Move {
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
    if (verb === 'put') return { action, verb, from: hand, card, to: 'laying' };
    if (['show', 'swap', 'keep'].includes(verb)) return { action, verb, from: hand, card };
    if (verb === 'run' || verb === 'set') return { action, verb, args: { n: Number(words[2]) } };
    if (verb === 'colour') return { action, verb, choice: { kind: 'colour', colour: card } };
    return { action, verb: action.replaceAll(' ', '-') };
  },
  buttons: ['draw'],
  notices(view) {
    const parts = partsOf(view);
    if (!parts.length) return [];
    const isLaid = (view.facts.laid as number[])[view.viewer];
    const n = (view.facts.levels as number[])[view.viewer] ?? 1;
    if (isLaid) return [{ key: 'notice-level-laid', args: { n } }];
    const lacking = parts.reduce((sum, part) => sum + part.full - part.cards.length, 0);
    return [
      { key: 'tag-level', args: { n } },
      ...parts.map(({ key, args, full, cards }) => ({ key, args, of: { there: cards.length, full } })),
      { key: 'notice-lacking', args: { n: lacking } },
    ];
  },
  parts: partsOf,
  isQuick: (move) => ['draw', 'take-from', 'claim', 'put', 'show', 'keep'].includes(move.verb),
  attempt({ spot, card }, view, to = '') {
    if (card) {
      const isPart = /\d|^J/.test(card); // of a level, unlike those that only have an effect
      if (view.facts.laying && isPart) return `put ${card}`;
      const [zone, seat, combo] = to.split('/');
      if (zone !== 'level' || !isPart) return `discard ${card}`;
      return `add ${card} to ${seat}${'abcd'[Number(combo)]}${card.startsWith('J') ? ' high' : ''}`;
    }
    if (spot === 'draw') return 'draw';
    return spot.startsWith('discard/') ? spot.replace('discard/', 'take from ') : undefined;
  },
  score: () => undefined,
  outcome: (view, seat) => ({ key: 'tag-level', args: { n: Math.min((view.facts.levels as number[])[seat] ?? 1, 8) } }),
  tags(view, seat) {
    const level = (view.facts.levels as number[])[seat] ?? 1;
    return [{ key: 'tag-level', args: { n: Math.min(level, 8) }, icon: 'level' }];
  },
});
