"""Many who watch, come, go and guess: what the others hear of it, and whom it shuts out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from quintet.server import protocol
from quintet.server.limits import Guesses, Rate
from quintet.server.protocol import Code
from quintet.server.refusals import Refusal
from quintet.server.tables.table import CROWD, CROWD_SECONDS, Table
from tests.server.tables.evening import Evening, Person, evening

N = 60


def n_told(person: Person, tell: str) -> int:
    return sum(told["tell"] == tell for told in person.heard)


def test_a_crowd_that_comes_and_goes_is_told_of_in_one_message(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play()
        crowd = [Person(f"watcher {i}") for i in range(N)]
        for person in crowd:
            await it.do(person, protocol.Watch)
        await it.wait(CROWD_SECONDS + 0.1)
        assert it.ann.last("table")["table"]["n_watching"] == N
        it.ann.heard.clear()
        for _ in range(5):
            for person in crowd[CROWD:]:
                await it.do(person, protocol.Unwatch)
            for person in crowd[CROWD:]:
                await it.do(person, protocol.Watch)
                assert person.last("table")["table"]["n_watching"] > CROWD
        await it.do(crowd[-1], protocol.Unwatch)
        assert n_told(it.ann, "table") == 0
        await it.wait(CROWD_SECONDS + 0.1)
        assert n_told(it.ann, "table") == 1
        assert it.ann.last("table")["table"]["n_watching"] == N - 1

    evening(tmp_path, test)


def test_whoever_plays_is_told_of_at_once(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play()
        for i in range(N):
            await it.do(Person(f"watcher {i}"), protocol.Watch)
        await it.do(it.bob, protocol.Unwatch)
        shown = it.ann.last("table")["table"]
        assert (shown["n_watching"], shown["seats"][1].get("is_here", False)) == (N, False)
        it.ann.heard.clear()
        await it.wait(CROWD_SECONDS + 0.1)
        assert n_told(it.ann, "table") == 0  # of the watchers all have heard by then

    evening(tmp_path, test)


def test_where_few_follow_a_watcher_is_told_of_at_once(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play()
        watcher = Person("watcher")
        for command, n in ((protocol.Watch, 1), (protocol.Unwatch, 0)):
            await it.do(watcher, command)
            assert it.ann.last("table")["table"]["n_watching"] == n

    evening(tmp_path, test)


def test_a_guesser_learns_nothing_and_shuts_nobody_else_out(tmp_path: Path) -> None:
    """Whether a table is in memory makes no difference. From one address, the bounds of many are wider."""
    home = "192.0.2.1"
    guesses = Guesses(Rate(3, 1e-9), Rate(8, 1e-9))

    async def test(it: Evening) -> None:
        kept = (await it.gather()).document.id
        it.open_tables.forget(kept)
        there = (await it.gather()).document.id
        assert (it.open_tables.current(kept), it.open_tables.current(there)) == (None, it.table)

        async def answer(player: str, table: str) -> str:
            try:
                await it.open_tables.find(table, guesses, player, home)
            except Refusal as refusal:
                return refusal.code
            it.open_tables.forget(kept)
            return "found"

        nowhere = "0000-0000-0000"
        for guesser in ("eve", "mallory"):
            assert [await answer(guesser, nowhere) for _ in range(4)] == [Code.NO_TABLE] * 3 + [Code.TOO_FAST]
            assert [await answer(guesser, table) for table in (there, kept)] == [Code.TOO_FAST] * 2
            assert [await answer("zoe", table) for table in (there, kept)] == ["found"] * 2
        assert [await answer(f"trudy {i}", nowhere) for i in range(3)] == [Code.NO_TABLE] * 2 + [Code.TOO_FAST]
        assert [await answer("zoe", table) for table in (there, kept, nowhere)] == [Code.TOO_FAST] * 3
        assert [await answer("ann", table) for table in (there, kept)] == ["found"] * 2, "she sits there"

    evening(tmp_path, test)


@pytest.mark.parametrize("n", [0, 600])
def test_a_long_match_is_resumed_a_little_at_a_time(tmp_path: Path, n: int) -> None:
    async def test(it: Evening) -> None:
        await it.play(options={"throw_in": False, "scoring": "winner_600"})
        while it.n_actions < n:
            await it.act(it.late)
        turns = 0

        def tick() -> None:
            nonlocal turns
            turns += 1
            if not loaded:
                asyncio.get_running_loop().call_soon(tick)

        loaded = False
        stored = await it.store.take_table(it.table.document.id)
        assert stored is not None
        tick()
        table = await Table.resume(it.services, stored)
        loaded = True
        assert turns - 1 == n // 250
        table.attendance.stop()

    evening(tmp_path, test)
