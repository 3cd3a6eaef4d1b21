/** The page reads every action of every game as the engine means it. */
import { expect, it } from 'vitest';

import { Actions } from '../src/lib/actions';
import type { GameDeclared } from '../src/lib/protocol';
import type { View, ZoneShown } from '../src/lib/protocol';
import { printed } from './python';

interface Meaning {
  action: string;
  verb: string;
  values: Record<string, number>;
  card: string;
  sources: string[];
  target: string;
  choice: string[];
  calls: boolean;
  races: boolean;
}

const games = printed('actions.py') as { declared: GameDeclared; meanings: Meaning[] }[];

/** A view of seat 1 in which only one spot holds cards. */
function viewWith(spot: string): View {
  const [zone = '', seat, pile] = spot.split('/');
  const held: ZoneShown = { zone, n: 1, ...(seat && { seat: Number(seat) }), ...(pile && { pile: Number(pile) }) };
  return { viewer: 1, zones: [held] } as unknown as View;
}

it.each(games)('$declared.id', ({ declared, meanings }) => {
  const actions = new Actions(declared.cards, declared.actions);
  for (const { action, verb, values, card, sources, target, choice, calls, races } of meanings) {
    for (const from of sources.length ? sources : [undefined]) {
      const move = actions.read(action, viewWith(from ?? ''));
      expect({ ...move, values: Object.fromEntries(move.values.map(({ slot, n }) => [slot, n])) }).toMatchObject({ action, verb, values, isCall: calls, races });
      expect([move.card ?? '', move.from, move.to ?? '']).toEqual([card, from, target]);
      expect(move.choice.map((value) => value.slot).sort()).toEqual([...choice].sort());
    }
  }
});
