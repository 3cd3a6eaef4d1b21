"""How long players take: thinking on their turn, reacting out of turn.

Where several seats can act, the quickest does. Human times follow a log-normal distribution (a steep rise, a long
tail); the medians here are those of people who know the game: two seconds for a turn, about one for a throw-in.
The clock is never asked: times come from the random numbers of the match, in whole milliseconds, so that the same
seed gives the same race on every machine.
"""

from __future__ import annotations

from math import exp
from statistics import NormalDist
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.rng import Rng

THINKING: Final = 2000  # median milliseconds on turn
REACTING: Final = 1100  # median milliseconds out of turn
AIMLESS: Final = 1500  # a random player does neither: all seats are equally quick
SPREAD: Final = 0.45  # standard deviation of the logarithm

_N_STEPS: Final = 1024
_FINE: Final = 22  # bits of a random number below the step: they decide between equal times
_FINE_MASK: Final = (1 << 22) - 1

_SLOWNESS: Final = {
    "easy": 1.4,
    "random": 1.0,
    "rules": 1.0,
    "normal": 1.0,
    "ismcts": 0.85,
    "rollout": 0.85,
    "hard": 0.85,
    "expert": 0.85,
    "oracle": 0.85,
}


def times(median: float) -> vec[i64]:
    """The quantiles of the distribution with that median, in milliseconds: one of them at random is a time."""
    normal = NormalDist()
    steps = [(step + 0.5) / _N_STEPS for step in range(_N_STEPS)]
    return vec[i64]([round(median * exp(SPREAD * normal.inv_cdf(step))) for step in steps])


@final
class Pace:
    """How quick a bot is."""

    def __init__(self, thinking: float, reacting: float) -> None:
        self.thinking = times(thinking)
        self.reacting = times(reacting)


def pace_of(bot: str) -> Pace:
    """The pace of a bot by its name: the better a bot plays, the quicker it is."""
    kind = bot.partition("-")[0]
    slowness = _SLOWNESS.get(kind, 1.0)
    if kind == "random":
        return Pace(AIMLESS * slowness, AIMLESS * slowness)
    return Pace(THINKING * slowness, REACTING * slowness)


def draw(quantiles: vec[i64], rng: Rng) -> i64:
    """A moment: its milliseconds, and below them bits that make ties rare. The seat with the earliest moment acts."""
    bits = rng.bits()
    return (quantiles[bits >> _FINE] << _FINE) | (bits & _FINE_MASK)


def milliseconds(moment: i64) -> i64:
    return moment >> _FINE
