/** I Go! on the table: stock, display and discard pile in the middle. */
import { gameLayout, type Move, type Notice } from './layout';

export const i_go = gameLayout({
  id: 'i_go',
  look: { colours: ['V', 'P', 'T'], cards: ['P4', 'V5', 'W6', 'T7', 'K8'], minutes: [20, 40] },
  centre: [
    { zone: 'stock', style: 'stack' },
    { zone: 'display', style: 'spread' },
    { zone: 'discard', style: 'stack' },
  ],
  others: [{ zone: 'hand', style: 'fan' }],
  bots: 3,
  read({ action, words, hand }): Move {
    const [verb = '', word = '', ...more] = words;
    if (action === 'I Go!') return { action, verb: 'i-go' };
    if (verb === 'take') return { action, verb: `take-${word}`, from: word, to: hand };
    if (verb === 'discard') return { action, verb: 'discard', from: hand, card: word, to: 'discard' };
    if (verb === 'row') return { action, verb: 'row-of', choice: { kind: 'row', colours: [word, ...more] } };
    return { action, verb: action.replaceAll(' ', '-') };
  },
  buttons: ['take-stock', 'take-discard', 'take-display'],
  notices(view) {
    const display = view.zones.find((zone) => zone.zone === 'display');
    const minus = view.facts.minus as number | undefined;
    const top = display?.cards?.at(-1);
    const found: Notice[] = top ? [{ key: 'notice-free-colour', colour: top[0] }] : [];
    return minus === undefined ? found : [...found, { key: 'notice-minus', args: { n: minus } }];
  },
  isQuick: (move) => move.verb !== 'discard',
  attempt: (thing) =>
    thing.card ? `discard ${thing.card}` : ['stock', 'display', 'discard'].includes(thing.spot) ? `take ${thing.spot}` : undefined,
  score: (view, seat) => view.scores[seat],
});
