"""Environments for Gymnasium: one seat against bots, many matches at once (`SeatVectorEnv`) or one (`SeatEnv`).

Observations are bytes (`layout` says what each means). What may be done is in `info["action_mask"]` and given by
`action_masks()`, as libraries with masked policies ask for it.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from quintet.bots import Bot
from quintet.core.errors import QuintetError, shown
from quintet.core.extras import brought_by
from quintet.core.game import Game
from quintet.core.layout import MOST, Field
from quintet.core.options import Options
from quintet.rl.batch import Batch
from quintet.rl.table import Table

with brought_by("rl"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Rows = NDArray[np.uint8]
_MOST_DEALS = 1000  # one after the other that are over before the seat is asked
_ILLEGAL = -1.0  # the reward for an illegal action: as much as for being beaten by all


def _against(bot: str | Bot, players: int, seat: int) -> dict[int, str | Bot]:
    """The same bot on all seats but one."""
    if seat not in range(players):
        raise QuintetError(f"the seats of {players} players are 0 to {players - 1}, not {shown(seat)}")
    return {other: bot for other in range(players) if other != seat}


class SeatVectorEnv(VectorEnv[Rows, ArrayLike, NDArray[Any]]):
    """n matches, each of one seat against bots. An illegal action raises IllegalAction.

    A match that ends begins anew in the same step; the observation then is of the new match.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str | Game,
        options: str | Options = "",
        players: int = 2,
        num_envs: int = 1,
        bot: str | Bot = "rules",
        seat: int = 0,
        episode: Literal["round", "match"] = "match",
        skip_forced: bool = True,
    ) -> None:
        bots = _against(bot, players, seat)
        self.batch = Batch(game, options, players, num_envs, None, episode, skip_forced, bots)
        self.seat = seat
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, MOST, self.batch.obs.shape[1:], np.uint8)
        self.single_action_space = spaces.Discrete(self.batch.n_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        if isinstance(seed, list):
            self.batch.reset_each(seed)
        else:
            self.batch.reset(seed)
        return self.batch.obs.copy(), self._info()

    def step(self, actions: ArrayLike) -> tuple[Rows, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        batch = self.batch
        batch.step(actions)
        return batch.obs.copy(), batch.reward[:, self.seat], batch.done.copy(), np.zeros(batch.n, bool), self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        return self.batch.mask.copy()

    def layout(self) -> list[Field]:
        """What each byte of an observation means."""
        return self.batch.layout()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


class SeatEnv(gymnasium.Env[Rows, int]):
    """One match of one seat against bots. An illegal action loses the episode.

    An episode that is over before the seat has a choice is none: `reset` deals another one.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str | Game,
        options: str | Options = "",
        players: int = 2,
        bot: str | Bot = "rules",
        seat: int = 0,
        episode: Literal["round", "match"] = "match",
        skip_forced: bool = True,
    ) -> None:
        self.seat = seat
        bots = _against(bot, players, seat)
        self.table = Table(game, options, players, episode=episode, skip_forced=skip_forced, opponents=bots)
        self.observation_space = spaces.Box(0, MOST, self.table.obs.shape[1:], np.uint8)
        self.action_space = spaces.Discrete(self.table.n_actions)  # type: ignore[assignment]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, dict[str, Any]]:
        super().reset(seed=seed)
        for _ in range(_MOST_DEALS):
            self.table.reset(int(self.np_random.integers(1 << 62)))
            if not self.table.is_over:
                break
        else:
            raise QuintetError(f"in {_MOST_DEALS} episodes the seat never had a choice")
        return self.table.row_of(self.seat), self._info()

    def step(self, action: int) -> tuple[Rows, float, bool, bool, dict[str, Any]]:
        if not self.table.mask[0, action]:
            return self.table.row_of(self.seat), _ILLEGAL, True, False, self._info()
        self.table.play(action)
        reward = float(self.table.reward[0, self.seat])
        return self.table.row_of(self.seat), reward, self.table.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        masks: NDArray[np.bool_] = self.table.mask[0].copy()
        return masks

    def layout(self) -> list[Field]:
        """What each byte of an observation means."""
        return self.table.layout()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}
