"""Who is called back to a slow table, when, and to what: by a clock that the tests set forward."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from quintet.games import get_game
from quintet.server import protocol
from quintet.server.push.messenger import Messenger, Notice
from tests.server.tables.evening import DAY, Evening, evening


class Told(Messenger):
    """Notes what would be sent."""

    def __init__(self, it: Evening) -> None:
        self.notices: list[tuple[str, Notice]] = []
        it.services.messenger = self

    def tell(self, player: str, notice: Notice, is_due: Callable[[], bool]) -> None:
        assert is_due()
        self.notices.append((player, notice))
        self.is_due = is_due

    @property
    def news(self) -> list[tuple[str, str]]:
        return [(player, notice.what) for player, notice in self.notices]


async def leave_bob(it: Evening, **wishes: object) -> Told:
    """It is Ann's turn, and Bob is gone."""
    await it.play(**{"clock": DAY, **wishes})
    told = Told(it)
    while it.turn == 1:
        await it.act(it.bob)
    await it.do(it.bob, protocol.Unwatch)
    return told


def test_whoever_is_gone_is_told_of_their_turn_and_once_more_in_its_last_quarter(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        told = await leave_bob(it)
        assert told.news == []
        while it.turn == 0:
            await it.act(it.ann)
        assert told.news == [("bob", "turn")]
        _, notice = told.notices[0]
        assert (notice.table, notice.game) == (it.table.document.id, get_game("solo").title)
        assert notice.until == it.ann.last("clock")["deadline"]
        await it.wait(0.74 * DAY)
        assert told.news == [("bob", "turn")]
        await it.wait(0.02 * DAY)
        assert told.news == [("bob", "turn"), ("bob", "soon")]
        assert told.is_due()
        await it.do(it.bob, protocol.Watch)
        assert not told.is_due()
        await it.wait(0.1 * DAY)
        assert len(told.news) == 2

    evening(tmp_path, test)


def test_whoever_is_there_is_told_nothing(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play(clock=DAY)
        told = Told(it)
        for _ in range(8):
            await it.act(it.late)
        await it.wait(0.9 * DAY)
        assert told.news == []

    evening(tmp_path, test)


def test_at_a_quick_table_and_without_a_clock_nobody_is_called(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        for clock in (0, 300):
            told = await leave_bob(it, clock=clock)
            while it.turn == 0:
                await it.act(it.ann)
            assert told.news == []

    evening(tmp_path, test)


def test_a_turn_that_is_over_is_not_told_any_more(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        told = await leave_bob(it)
        while it.turn == 0:
            await it.act(it.ann)
        assert told.is_due()
        is_due = told.is_due
        await it.do(it.bob, protocol.Watch)
        while it.turn == 1:
            await it.act(it.bob)
        await it.do(it.bob, protocol.Unwatch)
        assert not is_due()
        assert told.news == [("bob", "turn")]

    evening(tmp_path, test)


def test_after_a_restart_the_turn_is_not_told_again_but_its_end_is(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        told = await leave_bob(it)
        while it.turn == 0:
            await it.act(it.ann)
        await it.wait(0.5 * DAY)
        await it.until(lambda: it.table.document.time_left is not None)
        await it.restart(pause=0.5 * DAY)  # while no server runs no time does
        told = Told(it)
        await it.wait(0.2 * DAY)
        assert told.news == []
        await it.wait(0.1 * DAY)
        assert told.news == [("bob", "soon")]

    evening(tmp_path, test)


def test_whoever_a_bot_plays_for_is_not_called(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play(clock=DAY)
        it.workers.is_paused = True
        told = Told(it)
        while it.turn == 1:
            await it.act(it.bob)
        await it.do(it.bob, protocol.Stand)
        await it.do(it.bob, protocol.Unwatch)
        while it.turn == 0:
            await it.act(it.ann)
        await it.wait(0.9 * DAY)
        assert told.news == []

    evening(tmp_path, test)


def test_everybody_who_is_gone_is_told_of_the_end(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play(clock=DAY, options={"throw_in": False, "scoring": "round", "turn_limit": 4})
        told = Told(it)
        while it.table.document.phase == "playing":
            person = it.late
            other = it.bob if person is it.ann else it.ann
            await it.do(person, protocol.Watch)
            await it.do(other, protocol.Unwatch)
            await it.act(person)
        assert told.news[-1] == (other.player, "over")
        assert (person.player, "over") not in told.news

    evening(tmp_path, test)


def test_a_race_calls_nobody(tmp_path: Path) -> None:
    """Who could throw a card in is a secret: only turns are told of, and each once."""

    async def test(it: Evening) -> None:
        told = await leave_bob(it, options={"throw_in": True})
        turns: list[int] = []
        while len(turns) < 6 and it.table.document.phase == "playing":
            assert it.table.live is not None
            state = it.table.live.match.state
            before = int(state.n_turns)
            await it.act(it.late)
            if it.table.document.phase == "playing" and it.table.live.match.state.n_turns != before:
                turns.append(it.turn)
        assert [player for player, _ in told.notices] == ["bob" for turn in turns if turn == 1]

    evening(tmp_path, test)
