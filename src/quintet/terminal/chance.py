"""A chance that others can take first. Where those are bots alone, they wait for whoever has it, as long as a person at
a terminal needs to see it and press a key. Nobody else can see that they wait; where somebody could, they do not.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from quintet.terminal.session import Session

_SECONDS: Final = 6.0  # times the table's tempo


class Chance:
    """What can be done out of turn, and how long that is left to the player."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._held: object = None  # the moment for which bots wait
        self._end: asyncio.TimerHandle | None = None

    @property
    def is_there(self) -> bool:
        """Whether something can be done out of turn that others can do, too, and the first of them does it."""
        session, table = self._session, self._session.table
        if session.speech is None or not session.moves or table.phase != "playing" or table.report is not None:
            return False
        return session.view["prompt"] in session.speech.shown.chances

    @property
    def is_held(self) -> bool:
        """Whether bots wait for it, or have waited."""
        return self._held is not None

    @property
    def _is_alone(self) -> bool:
        """Whether nobody but bots is at the table: a wait tells everybody else who has a chance."""
        shown = self._session.table.shown
        others = (seat.get("kind") for n, seat in enumerate(shown["seats"]) if n != shown["seat"])
        return all(kind == "bot" for kind in others) and not shown.get("n_watching") and not shown.get("n_screens")

    def watch(self) -> None:
        """Something has changed: let bots wait, or wait no more."""
        table = self._session.table
        tempo: float = table.shown.get("tempo", 0)
        moment = (table.match, *self._session.view["legal"]) if self.is_there and self._is_alone and tempo else None
        if moment == self._held:
            return  # they wait once: what was left is not offered anew by each move that leaves it there
        self.stop()
        self._held = moment
        if moment is not None:
            self._session.in_background(self._session.do("reading"))
            self._end = asyncio.get_running_loop().call_later(_SECONDS * tempo, self._let_go)

    def stop(self) -> None:
        """Forget it: it has been taken, or is gone."""
        if self._end is not None:
            self._end.cancel()
        self._held = self._end = None

    async def let_go(self) -> None:
        """The player does not wish to take it."""
        if self._end is not None:
            self._end.cancel()
            self._end = None
            await self._session.do("onward")

    def _let_go(self) -> None:
        self._session.in_background(self.let_go())
