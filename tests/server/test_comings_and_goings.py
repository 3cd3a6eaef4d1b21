"""Sockets and requests that come and go leave nothing behind, though nobody collects garbage."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvloop
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.server import ServerProtocol

from quintet.server.http.wire import Conversation
from quintet.server.sockets.connection import Connection
from quintet.server.sockets.line import SocketLine
from quintet.server.tables.screens import Screen
from tests.server.inside import ServerInside, served
from tests.server.running import Client

KINDS = (SocketLine, Connection, Screen, H11Protocol, Conversation, ServerProtocol, RequestResponseCycle)
N = 25


async def play_and_leave(server: ServerInside, table: str) -> None:
    client = await Client(server, "Ann").connect()
    await client.watch(table)
    await client.do("look")
    await client.disconnect()


async def vanish(server: ServerInside, table: str) -> None:
    client = await Client(server, "Ann").connect()
    await client.watch(table)
    assert client.socket is not None
    client.socket.transport.abort()


async def be_turned_away(server: ServerInside, table: str) -> None:
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.1:{server.port}/api/nothing")


async def be_thrown_out(server: ServerInside, table: str) -> None:
    client = await Client(server, "Ann").connect()
    assert client.socket is not None
    await client.socket.send(b"\xff" * 100_000)
    await client.socket.wait_closed()


async def ask(server: ServerInside, table: str) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        for path in ("/api/games", f"/api/tables/{table}", "/api/nothing"):
            await http.get(path)


async def talk_nonsense(server: ServerInside, table: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"nonsense\r\n\r\n")
    await reader.read()
    writer.close()


@pytest.mark.parametrize("run", [pytest.param(asyncio.run, id="asyncio"), pytest.param(uvloop.run, id="uvloop")])
@pytest.mark.parametrize("come", [play_and_leave, vanish, be_turned_away, be_thrown_out, ask, talk_nonsense])
def test_nothing_is_left(tmp_path: Path, come: Any, run: Any) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            host = await Client(server, "Host").connect()
            table = await host.create("solo", bots=["easy"])
            await host.disconnect()
            await server.until_all_are_gone()
            gc.collect()
            gc.disable()
            try:
                for _ in range(N):
                    await come(server, table)
                await server.until_all_are_gone()
                found = Counter(type(each).__name__ for each in gc.get_objects() if issubclass(type(each), KINDS))
            finally:
                gc.enable()
            assert sum(found.values()) < N / 5, found

    run(test())
