"""The bots of every game, by name.

`random` plays anything; `rules` is a good hand-written player; `ismcts` searches. People meet them as `easy`, `normal`
and `hard`. `oracle` searches with all cards open and is for measuring only.
"""

from __future__ import annotations

from importlib import import_module

from quintet.bots.bot import Bot, PolicyBot, SearchBot, ask
from quintet.bots.policy import Policy
from quintet.core.errors import QuintetError
from quintet.core.game import Game

BOT_NAMES = ("random", "rules", "ismcts", "oracle")

_RULES = {
    "fifteen_go": "FifteenGoRules",
    "skipbo_masters": "SkipboMastersRules",
    "i_go": "IGoRules",
    "level_8": "Level8Rules",
    "solo": "SoloRules",
}
_ITERATIONS = 1000


class UnknownBot(QuintetError):
    """There is no bot of that name."""


def rules_policy(game: Game) -> Policy:
    """The hand-written player of a game."""
    policy: Policy = getattr(import_module(f"quintet.bots.rules.{game.id}"), _RULES[game.id])()
    return policy


def get_bot(game: Game, name: str) -> Bot:
    """The bot of that name for a game. `ismcts` takes a number of iterations: `ismcts-500`."""
    kind, _, number = name.partition("-")
    if name == "random":
        return PolicyBot(name, Policy())
    if name == "rules":
        return PolicyBot(name, rules_policy(game))
    if kind in ("ismcts", "oracle") and (not number or (number.isdecimal() and int(number) > 0)):
        n_iterations = int(number) if number else _ITERATIONS
        return SearchBot(name, rules_policy(game), len(game.actions), n_iterations, kind == "oracle")
    raise UnknownBot(f"unknown bot {name!r}: there are {', '.join(BOT_NAMES)}, and ismcts-N with N iterations")


__all__ = ["BOT_NAMES", "Bot", "Policy", "PolicyBot", "SearchBot", "UnknownBot", "ask", "get_bot", "rules_policy"]
