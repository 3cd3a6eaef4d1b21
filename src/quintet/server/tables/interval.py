"""The interval between two rounds: everybody looks at how the last one ended before the next one begins.

It ends when every person who plays and is present has said `onward`, or after the table's `report_seconds`. Until then
bots and stand-ins do not act, and no turn's clock runs. Nothing is refused meanwhile: whoever acts has gone on.
If none of those who play is present but somebody watches, it lasts its whole time; if nobody is there, there is none.
Whoever plays with bots alone holds nobody up: as long as they are there and have not gone on, it has no end.

There is one more: while somebody reads a tip, the rules or the settings, the bots wait. Nobody else can be held up by
it: it is only for somebody who plays with bots alone. It too has no end as long as they are there and have neither gone
on nor acted; once they have gone, it lasts `READING_SECONDS`.

A table without any tempo is for programs: it has no intervals. After a restart an interval goes on to the end of its
time, or for all of it if the clock was set back; who had said `onward` is not kept, and may be said again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from quintet.core.events import Event, RoundEnded
from quintet.server import protocol
from quintet.server.protocol import format_telling
from quintet.server.tables.document import PLAYING
from quintet.server.tables.follower import Follower

if TYPE_CHECKING:
    from quintet.server.tables.table import Table


READING_SECONDS = 60


def has_ended_round(events: Sequence[Event]) -> bool:
    return any(isinstance(event, RoundEnded) for event in events)


class Interval:
    """The interval of one table, if there is one now."""

    def __init__(self, table: Table, is_present: Callable[[int], bool], over: Callable[[], None]) -> None:
        self.table = table
        self._is_present = is_present  # whether a person plays that seat now
        self._over = over
        self.is_on = False
        self._most = 0  # milliseconds that it lasts, where it has an end
        self._deadline = 0  # by the steady clock; 0: it has no end
        self._timer: asyncio.TimerHandle | None = None
        self._pressed: set[int] = set()  # seats that have said `onward`
        self._told: list[int] = []  # who is awaited, as it was told last

    @property
    def _awaited(self) -> list[int]:
        seats = range(len(self.table.document.seats))
        return [seat for seat in seats if seat not in self._pressed and self._is_present(seat)]

    def begin(self) -> bool:
        """Begin if the table wants to and somebody is there; return whether it has begun."""
        document = self.table.document
        if not document.report_seconds or not document.tempo or not self.table.followers:
            return False
        return self._run(1000 * document.report_seconds)

    @property
    def _holds_nobody_up(self) -> bool:
        """Whether somebody is awaited with whom only bots play."""
        awaited = self._awaited
        return len(awaited) == 1 and self._plays_alone(awaited[0])

    def _plays_alone(self, seat: int) -> bool:
        return all(not kept.player for number, kept in enumerate(self.table.document.seats) if number != seat)

    def read(self, seat: int) -> bool:
        """Begin for a seat that reads something, if nobody else is held up by it; return whether it has begun."""
        document, live = self.table.document, self.table.live
        if live is None or document.phase != PLAYING or not document.tempo or self.is_on:
            return False
        if not self._plays_alone(seat) or not self._is_present(seat):
            return False
        return self._run(1000 * READING_SECONDS)

    def resume(self, at: int) -> bool:
        """After a restart: go on if the last move, made at that time of day, ended a round, and there is time left."""
        document, live = self.table.document, self.table.live
        left = 1000 * document.report_seconds - max(0, self.table.services.now() - at)
        if live is None or document.phase != PLAYING or not document.tempo or left <= 0:
            return False
        last = live.match.retell(1)
        return bool(last) and has_ended_round(last[-1].events) and self._run(left)

    def _run(self, milliseconds: int) -> bool:
        self.stop()
        self.is_on, self._most = True, milliseconds
        self._set_end()
        self._tell_all()
        return True

    def _set_end(self) -> None:
        """Its time runs from when somebody could be held up, or from when the only player has gone."""
        if self._holds_nobody_up:
            self._cancel()
        elif self._timer is None:
            self._deadline = self.table.services.steady() + self._most
            self._await_deadline()

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._deadline = 0

    def _await_deadline(self) -> None:
        seconds = max(0, self._deadline - self.table.services.steady()) / 1000
        self._timer = asyncio.get_running_loop().call_later(seconds, self._time_is_up)

    def _time_is_up(self) -> None:
        if self.table.services.steady() < self._deadline:  # a timer may be early by a millisecond
            self._await_deadline()
        else:
            self._end()

    def press(self, seat: int) -> None:
        """A seat goes on."""
        if self.is_on and seat not in self._pressed:
            self._pressed.add(seat)
            if self._awaited:
                self._tell_all()
            else:
                self._end()

    def end_unawaited(self) -> None:
        """A screen goes on: it cannot do that for anybody, but need not wait where nobody is awaited."""
        if self.is_on and not self._awaited:
            self._end()

    def note_presence(self) -> None:
        """Somebody has come or gone. The round does not wait for absent players: without them it may begin now."""
        if not self.is_on:
            return
        awaited = self._awaited
        if not awaited and (self._pressed or not self.table.followers):
            self._end()
        elif awaited != self._told:  # not for everybody who looks in
            self._set_end()
            self._tell_all()

    def _end(self) -> None:
        self.stop()
        self._tell_all()
        self._over()

    def stop(self) -> None:
        self._cancel()
        self.is_on = False
        self._pressed.clear()

    def tell(self, follower: Follower) -> None:
        """Tell somebody who has just come."""
        if self.is_on:
            follower.push(self._telling())

    def _tell_all(self) -> None:
        telling = self._telling()
        self._told = self._awaited
        for follower in self.table.followers:
            follower.push(telling)

    def _telling(self) -> bytes:
        awaited = self._awaited if self.is_on else []
        return format_telling(protocol.Interval(self.table.document.id, self._deadline, awaited))
