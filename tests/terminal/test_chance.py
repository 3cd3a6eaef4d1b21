"""Throwing in at a terminal: it has a number, and where only bots would be quicker they wait. Nobody else sees that."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from quintet.games import get_game
from quintet.terminal import chance as chances
from quintet.terminal.actions import Actions
from quintet.terminal.choices import offers, read_all
from quintet.terminal.session import Session
from tests.terminal.pictures import Case, session_of
from tests.terminal.scenes import declared, plainly, scene_of, views


def at_a_chance(folder: Path, **shown: Any) -> tuple[Session, list[str]]:
    """A session that may throw a card in, with bots alone; and the commands that it sends."""
    session = session_of(Case("solo", 3, 80, 24), folder, 0)
    table, sent = session.table, []
    me = table.shown["seat"]
    for n, seat in enumerate(table.shown["seats"]):
        seat["kind"] = "person" if n == me else "bot"
    table.shown |= {"tempo": 1.0, "n_screens": 0, **shown}
    hand = next(zone["cards"] for zone in table.view["zones"] if zone["zone"] == "hand" and zone["seat"] == me)
    card = next(card for card in hand if card[0] in "RGBY" and card[1:].isdecimal())
    legal = [f"throw in {card}"]
    table.view = {**table.view, "turn": (me + 1) % 3, "legal": legal, "proposals": [], "prompt": "prompt-race"}

    async def do(what: str, **arguments: object) -> dict[str, Any]:
        sent.append(what)
        return {}

    session.do = do  # type: ignore[method-assign]
    return session, sent


def ran(what: Any) -> None:
    async def run() -> None:
        await what()
        await asyncio.sleep(0)

    asyncio.run(run())


def test_bots_wait_for_whoever_may_throw_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "_SECONDS", 0.0)
    session, sent = at_a_chance(tmp_path)

    async def play() -> None:
        session.chance.watch()
        assert session.chance.is_held
        while sent != ["reading", "onward"]:
            await asyncio.sleep(0)
        session.chance.watch()  # it is still there, but was offered long enough
        await asyncio.sleep(0)
        assert sent == ["reading", "onward"]

    ran(play)


def test_a_chance_that_is_left_or_gone_holds_nobody_up(tmp_path: Path) -> None:
    session, sent = at_a_chance(tmp_path)

    async def play() -> None:
        session.chance.watch()
        await asyncio.sleep(0)
        await session.chance.let_go()
        await session.chance.let_go()
        assert sent == ["reading", "onward"]
        session.table.view = {**session.table.view, "legal": [], "prompt": ""}
        session.chance.watch()
        assert not session.chance.is_held

    ran(play)


@pytest.mark.parametrize("shown", [{"n_watching": 1}, {"n_screens": 1}, {"tempo": 0}])
def test_where_somebody_could_see_it_nobody_waits(shown: dict[str, Any], tmp_path: Path) -> None:
    session, sent = at_a_chance(tmp_path, **shown)

    async def play() -> None:
        session.chance.watch()

    ran(play)
    assert session.chance.is_there
    assert not session.chance.is_held
    assert sent == []


def test_nobody_waits_at_a_table_of_people(tmp_path: Path) -> None:
    session, sent = at_a_chance(tmp_path)
    session.table.shown["seats"][session.table.shown["seat"] - 1]["kind"] = "person"

    async def play() -> None:
        session.chance.watch()

    ran(play)
    assert sent == []


def test_a_card_that_can_be_thrown_in_has_a_number() -> None:
    n_seen = 0
    for n_players in (2, 4, 10):
        for view in views(get_game("solo"), n_players, 400):
            thrown = [action for action in view["legal"] if action.startswith("throw in ")]
            if not thrown or view["prompt"] != "prompt-race":
                continue
            moves = read_all(Actions(declared("solo")), view)
            drawn = {f"hand/{view['viewer']}", "pack", "discard"}
            offered = {move.action for offer in offers(moves, drawn, None, ("throw-in",)) for move in offer.moves}
            assert set(thrown) <= offered
            scene = scene_of(view)
            assert any(button.words.startswith("Throw in ") for button in scene.buttons)
            assert scene.prompt == "You hold the twin: quick, throw it in!"
            n_seen += 1
    assert n_seen


def test_a_card_in_turn_has_no_number_for_it() -> None:
    view = next(view for view in views(get_game("solo"), 2, 60) if view["prompt"] == "prompt-turn")
    assert not any(button.words.startswith("Throw in ") for button in scene_of(plainly(view)).buttons)
