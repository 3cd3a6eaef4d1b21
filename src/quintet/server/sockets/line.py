"""The line to a client: a WebSocket whose messages go straight between the wire and their receiver.

The library `websockets` reads and writes the frames, by its interface without input and output. This module has what is
around it: the handshake, asked of the application as ASGI says; pings; and bounds on what a client may cost. A message
goes to its receiver without queues and tasks on its way, and what is told is written at once. Nothing is held for long
on behalf of a client that does not read or never finishes.

What the library costs per move is measured by `python -m bench.line`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any, Final, Protocol, cast
from urllib.parse import unquote

import uvicorn
from starlette.types import Message, Scope
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import Event, State
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

_SLICE: Final = 1024  # bytes that are read before the bounds are looked at again
_PING: Final = b"quintet"  # what our pings carry
_GONE: Final = 1006  # the code of an end without a farewell
_BAD_REQUEST: Final = (
    "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n"
    + "".join(f"{name}: {value}\r\n" for name, value in SAFE_HEADERS.items())
    + "\r\n"
).encode()
_log: Final = logging.getLogger("quintet.server.sockets")
_log.addFilter(lambda record: record.levelno >= logging.ERROR)  # the library tells of every socket


class Receiver(Protocol):
    """Takes the messages that come over a line."""

    def take(self, message: bytes) -> None:
        """A message is there."""
        ...


class _Frames(ServerProtocol):
    """The library's protocol. What it refuses by itself has the headers that all answers have."""

    def reject(self, status: StatusLike, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(SAFE_HEADERS)
        return response


class SocketLine(asyncio.Protocol):
    """One client's socket. uvicorn makes one for every request that wants to be a socket (its option `ws`)."""

    transport: asyncio.Transport

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._config = config
        self._server = server_state
        self._app_state = app_state
        self._loop = asyncio.get_running_loop()
        self._frames = _Frames(max_size=config.ws_max_size, logger=_log)
        self._frames.debug = False  # else everybody's cookies and cards would be in the log at the level debug
        self._receiver: Receiver | None = None
        self._answer: Response | None = None  # to the handshake
        self._told: asyncio.Queue[Message] = asyncio.Queue()  # for the application: the beginning and the end
        self._events: deque[Event] = deque()  # that came, and wait
        self._rest = b""  # what came after them, not read yet
        self._pieces: list[bytes] = []  # of a message that is not whole
        self._is_text = False
        self._is_paused = False
        self._n_afterwards = 0
        self._is_dismissed = False
        self._controls = Buckets(CONTROLS)
        self._pinging: asyncio.TimerHandle | None = None
        self._is_pinged = False  # and has not answered yet
        self._has_ended = False  # for the application
        self._farewell: asyncio.TimerHandle | None = None
        self._is_lost = False

    # ------------------------------------------------------------ for the receiver
    def hand_over(self, receiver: Receiver) -> None:
        """Let messages go to the receiver. To be called before the socket is accepted."""
        self._receiver = receiver

    def say(self, message: bytes) -> int:
        """Write a message of text; return how many bytes wait for the client to read: this never waits for it."""
        if self._frames.state is State.OPEN and not self.transport.is_closing():
            self._frames.send_text(message)
            self._write()
        return self.transport.get_write_buffer_size()

    @property
    def n_unread(self) -> int:
        """How many bytes wait for the client to read."""
        return self.transport.get_write_buffer_size()

    def pause(self) -> None:
        """Let the client wait with whatever else it has to say."""
        if not self._is_paused:
            self._is_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self._is_paused and not self.transport.is_closing():
            self._is_paused = False
            self.transport.resume_reading()
            self._hear()

    def hang_up(self, code: int, reason: str = "") -> None:
        """Close the socket in good order: the client has some time for its farewell."""
        if self._frames.state is not State.OPEN or self.transport.is_closing():
            return
        self._frames.send_close(code, reason)
        self._write()
        self._tell_end(code)
        self.go_on()  # to hear the client's farewell
        self._abort_later()

    def _abort_later(self) -> None:
        if self._farewell is None and not self._is_lost:
            self._farewell = self._loop.call_later(FAREWELL_SECONDS, self.abort)

    def abort(self) -> None:
        """Cut the client off, whatever is still to be sent."""
        self.transport.abort()

    # ------------------------------------------------------------ what comes in
    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._frames.state is State.CLOSING:
            self._n_afterwards += len(data)
            if self._n_afterwards > MOST_AFTERWARDS:
                self.abort()
                return
        if self._is_dismissed:
            return
        self._rest += data
        if self._is_undecided and len(self._rest) > MOST_AFTERWARDS:
            self.abort()
        else:
            self._hear()

    def _hear(self) -> None:
        """Read what has come, a slice at a time. What comes after a pause waits, or before the socket is accepted."""
        frames, events = self._frames, self._events
        while not self.transport.is_closing() and not self._is_paused and not self._is_undecided:
            if events:
                self._take(events.popleft())
            elif self._rest:
                data, self._rest = self._rest[:_SLICE], self._rest[_SLICE:]
                frames.receive_data(data)
                events.extend(frames.events_received())
            else:
                break
            if not events and frames.parser_exc is not None:  # the library says why, and we close
                self._write()
                self._dismiss(frames.close_sent.code if frames.close_sent else _GONE)
        if frames.state is State.CONNECTING and self._answer is None and not self.transport.is_closing():
            self._write(_BAD_REQUEST)  # the whole handshake was in the first data: this is none
            self._close(_GONE)

    @property
    def _is_undecided(self) -> bool:
        """Whether the application has not answered the handshake yet."""
        return self._frames.state is State.CONNECTING and self._answer is not None

    def _take(self, event: Event) -> None:
        if isinstance(event, Request):
            self._greet(event)
        elif isinstance(event, Frame):
            if event.opcode is Opcode.CLOSE:
                self._write()
                self._close(self._frames.close_code or _GONE)
            elif event.opcode is Opcode.PING or event.opcode is Opcode.PONG:
                self._control(event)
            else:
                self._piece(event)

    def _control(self, frame: Frame) -> None:
        """A ping or a pong: messages are counted by their receiver; these never get there, and cost as much."""
        if not self._controls.take("") or self.n_unread > MOST_UNREAD:
            self.abort()
            return
        self._write()
        if frame.opcode is Opcode.PONG and self._is_pinged and bytes(frame.data) == _PING:
            self._await_ping()

    def _piece(self, frame: Frame) -> None:
        """A message, or a piece of one."""
        if self._has_ended or self._receiver is None:
            return
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        self._pieces.append(bytes(frame.data))
        if not frame.fin:
            if len(self._pieces) >= MOST_FRAGMENTS:
                self._refuse(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
            return
        message = b"".join(self._pieces)
        self._pieces.clear()
        if self._is_text and not _is_utf8(message):
            self._refuse(CloseCode.INVALID_DATA, "not UTF-8")
        else:
            self._receiver.take(message)

    # ------------------------------------------------------------ the handshake
    def _greet(self, request: Request) -> None:
        """Somebody wants a socket: the application decides."""
        self._answer = self._frames.accept(request)
        if self._answer.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._reject(self._answer)
            return
        self._told.put_nowait({"type": "websocket.connect"})
        task = self._loop.create_task(self._run(self._scope(request)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        is_safe = self.transport.get_extra_info("sslcontext") is not None
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_safe else "ws",
            "server": _address(self.transport.get_extra_info("sockname")),
            "client": _address(self.transport.get_extra_info("peername")),
            "root_path": self._config.root_path,
            "path": self._config.root_path + unquote(path),
            "raw_path": (self._config.root_path + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [(name.lower().encode(), text.encode("latin-1")) for name, text in request.headers.raw_items()],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {"websocket.http.response": {}, LINE: {"line": self}},
        }

    async def _run(self, scope: Scope) -> None:
        try:
            await self._config.loaded_app(scope, self._told.get, self._obey)
        except Exception:
            _log.exception("the application failed on a socket")
        if self._frames.state is State.CONNECTING:
            self._reject(self._frames.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))
        elif self._frames.state is State.OPEN:
            self.hang_up(CloseCode.INTERNAL_ERROR)
        # Closing waits for what was written to be read. A client that has not read it by then does not want to.
        self._abort_later()

    async def _obey(self, message: Message) -> None:
        """What the application says: it accepts the socket, or answers the handshake by a refusal in plain HTTP."""
        if self.transport.is_closing():
            return
        match message["type"]:
            case "websocket.accept":
                assert self._answer is not None
                self._answer.headers.update(_headers(message.get("headers", ())))
                self._frames.send_response(self._answer)
                self._write()
                self._await_ping()
                self._hear()
            case "websocket.http.response.start":
                status = HTTPStatus(message["status"])
                self._answer = Response(status, status.phrase, _headers(message.get("headers", ())))
            case "websocket.http.response.body":
                assert self._answer is not None
                self._answer.body = message["body"]
                self._reject(self._answer)
            case "websocket.close":
                self._reject(self._frames.reject(HTTPStatus.FORBIDDEN, ""))
            case other:
                raise RuntimeError(f"a line takes no {other!r}: messages go by `say`")

    def _reject(self, response: Response) -> None:
        if not self.transport.is_closing():
            response.headers.setdefault("Connection", "close")
            response.headers.setdefault("Content-Length", str(len(response.body or b"")))
            self._frames.send_response(response)
            self._write()
            self._close(_GONE)

    # ------------------------------------------------------------ beginning, pings, end
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._server.connections.add(self)  # type: ignore[arg-type]  # of one of uvicorn's own kinds, or one like them

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(self)
        self._close(_GONE)
        self._is_lost = True
        if self._farewell is not None:
            self._farewell.cancel()
        # What knows this line, and is known by it, would stay in memory with it: full collections are rare.
        self._receiver = None
        self._frames.parser.close()
        self._frames.parser_exc = None

    def shutdown(self) -> None:
        """The server stops."""
        if self._frames.state is State.OPEN:
            self._frames.send_close(CloseCode.SERVICE_RESTART)
            self._write()
        self._close(CloseCode.SERVICE_RESTART)

    def _await_ping(self) -> None:
        """Ask after a while whether the client is still there."""
        self._is_pinged = False
        self._set_timer(self._config.ws_ping_interval, self._ping)

    def _ping(self) -> None:
        self._is_pinged = True
        self._frames.send_ping(_PING)
        self._write()
        self._set_timer(self._config.ws_ping_timeout, self._has_vanished)

    def _has_vanished(self) -> None:
        """The client has not answered a ping."""
        self._refuse(CloseCode.INTERNAL_ERROR, "no answer to a ping")
        self.abort()

    def _set_timer(self, seconds: float | None, then: Callable[[], None]) -> None:
        if self._pinging is not None:
            self._pinging.cancel()
        self._pinging = self._loop.call_later(seconds, then) if seconds else None

    def _refuse(self, code: int, reason: str) -> None:
        """The client breaks a rule."""
        self._frames.fail(code, reason)
        self._write()
        self._dismiss(code)

    def _dismiss(self, code: int) -> None:
        """Nothing more is said. What the client still sends comes and is not read: else it would not hear the code."""
        self._forget(code)
        self._is_dismissed = True
        if not self.transport.can_write_eof():
            self.transport.close()
            return
        self.transport.write_eof()
        self.go_on()  # until the client hangs up
        self._abort_later()

    def _close(self, code: int) -> None:
        """Nothing more is heard or said."""
        self._forget(code)
        self.transport.close()

    def _forget(self, code: int) -> None:
        """Forget what has come and was not taken; the application is told of the end."""
        self._events.clear()
        self._pieces.clear()
        self._rest = b""
        self._tell_end(code)

    def _tell_end(self, code: int) -> None:
        """The application is told, once, that it is over."""
        self._set_timer(None, self._ping)
        if not self._has_ended:
            self._has_ended = True
            self._told.put_nowait({"type": "websocket.disconnect", "code": code})

    def _write(self, otherwise: bytes = b"") -> None:
        """Send what the library has to say."""
        if data := b"".join(self._frames.data_to_send()) or otherwise:
            self.transport.write(data)


def _is_utf8(message: bytes) -> bool:
    try:
        return message.isascii() or bool(message.decode())
    except UnicodeDecodeError:
        return False


def _headers(pairs: Iterable[tuple[bytes, bytes]]) -> Headers:
    return Headers([(name.decode("latin-1"), text.decode("latin-1")) for name, text in pairs])


def _address(info: Any) -> tuple[str, int] | None:
    return (str(info[0]), int(info[1])) if isinstance(info, (tuple, list)) and len(info) > 1 else None
