"""How a hand falls into groups when "I Go!" is said (IG-6 to IG-9): the caller by choice, the others at their best.

Why the others' split is exact. All cards of one value are worth the same, and each value has two places at most: one
in the own row, one in the additions. Nothing is lost by adding a card of every value that can be added: were its only
card wanted in the own row, it counts there no more than here. What is left for the own row is the hand without the
added cards; where both of the caller's colours hold an addable value, one of the two is added and the other left,
whichever the own row has use for, so that row may count on either. The best own row is then the best pair of colours
of what is left, each value once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT
from quintet.core.state import NOTHING
from quintet.games.i_go.cards import ALL_VALUES, N_COLOURS, N_VALUES, SUM

NO_VALUES: Final = 0


@final
class Split:
    """A hand laid open against a display, and the caller's row that it may be added to."""

    def __init__(self) -> None:
        self.group = vec[i64]([0] * N_COLOURS)  # group 1: the values of the display's colour
        self.held = vec[i64]([0] * N_COLOURS)  # the values outside group 1, by colour
        self.left = vec[i64]([0] * N_COLOURS)  # what the own row can take, by colour
        self.total: i64 = 0  # the points outside group 1
        self.first: i64 = NOTHING  # the own row's colours; the first has the values held in both
        self.second: i64 = NOTHING
        self.caller_first: i64 = NOTHING  # the colours really in the caller's row, the same twice if there is one
        self.caller_second: i64 = NOTHING
        self.caller_values: i64 = 0

    def open_hand(self, low: i64, high: i64, display: i64) -> None:
        """Lay a hand open and set group 1 apart."""
        held = self.held
        held[0] = low & ALL_VALUES
        held[1] = (low >> 11) & ALL_VALUES
        held[2] = (low >> 22) & ALL_VALUES
        held[3] = (low >> 33) & ALL_VALUES
        held[4] = low >> 44
        held[5] = high & ALL_VALUES
        held[6] = (high >> 11) & ALL_VALUES
        held[7] = (high >> 22) & ALL_VALUES
        held[8] = (high >> 33) & ALL_VALUES
        held[9] = high >> 44
        group = self.group
        for colour in range(i64(N_COLOURS)):
            group[colour] = NO_VALUES
        group[display] = held[display]
        held[display] = NO_VALUES
        sums = SUM
        total: i64 = 0
        for colour in range(i64(N_COLOURS)):
            total += sums[held[colour]]
        self.total = total

    # ------------------------------------------------------------ the caller
    def call(self, first: i64, second: i64) -> i64:
        """The minus points of the open hand as the caller's; his row is kept for the others. NOTHING: no row."""
        self.first = first
        self.second = second
        self.caller_first = first
        self.caller_second = first
        self.caller_values = NO_VALUES
        if first != NOTHING:
            values = self.held[first]
            if self.held[second] & ~values:  # the row's colours are those really in it (IG-9)
                self.caller_second = second
                values |= self.held[second]
            self.caller_values = values
        return self.total - SUM[self.caller_values]

    def best_call(self) -> i64:
        """The fewest minus points of the open hand as a caller's; first and second are its row."""
        for colour in range(i64(N_COLOURS)):
            self.left[colour] = self.held[colour]
        return self.total - self.find_row()

    # ------------------------------------------------------------ the others
    def answer(self) -> i64:
        """The fewest minus points of the open hand against the caller's row (IG-7, IG-9)."""
        held = self.held
        left = self.left
        for colour in range(i64(N_COLOURS)):
            left[colour] = held[colour]
        added: i64 = 0
        first = self.caller_first
        if first != NOTHING:
            second = self.caller_second
            taken = self.caller_values
            added = (held[first] | held[second]) & ~taken
            either = held[first] & held[second] & added if first != second else NO_VALUES
            left[first] &= taken | either
            left[second] &= taken | either
        return self.total - SUM[added] - self.find_row()

    def find_row(self) -> i64:
        """The most points of a row out of `left`; first and second are its colours."""
        left = self.left
        sums = SUM
        best: i64 = -1
        for first in range(i64(N_COLOURS - 1)):
            values = left[first]
            for second in range(first + 1, i64(N_COLOURS)):
                points = sums[values | left[second]]
                if points > best:
                    best = points
                    self.first = first
                    self.second = second
        return best

    # ------------------------------------------------------------ card by card, for the events
    def group_cards(self) -> list[int]:
        return _cards(self.group)

    def call_cards(self) -> list[list[int]]:
        """After `call`: the cards of the row and of the rest."""
        row = self._row(self.held)
        return [_cards(row), _cards(_without(self.held, row))]

    def answer_cards(self) -> list[list[int]]:
        """After `answer`: the cards of the own row, the cards added to the caller's, and the rest."""
        row = self._row(self.left)
        added = vec[i64]([0] * N_COLOURS)
        if self.caller_first != NOTHING:
            first, second = self.caller_first, self.caller_second
            added[first] = self.held[first] & ~self.caller_values & ~row[first]
            if second != first:
                added[second] = self.held[second] & ~self.caller_values & ~row[second] & ~added[first]
        return [_cards(row), _cards(added), _cards(_without(_without(self.held, row), added))]

    def _row(self, values: vec[i64]) -> vec[i64]:
        row = vec[i64]([0] * N_COLOURS)
        if self.first != NOTHING:
            row[self.first] = values[self.first]
            if self.second != self.first:
                row[self.second] = values[self.second] & ~values[self.first]
        return row


def _without(values: vec[i64], taken: vec[i64]) -> vec[i64]:
    return vec[i64]([values[colour] & ~taken[colour] for colour in range(N_COLOURS)])


def _cards(values: vec[i64]) -> list[int]:
    """The cards of the values by colour, sorted."""
    found: list[int] = []
    for colour in range(N_COLOURS):
        for value in range(N_VALUES):
            if values[colour] & BIT[value]:
                found.append(colour * N_VALUES + value)
    return found
