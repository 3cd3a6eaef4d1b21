"""Intervals for win rates.

`wilson` is for a number of trials that was fixed in advance. `Sequence` holds at every moment at once, so that one may
look after every trial and stop when the question is settled.
"""

from __future__ import annotations

from math import inf, log, log1p, sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95


class Interval(NamedTuple):
    low: float
    high: float

    def __contains__(self, value: object) -> bool:
        return isinstance(value, (int, float)) and self.low <= value <= self.high


def wilson(rate: float, n: float, confidence: float = CONFIDENCE) -> Interval:
    """Wilson's score interval for a rate that was seen in n independent trials (Wilson 1927)."""
    if n <= 0:
        return Interval(0.0, 1.0)
    z = z_of(confidence)
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(max(0.0, rate * (1 - rate)) / n + z * z / (4 * n * n))
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def z_of(confidence: float) -> float:
    """How many standard deviations hold that much of the normal distribution."""
    return NormalDist().inv_cdf(0.5 + confidence / 2)


class Sequence:
    """A confidence sequence for the mean of numbers between 0 and 1.

    The predictable plug-in empirical-Bernstein sequence of Waudby-Smith and Ramdas, "Estimating means of bounded random
    variables by betting" (2024), theorem 2: with probability `confidence` the true mean is in the interval after every
    single number at once. The numbers must be independent; here each is the outcome of one deal.
    """

    _MOST_BET = 0.75

    def __init__(self, confidence: float = CONFIDENCE) -> None:
        self.log_term = log(2 / (1 - confidence))
        self.n = 0
        self.total = 0.0
        self.squares = 0.0  # of the distances from the running mean
        self.bets = 0.0
        self.weighted = 0.0
        self.penalty = 0.0
        self.low, self.high = 0.0, 1.0  # the intersection of all intervals so far holds as well

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.5

    @property
    def interval(self) -> Interval:
        return Interval(self.low, self.high)

    def add(self, value: float) -> None:
        guess = (0.5 + self.total) / (self.n + 1)
        variance = (0.25 + self.squares) / (self.n + 1)
        self.n += 1
        bet = min(self._MOST_BET, sqrt(2 * self.log_term / (variance * self.n * log(self.n + 1)))) if variance else inf
        self.bets += bet
        self.weighted += bet * value
        self.penalty += (value - guess) ** 2 * (-log1p(-bet) - bet)
        self.total += value
        self.squares += (value - (0.5 + self.total) / (self.n + 1)) ** 2
        middle, half = self.weighted / self.bets, (self.log_term + self.penalty) / self.bets
        self.low, self.high = max(self.low, middle - half), min(self.high, middle + half)
