"""The server as an ASGI application: routes, the socket, pages, and what guards them all."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quintet.core.errors import QuintetError
from quintet.server.cluster.peers import Peers
from quintet.server.cluster.trunk import Here
from quintet.server.headers import SAFE_HEADERS
from quintet.server.http.answers import json, problem
from quintet.server.http.caller import Caller, address_of, home_of
from quintet.server.http.context import Context, Offers
from quintet.server.http.identity import Identity
from quintet.server.http.pages import load_ahead, page_routes
from quintet.server.http.routes import OPERATIONS, STATUS, Operation
from quintet.server.limits import Limits, LimitSettings
from quintet.server.metrics import Metrics
from quintet.server.protocol import Code
from quintet.server.refusals import Refusal
from quintet.server.sockets.connection import serve_socket
from quintet.server.sockets.guests import Hosts
from quintet.server.sockets.line import LINE
from quintet.server.store.interface import Node, Store, StoreAway, StoreFailed
from quintet.server.store.opening import LEASE_SECONDS, Database, open_store
from quintet.server.tables.daily import keep_ahead
from quintet.server.tables.open_tables import OpenTables
from quintet.server.tables.screens import Screens
from quintet.server.tables.services import Services
from quintet.server.thinking.pool import WorkerPool

if TYPE_CHECKING:
    from quintet.server.cluster.certificate import Certificate

SOCKET_PATH = "/api/socket"
_SILENCE = 0.75  # of the time of a lease: another server that is silent for so long counts as lost


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: Database
    limits: LimitSettings = field(default_factory=LimitSettings)
    is_behind_proxy: bool = False  # then X-Forwarded-For and -Proto are believed
    origins: frozenset[str] = frozenset()  # other origins whose pages may use this server
    n_workers: int | None = None
    workers_after: asyncio.Event | None = None  # what comes before the start of workers
    grace: float = 45.0
    has_screens: bool = True  # tables can be shown on televisions
    has_local_push: bool = False  # push services on this machine, without TLS: for tests
    url: str = ""  # the address for everybody, without a slash at its end
    network_url: str = ""  # the address for others in the network
    offers: Offers = field(default_factory=Offers)
    node: str = ""  # the name of this server, among others on the same database
    lease_seconds: float = LEASE_SECONDS
    peer_sock: socket.socket | None = None  # where others call; None: there can be none
    peer_address: str = ""  # where they find it
    has_peer_tls: bool = False


class Guard:
    """Wraps the whole application: limits how often anybody may ask, and gives every answer safe headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(raw=message["headers"])
                for name, value in SAFE_HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if scope["type"] == "websocket" and scope["path"] != SOCKET_PATH:
            await turn_away(send_guarded, "no-such-thing", "there is no such socket", 404)
        elif scope["type"] == "http" and not self._may_ask(scope):
            await problem(Code.TOO_FAST, "too many requests", 429)(scope, receive, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)

    @staticmethod
    def _may_ask(scope: Scope) -> bool:
        context: Context = scope["app"].state.context
        path: str = scope["path"]
        is_page = path == "/" or path.startswith(("/t/", "/static/"))
        buckets = context.limits.pages if is_page else context.limits.requests
        return buckets.take(home_of(address_of(scope, context.is_behind_proxy)))


