"""What the server tells: answers to commands, and all that happens."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import msgspec

from quintet.bots import hints
from quintet.server.protocol.fields import (
    EmoteName,
    Phase,
    RawEvents,
    RawSentences,
    RawView,
    SeatKind,
    Setting,
)

PROTOCOL_VERSION = 1


class Code(StrEnum):
    """Why a command is refused."""

    BAD_MESSAGE = "bad-message"
    NO_TABLE = "no-such-table"
    NO_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    BANNED = "taken-off-this-table"
    BAD_NAME = "bad-name"
    BAD_OPTIONS = "bad-options"
    NOT_NOW = "not-now"
    NOT_READY = "not-ready"
    STALE = "stale"
    ILLEGAL = "illegal"
    NOT_ALLOWED = "not-allowed-here"
    TOO_FAST = "too-fast"
    TOO_MANY = "too-many"
    BUSY = "busy"
    NO_PASS = "no-such-pass"
    NO_SCREEN = "no-such-screen"
    SEALED = "sealed"
    NO_DAY = "no-such-day"
    UNFIT = "unfit-puzzles"
    NOT_OVER = "not-over"
    OTHER_RULES = "other-rules"


class Telling(msgspec.Struct, frozen=True, tag_field="tell", tag=str.lower, omit_defaults=True):
    """Base of all that the server tells."""


class Welcome(Telling, frozen=True):
    """The first message on a socket."""

    protocol: int
    server: str  # its version
    now: int  # the clock by which deadlines are told, milliseconds since 1970
    url: str = ""  # the address by which others reach it, if that is not the one that this client came by
    has_screens: bool = False  # whether tables can be shown on televisions


class Done(Telling, frozen=True):
    """A command is carried out and durable."""

    id: int


class Refused(Telling, frozen=True):
    """A command changed nothing. The id is 0 if none could be read."""

    id: int
    code: str
    key: str = ""  # the text key of a rule's reason
    detail: str = ""  # for programmers


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str = ""
    kind: SeatKind = "free"
    level: str = ""
    is_ready: bool = False
    is_here: bool = False  # connected now
    is_away: bool = False  # a bot plays for it
    seal: str = ""  # of its contribution to the deal


class StandingShown(msgspec.Struct, frozen=True):
    """How somebody has fared at a table, over all its matches and games."""

    name: str
    is_bot: bool
    n_played: int
    n_won: int  # a shared first place counts


class TableShown(Setting, frozen=True):
    """A table as one viewer sees it."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    phase: Phase
    seats: list[SeatShown]
    host: int | None  # the host's seat
    is_host: bool  # whether the viewer is
    seat: int | None  # the viewer's seat
    is_slow: bool  # a turn may take hours: nobody need be there, only the clock counts
    is_banned: bool  # whether the host has taken the viewer off
    n_watching: int
    n_screens: int  # televisions that show the table
    commitment: str  # of the server to its part of the deal, from dealing on
    match: str
    n_matches: int
    what_if: str  # the match from which the cards of this one are, "" if they are dealt
    won: list[int]  # matches won at this table, by seat
    standings: list[StandingShown]  # of all who have played here, most matches won first
    day: str = ""  # whose deal is played, if it is a deal of the day


class TableChanged(Telling, frozen=True, tag="table"):
    """The table has changed."""

    table: TableShown


class View(Telling, frozen=True):
    """A whole view of a match."""

    table: str
    match: str
    version: int
    view: RawView


class Update(Telling, frozen=True):
    """What happened, and the view after it. Whoever caused it is answered by it: there is no `done` besides."""

    table: str
    match: str
    version: int
    events: RawEvents
    sentences: RawSentences  # the events in words
    view: RawView
    id: int = 0  # of the act that this answers, as carried out and durable


class Missed(Telling, frozen=True):
    """What happened while the viewer was not connected, update by update, oldest first; the view comes next."""

    table: str
    match: str
    version: int
    events: list[RawEvents]
    sentences: list[RawSentences]


class Recent(Telling, frozen=True):
    """What has been told lately to whoever has this view of the match, oldest first; the view comes next.

    It is sent to viewers without a known version: those who are new, or were gone for long.
    """

    table: str
    match: str
    version: int
    sentences: list[RawSentences]


class Clock(Telling, frozen=True):
    """When the turn runs out, milliseconds since 1970: a bot stands in for whoever has not acted by then.

    0: no time runs now.
    """

    table: str
    deadline: int


class Interval(Telling, frozen=True):
    """A round is over. Bots and clocks wait until nobody is awaited any more, at the latest until the deadline.

    The deadline is in milliseconds since 1970. 0: there is none, for whoever plays with bots alone; or, if nobody is
    awaited either, the interval is over.
    """

    table: str
    deadline: int
    awaited: list[int]  # the seats of those present who have not said `onward` yet


class Tried(Telling, frozen=True):
    """What you would see after the steps that you asked about."""

    id: int
    table: str
    version: int  # of the view that they were tried on
    view: RawView


class Arranged(Telling, frozen=True):
    """What can come of the cards that you arranged."""

    id: int
    table: str
    version: int  # of the view that they were arranged on
    parts: list[list[str]]  # as they would lie
    fits: list[list[str]]  # by part, the cards still in your hand that it can take
    steps: list[str]  # the complete move; none while a card is missing
    spare: list[str]  # cards left in your hand that would do where a wild card stands


class Hints(Telling, frozen=True):
    """What a strong bot would do, best first."""

    id: int
    table: str
    version: int
    hints: Annotated[list[dict[str, Any]], list[hints.Hint]]


class Outage(Telling, frozen=True):
    """The server cannot keep anything for the moment: commands wait, and are answered when it can again (`is_over`).

    Who connects meanwhile is told after the welcome.
    """

    is_over: bool = False


class Emoted(Telling, frozen=True):
    """A quick reaction of a seat."""

    table: str
    seat: int
    emote: EmoteName


class Said(Telling, frozen=True):
    """A line of chat."""

    table: str
    name: str
    text: str
    at: int
    seat: int | None = None
    is_watching: bool = False  # said by somebody who did not sit there


class RemarkShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of chat that was said before."""

    name: str
    text: str
    at: int
    seat: int | None = None
    is_watching: bool = False


class Talk(Telling, frozen=True):
    """What was said at the table lately, oldest first: in the place of all that was told of it before."""

    table: str
    remarks: list[RemarkShown]


class ChangeShown(msgspec.Struct, frozen=True):
    """A change in how the table plays: an option of the game, or an entry of the table."""

    name: str
    before: bool | int | float | str
    after: bool | int | float | str


class Changed(Telling, frozen=True):
    """The host has changed how the table plays. The table comes before it."""

    table: str
    name: str  # the host's; "" if they do not sit there
    changes: list[ChangeShown]


class Cleared(Telling, frozen=True):
    """The host has taken the viewer off their seat; with `is_ban`, for good."""

    table: str
    is_ban: bool
