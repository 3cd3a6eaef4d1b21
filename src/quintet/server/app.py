"""The server as an ASGI application: routes, the socket, pages, and what guards them all."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quintet.core.errors import QuintetError
from quintet.server.connection import serve_socket
from quintet.server.document import Refusal
from quintet.server.house import House
from quintet.server.hub import Hub
from quintet.server.identity import Identity
from quintet.server.limits import Limits, LimitSettings
from quintet.server.metrics import Metrics
from quintet.server.openapi import openapi_document
from quintet.server.pages import page_routes
from quintet.server.protocol import Code
from quintet.server.routes import OPERATIONS, STATUS, Context, Operation, json, problem
from quintet.server.sqlite import SqliteStore
from quintet.server.store import StoreFailed
from quintet.server.thinkers import Thinkers

log = logging.getLogger("quintet.server")

_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a table's link is the right to join it
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: Path
    limits: LimitSettings = field(default_factory=LimitSettings)
    is_behind_proxy: bool = False  # then X-Forwarded-For and -Proto are believed
    origins: frozenset[str] = frozenset()  # other origins whose pages may use this server
    n_thinkers: int | None = None
    grace: float = 45.0


class Guard:
    """Around everything: safe headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_guarded)


class Caller:
    """Who sends a request, and whether his browser may send it from where it is."""

    def __init__(self, scope: Scope, context: Context) -> None:
        headers = Headers(scope=scope)
        client = scope.get("client")
        self.address = client[0] if client else "?"
        scheme = scope.get("scheme", "http")
        if context.is_behind_proxy:
            self.address = headers.get("x-forwarded-for", self.address).rpartition(",")[2].strip()
            scheme = headers.get("x-forwarded-proto", scheme)
        self.is_secure = scheme in ("https", "wss")
        self.known = context.identity.read(headers.get("cookie", ""))
        self.player = self.known or context.identity.new_player()
        origin = headers.get("origin", "")
        self.is_at_home = not origin or origin in context.origins or urlsplit(origin).netloc == headers.get("host", "")

    def cookie(self, context: Context) -> str:
        """The Set-Cookie header for somebody who comes for the first time."""
        return "" if self.known else context.identity.set_cookie(self.player, self.is_secure)

    @property
    def is_local(self) -> bool:
        try:
            return ipaddress.ip_address(self.address).is_loopback
        except ValueError:
            return False


def _endpoint(operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        context: Context = request.app.state.context
        caller = Caller(request.scope, context)
        if operation.is_local and not caller.is_local:
            return problem("not-allowed-here", "only for callers on the server's own machine", 403)
        if not context.limits.requests.take(caller.address):
            return problem(Code.TOO_FAST, "too many requests", 429)
        if operation.method != "GET" and not caller.is_at_home:
            return problem("bad-origin", "requests from other sites are not taken", 403)
        try:
            response = await operation.handler(request, context, caller.player)
        except Refusal as refusal:
            response = problem(refusal.code, refusal.detail, STATUS.get(refusal.code, 409))
        except StoreFailed:
            context.hub.house.fail()
            response = problem("failed", "the server cannot keep anything and stops", 503)
        except QuintetError as error:
            response = problem("failed", str(error), 409)
        if operation.path.startswith("/api") and (cookie := caller.cookie(context)):
            response.headers.append("set-cookie", cookie)
        return response

    return endpoint


class Socket:
    """The one socket of a client."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope, self.receive, self.send = scope, receive, send

    def __await__(self):  # type: ignore[no-untyped-def]
        return self._serve().__await__()

    async def _serve(self) -> None:
        context: Context = self.scope["app"].state.context
        caller = Caller(self.scope, context)
        await self.receive()  # websocket.connect
        if not caller.is_at_home or context.hub.house.failed.done() or not context.limits.connect(caller.address):
            await self.send({"type": "websocket.close", "code": 1008})  # before acceptance: answered with 403
            return
        try:
            await serve_socket(
                context.hub,
                context.limits,
                caller.player,
                caller.address,
                caller.cookie(context),
                self.receive,
                self.send,
            )
        finally:
            context.limits.disconnect(caller.address)


async def _watch(store: SqliteStore, house: House) -> None:
    await store.failed()
    house.fail()


async def _openapi(request: Request) -> Response:
    return json(openapi_document())


def make_app(settings: Settings) -> Starlette:
    """The application. Its store is opened when it starts, and closed when it stops."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await SqliteStore.open(settings.database)
        thinkers = Thinkers(settings.n_thinkers)
        house = House(store, thinkers, Metrics(), settings.grace)
        watching = asyncio.create_task(_watch(store, house))
        hub = Hub(house)
        identity = Identity(await store.secret("identity"))
        app.state.context = Context(hub, identity, Limits(settings.limits), settings.is_behind_proxy, settings.origins)
        app.state.house = house
        await thinkers.start()
        house.spawn(hub.resume_all())
        sweeping = asyncio.create_task(hub.sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            watching.cancel()
            await house.close()
            await thinkers.close()
            await store.close()

    routes: list[BaseRoute] = [
        Route(operation.path, _endpoint(operation), methods=[operation.method]) for operation in OPERATIONS
    ]
    routes.append(Route("/api/openapi.json", _openapi))
    routes.append(WebSocketRoute("/api/socket", Socket))
    routes.extend(page_routes())
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(Guard)
    return app
