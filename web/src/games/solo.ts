/** SOLO on the table: pack and discard pile in the middle, hands around. */
import { gameLayout, type Move, type Notice } from './layout';

const COLOURS = ['red', 'green', 'blue', 'yellow'];

export const solo = gameLayout({
  id: 'solo',
  look: { colours: ['R', 'Y', 'B'], cards: ['R+2', 'Y7', 'CC', 'G4', 'BC'], minutes: [15, 40], special: ['R+2', 'YM', 'GC', 'BS', 'CC', '+4', 'AR'] },
  centre: [
    { zone: 'pack', style: 'stack' },
    { zone: 'discard', style: 'stack' },
  ],
  others: [{ zone: 'hand', style: 'fan' }],
  bots: 3,
  read({ action, hand, view }): Move {
    const found = /^(lay|throw in) (\S+)(?: (\S+?))??( SOLO)?$/.exec(action);
    if (found) {
      const [, verb = '', card = '', more, call] = found;
      const move: Move = {
        action,
        verb: verb === 'lay' ? 'lay' : 'throw-in',
        from: hand,
        card,
        to: 'discard',
        isCall: Boolean(call),
      };
      if (more && COLOURS.includes(more)) move.choice = { kind: 'colour', colour: more };
      else if (more) move.choice = { kind: 'player', seat: Number(more) };
      return move;
    }
    if (action === 'take') {
      const due = Number(view.facts.due ?? 0);
      return { action, verb: 'take', from: 'pack', to: hand, args: { n: due || 1 } };
    }
    return { action, verb: action.replaceAll(' ', '-') };
  },
  buttons: ['take'],
  notices(view) {
    const { colour, due, direction } = view.facts as { colour: string; due: number; direction: string };
    const notices: Notice[] = [
      { key: 'notice-colour', args: { colour }, colour },
      { key: 'notice-direction', args: { direction } },
    ];
    return due ? [...notices, { key: 'notice-due', args: { n: due }, isLoud: true }] : notices;
  },
  attempt: (thing) => (thing.card ? `lay ${thing.card}${['CC', '+4'].includes(thing.card) ? ' red' : ''}` : thing.spot === 'pack' ? 'take' : undefined),
  tags(view, seat) {
    const said = view.facts.said as number[] | undefined;
    return said?.[seat] ? [{ key: 'tag-said-solo', icon: 'call' }] : [];
  },
});
