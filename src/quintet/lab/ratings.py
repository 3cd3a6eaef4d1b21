"""Ratings: how strong each of several bots is, from what their pairings tell."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from quintet.lab.statistics import CONFIDENCE, z_of

if TYPE_CHECKING:
    from quintet.lab.tournament import Pairing

ELO = 400 / log(10)  # points of a rating for each unit of log odds
MIDDLE = 1500


class Rating(NamedTuple):
    """A bot's rating on Elo's scale, where the average of all is 1500."""

    bot: str
    rating: float
    low: float
    high: float


def rate_bots(bots: list[str], pairings: list[Pairing]) -> list[Rating]:
    """Bradley-Terry ratings, the best first.

    Fitted to the shares of wins by Hunter's MM algorithm (2004), with half a win added to both sides of a pairing so
    that a bot that always wins has a finite rating. The intervals come from the information matrix, in which the width
    of its own interval gives the weight of every pairing: if that one holds when stopped early, so do these.
    """
    n = len(bots)
    wins = np.zeros((n, n))
    for pairing in pairings:
        i, j = bots.index(pairing.bots[0]), bots.index(pairing.bots[1])
        n_deals = len(pairing.shares)
        wins[i, j] = pairing.rate * n_deals + 0.5
        wins[j, i] = (1 - pairing.rate) * n_deals + 0.5
    strength = np.ones(n)
    games = wins + wins.T
    for _ in range(10_000):
        sums = strength[:, None] + strength[None, :]
        new = wins.sum(axis=1) / np.maximum((games / sums).sum(axis=1), 1e-300)
        new /= np.exp(np.log(np.maximum(new, 1e-300)).mean())
        is_done = np.allclose(new, strength, rtol=1e-10)
        strength = new
        if is_done:
            break
    information = np.zeros((n, n))
    for pairing in pairings:
        i, j = bots.index(pairing.bots[0]), bots.index(pairing.bots[1])
        odds = strength[i] / (strength[i] + strength[j])
        low, high = pairing.interval
        deviation = max((high - low) / 2, 1e-9) / z_of(pairing.confidence)
        weight = (odds * (1 - odds) / deviation) ** 2  # of the log odds
        information[i, i] += weight
        information[j, j] += weight
        information[i, j] -= weight
        information[j, i] -= weight
    half = z_of(CONFIDENCE) * np.sqrt(np.maximum(np.diag(np.linalg.pinv(information)), 0))
    found = []
    for bot, value, width in zip(bots, np.log(strength), half, strict=True):
        rating = MIDDLE + ELO * float(value)
        found.append(Rating(bot, rating, rating - ELO * float(width), rating + ELO * float(width)))
    return sorted(found, key=lambda rating: -rating.rating)
