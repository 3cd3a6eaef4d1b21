"""Televisions at a table: what they are told, what they may do, and that nobody needs them."""

from __future__ import annotations

from pathlib import Path

import pytest

from quintet.server import protocol
from quintet.server.protocol import Code
from quintet.server.refusals import Refusal
from quintet.server.tables.screens import CODE_MS, Screen, Screens
from quintet.server.tables.table import MOST_SCREENS
from tests.server.tables.evening import GRACE, Evening, Person, evening


async def shown_on(spent: Evening) -> tuple[Person, Screen]:
    """What a television hears, and the television."""
    heard = Person("")
    screen = Screen(heard)
    await spent.table.handle(screen, protocol.Watch(1, spent.table.document.id))
    return heard, screen


async def do(spent: Evening, screen: Screen, command: type[protocol.Command]) -> None:
    await spent.table.handle(screen, command(1, spent.table.document.id))  # type: ignore[arg-type]


def test_a_screen_is_nobody(tmp_path: Path) -> None:
    async def test(spent: Evening) -> None:
        await spent.play(watching="nobody")
        eve = Person("eve")
        await spent.do(eve, protocol.Watch)
        heard, screen = await shown_on(spent)
        shown = heard.last("table")["table"]
        assert (shown["seat"], shown["is_host"], shown["n_watching"], shown["n_screens"]) == (None, False, 1, 1)
        assert heard.last("view")["view"]["viewer"] == -1
        assert not any(told["tell"] == "view" for told in eve.heard), "strangers may not watch here"
        await spent.act(spent.late)
        assert heard.last("update")["view"]["viewer"] == -1
        spent.table.leave(screen)
        assert spent.ann.last("table")["table"]["n_screens"] == 0

    evening(tmp_path, test)


def test_it_hears_what_is_said_and_may_say_nothing(tmp_path: Path) -> None:
    async def test(spent: Evening) -> None:
        await spent.play(watching="nobody", has_chat=True)
        heard, screen = await shown_on(spent)
        await spent.do(spent.ann, protocol.Emote, emote="wow")
        await spent.do(spent.bob, protocol.Say, text="hello")
        assert (heard.last("emoted")["seat"], heard.last("said")["text"]) == (0, "hello")
        table = spent.table.document.id
        for command in (
            protocol.Sit(1, table, "Eve"),
            protocol.Say(1, table, "hello"),
            protocol.Emote(1, table, "wow"),
            protocol.Act(1, table, spent.table.document.match, 0, ["take"]),
            protocol.Hint(1, table),
            protocol.Change(1, table, clock=30),
            protocol.Dismiss(1, table),
        ):
            with pytest.raises(Refusal) as refused:
                await spent.table.handle(screen, command)
            assert refused.value.code == Code.NOT_ALLOWED

    evening(tmp_path, test)


def test_it_starts_when_all_are_ready(tmp_path: Path) -> None:
    async def test(spent: Evening) -> None:
        await spent.gather()
        _, screen = await shown_on(spent)
        with pytest.raises(Refusal) as refused:
            await do(spent, screen, protocol.Start)
        assert refused.value.code == Code.NOT_READY, "the host has not agreed"
        await spent.do(spent.ann, protocol.Ready)
        await do(spent, screen, protocol.Start)
        assert spent.table.document.phase == "playing"

    evening(tmp_path, test)


def test_it_starts_nothing_for_bots_alone(tmp_path: Path) -> None:
    async def test(spent: Evening) -> None:
        await spent.gather()
        for person in (spent.bob, spent.ann):
            await spent.do(person, protocol.Stand)
        for seat in (0, 1):
            await spent.do(spent.ann, protocol.Bot, seat=seat, level="easy")
        _, screen = await shown_on(spent)
        with pytest.raises(Refusal) as refused:
            await do(spent, screen, protocol.Start)
        assert refused.value.code == Code.NOT_READY

    evening(tmp_path, test)


