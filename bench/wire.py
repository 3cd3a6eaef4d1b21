"""The client's end of a WebSocket, as lean as a load generator needs it: ten thousand of them in one process.

It speaks what a well-behaved server sends (RFC 6455 without extensions): whole and fragmented messages, ping and close.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import os
from collections.abc import Callable, Mapping
from typing import Final, cast

ACCEPT_KEY: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455, 1.3
CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL: Final = 0x80
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)  # legal, spares the client the work; the server unmasks all the same


class Refused(Exception):
    """The server did not open the WebSocket."""


def frame(opcode: int, payload: bytes) -> bytes:
    """A client's frame."""
    size = len(payload)
    if size < 126:
        return bytes((FINAL | opcode, MASKED | size)) + NO_MASK + payload
    if size < 65536:
        return bytes((FINAL | opcode, MASKED | 126)) + size.to_bytes(2) + NO_MASK + payload
    return bytes((FINAL | opcode, MASKED | 127)) + size.to_bytes(8) + NO_MASK + payload


class Socket(asyncio.Protocol):
    """One connection: `heard` is called with every message, `closed` with the close code once it is over."""

    __slots__ = (
        "_accept",
        "_buffer",
        "_close_code",
        "_fragments",
        "_heard",
        "_opening",
        "closed",
        "index",
        "transport",
    )

    def __init__(self, index: int, heard: Callable[[int, bytes], None], closed: Callable[[int, int], None]) -> None:
        self.index = index
        self.closed = closed
        self.transport: asyncio.Transport
        self._heard = heard
        self._buffer = b""
        self._fragments: list[bytes] | None = None
        self._opening: asyncio.Future[None] | None = None
        self._accept = b""
        self._close_code = 1006  # RFC 6455, 7.1.5: closed without a word

    async def open(self, host: str, port: int, path: str, headers: Mapping[str, str]) -> None:
        """Connect and shake hands."""
        loop = asyncio.get_running_loop()
        self._opening = loop.create_future()
        await loop.create_connection(lambda: self, host, port)
        key = base64.b64encode(os.urandom(16))
        self._accept = base64.b64encode(hashlib.sha1(key + ACCEPT_KEY).digest())
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key.decode()}",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        self.transport.write("\r\n".join(lines).encode() + b"\r\n\r\n")
        await self._opening
        self._opening = None

    def send(self, payload: bytes) -> None:
        self.transport.write(frame(TEXT, payload))

    def close(self) -> None:
        self.transport.write(frame(CLOSE, (1000).to_bytes(2)))
        self.transport.close()

    # ------------------------------------------------------------ what the loop calls
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are no subclass

    def connection_lost(self, exc: Exception | None) -> None:
        if self._opening is not None and not self._opening.done():
            self._opening.set_exception(exc or Refused("closed before the handshake was answered"))
        self.closed(self.index, self._close_code)

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        if self._opening is not None and not self._opening.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            self._check(head)
        self._buffer = self._frames(data)

    def _check(self, head: bytes) -> None:
        assert self._opening is not None
        status, *lines = head.split(b"\r\n")
        headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(b":") for line in lines)}
        if b" 101 " not in status + b" ":
            self._opening.set_exception(Refused(status.decode("latin-1")))
            self.transport.close()
        elif headers.get(b"sec-websocket-accept") != self._accept:
            self._opening.set_exception(Refused("the handshake was answered with another key"))
            self.transport.close()
        else:
            self._opening.set_result(None)

    def _frames(self, data: bytes) -> bytes:
        """Handle all whole frames; return what is left."""
        start, end = 0, len(data)
        while end - start >= 2:
            first, size = data[start], data[start + 1] & 0x7F
            body = start + 2
            if size >= 126:
                body += 2 if size == 126 else 8
                if body > end:
                    break
                size = int.from_bytes(data[start + 2 : body])
            if body + size > end:
                break
            start = body + size
            payload = data[body:start]
            if first == FINAL | TEXT or first == FINAL | BINARY:
                self._heard(self.index, payload)
            else:
                self._other(first, payload)
        return data[start:]

    def _other(self, first: int, payload: bytes) -> None:
        opcode = first & 0x0F
        if opcode == PING:
            self.transport.write(frame(PONG, payload))
        elif opcode == CLOSE:
            self._close_code = int.from_bytes(payload[:2]) if payload else 1005
            self.transport.write(frame(CLOSE, payload[:2]))
            self.transport.close()
        elif opcode in (TEXT, BINARY):
            self._fragments = [payload]
        elif opcode == CONTINUED and self._fragments is not None:
            self._fragments.append(payload)
            if first & FINAL:
                whole, self._fragments = b"".join(self._fragments), None
                self._heard(self.index, whole)
