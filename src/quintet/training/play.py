"""Matches to learn from: some among copies of the learner, some against rules players, all in step.

What a decision brings is told at the end of its round: by how much the seat's chance to win the match has grown, as the
game's own policy judges it between two rounds (`Policy.outlook`), and at the end of the match by who has won it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from quintet.bots.judge import Judge
from quintet.core.game import Game
from quintet.core.options import Options
from quintet.core.rng import Rng
from quintet.core.state import NOTHING
from quintet.rl.batch import Batch

Array = NDArray[np.float32]


class Setting(NamedTuple):
    """What is played."""

    game: Game
    options: Options
    players: int


class Group(Batch):
    """Matches in step, with what every round has brought to every seat."""

    def __init__(self, setting: Setting, n: int, seed: int, opponents: Sequence[str | None]) -> None:
        super().__init__(setting.game, setting.options, setting.players, n, seed, skip_forced=True, opponents=opponents)
        self._policy = setting.game.policy()
        self._judge = Judge(self._loop.states[0], self._policy)
        self._judge.round_no = NOTHING
        self._judge.settle(self._loop.states[0])
        self._can_tell = not self._judge.is_of_round
        self._rounds = np.asarray(memoryview(self._loop.round_no))
        self._chances = np.full((n, self.players), 1 / self.players, np.float32)

    def advance(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.bool_], Array]:
        """Carry out an action in every row; tell where a round has ended, and what it brought, by row and seat."""
        before = self._rounds.copy()
        self.step(actions)
        ended = self.done.copy()
        if self._can_tell:
            ended |= self._rounds != before
        gains = np.zeros_like(self._chances)
        rewards = self.reward if self.done.any() else None
        for row in np.flatnonzero(ended):
            if self.done[row]:
                assert rewards is not None
                won = rewards[row] == rewards[row].max()
                chances = won / won.sum()
            else:
                self._judge.settle(self._loop.states[int(row)])
                chances = np.array(list(self._judge.rewards), np.float32) / 1000
            gains[row] = chances - self._chances[row]
            self._chances[row] = 1 / self.players if self.done[row] else chances
        return ended, gains

    def asked_rules(self, rngs: Sequence[Rng]) -> NDArray[np.int64]:
        """What the rules player would do in every row, handed what its seat may know."""
        actions = np.zeros(self.n, np.int64)
        for row, state in enumerate(self._loop.states):
            seat = int(self.seat[row])
            copy = state.copy()
            copy.resample(seat, rngs[row])
            action = self._policy.decide(copy, seat, rngs[row])
            actions[row] = self.wait if action == NOTHING else action
        return actions


class Groups:
    """Several groups as one: half of the rows are played among copies of the learner, the others against rules players.

    In these the learner has one seat, in as many groups as there are seats.
    """

    def __init__(self, setting: Setting, n: int, seed: int) -> None:
        players = setting.players
        n_each = n // 2 // players
        lineups: list[list[str | None]] = [[None] * players]
        lineups += [["rules" if other != seat else None for other in range(players)] for seat in range(players)]
        sizes = [n - n_each * players] + [n_each] * players
        self.groups = [
            Group(setting, size, (seed << 8) + i, lineup)
            for i, (size, lineup) in enumerate(zip(sizes, lineups, strict=True))
        ]
        self.n = n
        self.players = players
        ends = np.cumsum(sizes)
        self._parts = [slice(end - size, end) for size, end in zip(sizes, ends, strict=True)]
        self.against_rules = slice(sizes[0], n)

    def looked_at(self) -> tuple[NDArray[np.uint8], NDArray[np.bool_], NDArray[np.int64]]:
        """What all seats know, the one that is asked first; what it may do; and which seat it is."""
        return (
            np.concatenate([group.hidden for group in self.groups]),
            np.concatenate([group.mask for group in self.groups]),
            np.concatenate([group.seat for group in self.groups]),
        )

    def advance(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.bool_], Array, NDArray[np.bool_]]:
        """Carry out actions: where a round has ended, what it brought, and where a match has ended."""
        told = [group.advance(actions[part]) for group, part in zip(self.groups, self._parts, strict=True)]
        dones = np.concatenate([group.done for group in self.groups])
        return np.concatenate([ended for ended, _ in told]), np.concatenate([gains for _, gains in told]), dones
