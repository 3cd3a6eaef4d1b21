/** Things of the table in words: cards for screen readers, moves for buttons. */
import { layoutOf } from '../games';
import type { Move } from '../games/layout';
import { faceOf } from './faces';
import { hasText, t } from './texts.svelte';
import { HIDDEN, type View } from './protocol';

export function cardName(card: string, game: string): string {
  if (card === HIDDEN) return t('card-hidden');
  const face = faceOf(card, game);
  const sign = face.sign ? t(`sign-${face.sign}`) : '';
  if (game === 'skipbo_masters') {
    return face.coins ? t('card-toll', { n: face.index, coins: face.coins }) : sign || face.index;
  }
  const what = [sign, face.index].filter(Boolean).join(' ');
  return face.colour === 'X' || (face.colour === 'K' && face.sign) // black is no colour where a sign is all
    ? what
    : t('card-coloured', { colour: t(`colour-${face.colour}`), what });
}

export function colourName(colour: string): string {
  return t(`colour-${colour}`);
}

/** A seat's score in words. */
export function scoreName(view: View, seat: number): string {
  const outcome = layoutOf(view.game).outcome?.(view, seat) ?? { key: 'score-is', args: { n: view.scores[seat] ?? 0 } };
  return t(outcome.key, outcome.args, view.game);
}

/** What a button for a move says. */
export function moveName(move: Move, game: string, names: readonly string[]): string {
  const seat = move.args?.seat ?? (move.choice?.kind === 'player' ? move.choice.seat : undefined);
  const key = `do-${move.verb}`;
  if (!hasText(key, game)) return move.action;
  return t(key, {
    ...move.args,
    card: move.card ? cardName(move.card, game) : '',
    player: seat === undefined ? '' : (names[Number(seat)] ?? ''),
    end: move.choice?.kind === 'end' ? move.choice.end : 'none',
    pile: move.to ? Number(move.to.split('/').at(-1)) + 1 || 1 : 1,
  }, game); // prettier-ignore
}
