"""Between two rounds: bots and clocks wait until everybody present has gone on, or the table's time is over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from quintet.server import protocol
from quintet.server.http.routes import NewTable, new_document
from quintet.server.refusals import Refusal
from tests.server.running import Client, RunningServer
from tests.server.tables.evening import GRACE, Evening, Person, evening, loop
from tests.server.tables.test_matches import run

SECONDS = 20
PLAYERS = {"game": "i_go", "options": {}, "tempo": 1.0}


def round_no(it: Evening) -> int:
    assert it.table.live is not None
    return int(it.table.live.match.state.round_no)


def told(person: Person) -> tuple[int, list[int]]:
    last = person.last("interval")
    return last["deadline"], last["awaited"]


def is_on(it: Evening) -> bool:
    return it.table.attendance.interval.is_on


def call_if_possible(legal: list[str]) -> str:
    """The shortest way to the end of a round of I Go!"""
    return next((action for action in legal if action == "i-go"), legal[-1])


async def act(it: Evening) -> None:
    """Whoever is on turn acts."""
    live = it.table.live
    assert live is not None
    seat = it.turn
    action = call_if_possible(live.match.legal(seat))
    version = live.sights.version(seat)
    await it.do(it.late, protocol.Act, match=live.row.id, version=version, actions=[action])


async def end_round(it: Evening, **wishes: Any) -> None:
    await it.play(**{**PLAYERS, **wishes})
    while round_no(it) == 1:
        await act(it)


def test_the_next_round_begins_when_all_have_gone_on(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await end_round(it)
        deadline, awaited = told(it.ann)
        assert awaited == [0, 1]
        assert abs(deadline - it.services.now() - 1000 * SECONDS) < 1000
        await it.do(it.ann, protocol.Onward)
        assert told(it.bob) == (deadline, [1])
        n_told = len(it.bob.heard)
        await it.do(it.ann, protocol.Onward)  # twice: nothing new
        assert len(it.bob.heard) == n_told
        assert is_on(it)
        await it.do(it.bob, protocol.Onward)
        assert (told(it.ann), told(it.bob), is_on(it)) == ((0, []), (0, []), False)
        await it.do(it.bob, protocol.Onward)  # too late, and no harm

    evening(tmp_path, test)


def test_it_begins_after_the_time_that_the_table_sets(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await end_round(it, report_seconds=7)
        await it.wait(6)
        assert is_on(it)
        await it.wait(1.1)
        assert not is_on(it)
        assert told(it.ann) == (0, [])

    evening(tmp_path, test)


@pytest.mark.parametrize("wishes", [{"report_seconds": 0}, {"tempo": 0.0}])
def test_a_table_may_go_on_at_once(tmp_path: Path, wishes: dict[str, Any]) -> None:
    async def test(it: Evening) -> None:
        await end_round(it, **wishes)
        assert not is_on(it)
        assert not [each for each in it.ann.heard if each["tell"] == "interval"]

    evening(tmp_path, test)


def test_bots_wait(tmp_path: Path) -> None:
    """Also one that stands in, whoever comes and goes meanwhile."""

    async def test(it: Evening) -> None:
        await end_round(it, report_seconds=60)
        await it.do(it.bob, protocol.Stand)
        assert told(it.ann)[1] == [0]
        it.workers.levels.clear()
        n_actions = it.n_actions
        await it.wait(50)
        assert (it.n_actions, it.workers.levels) == (n_actions, {})
        it.table.leave(it.bob)
        await it.do(it.bob, protocol.Watch)
        await it.do(it.bob, protocol.Stand)
        assert it.workers.levels == {}
        await it.do(it.ann, protocol.Onward)
        await it.rest()
        assert set(it.workers.levels) == {1}

    evening(tmp_path, test)


async def end_round_with_bots(it: Evening, **wishes: Any) -> None:
    """Ann plays with a bot, to the end of the first round."""
    it.workers.is_paused = True
    wish = NewTable(game="i_go", name="Ann", bots=["easy"], tempo=1.0, **wishes)
    it.table = await it.open_tables.create(new_document(wish, "ann", it.services.now()))
    await it.do(it.ann, protocol.Watch)
    await it.do(it.ann, protocol.Ready)
    await it.do(it.ann, protocol.Start)
    live = it.table.live
    assert live is not None
    while round_no(it) == 1:
        seat = it.turn
        action = call_if_possible(live.match.legal(seat))
        async with it.table.lock:
            await it.table.carry_out(live, live.match.prepare(seat, [action]))
    assert is_on(it)


def test_nobody_is_hurried_who_plays_with_bots_alone(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await end_round_with_bots(it)
        assert told(it.ann) == (0, [0])  # no end, and awaited
        n_actions = it.n_actions
        await it.wait(100 * SECONDS)
        assert (is_on(it), it.n_actions) == (True, n_actions)
        await it.do(it.ann, protocol.Onward)
        assert (told(it.ann), is_on(it)) == ((0, []), False)

    evening(tmp_path, test)


def test_who_watches_waits_for_the_only_player_but_not_for_one_who_is_gone(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        eve = Person("eve")
        await end_round_with_bots(it)
        await it.do(eve, protocol.Watch)
        await it.wait(SECONDS + 1)
        assert told(eve) == (0, [0])
        it.table.leave(it.ann)
        deadline, awaited = told(eve)
        assert abs(deadline - it.services.now() - 1000 * SECONDS) < 1000
        assert awaited == []
        await it.do(it.ann, protocol.Watch)
        await it.wait(SECONDS + 1)
        assert told(eve) == told(it.ann) == (0, [0])
        it.table.leave(it.ann)
        await it.wait(SECONDS + 1)
        assert (told(eve), is_on(it)) == ((0, []), False)

    evening(tmp_path, test)


def test_after_a_restart_the_only_player_is_waited_for(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await end_round_with_bots(it)
        await it.restart(pause=5)
        await it.do(it.ann, protocol.Watch)
        await it.wait(2 * SECONDS)
        assert (told(it.ann), is_on(it)) == ((0, [0]), True)

    evening(tmp_path, test)


def test_no_clock_runs(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await end_round(it, clock=15)
        assert it.ann.last("clock")["deadline"] == 0
        await it.wait(18)
        assert (it.away, is_on(it)) == (set(), True)
        await it.wait(3)
        assert not is_on(it)
        assert abs(it.ann.last("clock")["deadline"] - it.services.now() - 15_000) < 2_000
        await it.wait(10)
        assert it.away == set()
        await it.wait(6)
        assert it.away == {it.turn}

    evening(tmp_path, test)


def test_whoever_acts_has_gone_on(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await end_round(it)
        actor, n_actions = it.turn, it.n_actions
        await act(it)
        assert it.n_actions == n_actions + 1
        assert told(it.ann)[1] == [1 - actor]

    evening(tmp_path, test)


def test_nobody_waits_for_who_is_gone(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await end_round(it)
        await it.do(it.ann, protocol.Onward)
        it.table.leave(it.bob)
        assert not is_on(it)
        await it.do(it.bob, protocol.Watch)
        while round_no(it) == 2:
            await act(it)
        it.table.leave(it.bob)
        assert told(it.ann)[1] == [0]
        await it.do(it.bob, protocol.Watch)
        assert told(it.ann)[1] == told(it.bob)[1] == [0, 1]
        for person in (it.ann, it.bob):
            it.table.leave(person)
        assert not is_on(it)

    evening(tmp_path, test)


def test_who_only_watches_is_not_awaited_but_has_the_time(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        eve = Person("eve")
        await it.play(**PLAYERS)
        await it.do(eve, protocol.Watch)
        while round_no(it) == 1:
            await act(it)
        for person in (it.ann, it.bob):
            it.table.leave(person)
        deadline, awaited = told(eve)
        assert (deadline > it.services.now(), awaited) == (True, [])
        with pytest.raises(Refusal):
            await it.do(eve, protocol.Onward)
        assert is_on(it)
        await it.wait(SECONDS + 1)
        assert not is_on(it)

    evening(tmp_path, test)


@pytest.mark.parametrize("pause", [5, 30])
def test_an_interval_goes_on_after_a_restart(tmp_path: Path, pause: float) -> None:
    """To the end of its time. If that is over the clock runs from then on."""

    async def test(it: Evening) -> None:
        await end_round(it, clock=60)
        deadline = told(it.ann)[0]
        await it.do(it.ann, protocol.Onward)
        await it.restart(pause=pause)
        assert is_on(it) == (pause < SECONDS)
        assert it.table.attendance.is_needed
        await it.do(it.ann, protocol.Watch)
        if is_on(it):
            assert told(it.ann)[1] == [0]  # it is said again
            assert abs(told(it.ann)[0] - deadline) < 1000
            await it.do(it.ann, protocol.Onward)
        assert not is_on(it)
        assert it.ann.last("clock")["deadline"] > it.services.now()

    evening(tmp_path, test)


@pytest.mark.parametrize("lag", [3600, -3600])
def test_setting_the_time_of_day_changes_no_interval(tmp_path: Path, lag: float) -> None:
    async def test(it: Evening) -> None:
        await end_round(it)
        loop().lag = lag
        await it.wait(SECONDS - 1)
        assert is_on(it)
        await it.wait(2)
        assert not is_on(it)

    evening(tmp_path, test)


def test_after_a_restart_within_a_round_nothing_waits(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await end_round(it)
        await act(it)
        await it.restart()
        assert not is_on(it)

    evening(tmp_path, test)


def test_a_player_gone_for_long_is_stood_in_for_when_the_round_begins(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await end_round(it, report_seconds=120)
        it.table.leave(it.bob)
        it.workers.levels.clear()
        await it.wait(GRACE + 1)
        assert (it.away, it.workers.levels) == ({1}, {})
        await it.do(it.ann, protocol.Onward)
        await it.rest()
        assert set(it.workers.levels) == {1}

    evening(tmp_path, test)


def test_over_real_sockets_a_bot_waits_for_two_people(server: RunningServer) -> None:
    async def to_the_end_of_a_round(client: Client) -> None:
        while client.view["round_no"] == 1:
            seen = client.version
            if client.view["turn"] == client.view["viewer"]:
                await client.act(call_if_possible(client.view["legal"]))
            await client.until(lambda c, seen=seen: c.version != seen)  # type: ignore[misc]

    async def test() -> None:
        ann, bob = people = [await Client(server, name).connect() for name in "AB"]
        await ann.watch(await ann.create("i_go", bots=["easy"], n_seats=3, tempo=0.01, report_seconds=120))
        await bob.join(ann.table)
        await bob.do("ready")
        await ann.do("start")
        for client in people:
            await client.until(lambda c: bool(c.view))
        await asyncio.gather(*(to_the_end_of_a_round(client) for client in people))
        for client in people:
            await client.until(lambda c: any(each["tell"] == "interval" for each in c.heard))
        n_heard = len(bob.heard)
        await ann.do("onward")
        await bob.until(lambda c: c.heard[-1]["tell"] == "interval" and c.heard[-1]["awaited"] == [1])
        assert len(bob.heard) == n_heard + 1  # no bot has done anything
        await bob.do("onward")
        await ann.until(lambda c: any(each["tell"] == "interval" and not each["deadline"] for each in c.heard))
        for client in people:
            await client.disconnect()

    run(test)
