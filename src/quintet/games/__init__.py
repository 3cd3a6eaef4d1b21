"""The games of the table.

Quintet's own games live in the folders beside this file. Another package offers a game by an entry point of the group
`quintet.games`; a program that makes a game for itself calls `register`. Nothing else lists games.

The environment variable QUINTET_GAMES names further games as entry points do (`my_game:GAME`, several with commas
between them). `register` adds to it, so that worker processes find the game too.
"""

from __future__ import annotations

import logging
import os
import sys
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from quintet.core.errors import QuintetError, UnknownGame
from quintet.core.game import Game
from quintet.core.zones import MOST_SEATS

ENTRY_POINTS = "quintet.games"
VARIABLE = "QUINTET_GAMES"

_log = logging.getLogger(__name__)
_registered: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Offer a game in this process, and in those that it starts, wherever games are offered."""
    if game.id in _own_ids() or _registered.get(game.id, game) is not game:
        raise QuintetError(f"there is a game {game.id!r} already")
    if not 2 <= game.min_players <= game.max_players <= MOST_SEATS:
        raise QuintetError(f"a game is for 2 to {MOST_SEATS} players, not for {game.min_players} to {game.max_players}")
    place = _place_of(game)
    _registered[game.id] = game
    known = os.environ.get(VARIABLE, "")
    if place not in known.split(","):
        os.environ[VARIABLE] = f"{known},{place}".strip(",")
    return game


def _place_of(game: Game) -> str:
    """Where other processes find a game: `my_game:GAME`."""
    module = type(game).__module__
    if module == "__main__":
        raise QuintetError(f"other processes cannot import {game.id!r} from the program itself: move it to a module")
    for name, value in vars(sys.modules[module]).items():
        if value is game:
            return f"{module}:{name}"
    raise QuintetError(f"other processes cannot find {game.id!r}: give it a name in {module}, as in GAME = MyGame()")


def get_game(game_id: str) -> Game:
    """The game of that id."""
    if isinstance(game_id, str):
        if game_id in _registered:
            return _registered[game_id]
        if game_id in _own_ids():
            game: Game = import_module(f"{__name__}.{game_id}").GAME
            return game
        if game_id in _offered():
            return _offered()[game_id]
    ids = game_ids()
    near = get_close_matches(str(game_id), ids, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(ids)}"
    raise UnknownGame(f"unknown game {game_id!r}: {hint}")


Game.by_id = get_game


def all_games() -> list[Game]:
    """All games, in the order of the shelf."""
    own = [get_game(game_id) for game_id in _own_ids()]
    games = {game.id: game for game in (*own, *_offered().values(), *_registered.values())}
    return sorted(games.values(), key=lambda game: (game.shelf, game.title))


def game_ids() -> list[str]:
    """The ids of all games, in the order of the shelf."""
    return [game.id for game in all_games()]


@cache
def _own_ids() -> frozenset[str]:
    return frozenset(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def _offered() -> dict[str, Game]:
    """The games of other packages. One that cannot be loaded is logged and left out: the others must go on."""
    games: dict[str, Game] = {}
    named = [EntryPoint(value, value, ENTRY_POINTS) for value in os.environ.get(VARIABLE, "").split(",") if value]
    for entry_point in (*entry_points(group=ENTRY_POINTS), *named):
        try:
            game = _load(entry_point)
            if games.get(game.id, game) is not game or game.id in _own_ids():
                raise QuintetError(f"there is a game {game.id!r} already")
        except Exception as error:
            _log.warning("the game %s (%s) cannot be loaded: %s", entry_point.name, entry_point.value, error)
        else:
            games[game.id] = game
    return games


def _load(entry_point: EntryPoint) -> Game:
    game = entry_point.load()
    if not isinstance(game, Game):
        raise QuintetError(f"{entry_point.value} is not a game")
    return game
