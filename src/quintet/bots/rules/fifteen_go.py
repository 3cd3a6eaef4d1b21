"""A good hand-written 15GO! player: every action gets a worth, the best is picked, ties at random.

Everything here is what the seat can see: the open piles, the rows, the turned card, and how many cards everybody has;
and, once its closed pile has been turned over (FG-10), the card that comes next, which everybody has seen.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.bots.policy import Policy
from quintet.core.bits import BIT
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State
from quintet.games.fifteen_go.cards import BORROW, BUILD, GIVE, HIGHEST, PUT_DOWN, ROW, TURN, colour_of, number_of
from quintet.games.fifteen_go.rules import FifteenGoState

TO_ROW: Final = 80  # a card less, and out of the game: nobody gets it back
TO_PILE: Final = 60  # a card less, and one more for another player
BUILDING: Final = 30  # the own pile keeps its size, but the turn goes on
LEADER: Final = 8  # give to whoever has fewest cards: a point for so many cards
FOLLOW: Final = 25  # the next card is known and fits where this one goes
SPOIL: Final = 25  # the next card is known and loses its place to this one
OPEN_NEXT: Final = 10  # the own open top card fits on this one, at the start of the next turn (FG-14)
BORROWED: Final = 20  # every borrowed card is one less for another player: a long chain does not pay
LAST_CARD: Final = 10_000  # being out wins, or earns the best place that is left
TAKE_ROW: Final = 500  # a taken row counts more than any card
TAKE_COLOUR: Final = 2000  # and one of a single colour more than all others
KEEP: Final = (
    1000  # for points, who has the 15 takes a row: never give one away, nor a 14, which draws the 15s of others
)
CARDS_A_POINT: Final = 8  # in a match that is cut short
NO_NUMBER: Final = -9  # of a card that nobody knows: next to no other
PILE_BITS: Final = 7  # a pile has room for 2 ** 7 cards
ROW_BITS: Final = 4  # a row for 2 ** 4


def is_next_to(number: i64, other: i64) -> bool:
    return number == other - 1 or number == other + 1


@final
class FifteenGoRules(Policy):
    """The rules player of 15GO!."""

    def pick(self, state: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, FifteenGoState)
        if n == 1:
            return out[0]
        best: i64 = out[0]
        best_worth: i64 = -1_000_000
        for i in range(n):
            worth = self.worth(state, seat, out[i]) * 8 + rng.below(8)
            if worth > best_worth:
                best_worth = worth
                best = out[i]
        return best

    def progress(self, state: State, seat: i64) -> i64:
        """Points first; fewer cards are better."""
        assert isinstance(state, FifteenGoState)
        if state.has_points:
            return state.points[seat] * CARDS_A_POINT - state.n_cards(seat)
        return -state.n_cards(seat)

    def worth(self, state: FifteenGoState, seat: i64, action: i64) -> i64:
        """Above nothing: better than to turn or to put down a card."""
        if action <= PUT_DOWN:
            return 0
        number = number_of(state.own_card(seat))
        coming = self.coming(state, seat)
        if action == BUILD:
            if is_next_to(coming, number):
                return BUILDING + FOLLOW
            return BUILDING
        worth: i64 = 0
        if state.n_cards(seat) == 1:
            worth = LAST_CARD
        if action < GIVE:
            return worth + self.worth_of_row(state, seat, action - ROW, number, coming)
        if action < BORROW:
            return worth + self.worth_of_giving(state, action - GIVE, number, coming)
        return worth + self.worth_of_borrowing(state, (action - BORROW) >> 3, (action - BORROW) & 7, number)

    def reason(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, FifteenGoState)
        if action <= PUT_DOWN:
            return self.reason_to_stop(state, seat, action)
        if action == BUILD:
            return "hint-turn-goes-on"
        if action >= BORROW:
            return "hint-makes-room"
        if state.n_cards(seat) == 1:
            return "hint-last-card"
        number = number_of(state.own_card(seat))
        coming = self.coming(state, seat)
        if action < GIVE:
            if state.has_points and number == HIGHEST:
                return "hint-takes-row"
            return "hint-next-fits" if coming == number + 1 else "hint-sheds"
        if is_next_to(coming, number):
            return "hint-next-fits"
        return "hint-hits-leader" if self.leads(state, seat, action - GIVE) else "hint-gives"

    def reason_to_stop(self, state: FifteenGoState, seat: i64, action: i64) -> str:
        """Why to turn a card, or to put one down."""
        if len(state.legal_actions(int(seat))) == 1:
            return "hint-starts-turn" if action == TURN else "hint-fits-nowhere"
        if state.has_points and number_of(state.own_card(seat)) >= HIGHEST - 1:
            return "hint-keeps-high"
        return "hint-keeps-open-card" if action == TURN else "hint-helps-others"

    def leads(self, state: FifteenGoState, seat: i64, other: i64) -> bool:
        """Whether another player, of several, has fewest cards."""
        if state.n_players == 2:
            return False
        for third in range(state.n_players):
            if third != seat and state.place[third] == 0 and state.n_cards(third) < state.n_cards(other):
                return False
        return True

    def coming(self, state: FifteenGoState, seat: i64) -> i64:
        """The number of the own card that comes next, where it is known: under the open top card, or turned over."""
        piles = state.piles
        n = piles.n_closed[seat]
        if state.turned == NOTHING:
            if piles.n_open[seat] > 1:
                return number_of(i64(piles.open[(seat << PILE_BITS) + piles.n_open[seat] - 2]))
        elif n > 0 and state.seen & BIT[seat]:
            return number_of(i64(piles.closed[(seat << PILE_BITS) + n - 1]))
        return NO_NUMBER

    def worth_of_row(self, state: FifteenGoState, seat: i64, row: i64, number: i64, coming: i64) -> i64:
        piles = state.piles
        if number == HIGHEST:
            if not state.has_points:
                return TO_ROW
            first = i64(piles.row[row << ROW_BITS])
            if colour_of(first ^ state.own_card(seat)) == 0 and piles.has_one_colour(row):
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
        elif is_next_to(coming, number_of(state.piles.top(owner))):
            worth -= SPOIL
        if state.has_points and number >= HIGHEST - 1:
            worth -= KEEP
        return worth

    def worth_of_borrowing(self, state: FifteenGoState, lender: i64, row: i64, number: i64) -> i64:
        """Of the chain from this card on (FG-16); of two lenders, the one who has more cards left."""
        n_lent = number - 1 - state.piles.n_row[row]
        worth = TO_ROW - BORROWED * n_lent + state.n_cards(lender) // LEADER
        if state.has_points and number == HIGHEST:
            worth += TAKE_ROW
        return worth
