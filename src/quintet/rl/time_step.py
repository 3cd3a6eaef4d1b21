"""An environment in the form of OpenSpiel's `rl_environment`: its agents play on it. OpenSpiel is not needed."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from random import Random
from typing import Any, Literal, NamedTuple

from quintet.core.game import Game
from quintet.core.options import Options
from quintet.core.rng import SEED_BITS
from quintet.rl.table import Table


class StepType(IntEnum):
    """Where in an episode a step is."""

    FIRST = 0
    MID = 1
    LAST = 2

    def first(self) -> bool:
        return self is StepType.FIRST

    def mid(self) -> bool:
        return self is StepType.MID

    def last(self) -> bool:
        return self is StepType.LAST


class TimeStep(NamedTuple):
    """What all seats are told: lists by seat. A seat may read its own entries only."""

    observations: dict[str, Any]
    rewards: list[float] | None
    discounts: list[float] | None
    step_type: StepType

    def first(self) -> bool:
        return self.step_type.first()

    def mid(self) -> bool:
        return self.step_type.mid()

    def last(self) -> bool:
        return self.step_type.last()

    def is_simultaneous_move(self) -> bool:
        return False

    def current_player(self) -> int:
        player: int = self.observations["current_player"]
        return player


class Environment:
    """One match; `reset` and `step` return what all seats are told."""

    is_turn_based = True

    def __init__(
        self,
        game: str | Game,
        options: str | Options = "",
        players: int = 0,
        seed: int | None = None,
        episode: Literal["round", "match"] = "match",
    ) -> None:
        self.table = Table(game, options, players, episode=episode)
        self._seeds = Random(seed)
        self._ends = True  # the next step begins an episode

    @property
    def num_players(self) -> int:
        return self.table.players

    def observation_spec(self) -> dict[str, tuple[int, ...]]:
        return {
            "info_state": (self.table.obs.shape[1],),
            "legal_actions": (self.table.n_actions,),
            "current_player": (),
            "serialized_state": (),
        }

    def action_spec(self) -> dict[str, Any]:
        return {"num_actions": self.table.n_actions, "min": 0, "max": self.table.n_actions - 1, "dtype": int}

    def reset(self) -> TimeStep:
        """A new episode."""
        self.table.reset(self._seeds.getrandbits(SEED_BITS))
        self._ends = False
        return self._told(StepType.FIRST)

    def step(self, actions: Sequence[int]) -> TimeStep:
        """The action of the current player, as a list of one. Behind the end it begins a new episode."""
        if self._ends:
            return self.reset()
        (action,) = actions
        self.table.play(action)
        self._ends = self.table.is_over
        return self._told(StepType.LAST if self._ends else StepType.MID)

    def _told(self, step_type: StepType) -> TimeStep:
        table = self.table
        seats = range(table.players)
        is_first = step_type.first()
        return TimeStep(
            {
                "info_state": [table.row_of(seat).tolist() for seat in seats],
                "legal_actions": [table.legal_of(seat) for seat in seats],
                "current_player": table.asked,
                "serialized_state": [],
            },
            None if is_first else table.reward[0].tolist(),
            None if is_first else [0.0 if step_type.last() else 1.0] * table.players,
            step_type,
        )
