/* An UNO-like game for boardgame.io, as near to SOLO as its moves go: the same 112 cards, 8 per hand, lay by colour or
 * symbol, take one and lay it or pass, miss a turn, change direction, take 2, take 4, choose, swap hands. A round that
 * is won is followed by the next deal, so a match goes on for as long as somebody moves.
 *
 * Written as boardgame.io's documentation advises: the pack and the hands are hidden by `playerView`, moves that touch
 * hidden cards run on the server only, chance comes from its random plugin, turns end by its events.
 */
'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');

const N_SYMBOLS = 13;
const MISS = 9;
const CHANGE = 10;
const TAKE_2 = 11;
const SWAP = 12;
const NO_SYMBOL = 13;
const CHOOSE = 52;
const TAKE_4 = 53;
const ALL_ROUND = 54;
const HAND = 8;
const NOTHING = -1;

/** A card is its kind: 13 * colour + symbol, black ones last. */
const DECK = [];
for (let kind = 0; kind <= ALL_ROUND; kind++) {
  const copies = kind >= CHOOSE ? 4 : kind % N_SYMBOLS === SWAP ? 1 : 2;
  for (let i = 0; i < copies; i++) DECK.push(kind);
}

const colourOf = (kind) => Math.floor(kind / N_SYMBOLS);
const symbolOf = (kind) => (kind < CHOOSE ? kind % N_SYMBOLS : NO_SYMBOL);
const fits = (table, kind) =>
  kind >= CHOOSE || colourOf(kind) === table.colour || kind % N_SYMBOLS === table.symbol;

function deal(G, random, nPlayers) {
  G.pack = random.Shuffle(DECK);
  G.hands = [];
  for (let seat = 0; seat < nPlayers; seat++) G.hands.push(G.pack.splice(-HAND));
  const first = G.pack.findLastIndex((kind) => kind < CHOOSE);
  [G.top] = G.pack.splice(first, 1);
  G.colour = colourOf(G.top);
  G.symbol = symbolOf(G.top);
  G.laid = [];
  G.direction = 1;
  G.drawn = NOTHING;
}

function draw(G, random, seat, count) {
  for (let i = 0; i < count; i++) {
    if (G.pack.length === 0) {
      if (G.laid.length === 0) return NOTHING;
      G.pack = random.Shuffle(G.laid);
      G.laid = [];
    }
    G.hands[seat].push(G.pack.pop());
  }
  return G.hands[seat].at(-1);
}

function after(G, seat, steps) {
  const n = G.hands.length;
  return (seat + G.direction * steps + n * steps) % n;
}

function endTurn(G, events, seat, steps = 1) {
  G.drawn = NOTHING;
  events.endTurn({ next: String(after(G, seat, steps)) });
}

/** Lay a card; the choice is a colour for a black card, a seat for a swap. */
function lay({ G, ctx, playerID, events, random }, kind, choice) {
  const seat = Number(playerID);
  const hand = G.hands[seat];
  const at = hand.indexOf(kind);
  if (at < 0 || !fits(G, kind)) return INVALID_MOVE;
  if (G.drawn !== NOTHING && kind !== G.drawn) return INVALID_MOVE;
  const symbol = symbolOf(kind);
  const picksColour = kind === CHOOSE || kind === TAKE_4;
  if (picksColour && !(choice >= 0 && choice < 4)) return INVALID_MOVE;
  if (symbol === SWAP && !(choice >= 0 && choice < ctx.numPlayers)) return INVALID_MOVE;

  hand.splice(at, 1);
  G.laid.push(G.top);
  G.top = kind;
  G.symbol = symbol;
  if (kind < CHOOSE) G.colour = colourOf(kind);
  else if (picksColour) G.colour = choice;

  if (hand.length === 0) {
    G.wins[seat] += 1;
    deal(G, random, ctx.numPlayers);
    endTurn(G, events, seat);
    return undefined;
  }
  let steps = 1;
  if (symbol === CHANGE) G.direction = -G.direction;
  else if (symbol === MISS) steps = 2;
  else if (symbol === TAKE_2 || kind === TAKE_4) {
    draw(G, random, after(G, seat, 1), symbol === TAKE_2 ? 2 : 4);
    steps = 2;
  } else if (symbol === SWAP) {
    G.hands[seat] = G.hands[choice];
    G.hands[choice] = hand;
  } else if (kind === ALL_ROUND) {
    if (G.direction === 1) G.hands.unshift(G.hands.pop());
    else G.hands.push(G.hands.shift());
  }
  endTurn(G, events, seat, steps);
  return undefined;
}

/** Take a card; the turn goes on, since it may be laid at once. */
function take({ G, playerID, events, random }) {
  if (G.drawn !== NOTHING) return INVALID_MOVE;
  const seat = Number(playerID);
  G.drawn = draw(G, random, seat, 1);
  if (G.drawn === NOTHING) endTurn(G, events, seat);
  return undefined;
}

function pass({ G, playerID, events }) {
  if (G.drawn === NOTHING) return INVALID_MOVE;
  endTurn(G, events, Number(playerID));
  return undefined;
}

/** @param {{deltaState: boolean}} how deltaState: send JSON patches instead of whole states */
const solo = ({ deltaState }) => ({
  name: 'solo',
  minPlayers: 2,
  maxPlayers: 10,
  deltaState,
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const G = { wins: Array(ctx.numPlayers).fill(0) };
    deal(G, random, ctx.numPlayers);
    return G;
  },
  moves: {
    lay: { move: lay, client: false },
    take: { move: take, client: false },
    pass: { move: pass, client: false },
  },
  playerView: ({ G, ctx, playerID }) => ({
    hand: playerID === null ? [] : G.hands[Number(playerID)],
    drawn: playerID === ctx.currentPlayer ? G.drawn : NOTHING,
    counts: G.hands.map((hand) => hand.length),
    top: G.top,
    colour: G.colour,
    symbol: G.symbol,
    direction: G.direction,
    wins: G.wins,
  }),
});

/** What a quick player does with the cards in view: lay a random card that fits, else take, else pass. */
function choose(view, nPlayers) {
  const kinds = (view.drawn === NOTHING ? view.hand : [view.drawn]).filter((kind) => fits(view, kind));
  if (kinds.length === 0) return view.drawn === NOTHING ? ['take', []] : ['pass', []];
  const kind = kinds[Math.floor(Math.random() * kinds.length)];
  if (kind === CHOOSE || kind === TAKE_4) return ['lay', [kind, Math.floor(Math.random() * 4)]];
  if (symbolOf(kind) === SWAP) return ['lay', [kind, Math.floor(Math.random() * nPlayers)]];
  return ['lay', [kind]];
}

module.exports = { solo, choose };
