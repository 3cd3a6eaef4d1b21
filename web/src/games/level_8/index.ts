/** Level 8 on the table: a draw pile in the middle; everybody has a discard pile and, once laid, combinations. */
import { readIn } from '..';
import type { Move } from '../../lib/actions';
import { zoneAt } from '../../lib/places';
import type { View } from '../../lib/protocol';
import { gameLayout, type Group, type Notice, type ZoneLayout } from '../layout';
import Laying from './Laying.svelte';
import { askedOf, partsOf, sizesOf, type Part } from './parts';

const levelOf = (view: View, seat: number) => (view.facts.levels as number[])[seat] ?? 1;
const tag = (view: View, seat: number) => ({ key: 'tag-level', args: { n: Math.min(levelOf(view, seat), 8) } });
const begun = (view: View) => view.facts.laying as string[] | undefined;
const PLACE: ZoneLayout[] = [
  { zone: 'discard', style: 'stack', isBin: true },
  { zone: 'level', style: 'spread', isOptional: true, coming: sizesOf },
  { zone: 'front', style: 'stack', isOptional: true, isSmall: true, coming: () => [1] },
];

/** The cards that stay in hand. */
function leftOf(moves: readonly Move[], view: View): string[] {
  const left = [...(zoneAt(view, 'hand', view.viewer)?.cards ?? [])];
  for (const { verb, card } of moves) if (verb === 'put' || verb === 'add') left.splice(left.indexOf(card!), 1);
  return left;
}

const MISSING = [0, 1, 9]; // each has words of its own

/** The level, how far each of its parts has come, and how many cards are missing. */
const collecting = (level: number, parts: readonly Part[], missing: number): Notice[] => [
  { key: 'tag-level', args: { n: level } },
  ...parts.map(({ key, args, full, cards }) => ({ key, args, of: { there: cards.length, full } })),
  { key: 'notice-missing', args: { n: missing } },
];

export const layout = gameLayout({
  centre: [
    { zone: 'draw', style: 'stack' },
    { zone: 'under', style: 'stack', isOptional: true, isSmall: true, coming: () => [1] },
  ],
  own: PLACE,
  others: [{ zone: 'hand', style: 'fan' }, ...PLACE],
  holds: 12,
  aside: ['discard'],
  slow: ['add', 'discard', 'miss', 'play-take', 'play-swap', 'play-keep', 'swap', 'show', 'keep'],
  slots: [['proposals'], ['leave', 'draw', 'play-take', 'play-swap', 'play-keep', 'swap', 'show', 'keep'], ['done', 'claim']],
  buttons: ['draw'],
  withProposals: ['lay-level'],
  heard: ['level'],
  making: { verb: 'lay-level', nParts: (view) => partsOf(view).length, show: Laying },
  tries({ card }, view) {
    if (!card) return undefined;
    return begun(view) ? ['put', 'discard'] : ['discard', 'add'];
  },
  notices(view) {
    const parts = partsOf(view);
    if (!parts.length) return [];
    const n = levelOf(view, view.viewer);
    if ((view.facts.laid as number[])[view.viewer]) return [{ key: 'notice-level-laid', args: { n } }];
    return collecting(n, parts, parts.reduce((sum, part) => sum + part.full - part.cards.length, 0));
  },
  noticeRoom(view) {
    const parts = partsOf(view);
    return parts.length ? MISSING.map((missing) => collecting(levelOf(view, view.viewer), parts, missing)) : [];
  },
  parts: (view) => (view.facts.level_collected ? [...partsOf(view).map((part) => ({ ...part, key: 'part-collected', args: { ...part.args, there: part.cards.length } })), { key: 'part-rest', isBelow: true }] : undefined),
  isSplit: 'close',
  arePartsTelling: true,
  preview(moves, view) {
    const groups: Group[] = [];
    if (moves.some((move) => move.verb === 'put')) {
      const before = (begun(view) ?? []).map((step) => readIn(view, step));
      for (const part of partsOf(view, [...before, ...moves])) groups.push({ words: part, cards: part.cards });
    }
    const added = moves.filter((move) => move.verb === 'add');
    const isWhole = groups.length > 0;
    if (isWhole && added.length) groups.push({ words: { key: 'proposal-added' }, cards: added.map((move) => move.card!) });
    if (isWhole) groups.push({ words: { key: 'proposal-left' }, cards: leftOf(moves, view) });
    return isWhole ? groups : undefined;
  },
  worth(view, steps) {
    const moves = steps.map((step) => readIn(view, step));
    if (!moves.some((move) => move.verb === 'put')) return undefined;
    const jokers = moves.filter(({ verb, card }) => (verb === 'put' || verb === 'add') && card?.startsWith('J')).length;
    return { key: 'proposal-worth', args: { left: leftOf(moves, view).length, jokers } };
  },
  score: () => undefined,
  ahead: (view, seat) => levelOf(view, seat) + ((view.facts.laid as number[])[seat] ? 0.5 : 0),
  outcome: tag,
  aim(view, seat) {
    const parts = askedOf(view, seat);
    return parts.length ? { ...tag(view, seat), key: 'level-asks-for', parts } : undefined;
  },
  tags: (view, seat) => [{ ...tag(view, seat), short: 'tag-level-short' }],
});
