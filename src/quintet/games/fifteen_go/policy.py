"""A good hand-written 15GO! player: every action gets a worth, the best is picked, ties at random.

Everything here is what the seat can see: the open piles, the rows, the turned card, and how many cards everybody has;
and, once a closed pile has been turned over (FG-10), the cards that come next, which everybody has seen.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT
from quintet.core.policy import N_LOTS, WORST, Policy
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State
from quintet.games.fifteen_go import cards
from quintet.games.fifteen_go.policy_foresight import NO_NUMBER, Foresight, is_next_to, n_known, next_number
from quintet.games.fifteen_go.reasons import reason_for
from quintet.games.fifteen_go.rules import FifteenGoState

TO_ROW: Final = 80  # a card less, and out of the game: nobody gets it back
TO_PILE: Final = 60  # a card less, and one more for another player
BUILDING: Final = 30  # one's own pile keeps its size, but the turn goes on
LEADER: Final = 8  # give to whoever has fewest cards: a point for so many cards
FOLLOW: Final = 25  # the next card is known and fits where this one goes
SPOIL: Final = 25  # the next card is known and loses its place to this one
OPEN_NEXT: Final = 10  # one's own open top card fits on this one, at the start of the next turn (FG-14)
BORROWED: Final = 20  # every borrowed card is one less for another player: a long chain does not pay
LAST_CARD: Final = 10_000  # being out wins, or earns the best place that is left
TAKE_ROW: Final = 500  # a taken row counts more than any card
TAKE_COLOUR: Final = 2000  # and one of a single colour more than all others
# for points, whoever lays the 15 takes a row: never give one away, nor a 14, which draws the 15s of others
KEEP: Final = 1000
CARDS_A_POINT: Final = 8  # in a match that is cut short
HUMAN_ERRS: Final = 20  # percent


@final
class FifteenGoPolicy(Policy):
    """The rules player of 15GO!."""

    def __init__(self) -> None:
        self.foresight = Foresight()

    def pick(self, state: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, FifteenGoState)
        if n == 1:
            return out[0]
        if state.may_stop:
            return cards.STOP if self.should_stop(state, seat) else cards.TURN
        best: i64 = out[0]
        best_worth: i64 = WORST
        for i in range(n):
            worth = self.worth(state, seat, out[i]) * N_LOTS + rng.below(N_LOTS)
            if worth > best_worth:
                best_worth = worth
                best = out[i]
        return best

    def narrow(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """A card that nobody knows is always turned (FG-7): nothing else is worth a search."""
        assert isinstance(state, FifteenGoState)
        if state.may_stop and n_known(state, seat) == 0:
            out[0] = cards.TURN
            return 1
        return n

    def should_stop(self, state: FifteenGoState, seat: i64) -> bool:
        """Whether to keep the next card for the next turn: only if it is known and fits nowhere (FG-7).

        Turning an unknown card costs nothing: if it does not fit, it was there anyway.
        """
        if n_known(state, seat) == 0 or self.is_last_card(state, seat):
            return False
        return not self.has_place(state, seat, next_number(state, seat, 0)) and self.foresight.says_stop(state, seat)

    def is_last_card(self, state: FifteenGoState, seat: i64) -> bool:
        """Whether the next card is the only one: it is picked up, and nothing is lost by that (FG-11)."""
        return state.piles.n_closed[seat] == 0 and state.piles.n_open[seat] == 1

    def has_place(self, state: FifteenGoState, seat: i64, number: i64) -> bool:
        """Whether a card of the seat could be laid now, without borrowing."""
        if number == 1 or state.piles.rows_at[number - 1] != 0:
            return True
        seats = state.piles.tops_at[number - 1] | state.piles.tops_at[number + 1]
        if not state.builds_own:
            seats &= ~BIT[seat]
        return seats != 0

    def human_errs(self) -> int:
        """Once every closed pile has been turned over, nothing is left to chance but what people overlook."""
        return HUMAN_ERRS

    def progress(self, state: State, seat: i64) -> i64:
        """Points first; fewer cards are better."""
        assert isinstance(state, FifteenGoState)
        if state.has_points:
            return state.points[seat] * CARDS_A_POINT - state.n_cards(seat)
        return -state.n_cards(seat)

    def worth(self, state: FifteenGoState, seat: i64, action: i64) -> i64:
        """How good an action is; what is worth more than 0 is better than turning a card or putting one down."""
        if action <= cards.PUT_DOWN:
            return 0
        number = cards.number_of(state.own_card(seat))
        coming = self.coming(state, seat)
        if action == cards.BUILD:
            if is_next_to(coming, number):
                return BUILDING + FOLLOW
            return BUILDING
        worth: i64 = 0
        if state.n_cards(seat) == 1:
            worth = LAST_CARD
        if action < cards.GIVE:
            return worth + self.worth_of_row(state, seat, action - cards.ROW, number, coming)
        if action < cards.BORROW:
            return worth + self.worth_of_giving(state, action - cards.GIVE, number, coming)
        action -= cards.BORROW
        lender = action >> cards.ROW_BITS
        return worth + self.worth_of_borrowing(state, lender, action & (cards.MAX_ROWS - 1), number)

    def reason(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, FifteenGoState)
        return reason_for(self, state, seat, action)

    def coming(self, state: FifteenGoState, seat: i64) -> i64:
        """The number of one's own card that comes next, where it is known: under the open top card, or turned over."""
        piles = state.piles
        n = piles.n_closed[seat]
        if state.turned == NOTHING:
            if piles.n_open[seat] > 1:
                return cards.number_of(i64(piles.open[seat * cards.MAX_CARDS + piles.n_open[seat] - 2]))
        elif n > 0 and state.piles.seen & BIT[seat]:
            return cards.number_of(i64(piles.closed[seat * cards.MAX_CARDS + n - 1]))
        return NO_NUMBER

    def worth_of_row(self, state: FifteenGoState, seat: i64, row: i64, number: i64, coming: i64) -> i64:
        piles = state.piles
        if number == cards.HIGHEST:
            if not state.has_points:
                return TO_ROW
            first = i64(piles.row[row * cards.HIGHEST])
            if cards.colour_of(first ^ state.own_card(seat)) == 0 and piles.has_one_colour(row):
                return TAKE_COLOUR
            return TAKE_ROW
        worth: i64 = TO_ROW
        if coming == number + 1:
            worth += FOLLOW
        elif coming == number and piles.rows_at[number - 1] == BIT[row]:
            worth -= SPOIL
        if state.plays_open and state.turned != NOTHING and piles.tops_at[number + 1] & BIT[seat]:
            worth += OPEN_NEXT
        return worth

    def worth_of_giving(self, state: FifteenGoState, owner: i64, number: i64, coming: i64) -> i64:
        worth = TO_PILE - state.n_cards(owner) // LEADER
        if is_next_to(coming, number):
            worth += FOLLOW
        elif is_next_to(coming, cards.number_of(state.piles.top(owner))):
            worth -= SPOIL
        if state.has_points and number >= cards.HIGHEST - 1:
            worth -= KEEP
        return worth

    def worth_of_borrowing(self, state: FifteenGoState, lender: i64, row: i64, number: i64) -> i64:
        """What the chain from this card on is worth (FG-16); of two lenders, the one with more cards left is better."""
        n_lent = number - 1 - state.piles.n_row[row]
        worth = TO_ROW - BORROWED * n_lent + state.n_cards(lender) // LEADER
        if state.has_points and number == cards.HIGHEST:
            worth += TAKE_ROW
        return worth
