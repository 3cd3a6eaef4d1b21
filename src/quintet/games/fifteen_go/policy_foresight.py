"""What the next turns of 15GO! bring, as far as the cards to come are known: whether to turn on or to stop (FG-7).

Once a pile has been turned over, everybody knows it and its order (FG-10). Until one's own next turn is over, these
cards are played here as plain numbers, each to the first place it finds. Players whose cards nobody knows are passed
over.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT
from quintet.core.state import NOTHING
from quintet.games.fifteen_go import cards
from quintet.games.fifteen_go.rules import FifteenGoState

NO_NUMBER: Final = -9  # of a card that nobody knows, or of an empty pile: next to no other


def is_next_to(number: i64, other: i64) -> bool:
    return number == other - 1 or number == other + 1


def n_known(state: FifteenGoState, seat: i64) -> i64:
    """How many of the cards that a seat will turn next are known."""
    piles = state.piles
    if piles.n_closed[seat] == 0:  # the open pile is turned over first, or its only card is picked up (FG-10, FG-11)
        return max(piles.n_open[seat] - 1, 1)
    if state.piles.seen & BIT[seat]:
        return piles.n_closed[seat]
    return 0


def next_number(state: FifteenGoState, seat: i64, i: i64) -> i64:
    """The number on one of those cards; 0 is the next."""
    piles = state.piles
    n = piles.n_closed[seat]
    if n == 0:
        return cards.number_of(i64(piles.open[seat * cards.MAX_CARDS + i]))
    return cards.number_of(i64(piles.closed[seat * cards.MAX_CARDS + n - 1 - i]))


@final
class Foresight:
    """The table in numbers, to play on. It keeps nothing between two questions."""

    def __init__(self) -> None:
        self.tops = vec[i64]([0] * cards.MAX_PLAYERS)  # the number on top of each open pile
        self.rows = vec[i64]([0] * (cards.HIGHEST + 1))  # how many rows have come to each number
        self.seat: i64 = NOTHING  # the seat that asks,
        self.gain: i64 = 0  # and how many cards fewer it has

    def says_stop(self, state: FifteenGoState, seat: i64) -> bool:
        """Whether to keep the next card, which is known and fits nowhere now, for the next turn."""
        return self.gain_after(state, seat, True) > self.gain_after(state, seat, False)

    def gain_after(self, state: FifteenGoState, seat: i64, stops: bool) -> i64:
        """How many cards fewer a seat has after its next turn, if it stops now or puts the next card down."""
        self.look_at(state)
        self.seat = seat
        self.gain = 0
        first: i64 = 0
        if not stops:
            self.tops[seat] = next_number(state, seat, 0)
            first = 1
        other = state.next_seat(seat)
        while other != seat:
            self.play(state, other, 0)
            other = state.next_seat(other)
        self.play(state, seat, first)
        return self.gain

    def look_at(self, state: FifteenGoState) -> None:
        piles = state.piles
        for seat in range(state.n_players):
            self.tops[seat] = cards.number_of(piles.top(seat)) if piles.n_open[seat] > 0 else NO_NUMBER
        for number in range(i64(cards.HIGHEST + 1)):
            self.rows[number] = 0
        for row in range(i64(cards.MAX_ROWS)):
            self.rows[piles.n_row[row]] += 1

    def play(self, state: FifteenGoState, seat: i64, first: i64) -> None:
        """A seat's turn from one of its known cards on, until a card fits nowhere or is not known."""
        if state.plays_open:
            self.play_open(state, seat)
        for i in range(first, n_known(state, seat)):
            number = next_number(state, seat, i)
            if self.place(state, seat, number):
                if seat == self.seat:
                    self.gain += 1
            else:
                builds = state.builds_own and is_next_to(number, self.tops[seat])
                self.tops[seat] = number
                if not builds:
                    return

    def play_open(self, state: FifteenGoState, seat: i64) -> None:
        """FG-14: the open top card comes first; what lies beneath it is not considered."""
        number = self.tops[seat]
        if number == NO_NUMBER:
            return
        self.tops[seat] = NO_NUMBER
        if not self.place(state, seat, number):
            self.tops[seat] = number
        elif seat == self.seat:
            self.gain += 1

    def place(self, state: FifteenGoState, seat: i64, number: i64) -> bool:
        """Lay a card on a row or on another pile (FG-5, FG-6); False if it fits nowhere."""
        if self.rows[number - 1] > 0 or number == 1:
            self.rows[number - 1] -= 1
            self.rows[number] += 1
            return True
        other = state.next_seat(seat)
        while other != seat:
            if is_next_to(number, self.tops[other]):
                self.tops[other] = number
                if other == self.seat:
                    self.gain -= 1
                return True
            other = state.next_seat(other)
        return False
