/** How a table plays, in words: the options of a game and the settings of a table, by name and value. */
import { LEVELS, type ChangeShown, type GameShown, type OptionValue, type Options, type TableShown } from './protocol';
import { titleOf } from './shelf.svelte';
import { hasText, t } from './texts.svelte';

export const DAY = 86400;

/** The settings of a table that players want to know, in the order of the form. */
const SHOWN: readonly (keyof TableShown)[] = ['clock', 'tempo', 'report_seconds', 'has_hints', 'has_chat', 'has_watchers_chat', 'watching']; // prettier-ignore
const NAMES: Record<string, string> = {
  game: 'game-of-table',
  n_seats: 'n-seats',
  clock: 'clock',
  tempo: 'tempo',
  report_seconds: 'report-seconds',
  has_hints: 'allow-hints',
  has_chat: 'allow-chat',
  has_watchers_chat: 'allow-watchers-chat',
  watching: 'allow-watching',
  shows_all_after: 'shows-all-after',
  stand_in: 'bot-for-absent',
  is_listed: 'is-listed',
};

/** The options of a game that people choose. */
export const optionsOf = (game: GameShown) => game.options.filter((option) => option.name !== 'turn_limit');

export const yesOrNo = (is: boolean) => t(is ? 'yes' : 'no');

export function clockWords(seconds: number): string {
  return seconds < DAY ? t('clock-seconds', { n: seconds }) : t('clock-days', { n: seconds / DAY });
}

/** A choice of an option as its game calls it. */
export const choiceWords = (game: string, name: string, choice: string): string =>
  hasText(`option-${name}-${choice}`, game) ? t(`option-${name}-${choice}`, {}, game) : choice;

/** What an option or setting is called. */
export function nameWords(game: string, name: string): string {
  const key = NAMES[name];
  if (key) return t(key);
  return hasText(`option-${name}`, game) ? t(`option-${name}`, {}, game) : name;
}

/** The bots that can be put on a seat: the levels, and those of this server's own. */
export const botsOf = (game: GameShown | undefined): string[] => [...LEVELS, ...(game?.own_bots ?? [])];

/** A bot's level; one of the server's own is called by its name. */
export const levelWords = (level: string): string => (hasText(`level-${level}`) ? t(`level-${level}`) : level);

/** A value of an option or setting. */
export function valueWords(game: string, name: string, value: OptionValue): string {
  if (name === 'game') return titleOf(String(value));
  if (name === 'clock') return clockWords(Number(value));
  if (name === 'tempo') return t('tempo-is', { n: Number(value) });
  if (name === 'report_seconds') return t('report-seconds-are', { n: Number(value) });
  if (name === 'watching') return yesOrNo(value === 'anybody');
  if (name === 'stand_in') return levelWords(String(value));
  if (typeof value === 'boolean') return yesOrNo(value);
  return typeof value === 'string' ? choiceWords(game, name, value) : String(value);
}

/** How long a match of a length is: in the game's own words, or by the options that set it apart from other lengths. */
export function lengthWords(game: GameShown, length: string): string {
  const setBy = (which: string): Options => ({ ...Object.fromEntries(game.options.map((option) => [option.name, option.default])), ...game.lengths[which] });
  const options = setBy(length);
  if (hasText('length-is', game.id)) return t('length-is', options as Record<string, string | number>, game.id);
  const differ = Object.keys(options).filter((name) => Object.keys(game.lengths).some((other) => setBy(other)[name] !== options[name]));
  return differ.map((name) => t('labelled', { label: nameWords(game.id, name), words: valueWords(game.id, name, options[name]!) })).join(', ');
}

/** All that is in force, as rows of name and value. */
export function inForce(game: GameShown, options: Options, shown: TableShown): { name: string; value: string }[] {
  const own = optionsOf(game).map((option) => ({ name: option.name, value: options[option.name] ?? option.default }));
  const settings = SHOWN.map((name) => ({ name, value: shown[name] as OptionValue }));
  return [...own, ...settings].map(({ name, value }) => ({ name: nameWords(game.id, name), value: valueWords(game.id, name, value) }));
}

/** What has changed, one phrase each: "cards in hand 7 → 5". */
export function changeWords(game: string, changes: ChangeShown[]): string[] {
  return changes.map(({ name, before, after }) =>
    t('changed-is', { what: nameWords(game, name), before: valueWords(game, name, before), after: valueWords(game, name, after) }),
  );
}
