/** What is selected or asked while others act. */
import { expect, it } from 'vitest';

import type { View } from '../lib/protocol';
import type { Followed } from '../lib/session.svelte';
import { Play } from './play.svelte';

const AT = {} as DOMRect; // where the eye is
const WISHES = ['lay CC red', 'lay CC blue'];

function view(legal: string[]): View {
  return {
    version: 1, game: 'solo', viewer: 0, n_players: 3, options: {}, round_no: 1, turn: 0, is_over: false, zones: [], facts: {},
    scores: [0, 0, 0], ranking: null, legal, proposals: [], prompt: '',
  }; // prettier-ignore
}

function sitDown(legal: string[]) {
  let shown = $state.raw(view(legal));
  const sent: string[][] = [];
  const session = {
    get view() {
      return shown;
    },
    hints: [],
    isReplay: false,
    act: (actions: string[]) => Promise.resolve(void sent.push(actions)),
  } as unknown as Followed;
  const play = new Play(session);
  const happens = (now: string[]) => {
    shown = view(now);
    play.settle();
  };
  return { play, sent, happens };
}

it('a choice stays open while others act, as long as all of it can still be done', () => {
  const { play, happens } = sitDown([...WISHES, 'take']);
  play.tap({ spot: 'hand/0', card: 'CC' }, AT);
  expect(play.chooser?.moves.map((move) => move.action)).toEqual(WISHES);
  happens([...WISHES, 'catch']);
  expect(play.chooser?.moves.map((move) => move.action)).toEqual(WISHES);
  happens(['lay CC red']);
  expect(play.chooser).toBeUndefined();
});

it('what was chosen is sent, and the choice is over', () => {
  const { play, sent } = sitDown(WISHES);
  play.tap({ spot: 'hand/0', card: 'CC' }, AT);
  play.send([play.chooser!.moves[1]!.action]);
  expect(sent).toEqual([['lay CC blue']]);
  expect(play.chooser).toBeUndefined();
});

it('a selected card stays selected until nothing can be done with it', () => {
  const { play, happens } = sitDown(['lay R7', 'take']);
  play.selected = { spot: 'hand/0', card: 'R7' };
  happens(['lay R7', 'catch']);
  expect(play.selected).toEqual({ spot: 'hand/0', card: 'R7' });
  happens(['take']);
  expect(play.selected).toBeUndefined();
});
