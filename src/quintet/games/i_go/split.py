"""How a hand falls into groups when "I Go!" is said (IG-6 to IG-9): the caller by choice, the others at their best.

Why the others' split is exact. All cards of one value are worth the same, and each value has two places at most: one
in one's own row, one in the additions. Nothing is lost by adding a card of every value that can be added: if its only
card is wanted in one's own row, it counts there no more than here. What is left for that row is the hand without the
added cards; where both of the caller's colours hold an addable value, one of the two is added and the other left,
whichever one's own row has use for, so that row may count on either. The best row of one's own is then the best pair
of colours of what is left, each value once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT
from quintet.core.state import NOTHING
from quintet.games.i_go import cards

_INDEX_BITS: Final = 4  # enough for the index of a colour
_INDEX_MASK: Final = (1 << _INDEX_BITS) - 1


@final
class Split:
    """One hand after the other is laid open here; the caller's comes first and leaves its row for the others."""

    def __init__(self) -> None:
        # of the open hand by colour, without group 1 and what `answer` added
        self.values = vec[i64]([0] * cards.N_COLOURS)
        self.total: i64 = 0  # the points of the open hand without group 1
        self.first: i64 = NOTHING  # the colours of its row; the first has the values of both
        self.second: i64 = NOTHING
        self.caller_first: i64 = NOTHING  # the colours really in the caller's row, the same twice if there is one
        self.caller_second: i64 = NOTHING
        self.caller_values: i64 = 0
        self.packed = vec[i64]([0] * cards.N_COLOURS)  # the values of the colours that have some, and
        self.colours = vec[i64]([0] * cards.N_COLOURS)  # these colours, by `pack`

    def open_hand(self, low: i64, high: i64, display: i64) -> None:
        """Lay a hand open and set group 1 apart."""
        values = self.values
        values[0] = low & cards.ALL_VALUES
        values[1] = (low >> cards.N_VALUES) & cards.ALL_VALUES
        values[2] = (low >> (2 * cards.N_VALUES)) & cards.ALL_VALUES
        values[3] = (low >> (3 * cards.N_VALUES)) & cards.ALL_VALUES
        values[4] = low >> (4 * cards.N_VALUES)
        values[5] = high & cards.ALL_VALUES
        values[6] = (high >> cards.N_VALUES) & cards.ALL_VALUES
        values[7] = (high >> (2 * cards.N_VALUES)) & cards.ALL_VALUES
        values[8] = (high >> (3 * cards.N_VALUES)) & cards.ALL_VALUES
        values[9] = high >> (4 * cards.N_VALUES)
        values[display] = 0
        sums = cards.SUM
        total: i64 = 0
        for colour in range(i64(cards.N_COLOURS)):
            total += sums[values[colour]]
        self.total = total

    # ------------------------------------------------------------ minus points
    def call(self, first: i64, second: i64) -> i64:
        """The caller's minus points with a row of these colours; NOTHING, NOTHING: without a row."""
        self.first = first
        self.second = second
        self.caller_first = first
        self.caller_second = first
        self.caller_values = 0
        if first != NOTHING:
            row = self.values[first]
            if self.values[second] & ~row:  # the row's colours are those really in it (IG-9)
                self.caller_second = second
                row |= self.values[second]
            self.caller_values = row
        return self.total - cards.SUM[self.caller_values]

    def best_call(self) -> i64:
        """The fewest minus points that a caller can have."""
        return self.total - self.find_row()

    def answer(self) -> i64:
        """The fewest minus points that another player can have against the caller's row (IG-7, IG-9)."""
        added: i64 = 0
        first = self.caller_first
        if first != NOTHING:
            values = self.values
            second = self.caller_second
            in_row = self.caller_values
            ours = values[first]
            added = ours & ~in_row
            if second == first:
                values[first] = ours & in_row
            else:
                others = values[second]
                in_both = ours & others
                added = (ours | others) & ~in_row
                values[first] = ours & (in_row | in_both)
                values[second] = others & (in_row | in_both)
        return self.total - cards.SUM[added] - self.find_row()

    def pack(self) -> i64:
        """List the colours that have values, and these; return how many."""
        values = self.values
        packed = self.packed
        colours = self.colours
        n: i64 = 0
        for colour in range(i64(cards.N_COLOURS)):
            packed[n] = values[colour]
            colours[n] = colour
            # 1 if there are values: a branch would be a guess
            n += (values[colour] + cards.ALL_VALUES) >> cards.N_VALUES
        return n

    def find_row(self) -> i64:
        """The most points that a row of two colours can have."""
        n = self.pack()
        packed = self.packed
        colours = self.colours
        if n == 0:
            self.first = NOTHING
            self.second = NOTHING
            return 0
        if n == 1:
            self.first = colours[0]
            self.second = colours[0]
            return cards.SUM[packed[0]]
        sums = cards.SUM
        best: i64 = 0  # points, i and j in one number, so that the greatest is all that must be kept
        for i in range(n - 1):
            one = packed[i]
            for j in range(i + 1, n):
                rated = (sums[one | packed[j]] << (2 * _INDEX_BITS)) + (i << _INDEX_BITS) + j
                best = max(best, rated)
        self.first = colours[(best >> _INDEX_BITS) & _INDEX_MASK]
        self.second = colours[best & _INDEX_MASK]
        return best >> (2 * _INDEX_BITS)

    # ------------------------------------------------------------ card by card, for the events
    def call_groups(self, low: i64, high: i64, display: i64) -> list[list[int]]:
        """After `call` with this hand: group 1, the row, nothing added, and the rest."""
        return self._groups(low, high, display, False)

    def answer_groups(self, low: i64, high: i64, display: i64) -> list[list[int]]:
        """After `answer` with this hand: group 1, one's own row, what is added to the caller's, and the rest."""
        return self._groups(low, high, display, True)

    def _groups(self, low: i64, high: i64, display: i64, adds: bool) -> list[list[int]]:
        row = [0] * cards.N_COLOURS
        if self.first != NOTHING:
            row[self.first] = int(self.values[self.first])
            row[self.second] |= int(self.values[self.second]) & ~row[self.first]
        self.open_hand(low, high, display)
        rest = [int(self.values[colour]) & ~row[colour] for colour in range(cards.N_COLOURS)]
        added = [0] * cards.N_COLOURS
        if adds and self.caller_first != NOTHING:
            first, second = self.caller_first, self.caller_second
            added[first] = rest[first] & ~int(self.caller_values)
            added[second] |= rest[second] & ~int(self.caller_values) & ~added[first]
        rest = [rest[colour] & ~added[colour] for colour in range(cards.N_COLOURS)]
        group = [0] * cards.N_COLOURS
        word = low if display < cards.LOW_COLOURS else high
        for value in range(i64(cards.N_VALUES)):
            if word & BIT[display % cards.LOW_COLOURS * cards.N_VALUES + value]:
                group[display] |= int(BIT[value])
        return [_cards(group), _cards(row), _cards(added), _cards(rest)]


def _cards(values: list[int]) -> list[int]:
    """The cards of the values by colour, sorted."""
    return [c * cards.N_VALUES + v for c in range(cards.N_COLOURS) for v in range(cards.N_VALUES) if values[c] >> v & 1]
