"""Bots of other people: `package.module:Class`, or a file of weights, wherever the laboratory takes the name of a bot.

The class is made with the game, and has one method, `choose`, as every bot has (see `quintet.bots.bot.Bot`). A file's
name ends with `.net`: `quintet train` writes it. A visitor is handed what its seat may know, like all others. Only the
laboratory knows visitors: a name that comes over a network must never lead to an import, or to a file.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from operator import index
from pathlib import Path
from typing import Protocol

from quintet.bots import Bot, UnknownBot, get_bot
from quintet.bots.net_bot import NetBot
from quintet.bots.reaction import Pace, pace_of
from quintet.bots.weights import SUFFIX, read_weights
from quintet.core.errors import QuintetError, shown
from quintet.core.game import Game
from quintet.core.rng import Rng
from quintet.core.state import State


class Chooser(Protocol):
    """What a visitor must be able to do."""

    def choose(self, state: State, seat: int, rng: Rng, seconds: float) -> int:
        """A legal action of the seat, or NOTHING to wait, which only a seat out of turn may do."""
        ...


@dataclass(frozen=True)
class Visitor:
    """A bot of somebody else's, by the name of its place."""

    name: str
    chooser: Chooser
    sees_all: bool = False

    def choose(self, state: State, seat: int, rng: Rng, seconds: float) -> int:
        action = self.chooser.choose(state, seat, rng, seconds)
        try:
            return index(action)  # numpy's whole numbers too
        except TypeError:
            raise QuintetError(f"the bot {self.name} chose {shown(action)}, which is no number of an action") from None


def is_visitor(name: str) -> bool:
    return ":" in name or name.endswith(SUFFIX)


def bot_of(game: Game, name: str) -> Bot:
    """The bot of that name for a game, be it one of Quintet's or a visitor."""
    return _visitor(game, name) if is_visitor(name) else get_bot(game, name)


def pace_in_lab(name: str) -> Pace:
    """How quick a bot is: a net is as quick as `hard`."""
    return pace_of("hard" if name.endswith(SUFFIX) else name)


def _visitor(game: Game, name: str) -> Bot:
    if name.endswith(SUFFIX):
        return NetBot(name, game, read_weights(Path(name)))
    module, _, attribute = name.partition(":")
    try:
        made = getattr(import_module(module), attribute)(game)
    except Exception as error:
        raise UnknownBot(f"cannot make the bot {name!r}: {type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(f"{name!r} is no bot: it has no method choose(state, seat, rng, seconds)")
    return Visitor(name, made)
