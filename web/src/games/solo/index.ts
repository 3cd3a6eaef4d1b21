/** SOLO on the table: pack and discard pile in the middle, hands around, and a button to call. */
import { colourNamed } from '../../lib/faces';
import { topOf, zoneAt } from '../../lib/places';
import type { View } from '../../lib/protocol';
import { faceOf } from '../faces';
import { gameLayout, type Notice } from '../layout';
import Call from './Call.svelte';

/** The colour that was chosen, while the card on top has none of its own. */
function tint(view: View) {
  const top = topOf(zoneAt(view, 'discard'));
  return top && faceOf(top, view.game).colour === 'X' ? colourNamed(view.facts.colour as string) : undefined;
}

export const layout = gameLayout({
  centre: [
    { zone: 'pack', style: 'stack' },
    { zone: 'discard', style: 'stack', tint },
  ],
  others: [{ zone: 'hand', style: 'fan' }],
  slots: [['own'], ['take', 'pass'], ['catch']],
  buttons: ['take'],
  unlisted: ['say-solo'],
  races: ['throw-in'],
  heard: ['solo', 'throw-in'],
  bursts: ['solo'],
  button: { isThere: (view, _, session) => view.options.solo_call !== 'off' && view.viewer >= 0 && !session.isReplay, show: Call },
  fresh: (view) => view.facts.drawn as string | undefined,
  notices(view) {
    const { colour, due, direction } = view.facts as { colour: string; due: number; direction: string };
    const notices: Notice[] = [
      { key: 'notice-colour', args: { colour }, colour },
      { key: 'notice-direction', args: { direction } },
    ];
    return due ? [...notices, { key: 'notice-due', args: { n: due }, isLoud: true }] : notices;
  },
  tags(view, seat) {
    const said = view.facts.said as number[] | undefined;
    return said?.[seat] ? [{ key: 'tag-said-solo', icon: 'call' }] : [];
  },
});
