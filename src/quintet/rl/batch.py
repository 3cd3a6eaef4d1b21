"""A batch: n matches of one game that are played in step, as arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NoReturn, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from quintet.bots import Bot, get_bot
from quintet.core.errors import QuintetError, shown
from quintet.core.game import Game, parse_seed
from quintet.core.layout import Field
from quintet.core.options import Options
from quintet.games import get_game
from quintet.rl.loop import ROW_BITS, Loop

Opponents = Mapping[int, "str | Bot"] | Sequence["str | Bot | None"]
"""Bots by seat; or a list with a bot, or None for a seat that is asked, for every seat."""


class Batch:
    """n matches in step. In each one seat is asked at a time: `step` takes one action for every match.

    `obs`, `mask`, `seat` and `done` are views of memory that the next step overwrites: copy what you keep. A match that
    is over is dealt anew in the same step: its row is `done` and has the `reward` of all seats, and `obs` is of the
    new match. The last action, `wait`, is for a seat out of turn that lets the others go first.
    """

    _deals_anew = True

    def __init__(
        self,
        game: str | Game,
        options: str | Options = "",
        players: int = 0,
        n: int = 1,
        seed: int | None = None,
        episode: Literal["round", "match"] = "match",
        skip_forced: bool = False,
        opponents: Opponents = (),
    ) -> None:
        """`players` 0 is as few as the game takes; `skip_forced`: nobody is asked who has only one action."""
        self.game = get_game(game) if isinstance(game, str) else game
        self.options = self.game.parse_options(options) if isinstance(options, str) else options
        self.players = players or self.game.min_players
        self.game.check(self.options, self.players)
        if not isinstance(n, int) or n < 1:
            raise QuintetError(f"a batch has at least one match, not {shown(n)}")
        if episode not in ("round", "match"):
            raise QuintetError(f"an episode is a round or a match, not {shown(episode)}")
        self.n = n
        self._layout = self.game.layout(self.options, self.players)
        self._arguments = (episode == "match", skip_forced, self._deals_anew, _bots(self.game, self.players, opponents))
        self.n_actions = len(self.game.actions) + 1
        self.wait = len(self.game.actions)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin anew. Row i depends on the seed, on i and on the actions in that row, and on nothing else."""
        seed = parse_seed(seed)
        self._begin([(seed << ROW_BITS) + row for row in range(self.n)])

    def reset_each(self, seeds: Sequence[int | None]) -> None:
        """Begin anew with a seed for every row, which then plays as the first row of a batch of that seed."""
        if len(seeds) != self.n:
            raise QuintetError(f"expected {self.n} seeds, one for every row, not {len(seeds)}")
        self._begin([parse_seed(seed) << ROW_BITS for seed in seeds])

    def _begin(self, seeds: list[int]) -> None:
        self._make(seeds)
        self._loop.reset()

    def _make(self, seeds: list[int]) -> None:
        """A loop that has dealt nothing yet, and its memory as arrays."""
        self._loop = loop = Loop(self.game, self.options, self.players, self.n, seeds, self._layout, *self._arguments)
        self.obs: NDArray[np.uint8] = _rows(loop.obs, self.n)
        self.mask: NDArray[np.bool_] = _rows(loop.mask, self.n).view(np.bool_)
        self.seat: NDArray[np.int64] = np.asarray(memoryview(loop.seat))
        self.done: NDArray[np.bool_] = np.asarray(memoryview(loop.done)).view(np.bool_)
        self._reward = np.asarray(memoryview(loop.reward)).reshape(self.n, self.players)
        self._sampled = np.asarray(memoryview(loop.sampled))

    def copy(self) -> Self:
        """An independent batch in which all matches stand as they do here. Bots are shared."""
        new = type(self).__new__(type(self))
        new.__dict__.update(self.__dict__)
        new._make([0] * self.n)
        new._loop.copy_from(self._loop)
        return new

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a batch is not pickled: send what it was made with, and its seed, or copy() it in its process")

    def __repr__(self) -> str:
        where = f"{self.n} in step, {self.players} players, {self.n_played:,} actions"
        return f"<{type(self).__name__} of {self.options.format()}: {where}>"

    def step(self, actions: ArrayLike) -> None:
        """One action for every row, each legal by its `mask`; else IllegalAction is raised and nothing happens."""
        given = np.asarray(actions)
        numbers = given.astype(np.int32, copy=False)
        if numbers is not given and (wrong := given[numbers != given]).size:
            raise ValueError(f"actions are whole numbers of 32 bits, not {shown(wrong.tolist())}")
        self._loop.step(numbers.tobytes())

    def sample(self) -> NDArray[np.int32]:
        """A random legal action for every row."""
        self._loop.sample()
        return self._sampled.astype(np.int32)

    @property
    def reward(self) -> NDArray[np.float32]:
        """By row and seat, where the row is done: 1 for beating all others, -1 for being beaten by all; else 0."""
        return self._reward.astype(np.float32) / np.float32(self.players - 1)

    @property
    def hidden(self) -> NDArray[np.uint8]:
        """What all seats know, by row and seat, the seat that is asked first: for a critic, never for a player."""
        self._loop.fill_hidden()
        return _rows(self._loop.hidden, self.n).reshape(self.n, self.players, -1)

    @property
    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The legal actions as lists: those of row i are `actions[first[i]:first[i + 1]]`. Returns (actions, first)."""
        first = np.array(memoryview(self._loop.first))
        return np.array(memoryview(self._loop.legal)[: first[-1]]), first

    @property
    def n_played(self) -> int:
        """How many actions were carried out since the last reset, WAIT not counted."""
        return int(self._loop.n_played)

    def layout(self) -> list[Field]:
        """What each byte of a row of `obs` means."""
        return list(self._layout.fields)


def _rows(words: Any, n: int) -> NDArray[np.uint8]:
    """The bytes of a vector, in n rows. The memory is shared."""
    return np.asarray(memoryview(words)).view(np.uint8).reshape(n, -1)


def _bots(game: Game, players: int, opponents: Opponents) -> list[Bot | None]:
    """The bots by seat, None for a seat that is asked."""
    if isinstance(opponents, str) or not isinstance(opponents, Mapping | Sequence):
        raise QuintetError(f"opponents are bots by seat, as in {{1: 'rules'}}, not {shown(opponents)}")
    by_seat = opponents if isinstance(opponents, Mapping) else dict(enumerate(opponents))
    if any(seat not in range(players) for seat in by_seat):
        raise QuintetError(f"opponents have the seats 0 to {players - 1}, not {shown(sorted(by_seat))}")
    found = [by_seat.get(seat) for seat in range(players)]
    if None not in found:
        raise QuintetError("a batch in which bots have all seats asks nobody: leave at least one free")
    return [get_bot(game, bot) if isinstance(bot, str) else bot for bot in found]