def test_it_goes_on_only_where_nobody_is_awaited(tmp_path: Path) -> None:
    async def test(spent: Evening) -> None:
        await spent.play(tempo=1.0)
        _, screen = await shown_on(spent)
        interval = spent.table.attendance.interval
        assert interval.begin()
        await do(spent, screen, protocol.Onward)
        assert interval.is_on, "Ann and Bob are still looking"
        spent.table.leave(spent.ann)
        spent.table.leave(spent.bob)
        interval.begin()
        await do(spent, screen, protocol.Onward)
        assert not interval.is_on

    evening(tmp_path, test)


def test_it_opens_the_table_again_while_somebody_is_there(tmp_path: Path) -> None:
    async def test(spent: Evening) -> None:
        await spent.play(options={"throw_in": False, "scoring": "round", "turn_limit": 40})
        _, screen = await shown_on(spent)
        with pytest.raises(Refusal) as refused:
            await do(spent, screen, protocol.Rematch)
        assert refused.value.code == Code.NOT_NOW
        while spent.table.document.phase == "playing":
            await spent.act(spent.late)
        await do(spent, screen, protocol.Rematch)
        assert spent.table.document.phase == "gathering"

    evening(tmp_path, test)


def test_nobody_waits_for_a_dead_one(tmp_path: Path) -> None:
    async def test(spent: Evening) -> None:
        await spent.play()
        _, screen = await shown_on(spent)
        spent.table.leave(screen)
        n_actions = spent.n_actions
        await spent.wait(2 * GRACE)
        await spent.act(spent.late)
        assert spent.n_actions == n_actions + 1
        assert not spent.away

    evening(tmp_path, test)


def test_a_screen_alone_keeps_no_match_going(tmp_path: Path) -> None:
    async def test(spent: Evening) -> None:
        await spent.play()
        await shown_on(spent)
        spent.table.leave(spent.ann)
        spent.table.leave(spent.bob)
        await spent.wait(2 * GRACE)
        assert spent.n_actions == 0
        assert not spent.away

    evening(tmp_path, test)


def test_the_host_takes_them_off(tmp_path: Path) -> None:
    async def test(spent: Evening) -> None:
        await spent.play()
        heard, _ = await shown_on(spent)
        keys = Screens(b"secret", is_on=True)
        before = spent.table.document
        key = keys.key_of(before)
        keys.must_fit(before, key)
        with pytest.raises(Refusal) as refused:
            await spent.do(spent.bob, protocol.Dismiss)
        assert refused.value.code == Code.NOT_HOST
        await spent.do(spent.ann, protocol.Dismiss)
        assert heard.heard[-1]["tell"] == "dropped"
        with pytest.raises(Refusal) as refused:
            keys.must_fit(spent.table.document, key)
        assert refused.value.code == Code.NO_SCREEN
        await spent.restart()
        assert spent.table.document.n_dismissals == 1

    evening(tmp_path, test)


def test_there_is_a_most_of_them(tmp_path: Path) -> None:
    async def test(spent: Evening) -> None:
        await spent.play()
        for _ in range(MOST_SCREENS):
            await shown_on(spent)
        with pytest.raises(Refusal) as refused:
            await shown_on(spent)
        assert refused.value.code == Code.TOO_MANY

    evening(tmp_path, test)


def test_codes() -> None:
    screens = Screens(b"secret", is_on=True)
    code, until = screens.code_for("a", 0)
    assert (len(code), code.isdecimal(), until) == (6, True, CODE_MS)
    assert screens.code_for("a", 1) == (code, until), "all at the table see the same one"
    other, _ = screens.code_for("b", 1)
    assert (screens.find(code, until - 1), screens.find(other, 1)) == ("a", "b")
    assert screens.find(code, until) is None
    later, _ = screens.code_for("a", until - 1)
    assert later != code, "one that has time left"
    assert screens.find(code, until - 1) == "a", "whoever has begun to type the old one may go on"
    screens.dismiss("a")
    assert (screens.find(code, until - 1), screens.find(later, until - 1)) == (None, None)
    assert screens.find(other, 1) == "b"
