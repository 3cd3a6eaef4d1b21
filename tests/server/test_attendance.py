"""Clocks, absences and stand-ins at a table, by a clock that the tests set forward."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quintet.server import protocol
from quintet.server.decisions import Asking, Decision, Header
from quintet.server.document import Refusal
from quintet.server.house import House
from quintet.server.hub import Hub
from quintet.server.metrics import Metrics
from quintet.server.routes import NewTable, new_document
from quintet.server.sqlite import SqliteStore
from quintet.server.table import Table
from quintet.server.thinkers import Thinkers
from quintet.server.worker import Log
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


class SlidingHouse(House):
    @staticmethod
    def now() -> int:
        return int(1000 * (loop().time() - loop().lag))


class Noting(Thinkers):
    """Bots that think in this process; who was asked is noted."""

    def __init__(self) -> None:
        super().__init__(1)
        self.levels: dict[int, str] = {}
        self.is_paused = False

    async def decide(
        self,
        match: str,
        header: Header,
        actions: Log,
        askings: Sequence[Asking],
        seconds: float,
        within: float | None = None,
    ) -> list[Decision]:
        self.levels = {asking.seat: asking.bot for asking in askings}
        if self.is_paused:
            return []
        return await super().decide(match, header, actions, askings, seconds, within)


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
        self.thinkers = Noting()
        self.house = SlidingHouse(self.store, self.thinkers, Metrics(), GRACE)
        self.hub = Hub(self.house)

    async def restart(self, pause: float = 0.0) -> None:
        """As after a kill: nothing is left but what was kept."""
        table = self.table.document.id
        self.table.attendance.stop()
        self.hub.forget(table)
        await self.house.close()
        self.open()
        loop().ahead += pause
        await self.hub.resume_all()
        self.table = await self.hub.get(table)

    async def gather(self, **wishes: Any) -> Table:
        """Ann and Bob, ready to begin."""
        wish = NewTable(game="solo", name="Ann", n_seats=2, options={"throw_in": False}, tempo=0.0)
        document = new_document(msgspec.structs.replace(wish, **wishes), "ann", self.house.now())
        self.table = await self.hub.create(document)
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
            await spent.house.close()
            await store.close()

    with asyncio.Runner(loop_factory=Sliding) as runner:
        runner.run(run())


@pytest.mark.parametrize("clock", [15, 300, 7 * DAY])
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_when_the_clock_runs_out_a_bot_of_the_hosts_choice_plays(tmp_path: Path, clock: int, level: str) -> None:
    async def test(it: Evening) -> None:
        await it.play(clock=clock, stand_in=level)
        turn = it.turn
        began = it.house.now()
        deadline = it.late.last("clock")["deadline"]
        assert abs(deadline - began - 1000 * clock) < 1000
        await it.wait(clock - 2)
        assert (it.away, it.n_actions) == (set(), 0)
        await it.wait(3)
        await it.until(lambda: it.n_actions > 0)
        assert it.away == {turn}
        assert it.thinkers.levels == {turn: level}
        assert it.ann.last("table")["table"]["seats"][turn]["is_away"]

    evening(tmp_path, test)


def test_a_move_starts_the_clock_for_the_next(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play(clock=15)
        first = it.ann.last("clock")["deadline"]
        for _ in range(6):
            await it.wait(10)
            turn = it.turn
            while it.turn == turn:
                await it.act(it.late)
        assert it.away == set()
        assert it.ann.last("clock")["deadline"] >= first + 60_000

    evening(tmp_path, test)


def test_who_comes_back_has_the_whole_time_again(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play(clock=15)
        it.thinkers.is_paused = True  # the bot has not moved yet
        turn, late = it.turn, it.late
        await it.wait(16)
        assert it.away == {turn}
        await it.do(late, protocol.Look)
        assert it.away == set()
        assert late.last("clock")["deadline"] > it.house.now() + 14_000
        await it.wait(16)
        assert it.away == {turn}

    evening(tmp_path, test)


def test_a_clock_that_rings_early_is_set_again(tmp_path: Path) -> None:
    """Timers do not go by the time of day, which may be put back meanwhile."""

    async def test(it: Evening) -> None:
        await it.play(clock=15)
        loop().lag = 2.0
        await it.wait(16)
        assert it.away == set()
        await it.wait(2)
        await it.until(lambda: bool(it.away))

    evening(tmp_path, test)


def test_a_clock_of_days_runs_on_while_the_server_is_down(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play(clock=2 * DAY)
        turn = it.turn
        await it.wait(DAY)
        await it.restart(pause=DAY / 2)
        await it.rest()
        assert it.away == set()
        assert it.table.attendance.is_needed
        await it.restart(pause=DAY)
        await it.until(lambda: it.n_actions > 0)
        assert it.away == {turn}

    evening(tmp_path, test)


def test_bots_go_on_after_a_restart_if_a_clock_runs(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play(clock=DAY)
        it.thinkers.is_paused = True
        await it.do(it.bob, protocol.Stand)
        while it.turn == 0:
            await it.act(it.ann)
        n_actions = it.n_actions
        await it.do(it.ann, protocol.Clear, seat=1)
        await it.restart()
        await it.until(lambda: it.n_actions > n_actions)

    evening(tmp_path, test)


def test_without_a_clock_nobody_plays_while_nobody_is_there(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play()
        for person in (it.ann, it.bob):
            await it.do(person, protocol.Unwatch)
        await it.wait(10 * GRACE)
        assert (it.away, it.n_actions, it.table.is_idle) == (set(), 0, True)

    evening(tmp_path, test)


def test_a_bot_plays_for_who_does_not_come_back_with_the_others(tmp_path: Path) -> None:
    """All were gone, for so long that nobody waited any more; one comes back."""

    async def test(it: Evening) -> None:
        await it.play()
        for person in (it.ann, it.bob):
            await it.do(person, protocol.Unwatch)
        await it.wait(10 * GRACE)
        await it.do(it.ann, protocol.Watch)
        await it.wait(GRACE / 2)
        assert it.away == set()
        await it.wait(GRACE)
        assert it.away == {1}

    evening(tmp_path, test)


def test_a_bot_plays_for_who_does_not_come_back_after_a_restart(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play()
        await it.restart(pause=9.0)
        await it.do(it.ann, protocol.Watch)
        await it.wait(GRACE + 1)
        assert it.away == {1}
        await it.do(it.bob, protocol.Watch)
        assert it.away == set()

    evening(tmp_path, test)


def test_a_bot_plays_for_who_was_gone_when_the_match_began(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.gather()
        await it.do(it.bob, protocol.Unwatch)
        await it.wait(2 * GRACE)
        await it.do(it.ann, protocol.Start)
        await it.wait(GRACE + 1)
        assert it.away == {1}

    evening(tmp_path, test)


def test_following_twice_is_leaving_once(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play()
        await it.do(it.bob, protocol.Watch)
        await it.do(it.bob, protocol.Unwatch)
        assert not it.ann.last("table")["table"]["seats"][1]["is_here"]

    evening(tmp_path, test)


def test_who_stands_up_and_goes_is_played_for_at_once(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play()
        await it.do(it.bob, protocol.Stand)
        await it.do(it.bob, protocol.Unwatch)
        assert it.away == {1}
        await it.do(it.bob, protocol.Watch)
        assert it.away == set()

    evening(tmp_path, test)


def test_two_windows_of_one_person_are_one(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play()
        phone = Person("bob")
        await it.do(phone, protocol.Watch)
        await it.do(it.bob, protocol.Unwatch)
        await it.wait(2 * GRACE)
        assert it.away == set()
        await it.do(phone, protocol.Unwatch)
        await it.wait(GRACE + 1)
        assert it.away == {1}

    evening(tmp_path, test)


def test_a_host_who_does_not_sit_is_followed_by_one_who_does(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.gather(name="")
        assert it.table.document.host == "ann"
        await it.do(it.ann, protocol.Unwatch)
        await it.wait(GRACE - 1)
        assert it.table.document.host == "ann"
        await it.wait(2)
        await it.until(lambda: it.table.document.host == "bob")

    evening(tmp_path, test)


def test_who_is_taken_off_in_a_match_plays_no_more(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play(clock=DAY, options={"throw_in": False, "scoring": "round", "turn_limit": 20})
        it.thinkers.is_paused = True
        while it.turn == 0:
            await it.act(it.ann)
        with pytest.raises(Refusal, match="only the host"):
            await it.do(it.bob, protocol.Clear, seat=0)
        await it.do(it.ann, protocol.Clear, seat=1)
        assert it.away == {1}
        for command, arguments in ((protocol.Look, {}), (protocol.Watch, {})):
            await it.do(it.bob, command, **arguments)
            assert it.away == {1}
        with pytest.raises(Refusal, match="taken you off"):
            await it.act(it.bob)
        with pytest.raises(Refusal, match="no person"):
            await it.do(it.ann, protocol.Handover, seat=1)
        await it.restart()
        await it.do(it.ann, protocol.Watch)
        while it.table.document.phase == "playing":
            await it.until(lambda: it.table.document.phase == "over" or it.turn == 0)
            if it.table.document.phase == "playing":
                await it.act(it.ann)
        await it.do(it.ann, protocol.Rematch)
        assert [seat.name for seat in it.table.document.seats] == ["Ann", ""]
        assert it.table.live is not None
        assert [chair.name for chair in it.table.live.row.chairs] == ["Ann", "Bob"]

    evening(tmp_path, test)
