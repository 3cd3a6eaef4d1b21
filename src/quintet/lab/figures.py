"""The figures that a report shows, computed from the rows of a file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quintet.lab.results import BadResults, Results, column_of
from quintet.lab.statistics import CONFIDENCE, z_of
from quintet.lab.tally import Rate, rate_of
from quintet.lab.verbs import verbs_of

Numbers = npt.NDArray[np.float64]


class Mean(NamedTuple):
    """A mean over matches, and the standard error of it."""

    name: str
    mean: float
    error: float

    @property
    def low(self) -> float:
        return self.mean - z_of(CONFIDENCE) * self.error

    @property
    def high(self) -> float:
        return self.mean + z_of(CONFIDENCE) * self.error


def mean_of(name: str, values: Numbers) -> Mean:
    error = float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return Mean(name, float(values.mean()), error)


class Bot(NamedTuple):
    """How a bot has fared."""

    wins: Rate
    rank: float
    score: Mean


@dataclass(frozen=True)
class Figures:
    """One file in numbers: matrices have a row per match and a column per seat."""

    results: Results
    label: str
    bots: npt.NDArray[Any]
    ranks: Numbers
    scores: Numbers
    shares: Numbers  # of the win

    @property
    def n_matches(self) -> int:
        return len(self.ranks)

    @property
    def bot_names(self) -> list[str]:
        return [bot.wins.name for bot in self.by_bot()]

    def column(self, name: str) -> Numbers:
        return np.asarray(self.results.table[name].to_numpy(), dtype=np.float64)

    def by_seat(self) -> list[Rate]:
        wins = self.shares.sum(axis=0)
        return [rate_of(str(seat), float(won), self.n_matches) for seat, won in enumerate(wins)]

    def by_bot(self) -> list[Bot]:
        """The best first."""
        found = []
        for name in dict.fromkeys(self.results.run.bots):
            mine = self.bots == name
            wins = rate_of(name, float(self.shares[mine].sum()), int(mine.sum()))
            found.append(Bot(wins, float(self.ranks[mine].mean()), mean_of(name, self.scores[mine])))
        return sorted(found, key=lambda bot: -bot.wins.rate)

    def scores_of(self, bot: str) -> Numbers:
        scores: Numbers = self.scores[self.bots == bot]
        return scores

    def lengths(self) -> list[Mean]:
        minutes = self.column("seconds") / 60
        plain = [mean_of(name, self.column(name)) for name in ("rounds", "turns", "actions")]
        return [*plain, mean_of("minutes at a table", minutes)]

    def by_verb(self) -> list[Mean]:
        """How often each kind of action is done in a match; kinds that are never done come last."""
        verbs = verbs_of(self.results.run.game)[0]
        return sorted((mean_of(verb, self.column(column_of(verb))) for verb in verbs), key=lambda verb: -verb.mean)


def figures_of(results: Results, label: str) -> Figures:
    n, players = len(results.table), results.run.players
    if n == 0:
        raise BadResults(f"{label} holds no match yet")

    def matrix(name: str) -> npt.NDArray[Any]:
        flat = results.table[name].combine_chunks().flatten().to_numpy(zero_copy_only=False)
        found: npt.NDArray[Any] = flat.reshape(n, players)
        return found

    ranks = matrix("ranks").astype(np.float64)
    won = ranks == 1
    shares = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
    return Figures(results, label, matrix("bots"), ranks, matrix("scores").astype(np.float64), shares)


def difference(before: Mean, after: Mean) -> Mean:
    """The change from before to after, relative to before (the delta method gives the error)."""
    if before.mean == 0:
        return Mean(before.name, 0.0, 0.0)
    ratio = after.mean / before.mean
    error = abs(ratio) * ((before.error / before.mean) ** 2 + (after.error / (after.mean or before.mean)) ** 2) ** 0.5
    return Mean(before.name, ratio - 1, error)
