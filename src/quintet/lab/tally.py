"""Sums over many matches: who wins, how long they last."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from quintet.lab.play import Row
from quintet.lab.statistics import wilson

MEASURES = ("rounds", "turns", "actions", "seconds")


class Rate(NamedTuple):
    """How often a bot or a seat wins, with the 95 % interval; `n` is how often it played."""

    name: str
    rate: float
    low: float
    high: float
    n: int


def rate_of(name: str, wins: float, n: int) -> Rate:
    rate = wins / n if n else 0.0
    return Rate(name, rate, *wilson(rate, n), n)


class Tally:
    """Sums over matches; a match won by several counts for each of them in equal parts."""

    def __init__(self) -> None:
        self.n_matches = 0
        self.seat_wins: dict[int, float] = defaultdict(float)
        self.bot_wins: dict[str, float] = defaultdict(float)
        self.bot_seats: dict[str, int] = defaultdict(int)
        self.sums: dict[str, float] = defaultdict(float)

    def add(self, row: Row) -> None:
        self.n_matches += 1
        share = 1 / len(row.winners)
        for seat in row.winners:
            self.seat_wins[seat] += share
            self.bot_wins[row.bots[seat]] += share
        for bot in row.bots:
            self.bot_seats[bot] += 1
        self.sums["rounds"] += row.rounds
        self.sums["turns"] += row.turns
        self.sums["actions"] += row.actions
        self.sums["seconds"] += row.seconds

    def merge(self, other: Tally) -> None:
        self.n_matches += other.n_matches
        for seat, wins in other.seat_wins.items():
            self.seat_wins[seat] += wins
        for bot, wins in other.bot_wins.items():
            self.bot_wins[bot] += wins
        for bot, n in other.bot_seats.items():
            self.bot_seats[bot] += n
        for name, total in other.sums.items():
            self.sums[name] += total

    def means(self) -> dict[str, float]:
        """Per match."""
        return {name: self.sums[name] / max(1, self.n_matches) for name in MEASURES}

    def seat_rates(self, n_players: int) -> list[Rate]:
        return [rate_of(f"seat {seat}", self.seat_wins[seat], self.n_matches) for seat in range(n_players)]

    def bot_rates(self) -> list[Rate]:
        """The best first."""
        rates = [rate_of(bot, self.bot_wins[bot], n) for bot, n in self.bot_seats.items()]
        return sorted(rates, key=lambda rate: (-rate.rate, rate.name))
