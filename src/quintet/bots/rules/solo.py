"""A good hand-written SOLO player: every action gets a worth, the best is picked, ties at random.

Everything here is what the seat can see: its own cards, the top of the discard pile, and how many cards everybody has.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.bots.policy import Policy
from quintet.core.bits import BIT, bit_count
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State
from quintet.games.solo.cards import (
    ALL_ROUND,
    CATCH,
    CHANGE,
    CHOICE_OF,
    CHOOSE,
    COLOUR,
    FITS,
    KIND_OF,
    LAY_CALLING,
    MISS,
    NO_SYMBOL,
    POINTS,
    SAY,
    SWAP,
    SYMBOL,
    TAKE,
    TAKE_2,
    TAKE_4,
    THROW,
    THROW_CALLING,
)
from quintet.games.solo.rules import SoloState
from quintet.games.solo.table import NO_CALLS

CLOSE: Final = 3  # who has so few cards may be out soon
LAYING: Final = 100  # a card less is nearly always worth it
FOLLOW: Final = 6  # for each card that could be laid on this one next: it keeps the hand playable
KEEP_BLACK: Final = 35  # a black card always fits: keep it as long as nobody is about to be out
ATTACK: Final = 45  # hitting a player who is about to be out
CARD: Final = 22  # a card more or fewer after hands changed owners


@final
class SoloRules(Policy):
    """The rules player of SOLO."""

    def pick(self, state: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, SoloState)
        if seat != state.turn:
            return self.pick_race(state, seat, out, n, rng)
        best: i64 = out[0]
        best_worth: i64 = -1_000_000
        for i in range(n):
            worth = self.worth(state, seat, out[i]) * 8 + rng.below(8)
            if worth > best_worth:
                best_worth = worth
                best = out[i]
        return best

    def pick_race(self, state: SoloState, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        """Out of turn: say SOLO, catch who has not said it, throw in whatever is worth it; else wait."""
        best: i64 = NOTHING
        best_worth: i64 = 0
        for i in range(n):
            action = out[i]
            if action == SAY or (action == CATCH and state.is_uncalled):
                return action
            if action < TAKE:
                worth = self.worth(state, seat, action) * 8 + rng.below(8)
                if worth > best_worth:
                    best_worth = worth
                    best = action
        return best

    def worth(self, state: SoloState, seat: i64, action: i64) -> i64:
        if action >= TAKE:
            if action == SAY:
                return 500
            if action == CATCH:
                return 400 if state.is_uncalled else -500  # a wrong "caught" costs a card
            return 0
        hands = state.hands
        left = hands.size[seat] - 1
        if left == 0:
            return 10_000  # that wins the round
        kind = KIND_OF[action]
        worth: i64 = LAYING
        if left == 1 and state.calls != NO_CALLS:
            is_calling = action >= THROW_CALLING or LAY_CALLING <= action < THROW
            worth += 500 if is_calling else -500  # two cards for a forgotten call
        closest = self.closest(state, seat)
        if closest <= CLOSE:
            worth += POINTS[kind]  # what is left counts soon: get rid of what is dear
        elif kind >= CHOOSE:
            worth -= KEEP_BLACK
        worth += FOLLOW * bit_count(self.rest(state, seat, kind) & self.fits_after(state, kind, CHOICE_OF[action]))
        return worth + self.effect(state, seat, kind, CHOICE_OF[action], left)

    def closest(self, state: SoloState, seat: i64) -> i64:
        """The fewest cards that another player has."""
        fewest: i64 = 1000
        for other in range(state.n_players):
            if other != seat and state.hands.size[other] < fewest:
                fewest = state.hands.size[other]
        return fewest

    def rest(self, state: SoloState, seat: i64, kind: i64) -> i64:
        """The kinds that are left in the hand (a second card of the kind laid is a twin to throw in)."""
        if state.hands.has_two(seat, kind):
            return state.hands.held[seat]
        return state.hands.held[seat] & ~BIT[kind]

    def fits_after(self, state: SoloState, kind: i64, choice: i64) -> i64:
        """The kinds that fit once this one lies."""
        colour = state.colour
        if kind < CHOOSE:
            colour = COLOUR[kind]
        elif kind != ALL_ROUND:
            colour = choice
        return FITS[colour * (NO_SYMBOL + 1) + SYMBOL[kind]]

    def effect(self, state: SoloState, seat: i64, kind: i64, choice: i64, left: i64) -> i64:
        """What the card does to the others, or to the own hand."""
        size = state.hands.size
        after = state.next_seat(seat)
        symbol = SYMBOL[kind]
        if symbol == SWAP:
            if choice == 0:
                return 0
            return CARD * (left - size[choice - 1])  # a smaller hand is a better one
        if kind == ALL_ROUND:
            return CARD * (left - size[self.before(state, seat)])
        if symbol == CHANGE:
            return 3 * (size[after] - size[self.before(state, seat)])  # let who has more cards be next
        hits = symbol == TAKE_2 or symbol == MISS or kind == TAKE_4
        if hits and size[after] <= CLOSE:
            return ATTACK
        return 0

    def before(self, state: SoloState, seat: i64) -> i64:
        """The seat from which a hand comes when all go round."""
        seat -= state.direction
        if seat < 0:
            return state.n_players - 1
        if seat == state.n_players:
            return 0
        return seat
