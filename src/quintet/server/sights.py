"""What each viewer has been shown of a match, numbered for him alone.

A viewer's version grows only when he sees something new. So neither the number nor the arrival of a message tells of
secret steps of others, and whoever was away gets exactly what he missed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

import msgspec

from quintet.core.events import Event
from quintet.core.match import Match
from quintet.core.view import Showing
from quintet.server.protocol import Missed, Update, View, format_telling, to_raw

_MOST_KEPT = 100  # updates that a viewer may have missed and still gets one by one
_EPOCH_BITS = 24  # versions of another owner of the table are never taken for ours


class _Sight:
    """One viewer's sight."""

    def __init__(self, version: int, view: msgspec.Raw) -> None:
        self.version = version
        self.view = view
        self.recent: deque[tuple[int, msgspec.Raw]] = deque(maxlen=_MOST_KEPT)


class _Retold:
    """An event as it is told: whole to those who may know it, and to all others alike."""

    def __init__(self, event: Event) -> None:
        self._event = event
        self._whole: msgspec.Raw | None = None
        self._rest: msgspec.Raw | None = None

    def to(self, viewer: int) -> msgspec.Raw:
        if self._event.is_open_to(viewer):
            if self._whole is None:
                self._whole = to_raw(self._event.to_json())
            return self._whole
        if self._rest is None:
            self._rest = to_raw(self._event.hidden().to_json())
        return self._rest


class Sights:
    """The sights of all viewers of a match. A viewer is a seat, or SPECTATOR for everybody who has none."""

    def __init__(self, table: str, match_id: str, match: Match, epoch: int) -> None:
        self.table = table
        self.match_id = match_id
        self.match = match
        self._first = epoch << _EPOCH_BITS
        self._sights: dict[int, _Sight] = {}
        self._showing: Showing | None = None  # of the last move

    def _sight(self, viewer: int) -> _Sight:
        sight = self._sights.get(viewer)
        if sight is None:
            sight = self._sights[viewer] = _Sight(self._first, to_raw(self.match.showing().view(viewer).to_json()))
        return sight

    def version(self, viewer: int) -> int:
        return self._sight(viewer).version

    def begin(self, viewers: Iterable[int], opening: Sequence[Event]) -> dict[int, bytes]:
        """The messages of the first deal."""
        return self._tell(viewers, opening)

    def advance(self, events: Sequence[Event]) -> dict[int, bytes]:
        """The messages that tell every viewer who has looked before what has happened."""
        return self._tell(list(self._sights), events)

    def _tell(self, viewers: Iterable[int], events: Sequence[Event]) -> dict[int, bytes]:
        messages: dict[int, bytes] = {}
        self._showing = showing = self.match.showing(to_raw, self._showing)
        tellings = [_Retold(event) for event in events]
        for viewer in viewers:
            sight = self._sights.get(viewer)
            view = to_raw(showing.view(viewer).to_json())
            if sight is None:
                sight = self._sights[viewer] = _Sight(self._first, view)
            elif not events and view == sight.view:
                continue
            told = to_raw([telling.to(viewer) for telling in tellings])
            sight.version += 1
            sight.view = view
            sight.recent.append((sight.version, told))
            messages[viewer] = format_telling(Update(self.table, self.match_id, sight.version, told, view))
        return messages

    def whole(self, viewer: int) -> bytes:
        """The view as it is now."""
        sight = self._sight(viewer)
        return format_telling(View(self.table, self.match_id, sight.version, sight.view))

    def since(self, viewer: int, version: int) -> list[bytes]:
        """What a viewer has missed who had seen that version: its events and the view; the view alone if unknown."""
        sight = self._sight(viewer)
        missed = [events for number, events in sight.recent if number > version]
        if version >= self._first and len(missed) == sight.version - version > 0:
            return [
                format_telling(Missed(self.table, self.match_id, sight.version, missed)),
                self.whole(viewer),
            ]
        return [self.whole(viewer)]
