"""Random matches that count the actions done. Hot: simulations of random players run on it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.bots.reaction import draw, milliseconds
from quintet.core.bits import nth_bit
from quintet.core.rng import Rng
from quintet.core.state import State, legal_buffer


@final
class RandomPlayers:
    """Players who do anything that is legal, and a tally of what they did, by verb."""

    def __init__(self, quantiles: vec[i64], verb_of: list[int], n_verbs: int) -> None:
        self.quantiles = quantiles
        self.verb_of = vec[i64](verb_of)
        self.counts = vec[i64]([0] * n_verbs)
        self.out = legal_buffer()

    def play(self, state: State, rng: Rng) -> int:
        """Play to the end of the match, the quickest seat first; return the milliseconds it would have taken."""
        counts = self.counts
        out = self.out
        total: i64 = 0
        for verb in range(len(counts)):
            counts[verb] = 0
        while not state.is_over:
            seats = state.actors()
            seat = nth_bit(seats, 0)
            first = draw(self.quantiles, rng)
            seats &= seats - 1
            while seats != 0:
                moment = draw(self.quantiles, rng)
                if moment < first:
                    first = moment
                    seat = nth_bit(seats, 0)
                seats &= seats - 1
            total += milliseconds(first)
            n = state.legal_into(seat, out)
            action = out[rng.below(n)]
            counts[self.verb_of[action]] += 1
            state.apply(seat, action)
        return int(total)

    def tally(self) -> list[int]:
        """How often each verb was done in the last match."""
        return [int(count) for count in self.counts]
