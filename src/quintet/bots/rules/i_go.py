"""A good hand-written I Go! player: it counts what every choice leaves, and calls when the others should have more.

Everything here is what the seat can see: its own cards, the display, the discard pile, how many turns have been played,
and the cards that nobody has shown.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.bots.policy import Policy
from quintet.core.bits import bit_count
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State
from quintet.games.i_go.cards import (
    ALL_VALUES,
    CALL,
    COLOUR,
    FIRST_COLOUR,
    HIGH,
    LOW,
    N_COLOURS,
    N_VALUES,
    PASS,
    ROW,
    SECOND_COLOUR,
    SUM,
    TAKE_DISCARD,
    TAKE_DISPLAY,
    TAKE_STOCK,
    WORD,
)
from quintet.games.i_go.rules import CALLING, LAYING, TAKING, IGoState
from quintet.games.i_go.split import Split

# Minus points are counted in sixteenths, so that smaller things can be weighed against them.
POINT: Final = 16
NEXT_COLOUR: Final = 3  # of each point under the display's next colour: it may be turned up before the call
OUT: Final = 2  # for each card still to come that would fit the row: it makes the next turns better
SPOILT: Final = 4  # what a display card must gain at least: the others see the colour change too
VOID: Final = 100_000  # the last display card ends the round for nothing
N_DRAWS: Final = 12  # so many of the cards that the stock may have are tried

# Call with so many minus points or fewer after so many own turns: the others get better as long as the round goes on.
CALL_AT: Final = vec[i64]([22, 20, 18, 16, 14, 12, 11, 10, 9, 8, 7, 7, 6, 6, 5, 5])
MORE_PLAYERS: Final = vec[i64]([0, 0, 0, 3, 5])  # so much less by the number of players: all others must have more
LAST_CARDS: Final = 2  # with so few cards in the stock somebody is forced to call

HIGHEST: Final = vec[i64]([bits.bit_length() for bits in range(ALL_VALUES + 1)])
"""The highest of a set of values, in points."""
_ALL: Final = (1 << WORD) - 1


@final
class IGoRules(Policy):
    """The rules player of I Go!."""

    def __init__(self) -> None:
        self.split = Split()
        self.t = vec[i64]([3, 2, 4, 12])
        self.call_at = vec[i64]([CALL_AT[i] for i in range(16)])
        self.less = vec[i64]([0, 0, 0, 3, 5])
        self.behind = vec[i64](
            [0] * (N_COLOURS + 1)
        )  # scratch of `after_discard`: all values of the colours behind one

    def pick(self, state: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, IGoState)
        phase = state.phase
        if phase == TAKING:
            return self.pick_take(state, seat, rng)
        if phase == LAYING:
            return self.pick_discard(state, seat, out, n, rng)
        if phase == CALLING:
            if n == 1 or self.is_time(state, seat):
                return CALL
            return PASS
        return self.pick_row(state, seat, out, n)

    def progress(self, state: State, seat: i64) -> i64:
        """Minus the points that a call would leave now."""
        assert isinstance(state, IGoState)
        return -self.minus(state.hands.low[seat], state.hands.high[seat], state.display_colour())

    def minus(self, low: i64, high: i64, display: i64) -> i64:
        """What a hand leaves at its best."""
        self.split.open_hand(low, high, display)
        return self.split.best_call()

    # ------------------------------------------------------------ take
    def pick_take(self, state: IGoState, seat: i64, rng: Rng) -> i64:
        """The open card that leaves least after the best discard, unless the stock promises more."""
        low = state.hands.low[seat]
        high = state.hands.high[seat]
        display = state.display_colour()
        card = i64(state.discard[state.n_discard - 1])
        best = TAKE_DISCARD
        least = POINT * self.after_discard(low | LOW[card], high | HIGH[card], display)
        if state.n_display > 1:
            card = i64(state.display[state.n_display - 1])
            colour = COLOUR[i64(state.display[state.n_display - 2])]
            rest = POINT * self.after_discard(low | LOW[card], high | HIGH[card], colour) + self.t[2]
            if rest < least:
                least = rest
                best = TAKE_DISPLAY
        if self.after_stock(state, seat, display, rng) <= least:
            return TAKE_STOCK
        return best

    def after_stock(self, state: IGoState, seat: i64, display: i64, rng: Rng) -> i64:
        """What is left on average after a card that the seat has not seen, in sixteenths of points."""
        hands = state.hands
        low = hands.low[seat]
        high = hands.high[seat]
        unseen_low = self.unseen_low(state, seat)
        unseen_high = self.unseen_high(state, seat)
        n = bit_count(unseen_low) + bit_count(unseen_high)
        step = n // self.t[3] + 1
        skip = rng.below(step)
        total: i64 = 0
        n_tried: i64 = 0
        while unseen_low | unseen_high:
            if unseen_low != 0:
                bit = unseen_low & -unseen_low
                unseen_low ^= bit
                if skip == 0:
                    total += self.after_discard(low | bit, high, display)
            else:
                bit = unseen_high & -unseen_high
                unseen_high ^= bit
                if skip == 0:
                    total += self.after_discard(low, high | bit, display)
            if skip == 0:
                skip = step
                n_tried += 1
            skip -= 1
        if n_tried == 0:
            return VOID
        return POINT * total // n_tried

    def unseen_low(self, state: IGoState, seat: i64) -> i64:
        """The cards of the low word that may be in the stock, as far as the seat knows."""
        seen = state.hands.low[seat]
        for other in range(state.n_players):
            seen |= state.hands.known_low[other]
        for i in range(state.n_display):
            seen |= LOW[i64(state.display[i])]
        for i in range(state.n_discard):
            seen |= LOW[i64(state.discard[i])]
        return _ALL & ~seen

    def unseen_high(self, state: IGoState, seat: i64) -> i64:
        """The same for the high word."""
        seen = state.hands.high[seat]
        for other in range(state.n_players):
            seen |= state.hands.known_high[other]
        for i in range(state.n_display):
            seen |= HIGH[i64(state.display[i])]
        for i in range(state.n_discard):
            seen |= HIGH[i64(state.discard[i])]
        return _ALL & ~seen

    def after_discard(self, low: i64, high: i64, display: i64) -> i64:
        """What thirteen cards leave after the best discard: for every row the rest without its highest card."""
        split = self.split
        split.open_hand(low, high, display)
        n = split.pack()
        if n < 2:
            return 0
        packed = split.packed
        behind = self.behind
        sums = SUM
        highest = HIGHEST
        values: i64 = 0
        i = n
        while i > 0:
            i -= 1
            behind[i] = values  # of the colours behind i
            values |= packed[i]
        total = split.total
        least: i64 = 1000
        before: i64 = 0
        for i in range(n - 1):
            one = packed[i]
            between: i64 = 0
            for j in range(i + 1, n):
                other = packed[j]
                rest = before | between | behind[j] | (one & other)
                least = min(least, total - sums[one | other] - highest[rest])
                between |= other
            before |= one
        return least

    # ------------------------------------------------------------ lay
    def pick_discard(self, state: IGoState, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        """The card without which the hand is worth most."""
        low = state.hands.low[seat]
        high = state.hands.high[seat]
        display = state.display_colour()
        following = display
        if state.n_display > 1:
            following = COLOUR[i64(state.display[state.n_display - 2])]
        unseen_low = self.unseen_low(state, seat)
        unseen_high = self.unseen_high(state, seat)
        split = self.split
        best: i64 = out[0]
        least: i64 = VOID
        for i in range(n):
            card = out[i]
            rest_low = low & ~LOW[card]
            rest_high = high & ~HIGH[card]
            cost = POINT * self.minus(rest_low, rest_high, display)
            if cost - 40 * self.t[1] < least:
                if split.first != NOTHING:
                    cost -= self.t[1] * self.outs(unseen_low, unseen_high, split.first, split.second)
                if cost < least and following != display:
                    cost += self.t[0] * self.minus(rest_low, rest_high, following)
                if cost < least:
                    least = cost
                    best = card
        return best

    def outs(self, unseen_low: i64, unseen_high: i64, first: i64, second: i64) -> i64:
        """How many cards that may still come would go into a row of these colours."""
        values = self.split.values
        gaps = ALL_VALUES & ~(values[first] | values[second])
        n = bit_count(gaps & self.of_colour(unseen_low, unseen_high, first))
        if second != first:
            n += bit_count(gaps & self.of_colour(unseen_low, unseen_high, second))
        return n

    def of_colour(self, low: i64, high: i64, colour: i64) -> i64:
        """The values of a colour in two words."""
        if colour < 5:
            return (low >> (N_VALUES * colour)) & ALL_VALUES
        return (high >> (N_VALUES * (colour - 5))) & ALL_VALUES

    # ------------------------------------------------------------ call
    def is_time(self, state: IGoState, seat: i64) -> bool:
        """Whether to call."""
        minus = self.minus(state.hands.low[seat], state.hands.high[seat], state.display_colour())
        if minus == 0:
            return True  # a perfect call wins the match
        turns = (state.round_turns - 1) // state.n_players
        turns = min(turns, 15)
        return minus <= self.call_at[turns] - self.less[state.n_players]

    def pick_row(self, state: IGoState, seat: i64, out: vec[i64], n: i64) -> i64:
        """The row that leaves least; of equal ones that to which the others can add least."""
        if out[0] < ROW:
            return out[0]
        split = self.split
        split.open_hand(state.hands.low[seat], state.hands.high[seat], state.display_colour())
        unseen_low = self.unseen_low(state, seat)
        unseen_high = self.unseen_high(state, seat)
        best: i64 = out[0]
        least: i64 = VOID
        for i in range(n):
            row = out[i] - ROW
            cost = 1000 * split.call(FIRST_COLOUR[row], SECOND_COLOUR[row])
            cost += self.outs(unseen_low, unseen_high, split.caller_first, split.caller_second)
            if cost < least:
                least = cost
                best = out[i]
        return best
