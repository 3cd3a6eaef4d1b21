"""Whoever plays with bots alone and reads something is awaited by them, as long as they are there."""

from __future__ import annotations

from pathlib import Path

from quintet.server import protocol
from quintet.server.http.routes import NewTable, new_document
from quintet.server.tables.interval import READING_SECONDS
from tests.server.tables.evening import Evening, evening


async def begin(it: Evening) -> None:
    """Ann plays with a bot, which starts: dealt anew until it does."""
    wish = NewTable(game="solo", name="Ann", bots=["easy"], tempo=1.0)
    while True:
        it.table = await it.open_tables.create(new_document(wish, "ann", it.services.now()))
        await it.do(it.ann, protocol.Watch)
        await it.do(it.ann, protocol.Ready)
        await it.do(it.ann, protocol.Start)
        if it.turn == 1:
            return
        it.table.attendance.stop()


async def let_bot_act(it: Evening) -> None:
    """Let the bot's pauses pass."""
    while it.n_actions == 0:
        await it.wait(5)


def is_on(it: Evening) -> bool:
    return it.table.attendance.interval.is_on


def test_bots_wait_as_long_as_somebody_reads(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await begin(it)
        await it.do(it.ann, protocol.Reading)
        assert it.ann.last("interval")["awaited"] == [0]
        await it.wait(10 * READING_SECONDS)
        assert it.n_actions == 0
        await it.do(it.ann, protocol.Onward)
        assert not is_on(it)
        await let_bot_act(it)

    evening(tmp_path, test)


def test_they_do_not_wait_long_for_somebody_who_has_gone(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await begin(it)
        await it.do(it.ann, protocol.Reading)
        it.table.leave(it.ann)
        await it.wait(READING_SECONDS + 0.1)
        assert not is_on(it)

    evening(tmp_path, test)


def test_nobody_waits_where_another_person_plays(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play(tempo=1.0)
        await it.do(it.ann, protocol.Reading)
        assert not is_on(it)

    evening(tmp_path, test)


def test_they_wait_in_the_middle_of_a_match_too_and_whoever_acts_has_read(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await begin(it)
        while it.turn == 1:
            await it.wait(5)
        await it.do(it.ann, protocol.Reading)
        assert is_on(it)
        await it.act(it.ann)
        assert not is_on(it)

    evening(tmp_path, test)
