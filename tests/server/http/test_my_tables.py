"""The list of one's tables: all of them, what awaits one first."""

from __future__ import annotations

import asyncio
from pathlib import Path

from quintet.server import protocol
from quintet.server.tables.anywhere import Anywhere
from tests.server.running import Client, RunningServer
from tests.server.tables.evening import DAY, Evening, evening

ON_BOTH_DATABASES = True


async def begin(ann: Client, bob: Client, clock: int, turn: int) -> str:
    """A table at which it is that seat's turn."""
    table = await ann.create("solo", n_seats=2, tempo=0, clock=clock, options={"throw_in": False})
    await ann.watch(table)
    await bob.join(table)
    await bob.do("ready")
    await ann.do("start")
    people = [ann, bob]
    for each in people:
        await each.until(lambda c: c.shown["id"] == table and c.match == c.shown["match"] != "")
    while ann.view["turn"] != turn:
        actor = people[ann.view["turn"]]
        version = ann.version
        await actor.act(actor.view["legal"][0])
        for each in people:
            await each.until(lambda c, version=version: c.version > version)  # type: ignore[misc]
    for each in people:
        await each.do("unwatch")
    return table


def test_what_awaits_me_comes_first_and_what_is_soonest_before_it(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = [await Client(server, name).connect() for name in ("Ann", "Bob")]
        gathering = await ann.create("level_8")
        week, free, day, theirs = [
            await begin(ann, bob, clock, turn) for clock, turn in ((7 * DAY, 0), (0, 0), (DAY, 0), (3 * DAY, 1))
        ]
        tables = (await ann.request("GET", "/api/me/tables")).json()
        assert [table["id"] for table in tables] == [day, week, free, theirs, gathering]
        assert [table["turn"] for table in tables] == [0, 0, 0, 1, None]
        assert [table["seat"] for table in tables] == [0] * 5
        assert [table["is_slow"] for table in tables] == [True, True, False, True, False]
        assert [bool(table["deadline"]) for table in tables] == [True, True, False, True, False]
        assert tables[1]["deadline"] - tables[0]["deadline"] > 5 * DAY * 1000
        assert (tables[0]["names"], tables[0]["game"]) == (["Ann", "Bob"], "solo")
        assert (await bob.request("GET", "/api/me/tables")).json()[0]["id"] == theirs
        assert (await Client(server, "Eve").request("GET", "/api/me/tables")).json() == []
        for each in (ann, bob):
            await each.disconnect()

    asyncio.run(test())


def test_whose_turn_it_is_is_known_of_tables_that_are_put_away(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play()
        await it.act(it.late)
        turn, table = it.turn, it.table.document.id
        for person in (it.ann, it.bob):
            await it.do(person, protocol.Unwatch)
        assert await Anywhere(it.open_tables).turn_of(table) == (turn, 0)
        it.open_tables.forget(table)
        assert await Anywhere(it.open_tables).turn_of(table) == (turn, 0)
        assert it.open_tables.current(table) is None  # it was not taken from the store for that
        await it.restart()
        it.open_tables.forget(table)
        assert await Anywhere(it.open_tables).turn_of(table) == (turn, 0)

    evening(tmp_path, test)
