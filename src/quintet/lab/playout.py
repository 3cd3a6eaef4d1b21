"""Random matches that count what is done. Hot: simulations of players who play at random run on it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintet.bots.reaction import draw, milliseconds
from quintet.core.bits import nth_bit
from quintet.core.rng import Rng
from quintet.core.state import State


def play_at_random(
    state: State, rng: Rng, out: vec[i64], quantiles: vec[i64], verb_of: vec[i64], counts: vec[i64]
) -> int:
    """Play to the end of the match, the quickest seat first; count the actions by verb, return the milliseconds."""
    total: i64 = 0
    while not state.is_over:
        seats = state.actors()
        seat = nth_bit(seats, 0)
        first = draw(quantiles, rng)
        seats &= seats - 1
        while seats != 0:
            moment = draw(quantiles, rng)
            if moment < first:
                first = moment
                seat = nth_bit(seats, 0)
            seats &= seats - 1
        total += milliseconds(first)
        n = state.legal_into(seat, out)
        action = out[rng.below(n)]
        counts[verb_of[action]] += 1
        state.apply(seat, action)
    return int(total)
