/** Things of the table in words: cards for screen readers, moves for buttons. */
import { layoutOf } from '../games';
import { faceOf } from '../games/faces';
import type { Move, Value } from './actions';
import { colourNamed } from './faces';
import { HIDDEN, type View } from './protocol';
import { parts } from './speak';
import { hasText, t } from './texts.svelte';

type Args = Record<string, string | number>;

export function cardName(card: string, game: string): string {
  if (card === HIDDEN) return t('card-hidden');
  const face = faceOf(card, game);
  const what = plainName(card, game);
  return face.isTinted ? what : t('card-coloured', { colour: colourName(face.colour), what });
}

/** What is printed on a card, whatever its colour. */
export function plainName(card: string, game: string): string {
  const face = faceOf(card, game);
  return face.name ? t(face.name, { index: face.index, coins: face.coins }, game) : face.index;
}

/** The key of what a special card does, and the words for it; nothing for all others. */
export function specialOf(card: string, game: string): { key: string; words: string } | undefined {
  const { name, index, coins } = faceOf(card, game);
  const key = `special-${name.replace(/^card-/, '')}${coins > 1 ? 's' : ''}`;
  return name && hasText(key, game) ? { key, words: t(key, { index, coins }, game) } : undefined;
}

export function colourName(colour: string): string {
  return t(`colour-${colour}`);
}

/** A sentence for screen readers: its cards by their names, not by their codes. */
export function spoken(text: string, game: string): string {
  const pieces = parts(text);
  const isCard = (i: number) => pieces[i]?.kind === 'card';
  const say = (piece: string, i: number) => (piece === ' ' && isCard(i - 1) && isCard(i + 1) ? ', ' : piece);
  return pieces.map((piece, i) => (isCard(i) ? cardName(piece.text, game) : say(piece.text, i))).join('');
}

/** A seat's score in words. */
export function scoreName(view: View, seat: number): string {
  const n = view.scores[seat] ?? 0;
  const outcome = layoutOf(view.game).outcome?.(view, seat);
  return outcome ? t(outcome.key, outcome.args, view.game) : pointsName(n, view.goal);
}

/** What a seat plays for now, if that is not the same for all; else nothing. */
export function aimName(view: View, seat: number): string {
  const aim = layoutOf(view.game).aim?.(view, seat);
  const parts = aim?.parts.map((part) => t(part.key, part.args, view.game)).join(' + ');
  return aim && parts ? t(aim.key, { ...aim.args, parts }, view.game) : '';
}

/** Points in words, beside those that are played for. */
export function pointsName(n: number, goal: number | null): string {
  return goal === null ? t('score-is', { n }).replace('-', '−') : t('score-of', { n: goal < 0 ? Math.abs(n) : n, goal: Math.abs(goal) }); // minus points count up
}

/** What a match is played for, if it is played for points. */
export const goalName = ({ goal }: View) => (goal === null ? '' : goal < 0 ? t('goal-is-minus', { n: -goal }) : t('goal-is', { n: goal }));

/**
 * What a button for a move says: its verb's text, told the slots by their names, and the facts of the table. Advice may have
 * a text of its own for the verb (`advise-VERB`), which says more than there is room for on a button.
 */
export function moveName(move: Move, view: View, names: readonly string[], manner: 'do' | 'advise' = 'do', more: Args = {}): string {
  const key = hasText(`${manner}-${move.verb}`, view.game) ? `${manner}-${move.verb}` : `do-${move.verb}`;
  if (!hasText(key, view.game)) return move.action;
  const facts = Object.entries(view.facts).filter((fact): fact is [string, string | number] => ['string', 'number'].includes(typeof fact[1]));
  const slots = move.values.flatMap((value) => [[value.slot, valueName(value, view.game, names)], ...relationOf(value, view.viewer)]);
  const lacking = move.lacking.map((slot) => [slot, 'none']);
  const card = move.card ? { card: cardName(move.card, view.game) } : {};
  return t(key, { ...Object.fromEntries([...facts, ...lacking, ...slots]), ...card, ...more }, view.game);
}

/** Who a player is to the viewer, for texts to choose by, as in sentences: `$seat_is`. */
const relationOf = ({ slot, kind, n }: Value, viewer: number) => (kind === 'seat' ? [[`${slot}_is`, n === viewer ? 'you' : 'other']] : []);

/** The value of a slot for people: a name, or a number counted from 1. */
function valueName({ kind, n, word }: Value, game: string, names: readonly string[]): string | number {
  if (kind === 'card') return cardName(word, game);
  if (kind === 'seat') return names[n] ?? t('seat-n', { n: n + 1 });
  if (kind === 'colour') return colourName(colourNamed(word));
  if (kind === 'pile') return n + 1;
  return kind === 'number' ? Number(word) : word;
}

const graphemes = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/** What a name begins with, as a reader sees it: a letter, or a whole emoji. */
export function firstLetter(name: string): string {
  return graphemes ? ([...graphemes.segment(name)][0]?.segment ?? '') : ([...name][0] ?? '');
}

/** A sentence's first letter. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
