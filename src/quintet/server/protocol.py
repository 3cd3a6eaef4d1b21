"""Every message between a client and the server, as JSON text over one WebSocket.

A client sends commands. Each carries an `id` of the client's choice and gets one answer: `done` once what it did is
durable, or `refused` with a code. Emotes and chat get no answer unless they are refused.
Everything else that the server tells comes when it happens.

What a viewer has seen of a match is numbered by their own `version`: it grows only with what they can see, so that it
tells nothing of what they cannot.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from quintet.bots import hints
from quintet.core import view
from quintet.core.events import Event
from quintet.core.zones import MOST_SEATS
from quintet.narrate import Sentence

PROTOCOL_VERSION = 1
MOST_BYTES = 4096  # of a message that a client sends
MOST_STEPS = 40  # of a move

_ID = r"^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$"
TableId = Annotated[str, Meta(pattern=_ID, max_length=14)]  # a pattern's $ alone would let a line break pass
Name = Annotated[str, Meta(max_length=24)]
Contribution = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$", max_length=32)]
Seal = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?(?!\n)$", max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
SeatCount = Annotated[int, Meta(ge=2, le=MOST_SEATS)]
Level = Literal["easy", "normal", "hard"]
Watching = Literal["anybody", "nobody"]
SeatKind = Literal["free", "person", "bot"]
Phase = Literal["gathering", "dealing", "playing", "over"]
EmoteName = Literal["cheer", "clap", "laugh", "wow", "oops", "hurry", "thanks", "well_played"]
Text = Annotated[str, Meta(max_length=400)]
CardText = Annotated[str, Meta(max_length=12)]
Id = Annotated[int, Meta(ge=0, le=2**53)]
Seconds = Annotated[int, Meta(ge=0, le=7 * 86400)]
Tempo = Annotated[float, Meta(ge=0, le=3)]
ReportSeconds = Annotated[int, Meta(ge=0, le=120)]

# What is encoded already, and behind it what it is: that is what clients are told of it.
RawView = Annotated[msgspec.Raw, view.View]
RawEvents = Annotated[msgspec.Raw, list[Event]]
RawSentences = Annotated[msgspec.Raw, list[Sentence]]


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """How a table plays, whatever the game. `Change` has the same fields, to be given or not."""

    clock: Seconds = 0  # for a turn; 0 is off
    stand_in: Level = "normal"  # the bot that plays for whoever is gone
    watching: Watching = "anybody"
    is_listed: bool = False
    has_chat: bool = False
    has_watchers_chat: bool = False  # whether those who watch may chat, too
    has_hints: bool = True
    shows_all_after: bool = True
    tempo: Tempo = 1.0  # of the bots; 0: no pauses, neither theirs nor between rounds
    report_seconds: ReportSeconds = 20  # at most until the next round begins, while all look at the last; 0: at once

    def setting(self) -> dict[str, Any]:
        """These fields alone, by name."""
        return {name: getattr(self, name) for name in Setting.__struct_fields__}


# ------------------------------------------------------------ from the client
class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Base of all commands: about one table."""

    id: Id
    table: TableId


class Watch(Command, frozen=True):
    """Follow a table. With the match and version seen last, what was missed comes, else a fresh view."""

    match: str = ""
    version: int = -1


class Unwatch(Command, frozen=True):
    """Stop following a table."""


class Look(Command, frozen=True):
    """Send the table and the view again, whole."""


class Sit(Command, frozen=True):
    """Take a seat, any free one if none is named; change it if seated already. A person has one name: the one given
    here is theirs at all tables from now on. Whoever has one need not give it."""

    name: Name = ""
    seat: SeatNumber | None = None


class Stand(Command, frozen=True):
    """Leave the seat. In a running match a bot plays on for it until its player comes back."""


class Ready(Command, frozen=True):
    """Say that you are ready, and announce a contribution to the deal by its seal (docs/fair-deals.md)."""

    seal: Seal = ""
    is_ready: bool = True


class Reveal(Command, frozen=True):
    """Contribute to the deal what was sealed, once the table shows the server's commitment."""

    contribution: Contribution


class Change(Command, frozen=True):
    """Change how the table plays (host, between matches). What is not given stays; another game begins with its usual
    options."""

    game: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[str, bool | int | str] | None = None
    n_seats: SeatCount | None = None
    clock: Seconds | None = None
    stand_in: Level | None = None
    watching: Watching | None = None
    is_listed: bool | None = None
    has_chat: bool | None = None
    has_watchers_chat: bool | None = None
    has_hints: bool | None = None
    shows_all_after: bool | None = None
    tempo: Tempo | None = None
    report_seconds: ReportSeconds | None = None


