"""Tournaments: which bot is stronger?

Every pairing plays the same deals. On every deal two bots share the seats of a table, and the deal is played again with
the seats rotated until each bot has had the same seats: luck of cards and seats cancels out. The share of these matches
that a bot wins is one number between 0 and 1 per deal, and 1/2 on average if the bots are equal.

A pairing stops when its confidence sequence (see `statistics`) settles who is stronger, or that both are about equal.
Deals are looked at in their order, one by one, so that the result does not depend on the number of jobs.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

import quintet
from quintet.core.errors import QuintetError
from quintet.core.game import Game, format_seed
from quintet.core.options import Options
from quintet.lab.play import check_same_version, lineup_for, match_seed
from quintet.lab.statistics import CONFIDENCE, Interval, Sequence, wilson
from quintet.lab.visiting import bot_of
from quintet.lab.workers import Workers

if TYPE_CHECKING:
    from quintet.lab.ratings import Rating

_CHUNK_SECONDS = 0.4
_MOST = 200  # deals in a chunk


@dataclass(frozen=True)
class Contest:
    """What is played, in plain texts and numbers."""

    game: str
    rules_version: int
    options: str
    players: int
    seed: str
    quintet: str = quintet.__version__


def seatings(first: str, second: str, n_players: int) -> list[tuple[str, ...]]:
    """Ways to seat two bots in turns round a table: together they give both the same seats."""
    found: list[tuple[str, ...]] = []
    for pair in ((first, second), (second, first)):
        seats = tuple(pair[seat % 2] for seat in range(n_players))
        found += [seats[shift:] + seats[:shift] for shift in range(n_players)]
    return list(dict.fromkeys(found))


class Deals(NamedTuple):
    """The first bot's share of the wins on consecutive deals."""

    first: int
    shares: list[float]
    seconds: float
    pairing: int


def play_deals(contest: Contest, pairing: int, bots: tuple[str, str], first: int, n_deals: int) -> Deals:
    """Play some deals of a pairing. This is what workers do."""
    check_same_version(contest.quintet, contest.rules_version, contest.game)
    start = time.perf_counter()
    lineup = lineup_for(contest.game, contest.options, contest.players, bots)
    ways = seatings(*bots, contest.players)
    shares = []
    for deal in range(first, first + n_deals):
        cards, choices = match_seed(contest.seed, deal)
        total = 0.0
        for i, seats in enumerate(ways):
            winners = lineup.play(deal, cards, choices + i, seats).winners
            total += sum(seats[seat] == bots[0] for seat in winners) / len(winners)
        shares.append(total / len(ways))
    return Deals(first, shares, time.perf_counter() - start, pairing)


@dataclass
class Pairing:
    """Two bots and what is known of them so far."""

    bots: tuple[str, str]
    n_ways: int
    margin: float
    confidence: float
    stops_early: bool
    shares: list[float] = field(default_factory=list)
    verdict: str = ""  # the stronger bot, "equal", or "" while it is open

    def __post_init__(self) -> None:
        self.sequence = Sequence(self.confidence)
        self._squares = 0.0
        self._waiting: dict[int, list[float]] = {}
        self.next_deal = 0  # the first deal that no worker has been given yet
        self.seconds_a_deal = 0.0

    @property
    def is_settled(self) -> bool:
        return self.stops_early and bool(self.verdict)

    def take(self, deals: Deals) -> int:
        """Look at deals in their order; return how many were new. Deals after the question is settled do not count."""
        self.seconds_a_deal = max(1e-6, deals.seconds / len(deals.shares))
        self._waiting[deals.first] = deals.shares
        before = len(self.shares)
        while not self.is_settled and (shares := self._waiting.pop(len(self.shares), None)) is not None:
            for share in shares:
                self.shares.append(share)
                self.sequence.add(share)
                self._squares += share * share
                self._judge()
                if self.is_settled:
                    break
        return len(self.shares) - before

    def _judge(self) -> None:
        low, high = self.interval if self.stops_early else self.wilson
        if low > 0.5:
            self.verdict = self.bots[0]
        elif high < 0.5:
            self.verdict = self.bots[1]
        elif low >= 0.5 - self.margin and high <= 0.5 + self.margin:
            self.verdict = "equal"
        else:
            self.verdict = ""

    @property
    def rate(self) -> float:
        return self.sequence.mean

    @property
    def interval(self) -> Interval:
        """The interval of the rate. It holds however early one stops; for a fixed number of deals it is Wilson's."""
        return self.sequence.interval if self.stops_early else self.wilson

    @property
    def wilson(self) -> Interval:
        """Wilson's interval for as many independent matches as would vary as much as these deals do."""
        n, rate = len(self.shares), self.rate
        if n < 2:
            return Interval(0.0, 1.0)
        variance = max(0.0, self._squares - n * rate * rate) / (n - 1)
        n_matches = n * self.n_ways
        n_equal = rate * (1 - rate) * n / variance if variance else n_matches
        return wilson(rate, min(n_equal, n_matches) or n, self.confidence)

    def chunk_size(self) -> int:
        return max(1, min(_MOST, int(_CHUNK_SECONDS / self.seconds_a_deal))) if self.seconds_a_deal else 1


class Tournament:
    """All pairings of some bots."""

    def __init__(
        self,
        game: Game,
        options: Options,
        n_players: int,
        bots: list[str],
        seed: int,
        n_deals: int,
        margin: float,
        stops_early: bool,
    ) -> None:
        from quintet.lab.ratings import rate_bots  # what that needs had better be missing now than after all deals

        game.check(options, n_players)
        for name in bots:
            bot_of(game, name)
        if len(set(bots)) != len(bots) or len(bots) < 2:
            raise QuintetError("a tournament needs two or more bots, each named once")
        self.contest = Contest(game.id, game.rules_version, options.format(), n_players, format_seed(seed))
        self._rate_bots = rate_bots
        self.bots = bots
        self.n_deals = n_deals
        pairs = list(combinations(bots, 2))
        confidence = 1 - (1 - CONFIDENCE) / len(pairs)  # so that all verdicts hold together
        n_ways = len(seatings("a", "b", n_players))
        self.pairings = [Pairing(pair, n_ways, margin, confidence, stops_early) for pair in pairs]

    def play(self, workers: Workers) -> Iterator[int]:
        """Play until every question is settled or all deals are played; yield how many deals are new."""
        for deals in workers.results(self._tasks(), play_deals):
            yield self.pairings[deals.pairing].take(deals)

    def _tasks(self) -> Iterator[tuple[Contest, int, tuple[str, str], int, int]]:
        """Chunks of all open pairings in turn."""
        while True:
            is_any = False
            for i, pairing in enumerate(self.pairings):
                n = min(pairing.chunk_size(), self.n_deals - pairing.next_deal)
                if n > 0 and not pairing.is_settled:
                    is_any = True
                    yield self.contest, i, pairing.bots, pairing.next_deal, n
                    pairing.next_deal += n
            if not is_any:
                return

    @property
    def is_done(self) -> bool:
        return all(pairing.is_settled or len(pairing.shares) >= self.n_deals for pairing in self.pairings)

    def ratings(self) -> list[Rating]:
        return self._rate_bots(self.bots, [pairing for pairing in self.pairings if pairing.shares])
