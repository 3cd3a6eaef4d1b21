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

POINT: Final = 16  # a minus point: smaller things are weighed against it
NEXT_COLOUR: Final = 3  # for each point under the display's next colour, which may be turned up before the call
OUT: Final = 2  # for each card still to come that would fit the row: it makes the next turns better
SPOILT: Final = 4  # what a display card must gain at least: its colour is lost
ADDED: Final = 1  # for each point that others might add to the row: few of these cards are in their hands
VOID: Final = 100_000  # the last display card ends the round for nothing (IG-14)
N_DRAWS: Final = 12  # so many of the cards that the stock may have are tried: more are hardly better

# The highest minus points to call with, by the number of players. Who starts has had a turn more than the others, and
# who calls starts again (IG-11), so with two players a middling hand is good enough. With more, all must be beaten.
CALL_AT: Final = vec[i64]([0, 0, 40, 31, 28])  # as the round begins,
FALL: Final = vec[i64]([0, 0, 32, 16, 12])  # in eighths of points, less with each half turn, as all hands get better,
CALL_ALWAYS: Final = 8  # but never less than this
BOLD: Final = vec[i64](
    [0, 0, 10, 0, 0]
)  # so much more in a search: better against good players, worse against bad ones

N_WORTH: Final = 3  # a search looks at so many takes or discards at most,
WORTH: Final = 48  # none of them worse than the best by more than this

HIGHEST: Final = vec[i64]([bits.bit_length() for bits in range(ALL_VALUES + 1)])
"""The highest of a set of values, in points."""
_ALL: Final = (1 << WORD) - 1


