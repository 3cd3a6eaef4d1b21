"""What there is to do today beside tables, for one line on the start page."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quintet.games import all_games
from quintet.server.http.answers import json
from quintet.server.http.context import Context
from quintet.server.http.daily import try_of
from quintet.server.http.puzzles import has_puzzles
from quintet.server.tables import daily


class TodaysDeal(msgspec.Struct, frozen=True):
    """The deal of the day, as far as the caller has come with it."""

    game: str
    ends_at: int  # milliseconds since 1970
    table: str  # where the caller plays it; "" if they have not begun
    is_over: bool  # the caller's try


class Today(msgspec.Struct, frozen=True):
    """What this server offers today."""

    now: int
    daily: TodaysDeal | None  # none if the operator does not offer it
    puzzles: list[str]  # the games that have some, as far as they are offered


async def today(request: Request, context: Context, player: str) -> Response:
    """What there is to do today: the deal of the day, games with puzzles."""
    now = context.services.now()
    puzzles = await asyncio.to_thread(_with_puzzles) if context.offers.has_puzzles else []
    return json(Today(now, await _deal(context, player, now), puzzles))


async def _deal(context: Context, player: str, now: int) -> TodaysDeal | None:
    if not context.offers.has_daily:
        return None
    deal = await daily.deal_for(context.services.store, daily.day_of(now), now)
    mine = await try_of(context, deal, player)
    is_over = mine is not None and mine.ended_at is not None
    return TodaysDeal(deal.game, daily.end_of(deal.day), "" if mine is None else mine.table, is_over)


@lru_cache(maxsize=1)
def _with_puzzles() -> list[str]:
    return [game.id for game in all_games() if has_puzzles(game)]
