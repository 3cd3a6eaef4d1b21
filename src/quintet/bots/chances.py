"""Every seat's chance to win, judged with all hands open, for people who look back at a match.

The rules player plays the position on for all seats, again and again. What any seat has seen is as it is; what nobody
can know (the order of a pack, later shuffles) is redealt each time, so that a chance tells how good a position is and
not which card happens to come next. Where all cards are known in the end, everybody errs now and then
(`Policy.human_errs`). A playout ends with the round where the policy can judge what follows
(`Policy.outlook`), as the hints' do; else it goes on to the end of the match.
"""

from __future__ import annotations

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.bots.rollout import MOST_STEPS
from quintet.core.policy import WHOLE, Policy
from quintet.core.rng import Rng
from quintet.core.state import State, legal_buffer
from quintet.core.zones import ALL_SEATS

FEWEST: Final = 16  # playouts of a position
MOST: Final = 128
_MOST_SEATS: Final = 16
# A vector that plain Python hands to compiled code is never freed: these two serve all playouts of the process.
_OUT: Final = legal_buffer()
_REWARDS: Final = vec[i64]([0] * _MOST_SEATS)


def chances(state: State, policy: Policy, rng: Rng, seconds: float, most: int = MOST) -> list[float]:
    """Every seat's chance, from 0 to 1; all add up to 1. Takes about `seconds`, and at least a few playouts."""
    if state.is_over:
        return _shares(state)
    deadline = time.monotonic() + seconds
    scratch = state.copy()
    sums = [0.0] * int(state.n_players)
    n = 0
    # Plain Python on purpose: between two playouts a server that has no worker turns to its tables.
    while n < most and (n < min(FEWEST, most) or time.monotonic() < deadline):
        scratch.copy_from(state)
        scratch.resample(ALL_SEATS, rng)
        policy.errs = policy.human_errs()
        try:
            rewards = _played_on(scratch, policy, rng)
        finally:
            policy.errs = 0  # it also decides for bots
        for seat, reward in enumerate(rewards):
            sums[seat] += reward
        n += 1
    total = sum(sums)
    return [each / total for each in sums]


def _shares(state: State) -> list[float]:
    ranking = state.ranking()
    n_first = ranking.count(1)
    return [1 / n_first if rank == 1 else 0.0 for rank in ranking]


def _played_on(state: State, policy: Policy, rng: Rng) -> list[float]:
    """Play the match on once; return every seat's share of the win."""
    round_no = int(state.round_no)
    policy.play_on(state, _OUT, rng, MOST_STEPS)
    if not state.is_over:
        judge = policy.forecast if int(state.round_no) == round_no else policy.outlook
        if judge(state, _REWARDS):
            return [_REWARDS[seat] / WHOLE for seat in range(int(state.n_players))]
        policy.play_match(state, rng)
    return _shares(state)
