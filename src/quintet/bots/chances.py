"""Every seat's chance to win, with all hands open: what looking back at a match tells of it.

The rules player plays the position on for all seats, again and again. Hands are as they are; what nobody can know (the
order of piles that no seat has seen, and later shuffles) is shuffled anew each time, so that a chance tells how good
a position is and not which card happens to come next. A playout ends with the round where the policy can judge what
follows (`Policy.outlook`), as the hints' do; else it goes on to the end of the match.
"""

from __future__ import annotations

import time
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from quintet.bots.judge import WHOLE
from quintet.bots.policy import Policy
from quintet.bots.rollout import MOST_STEPS
from quintet.core.errors import BadPosition
from quintet.core.game import Game
from quintet.core.options import Options
from quintet.core.position import read_position, write_position
from quintet.core.rng import Rng
from quintet.core.state import State, legal_buffer
from quintet.core.zones import Sight

FEWEST: Final = 16  # playouts of a position
MOST: Final = 128
_MOST_SEATS: Final = 16
# A vector that plain Python hands to compiled code is never freed: these two serve all playouts of the process.
_OUT: Final = legal_buffer()
_REWARDS: Final = vec[i64]([0] * _MOST_SEATS)


def chances(
    game: Game, options: Options, state: State, policy: Policy, rng: Rng, seconds: float, most: int = MOST
) -> list[float]:
    """By seat, from 0 to 1; together 1. Takes about so many seconds, and a few playouts in any case."""
    if state.is_over:
        return _shares(state)
    deadline = time.monotonic() + seconds
    deals = _Deals(game, options, state, rng)
    sums = [0.0] * int(state.n_players)
    n = 0
    while n < most and (n < min(FEWEST, most) or time.monotonic() < deadline):
        for seat, reward in enumerate(_played_on(deals.next(), policy, rng)):
            sums[seat] += reward
        n += 1
    total = sum(sums)
    return [each / total for each in sums]


def _shares(state: State) -> list[float]:
    ranking = state.ranking()
    n_first = ranking.count(1)
    return [1 / n_first if rank == 1 else 0.0 for rank in ranking]


def _played_on(state: State, policy: Policy, rng: Rng) -> list[float]:
    """What every seat gets of the match."""
    round_no = int(state.round_no)
    policy.play_on(state, _OUT, rng, MOST_STEPS)
    if not state.is_over:
        judge = policy.forecast if int(state.round_no) == round_no else policy.outlook
        if judge(state, _REWARDS):
            return [_REWARDS[seat] / WHOLE for seat in range(int(state.n_players))]
        policy.play_match(state, rng)
    return _shares(state)


class _Deals:
    """A position again and again, each time with another order of the cards that nobody has seen."""

    def __init__(self, game: Game, options: Options, state: State, rng: Rng) -> None:
        self._game = game
        self._state = state
        self._rng = rng
        self._position = write_position(game, state, options)
        zones = cast("dict[str, Any]", self._position["zones"])
        self._unseen: list[list[str]] = []
        for zone in game.zones:
            if zone.sight is Sight.NOBODY:
                self._unseen += _piles(zones[zone.name])

    def next(self) -> State:
        for pile in self._unseen:
            for i in range(len(pile) - 1, 0, -1):
                j = int(self._rng.below(i + 1))
                pile[i], pile[j] = pile[j], pile[i]
        try:
            state, _ = read_position(self._game, self._position)
        except BadPosition:  # a moment within a turn that cannot be set up: the order stays as it is
            state = self._state.copy()
        state.chance.reseed(self._rng)
        return state


def _piles(zone: list[Any]) -> list[list[str]]:
    """The piles of a zone in a position: one, or a list of them, by seat or not."""
    if zone and isinstance(zone[0], list):
        return [pile for part in zone for pile in _piles(part)]
    return [zone]
