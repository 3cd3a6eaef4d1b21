"""The line to a client: a WebSocket whose messages go straight between the wire and their receiver.

uvicorn's protocol opens and closes the socket, and answers pings. In between, a message that came whole (nearly all
do) is cut out and handed on without queues and tasks on its way, and what is told is written at once: a move at a table
is one message in and four out, and their way would cost more than the move. Nothing is held for long on behalf of a
client that does not read or never finishes.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from quintet.server.headers import SAFE_HEADERS
from quintet.server.limits import Buckets, Rate

LINE: Final = "quintet.line"
"""The extension of a socket's scope that has its `line`, a SocketLine."""

FAREWELL_SECONDS: Final = 5.0  # until the end of a socket must have been read
MOST_FRAGMENTS: Final = 64  # of a message
MOST_UNREAD: Final = 256 * 1024  # bytes on the way to a client that still lets the server answer pings
MOST_AFTERWARDS: Final = 64 * 1024  # bytes that a client may send after the server has hung up
CONTROLS: Final = Rate(200, 5)  # pings and pongs of one client: no more than a few a minute are of any use

_BAD_REQUEST: Final = (
    "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n"
    + "".join(f"{name}: {value}\r\n" for name, value in SAFE_HEADERS.items())
    + "\r\n"
).encode()
_WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole message of text
_IS_CONTROL: Final = 0x08  # in the first byte of a frame: a ping, a pong or the end
_END: Final = 0x88
_IS_MASKED: Final = 0x80
_TWO_BYTES: Final = 126  # instead of a length: it follows in two bytes,
_EIGHT_BYTES: Final = 127  # or in eight
_SHORT_HEAD: Final = 6  # bytes before a short message: its kind, its length, and the mask of four bytes


class Receiver(Protocol):
    """Who takes what comes over a line."""

    def take(self, message: bytes) -> None:
        """A message is there."""
        ...


class _Wire(ServerProtocol):
    """The protocol of a socket. What it refuses by itself has the headers that all answers have."""

    def reject(self, status: StatusLike, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(SAFE_HEADERS)
        return response


class SocketLine(WebSocketsSansIOProtocol):
    """One client's socket."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = _Wire(max_size=self.config.ws_max_size, logger=self.logger)
        self.conn.debug = False  # else everybody's cookies and cards would be in the log at the level debug
        self._receiver: Receiver | None = None
        self._rest = b""  # the beginning of a frame
        self._controls = Buckets(CONTROLS)
        self._n_afterwards = 0

    # ------------------------------------------------------------ for the receiver
    def hand_over(self, receiver: Receiver) -> None:
        """Let messages go to the receiver; the application's `receive` only tells of the end.

        To be called before the socket is accepted.
        """
        self._receiver = receiver

    def say(self, message: bytes) -> None:
        """Write a message of text. Whoever does not read is no reason to wait: see `n_unread`."""
        if self.close_sent or self.disconnected:
            return
        length = len(message)
        if length < _TWO_BYTES:
            head = bytes((_WHOLE_TEXT, length))
        elif length < 0x10000:
            head = bytes((_WHOLE_TEXT, _TWO_BYTES, length >> 8, length & 0xFF))
        else:
            head = bytes((_WHOLE_TEXT, _EIGHT_BYTES)) + length.to_bytes(8, "big")
        self.transport.write(head + message)

    @property
    def n_unread(self) -> int:
        """How many bytes wait for the client to read."""
        return self.transport.get_write_buffer_size()

    def pause(self) -> None:
        """Let the client wait with what more it has to say."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
            if self._rest:
                self._cut(self._rest)

    def hang_up(self, code: int) -> None:
        """Close the socket in good order."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.go_on()  # to hear the client's farewell
        self.close_timer = self.loop.call_later(FAREWELL_SECONDS, self.abort)

    def abort(self) -> None:
        """Cut the client off, whatever is still to be sent."""
        self.transport.abort()

    # ------------------------------------------------------------ what comes in
    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._receiver is not None and self.handshake_complete:
            if self.close_sent:
                self._n_afterwards += len(data)
                if self._n_afterwards > MOST_AFTERWARDS:
                    self.abort()
                    return
            self._cut(self._rest + data if self._rest else data)
            return
        super().data_received(data)
        if not self.handshake_initiated:  # the whole handshake was in the first data: this is none
            self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()) or _BAD_REQUEST)
            self.transport.close()

    def _cut(self, data: bytes) -> None:
        """Cut data into frames: whole messages of plain letters to the receiver, everything else to the protocol.

        What comes after a pause waits, and of what comes after the server has hung up only the farewell counts.
        """
        receiver = self._receiver
        assert receiver is not None
        begin, end = 0, len(data)
        while end - begin >= 2 and not self.read_paused:
            second = data[begin + 1]
            length = second & ~_IS_MASKED
            body = begin + _SHORT_HEAD
            if length == _TWO_BYTES:
                if end - begin < 4:
                    break
                length = data[begin + 2] << 8 | data[begin + 3]
                body += 2
            if not second & _IS_MASKED or second == _EIGHT_BYTES | _IS_MASKED or length > self.config.ws_max_size:
                self._rest = b""
                super().data_received(data[begin:])  # no client of ours sends that: the protocol says why, and closes
                return
            after = body + length
            if after > end:
                break
            if self.close_sent and data[begin] != _END:
                begin = after
                continue
            message = apply_mask(data[body:after], data[body - 4 : body]) if data[begin] == _WHOLE_TEXT else b""
            if message and message.isascii() and not self.frames:
                receiver.take(message)
            elif data[begin] & _IS_CONTROL and not self._controls.take(""):
                self.abort()  # messages are counted by their receiver; these never get there, and cost as much
                return
            else:
                super().data_received(data[begin:after])
            begin = after
        self._rest = data[begin:]

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces, or has other letters than plain ones."""
        message = b"".join(self.frames)
        self.frames = []
        if self.close_sent or self._receiver is None:
            return
        if self.curr_msg_data_type == "text":
            try:
                message.decode()
            except UnicodeDecodeError:
                self._refuse(CloseCode.INVALID_DATA, "not UTF-8")
                return
        self._receiver.take(message)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._refuse(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.n_unread > MOST_UNREAD:
            self.abort()
        else:
            super().handle_ping()

    # ------------------------------------------------------------ beginning and end
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, dict[str, object]], self.scope["extensions"])
            extensions[LINE] = {"line": self}

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # by a refusal; else uvicorn would log that there was no answer

    def _refuse(self, code: int, reason: str) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.send_close(code, reason)
            self.handle_parser_exception()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # Closing waits for what was written to be read. Who has not read it by then does not want to.
        self.loop.call_later(FAREWELL_SECONDS, self.abort)
