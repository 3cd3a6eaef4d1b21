"""A table that is played at for days does not grow: what a match needed is gone after it."""

from __future__ import annotations

import contextlib
import gc
from pathlib import Path

from textual._styles_cache import StylesCache
from textual.pilot import Pilot
from textual.strip import Strip
from textual.widget import Widget
from textual.worker import Worker

from quintet.core.match import Match
from quintet.terminal.connection import Refused
from quintet.terminal.screens.app import TableApp
from quintet.terminal.screens.dialogs import Dialog
from quintet.terminal.session import Session
from tests.terminal.test_screens import on_screen

N_MATCHES = 2
LINES = 24  # of the screen, each of which is kept as it was drawn
COUNTED = (Dialog, Match, Strip, StylesCache, Widget, Worker)


async def play_match(app: TableApp, pilot: Pilot[None]) -> None:
    """Play one more match to its end, and close whatever opens."""
    session = app.session
    if session.view.get("is_over"):
        await session.rematch()
    while not session.view.get("is_over") or session.table.phase != "over" or isinstance(app.screen, Dialog):
        if isinstance(app.screen, Dialog):
            app.screen.close_with(None)
        with contextlib.suppress(Refused):  # somebody was quicker
            await _go_on(session)
        await pilot.pause()


async def _go_on(session: Session) -> None:
    if session.table.report is not None:
        await session.onward()
    elif session.moves:
        await session.play([max(session.moves, key=lambda move: bool(move.card)).action])  # a match has an end


async def counted(pilot: Pilot[None]) -> dict[str, int]:
    """What there is of each kind, when the last dialog has gone, and what was begun with it is done."""
    while True:
        gc.collect()
        objects = gc.get_objects()
        found = {kind.__name__: sum(isinstance(each, kind) for each in objects) for kind in COUNTED}
        if not found["Dialog"] and not found["Worker"]:
            return found
        del objects
        await pilot.pause(0.02)


def test_nothing_is_left_of_a_match_that_is_over(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(2):  # what was there before the screen is not counted: so not the first match
            await play_match(app, pilot)
        before = await counted(pilot)
        for _ in range(N_MATCHES):
            await play_match(app, pilot)
        after = await counted(pilot)
        assert after.pop("Strip") <= before.pop("Strip") + LINES
        assert after == before

    on_screen(tmp_path / "ann", play, options={"hand": 5, "scoring": "round"}, level="easy")
