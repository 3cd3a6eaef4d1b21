"""A real server process, and clients that speak to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 30.0  # seconds until a test gives up; nothing is measured by it

Told = dict[str, Any]


class RunningServer:
    """`quintet serve` in a process of its own, on a port of its own."""

    python = sys.executable
    module = "quintet"

    def __init__(self, data: Path, *arguments: str) -> None:
        self.data = data
        self.arguments = arguments
        self.process: subprocess.Popen[str] | None = None
        self.port = 0
        self.through: list[str] = []  # a command that runs it
        self.secret = b""  # that signs identities, if the tests know it

    def start(self) -> Self:
        command = [self.python, "-m", self.module, "serve", "--host", "127.0.0.1"]
        command += [] if "--database" in self.arguments else ["--data", str(self.data)]
        command += ["--port", str(self.port), "--workers", "1", *self.arguments]
        self.log = (self.data / "log.txt").open("a")
        self.process = subprocess.Popen([*self.through, *command], stdout=subprocess.PIPE, stderr=self.log, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://localhost:(\d+)/", line):
                self.port = int(found[1])
                return self
        raise AssertionError(f"the server did not start: {(self.data / 'log.txt').read_text()}")

    def kill(self) -> None:
        """Kill it, as if the power had failed."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self._reap()

    def stop(self, *signals: signal.Signals) -> int:
        """Stop it in good order; return the exit code."""
        self.ask_to_stop(*signals)
        return self.wait()

    def ask_to_stop(self, *signals: signal.Signals) -> None:
        assert self.process is not None
        for each in signals or (signal.SIGINT,):
            self.process.send_signal(each)

    def wait(self) -> int:
        """Wait until it has ended by itself; return the exit code."""
        return self._reap()

    def _reap(self) -> int:
        assert self.process is not None
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
        self.process = None
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None:
            self.kill()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    def errors(self) -> str:
        """All that the server has logged."""
        return (self.data / "log.txt").read_text()

    def failures(self) -> list[str]:
        """What should never happen. A warning may: a bot's worker that a busy machine has kept waiting."""
        return [line for line in self.errors().splitlines() if '"level":"warning"' not in line]


class Refused(Exception):
    """The server refused a command."""

    def __init__(self, told: Told) -> None:
        super().__init__(f"{told['code']}: {told.get('detail', '')}")
        self.code: str = told["code"]
        self.key: str = told.get("key", "")


class Outrun(Refused):
    """Somebody else was quicker: nothing was lost but the move."""


_OUTRUN = ("stale", "illegal", "not-now")


class Client:
    """Somebody with a browser: an identity, a socket, and what they have been told."""

    def __init__(self, server: RunningServer, name: str) -> None:
        self.server = server
        self.name = name
        self.cookies = httpx.Cookies()
        self.socket: ClientConnection | None = None
        self.table = ""
        self.shown: Told = {}  # the table as told last
        self.view: Told = {}
        self.match = ""
        self.version = -1
        self.heard: list[Told] = []
        self.bytes_heard: list[str] = []
        self._n_sent = 0
        self._changed = asyncio.Condition()
        self._answers: dict[int, asyncio.Future[Told]] = {}
        self._reading: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ connecting
    async def request(self, method: str, path: str, body: object = None) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.server.url, cookies=self.cookies, timeout=PATIENCE) as http:
            answer = (
                await http.request(method, path, json=body) if body is not None else await http.request(method, path)
            )
            self.cookies.update(http.cookies)
        return answer

    async def connect(self) -> Self:
        if not self.cookies:
            await self.request("GET", "/api/games")
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self.socket = await connect(
            self.server.socket_url, additional_headers={"Cookie": cookie}, compression=None, open_timeout=PATIENCE
        )
        self._reading = asyncio.create_task(self._read(self.socket))
        return self

    async def disconnect(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def create(self, game: str, **wishes: object) -> str:
        answer = await self.request("POST", "/api/tables", {"game": game, "name": self.name, **wishes})
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["id"]
        return self.table

    async def watch(self, table: str, since_last: bool = False) -> None:
        self.table = table
        known = {"match": self.match, "version": self.version} if since_last else {}
        await self.do("watch", **known)

    async def join(self, table: str, **wishes: object) -> None:
        await self.watch(table)
        await self.do("sit", name=self.name, **wishes)

    # ------------------------------------------------------------ talking
    async def do(self, what: str, **arguments: object) -> Told:
        """Send a command and wait for its answer."""
        return await asyncio.wait_for(await self.send(what, **arguments), PATIENCE)

    async def send(self, what: str, **arguments: object) -> asyncio.Future[Told]:
        """Send a command; its answer comes later."""
        if self.socket is None:
            raise ConnectionError("the server is gone")
        self._n_sent += 1
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._answers[self._n_sent] = answer
        with contextlib.suppress(ConnectionClosed):  # then the answer says so
            await self.socket.send(json.dumps({"do": what, "id": self._n_sent, "table": self.table, **arguments}))
        return answer

    async def ask_hint(self) -> Told:
        """Ask until somebody has the time to think about it."""
        while True:
            try:
                return await self.do("hint")
            except Refused as refused:
                if refused.code != "busy":
                    raise

    async def act(self, *actions: str) -> Told:
        return await self.do("act", match=self.match, version=self.version, actions=list(actions))

    async def until(self, what: Callable[[Client], bool]) -> None:
        """Wait until something is true of what was told; ConnectionError if the server is gone before."""
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(lambda: what(self) or self.socket is None), PATIENCE)
        if not what(self):
            raise ConnectionError("the server is gone")

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                self.bytes_heard.append(text)
                await self._hear(json.loads(text))
        except ConnectionClosed:
            pass  # without a farewell: it was killed
        finally:
            if self.socket is socket:
                self.socket = None
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the server is gone"))
                    answer.exception()  # nobody need look at it
            self._answers.clear()
            async with self._changed:
                self._changed.notify_all()

    async def _hear(self, told: Told) -> None:
        self.heard.append(told)
        if told["tell"] == "table":
            self.shown = told["table"]
        elif told["tell"] in ("view", "update"):
            self.match, self.version, self.view = told["match"], told["version"], told["view"]
        if (answer := self._answers.pop(told.get("id", -1), None)) is not None and not answer.done():
            if told["tell"] == "refused":
                answer.set_exception((Outrun if told["code"] in _OUTRUN else Refused)(told))
            else:
                answer.set_result(told)
        async with self._changed:
            self._changed.notify_all()


async def play_out(client: Client, choose: Callable[[list[str]], str]) -> None:
    """Play this seat to the end of the match: whenever there is something to do, do it."""
    while not client.view.get("is_over"):
        seen = client.version
        if client.view["legal"]:
            with contextlib.suppress(Outrun):
                await client.act(choose(client.view["legal"]))
        await client.until(lambda c, seen=seen: c.version != seen or bool(c.view.get("is_over")))  # type: ignore[misc]
