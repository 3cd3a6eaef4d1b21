"""The load generator against a real echo server in a process of its own, and against one that stalls."""

import asyncio
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest
import uvloop
from websockets.asyncio.server import ServerConnection, serve

from bench.echo import SEATS, Rounds
from bench.load import Handshake, Load, Message
from bench.wire import Refused, Socket

CONNECTIONS = 40


@pytest.fixture(scope="module")
def echo() -> Iterator[int]:
    """The port of an echo server for tables of four."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    server = subprocess.Popen([sys.executable, "-m", "bench.echo", "serve", "--port", str(port)])
    try:
        while server.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield port
    finally:
        server.terminate()
        server.wait()


async def _run(port: int, rate: float) -> dict[str, Any]:
    load = Load(Rounds(CONNECTIONS, CONNECTIONS), "127.0.0.1", port, CONNECTIONS)
    await load.open()
    report = await load.run(rate, seconds=1.0)
    load.close()
    return report


def test_open_loop_sends_what_is_due_and_hears_all_answers(echo: int) -> None:
    report = uvloop.run(_run(echo, rate=100))
    assert report["sent"] + report["unsent"] == 100
    assert report["done"] == report["sent"]
    assert report["unanswered"] == 0
    assert report["closed"] == {}
    latency = report["latency_ms"]
    assert latency["seen_by_all"]["count"] == 100
    assert latency["acknowledged"]["count"] == latency["behind"]["count"] == report["sent"]
    assert latency["from_sending"]["max"] <= latency["seen_by_all"]["max"]
    assert report["bytes_per_message"] == report["bytes_per_answer"] == 100


def test_closed_loop_keeps_every_table_busy(echo: int) -> None:
    report = uvloop.run(_run(echo, rate=0))
    assert report["sent"] == report["done"] > CONNECTIONS // SEATS
    assert report["unsent"] == report["unanswered"] == 0


class Alone:
    """One connection that may speak again when it was answered."""

    def __init__(self) -> None:
        self.key = 0
        self.is_free = True

    def connect(self, connection: int) -> Handshake:
        return Handshake("/", {"Origin": "http://localhost"})

    def next_message(self) -> Message | None:
        if not self.is_free:
            return None
        self.is_free = False
        self.key += 1
        return Message(0, b"%d" % self.key, self.key, 1)

    def on_message(self, connection: int, payload: bytes) -> int | None:
        self.is_free = True
        return int(payload)


def test_a_stall_is_charged_to_every_message_that_was_due_meanwhile() -> None:
    async def stalls_once(connection: ServerConnection) -> None:
        async for message in connection:
            if message == "10":
                await asyncio.sleep(0.55)  # a timer may ring a little early
            await connection.send(message)

    async def measure() -> dict[str, Any]:
        async with serve(stalls_once, "127.0.0.1", 0) as server:
            load = Load(Alone(), "127.0.0.1", server.sockets[0].getsockname()[1], 1)
            await load.open()
            report = await load.run(rate=100, seconds=1.0)
            load.close()
            return report

    latency = uvloop.run(measure())["latency_ms"]
    assert latency["seen_by_all"]["max"] >= 500
    assert latency["seen_by_all"]["p90"] >= 250  # half of the hundred were due during the stall
    assert latency["seen_by_all"]["p90"] > latency["from_sending"]["p90"]


def test_a_silent_server_does_not_look_quick() -> None:
    async def says_nothing(connection: ServerConnection) -> None:
        await connection.wait_closed()

    async def measure(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
        monkeypatch.setattr("bench.load.GRACE", 0.1)
        async with serve(says_nothing, "127.0.0.1", 0) as server:
            load = Load(Alone(), "127.0.0.1", server.sockets[0].getsockname()[1], 1)
            await load.open()
            report = await load.run(rate=100, seconds=0.5)
            load.close()
            return report

    with pytest.MonkeyPatch.context() as monkeypatch:
        report = uvloop.run(measure(monkeypatch))
    assert (report["sent"], report["done"], report["unanswered"], report["unsent"]) == (1, 0, 1, 49)
    assert report["latency_ms"]["seen_by_all"]["count"] == 50
    assert report["latency_ms"]["seen_by_all"]["max"] >= 500


def test_the_wire_takes_long_fragmented_and_closing_frames() -> None:
    heard: list[bytes] = []
    closed: list[int] = []

    async def speaks(connection: ServerConnection) -> None:
        for size in (0, 125, 126, 65_535, 65_536):
            await connection.send(b"x" * size)
        await connection.send(iter(["in ", "three ", "parts"]))
        await connection.ping()
        assert await connection.recv() == "y" * 70_000
        await connection.close(4001)

    async def listen() -> None:
        over = asyncio.Event()

        def on_close(_index: int, code: int) -> None:
            closed.append(code)
            over.set()

        async with serve(speaks, "127.0.0.1", 0) as server:
            client = Socket(0, lambda _index, payload: heard.append(payload), on_close)
            await client.open("127.0.0.1", server.sockets[0].getsockname()[1], "/", {})
            client.send(b"y" * 70_000)
            await over.wait()

    uvloop.run(asyncio.wait_for(listen(), 10))
    assert [len(each) for each in heard[:5]] == [0, 125, 126, 65_535, 65_536]
    assert heard[5] == b"in three parts"
    assert closed == [4001]


def test_a_refused_handshake_says_why() -> None:
    async def connect() -> None:
        async with serve(lambda _connection: asyncio.sleep(0), "127.0.0.1", 0, origins=["http://elsewhere"]) as server:  # type: ignore[list-item]
            load = Load(Alone(), "127.0.0.1", server.sockets[0].getsockname()[1], 1)
            await load.open()

    with pytest.raises(Refused, match="403"):
        uvloop.run(connect())
