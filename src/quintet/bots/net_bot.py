"""A bot that plays by a net from a file of weights."""

from __future__ import annotations

from typing import Final

from quintet.bots.net import NetPolicy
from quintet.bots.weights import BadWeights, Weights
from quintet.core.game import Game
from quintet.core.options import Options
from quintet.core.rng import Rng
from quintet.core.state import State


class NetBot:
    """A player whose decisions come from a net, at a table that it was trained for."""

    sees_all: Final = False

    def __init__(self, name: str, game: Game, weights: Weights) -> None:
        weights.check(game)
        self.name = name
        self.weights = weights
        self._game = game
        self._policy: NetPolicy = weights.policy(game)
        self._refusals: dict[tuple[Options | None, int], str] = {}

    def refusal(self, state: State) -> str:
        """Why it cannot play at the table of this state, as a sentence; "" if it can."""
        at = (getattr(state, "options", None), int(state.n_players))
        if at not in self._refusals:
            self._refusals[at] = self.weights.refusal(self._game, *at)
        return self._refusals[at]

    def choose(self, state: State, seat: int, rng: Rng, seconds: float) -> int:
        if refusal := self.refusal(state):
            raise BadWeights(refusal)
        return self._policy.decide(state, seat, rng)
