"""Several servers on one PostgreSQL database, behind a proxy that takes them in turn; what is between can be cut."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.running import RunningServer
from tests.wire import Wire


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


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
