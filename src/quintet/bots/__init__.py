"""The bots of every game, by name.

`random` plays anything; `rules` is a good hand-written player; `ismcts` searches a tree; `rollout` tries out every good
choice, `wide` every choice. People meet them as `easy`, `normal`, `hard` and `expert`, which is a net that learned the
game or, where none fits the table, thinks as `hard` does, in some games more. `oracle` is `hard` with all cards open,
for measuring only.
"""

from __future__ import annotations

from quintet.bots.bot import METHODS, Bot, PolicyBot, ThinkingBot, ask
from quintet.bots.expert import ExpertBot
from quintet.bots.levels import LEVELS, level_bot, thinking_bot
from quintet.bots.named import file_of
from quintet.core.errors import QuintetError
from quintet.core.game import Game
from quintet.core.policy import Policy

BOT_NAMES = ("random", "rules", *METHODS, *LEVELS, "oracle")

_EFFORT = {"ismcts": 1000, "rollout": 64, "wide": 64}
MOST_EFFORT = 100_000


class UnknownBot(QuintetError):
    """There is no bot of that name."""


def get_bot(game: Game, name: str) -> Bot:
    """The bot of that name for a game. Thinking bots take a number, their effort: `ismcts-500`."""
    kind, _, number = name.partition("-")
    if name == "random":
        return PolicyBot(name, Policy())
    if name == "rules":
        return PolicyBot(name, game.policy())
    if name in LEVELS:
        return level_bot(game, name, game.policy())
    if (file := file_of(name)) is not None:
        return ExpertBot(name, game, [file], thinking_bot(game, "hard", game.policy()))
    if not number or (number.isdecimal() and 0 < int(number) <= MOST_EFFORT):
        effort = int(number) if number else 0
        if kind == "oracle":
            return thinking_bot(game, name, game.policy(), effort, sees_all=True)
        if kind in METHODS:
            return ThinkingBot(name, game.policy(), kind, len(game.actions), effort or _EFFORT[kind])
    raise UnknownBot(
        f"unknown bot {name!r}: there are {', '.join(BOT_NAMES)}, "
        "and with an effort ismcts-N, rollout-N, wide-N, oracle-N"
    )


__all__ = [
    "BOT_NAMES",
    "LEVELS",
    "Bot",
    "ExpertBot",
    "Policy",
    "PolicyBot",
    "ThinkingBot",
    "UnknownBot",
    "ask",
    "get_bot",
]
