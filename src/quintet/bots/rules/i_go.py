"""A good hand-written I Go! player: it counts what every choice leaves, and calls when the others should have more.

Everything here is what the seat can see: its own cards, the display, the discard pile, how many turns have been played,
and the cards that nobody has shown.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.bots.judge import WHOLE
from quintet.bots.policy import Policy
from quintet.bots.rules.i_go_guess import HIGHEST, Guess, of_colour
from quintet.bots.rules.i_go_outlook import Outlook
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
DOUBT: Final = 32  # so many points more or fewer, and a search asks whether to call

# Plans of a seat for the rest of a round: with how many points more than usual it calls, or fewer. What is best depends
# on the points of all: who needs but one had better let others fail.
BOLD: Final = vec[i64]([12, 8, 5, 2, 0, -2, -5, -8, -12, -100])

N_WORTH: Final = 5  # a search looks at so many takes or discards at most,
WORTH: Final = 128  # none of them worse than the best by more than this

N_TRIES: Final = 40  # to find a hand for another player with which he would not have called: at two players most would

_ALL: Final = (1 << WORD) - 1


@final
class IGoRules(Policy):
    """The rules player of I Go!."""

    def __init__(self) -> None:
        self.split = Split()
        self.costs = vec[i64]([0] * (N_COLOURS * N_COLOURS))  # of the takes, discards or rows in question
        self.guess = Guess()
        self.chances: Outlook | None = None  # of the match that was judged last
        self.planner: i64 = NOTHING  # who follows a plan,
        self.bold: i64 = 0  # and how much more he dares to call with,
        self.least_bold: i64 = 0  # the bounds between which he would have done the same,
        self.too_bold: i64 = 0  # all in sixteenths of points
        self.behind = vec[i64](
            [0] * (N_COLOURS + 1)
        )  # scratch of `after_discard`: all values of the colours behind one

    def pick(self, state: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, IGoState)
        phase = state.phase
        if phase == TAKING:
            return self.pick_take(state, seat, out, n, rng)
        if phase == LAYING:
            return self.pick_discard(state, seat, out, n)
        if phase == CALLING:
            if n == 1:
                return out[0]
            margin = self.margin(state, seat)
            calls = self.is_bold(margin) if seat == self.planner else margin >= 0
            return CALL if calls else PASS
        return self.pick_row(state, seat, out, n)

    def progress(self, state: State, seat: i64) -> i64:
        """Minus the points that a call would leave now."""
        assert isinstance(state, IGoState)
        return -self.minus(state.hands.low[seat], state.hands.high[seat], state.display_colour())

    def outlook(self, state: State, rewards: vec[i64]) -> bool:
        """By the points still needed, and by who starts."""
        assert isinstance(state, IGoState)
        chances = self.chances
        if chances is None or chances.n_players != state.n_players or chances.target != state.target:
            chances = Outlook(int(state.n_players), int(state.target))
            self.chances = chances
        chances.chances_into(state.points, state.starter, WHOLE, rewards)
        return True

    def minus(self, low: i64, high: i64, display: i64) -> i64:
        """What a hand leaves at its best."""
        self.split.open_hand(low, high, display)
        return self.split.best_call()

    def narrow(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """The takes, discards and rows that are nearly as good as the best; whether to call unless it is clear."""
        assert isinstance(state, IGoState)
        phase = state.phase
        if phase == TAKING:
            self.rate_takes(state, seat, 0)
        elif phase == LAYING:
            self.rate_discards(state, seat, out, n)
        else:
            return self.narrow_call(state, seat, out, n)
        return self.front(out, n)

    def front(self, out: vec[i64], n: i64) -> i64:
        """Move the choices that cost least to the front; return how many are worth a look."""
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
        """The best rows; whether to call unless it is clear."""
        if state.phase != CALLING:
            self.rate_rows(state, seat, out, n)
            return self.front(out, n)
        if n > 1:
            margin = self.margin(state, seat)
            if margin < -POINT * DOUBT:
                out[0] = PASS
                return 1
            if margin <= POINT * DOUBT:
                return 2
        return 1

    # ------------------------------------------------------------ plans
    def n_plans(self) -> i64:
        return len(BOLD)

    def follow(self, seat: i64, plan: i64) -> None:
        self.planner = seat
        self.bold = POINT * BOLD[plan]
        self.least_bold = -VOID
        self.too_bold = VOID

    def is_same(self, plan: i64) -> bool:
        return self.least_bold <= POINT * BOLD[plan] < self.too_bold

    def is_bold(self, margin: i64) -> bool:
        """Whether who follows a plan calls with that margin."""
        if margin + self.bold >= 0:
            self.least_bold = max(self.least_bold, -margin)
            return True
        self.too_bold = min(self.too_bold, -margin)
        return False

    # ------------------------------------------------------------ reasons
    def reason(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, IGoState)
        if action < TAKE_STOCK:
            return self.reason_to_lay(state, seat, action)
        if action < PASS:
            return self.reason_to_take(state, seat, action)
        if action == PASS:
            return "hint-hand-can-improve"
        minus = self.minus(state.hands.low[seat], state.hands.high[seat], state.display_colour())
        if minus == 0:
            return "hint-perfect"
        if action == CALL:
            if state.n_stock == 0:
                return "hint-must-call"
            return "hint-few-points" if self.margin(state, seat) >= 0 else "hint-calls-first"
        first = FIRST_COLOUR[action - ROW]
        return "hint-least-left" if self.split.call(first, SECOND_COLOUR[action - ROW]) == minus else "hint-hard-to-add"

    def reason_to_take(self, state: IGoState, seat: i64, action: i64) -> str:
        """What an open card is good for; nobody knows what comes from the stock."""
        if action == TAKE_STOCK:
            return "hint-open-cards-bad"
        display = state.display_colour()
        if action == TAKE_DISCARD:
            card = i64(state.discard[state.n_discard - 1])
        else:
            card = i64(state.display[state.n_display - 1])
            if state.n_display == 1:
                return "hint-voids-round"
            display = COLOUR[i64(state.display[state.n_display - 2])]
        colour = COLOUR[card]
        if colour == display:
            return "hint-free-card"
        self.minus(state.hands.low[seat] | LOW[card], state.hands.high[seat] | HIGH[card], display)
        if colour == self.split.first or colour == self.split.second:
            return "hint-fits-row"
        return "hint-next-colour" if action == TAKE_DISPLAY else "hint-cheap-card"

    def reason_to_lay(self, state: IGoState, seat: i64, action: i64) -> str:
        """What is wrong with a card."""
        hands = state.hands
        display = state.display_colour()
        before = self.minus(hands.low[seat], hands.high[seat], display)
        after = self.minus(hands.low[seat] & ~LOW[action], hands.high[seat] & ~HIGH[action], display)
        if after >= before:
            return "hint-gives-up-row"
        if after == self.after_discard(hands.low[seat], hands.high[seat], display):
            return "hint-dearest-card"
        return "hint-keeps-better-cards"

    # ------------------------------------------------------------ what the others may hold
    def believe(self, state: State, seat: i64, rng: Rng) -> None:
        """Hands as they are after some turns: better than any deal, but none that would have called."""
        assert isinstance(state, IGoState)
        players = state.n_players
        now = state.round_turns
        for ahead in range(1, players):  # the seats that have had a turn, the last to play first
            if ahead >= now:
                break
            other = seat - ahead
            if other < 0:
                other += players
            state.round_turns = now - ahead  # as it was when that seat could have called
            n_turns = (now - ahead + players - 1) // players
            self.guess.improve(state, other, n_turns, rng)
            tries: i64 = N_TRIES
            while tries > 0 and self.margin(state, other) >= 0:
                self.guess.deal_again(state, other, rng)
                self.guess.improve(state, other, n_turns, rng)
                tries -= 1
        state.round_turns = now

    # ------------------------------------------------------------ take
    def pick_take(self, state: IGoState, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        """The card that leaves least after the best discard; of equal ones the unknown."""
        self.rate_takes(state, seat, rng.bits())
        best: i64 = out[0]
        for i in range(1, n):
            if self.costs[out[i] - TAKE_STOCK] < self.costs[best - TAKE_STOCK]:
                best = out[i]
        return best

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
        n = bit_count(gaps & of_colour(unseen_low, unseen_high, first))
        if second != first:
            n += bit_count(gaps & of_colour(unseen_low, unseen_high, second))
        return n

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
        points = SUM[gaps & of_colour(unseen_low, unseen_high, first)]
        if second != first:
            points += SUM[gaps & of_colour(unseen_low, unseen_high, second)]
        return points

    def pick_row(self, state: IGoState, seat: i64, out: vec[i64], n: i64) -> i64:
        """The row that leaves least, weighed against what the others can add."""
        if out[0] < ROW:
            return out[0]
        self.rate_rows(state, seat, out, n)
        best: i64 = 0
        for i in range(1, n):
            if self.costs[i] < self.costs[best]:
                best = i
        return out[best]

    def rate_rows(self, state: IGoState, seat: i64, out: vec[i64], n: i64) -> None:
        """What each row leaves and offers to the others, in sixteenths of points."""
        self.costs[0] = 0
        if out[0] < ROW:
            return
        split = self.split
        split.open_hand(state.hands.low[seat], state.hands.high[seat], state.display_colour())
        unseen_low = self.unseen_low(state, seat)
        unseen_high = self.unseen_high(state, seat)
        for i in range(n):
            first = FIRST_COLOUR[out[i] - ROW]
            second = SECOND_COLOUR[out[i] - ROW]
            cost = POINT * split.call(first, second)
            if cost != 0:  # else perfect
                cost += ADDED * self.exposed(unseen_low, unseen_high, split.caller_first, split.caller_second)
                if first > second and split.caller_first != split.caller_second:
                    cost = VOID + cost  # the same row as with its colours the other way round
            self.costs[i] = cost
