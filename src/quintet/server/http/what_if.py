"""What if: a table of one's own whose match begins in a position of a finished one, with another move."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from quintet.core.zones import MOST_SEATS
from quintet.server import protocol
from quintet.server.http.analysis import find_analysable
from quintet.server.http.bodies import read_body
from quintet.server.http.context import Context
from quintet.server.http.finished import Finished
from quintet.server.http.made import answer_made
from quintet.server.protocol import Code, Level, Name, Steps
from quintet.server.refusals import refuse
from quintet.server.tables import document as documents
from quintet.server.tables.document import Document, Seat
from quintet.server.thinking.replay import Sought


class OtherMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that somebody wants to have made after a step of a match. Bots take the other seats."""

    step: Annotated[int, Meta(ge=0, le=10**9)]
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    actions: Steps | None = None  # None plays on from the position itself
    name: Name = ""
    level: Level = "normal"  # of the bots in the place of people


async def what_if(request: Request, context: Context, player: str) -> Response:
    """Make a table whose match begins in a position of a finished one, after another move."""
    limits = context.limits
    wish = await read_body(request, OtherMove)
    finished = await find_analysable(request, context, player)
    if not limits.tables.take(player) or not limits.tables_from_address.take(request.state.home):
        refuse(Code.TOO_FAST, "too many tables")
    if wish.step >= finished.n_actions or wish.seat >= len(finished.row.chairs):
        refuse(Code.BAD_MESSAGE, "the match has no such step or seat")
    sought = Sought("start", wish.seat, wish.step, actions=wish.actions or [])
    found = await context.lookback.find(finished.row, sought)
    if found.refusal or found.position is None:
        refuse(Code.ILLEGAL, "that move cannot be made there", found.refusal)
    name = wish.name or (await context.services.store.person(player)).name or finished.row.chairs[wish.seat].name
    document = _document(finished, wish, player, documents.clean_name(name), context.services.now())
    document = msgspec.structs.replace(document, start=found.position, what_if=finished.row.id)
    table = await context.open_tables.create(document)
    return answer_made(table, player)


def _document(finished: Finished, wish: OtherMove, player: str, name: str, now: int) -> Document:
    row = finished.row
    document = Document(
        id=documents.new_id(),
        game=row.game,
        host=player,
        seats=[Seat() for _ in row.chairs],
        created_at=now,
        options=row.options,
    )
    document = documents.check_setting(document)
    document = documents.sit(document, player, protocol.Sit(0, document.id, name, wish.seat))
    for seat, chair in enumerate(row.chairs):
        if seat != wish.seat:
            level = msgspec.convert(chair.bot or wish.level, Level)
            document = documents.put_bot(document, player, protocol.Bot(0, document.id, seat, level))
    return document
