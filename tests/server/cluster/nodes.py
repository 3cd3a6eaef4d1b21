"""Several servers on one PostgreSQL database, behind a proxy that takes them in turn; what is between can be cut."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

from tests.server.running import RunningServer

_CHUNK = 65536


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


class Wire:
    """A port that passes everything on to another one, until it is cut."""

    def __init__(self) -> None:
        self.port = 0
        self.targets: list[int] = []
        self.is_cut = False
        self._turn = 0
        self._server: asyncio.Server | None = None
        self._passing: set[asyncio.Task[None]] = set()

    async def start(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def cut(self) -> None:
        """Nothing passes any more, and nobody is told."""
        self.is_cut = True

    def mend(self) -> None:
        """New connections pass; those that there were are gone."""
        self.is_cut = False
        for task in self._passing:
            task.cancel()

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._passing.add(task)
        try:
            await self._pass(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._passing.discard(task)
            writer.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        other: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        for _ in self.targets:  # in turn; those that are not there are left out
            self._turn += 1
            with contextlib.suppress(OSError):
                other = await asyncio.open_connection("127.0.0.1", self.targets[self._turn % len(self.targets)])
                break
        if other is None:
            return
        try:
            both = [
                asyncio.create_task(self._copy(reader, other[1])),
                asyncio.create_task(self._copy(other[0], writer)),
            ]
            try:
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for each in both:
                    each.cancel()
        finally:
            other[1].transport.abort()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(_CHUNK):
                while self.is_cut:
                    await asyncio.sleep(0.02)
                writer.write(data)
                await writer.drain()


class Node(RunningServer):
    """A server among several; others reach it by a wire."""

    def __init__(self, folder: Path, address: str, name: str, wire: Wire | None, *arguments: str) -> None:
        (folder / name).mkdir()
        self.name = name
        where: tuple[str, ...] = ()
        if wire is not None:
            wire.targets = [free_port()]
            where = ("--peer-port", str(wire.targets[0]), "--peer-address", f"127.0.0.1:{wire.port}")
        super().__init__(folder / name, "--no-limits", "--database", address, "--node", name, *where, *arguments)

    def pause(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)


def start_all(nodes: list[Node]) -> None:
    with ThreadPoolExecutor() as pool:
        list(pool.map(Node.start, nodes))


class Front(RunningServer):
    """For clients, as any other server: the proxy."""

    def __init__(self, data: Path, wire: Wire) -> None:
        super().__init__(data)
        self.port = wire.port


class Nodes:
    """The servers, and the proxy before them."""

    def __init__(self, folder: Path, address: str, nodes: list[Node], wires: list[Wire], proxy: Wire) -> None:
        self.address = address
        self.nodes = nodes
        self.wires = wires
        self.front = Front(folder, proxy)

    def __getitem__(self, number: int) -> Node:
        return self.nodes[number]

    def failures(self) -> list[str]:
        return [line for node in self.nodes for line in node.failures()]


@asynccontextmanager
async def running_nodes(folder: Path, address: str, n_nodes: int, *arguments: str) -> AsyncIterator[Nodes]:
    wires = [await Wire().start() for _ in range(n_nodes)]
    proxy = await Wire().start()
    nodes = [Node(folder, address, f"node{number}", wire, *arguments) for number, wire in enumerate(wires)]
    try:
        await asyncio.to_thread(start_all, nodes)
        proxy.targets = [node.port for node in nodes]
        yield Nodes(folder, address, nodes, wires, proxy)
    finally:
        for node in nodes:
            if node.process is not None:
                node.kill()
        for wire in (*wires, proxy):
            await wire.stop()
