"""Bots of one's own at one's own server: a name and a file of weights each (`quintet serve --bot ann=solo.net`).

The environment variable QUINTET_NETS holds them as JSON, so that worker processes know them too. A name that comes over
a network is only ever looked up here: it never leads to a file that nobody offered.
"""

from __future__ import annotations

import json
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from quintet.bots.weights import BadWeights, game_of, read_weights
from quintet.core.errors import QuintetError
from quintet.core.game import Game

VARIABLE: Final = "QUINTET_NETS"
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,23}")


def offer(name: str, file: Path, game: Game) -> None:
    """Offer a bot of that name in this process and in those that it starts. BadWeights says why it cannot play."""
    if not _NAME.fullmatch(name):
        raise QuintetError(
            f"a bot's name has up to 24 small letters, digits and _, and begins with a letter: not {name!r}"
        )
    read_weights(file).check(game)
    os.environ[VARIABLE] = json.dumps({**_told(), name: str(file.resolve())})


def file_of(name: str) -> Path | None:
    """The weights of a bot that is offered by this name."""
    found = _told().get(name)
    return None if found is None else Path(found)


def names_for(game: Game) -> list[str]:
    """The bots that are offered for a game."""
    return [name for name, file in _told().items() if _is_for(file, game.id)]


@lru_cache
def _is_for(file: str, game_id: str) -> bool:
    try:
        return game_of(Path(file)) == game_id
    except BadWeights:
        return False


def _told() -> dict[str, str]:
    return _parsed(os.environ.get(VARIABLE, ""))


@lru_cache
def _parsed(text: str) -> dict[str, str]:
    told: dict[str, str] = json.loads(text) if text else {}
    return told
