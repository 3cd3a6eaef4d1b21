"""The search for a curve: one at a time, kept, given up when nobody asks any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, cast

import msgspec
import pytest

from quintet import Match, get_game
from quintet.core.game import format_seed
from quintet.server.refusals import Refusal
from quintet.server.store.interface import Chair, MatchLog, MatchRow, Store
from quintet.server.thinking import lookback
from quintet.server.thinking.lookback import MOST_CURVES, MOST_WAITING, LookBack
from quintet.server.thinking.pool import WorkerPool
from quintet.server.thinking.replay import Found, Sought, look_back


class Workers:
    """Answers like the worker processes, but only when it is let."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.n_asked = 0

    async def look_back(self, match: str, header: Any, read: Any, sought: Sought, seconds: float) -> Found:
        self.n_asked += 1
        await self.may_answer.wait()
        if sought.what == "rounds":
            return look_back(header, LOG, sought)
        return Found(chances=[[0.5, 0.5] for _ in sought.places])


def _match() -> Match:
    """A few moves."""
    match = Match(get_game("solo"), 2, "scoring=round", seed=3)
    for _ in range(4):
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])
    return match


MATCH = _match()
LOG = MatchLog(msgspec.json.encode(MATCH.record().actions), b"[0,0,0,0]")


def matches(n: int) -> list[tuple[MatchRow, int]]:
    """Matches with the same few moves, and their number."""
    chairs = [Chair("Ann"), Chair("Bob")]
    row = MatchRow("", "t", "solo", 1, MATCH.record().options, chairs, format_seed(MATCH.seed), {}, 0)
    return [(msgspec.structs.replace(row, id=f"m{i}"), 4) for i in range(n)]


def with_lookback(work: Callable[[LookBack, Workers, set[asyncio.Task[None]]], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        workers = Workers()
        tasks: set[asyncio.Task[None]] = set()

        def spawn(search: Coroutine[Any, Any, None]) -> None:
            tasks.add(asyncio.create_task(search))

        await work(LookBack(cast(WorkerPool, workers), cast(Store, None), spawn), workers, tasks)
        await asyncio.gather(*tasks)

    asyncio.run(run())


def test_a_curve_is_found_once() -> None:
    ((row, n_steps),) = matches(1)

    async def work(found: LookBack, workers: Workers, tasks: set[asyncio.Task[None]]) -> None:
        curve = found.curve(row, n_steps)
        assert (curve.is_done, curve.places(), curve.turning()) == (False, [], [])
        workers.may_answer.set()
        await asyncio.gather(*tasks)
        assert found.curve(row, n_steps) is curve
        assert curve.is_done
        assert [step for step, _ in curve.places()] == list(range(n_steps + 1))
        assert len(tasks) == 1

    with_lookback(work)


def test_one_search_at_a_time_and_not_too_many_in_line() -> None:
    many = matches(MOST_WAITING + 1)

    async def work(found: LookBack, workers: Workers, tasks: set[asyncio.Task[None]]) -> None:
        for row, n_steps in many[:-1]:
            found.curve(row, n_steps)
        await asyncio.sleep(0)
        assert workers.n_asked == 1
        with pytest.raises(Refusal, match="too many matches"):
            found.curve(*many[-1])
        workers.may_answer.set()
        await asyncio.gather(*tasks)
        assert all(found.curve(row, n_steps).is_done for row, n_steps in many[:-1])

    with_lookback(work)


def test_the_oldest_curves_are_let_go() -> None:
    many = matches(MOST_CURVES + 1)

    async def work(found: LookBack, workers: Workers, tasks: set[asyncio.Task[None]]) -> None:
        workers.may_answer.set()
        for row, n_steps in many:
            found.curve(row, n_steps)
            await asyncio.gather(*tasks)
        assert not found.has_curve(many[0][0].id)
        assert all(found.has_curve(row.id) for row, _ in many[1:])

    with_lookback(work)


def test_a_curve_that_nobody_asks_for_any_more_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookback, "PATIENCE", -1.0)
    ((row, n_steps),) = matches(1)

    async def work(found: LookBack, workers: Workers, tasks: set[asyncio.Task[None]]) -> None:
        curve = found.curve(row, n_steps)
        workers.may_answer.set()
        await asyncio.gather(*tasks)
        assert not curve.is_done
        assert not found.has_curve(row.id)
        assert workers.n_asked == 1

    with_lookback(work)
