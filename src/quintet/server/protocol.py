"""Every message between a client and the server, as JSON text over one WebSocket.

A client sends commands. Each carries an `id` of the client's choice and gets one answer: `done` once what it did is
durable, or `refused` with a code. Emotes and chat are passed on, not kept: they get no answer unless they are refused.
Everything else that the server tells comes when it happens.

What a viewer has seen of a match is numbered by his own `version`: it grows only with what he can see, so that it
tells nothing of what he cannot.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

PROTOCOL_VERSION = 1
MOST_BYTES = 4096  # of a message that a client sends
MOST_STEPS = 40  # of a move

_ID = r"^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$"
TableId = Annotated[str, Meta(pattern=_ID, max_length=14)]  # a pattern's $ alone would let a line break pass
Name = Annotated[str, Meta(max_length=24)]
Contribution = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$", max_length=32)]
Seal = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?(?!\n)$", max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Level = Literal["easy", "normal", "hard"]
Watching = Literal["anybody", "nobody"]
EmoteName = Literal["cheer", "clap", "laugh", "wow", "oops", "hurry", "thanks", "well_played"]
Text = Annotated[str, Meta(max_length=400)]
Id = Annotated[int, Meta(ge=0, le=2**53)]
Seconds = Annotated[int, Meta(ge=0, le=7 * 86400)]
Tempo = Annotated[float, Meta(ge=0, le=3)]


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """How a table plays, whatever the game. `Change` has the same fields, to be given or not."""

    clock: Seconds = 0  # for a turn; 0 is off
    stand_in: Level = "normal"  # the bot that plays for who is gone
    watching: Watching = "anybody"
    is_listed: bool = False
    has_chat: bool = False
    has_hints: bool = True
    shows_all_after: bool = True
    tempo: Tempo = 1.0  # of the bots

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
    """Take a seat, any free one if none is named; change it if seated already."""

    name: Name = ""
    seat: SeatNumber | None = None


class Stand(Command, frozen=True):
    """Leave the seat. In a running match a bot plays on for it until its player comes back."""


class Ready(Command, frozen=True):
    """Say that one is ready, and announce a contribution to the deal by its seal (docs/fair-deals.md)."""

    seal: Seal = ""
    is_ready: bool = True


class Reveal(Command, frozen=True):
    """Contribute to the deal what was sealed, once the table shows the server's commitment."""

    contribution: Contribution


class Change(Command, frozen=True):
    """Change how the table plays (host, between matches). What is not given stays."""

    options: dict[str, bool | int | str] | None = None
    n_seats: Annotated[int, Meta(ge=2, le=10)] | None = None
    clock: Seconds | None = None
    stand_in: Level | None = None
    watching: Watching | None = None
    is_listed: bool | None = None
    has_chat: bool | None = None
    has_hints: bool | None = None
    shows_all_after: bool | None = None
    tempo: Tempo | None = None


class Bot(Command, frozen=True):
    """Put a bot on a free seat, or change a bot's level (host)."""

    seat: SeatNumber
    level: Level


class Clear(Command, frozen=True):
    """Take a bot or a person from a seat (host). A person taken off may not sit at this table again.

    In a running match a bot plays his seat to the end.
    """

    seat: SeatNumber


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


class Hint(Command, frozen=True):
    """Ask a strong bot what it would do on one's seat, if the table allows it."""


class Rematch(Command, frozen=True):
    """Open the table for another match with the same people (whoever sits there, or the host)."""


class Emote(Command, frozen=True):
    """One of a few quick reactions."""

    emote: EmoteName


class Say(Command, frozen=True):
    """A line of chat, if the table allows it."""

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


class Telling(msgspec.Struct, frozen=True, tag_field="tell", tag=str.lower, omit_defaults=True):
    """Base of all that the server tells."""


class Welcome(Telling, frozen=True):
    """The first message on a socket."""

    protocol: int
    server: str  # its version
    now: int  # its clock, milliseconds since 1970


class Done(Telling, frozen=True):
    """A command is carried out and durable."""

    id: int
    version: int = 0  # of the seat's view after it, if the command was an act


class Refused(Telling, frozen=True):
    """A command changed nothing. The id is 0 if none could be read."""

    id: int
    code: str
    key: str = ""  # the text key of a rule's reason
    detail: str = ""  # for programmers


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str = ""
    kind: str = "free"  # free, person, bot
    level: str = ""
    is_ready: bool = False
    is_here: bool = False  # connected now
    is_away: bool = False  # a bot plays for it
    seal: str = ""  # of its contribution to the deal


class TableShown(Setting, frozen=True):
    """A table as one viewer sees it."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    phase: str  # gathering, dealing, playing, over
    seats: list[SeatShown]
    host: int | None  # the host's seat
    is_host: bool  # whether the viewer is
    seat: int | None  # the viewer's seat
    n_watching: int
    commitment: str  # of the server to its part of the deal, from dealing on
    match: str
    n_matches: int
    won: list[int]  # matches won at this table, by seat


class Table(Telling, frozen=True):
    """The table has changed."""

    table: TableShown


class View(Telling, frozen=True):
    """A whole view of a match."""

    table: str
    match: str
    version: int
    view: msgspec.Raw


class Update(Telling, frozen=True):
    """What happened, and the view after it."""

    table: str
    match: str
    version: int
    events: msgspec.Raw
    view: msgspec.Raw


class Missed(Telling, frozen=True):
    """What happened while the viewer was not connected, oldest first; the view comes next."""

    table: str
    match: str
    version: int
    events: list[msgspec.Raw]


class Clock(Telling, frozen=True):
    """When the turn runs out, milliseconds since 1970: whoever has not acted by then is stood in for."""

    table: str
    deadline: int


class Hints(Telling, frozen=True):
    """What a strong bot would do, best first."""

    id: int
    table: str
    version: int
    hints: list[dict[str, Any]]


class Emoted(Telling, frozen=True):
    """A quick reaction of a seat."""

    table: str
    seat: int
    emote: str


class Said(Telling, frozen=True):
    """A line of chat."""

    table: str
    name: str
    text: str
    at: int
    seat: int | None = None


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


def to_raw(value: object) -> msgspec.Raw:
    """JSON that goes into several messages, encoded once."""
    return msgspec.Raw(_encoder.encode(value))
