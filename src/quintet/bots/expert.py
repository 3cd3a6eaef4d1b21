"""Bots that play by a net at the tables that it was trained for, and think at all others."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Final

from quintet.bots.bot import Bot
from quintet.bots.net_bot import NetBot
from quintet.bots.weights import BadWeights, players_of, read_weights
from quintet.core.game import Game
from quintet.core.options import Options
from quintet.core.rng import Rng
from quintet.core.state import State

_log = logging.getLogger(__name__)
_MOST_TABLES: Final = 1000  # kinds of tables that it remembers


class ExpertBot:
    """A net wherever one fits the table, else another bot. Weights are read when the first such table plays.

    A file that cannot be used is told of in the log, once, and the other bot plays.
    """

    sees_all: Final = False

    def __init__(self, name: str, game: Game, files: Sequence[Traversable], otherwise: Bot) -> None:
        self.name = name
        self._game = game
        self._files = files
        self._otherwise = otherwise
        self._nets: dict[Traversable, NetBot | None] = {}  # those that were read; None: it cannot be used
        self._at: dict[tuple[Options | None, int], Bot] = {}

    def at(self, state: State) -> Bot:
        """Who plays at the table of this state."""
        table = (getattr(state, "options", None), int(state.n_players))
        if table not in self._at:
            if len(self._at) >= _MOST_TABLES:
                self._at.clear()
            self._at[table] = self._found(state)
        return self._at[table]

    def choose(self, state: State, seat: int, rng: Rng, seconds: float) -> int:
        return self.at(state).choose(state, seat, rng, seconds)

    def _found(self, state: State) -> Bot:
        refusals = []
        for file in self._files:
            net = self._net(file, int(state.n_players))
            if net is not None:
                refusal = net.refusal(state)
                if not refusal:
                    return net
                refusals.append(refusal)
        for refusal in refusals:
            _log.info("%s plays as %s: %s", self.name, self._otherwise.name, refusal)
        return self._otherwise

    def _net(self, file: Traversable, players: int) -> NetBot | None:
        """The net of a file for so many players, if it can be used."""
        if file not in self._nets:
            try:
                if players_of(file) != players:
                    return None
                self._nets[file] = NetBot(self.name, self._game, read_weights(file))
            except BadWeights as error:
                _log.warning("%s plays as %s: %s", self.name, self._otherwise.name, error)
                self._nets[file] = None
        return self._nets[file]
