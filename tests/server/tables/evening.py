"""A server's tables and the people at one of them, without sockets, in a time that can be set forward."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from quintet.server import protocol
from quintet.server.http.routes import NewTable, new_document
from quintet.server.metrics import Metrics
from quintet.server.store.sqlite.store import SqliteStore
from quintet.server.tables.open_tables import OpenTables
from quintet.server.tables.services import Services
from quintet.server.tables.table import Table
from quintet.server.thinking.decisions import Asking, Decision
from quintet.server.thinking.pool import WorkerPool
from quintet.server.thinking.process import Answer
from quintet.server.thinking.worker import Job
from tests.server.running import PATIENCE

DAY = 86400
GRACE = 45.0


class Sliding(asyncio.SelectorEventLoop):
    """A loop whose time can be set forward."""

    ahead = 0.0
    lag = 0.0  # of the time of day, behind the time that timers go by

    def time(self) -> float:
        return super().time() + self.ahead


def loop() -> Sliding:
    running = asyncio.get_running_loop()
    assert isinstance(running, Sliding)
    return running


class SlidingServices(Services):
    @staticmethod
    def now() -> int:
        return int(1000 * (loop().time() - loop().lag))


class Noting(WorkerPool):
    """Bots that think in this process and note which of them were asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.levels: dict[int, str] = {}
        self.is_paused = False

    async def submit(self, job: Job, seconds: float, within: float | None) -> Answer | None:
        if not job.is_hint and job.sought is None:
            self.levels = {asking.seat: asking.bot for asking in job.askings}
            if (decided := self.decided(job.askings)) is not None:
                return Answer(decided)
        return await super().submit(job, seconds, within)

    def decided(self, askings: Sequence[Asking]) -> list[Decision] | None:
        """What is decided without any thought; None: nothing is."""
        return [] if self.is_paused else None


class Person:
    """Somebody who follows a table."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.heard: list[dict[str, Any]] = []

    def push(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def drop(self) -> None:
        self.heard.append({"tell": "dropped"})

    def last(self, tell: str) -> dict[str, Any]:
        return next(told for told in reversed(self.heard) if told["tell"] == tell)


class Evening:
    """A server's tables and the people at one of them, without sockets."""

    table: Table

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.ann, self.bob = Person("ann"), Person("bob")
        self.open()

    def open(self) -> None:
        self.workers = Noting()
        self.services = SlidingServices(self.store, self.workers, Metrics(), GRACE)
        self.open_tables = OpenTables(self.services)

    async def restart(self, pause: float = 0.0) -> None:
        """As after a kill: nothing is left but what was kept."""
        table = self.table.document.id
        self.table.attendance.stop()
        self.open_tables.forget(table)
        await self.services.close()
        self.open()
        loop().ahead += pause
        await self.open_tables.resume_all()
        self.table = await self.open_tables.get(table)

    async def gather(self, **wishes: Any) -> Table:
        """Ann and Bob, ready to begin."""
        wish = NewTable(game="solo", name="Ann", n_seats=2, options={"throw_in": False}, tempo=0.0)
        document = new_document(msgspec.structs.replace(wish, **wishes), "ann", self.services.now())
        self.table = await self.open_tables.create(document)
        await self.do(self.ann, protocol.Watch)
        await self.do(self.bob, protocol.Watch)
        await self.do(self.bob, protocol.Sit, name="Bob")
        await self.do(self.bob, protocol.Ready)
        return self.table

    async def play(self, **wishes: Any) -> Table:
        table = await self.gather(**wishes)
        await self.do(self.ann, protocol.Start)
        return table

    async def do(self, person: Person, command: Callable[..., Any], **arguments: object) -> None:
        await self.table.handle(person, command(1, self.table.document.id, **arguments))

    async def act(self, person: Person) -> None:
        """Do the first thing that can be done."""
        assert self.table.live is not None
        seat = self.table.document.seat_of(person.player)
        assert seat is not None
        version, match = self.table.live.sights.version(seat), self.table.live.row.id
        action = self.table.live.match.legal(seat)[0]
        await self.do(person, protocol.Act, match=match, version=version, actions=[action])

    @property
    def turn(self) -> int:
        assert self.table.live is not None
        turn = self.table.live.match.turn
        assert turn is not None
        return turn

    @property
    def late(self) -> Person:
        """Whose turn it is."""
        return (self.ann, self.bob)[self.turn]

    @property
    def n_actions(self) -> int:
        assert self.table.live is not None
        return len(self.table.live.match.actions)

    @property
    def away(self) -> set[int]:
        return self.table.attendance.away

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        loop().ahead += seconds
        await self.rest()

    async def rest(self) -> None:
        """Let everything happen that is to happen now."""
        for _ in range(30):
            await asyncio.sleep(0.001)

    async def until(self, what: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not what():
                await asyncio.sleep(0.001)


def evening(tmp_path: Path, test: Callable[[Evening], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await SqliteStore.open(tmp_path / "q.db")
        spent = Evening(store)
        try:
            await test(spent)
        finally:
            await spent.services.close()
            await store.close()

    with asyncio.Runner(loop_factory=Sliding) as runner:
        runner.run(run())
