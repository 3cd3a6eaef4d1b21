"""Bots that think in worker processes, so that tables go on meanwhile.

    async with WorkerPool() as workers:
        decisions = await workers.decide(match_id, header, match.actions, [Asking(2, "hard", seed)], seconds=0.8)

Every question gets an answer, whatever becomes of the workers: if none can give it, the rules player of the game
decides at once, in the server itself.
"""

from __future__ import annotations

import asyncio
import os
import sys
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from types import TracebackType
from typing import Self

from quintet.bots.hints import Hint
from quintet.server.store.interface import MatchLog
from quintet.server.thinking.decisions import Asking, Decision, Header, decide_at_once
from quintet.server.thinking.process import Answer
from quintet.server.thinking.replay import Found, Sought, look_back
from quintet.server.thinking.worker import Job, Log, Worker

MARGIN = 1.0  # seconds beyond its thinking time after which a worker is taken to hang
MOST_WAITING = 64  # questions in line for one worker
_HINTS_BY = "hard"


def default_workers() -> int:
    """As many workers as there are processors, but for the one that the server needs."""
    if sys.platform == "linux":
        n = len(os.sched_getaffinity(0))
    else:
        n = os.cpu_count() or 1
    return max(1, n - 1)


def worker_command() -> list[str]:
    """How a worker is started: it finds the packages where this process does."""
    has_folder = "" in sys.path or os.getcwd() in sys.path
    return [sys.executable, *([] if has_folder else ["-P"]), "-m", "quintet.server.thinking.process"]


class WorkerPool:
    """A few workers. All questions about a match go to the same one, which follows it."""

    def __init__(
        self,
        n_workers: int | None = None,
        margin: float = MARGIN,
        most_waiting: int = MOST_WAITING,
        command: Sequence[str] | None = None,
        after: asyncio.Event | None = None,
    ) -> None:
        """Processes are started at once, or `after` something; questions may be put before."""
        self.n_workers = default_workers() if n_workers is None else n_workers
        self.counts: Counter[str] = Counter()
        """Questions `answered` by workers, and those that were not: `full` (the line), `late`, `lost` (two workers died
        or hung), `failed` (an error of a bot), `no_worker`. Also `restarts`, and matches `told_again`.
        """
        self._margin = margin
        self._most_waiting = most_waiting
        self._command = worker_command() if command is None else command
        self._after = after
        self._workers: list[Worker] = []

    async def start(self) -> None:
        self._workers = [
            Worker(self._command, self._margin, self._most_waiting, self.counts, self._after)
            for _ in range(self.n_workers)
        ]

    async def close(self) -> None:
        """End all workers. Questions still open are answered at once, and so are all later ones."""
        await asyncio.gather(*(worker.close() for worker in self._workers))

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def workers(self) -> Sequence[Worker]:
        return self._workers

    @property
    def n_waiting(self) -> int:
        """How many questions wait in line."""
        return sum(worker.n_waiting for worker in self._workers)

    def worker_of(self, match: str) -> Worker:
        """The worker that follows a match."""
        return self._workers[zlib.crc32(match.encode()) % len(self._workers)]

    async def decide(
        self,
        match: str,
        header: Header,
        actions: Log,
        askings: Sequence[Asking],
        seconds: float,
        within: float | None = None,
    ) -> list[Decision]:
        """What these seats do; a seat that has no legal action is left out, one that waits has action NOTHING.

        The bots have so many seconds to think, less if the question must wait for a worker. After `within` seconds
        (by default enough for a second try) there is an answer in any case. Ask for all seats that a bot plays, whether
        they could act or not: the choice of whom to ask must tell nobody's cards. A match's `actions` only ever grow.
        """
        n_actions = len(actions)
        answer = await self._ask(match, header, actions, list(askings), False, seconds, within)
        if answer is not None:
            return answer.decisions
        return decide_at_once(header, actions[:n_actions], askings)

    async def hint(
        self,
        match: str,
        header: Header,
        actions: Log,
        seat: int,
        seconds: float,
        within: float | None = None,
    ) -> list[Hint]:
        """What a seat could do, best first; empty if it has nothing to decide, or no worker can think about it now."""
        askings = [Asking(seat, _HINTS_BY, seed=0)]  # hints are seeded by the position
        answer = await self._ask(match, header, actions, askings, True, seconds, within)
        return [] if answer is None else answer.hints

    async def look_back(
        self, match: str, header: Header, read: Callable[[], Awaitable[MatchLog]], sought: Sought, seconds: float
    ) -> Found:
        """What somebody wants to know about a whole match; if no worker can tell, a thread of the server does.

        Its log is read if the worker does not know the match.
        """
        told = None
        answer = await self.submit(Job(match, header, [], [], False, seconds, sought), seconds, None)
        if answer is not None and answer.is_lost:
            told = await read()
            answer = await self.submit(Job(match, header, [], [], False, seconds, sought, told), seconds, None)
        if answer is None or answer.found is None:
            told = told or await read()
            return await asyncio.to_thread(look_back, header, told, sought)
        return answer.found

    async def _ask(
        self,
        match: str,
        header: Header,
        actions: Log,
        askings: list[Asking],
        is_hint: bool,
        seconds: float,
        within: float | None,
    ) -> Answer | None:
        if not askings:
            return Answer()
        return await self.submit(Job(match, header, actions, askings, is_hint, seconds), seconds, within)

    async def submit(self, job: Job, seconds: float, within: float | None) -> Answer | None:
        """What the worker that follows the match answers; None if it cannot in time."""
        if not self._workers or not self.worker_of(job.match).submit(job):
            return None
        try:
            async with asyncio.timeout(2 * (seconds + self._margin) if within is None else within):
                answer = await job.answer
        except TimeoutError:
            self.counts["late"] += 1
            return None
        if answer is not None and not answer.is_lost:
            self.counts["answered"] += 1
        return answer
