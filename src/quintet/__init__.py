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
from quintet.games import GAME_IDS, all_games, get_game

__version__ = "0.1.0"

__all__ = ["GAME_IDS", "Game", "Match", "Record", "Result", "__version__", "all_games", "get_game"]
