"""What each viewer has been shown of a match, numbered for that viewer alone, and said in sentences.

A viewer's version grows only when there is something new for that viewer. So neither the number nor the arrival of a
message tells of secret steps of others, and whoever was away gets exactly what they missed. Whoever comes anew gets the
latest sentences instead: of moves that gave events, and of these every viewer was told, so that their number is no
secret either.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from quintet.core.events import Event
from quintet.core.match import Match
from quintet.core.showing import Showing
from quintet.core.view import NOTHING_TO_DO, VIEW_VERSION, Doings
from quintet.core.zones import MOST_SEATS, SPECTATOR
from quintet.narrate import Narrator
from quintet.server.protocol import Missed, Recent, Update, View, format_telling
from quintet.server.tables.tellings import Told, told_by_viewer, with_sentence

MOST_RECENT = 60  # moves that a viewer who comes anew is told of
_MOST_KEPT = 100  # updates that a viewer may have missed and still gets one by one
_EPOCH_BITS = 24  # versions of another owner of the table are never taken for ours

encode: Final = msgspec.json.Encoder().encode  # as in `protocol`, but without a call in between


class _Sight:
    """One viewer's sight."""

    def __init__(self, version: int, view: bytes) -> None:
        self.first = version  # what is older was told by another owner of the table
        self.version = version
        self.view = view
        self.recent: deque[Told] = deque(maxlen=_MOST_KEPT)  # the last led to this version, the one before it to …

    def missed_since(self, version: int) -> list[Told] | None:
        """What has been told since a version; None if that is not known."""
        n = self.version - version
        if not 0 <= n <= len(self.recent):
            return None
        return list(islice(self.recent, len(self.recent) - n, None))


def _rest(doings: Doings) -> bytes:
    """The end of a view."""
    return b"," + encode(doings)[1:]


_IDLE = _rest(NOTHING_TO_DO)
_NONE = msgspec.Raw(b"null")
_DIGITS = {viewer: b"%d" % viewer for viewer in (SPECTATOR, *range(MOST_SEATS))}


class _Shown:
    """A match as it is shown to several viewers: what they see alike is encoded once."""

    def __init__(self, setting: bytes, showing: Showing) -> None:
        self._showing = showing
        self._shared = b'%s,%s,"viewer":' % (setting, encode(showing.course())[1:-1])

    def to(self, viewer: int) -> bytes:
        showing = self._showing
        doings = showing.doings(viewer)
        parts = (
            self._shared,
            _DIGITS[viewer],
            b',"zones":[',
            b",".join(showing.zones(viewer)),
            b'],"facts":',
            showing.facts(viewer),
            _IDLE if doings is NOTHING_TO_DO else _rest(doings),
        )
        return b"".join(parts)


_narrator = lru_cache(maxsize=64)(Narrator)


@mypyc_attr(native_class=False)
class Sights:
    """The sights of all viewers of a match. A viewer is a seat, or SPECTATOR for everybody who has none."""

    def __init__(self, table: str, match_id: str, match: Match, epoch: int) -> None:
        self.table = table
        self.match_id = match_id
        self.match = match
        self._narrator = _narrator(match.game, match.n_players)
        self._first = epoch << _EPOCH_BITS
        self._sights: dict[int, _Sight] = {}
        self._showing: Showing | None = None  # of the last move
        # What was told lately, viewer by viewer, SPECTATOR last; None: not worked out since the match was resumed.
        self._recent: deque[Sequence[Told]] | None = None
        self._setting = encode({"version": VIEW_VERSION, **match.showing().setting()})[:-1]  # of every view
        self._update = format_telling(Update(table, match_id, 0, _NONE, _NONE, _NONE)).partition(b'0,"events"')[0]

    def _sight(self, viewer: int) -> _Sight:
        sight = self._sights.get(viewer)
        if sight is None:
            shown = _Shown(self._setting, self.match.showing(encode))
            sight = self._sights[viewer] = _Sight(self._first, shown.to(viewer))
        return sight

    def resume(self, versions: dict[int, int]) -> None:
        """Go on from where another server has handed the match over, which is as it was then."""
        for viewer, version in versions.items():
            sight = self._sight(viewer)
            sight.version = sight.first = version

    @property
    def versions(self) -> dict[int, int]:
        """How far each viewer's sight is numbered."""
        return {viewer: sight.version for viewer, sight in self._sights.items()}

    def version(self, viewer: int) -> int:
        return self._sight(viewer).version

    def begin(self, viewers: Iterable[int], opening: Sequence[Event]) -> dict[int, bytes]:
        """The messages of the first deal."""
        self._recent = deque(maxlen=MOST_RECENT)
        return self._tell(viewers, opening, None, ())

    def advance(self, events: Sequence[Event], actor: int, causes: Sequence[int], reason: str = "") -> dict[int, bytes]:
        """The messages that tell every viewer so far what has happened, which seat's action caused it, and the reason
        that whoever acts gives for it, if any."""
        return self._tell(list(self._sights), events, actor, causes, reason)

    def _tell(
        self,
        viewers: Iterable[int],
        events: Sequence[Event],
        actor: int | None,
        causes: Sequence[int],
        reason: str = "",
    ) -> dict[int, bytes]:
        messages: dict[int, bytes] = {}
        self._showing = self.match.showing(encode, self._showing)
        shown, tellings = _Shown(self._setting, self._showing), self._tellings(events, actor, causes)
        if reason and actor is not None and (explained := self._narrator.explained(actor, reason)):
            tellings = with_sentence(tellings, explained)
        if events and self._recent is not None:
            self._recent.append(tellings)
        for viewer in viewers:
            sight = self._sights.get(viewer)
            view = shown.to(viewer)
            if sight is None:
                sight = self._sights[viewer] = _Sight(self._first, view)
            elif not events and view == sight.view:
                continue
            told = tellings[viewer]
            sight.version += 1
            sight.view = view
            sight.recent.append(told)
            # Every move makes one per viewer: the text of an Update, put together from parts.
            messages[viewer] = b'%s%d,"events":%s,"sentences":%s,"view":%s}' % (
                self._update,
                sight.version,
                told.events,
                told.sentences,
                view,
            )
        return messages

    def _tellings(self, events: Sequence[Event], actor: int | None, causes: Sequence[int]) -> Sequence[Told]:
        return told_by_viewer(self._narrator, events, actor, causes)

    def _lately(self) -> deque[Sequence[Told]]:
        """What was told lately; after a restart it is worked out from the log."""
        if self._recent is None:
            self._recent = deque(maxlen=MOST_RECENT)
            for each in self.match.retell(MOST_RECENT):
                self._recent.append(self._tellings(each.events, each.seat, each.causes))
        return self._recent

    def whole(self, viewer: int) -> bytes:
        """The view as it is now."""
        sight = self._sight(viewer)
        return format_telling(View(self.table, self.match_id, sight.version, msgspec.Raw(sight.view)))

    def since(self, viewer: int, version: int) -> list[bytes]:
        """The view, and before it what a viewer who last saw that version has missed; if it is unknown, what was told
        lately."""
        sight = self._sight(viewer)
        missed = sight.missed_since(version)
        whole = self.whole(viewer)
        if missed is not None and version >= sight.first:
            if not missed:
                return [whole]
            events = [msgspec.Raw(told.events) for told in missed]
            sentences = [msgspec.Raw(told.sentences) for told in missed]
            return [format_telling(Missed(self.table, self.match_id, sight.version, events, sentences)), whole]
        lately = [msgspec.Raw(told[viewer].sentences) for told in self._lately()]
        return [format_telling(Recent(self.table, self.match_id, sight.version, lately)), whole]
