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
  return top && faceOf(top, view.game).isTinted ? colourNamed(view.facts.colour as string) : undefined;
}

/** Whether SOLO can be said: with a card, or late. */
const canCall = (view: View, play: Play) =>
  view.legal.some((action) => readIn(view, action).isCall) || play.moves.some((move) => move.verb === 'say-solo');

interface InForce {
  colour: string;
  direction: string;
  due: number;
}
/** Whether a change of direction lies on top, which changes nothing for two. */
const isTurned = (view: View) => /^[RGBY]C$/.test(topOf(zoneAt(view, 'discard')) ?? '');
const COLOURS = ['red', 'green', 'blue', 'yellow'];
const DIRECTIONS = ['clockwise', 'counter-clockwise'];
const MOST_DUE = 10; // two digits

function noticesOf({ colour, direction, due }: InForce, nPlayers: number, isTurned: boolean): Notice[] {
  const notices: Notice[] = [{ key: 'notice-colour', args: { colour }, colour: colourNamed(colour) }];
  if (nPlayers > 2) notices.push({ key: 'notice-direction', args: { direction } });
  else if (isTurned) notices.push({ key: 'notice-direction-of-two' });
  return due ? [...notices, { key: 'notice-due', args: { n: due }, isLoud: true }] : notices;
}

export const layout = gameLayout({
  centre: [
    { zone: 'pack', style: 'stack' },
    { zone: 'discard', style: 'stack', tint },
  ],
  others: [{ zone: 'hand', style: 'fan' }],
  holds: 15,
  slots: [['own'], ['take', 'alone'], ['pass', 'catch']],
  buttons: ['take'],
  unlisted: ['say-solo'],
  races: ['throw-in'],
  alone: { pass: 'if wished' },
  heard: ['solo', 'throw-in'],
  bursts: ['solo'],
  button: {
    isThere: (view, play, session) => view.options.solo_call !== 'off' && !session.isReplay && canCall(view, play),
    show: Call,
  },
  isStuck: (view) => !view.legal.some((action) => readIn(view, action).card),
  fresh: (view) => view.facts.drawn as string | undefined,
  score: (view, seat) => (view.options.scoring === 'round' ? undefined : view.scores[seat]),
  notices: (view) => noticesOf(view.facts as unknown as InForce, view.n_players, isTurned(view)),
  noticeRoom: ({ n_players }) => COLOURS.flatMap((colour) => DIRECTIONS.map((direction) => noticesOf({ colour, direction, due: 0 }, n_players, true))).concat(COLOURS.map((colour) => noticesOf({ colour, direction: DIRECTIONS[1]!, due: MOST_DUE }, n_players, false))),
  tags(view, seat) {
    const said = view.facts.said as number[] | undefined;
    return said?.[seat] ? [{ key: 'tag-said-solo', isCall: true }] : [];
  },
});
