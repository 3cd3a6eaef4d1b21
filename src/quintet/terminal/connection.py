"""The line to a server: requests, one socket that is opened again when it is cut, commands and their answers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from quintet.core.errors import QuintetError
from quintet.terminal.address import Address
from quintet.terminal.known import Known

Told = dict[str, Any]

PATIENCE = 20.0  # seconds for an answer
_COOKIE = re.compile(r"quintet_player=[^;]+")
_AWAY: Final = {502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout"}  # said by proxies
_FIRST_REST, _LONGEST_REST = 0.3, 5.0  # seconds between two tries to connect


class Refused(QuintetError):
    """The server refused a command or request."""

    def __init__(self, code: str, key: str = "", detail: str = "") -> None:
        super().__init__(detail or code)
        self.code = code
        self.key = key
        self.detail = detail


class Unreachable(QuintetError):
    """Nobody answers at the server's address."""


class Connection:
    """One client of a server. `hear` gets every telling, `on_link` whether the line is up."""

    def __init__(self, address: Address, known: Known, name: str = "") -> None:
        self.address = address
        self._known = known
        self._name = name or address.server  # under which the server is known: a local one changes its port
        self.hear: Callable[[Told], None] = lambda told: None
        self.on_link: Callable[[bool], None] = lambda is_up: None
        self._socket: ClientConnection | None = None
        self._running: asyncio.Task[None] | None = None
        self._n_sent = 0
        self._answers: dict[int, asyncio.Future[Told]] = {}

    # ------------------------------------------------------------ requests
    async def request(self, method: str, path: str, body: object = None) -> Any:
        """Ask over HTTP; the answer's JSON."""
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: object) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": self._known.cookie(self._name)}
        asked = urllib.request.Request(self.address.server + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                self._note(answer.headers.get_all("Set-Cookie") or ())
                text = answer.read().decode()
        except urllib.error.HTTPError as error:
            raise self._refusal(error.code, error.read()) from None
        except (OSError, ValueError) as error:
            raise Unreachable(f"{self.address.server} cannot be reached: {_reason(error)}") from None
        try:
            return json.loads(text)
        except ValueError:
            raise self._stranger() from None

    def _refusal(self, status: int, body: bytes) -> Refused | Unreachable:
        """Why a request was refused: by the server, or by whatever answers in its place."""
        try:
            problem = json.loads(body)
            return Refused(problem["code"], detail=problem.get("detail", ""))
        except (ValueError, KeyError, TypeError):
            if status in _AWAY:
                return Unreachable(f"{self.address.server} cannot be reached: {_AWAY[status]} ({status})")
            return self._stranger()

    def _stranger(self) -> Unreachable:
        return Unreachable(f"{self.address.server} is no server of Quintet")

    def _note(self, cookies: Any) -> None:
        for cookie in cookies:
            if found := _COOKIE.match(cookie):
                self._known.keep(self._name, found[0])

    # ------------------------------------------------------------ the socket
    async def open(self) -> None:
        """Connect, and stay connected until `close`. Raises Unreachable if nobody answers now."""
        if not self._known.cookie(self._name):
            await self.request("GET", "/api/games")
        self._socket = await self._connect()
        self._running = asyncio.create_task(self._run(self._socket))

    async def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running
            self._running = None

    async def _connect(self) -> ClientConnection:
        cookie = {"Cookie": self._known.cookie(self._name)}
        try:
            socket = await connect(
                self.address.socket,
                additional_headers=cookie,
                compression=None,
                open_timeout=PATIENCE,
                max_size=None,
                close_timeout=1,
            )
        except InvalidStatus as error:
            raise self._refusal(error.response.status_code, bytes(error.response.body or b"")) from None
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise Unreachable(f"{self.address.server} cannot be reached: {_reason(error)}") from None
        if socket.response is not None:
            self._note(socket.response.headers.get_all("Set-Cookie"))
        return socket

    async def _run(self, socket: ClientConnection) -> None:
        rest = _FIRST_REST
        while True:
            self._socket = socket
            self.on_link(True)
            try:
                async for text in socket:
                    rest = _FIRST_REST
                    self._take(json.loads(text))
            except WebSocketException:
                pass  # cut without a farewell
            finally:
                self._socket = None
                self._give_up()
                await socket.close()
            self.on_link(False)
            while True:
                await asyncio.sleep(rest)
                rest = min(_LONGEST_REST, 2 * rest)
                with contextlib.suppress(Unreachable, Refused):
                    socket = await self._connect()
                    break

    @property
    def awaited(self) -> set[int]:
        """The commands whose answers somebody waits for."""
        return set(self._answers)

    def _take(self, told: Told) -> None:
        answer = self._answers.get(told.get("id", 0))
        self.hear(told)
        if answer is None or answer.done():
            return
        if told["tell"] == "refused":
            answer.set_exception(Refused(told["code"], told.get("key", ""), told.get("detail", "")))
        else:
            answer.set_result(told)

    def _give_up(self) -> None:
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(Unreachable("the line was cut"))
                answer.exception()  # nobody need look at it
        self._answers.clear()

    async def do(self, what: str, **arguments: object) -> Told:
        """Send a command and wait for its answer; Refused, or Unreachable if the line is down."""
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        number = self._n_sent + 1
        self._answers[number] = answer
        try:
            await self.tell(what, **arguments)
            return await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise Unreachable("the server does not answer") from None
        finally:
            self._answers.pop(number, None)

    async def tell(self, what: str, **arguments: object) -> None:
        """Send a command that nobody waits for."""
        self._n_sent += 1
        if self._socket is None:
            raise Unreachable("the line is cut")
        message = json.dumps({"do": what, "id": self._n_sent, **arguments})
        try:
            await self._socket.send(message)
        except WebSocketException:
            raise Unreachable("the line is cut") from None


def _reason(error: BaseException) -> str:
    inner = getattr(error, "reason", None)
    cause = inner if isinstance(inner, BaseException) else error
    return str(getattr(cause, "strerror", None) or cause or type(cause).__name__)
