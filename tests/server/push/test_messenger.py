"""What the messenger does when push services fail, and when much is to be told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from quintet.server.limits import NO_RATE, Rate
from quintet.server.metrics import Metrics
from quintet.server.push.messenger import MOST_OF_PLAYER, Messenger, Notice
from quintet.server.store.sqlite.store import SqliteStore
from tests.server.push.service import Browser, PushService
from tests.server.store.keeping import opened

TABLE = "k7fm-q2xd-9wpt"


class Office:
    """A messenger, a push service, and the tasks in between."""

    def __init__(self, store: SqliteStore, service: PushService, rate: Rate) -> None:
        self.store = store
        self.service = service
        self.metrics = Metrics()
        self.tasks: list[asyncio.Task[None]] = []
        self.messenger = Messenger(store, self.metrics, self._spawn, _now, _now, rate, is_local_allowed=True)
        self.messenger.pauses = (0.001, 0.001)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        self.tasks.append(asyncio.create_task(work))
        return self.tasks[-1]

    async def subscribe(self, browser: Browser) -> str:
        return await self.messenger.subscribe("ann", browser.endpoint, browser.public, browser.auth, "en", "")

    async def tell(self, is_due: Callable[[], bool] = lambda: True, seconds: int = 60) -> dict[str, int]:
        """Tell Ann something; returns what came of it."""
        before = self.metrics.pushes.copy()
        self.messenger.tell("ann", Notice("turn", TABLE, "SOLO", _now() + 1000 * seconds), is_due)
        await asyncio.gather(*self.tasks)
        return dict(self.metrics.pushes - before)


def _now() -> int:
    return time.time_ns() // 1_000_000


def office(path: Path, test: Callable[[Office], Awaitable[None]], rate: Rate = NO_RATE) -> None:
    async def run() -> None:
        async with opened(path / "q.db") as store:
            with PushService() as service:
                await test(Office(store, service, rate))

    asyncio.run(run())


def test_what_fails_is_tried_again_for_a_while(tmp_path: Path) -> None:
    async def test(it: Office) -> None:
        browser = it.service.browser()
        await it.subscribe(browser)
        it.service.answers[browser.path] = [503, 429]
        assert await it.tell() == {"failed": 2, "sent": 1}
        it.service.answers[browser.path] = [500] * 9
        assert await it.tell() == {"failed": 3}
        assert it.service.messages.qsize() == 6

    office(tmp_path, test)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async def test(it: Office) -> None:
        gone, there = it.service.browser("gone"), it.service.browser("there")
        for browser in (gone, there):
            await it.subscribe(browser)
        it.service.answers[gone.path] = [status]
        assert await it.tell() == {"gone": 1, "sent": 1}
        assert await it.tell() == {"sent": 1}
        assert [each.endpoint for each in await it.store.subscriptions("ann")] == [there.endpoint]

    office(tmp_path, test)


@pytest.mark.parametrize("status", [302, 400, 403, 413])
def test_what_is_refused_is_not_tried_again(tmp_path: Path, status: int) -> None:
    async def test(it: Office) -> None:
        browser = it.service.browser()
        await it.subscribe(browser)
        it.service.answers[browser.path] = [status]
        assert await it.tell() == {"refused": 1}

    office(tmp_path, test)


def test_what_is_no_longer_due_is_not_sent(tmp_path: Path) -> None:
    async def test(it: Office) -> None:
        browser = it.service.browser()
        await it.subscribe(browser)
        assert await it.tell(is_due=lambda: False) == {}
        assert await it.tell(seconds=-1) == {}
        it.service.answers[browser.path] = [503]
        looks = iter([True, False])
        assert await it.tell(is_due=lambda: next(looks)) == {"failed": 1}  # they have come meanwhile

    office(tmp_path, test)


def test_nobody_is_told_too_often(tmp_path: Path) -> None:
    async def test(it: Office) -> None:
        await it.subscribe(it.service.browser())
        outcomes = [await it.tell() for _ in range(4)]
        assert outcomes == [{"sent": 1}, {"sent": 1}, {"dropped": 1}, {"dropped": 1}]

    office(tmp_path, test, Rate(2, 0.001))


def test_only_so_many_browsers_of_one_person(tmp_path: Path) -> None:
    async def test(it: Office) -> None:
        ids = [await it.subscribe(it.service.browser(str(n))) for n in range(MOST_OF_PLAYER + 3)]
        kept = await it.store.subscriptions("ann")
        assert len(kept) == MOST_OF_PLAYER
        assert ids[-1] in [each.id for each in kept]
        assert await it.tell() == {"sent": MOST_OF_PLAYER}

    office(tmp_path, test)


def test_only_its_owner_removes_a_browser(tmp_path: Path) -> None:
    async def test(it: Office) -> None:
        key = await it.subscribe(it.service.browser())
        await it.messenger.unsubscribe("bob", key)
        assert await it.tell() == {"sent": 1}
        await it.messenger.unsubscribe("ann", key)
        assert await it.tell() == {}

    office(tmp_path, test)
