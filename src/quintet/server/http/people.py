"""The caller as a person: their name, and the pass that makes another device the same person."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from quintet.server.http.answers import json
from quintet.server.http.bodies import read_body
from quintet.server.http.context import Context
from quintet.server.http.identity import PASS_MS, new_pass, pass_digest
from quintet.server.protocol import Code, Name
from quintet.server.refusals import refuse


class Me(msgspec.Struct, frozen=True):
    """The caller."""

    name: str  # "" until they have said it
    streak: int  # matches won in a row, up to the last one
    longest_streak: int


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the caller wants to be called."""

    name: Name


class PassMade(msgspec.Struct, frozen=True):
    """A pass: whoever brings the code to `/device#CODE` within the time becomes the caller."""

    code: str
    url: str  # the server's address for other devices, "" if it is the caller's own
    expires_at: int  # milliseconds since 1970


class PassCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a pass."""

    code: Annotated[str, Meta(max_length=64)]


class PassShown(msgspec.Struct, frozen=True):
    """What a pass would do."""

    is_valid: bool
    is_own: bool  # whether the caller is that person already
    name: str


async def me(request: Request, context: Context, player: str) -> Response:
    """Who the caller is."""
    return await _me(context, player)


async def _me(context: Context, player: str) -> Response:
    person = await context.services.store.person(player)
    return json(Me(person.name, person.streak, person.longest_streak))


async def rename(request: Request, context: Context, player: str) -> Response:
    """Change the caller's name, at all tables at once."""
    limits = context.limits
    if not limits.names.take(player) or not limits.names_from_address.take(request.state.home):
        refuse(Code.TOO_FAST, "too many names")
    wish = await read_body(request, NewName)
    await context.anywhere.rename(player, wish.name)
    return await _me(context, player)


async def make_pass(request: Request, context: Context, player: str) -> Response:
    """Make a pass that makes another device the caller: once, and soon. The last one is void."""
    limits = context.limits
    if not limits.passes.take(player) or not limits.passes_from_address.take(request.state.home):
        refuse(Code.TOO_FAST, "too many passes")
    code, now = new_pass(), context.services.steady()
    await context.services.store.add_pass(player, pass_digest(code), now + PASS_MS, now)
    return json(PassMade(code, request.state.url_for_others, now + PASS_MS), 201)


async def look_at_pass(request: Request, context: Context, player: str) -> Response:
    """Tell whose pass it is, so that its bearer can think about it. It stays good."""
    code = await _code(request, context)
    store = context.services.store
    owner = await store.find_pass(pass_digest(code), context.services.steady())
    name = (await store.person(owner)).name if owner else ""
    return json(PassShown(bool(owner), owner == player, name))


async def use_pass(request: Request, context: Context, player: str) -> Response:
    """Become the person whose pass it is. It is good once."""
    code = await _code(request, context)
    owner = await context.services.store.use_pass(pass_digest(code), context.services.steady())
    if not owner:
        refuse(Code.NO_PASS, "there is no such pass, or it was used, or its time is over")
    response = await _me(context, owner)
    response.headers.append("set-cookie", context.identity.set_cookie(owner, request.state.is_secure))
    return response


async def _code(request: Request, context: Context) -> str:
    if not context.limits.passes_from_address.take(request.state.home):
        refuse(Code.TOO_FAST, "too many passes")
    return (await read_body(request, PassCode)).code
