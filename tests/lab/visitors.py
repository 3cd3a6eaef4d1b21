"""Bots as somebody else would bring them."""

from __future__ import annotations

from quintet import Game
from quintet.core.rng import Rng
from quintet.core.state import State
from quintet.testkit import fingerprint


class First:
    """Does the first thing that is legal."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, state: State, seat: int, rng: Rng, seconds: float) -> int:
        return state.legal_actions(seat)[0]


class Peeking(First):
    """Remembers what it was shown, for the test."""

    shown: list[str] = []

    def choose(self, state: State, seat: int, rng: Rng, seconds: float) -> int:
        self.shown.append(fingerprint(self.game, state, self.game.options()))
        return super().choose(state, seat, rng, seconds)


class Wild(First):
    """Does what is not legal."""

    def choose(self, state: State, seat: int, rng: Rng, seconds: float) -> int:
        return -7


class Vague(First):
    """Says no number."""

    def choose(self, state: State, seat: int, rng: Rng, seconds: float) -> int:
        return "lay R7"  # type: ignore[return-value]


class NoBot:
    """Cannot choose."""

    def __init__(self, game: Game) -> None:
        pass
