"""The server's end of the wire: uvicorn's protocols, with bounds on what a connection may cost.

A client is cut off if it sends half a request and stops, never reads, or makes the server answer without end.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from quintet.server.http.caller import address_of, home_of
from quintet.server.limits import Counted

REQUEST_SECONDS: Final = 10.0  # until a request must be there in full
ANSWER_SECONDS: Final = 120.0  # until its answer must have been read

_log: Final = logging.getLogger(__name__)
_log.addFilter(lambda record: record.levelno >= logging.ERROR)  # anybody can send nonsense, all day long
_UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)
_LENGTHS: Final = frozenset((b"content-length", b"transfer-encoding"))


class Conversation(h11.Connection):
    """Requests and answers. A request that gives its length in two ways is refused: a proxy before the server could
    believe the other one, and take what follows for another request (RFC 9112, 6.1)."""

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            # The library's own knows itself by its trace, and with it this connection: both would stay in memory.
            raise h11.RemoteProtocolError(str(error.with_traceback(None))) from None
        if isinstance(event, h11.Request) and _LENGTHS.issubset(name for name, _ in event.headers):
            raise h11.RemoteProtocolError("both Content-Length and Transfer-Encoding")
        return event


class _HttpWire(H11Protocol):
    """An HTTP connection that must get on with its requests."""

    open_connections: Counted
    safe_headers: list[tuple[bytes, bytes]]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = Conversation(h11.SERVER)
        self.logger = _log
        self._patience: asyncio.TimerHandle | None = None
        self._is_counted = False
        self._is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_counted = self.open_connections.enter(self._address)
        if self._is_counted:
            self._wait(REQUEST_SECONDS)
        else:
            transport.abort()

    @property
    def _address(self) -> str:
        """What is counted as one address, as everywhere else."""
        return home_of(address_of({"client": self.client}, is_behind_proxy=False))

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_socket or self.transport.is_closing():
            return
        if self.conn.their_state not in _UNFINISHED:
            self._wait(ANSWER_SECONDS)
        elif self._patience is None:
            self._wait(REQUEST_SECONDS)

    def on_response_complete(self) -> None:
        self._wait(None)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_socket = True
        self._let_go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)
        self.cycle = None  # type: ignore[assignment]  # it knows this connection: each would keep the other in memory

    def send_400_response(self, msg: str) -> None:
        """As uvicorn answers what is no HTTP, but with the headers that all answers have."""
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close"), *self.safe_headers]
        for event in (
            h11.Response(status_code=400, headers=headers, reason=b"Bad Request"),
            h11.Data(data=msg.encode("ascii")),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _let_go(self) -> None:
        self._wait(None)
        if self._is_counted:
            self._is_counted = False
            self.open_connections.leave(self._address)

    def _wait(self, seconds: float | None) -> None:
        """Cut the connection off after so many seconds; None: do not."""
        if self._patience is not None:
            self._patience.cancel()
        self._patience = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


def http_wire(most_from_address: int, headers: dict[str, str]) -> type[H11Protocol]:
    """HTTP connections; one address may have at most this many at once (0: any number)."""

    class HttpWire(_HttpWire):
        open_connections = Counted(most_from_address)
        safe_headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    return HttpWire
