/** SOLO on the table: pack and discard pile in the middle, hands around, and a button to call. */
import { readIn } from '..';
import { colourNamed } from '../../lib/faces';
import { topOf, zoneAt } from '../../lib/places';
import type { View } from '../../lib/protocol';
import { faceOf } from '../faces';
import type { Play } from '../../table/play.svelte';
import { gameLayout, type Notice } from '../layout';
import Call from './Call.svelte';

/** The colour that was chosen, while the card on top has none of its own. */
function tint(view: View) {
  const top = topOf(zoneAt(view, 'discard'));
  return top && faceOf(top, view.game).colour === 'X' ? colourNamed(view.facts.colour as string) : undefined;
}

/** Whether SOLO can be said: with a card, or late. */
const canCall = (view: View, play: Play) =>
  view.legal.some((action) => readIn(view, action).isCall) || play.moves.some((move) => move.verb === 'say-solo');

interface InForce {
  colour: string;
  direction: string;
  due: number;
}
const COLOURS = ['red', 'green', 'blue', 'yellow'];
const DIRECTIONS = ['clockwise', 'anticlockwise'];
const MOST_DUE = 10; // two digits

function noticesOf({ colour, direction, due }: InForce): Notice[] {
  const notices: Notice[] = [
    { key: 'notice-colour', args: { colour }, colour },
    { key: 'notice-direction', args: { direction } },
  ];
  return due ? [...notices, { key: 'notice-due', args: { n: due }, isLoud: true }] : notices;
}

export const layout = gameLayout({
  centre: [
    { zone: 'pack', style: 'stack' },
    { zone: 'discard', style: 'stack', tint },
  ],
  others: [{ zone: 'hand', style: 'fan' }],
  holds: 15,
  slots: [['own'], ['take'], ['pass', 'catch']],
  buttons: ['take'],
  unlisted: ['say-solo'],
  races: ['throw-in'],
  heard: ['solo', 'throw-in'],
  bursts: ['solo'],
  button: {
    isThere: (view, play, session) => view.options.solo_call !== 'off' && !session.isReplay && canCall(view, play),
    show: Call,
  },
  isStuck: (view) => !view.legal.some((action) => readIn(view, action).card),
  fresh: (view) => view.facts.drawn as string | undefined,
  score: (view, seat) => (view.options.scoring === 'round' ? undefined : view.scores[seat]),
  notices: (view) => noticesOf(view.facts as unknown as InForce),
  noticeRoom: () => COLOURS.flatMap((colour) => DIRECTIONS.map((direction) => noticesOf({ colour, direction, due: MOST_DUE }))),
  tags(view, seat) {
    const said = view.facts.said as number[] | undefined;
    return said?.[seat] ? [{ key: 'tag-said-solo', isCall: true }] : [];
  },
});
