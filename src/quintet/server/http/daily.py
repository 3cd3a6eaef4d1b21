"""The deal of the day over HTTP: what is played today, one's try at it, the results, and the proof when it is over.

Nobody learns anything of today's cards here: before the day is over there is its commitment alone, and how others
fared is told only to those who have finished their own try.
"""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quintet.core.game import format_seed
from quintet.fair import deal_seed
from quintet.server.http.answers import json
from quintet.server.http.context import Context, must_offer
from quintet.server.protocol import Code
from quintet.server.refusals import refuse
from quintet.server.store.interface import Conflict, DailyDeal, Store, Try
from quintet.server.tables import daily

_MOST_RESULTS: Final = 100
_MOST_DAYS: Final = 7  # that are over, to be looked at


class DayResult(msgspec.Struct, frozen=True):
    """How somebody fared with the deal of a day."""

    rank: int  # 1 is first: by place, then by points, then by fewer moves
    name: str
    place: int  # in their match
    points: int
    n_moves: int
    is_me: bool


class TryShown(msgspec.Struct, frozen=True):
    """The caller's own try."""

    table: str
    is_over: bool


class NextDeal(msgspec.Struct, frozen=True):
    """Tomorrow's deal: what binds the server to it."""

    day: str
    game: str
    commitment: str
    committed_at: int


class DailyShown(msgspec.Struct, frozen=True):
    """Today's deal. Times are milliseconds since 1970, days UTC."""

    day: str
    game: str
    options: dict[str, bool | int | str]
    n_seats: int
    level: str  # of the bots
    now: int
    ends_at: int
    commitment: str
    committed_at: int  # before the day, unless the server was not running then
    n_tries: int
    mine: TryShown | None
    results: list[DayResult] | None  # for those alone who have finished their try
    tomorrow: NextDeal
    past: list[str]  # days that are over, latest first


class DayRevealed(msgspec.Struct, frozen=True):
    """A deal whose day is over: all that is needed to check it, and the results."""

    day: str
    match: str  # what stands for the match in the terms of the deal
    game: str
    rules_version: int
    options: dict[str, bool | int | str]
    n_seats: int
    commitment: str
    committed_at: int
    server_seed: str
    seed: str  # of the cards
    results: list[DayResult]


class TryBegun(msgspec.Struct, frozen=True):
    """Where the caller plays today's deal."""

    table: str


async def show_daily(request: Request, context: Context, player: str) -> Response:
    """Today's deal, one's own try at it, and what the server is bound to for tomorrow."""
    store, now = _store(context), context.services.now()
    deal = await daily.deal_for(store, daily.day_of(now), now)
    following = await daily.deal_for(store, daily.day_after(deal.day), now)
    past = await store.days_before(deal.day, _MOST_DAYS)
    return json(daily_shown(deal, following, await store.daily_tries(deal.day), player, now, past))


def daily_shown(
    deal: DailyDeal, following: DailyDeal, tries: list[Try], player: str, now: int, past: list[str]
) -> DailyShown:
    """A deal on its day, as somebody may see it."""
    mine = next((each for each in tries if each.player == player), None)
    is_over = mine is not None and mine.ended_at is not None
    return DailyShown(
        day=deal.day,
        game=deal.game,
        options=deal.options,
        n_seats=deal.n_seats,
        level=daily.LEVEL,
        now=now,
        ends_at=daily.end_of(deal.day),
        commitment=daily.commitment_of(deal),
        committed_at=deal.made_at,
        n_tries=len(tries),
        mine=None if mine is None else TryShown(mine.table, is_over),
        results=_results(tries, player) if is_over else None,
        tomorrow=NextDeal(following.day, following.game, daily.commitment_of(following), following.made_at),
        past=past,
    )


async def show_day(request: Request, context: Context, player: str) -> Response:
    """A deal whose day is over: its server seed and the results."""
    store, now, day = _store(context), context.services.now(), request.path_params["day"]
    if daily.is_day(day) and daily.end_of(day) > now:
        refuse(Code.SEALED, "the day is not over")
    deal = await store.daily_deal(day) if daily.is_day(day) else None
    if deal is None:
        refuse(Code.NO_DAY, "that day had no deal")
    return json(day_revealed(deal, await store.daily_tries(day), player))


def day_revealed(deal: DailyDeal, tries: list[Try], player: str) -> DayRevealed:
    """A deal with its secret: its day must be over."""
    terms = daily.terms_of(deal)
    seed = deal_seed(terms, deal.server_seed, [""] * deal.n_seats)
    return DayRevealed(
        day=deal.day,
        match=terms.match,
        game=deal.game,
        rules_version=deal.rules_version,
        options=deal.options,
        n_seats=deal.n_seats,
        commitment=daily.commitment_of(deal),
        committed_at=deal.made_at,
        server_seed=deal.server_seed,
        seed=format_seed(seed),
        results=_results(tries, player),
    )


async def begin_try(request: Request, context: Context, player: str) -> Response:
    """Begin one's try at today's deal, or go on with it: there is one per person."""
    store, limits, now = _store(context), context.limits, context.services.now()
    deal = await daily.deal_for(store, daily.day_of(now), now)
    if (mine := await try_of(context, deal, player)) is not None:
        return json(TryBegun(mine.table))
    if daily.game_of(deal) is None:
        refuse(Code.NOT_NOW, "the rules have changed today: there is another deal tomorrow")
    if not limits.tables.take(player) or not limits.tables_from_address.take(request.state.home):
        refuse(Code.TOO_FAST, "too many tables")
    person = await store.person(player)
    document = daily.new_document(deal, player, person.name, now)
    try:
        table = await context.open_tables.create(document, daily.try_of(document))
    except Conflict:  # they have begun on another device in this moment
        if (mine := await try_of(context, deal, player)) is None:
            raise
        return json(TryBegun(mine.table))
    await table.go_on_dealing()
    return json(TryBegun(document.id), 201)


def _store(context: Context) -> Store:
    """Where the deals are kept, on a server that has them."""
    must_offer(context.offers.has_daily, "deal of the day")
    return context.services.store


async def try_of(context: Context, deal: DailyDeal, player: str) -> Try | None:
    """Somebody's try at a deal, if they have begun one."""
    tries = await context.services.store.daily_tries(deal.day)
    return next((each for each in tries if each.player == player), None)


def _results(tries: list[Try], player: str) -> list[DayResult]:
    """The best ones, and the caller's own."""
    shown = [
        DayResult(rank, each.name, each.place or 0, each.points or 0, each.n_moves or 0, each.player == player)
        for rank, each in daily.ranked(tries)
    ]
    return shown[:_MOST_RESULTS] + [each for each in shown[_MOST_RESULTS:] if each.is_me]
