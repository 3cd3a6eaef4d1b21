"""A server inside the process of a test, to look into it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

from quintet.server.app import Settings
from quintet.server.limits import UNLIMITED
from quintet.server.serving import configuration, listen
from tests.server.running import RunningServer


class ServerInside(RunningServer):
    """For clients, as any other server."""

    def __init__(self, data: Path, port: int, server: uvicorn.Server) -> None:
        super().__init__(data)
        self.port = port
        self.server = server

    async def until_all_are_gone(self) -> None:
        """Wait until every connection is lost, and all that was done for it."""
        state = self.server.server_state
        while state.connections or state.tasks:
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.005)


@asynccontextmanager
async def served(data: Path) -> AsyncIterator[ServerInside]:
    with listen("127.0.0.1", 0) as sock:
        server = uvicorn.Server(configuration(Settings(data / "quintet.db", UNLIMITED, n_workers=1)))
        serving = asyncio.create_task(server.serve(sockets=[sock]))
        while not server.started:
            await asyncio.sleep(0.005)
        yield ServerInside(data, sock.getsockname()[1], server)
        server.should_exit = True
        await serving
