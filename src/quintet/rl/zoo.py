"""Environments for PettingZoo: one seat after the other (`SeatsEnv`), or all at once (`TogetherEnv`).

`SeatsEnv` asks only seats that can act, in random order where several can; a seat that is asked out of turn may wait.
`TogetherEnv` asks every seat every time, so that being asked tells nothing; most of them can only wait. Of those that
do not, one at random is quickest: its action is carried out, and those of the others are not.

An observation is a dictionary of `observation`, what the seat may know as bytes (`layout` says what each means), and
`action_mask`. The last action is to wait.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from quintet.core.extras import brought_by
from quintet.core.game import Game
from quintet.core.layout import MOST, Field
from quintet.core.options import Options
from quintet.rl.table import Table

with brought_by("rl"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

Observation = dict[str, Any]


class _Seats:
    """What both forms share: the agents, `seat_0` and so on, their spaces, and the table."""

    def __init__(
        self,
        game: str | Game,
        options: str | Options = "",
        players: int = 0,
        episode: Literal["round", "match"] = "match",
    ) -> None:
        self.table = Table(game, options, players, episode=episode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents = self.possible_agents[:]
        row = spaces.Box(0, MOST, self.table.obs.shape[1:], np.uint8)
        mask = spaces.Box(0, 1, (self.table.n_actions,), np.int8)
        self._observed = {
            agent: spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }
        self._acting = {agent: spaces.Discrete(self.table.n_actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._acting[agent]

    def layout(self) -> list[Field]:
        """What each byte of an observation means."""
        return self.table.layout()

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, map(float, self.table.reward[0]), strict=True))

    def close(self) -> None:
        """There is nothing to close."""


class SeatsEnv(_Seats, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Seats that act one after the other: an AEC environment."""

    metadata = {"name": "quintet_seats_v0", "render_modes": [], "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.asked]

    def observe(self, agent: str) -> Observation:
        seat = self._seat(agent)
        mask = np.zeros(self.table.n_actions, np.int8)
        mask[self.table.legal_of(seat)] = 1
        return {"observation": self.table.row_of(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.table.play(action)
        if self.table.is_over:
            self.rewards = self._rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[self.table.asked]
        self._accumulate_rewards()


class TogetherEnv(_Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Seats that are all asked at once: a parallel environment."""

    metadata = {"name": "quintet_together_v0", "render_modes": []}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        self.table.play_together({self._seat(agent): int(action) for agent, action in actions.items()})
        is_over = self.table.is_over
        agents = self.agents
        if is_over:
            self.agents = []
        return (
            self._observations(),
            self._rewards(),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {"observation": self.table.row_of(seat), "action_mask": self.table.mask_of(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }
