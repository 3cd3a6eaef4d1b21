"""`quintet play FILE`: a record on the board, with everybody's chances below it."""

from __future__ import annotations

from quintet.terminal.lookback import Lookback
from quintet.terminal.screens.program import Program
from quintet.terminal.screens.replay import ReplayScreen


class RecordApp(Program):
    """Looks back at one match, and ends when that is over."""

    def __init__(self, title: str, lookback: Lookback, language: str, *, has_letters: bool = False) -> None:
        super().__init__(has_letters=has_letters)
        self._title = title
        self._lookback = lookback
        self._language = language

    def on_mount(self) -> None:
        self.run_worker(self._begin())

    async def _begin(self) -> None:
        told = await self._lookback.rounds()
        self.push_screen(ReplayScreen(self._title, told, self._lookback, self._language), lambda _: self.exit())