def _endpoint(operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        context: Context = request.app.state.context
        caller = Caller(request.scope, context)
        if operation.is_local and not caller.is_local:
            return problem(Code.NOT_ALLOWED, "only for callers on the server's own machine", 403)
        if operation.method != "GET" and not caller.is_at_home:
            return problem("bad-origin", "requests from other sites are not taken", 403)
        request.state.home = caller.home
        request.state.is_known = bool(caller.known)
        request.state.is_secure = caller.is_secure
        request.state.url_for_others = caller.url_for_others
        try:
            response = await operation.handler(request, context, caller.player)
        except Refusal as refusal:
            response = problem(refusal.code, refusal.detail, STATUS.get(refusal.code, 409))
        except StoreAway:
            response = problem("catching-breath", "the database is away for the moment: try again soon", 503)
        except StoreFailed:
            context.services.fail()
            response = problem("failed", "the server cannot keep anything and stops", 503)
        except QuintetError as error:
            response = problem("failed", str(error), 409)
        if "set-cookie" not in response.headers and (cookie := _cookie(operation, caller, context)):
            response.headers.append("set-cookie", cookie)
        return response

    return endpoint


def _cookie(operation: Operation, caller: Caller, context: Context) -> str:
    """The Set-Cookie header of an answer.

    A page asks for several things at once when it is opened. If each answer gave a newcomer another
    identity, the last one would replace the one they have already acted under.
    """
    if operation.path.startswith("/api/me") and (caller.known or operation.method == "GET"):  # nothing is a stranger's
        return caller.renewed_cookie(context)
    return caller.cookie(context) if operation.path.startswith("/api/") else ""


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
        if not caller.is_at_home:
            await turn_away(self.send, "bad-origin", "sockets from other sites are not taken", 403)
        elif context.services.failed.done():
            await turn_away(self.send, "failed", "the server cannot keep anything and stops", 503)
        elif not context.limits.connect(caller.home, caller.player):
            await turn_away(self.send, Code.TOO_MANY, "too many sockets", 429)
        else:
            try:
                await serve_socket(
                    context.open_tables,
                    context.limits,
                    caller.player,
                    caller.home,
                    caller.cookie(context),
                    caller.url_for_others,
                    self.scope["extensions"][LINE]["line"],
                    self.receive,
                    self.send,
                )
            finally:
                context.limits.disconnect(caller.home, caller.player)


async def turn_away(send: Send, code: str, detail: str, status: int) -> None:
    """Answer the handshake of a socket with a refusal in plain HTTP."""
    response = problem(code, detail, status)
    await send({"type": "websocket.http.response.start", "status": status, "headers": response.raw_headers})
    await send({"type": "websocket.http.response.body", "body": response.body})


async def _no_such_thing(request: Request, error: Exception) -> Response:
    """An address or a method that does not exist."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    response = problem(_CODES.get(status, "bad-message"), "there is nothing like that here", status)
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response


_CODES = {404: "no-such-thing", 405: "no-such-method"}


async def _has_failed(request: Request, error: Exception) -> Response:
    """A mistake of the server. It is logged; the client learns nothing about it."""
    response = problem("failed", "the server has made a mistake", 500)
    response.headers.update(SAFE_HEADERS)  # this answer comes from outside the guard
    return response


async def _watch(store: Store, services: Services) -> None:
    await store.failed()
    services.fail()


async def _openapi(request: Request) -> Response:
    return await asyncio.to_thread(_openapi_answer)  # a match is played for its examples


def _openapi_answer() -> Response:
    from quintet.server.http.openapi import openapi_document  # late: slow to load, and few ask for it

    return json(openapi_document())


def _certificate_for(node: str) -> Certificate:
    from quintet.server.cluster.certificate import Certificate

    return Certificate(node)


def make_app(settings: Settings) -> Starlette:
    """The application. Its store is opened when it starts, and closed when it stops."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            certificate = _certificate_for(settings.node) if settings.has_peer_tls else None
            address = settings.peer_address + (f"#{certificate.fingerprint}" if certificate is not None else "")
            node = Node(settings.node or "server", address)
            store = await open_store(settings.database, node, settings.lease_seconds)
            secrets = await store.secret("screens"), await store.secret("identity"), await store.secret("peers")
        except QuintetError as error:
            app.state.refusal = error
            raise
        workers = WorkerPool(settings.n_workers, after=settings.workers_after)
        services = Services(
            store,
            workers,
            Metrics(settings.node if settings.peer_sock is not None else ""),
            settings.grace,
            settings.limits.bot_pause,
            settings.limits.pushes,
            settings.has_local_push,
            Screens(secrets[0], settings.has_screens),
        )
        watching = asyncio.create_task(_watch(store, services))
        peers = None
        if settings.peer_sock is not None:
            here = Here(node.name, secrets[2], _SILENCE * settings.lease_seconds, services.steady)
            peers = Peers(here, services.metrics, certificate)
        open_tables = OpenTables(services, peers)
        store.listen(open_tables)
        identity = Identity(secrets[1])
        app.state.context = Context(
            open_tables,
            identity,
            Limits(settings.limits),
            settings.is_behind_proxy,
            settings.origins,
            settings.url,
            settings.network_url,
            settings.offers,
        )
        app.state.services = services
        app.state.leave = open_tables.leave if peers is not None else None
        await workers.start()
        if peers is not None and settings.peer_sock is not None:
            await peers.listen(settings.peer_sock, Hosts(open_tables))
        services.spawn(asyncio.to_thread(load_ahead))
        services.spawn(open_tables.resume_all())
        sweeping = asyncio.create_task(open_tables.sweep())
        services.spawn(open_tables.ownership.take_over(open_tables.take_over))
        if settings.offers.has_daily:
            services.spawn(keep_ahead(store, services.now))
        try:
            yield
        finally:
            sweeping.cancel()
            watching.cancel()
            await open_tables.keep_times()
            await services.close()
            if peers is not None:
                await peers.close()
            await workers.close()
            await store.close()

    routes: list[BaseRoute] = [
        Route(operation.path, _endpoint(operation), methods=[operation.method]) for operation in OPERATIONS
    ]
    routes.append(Route("/api/openapi.json", _openapi))
    routes.append(WebSocketRoute(SOCKET_PATH, Socket))
    routes.extend(page_routes())
    app = Starlette(
        routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _no_such_thing, Exception: _has_failed}
    )
    app.router.redirect_slashes = False  # it would redirect to http:// behind a proxy with TLS
    app.add_middleware(Guard)
    return app
