"""What is between two programs, and can be cut."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Self, TypeAlias
from urllib.parse import urlsplit

_CHUNK = 65536

_Streams: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Wire:
    """A port that passes everything on to another one, until it is cut."""

    def __init__(self) -> None:
        self.port = 0
        self.targets: list[int | Path] = []  # ports, or sockets in a folder
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
        other: _Streams | None = None
        for _ in self.targets:  # in turn; those that are not there are left out
            self._turn += 1
            with contextlib.suppress(OSError):
                other = await _connect(self.targets[self._turn % len(self.targets)])
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


async def _connect(target: int | Path) -> _Streams:
    if isinstance(target, Path):
        return await asyncio.open_unix_connection(target)
    return await asyncio.open_connection("127.0.0.1", target)


def address_by(wire: Wire, database: str) -> str:
    """The address of a database by a wire that leads to its server."""
    parts = urlsplit(database)
    return f"postgresql://{parts.netloc.partition('@')[0]}@127.0.0.1:{wire.port}{parts.path}"
