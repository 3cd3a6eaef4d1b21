"""Asking to be told by Web Push, over HTTP: the server's key, and the browsers by which somebody wants to be told."""

from __future__ import annotations

import base64
import binascii
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from quintet.server.http.answers import json
from quintet.server.http.bodies import read_body
from quintet.server.http.context import Context
from quintet.server.protocol import Code
from quintet.server.refusals import refuse
from quintet.texts import ENGLISH, closest_language

_N_AUTH = 16
_LONGEST_SITE = 200


class PushKey(msgspec.Struct, frozen=True):
    """The server's public key: a browser takes messages only from whoever has the other half."""

    key: str  # base64 for addresses, as `applicationServerKey` takes it


class BrowserKeys(msgspec.Struct, frozen=True):
    """What a message is sealed with, in base64 for addresses."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class NewSubscription(msgspec.Struct, frozen=True):
    """A browser by which the caller wants to be told: what `PushSubscription.toJSON()` gives, and the language."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: BrowserKeys
    language: Annotated[str, Meta(max_length=20)] = ENGLISH


class Subscribed(msgspec.Struct, frozen=True):
    """A browser by which the caller is told, or is told no more."""

    id: str


async def push_key(request: Request, context: Context, player: str) -> Response:
    """The key that a browser needs to subscribe to messages of this server."""
    return json(PushKey((await context.services.messenger.server_key()).public))


async def subscribe(request: Request, context: Context, player: str) -> Response:
    """Tell the caller by this browser, from now on, what happens at slow tables while they are gone."""
    limits = context.limits
    if not limits.subscriptions.take(player) or not limits.subscriptions_from_address.take(request.state.home):
        refuse(Code.TOO_FAST, "too many browsers")
    if not request.state.is_known:
        refuse(Code.NOT_ALLOWED, "only for those who have been here before")
    wish = await read_body(request, NewSubscription)
    auth = _bytes(wish.keys.auth)
    if len(auth) != _N_AUTH:
        refuse(Code.BAD_MESSAGE, f"auth has {_N_AUTH} bytes")
    language = closest_language(wish.language) or ENGLISH
    site = request.headers.get("origin", "")[:_LONGEST_SITE]
    try:
        key = await context.services.messenger.subscribe(
            player, wish.endpoint, _bytes(wish.keys.p256dh), auth, language, site
        )
    except ValueError as error:
        refuse(Code.BAD_MESSAGE, str(error))
    return json(Subscribed(key), 201)


async def unsubscribe(request: Request, context: Context, player: str) -> Response:
    """Tell the caller no more by this browser."""
    subscription = request.path_params["subscription"]
    await context.services.messenger.unsubscribe(player, subscription)
    return json(Subscribed(subscription))


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        refuse(Code.BAD_MESSAGE, "a key is written in base64 for addresses")
