"""Quintet: five family card games on one table, one rules engine for all who play or study them.

>>> from quintet import Match, get_game
>>> match = Match(get_game("solo"), n_players=3, seed=7)
>>> match.is_over
False
"""

from __future__ import annotations

from quintet.core.game import Game
from quintet.core.match import Match, Result
from quintet.core.record import Record
from quintet.games import all_games, game_ids, get_game, register

__version__ = "0.3.0.dev0"

__all__ = ["Game", "Match", "Record", "Result", "__version__", "all_games", "game_ids", "get_game", "register"]