@final
class IGoRules(Policy):
    """The rules player of I Go!."""

    def __init__(self) -> None:
        self.split = Split()
        self.costs = vec[i64]([0] * 16)  # of the takes or discards in question
        self.behind = vec[i64](
            [0] * (N_COLOURS + 1)
        )  # scratch of `after_discard`: all values of the colours behind one

    def pick(self, state: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, IGoState)
        phase = state.phase
        if phase == TAKING:
            return self.pick_take(state, seat, rng)
        if phase == LAYING:
            return self.pick_discard(state, seat, out, n)
        if phase == CALLING:
            if n == 1 or self.margin(state, seat) >= 0:
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

    def narrow(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """The takes and discards that are nearly as good as the best; the row is no question."""
        assert isinstance(state, IGoState)
        phase = state.phase
        if phase == TAKING:
            self.rate_takes(state, seat, 0)
        elif phase == LAYING:
            self.rate_discards(state, seat, out, n)
        else:
            return self.narrow_call(state, seat, out, n)
        costs = self.costs
        n_best: i64 = 0
        limit: i64 = VOID
        while n_best < N_WORTH and n_best < n:
            best = n_best
            for i in range(n_best + 1, n):
                if costs[i] < costs[best]:
                    best = i
            if costs[best] > limit:
                break
            if n_best == 0:
                limit = costs[best] + WORTH
            costs[best], costs[n_best] = costs[n_best], costs[best]
            out[best], out[n_best] = out[n_best], out[best]
            n_best += 1
        return n_best

    def narrow_call(self, state: IGoState, seat: i64, out: vec[i64], n: i64) -> i64:
        """Neither the row nor whether to call is a question for a search.

        It plays to the end of the round and so does not see what it is worth to start the next one; and the others have
        better hands than any redeal gives them.
        """
        if state.phase != CALLING:
            out[0] = self.pick_row(state, seat, out, n)
        elif n > 1 and self.margin(state, seat) + POINT * BOLD[state.n_players] < 0:
            out[0] = PASS
        return 1

    # ------------------------------------------------------------ take
    def pick_take(self, state: IGoState, seat: i64, rng: Rng) -> i64:
        """The card that leaves least after the best discard; of equal ones the unknown."""
        self.rate_takes(state, seat, rng.bits())
        costs = self.costs
        if costs[0] <= costs[1] and costs[0] <= costs[2]:
            return TAKE_STOCK
        return TAKE_DISCARD if costs[1] <= costs[2] else TAKE_DISPLAY

    def rate_takes(self, state: IGoState, seat: i64, draws: i64) -> None:
        """What the stock, the discard pile and the display leave, in sixteenths of points."""
        low = state.hands.low[seat]
        high = state.hands.high[seat]
        display = state.display_colour()
        costs = self.costs
        costs[0] = self.after_stock(state, seat, display, draws)
        card = i64(state.discard[state.n_discard - 1])
        costs[1] = POINT * self.after_discard(low | LOW[card], high | HIGH[card], display)
        costs[2] = VOID
        if state.n_display > 1:
            card = i64(state.display[state.n_display - 1])
            colour = COLOUR[i64(state.display[state.n_display - 2])]
            costs[2] = POINT * self.after_discard(low | LOW[card], high | HIGH[card], colour) + SPOILT

    def after_stock(self, state: IGoState, seat: i64, display: i64, draws: i64) -> i64:
        """What is left on average after a card that the seat has not seen, in sixteenths of points."""
        hands = state.hands
        low = hands.low[seat]
        high = hands.high[seat]
        unseen_low = self.unseen_low(state, seat)
        unseen_high = self.unseen_high(state, seat)
        n = bit_count(unseen_low) + bit_count(unseen_high)
        step = n // N_DRAWS + 1
        skip = draws % step
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
    def pick_discard(self, state: IGoState, seat: i64, out: vec[i64], n: i64) -> i64:
        """The card without which the hand is worth most."""
        self.rate_discards(state, seat, out, n)
        costs = self.costs
        best: i64 = 0
        for i in range(1, n):
            if costs[i] < costs[best]:
                best = i
        return out[best]

    def rate_discards(self, state: IGoState, seat: i64, out: vec[i64], n: i64) -> None:
        """What the hand is worth without each of its cards, in sixteenths of points."""
        low = state.hands.low[seat]
        high = state.hands.high[seat]
        display = state.display_colour()
        following = display
        if state.n_display > 1:
            following = COLOUR[i64(state.display[state.n_display - 2])]
        unseen_low = self.unseen_low(state, seat)
        unseen_high = self.unseen_high(state, seat)
        split = self.split
        for i in range(n):
            card = out[i]
            rest_low = low & ~LOW[card]
            rest_high = high & ~HIGH[card]
            cost = POINT * self.minus(rest_low, rest_high, display)
            if split.first != NOTHING:
                cost -= OUT * self.outs(unseen_low, unseen_high, split.first, split.second)
            if following != display:
                cost += NEXT_COLOUR * self.minus(rest_low, rest_high, following)
            self.costs[i] = cost

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
    def margin(self, state: IGoState, seat: i64) -> i64:
        """How much better the hand is than it must be for a call, in sixteenths of points."""
        split = self.split
        minus = self.minus(state.hands.low[seat], state.hands.high[seat], state.display_colour())
        if minus == 0:
            return VOID  # a perfect call wins the match (IG-13)
        unseen_low = self.unseen_low(state, seat)
        unseen_high = self.unseen_high(state, seat)
        cost = POINT * minus + ADDED * self.exposed(unseen_low, unseen_high, split.first, split.second)
        players = state.n_players
        half_turns = 2 * state.round_turns // players
        return max(POINT * CALL_AT[players] - 2 * FALL[players] * half_turns, POINT * CALL_ALWAYS) - cost

    def exposed(self, unseen_low: i64, unseen_high: i64, first: i64, second: i64) -> i64:
        """The points of all cards that others may have to add to a row of these colours."""
        values = self.split.values
        gaps = ALL_VALUES & ~(values[first] | values[second])
        points = SUM[gaps & self.of_colour(unseen_low, unseen_high, first)]
        if second != first:
            points += SUM[gaps & self.of_colour(unseen_low, unseen_high, second)]
        return points

    def pick_row(self, state: IGoState, seat: i64, out: vec[i64], n: i64) -> i64:
        """The row that leaves least, weighed against what the others can add."""
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
            minus = split.call(FIRST_COLOUR[row], SECOND_COLOUR[row])
            if minus == 0:
                return out[i]  # perfect
            cost = POINT * minus
            cost += ADDED * self.exposed(unseen_low, unseen_high, split.caller_first, split.caller_second)
            if cost < least:
                least = cost
                best = out[i]
        return best
