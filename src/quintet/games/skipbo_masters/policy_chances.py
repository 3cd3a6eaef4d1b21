"""Chances in Skip-Bo Masters by what can be counted on the table. Hot: rollouts are judged by them.

Both tables of weights are fitted (conditional logit) to who won in some thousand matches of rules players.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.policy import WHOLE
from quintet.games.skipbo_masters import cards, rules
from quintet.games.skipbo_masters.rules import SkipboMastersState

# What speaks for a seat in a round, in hundredths of a logit. The last cards of a stock count most.
STOCK: Final = vec[i64]([round(-155 * sqrt(left)) for left in range(cards.MAX_STOCK + 1)])
COIN: Final = 6  # about a fourth of a stock card
WILD_CARD: Final = 17  # a Skip-Bo in hand is worth three coins
AWAY: Final = vec[i64]([55, 33, 11, 0])  # by how many numbers are missing below the stock card
FAR: Final = 3  # and more are not counted

POINT: Final = vec[i64]([0, 0, 95, 85, 70, 60, 50])  # what a point speaks for a seat in the match, by players
FINE: Final = 100  # these are hundredths of hundredths

LAST: Final = 1199
ODDS: Final = vec[i64]([round(1_000_000 * exp(-behind / 100)) for behind in range(LAST + 1)])
"""The odds of a seat that is so many hundredths of a logit behind the best."""


@final
class Chances:
    """Every seat's chances to win, in thousandths."""

    def __init__(self) -> None:
        self.standing = vec[i64]([0] * cards.MAX_PLAYERS)
        self.in_round = vec[i64]([0] * cards.MAX_PLAYERS)
        self.points = vec[i64]([0] * cards.MAX_PLAYERS)

    def of_match(self, state: SkipboMastersState, rewards: vec[i64]) -> None:
        """Between two rounds, by the points."""
        for seat in range(state.n_players):
            self.points[seat] = state.points[seat]
        self.by_points(state, rewards)

    def of_round(self, state: SkipboMastersState, rewards: vec[i64]) -> None:
        """In the middle of a round; where several are played, what winning it would mean in the match."""
        n = state.n_players
        for seat in range(n):
            self.standing[seat] = self.weigh(state, seat)
        if state.goal == 0:
            self.share_out(n, rewards)
            return
        in_round = self.in_round
        self.share_out(n, in_round)
        points = self.points
        total = vec[i64]([0] * cards.MAX_PLAYERS)
        for winner in range(n):
            for seat in range(n):
                points[seat] = state.points[seat]
            points[winner] += self.prize(state, winner)
            self.by_points(state, rewards)
            for seat in range(n):
                total[seat] += in_round[winner] * rewards[seat]
        for seat in range(n):
            rewards[seat] = total[seat] // WHOLE

    def prize(self, state: SkipboMastersState, winner: i64) -> i64:
        """SB-17, if the others lay as many stock cards as the winner until then."""
        left: i64 = 0
        for seat in range(state.n_players):
            if seat != winner:
                left += max(state.stocks.size[seat] - state.stocks.size[winner], i64(1))
        return rules.prize(left)

    def by_points(self, state: SkipboMastersState, rewards: vec[i64]) -> None:
        n = state.n_players
        for seat in range(n):
            if self.points[seat] >= state.goal:
                for other in range(n):
                    rewards[other] = 0
                rewards[seat] = WHOLE
                return
            self.standing[seat] = self.points[seat] * POINT[n] // FINE
        self.share_out(n, rewards)

    def share_out(self, n: i64, rewards: vec[i64]) -> None:
        """Share the whole out by the odds that the standings give."""
        standing = self.standing
        best = standing[0]
        for seat in range(n):
            best = max(best, standing[seat])
        total: i64 = 0
        for seat in range(n):
            rewards[seat] = ODDS[min(best - standing[seat], i64(LAST))]
            total += rewards[seat]
        for seat in range(n):
            rewards[seat] = rewards[seat] * WHOLE // total

    def weigh(self, state: SkipboMastersState, seat: i64) -> i64:
        """What speaks for a seat: a small stock, coins, Skip-Bos, and how near its stock card is."""
        in_hand: i64 = 0
        weight = STOCK[state.stocks.size[seat]] + COIN * state.coins[seat]
        kinds = state.hands.cards
        first = seat * cards.HAND_SIZE
        for i in range(first, first + state.hands.size[seat]):
            kind = i64(kinds[i])
            if kind == cards.SKIPBO:
                weight += WILD_CARD
            else:
                in_hand |= cards.NUMBERS[kind]
        top = state.shown.number[seat * cards.SHOWN]
        away: i64 = FAR
        if top == cards.WILD:
            away = 0
        elif top <= cards.TOP_NUMBER:
            for pile in range(i64(cards.N_PILES)):
                away = self.missing(state, seat, in_hand, state.building.height[pile], top, away)
        return weight + AWAY[away]

    def missing(self, state: SkipboMastersState, seat: i64, in_hand: i64, height: i64, top: i64, most: i64) -> i64:
        """How many numbers from a pile to the stock card are neither in hand nor on the help piles; at most `most`."""
        if height >= top:
            return most
        own = cards.OWN_SOURCES[seat]
        n: i64 = 0
        for number in range(height + 1, top):
            if n == most:
                break
            if not (in_hand >> number) & 1 and not state.shown.sources[number] & own:
                n += 1
        return n
