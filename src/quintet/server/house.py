"""What all tables of a server share: storage, thinkers, the time of day, and the tasks that run beside a command."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Protocol

from quintet.server.metrics import Metrics
from quintet.server.store import StaleOwner, Store, StoreFailed
from quintet.server.thinkers import Thinkers

log = logging.getLogger("quintet.server")


class Follower(Protocol):
    """Somebody who is connected and follows a table."""

    @property
    def player(self) -> str: ...

    def push(self, message: bytes) -> None:
        """Send a message; never waits."""
        ...

    def drop(self) -> None:
        """End the connection: whoever comes back gets everything anew."""
        ...


class House:
    """The surroundings of the tables."""

    def __init__(
        self, store: Store, thinkers: Thinkers, metrics: Metrics, grace: float = 45.0, bot_pause: float = 0.0
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.grace = grace  # seconds that somebody may be gone before a bot stands in
        self.bot_pause = bot_pause  # seconds that a bot waits at least before it acts
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._tasks: set[asyncio.Task[None]] = set()

    @staticmethod
    def now() -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside; a failure of it is logged, one of the store stops the server."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, StaleOwner):
            log.warning("%s", error)  # an operator may remove a table at which bots play
            return
        if isinstance(error, StoreFailed):
            self.fail()
        log.error("a task of a table failed", exc_info=error)

    def fail(self) -> None:
        """The store cannot keep anything any more: stop accepting."""
        if not self.failed.done():
            self.failed.set_result(None)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
