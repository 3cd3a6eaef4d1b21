"""The other servers of the same database: how this one is reached by them, and reaches them.

Servers listen for each other on a port of their own, where no client is heard: whoever calls must prove that it knows a
secret which only the database has. With TLS each server makes a certificate for itself; its fingerprint stands beside
its address in the database, so that nobody else can be taken for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import ssl
from typing import TYPE_CHECKING

from quintet.core.errors import QuintetError
from quintet.server.cluster.calls import Call, Caller, CallerTrunk, GuestTrunk, Hosting
from quintet.server.cluster.trunk import GREETING_SECONDS, Here, Unreachable
from quintet.server.limits import Buckets, Rate
from quintet.server.logs import about
from quintet.server.metrics import Metrics
from quintet.server.store.interface import Node

if TYPE_CHECKING:
    from quintet.server.cluster.certificate import Certificate

MOST_STRANGERS = 64  # connections that have not proved yet that they are servers
_BACKLOG = 128
_TOLD_OF = Rate(10, 0.1)  # strangers, in the log
_PAUSE = 0.1  # seconds after a call that failed in which it is not tried again

log = logging.getLogger(__name__)


class Peers:
    """The other servers, as far as somebody needs them."""

    def __init__(self, here: Here, metrics: Metrics, certificate: Certificate | None = None) -> None:
        self.patience = here.patience  # seconds of silence after which a server counts as lost
        self._here = here
        self._metrics = metrics
        self._certificate = certificate
        self._trunks: dict[Node, asyncio.Task[CallerTrunk]] = {}
        self._guests: set[GuestTrunk] = set()
        self._server: asyncio.Server | None = None
        self._told_of = Buckets(_TOLD_OF)

    # ------------------------------------------------------------ being reached
    async def listen(self, sock: socket.socket, hosting: Hosting) -> None:
        """Let other servers call."""

        def answer() -> GuestTrunk:
            return GuestTrunk(self._here, hosting, self._came, self._gone)

        context = self._certificate.context() if self._certificate is not None else None
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(answer, sock=sock, ssl=context, backlog=_BACKLOG)

    def _came(self, trunk: GuestTrunk) -> None:
        self._guests.add(trunk)
        if sum(not each.peer for each in self._guests) > MOST_STRANGERS:
            trunk.cut("too many strangers")

    def _gone(self, trunk: GuestTrunk) -> None:
        self._guests.discard(trunk)
        if not trunk.peer and self._told_of.take(""):
            log.warning("a stranger was turned away", extra=about(reason=trunk.reason))

    # ------------------------------------------------------------ reaching
    async def open(self, owner: Node, player: str, caller: Caller) -> Call:
        """A call to a table of another server. Raises `Unreachable`."""
        return (await self._reach(owner)).open(player, caller)

    async def ask(self, owner: Node, question: bytes) -> bytes:
        """The reply of another server. Raises `Moved`, `Unreachable`."""
        return await (await self._reach(owner)).ask(question)

    async def _reach(self, owner: Node) -> CallerTrunk:
        """The trunk to another server: the one that there is, or a new one."""
        if owner.name == self._here.node or not owner.address:
            raise Unreachable(f"server {owner.name!r} cannot be reached by others")
        task = self._trunks.get(owner)
        if task is None or (task.done() and not (task.exception() is None and task.result().is_up)):
            task = self._trunks[owner] = asyncio.create_task(self._call(owner))
        return await asyncio.shield(task)

    async def _call(self, owner: Node) -> CallerTrunk:
        try:
            async with asyncio.timeout(min(GREETING_SECONDS, self.patience)):
                return await self._connect(owner)
        except (OSError, ValueError) as error:  # and TimeoutError
            why = str(error) or "it does not answer"
            await asyncio.sleep(_PAUSE)  # others ask for it, too
            raise Unreachable(f"server {owner.name!r} at {owner.address} cannot be reached: {why}") from None
        except Unreachable as error:
            log.warning("%s", error)
            await asyncio.sleep(_PAUSE)
            raise

    async def _connect(self, owner: Node) -> CallerTrunk:
        where, _, fingerprint = owner.address.partition("#")
        host, _, port = where.rpartition(":")
        context = _any_certificate() if fingerprint else None

        def call() -> CallerTrunk:
            return CallerTrunk(self._here, owner.name, self._count, fingerprint)

        loop = asyncio.get_running_loop()
        _, trunk = await loop.create_connection(call, host.strip("[]"), int(port), ssl=context)
        await trunk.greeting
        return trunk

    def _count(self) -> None:
        self._metrics.n_relayed += 1

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for task in self._trunks.values():
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, QuintetError):
                (await task).cut("this server stops")
        for trunk in list(self._guests):
            trunk.cut("this server stops")


def _any_certificate() -> ssl.SSLContext:
    """The fingerprint in the database says which one is right."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    return context
