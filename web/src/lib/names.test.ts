/** What is told to screen readers names every card in words, in every game and language. */
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { filesOf } from '../../texts.plugin.ts';
import { DECLARED, playAll } from '../games/declared';
import { Tongue } from './bundles';
import { cardName, spoken } from './names';
import { HIDDEN, type Sentence } from './protocol';
import { LANGUAGES, learn, speak, speakerOf } from './texts.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('the texts are all here')));
  await playAll();
});

const laid = (cards: string[]): Sentence => ({
  key: 'event-revealed',
  args: { player: { seats: [1] }, cards: { cards }, place: { zone: 'hand', seat: 1 } },
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language));

  it.each(DECLARED)('names every card of $id', async ({ id, cards }) => {
    await learn(id);
    const own = new Tongue(language, filesOf(language));
    const names = new Set<string>();
    for (const card of [...cards, HIDDEN]) {
      const name = cardName(card, id);
      names.add(name);
      expect(name, card).not.toMatch(/[{}$]|\b(sign|colour|card)-/); // a text that is missing
      const asCode = new RegExp(`(?<![\\p{L}\\d])${card.replace(/[+*?]/g, '\\$&')}(?![\\p{L}\\d])`, 'u');
      if (!/^\d+$/.test(card)) expect(name, card).not.toMatch(asCode); // a plain number is its own name
      const text = spoken(own.speaker(id, ['Ann', 'Ben']).say(laid([card])), id);
      expect(text, card).toContain(card === HIDDEN ? 'Ben' : name);
      expect(text).not.toMatch(/[\ue000-\ue002]/);
    }
    expect(names.size).toBe(cards.length + 1); // each is told from all others
  });
});

it('reads several cards one by one', async () => {
  await speak('en');
  await learn('solo');
  const say = speakerOf('solo', ['Ann', 'Ben'], 1).say;
  expect(spoken(say(laid(['GM', 'R7', '+4'])), 'solo')).toBe('You show green “miss a turn”, red 7, “take 4”.');
});
