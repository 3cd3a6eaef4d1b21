/** The pad counts as the engine does: rounds that the engine played and counted, of all games, scorings and numbers of players. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import type { Options, PadGame } from '../lib/protocol';
import { ranksOf, type Entry } from './counting';
import { courseOf, isComplete, settled } from './course';
import { countingOf } from './games';

interface Match {
  game: string;
  options: Options;
  n: number;
  rounds: { at: number; entry: Entry; scores: number[]; keeps?: number[] }[];
  ranking: number[];
}
const GOLDEN = JSON.parse(readFileSync(new URL('../../../tests/golden/pads.json', import.meta.url), 'utf8')) as { games: PadGame[]; matches: Match[] };

describe.each(GOLDEN.games)('$title', (game) => {
  const counting = countingOf(game.id)!;
  const defaults = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const matches = GOLDEN.matches.filter((match) => match.game === game.id);

  it('was played by all numbers of players', () => {
    expect(new Set(matches.map((match) => match.n)).size).toBe(game.max_players - game.min_players + 1);
  });

  it.each(matches.map((match): [string, Match] => [`${JSON.stringify(match.options)} by ${match.n}`, match]))('%s', (_, match) => {
    const rules = { data: game.scoring, options: { ...defaults, ...match.options }, n: match.n };
    const entries = match.rounds.map((round) => round.entry);
    const { tallies, nSpare } = courseOf(counting, match.rounds[0]!.at, entries, rules);
    expect(nSpare).toBe(0);
    expect(tallies.slice(1).map((tally) => tally.scores)).toEqual(match.rounds.map((round) => round.scores));
    expect(tallies.slice(0, -1).map((tally) => tally.at)).toEqual(match.rounds.map((round) => round.at));
    expect(tallies.map((tally) => tally.isOver)).toEqual([...entries.map(() => false), true]);
    expect(ranksOf(tallies.at(-1)!)).toEqual(match.ranking);
    match.rounds.forEach((round, i) => {
      const written = settled(counting, tallies[i]!, round.entry, rules);
      expect(isComplete(counting, tallies[i]!, written, rules), `round ${i + 1} can be written down`).toBe(true);
      expect(counting.count(tallies[i]!, written, rules)).toEqual(tallies[i + 1]);
      if (round.keeps) expect((tallies[i + 1]!.told ?? []).map((told) => told.seat)).toEqual(round.keeps);
    });
  });
});
