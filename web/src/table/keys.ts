/** Keys of the table: each does what a touch would do. */
import type { Layout } from '../games/layout';
import type { Move } from '../lib/actions';
import { above, isWriting } from '../lib/walk';

/** What each key does, and the letter on it; the cards of the hand have the digits. */
export const KEYS = { hint: 'H', take: 'T', call: 'S' } as const;

/** The move that takes from the main pile: what a newcomer looks for first; without such, the first that takes something from the middle. */
export function takingOf(moves: readonly Move[], { buttons, centre }: Pick<Layout, 'buttons' | 'centre'>): Move | undefined {
  const [verb] = buttons;
  return moves.find((move) => !move.card && (verb ? move.verb === verb : move.from?.split('/')[0] === centre[0]?.zone));
}

/** Which card of the hand a key stands for, from 0 on: also where digits are written with the shift key. */
export const cardOf = ({ code }: { code: string }): number | undefined => {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit) - 1;
};

/** Carry out what a key stands for, if anything: not while something is written, or something lies above the table. */
export function pressed(event: KeyboardEvent, take: () => void): void {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey || isWriting() || above()) return;
  const letter = event.key.toUpperCase();
  const card = cardOf(event);
  if (letter === KEYS.take) take();
  else if (letter === KEYS.hint || letter === KEYS.call) document.querySelector<HTMLElement>(`[aria-keyshortcuts="${letter}"]`)?.click();
  else if (card !== undefined) {
    const held = document.querySelectorAll<HTMLElement>('.hand .held')[card];
    held?.focus();
    held?.click();
  }
}
