"""Calling people back to a slow table: by a message to whoever is not there when it is their turn, once more when their
time is nearly up, and at the end.

Only turns are told of, which everybody at the table sees. Never a race: who could throw a card in is a secret.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from quintet.server.push.messenger import Notice, What
from quintet.server.tables.document import PLAYING

if TYPE_CHECKING:
    from quintet.server.tables.table import Table

_REMINDED_AT = 4  # the last quarter of the time
_END_IS_NEWS = 3 * 86400 * 1000  # ms


class Summons:
    """The messages of one table to people who are not there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._reminder: asyncio.TimerHandle | None = None

    def call(self, seat: int, deadline: int, is_on: Callable[[], bool], *, is_new: bool) -> None:
        """A turn runs, to the deadline by the steady clock: tell its player if it is new, and in its last quarter.

        `is_on` says whether it still runs.
        """
        self.stop()
        document = self.table.document
        player = document.seats[seat].player
        if not document.is_slow or not player:
            return

        def is_due() -> bool:
            table = self.table
            is_awaited = table.document.phase == PLAYING and is_on() and not table.attendance.is_away(seat)
            return is_awaited and not table.is_lost and not table.attendance.is_here(player)

        def remind() -> None:
            self._reminder = None
            self._tell(player, "soon", deadline, is_due)

        if is_new:
            self._tell(player, "turn", deadline, is_due)
        moment = deadline - 1000 * document.clock // _REMINDED_AT
        seconds = max(0, moment - self.table.services.steady()) / 1000
        self._reminder = asyncio.get_running_loop().call_later(seconds, remind)

    def tell_end(self) -> None:
        """The match is over: tell everybody who is not there."""
        self.stop()
        if not self.table.document.is_slow:
            return
        until = self.table.services.steady() + _END_IS_NEWS
        for player in {seat.player for seat in self.table.document.seats if seat.player}:
            self._tell(player, "over", until, partial(self._is_gone, player))

    def _is_gone(self, player: str) -> bool:
        return not self.table.attendance.is_here(player)

    def stop(self) -> None:
        if self._reminder is not None:
            self._reminder.cancel()
            self._reminder = None

    def _tell(self, player: str, what: What, until: int, is_due: Callable[[], bool]) -> None:
        if is_due():
            document = self.table.document
            notice = Notice(what, document.id, document.game_of.title, until)
            self.table.services.messenger.tell(player, notice, is_due)
