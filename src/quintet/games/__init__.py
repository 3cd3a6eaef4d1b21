"""The games of the table. Each lives in a folder of its own and is imported when it is asked for."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from quintet.core.errors import UnknownGame
from quintet.core.game import Game

GAME_IDS = ("fifteen_go", "skipbo_masters", "i_go", "level_8", "solo")


def get_game(game_id: str) -> Game:
    """The game of that id."""
    if game_id not in GAME_IDS:
        near = get_close_matches(str(game_id), GAME_IDS, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(GAME_IDS)}"
        raise UnknownGame(f"unknown game {game_id!r}: {hint}")
    game: Game = import_module(f"quintet.games.{game_id}").GAME
    return game


def all_games() -> list[Game]:
    """All games, in the order of the table."""
    return [get_game(game_id) for game_id in GAME_IDS]
