/** A table for a game that has no folder here: where its zones lie, and what stands for it, from what it declares alone. */
import type { GameDeclared, VerbDeclared, ZoneDeclared } from '../lib/protocol';
import { COLOUR_ORDER, drawn, type Colour, type Cover } from '../lib/faces';
import { print } from './faces';
import { gameLayout, type Layout, type ZoneLayout } from './layout';

const MOST_SPREAD = 8; // cards side by side; more lie in a stack
const MOST_OF_MANY = 4; // where several piles of them lie in the middle
const N_SHOWN = 5; // cards on the cover

/** Make the table of a game, and print its cards. */
export function generic(declared: GameDeclared): Layout {
  print(declared.id, Object.fromEntries(declared.cards.map((card, i) => [card, declared.faces[i]!])), coverFrom(declared));
  return layoutFrom(declared);
}

// ------------------------------------------------------------ the table
function layoutFrom({ zones, actions }: GameDeclared): Layout {
  const spots = actions.flatMap((verb) => [...verb.sources, verb.target]);
  const isTouched = (zone: ZoneDeclared) => spots.some((spot) => spot === zone.name || spot.startsWith(`${zone.name}/`));
  const laid = (zone: ZoneDeclared): ZoneLayout => ({
    zone: zone.name,
    ...(zone.sight === 'everybody' ? { style: 'spread', most: mostOf(zone) } : { style: 'stack' }),
    isOptional: !isTouched(zone), // what nobody touches is there to be seen, if there is something
    isTarget: zone.piles > 1,
    isSmall: zone.shared && !isTouched(zone),
  });
  function mostOf(zone: ZoneDeclared): number {
    if (zone.ordered && !isTouched(zone)) return 1; // of what is done with only the last is worth a look
    return zone.shared && zone.piles > 2 ? MOST_OF_MANY : MOST_SPREAD;
  }
  /** Whether a button says it all: what is taken from where, and where it goes. */
  const isPlain = ({ sources, target }: VerbDeclared) =>
    sources.length > 0 && ![...sources, target].some(namesMany) && !sources.some((spot) => spot.startsWith(`${hand?.name}/`));
  const own = zones.filter((zone) => !zone.shared && zone.sight === 'owner');
  const hand = own.find((zone) => zone.name === 'hand') ?? own[0];
  const before = zones.filter((zone) => !zone.shared && zone !== hand).map(laid);
  const verbs = actions.map((verb) => verb.verb); // side by side in the order in which they are declared
  return gameLayout({
    centre: zones.filter((zone) => zone.shared).sort((a, b) => Number(isTouched(b)) - Number(isTouched(a))).map(laid), // prettier-ignore
    own: before,
    others: hand ? [{ zone: hand.name, style: 'fan' }, ...before] : before,
    hand: hand?.name,
    slots: [['proposals', 'own', 'leave'], verbs.filter((_, i) => i % 2 === 0), verbs.filter((_, i) => i % 2)],
    buttons: actions.filter(isPlain).map((verb) => verb.verb),
    races: actions.filter((verb) => verb.races && verb.out_of_turn).map((verb) => verb.verb),
  });
}

/** Whether a spot is one of several: it is touched, since a button for each would be too much. */
const namesMany = (spot: string) => spot.replace('{me}', '').includes('{');

// ------------------------------------------------------------ the cover
/** Cards from low to high, and the colours of most cards. */
function coverFrom({ cards, faces }: GameDeclared): Cover {
  const shown = Array.from({ length: Math.min(N_SHOWN, cards.length) }, (_, i) => cards[Math.floor(((i + 0.5) * cards.length) / N_SHOWN)]!);
  const colours = faces.map((face) => drawn(face).colour);
  const nOf = (colour: string) => colours.filter((each) => each === colour).length;
  const [first, second = first, third = first] = ([...COLOUR_ORDER] as Colour[]).sort((a, b) => nOf(b) - nOf(a)).filter(nOf);
  return { colours: [first!, second!, third!], cards: shown };
}
