"""The score pad over HTTP: what a browser needs to count for people who play with real cards, for all games at once."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quintet.games import all_games
from quintet.server.http.answers import problem
from quintet.server.http.context import Context
from quintet.server.http.games import JSON, OptionShown, game_shown, tagged
from quintet.server.thinking.replay import Fact


class PadGame(msgspec.Struct, frozen=True):
    """A game that the pad can count, with the options that change how it is scored."""

    id: str
    title: str
    rules_version: int
    min_players: int
    max_players: int
    options: list[OptionShown]
    scoring: dict[str, Fact]  # what the game declares of its scoring


async def show_pad(request: Request, context: Context, player: str) -> Response:
    """What the score pad needs to know of every game."""
    if not context.offers.has_pad:
        return problem("no-such-thing", "this server has no score pad", 404)
    return tagged(request, await asyncio.to_thread(_pad), JSON)


@lru_cache(maxsize=1)
def _pad() -> bytes:
    return msgspec.json.encode(pad_games())


def pad_games() -> list[PadGame]:
    """The games that declare their scoring, in the order of the shelf."""
    found = []
    for game in all_games():
        scoring, shown = game.scoring(), game_shown(game)
        if scoring is not None:
            options = [option for name in scoring["options"] for option in shown.options if option.name == name]
            found.append(
                PadGame(
                    game.id,
                    game.title,
                    game.rules_version,
                    game.min_players,
                    game.max_players,
                    options,
                    scoring["data"],
                )
            )
    return found