class Bot(Command, frozen=True):
    """Put a bot on a free seat, or change a bot's level (host)."""

    seat: SeatNumber
    level: Level


class Clear(Command, frozen=True):
    """Take a bot or a person from a seat (host). With `is_ban`, a person may not sit at this table again: in a running
    match a bot plays their seat to the end. Without, it frees the seat between matches, and they may sit down anew."""

    seat: SeatNumber
    is_ban: bool = True


class Handover(Command, frozen=True):
    """Make another seated person the host (host)."""

    seat: SeatNumber


class Start(Command, frozen=True):
    """Deal (host). All seats must be taken and all persons ready; sealed contributions are awaited."""


class Act(Command, frozen=True):
    """Carry out one or several steps. `version` is the version of the view that they were chosen from."""

    match: str
    version: int
    actions: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=MOST_STEPS)]


class Onward(Command, frozen=True):
    """Say that you have seen how the round ended. The next one begins when all players present have, or in a while.

    It changes nothing if no interval between two rounds is on. Whoever acts goes on without saying so.
    """


class Try(Command, frozen=True):
    """Ask what you would see after the first steps of a compound move. Nothing is carried out."""

    match: str
    version: int
    actions: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=MOST_STEPS)]


class Arrange(Command, frozen=True):
    """Ask what can come of cards of yours that are arranged in the parts of a compound move. Nothing is carried out."""

    match: str
    version: int
    parts: Annotated[list[Annotated[list[CardText], Meta(max_length=12)]], Meta(max_length=8)]


class Reading(Command, frozen=True):
    """Say that you read a first tip. The bots wait until you say `onward` or act, for a minute at most.

    It changes nothing where another person plays, after your first act, or for the second time in a match.
    """


class Hint(Command, frozen=True):
    """Ask a strong bot what it would do on your seat, if the table allows it."""


class Rematch(Command, frozen=True):
    """Open the table for another match with the same people (whoever sits there, or the host)."""


class Emote(Command, frozen=True):
    """One of a few quick reactions."""

    emote: EmoteName


class Say(Command, frozen=True):
    """A line of chat, if the table allows it: to those who sit there, or to those who watch, too."""

    text: Text


AnyCommand = (
    Watch
    | Unwatch
    | Look
    | Sit
    | Stand
    | Ready
    | Reveal
    | Change
    | Bot
    | Clear
    | Handover
    | Start
    | Act
    | Try
    | Arrange
    | Onward
    | Reading
    | Hint
    | Rematch
    | Emote
    | Say
)


# ------------------------------------------------------------ from the server
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
    NO_PASS = "no-such-pass"


class Telling(msgspec.Struct, frozen=True, tag_field="tell", tag=str.lower, omit_defaults=True):
    """Base of all that the server tells."""


class Welcome(Telling, frozen=True):
    """The first message on a socket."""

    protocol: int
    server: str  # its version
    now: int  # its clock, milliseconds since 1970
    url: str = ""  # the address by which others reach it, if that is not the one that this client came by


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
    commitment: str  # of the server to its part of the deal, from dealing on
    match: str
    n_matches: int
    won: list[int]  # matches won at this table, by seat
    standings: list[StandingShown]  # of all who have played here, most matches won first


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

    The deadline is in milliseconds since 1970; 0: the interval is over.
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
    """Something that plays another way now: an option of the game, or an entry of the table."""

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


class _OnlyId(msgspec.Struct, frozen=True):
    id: Id = 0


_decoder = msgspec.json.Decoder(AnyCommand)
_id_decoder = msgspec.json.Decoder(_OnlyId)
_encoder = msgspec.json.Encoder()


def parse_command(data: str | bytes) -> AnyCommand:
    """A command from what a client sent; raises msgspec.DecodeError (ValidationError) for anything else."""
    command: AnyCommand = _decoder.decode(data)
    return command


def is_table_id(text: str) -> bool:
    """Whether it could be the id of a table or a match."""
    return re.fullmatch(_ID, text) is not None and len(text) == 14


def id_of(data: str | bytes) -> int:
    """The id of what is no command, so that its sender knows what was refused; 0 if it has none."""
    try:
        return _id_decoder.decode(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0


def format_telling(telling: Telling) -> bytes:
    """The text of a message to a client."""
    return _encoder.encode(telling)


def answering(update: bytes, command_id: int) -> bytes:
    """The text of an update for whoever caused it."""
    return b'%s,"id":%d}' % (update[:-1], command_id)


def encode(value: object) -> bytes:
    """The JSON text of a part of a message."""
    return _encoder.encode(value)


def to_raw(value: object) -> msgspec.Raw:
    """JSON that goes into several messages, encoded once."""
    return msgspec.Raw(_encoder.encode(value))
