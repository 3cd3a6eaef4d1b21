import { expect, it } from 'vitest';

import { landed } from './landed';
import { HIDDEN, type GameEvent, type View, type ZoneShown } from './protocol';

const zones: ZoneShown[] = [
  { zone: 'pack', n: 20 },
  { zone: 'discard', n: 3, top: 'G6' },
  { zone: 'hand', seat: 0, n: 2, cards: ['R7', 'B1'] },
  { zone: 'hand', seat: 1, n: 4 },
];
const view = { zones, turn: 0, legal: ['lay R7'], prompt: 'prompt-turn', proposals: [], risky: {} } as unknown as View;
const moved = (card: string, source: object, target: object) => ({ event: 'Moved', card, source, target }) as GameEvent;

it('shows the last cards where they went, and nothing that can be done', () => {
  const after = landed(view, [
    moved('R7', { zone: 'hand', seat: 0 }, { zone: 'discard' }),
    { event: 'Declared', seat: 0, what: 'solo', detail: '' } as GameEvent,
    moved(HIDDEN, { zone: 'pack' }, { zone: 'hand', seat: 1 }),
  ]);
  expect(after.zones).toMatchObject([{ n: 19 }, { n: 4, top: 'R7' }, { n: 1, cards: ['B1'] }, { n: 5 }]);
  expect(after.zones[3]!.cards).toBeUndefined();
  expect(after).toMatchObject({ turn: null, legal: [], prompt: '' });
  expect(zones[2]).toMatchObject({ n: 2, cards: ['R7', 'B1'] }); // the view before is as it was
});

it('does not guess what lies below a card that was taken', () => {
  const after = landed(view, [moved('G6', { zone: 'discard' }, { zone: 'hand', seat: 0 })]);
  expect(after.zones[1]).toEqual({ zone: 'discard', n: 2, cards: undefined });
  expect(after.zones[2]!.cards).toEqual(['R7', 'B1', 'G6']);
});
