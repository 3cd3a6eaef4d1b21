"""The tables that somebody sits at, what awaits them there first."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quintet.server.http.answers import json
from quintet.server.http.context import Context
from quintet.server.protocol import Code, Phase
from quintet.server.refusals import Refusal
from quintet.server.store.interface import TableRow
from quintet.server.tables.document import DEALING, GATHERING, OVER, PLAYING
from quintet.server.tables.open_tables import MOST_OF_PLAYER

_ORDER = {PLAYING: 1, DEALING: 1, GATHERING: 2, OVER: 3}


class MyTable(msgspec.Struct, frozen=True):
    """A table that the caller sits at."""

    id: str
    game: str
    phase: Phase
    names: list[str]  # by seat; "" if nobody sits there
    seat: int  # the caller's
    turn: int | None  # whose turn it is, if a match is running
    deadline: int  # when the turn runs out, milliseconds since 1970; 0 if it does not
    is_slow: bool  # a turn may take hours
    updated_at: int


async def my_tables(request: Request, context: Context, player: str) -> Response:
    """The tables that the caller sits at: first those where it is their turn, by the time that is left."""
    rows = await context.services.store.player_tables(player, MOST_OF_PLAYER)
    found = [await _shown(row, context, player) for row in rows]
    return json(sorted((each for each in found if each is not None), key=_rank))


async def _shown(row: TableRow, context: Context, player: str) -> MyTable | None:
    document = context.open_tables.document_of(row)
    seat = document.seat_of(player)
    if seat is None or player in document.banned or (document.day and document.phase == OVER):
        return None  # the deal of a day is over for good
    turn, deadline = None, 0
    if document.phase == PLAYING:
        try:
            turn, deadline = await context.anywhere.turn_of(row.id)
        except Refusal as refusal:
            if refusal.code == Code.NO_TABLE:
                return None  # removed meanwhile
    names = [each.name for each in document.seats]
    return MyTable(row.id, document.game, document.phase, names, seat, turn, deadline, document.is_slow, row.updated_at)


def _rank(table: MyTable) -> tuple[int, float, int]:
    """What awaits the caller comes first, and what is soonest; else what has changed last."""
    is_mine = table.turn == table.seat
    return 0 if is_mine else _ORDER[table.phase], table.deadline or float("inf"), -table.updated_at
