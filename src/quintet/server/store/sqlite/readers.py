"""Reading beside the writer: a few threads, each with a connection of its own that can change nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Concatenate, ParamSpec, TypeVar

from quintet.server.store.interface import StoreFailed
from quintet.server.store.sqlite.database import open_for_reading

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


class Readers:
    """Connections are opened beforehand: with many sockets open there might be no file left for them later."""

    def __init__(self, path: Path, version: int, n_readers: int) -> None:
        self._free: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._connections: list[sqlite3.Connection] = []
        self._threads: ThreadPoolExecutor | None = None
        try:
            for _ in range(n_readers):
                self._connections.append(open_for_reading(path, version))
        except BaseException:
            self.close()
            raise
        for db in self._connections:
            self._free.put(db)
        self._threads = ThreadPoolExecutor(n_readers, "quintet-reader")

    async def read(
        self,
        query: Callable[Concatenate[sqlite3.Connection, Parameters], Result],
        *arguments: Parameters.args,
        **named: Parameters.kwargs,
    ) -> Result:
        if self._threads is None:
            raise StoreFailed("the store is closed")

        def run() -> Result:
            db = self._free.get()
            try:
                return query(db, *arguments, **named)
            finally:
                self._free.put(db)

        return await asyncio.get_running_loop().run_in_executor(self._threads, run)

    def close(self) -> None:
        """Wait for what is being read, and close the connections."""
        threads, self._threads = self._threads, None
        if threads is not None:
            threads.shutdown()
        for db in self._connections:
            db.close()
