"""What all tables of a server share: storage, workers, the time of day, a messenger to people who are gone, the
keys of televisions, and the tasks that run beside a command."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

from quintet.server.limits import NO_RATE, Rate
from quintet.server.metrics import Metrics
from quintet.server.push.messenger import Messenger
from quintet.server.store.interface import StaleOwner, Store, StoreFailed
from quintet.server.tables.screens import Screens
from quintet.server.thinking.pool import WorkerPool

log = logging.getLogger(__name__)


class Services:
    """The surroundings of the tables."""

    def __init__(
        self,
        store: Store,
        workers: WorkerPool,
        metrics: Metrics,
        grace: float = 45.0,
        bot_pause: float = 0.0,
        pushes: Rate = NO_RATE,
        has_local_push: bool = False,
        screens: Screens | None = None,
    ) -> None:
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.grace = grace  # seconds that somebody may be gone before a bot stands in
        self.bot_pause = bot_pause  # seconds that a bot waits at least before it acts
        self.screens = Screens() if screens is None else screens
        self.is_away = False  # the store is out of reach for the moment
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ahead = self.now() - _monotonic()
        self.messenger = Messenger(store, metrics, self.spawn, self.now, self.steady, pushes, has_local_push)

    @staticmethod
    def now() -> int:
        """Milliseconds since 1970, for dates: whoever runs the machine may set this clock."""
        return time.time_ns() // 1_000_000

    def steady(self) -> int:
        """Milliseconds since 1970 as of the start, for all that takes its time: from then on nobody sets this clock."""
        return self._ahead + _monotonic()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background; its failure is logged, a failure of the store stops the server."""
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


def _monotonic() -> int:
    return int(1000 * asyncio.get_running_loop().time())
