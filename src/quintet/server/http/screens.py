"""Televisions over HTTP: a code for whoever wants to show their table, and the key that a television gets for it."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from quintet.server import protocol
from quintet.server.http.answers import json
from quintet.server.http.bodies import read_body
from quintet.server.http.context import Context
from quintet.server.protocol import Code
from quintet.server.refusals import refuse

_ALL: Final = "all"


class ScreenCode(msgspec.Struct, frozen=True):
    """A code to be typed into a television, at `/tv`."""

    code: str  # six digits
    expires_at: int  # milliseconds since 1970


class TypedCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was typed into a television."""

    code: Annotated[str, Meta(max_length=32)]


class ScreenFound(msgspec.Struct, frozen=True):
    """The table that a television may show, and its key to it (`watch` with `screen`). Its page is `/tv/TABLE#KEY`."""

    table: str
    key: str


async def make_code(request: Request, context: Context, player: str) -> Response:
    """Make a code for a television, for somebody who sits at the table, or its host."""
    screens, table_id = context.services.screens, request.path_params["table"]
    screens.must_be_on()
    if not protocol.is_table_id(table_id):
        refuse(Code.NO_TABLE, "there is no such table")
    if not context.limits.screen_codes.take(player):
        refuse(Code.TOO_FAST, "too many codes")
    made = await context.anywhere.code_for(table_id, player, context.limits.guesses, request.state.home)
    return json(ScreenCode(*made), 201)


async def find_screen(request: Request, context: Context, player: str) -> Response:
    """What a television may show, by the code that was typed. Whatever is wrong with a code, the answer is the same."""
    screens, limits, home = context.services.screens, context.limits, request.state.home
    screens.must_be_on()
    typed = await read_body(request, TypedCode)
    if limits.screen_guesses.is_empty(home) or limits.all_screen_guesses.is_empty(_ALL):
        refuse(Code.TOO_FAST, "too many wrong codes")
    found = await context.anywhere.find_screen("".join(typed.code.split()))
    if found is None:
        limits.screen_guesses.take(home)
        limits.all_screen_guesses.take(_ALL)
        refuse(Code.NO_SCREEN, "no table is shown by that code, or not any more")
    return json(ScreenFound(*found))
