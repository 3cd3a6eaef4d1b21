/** A hint in words: what to do, with card, target and colour, why, and how much better that is than the next best choice. */
import { layoutOf, readIn } from '../games';
import type { Move } from './actions';
import { cardName, moveName } from './names';
import { spotOf, topOf } from './places';
import { HIDDEN, LOW_CHANCE, type Hint, type Sentence, type View } from './protocol';
import { parts, plain } from './speak';
import { hasText, speakerOf, t } from './texts.svelte';

export function adviceOf(hint: Hint, view: View, names: readonly string[]): string {
  const what = moveInWords(hint.action ? [hint.action, ...hint.rest] : [], view, names);
  const why = reasonOf(hint, view, names);
  const next = hint.beside && moveInWords(hint.beside.action ? [hint.beside.action] : [], view, names);
  const said = [t('hint-says', { what, why })];
  if (next && hint.beside) said.push(t('hint-beside', { lead: hint.beside.lead, next }));
  if (hint.is_only) said.push(t('hint-only'));
  else if (hint.chance * view.n_players < LOW_CHANCE) said.push(t('hint-behind'));
  return said.join(' ');
}

const percent = (chance: number) => Math.round(100 * chance);

/** The chances of a hint, for whoever asks; none if there is nothing else to do. */
export function numbersOf({ chance, of, beside, is_only }: Hint): string | undefined {
  if (is_only) return undefined;
  return beside ? t('hint-numbers-beside', { chance: percent(chance), other: percent(beside.chance), of }) : t('hint-numbers', { chance: percent(chance), of });
}

/** Why a hint is good: with the cards, names and numbers of this position where it has any. */
function reasonOf({ reason, particulars }: Hint, view: View, names: readonly string[]): string {
  const here = `${reason}-here`;
  if (!Object.keys(particulars).length || !hasText(here, view.game)) return t(reason, {}, view.game);
  const said = speakerOf(view.game, names, view.viewer).say({ key: here, args: particulars as Sentence['args'] });
  return plain(parts(said).map(({ kind, text }) => (kind === 'card' ? cardName(text, view.game) : text)).join(''));
}

/** A whole move; no step at all is to wait. */
export const moveInWords = (steps: readonly string[], view: View, names: readonly string[]) => (steps.length ? wholeMove(steps, view, names) : t('hint-do-nothing'));

/** A move with all its steps: what a game can picture as a whole in the words of that picture, else one after the other. */
function wholeMove(steps: readonly string[], view: View, names: readonly string[]): string {
  const moves = steps.map((step) => readIn(view, step));
  const layout = layoutOf(view.game);
  const groups = steps.length > 1 && layout.withProposals.includes(moves[0]!.verb) ? layout.preview?.(moves, view) : undefined;
  if (groups) {
    const parts = groups.map(({ words }) => (typeof words === 'string' ? words : t(words.key, words.args, view.game)));
    return t('hint-move-of', { move: advised(moves[0]!, view, names), parts: parts.join(', ') });
  }
  return moves.map((move) => advised(move, view, names)).reduce((first, then) => t('hint-then', { first, then }));
}

/** One step: unlike a button it says which card goes where. */
export function advised(move: Move, view: View, names: readonly string[]): string {
  const top = topOf(view.zones.find((zone) => spotOf(zone) === move.from));
  const card = move.card ?? (top === HIDDEN ? undefined : top);
  const price = layoutOf(view.game).prices(view)[move.action] ?? 0;
  return moveName(move, view, names, 'advise', card ? { card: cardName(card, view.game), price } : { price });
}
