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
from quintet.games.fifteen_go.cards import BORROW, BUILD, GIVE, HIGHEST, PUT_DOWN, ROW, colour_of, number_of
from quintet.games.fifteen_go.rules import FifteenGoState

NO_NUMBER: Final = -9  # of a card that nobody knows: next to no other


@final
class FifteenGoRules(Policy):
    """The rules player of 15GO!."""

    def __init__(self) -> None:
        self.row: i64 = 60
        self.give: i64 = 70
        self.build: i64 = 20
        self.win: i64 = 10000
        self.leader: i64 = 2
        self.follow: i64 = 25
        self.spoil: i64 = 25
        self.feed: i64 = 15
        self.own_next: i64 = 10
        self.borrowed: i64 = 20
        self.take_row: i64 = 500
        self.take_colour: i64 = 2000
        self.open_row: i64 = 30
        self.keep_15: i64 = 40
        self.pure: i64 = 3

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
            return state.points[seat] * 8 - state.n_cards(seat)
        return -state.n_cards(seat)

    def worth(self, state: FifteenGoState, seat: i64, action: i64) -> i64:
        if action <= PUT_DOWN:
            return 0
        number = number_of(state.own_card(seat))
        if action >= BORROW:
            return self.worth_of_borrowing(state, seat, (action - BORROW) >> 3, (action - BORROW) & 7, number)
        coming = self.coming(state, seat)
        if action == BUILD:
            worth = self.build
            if coming == number - 1 or coming == number + 1:
                worth += self.own_next
            return worth
        if state.n_cards(seat) == 1:
            worth = self.win
        else:
            worth = 0
        if action < GIVE:
            return worth + self.worth_of_row(state, seat, action - ROW, number, coming)
        return worth + self.worth_of_giving(state, seat, action - GIVE, number, coming)

    def coming(self, state: FifteenGoState, seat: i64) -> i64:
        """The number of the card that comes next, where it is known."""
        piles = state.piles
        n = piles.n_closed[seat]
        if state.turned == NOTHING:
            if state.plays_open and piles.n_open[seat] > 1:
                return number_of(i64(piles.open[(seat << 7) + piles.n_open[seat] - 2]))
        elif n > 0 and state.seen & BIT[seat]:
            return number_of(i64(piles.closed[(seat << 7) + n - 1]))
        return NO_NUMBER

    def worth_of_row(self, state: FifteenGoState, seat: i64, row: i64, number: i64, coming: i64) -> i64:
        piles = state.piles
        worth = self.row
        card = state.own_card(seat)
        if number == HIGHEST:
            if state.has_points:
                worth += self.take_row
                if colour_of(i64(piles.row[row << 4]) ^ card) == 0 and piles.has_one_colour(row):
                    worth += self.take_colour
            return worth
        if coming == number + 1:
            worth += self.follow
        elif coming == number and piles.rows_at[number - 1] & ~BIT[row] == 0:
            worth -= self.spoil
        ahead = piles.tops_at[number + 1]
        if state.plays_open:
            if ahead & BIT[seat] and state.turned != NOTHING:
                worth += self.own_next
            if ahead & ~BIT[seat]:
                worth -= self.feed
        if state.has_points:
            if number == HIGHEST - 1 and coming != HIGHEST:
                worth -= self.open_row
            if piles.has_one_colour(row):
                if colour_of(i64(piles.row[row << 4]) ^ card) == 0:
                    worth += self.pure * number
                else:
                    worth -= self.pure * number
        return worth

    def worth_of_giving(self, state: FifteenGoState, seat: i64, owner: i64, number: i64, coming: i64) -> i64:
        piles = state.piles
        worth = self.give + self.leader * (state.n_cards(seat) - state.n_cards(owner))
        top = number_of(piles.top(owner))
        if coming == number - 1 or coming == number + 1:
            worth += self.follow
        elif coming == top - 1 or coming == top + 1:
            worth -= self.spoil
        if state.has_points and number == HIGHEST:
            worth -= self.keep_15
        return worth

    def worth_of_borrowing(self, state: FifteenGoState, seat: i64, lender: i64, row: i64, number: i64) -> i64:
        n_lent = number - 1 - state.piles.n_row[row]
        worth = self.row - self.borrowed * n_lent
        if state.has_points:
            if number == HIGHEST:
                worth += self.take_row
            elif number == HIGHEST - 1:
                worth -= self.open_row
        if state.n_cards(seat) == 1:
            worth += self.win
        return worth + state.n_cards(lender) // 8
