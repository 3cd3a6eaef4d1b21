"""The screen: touches and their answers, dialogs, a window that is too small. Its server is a real one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from textual.pilot import Pilot

from quintet.terminal.arriving import Wish, arrive
from quintet.terminal.screens.app import TableApp
from quintet.terminal.screens.dialogs import Choosing, Reading

PATIENCE = 60.0  # seconds until a test gives up


def on_screen(folder: Path, what: Callable[[TableApp, Pilot[None]], object], **wishes: object) -> None:
    """Play at a table on a screen of 80 × 24 cells, without pauses."""

    async def run() -> None:
        folder.mkdir(exist_ok=True)
        wish = Wish(folder=folder, language="en", name="Ann", game="solo", n_players=2, tempo=0, **wishes)  # type: ignore[arg-type]
        async with arrive(wish) as session:
            app = TableApp(session, wish)
            async with app.run_test(size=(80, 24)) as pilot:
                await asyncio.wait_for(what(app, pilot), PATIENCE)  # type: ignore[arg-type]

    asyncio.run(run())


async def until(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    while not is_so():
        await pilot.pause(0.02)


def test_a_card_that_does_not_fit_is_answered_by_the_rule(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.session.moves) and app.board.is_drawn)
        playable = {move.card for move in app.session.moves}
        scene = app.board.scene
        assert scene is not None
        for touchable in list(scene.touchables):
            thing = touchable.thing
            if not isinstance(thing, int) and thing.card and thing.card not in playable:
                app.board.point(thing)
                await pilot.press("enter")
                await until(pilot, lambda: bool(app.message))
                assert "does not fit" in app.message
                return

    on_screen(tmp_path / "ann", play, options={"throw_in": False})  # else the bot may be quicker


def test_dialogs_open_and_close(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.session.moves))
        for key in ("l", "r", "o", "?"):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, Reading))
            await pilot.press("escape")
            await until(pilot, lambda: not isinstance(app.screen, Reading))
        await pilot.press("e")
        await until(pilot, lambda: isinstance(app.screen, Choosing))
        await pilot.press("1")
        await until(pilot, lambda: any(remark.emote for remark in app.session.table.talk))
        await pilot.press("h")
        await until(pilot, lambda: "Your chance to win" in app.message)

    on_screen(tmp_path / "ann", play)


def test_a_small_window_says_what_it_needs(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: "discard pile" in app.board.text())
        await pilot.resize_terminal(40, 10)
        await until(pilot, lambda: "40 columns and 10 lines" in app.board.text().replace("\n", " "))
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "discard pile" in app.board.text())

    on_screen(tmp_path / "ann", play)
