"""Clocks, absences and stand-ins at a table, by a clock that the tests set forward."""

from __future__ import annotations

from pathlib import Path

import pytest

from quintet.server import protocol
from quintet.server.refusals import Refusal
from tests.server.tables.evening import (
    DAY,
    GRACE,
    Evening,
    Person,
    evening,
    loop,
)

A_MINUTE = 60_000  # ms: the machine's own seconds pass, too, and a busy one needs some


@pytest.mark.parametrize("clock", [15, 300, 7 * DAY])
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_when_the_clock_runs_out_a_bot_of_the_hosts_choice_plays(tmp_path: Path, clock: int, level: str) -> None:
    async def test(it: Evening) -> None:
        await it.play(clock=clock, stand_in=level)
        turn = it.turn
        began = it.services.now()
        deadline = it.late.last("clock")["deadline"]
        assert abs(deadline - began - 1000 * clock) < 1000
        await it.wait(clock - 2)
        assert (it.away, it.n_actions) == (set(), 0)
        await it.wait(3)
        await it.until(lambda: it.n_actions > 0)
        assert it.away == {turn}
        assert it.workers.levels == {turn: level}
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


def test_whoever_comes_back_has_the_whole_time_again(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play(clock=15)
        it.workers.is_paused = True  # the bot has not moved yet
        turn, late = it.turn, it.late
        await it.wait(16)
        assert it.away == {turn}
        await it.do(late, protocol.Look)
        assert it.away == set()
        assert late.last("clock")["deadline"] > it.services.now() + 14_000
        await it.wait(16)
        assert it.away == {turn}

    evening(tmp_path, test)


@pytest.mark.parametrize("lag", [3600, -3600])
def test_setting_the_time_of_day_changes_no_turn(tmp_path: Path, lag: float) -> None:
    async def test(it: Evening) -> None:
        await it.play(clock=15)
        turn, deadline = it.turn, it.ann.last("clock")["deadline"]
        loop().lag = lag
        await it.wait(14)
        assert it.away == set()
        assert 0 < it.table.attendance.deadline - it.services.now() <= 1000
        await it.do(it.ann, protocol.Unwatch)
        await it.do(it.ann, protocol.Watch)
        assert it.ann.last("clock")["deadline"] == deadline
        await it.wait(1.1)
        await it.until(lambda: it.away == {turn})

    evening(tmp_path, test)


@pytest.mark.parametrize("lag", [0, 3600, -3600, 3 * DAY])
def test_a_restart_keeps_what_is_left(tmp_path: Path, lag: float) -> None:
    """It is kept in parts: after a kill the last of them is given once more. While no server runs no time does."""

    async def test(it: Evening) -> None:
        await it.play(clock=2 * DAY)
        turn = it.turn
        await it.wait(1.5 * DAY)
        await it.until(lambda: it.table.document.time_left is not None)
        loop().lag = lag
        await it.restart(pause=DAY)
        assert it.table.attendance.is_needed
        assert abs(it.table.attendance.deadline - it.services.now() - 500 * DAY) < A_MINUTE
        await it.wait(0.4 * DAY)
        assert it.away == set()
        await it.open_tables.keep_times()  # as at an orderly end
        await it.restart(pause=DAY)
        assert abs(it.table.attendance.deadline - it.services.now() - 100 * DAY) < A_MINUTE
        await it.wait(0.2 * DAY)
        await it.until(lambda: it.n_actions > 0)
        assert it.away == {turn}

    evening(tmp_path, test)


def test_what_was_left_of_a_turn_is_nothing_to_the_next(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play(clock=DAY)
        await it.wait(0.5 * DAY)
        turn = it.turn
        while it.turn == turn:
            await it.act(it.late)
        await it.restart()
        assert it.table.attendance.deadline - it.services.now() > 990 * DAY

    evening(tmp_path, test)


def test_bots_go_on_after_a_restart_if_a_clock_runs(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play(clock=DAY)
        it.workers.is_paused = True
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


def test_a_bot_plays_for_whoever_does_not_come_back_with_the_others(tmp_path: Path) -> None:
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


def test_a_bot_plays_for_whoever_does_not_come_back_after_a_restart(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play()
        await it.restart(pause=9.0)
        await it.do(it.ann, protocol.Watch)
        await it.wait(GRACE + 1)
        assert it.away == {1}
        await it.do(it.bob, protocol.Watch)
        assert it.away == set()

    evening(tmp_path, test)


def test_a_bot_plays_for_whoever_was_gone_when_the_match_began(tmp_path: Path) -> None:
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


def test_a_bot_plays_at_once_for_whoever_stands_up_and_goes(tmp_path: Path) -> None:
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


def test_whoever_is_taken_off_in_a_match_plays_no_more(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play(clock=DAY, options={"throw_in": False, "scoring": "round", "turn_limit": 20})
        it.workers.is_paused = True
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


@pytest.mark.parametrize("is_sitting", [True, False])
def test_at_a_slow_table_nobody_stands_in_before_the_time_is_up(tmp_path: Path, is_sitting: bool) -> None:
    async def test(it: Evening) -> None:
        await it.gather(clock=DAY)
        if not is_sitting:  # gone already when the match begins
            await it.do(it.bob, protocol.Unwatch)
        await it.do(it.ann, protocol.Start)
        while it.turn == 0:
            await it.act(it.ann)
        if is_sitting:
            await it.do(it.bob, protocol.Unwatch)
        n_actions = it.n_actions
        await it.wait(DAY - 60)
        assert (it.away, it.n_actions, it.table.document.host) == (set(), n_actions, "ann")
        await it.wait(61)
        await it.until(lambda: it.n_actions > n_actions)
        assert it.away == {1}

    evening(tmp_path, test)


def test_at_a_slow_table_an_absent_host_is_still_replaced_before_the_match(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.gather(clock=DAY)
        await it.do(it.ann, protocol.Unwatch)
        await it.wait(GRACE + 1)
        await it.until(lambda: it.table.document.host == "bob")

    evening(tmp_path, test)


def test_a_stranger_who_looks_on_starts_nothing(tmp_path: Path) -> None:
    """The players have paused their match: neither do bots move, nor does anybody's absence count."""

    async def test(it: Evening) -> None:
        await it.play(n_seats=3, bots=["normal"])
        it.workers.is_paused = True
        while it.turn != 2:
            await it.act(it.late)
        for person in (it.ann, it.bob):
            await it.do(person, protocol.Unwatch)
        await it.rest()
        it.workers.is_paused = False
        n_actions = it.n_actions
        stranger = Person("eve")
        await it.do(stranger, protocol.Watch)
        await it.wait(10 * GRACE)
        assert (it.away, it.n_actions, it.table.attendance.is_needed) == (set(), n_actions, False)
        await it.do(it.bob, protocol.Watch)
        await it.until(lambda: it.n_actions > n_actions)
        await it.wait(GRACE + 1)
        await it.until(lambda: it.away == {0})

    evening(tmp_path, test)


def test_whoever_was_taken_off_is_a_stranger(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play()
        it.workers.is_paused = True
        await it.do(it.ann, protocol.Clear, seat=1)
        await it.do(it.ann, protocol.Unwatch)
        await it.rest()
        it.workers.is_paused = False
        n_actions = it.n_actions
        await it.do(it.bob, protocol.Unwatch)
        await it.do(it.bob, protocol.Watch)
        await it.wait(10 * GRACE)
        assert (it.away, it.n_actions, it.table.document.host) == ({1}, n_actions, "ann")

    evening(tmp_path, test)


def test_a_hint_that_nobody_has_time_to_think_about_is_refused(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        await it.play()
        with pytest.raises(Refusal) as found:  # no worker runs here
            await it.do(it.late, protocol.Hint)
        assert found.value.code == protocol.Code.BUSY

    evening(tmp_path, test)
