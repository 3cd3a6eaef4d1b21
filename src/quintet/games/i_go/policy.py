"""A good hand-written I Go! player: it counts what every choice leaves, and calls when the others should have more.

Everything here is what the seat can see: its own cards, the display, the discard pile, how many turns have been played,
and the cards that nobody has shown.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import bit_count
from quintet.core.policy import WHOLE, Policy
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State
from quintet.games.i_go import cards, rules
from quintet.games.i_go.enough import most_enough
from quintet.games.i_go.particulars import particulars_of
from quintet.games.i_go.policy_guess import HIGHEST, Guess, of_colour
from quintet.games.i_go.policy_outlook import Outlook
from quintet.games.i_go.reasons import reason_for
from quintet.games.i_go.rules import IGoState
from quintet.games.i_go.split import Split

POINT: Final = 16  # a minus point: smaller things are weighed against it
NEXT_COLOUR: Final = 3  # for each point under the display's next colour, which may be turned up before the call
OUT: Final = 2  # for each card still to come that would fit the row: it makes the next turns better
SPOILT: Final = 4  # what a display card must gain at least: its colour is lost
ADDED: Final = 1  # for each point that others might add to the row: few of these cards are in their hands
VOID: Final = 100_000  # the last display card ends the round for nothing (IG-14)
FORCED: Final = 50_000  # the last stock card forces a call that is not good enough (IG-15)
N_DRAWS: Final = 12  # how many of the cards that the stock may have are tried: more are hardly better

# The highest minus points to call with, by the number of players. The starter has had a turn more than the others, and
# the caller starts again (IG-11), so with two players a middling hand is good enough. With more, all must be beaten.
CALL_AT: Final = vec[i64]([0, 0, 40, 31, 28])  # as the round begins,
FALL: Final = vec[i64]([0, 0, 32, 16, 12])  # in eighths of points, less with each half turn, as all hands get better,
CALL_ALWAYS: Final = 8  # but never less than this
EXCELLENT: Final = 5  # minus points with which even a polite player calls before everybody has had a turn
DOUBT: Final = 32  # within so many points of that, a search asks whether to call

# Plans of a seat for the rest of a round: with how many points more than usual it calls, or fewer. What is best depends
# on the points of all: whoever needs only one had better let others fail.
BOLD: Final = vec[i64]([12, 8, 5, 2, 0, -2, -5, -8, -12, -100])

N_WORTH: Final = 5  # a search looks at this many takes or discards at most,
WORTH: Final = 128  # none of them worse than the best by more than this

N_TRIES: Final = 40  # to find a hand with which another player would not have called: at two players most would

_ALL: Final = (1 << cards.WORD) - 1


@final
class IGoPolicy(Policy):
    """The rules player of I Go!."""

    def __init__(self) -> None:
        self.split = Split()
        self.costs = vec[i64]([0] * (cards.N_COLOURS * cards.N_COLOURS))  # of the takes, discards or rows in question
        self.guess = Guess()
        self.chances: Outlook | None = None  # of the match that was judged last
        self.planner: i64 = NOTHING  # the seat that follows a plan,
        self.bold: i64 = 0  # and how much more it dares to call with,
        self.least_bold: i64 = 0  # the bounds between which it would have done the same,
        self.too_bold: i64 = 0  # all in sixteenths of points
        self.behind = vec[i64](
            [0] * (cards.N_COLOURS + 1)
        )  # scratch of `after_discard`: all values of the colours behind one

    def pick(self, state: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, IGoState)
        phase = state.phase
        if phase == rules.TAKING:
            return self.pick_take(state, seat, out, n, rng)
        if phase == rules.LAYING:
            return self.pick_discard(state, seat, out, n)
        if phase == rules.CALLING:
            if n == 1:
                return out[0]
            margin = self.margin(state, seat)
            calls = self.is_bold(margin) if seat == self.planner else margin >= 0
            return cards.CALL if calls else cards.PASS
        return self.pick_row(state, seat, out, n)

    def progress(self, state: State, seat: i64) -> i64:
        """Minus the points that a call would leave now."""
        assert isinstance(state, IGoState)
        return -self.minus(state.hands.low[seat], state.hands.high[seat], state.display_colour())

    def outlook(self, state: State, rewards: vec[i64]) -> bool:
        """Everybody's chance to win, by the points still needed and by who starts."""
        assert isinstance(state, IGoState)
        chances = self.chances
        if (
            chances is None
            or chances.n_players != state.n_players
            or chances.target != state.target
            or chances.calls_at_once != state.calls_at_once
        ):
            chances = Outlook(int(state.n_players), int(state.target), state.calls_at_once)
            self.chances = chances
        chances.chances_into(state.points, state.starter, WHOLE, rewards)
        return True

    def minus(self, low: i64, high: i64, display: i64) -> i64:
        """What a hand leaves at its best."""
        self.split.open_hand(low, high, display)
        return self.split.best_call()

    def narrow(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """The takes, discards and rows that are nearly as good as the best; a call and a pass, unless it is clear."""
        assert isinstance(state, IGoState)
        phase = state.phase
        if phase == rules.TAKING:
            self.rate_takes(state, seat, 0)
        elif phase == rules.LAYING:
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
        """The best rows; a call and a pass, unless it is clear."""
        if state.phase != rules.CALLING:
            self.rate_rows(state, seat, out, n)
            return self.front(out, n)
        if n > 1:
            margin = self.margin(state, seat)
            if margin < -POINT * DOUBT:
                out[0] = cards.PASS
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
        """Whether the seat that follows a plan calls with that margin."""
        if margin + self.bold >= 0:
            self.least_bold = max(self.least_bold, -margin)
            return True
        self.too_bold = min(self.too_bold, -margin)
        return False

    def reason(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, IGoState)
        return reason_for(self, state, seat, action)

    def particulars(self, state: State, seat: int, action: int, reason: str) -> dict[str, object]:
        assert isinstance(state, IGoState)
        return particulars_of(self, state, seat, action, reason)

    def rule_of_thumb(self, state: State, seat: int) -> int:
        """Call with as few minus points as usually win, by the figures that the table shows."""
        assert isinstance(state, IGoState)
        if state.phase != rules.CALLING or state.n_stock == 0:
            return NOTHING
        minus = self.minus(state.hands.low[seat], state.hands.high[seat], state.display_colour())
        return int(cards.CALL if minus <= most_enough(int(state.n_players), int(state.round_turns)) else cards.PASS)

    def is_idle(self, state: State, seat: int, action: int) -> bool:
        """To take a card from the discard pile that is of no use, or to lay one back though another could go (IG-4)."""
        assert isinstance(state, IGoState)
        if action == cards.TAKE_DISCARD:
            return state.n_stock > 1 and not self.helps(state, seat, i64(state.discard[state.n_discard - 1]))
        if action != state.taken or action == NOTHING:
            return False
        card = i64(action)
        low = state.hands.low[seat] & ~cards.LOW[card]
        high = state.hands.high[seat] & ~cards.HIGH[card]
        display = state.display_colour()
        return self.after_keeping(low, high, card, display) <= self.minus(low, high, display)

    def is_rash(self, state: State, seat: int, action: int) -> bool:
        """A call before everybody has had a turn, unless the hand is excellent."""
        assert isinstance(state, IGoState)
        if action != cards.CALL or state.round_turns >= state.n_players:
            return False
        return self.minus(state.hands.low[seat], state.hands.high[seat], state.display_colour()) > EXCELLENT

    def helps(self, state: IGoState, seat: i64, card: i64) -> bool:
        """Whether a card more would leave a hand with fewer minus points after the best discard."""
        low = state.hands.low[seat]
        high = state.hands.high[seat]
        display = state.display_colour()
        return self.after_discard(low | cards.LOW[card], high | cards.HIGH[card], display) < self.minus(
            low, high, display
        )

    # ------------------------------------------------------------ what the others may hold
    def believe(self, state: State, seat: i64, rng: Rng) -> None:
        """Make the others' hands as they are after some turns: better than dealt, but none that would have called."""
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
            while tries > 0 and state.may_call() and self.margin(state, other) >= 0:
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
            if self.costs[out[i] - cards.TAKE_STOCK] < self.costs[best - cards.TAKE_STOCK]:
                best = out[i]
        return best

    def rate_takes(self, state: IGoState, seat: i64, draws: i64) -> None:
        """What the stock, the discard pile and the display leave, in sixteenths of points."""
        low = state.hands.low[seat]
        high = state.hands.high[seat]
        display = state.display_colour()
        costs = self.costs
        costs[0] = self.after_stock(state, seat, display, draws)
        if state.n_stock == 1 and self.margin(state, seat) < 0:
            costs[0] += FORCED
        card = i64(state.discard[state.n_discard - 1])
        costs[1] = POINT * self.after_discard(low | cards.LOW[card], high | cards.HIGH[card], display)
        if not state.lays_back and costs[1] >= POINT * self.minus(low, high, display):
            costs[1] = POINT * self.after_keeping(low, high, card, display)
        costs[2] = VOID
        if state.n_display > 1:
            card = i64(state.display[state.n_display - 1])
            colour = cards.COLOUR[i64(state.display[state.n_display - 2])]
            costs[2] = POINT * self.after_discard(low | cards.LOW[card], high | cards.HIGH[card], colour) + SPOILT

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
            seen |= cards.LOW[i64(state.display[i])]
        for i in range(state.n_discard):
            seen |= cards.LOW[i64(state.discard[i])]
        return _ALL & ~seen

    def unseen_high(self, state: IGoState, seat: i64) -> i64:
        """The same for the high word."""
        seen = state.hands.high[seat]
        for other in range(state.n_players):
            seen |= state.hands.known_high[other]
        for i in range(state.n_display):
            seen |= cards.HIGH[i64(state.display[i])]
        for i in range(state.n_discard):
            seen |= cards.HIGH[i64(state.discard[i])]
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
        sums = cards.SUM
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

    def after_keeping(self, low: i64, high: i64, card: i64, display: i64) -> i64:
        """What is left after the best discard if the card just taken must be kept (IG-4a)."""
        least: i64 = VOID
        rest = low
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            least = min(least, self.minus(low & ~bit | cards.LOW[card], high | cards.HIGH[card], display))
        rest = high
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            least = min(least, self.minus(low | cards.LOW[card], high & ~bit | cards.HIGH[card], display))
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
            following = cards.COLOUR[i64(state.display[state.n_display - 2])]
        unseen_low = self.unseen_low(state, seat)
        unseen_high = self.unseen_high(state, seat)
        split = self.split
        for i in range(n):
            card = out[i]
            rest_low = low & ~cards.LOW[card]
            rest_high = high & ~cards.HIGH[card]
            cost = POINT * self.minus(rest_low, rest_high, display)
            if split.first != NOTHING:
                cost -= OUT * self.outs(unseen_low, unseen_high, split.first, split.second)
            if following != display:
                cost += NEXT_COLOUR * self.minus(rest_low, rest_high, following)
            self.costs[i] = cost

    def outs(self, unseen_low: i64, unseen_high: i64, first: i64, second: i64) -> i64:
        """How many cards that may still come would go into a row of these colours."""
        values = self.split.values
        gaps = cards.ALL_VALUES & ~(values[first] | values[second])
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
        gaps = cards.ALL_VALUES & ~(values[first] | values[second])
        points = cards.SUM[gaps & of_colour(unseen_low, unseen_high, first)]
        if second != first:
            points += cards.SUM[gaps & of_colour(unseen_low, unseen_high, second)]
        return points

    def pick_row(self, state: IGoState, seat: i64, out: vec[i64], n: i64) -> i64:
        """The row that leaves least, weighed against what the others can add."""
        if out[0] < cards.ROW:
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
        if out[0] < cards.ROW:
            return
        split = self.split
        split.open_hand(state.hands.low[seat], state.hands.high[seat], state.display_colour())
        unseen_low = self.unseen_low(state, seat)
        unseen_high = self.unseen_high(state, seat)
        for i in range(n):
            first = cards.FIRST_COLOUR[out[i] - cards.ROW]
            second = cards.SECOND_COLOUR[out[i] - cards.ROW]
            cost = POINT * split.call(first, second)
            if cost != 0:  # else perfect
                cost += ADDED * self.exposed(unseen_low, unseen_high, split.caller_first, split.caller_second)
                if first > second and split.caller_first != split.caller_second:
                    cost = VOID + cost  # the same row as with its colours the other way round
            self.costs[i] = cost
