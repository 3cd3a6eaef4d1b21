/** I Go! on the table: stock, display and discard pile in the middle; a row is proposed, or chosen by its colours. */
import { colourNamed } from '../../lib/faces';
import { cardName, colourName } from '../../lib/names';
import { zoneAt } from '../../lib/places';
import type { Sentence, View } from '../../lib/protocol';
import { faceOf } from '../faces';
import { gameLayout, type Group, type Notice, type Words } from '../layout';
import RowChooser from './RowChooser.svelte';

/** The minus points that one's own hand is worth now. */
function minusOf(view: View): Words | undefined {
  const n = view.facts.minus as number | undefined;
  return n === undefined ? undefined : { key: isBeforeDiscard(view) ? 'notice-minus-after' : 'notice-minus', args: { n } };
}

/** How one's own hand falls apart with the best row: what is free, the row, and what counts minus. */
const groupsOf = (view: View) => view.facts.groups as { free: string[]; row: string[]; rest: string[] } | undefined;

/** With a card more than the groups have: the one that is best discarded. */
function isBeforeDiscard(view: View): boolean {
  const { free = [], row = [], rest = [] } = groupsOf(view) ?? {};
  return free.length + row.length + rest.length < (zoneAt(view, 'hand', view.viewer)?.n ?? 0);
}

/** The card that is best discarded: it is in none of the groups. */
function spareIn(view: View): string | undefined {
  const { free = [], row = [], rest = [] } = groupsOf(view) ?? {};
  const grouped = new Set([...free, ...row, ...rest]);
  return zoneAt(view, 'hand', view.viewer)?.cards?.find((card) => !grouped.has(card)); // no card is there twice
}

/** The most minus points with which a call wins more often than not by now: hints keep to it too. */
function enoughIn(view: View): Notice[] {
  const { enough: n, own_turn: turn, fewer_from: from = 0 } = view.facts as { enough?: number; own_turn?: number; fewer_from?: number };
  return n === undefined || turn === undefined ? [] : [{ key: 'notice-enough', args: { n, turn, from }, isAdvice: true }];
}

/** The longest that is said, with numbers of two digits. */
const FREE: Notice = { key: 'notice-free-colour', colour: 'R' };
const GROUPS: Notice = { key: 'notice-groups-after', args: { free: 10, row: 10, rest: 10 } };
const MINUS: Notice = { key: 'notice-minus-after', args: { n: 88 } };
const ENOUGH: Notice = { key: 'notice-enough', args: { n: 88, turn: 88, from: 88 } };

const TONES: Record<string, Group['tone']> = { group: 'good', row: 'good', added: 'good', rest: 'bad' };

/** What a seat has shown, from what was said of it. */
function shown(sentences: readonly Sentence[], seat: number) {
  const isOf = ({ args: { player } }: Sentence) => typeof player === 'object' && 'seats' in player && player.seats.includes(seat);
  const caller = sentences.find(({ key }) => key === 'declared-minus'); // who shows first
  const minus = sentences.findLast((each) => each.key === 'declared-minus' && isOf(each))?.args.detail;
  return {
    groups: Object.entries(TONES).flatMap(([what, tone]): Group[] =>
      sentences.flatMap((each) => {
        const { detail } = each.args;
        return each.key === `declared-${what}` && isOf(each) && typeof detail === 'object' && 'cards' in detail ? [{ words: { key: `show-${what}` }, cards: detail.cards, tone }] : [];
      }),
    ),
    title: caller && isOf(caller) ? { key: 'do-i-go' } : undefined,
    worth: typeof minus === 'number' ? { key: 'show-minus', args: { n: minus }, isGood: minus === 0 } : undefined,
  };
}

export const layout = gameLayout({
  centre: [
    { zone: 'stock', style: 'stack' },
    { zone: 'display', style: 'spread' },
    { zone: 'discard', style: 'stack' },
  ],
  others: [{ zone: 'hand', style: 'fan' }],
  holds: 13,
  isSplit: true,
  slow: ['discard'],
  slots: [['take-stock', 'proposals', 'i-go'], ['take-display'], ['take-discard', 'pass', 'no-row']],
  buttons: ['take-stock', 'take-discard', 'take-display'],
  unlisted: ['row'],
  withProposals: ['i-go'],
  heard: ['i-go'],
  bursts: ['i-go'],
  chooser: RowChooser,
  prompt(view): Words | undefined {
    const n = view.facts.minus as number | undefined;
    const spare = view.prompt === 'prompt-lay' ? spareIn(view) : undefined;
    if (n !== undefined && spare) return { key: 'prompt-lay-with', args: { n, card: cardName(spare, view.game) } };
    return view.prompt === 'prompt-call' && n !== undefined ? { key: 'prompt-call-with', args: { n } } : undefined;
  },
  notices(view, isParted) {
    const top = zoneAt(view, 'display')?.cards?.at(-1);
    const found: Notice[] = top ? [{ ...FREE, colour: faceOf(top, view.game).colour }] : [];
    const [minus, groups] = [minusOf(view), groupsOf(view)];
    if (groups && !isParted) {
      const { free, row, rest } = groups;
      const key = isBeforeDiscard(view) ? 'notice-groups-after' : 'notice-groups';
      found.push({ key, args: { free: free.length, row: row.length, rest: rest.length } });
    }
    if (minus && !isParted) found.push(minus); // the parts say it
    return [...found, ...(view.prompt.startsWith('prompt-call') ? enoughIn(view) : [])];
  },
  noticeRoom: ({ viewer }, isParted) => [viewer < 0 ? [FREE] : [FREE, ...(isParted ? [] : [GROUPS, MINUS]), ENOUGH]],
  parts(view) {
    const groups = groupsOf(view);
    if (!groups) return undefined;
    const { free, row, rest } = groups;
    return [
      { key: 'part-free', colour: free[0] ? faceOf(free[0], view.game).colour : undefined, cards: free },
      { key: 'part-row', tone: 'good', cards: row.toSorted((a, b) => faceOf(a, view.game).rank - faceOf(b, view.game).rank) },
      { key: 'part-rest', args: { n: view.facts.minus as number }, tone: 'bad', cards: rest, isBelow: true },
      { key: 'part-discard', isBelow: true },
    ];
  },
  worth(view, steps) {
    const rows = (view.facts.row_minus as Record<string, number> | undefined) ?? {};
    const n = steps.map((step) => rows[step]).find((minus) => minus !== undefined);
    return n === undefined ? undefined : { key: 'notice-minus', args: { n } };
  },
  preview(moves, view) {
    const row = moves.find((move) => move.verb === 'row');
    if (!row) return undefined;
    const colours = row.choice.map((value) => colourNamed(value.word));
    const rows = view.facts.rows as Record<string, string[]> | undefined;
    return [{ words: colours.map(colourName).join(' + '), cards: rows?.[row.action] ?? [] }];
  },
  show: shown,
});
