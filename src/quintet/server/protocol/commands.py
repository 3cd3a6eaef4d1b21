"""What a client sends: commands, each about one table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from quintet.server.protocol.fields import (
    CardText,
    Contribution,
    EmoteName,
    Id,
    Level,
    Name,
    ReportSeconds,
    ScreenKey,
    Seal,
    SeatCount,
    SeatNumber,
    Seconds,
    Steps,
    TableId,
    Tempo,
    Text,
    Watching,
)

MOST_BYTES = 4096  # of a message that a client sends


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Base of all commands: about one table."""

    id: Id
    table: TableId


class Watch(Command, frozen=True):
    """Follow a table. With the match and version seen last, what was missed comes, else a fresh view.

    With the key of a screen, follow it in the role of a television: as nobody, who is told what a spectator is told.
    """

    match: str = ""
    version: int = -1
    screen: ScreenKey = ""


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
    is_explaining: bool | None = None
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
    """Deal (host). All seats must be taken and all persons ready; sealed contributions are awaited. A screen may, once
    the host is ready, too."""


class Act(Command, frozen=True):
    """Carry out one or several steps. `version` is the version of the view that they were chosen from."""

    match: str
    version: int
    actions: Steps


class Onward(Command, frozen=True):
    """Say that you have seen how the round ended. The next one begins when all players present have, or in a while; for
    whoever plays with bots alone only when they have.

    It changes nothing if no interval between two rounds is on. Whoever acts goes on without saying so. A screen's
    changes something only where no player is awaited.
    """


class Try(Command, frozen=True):
    """Ask what you would see after the first steps of a compound move. Nothing is carried out."""

    match: str
    version: int
    actions: Steps


class Arrange(Command, frozen=True):
    """Ask what can come of cards of yours that are arranged in the parts of a compound move. Nothing is carried out."""

    match: str
    version: int
    parts: Annotated[list[Annotated[list[CardText], Meta(max_length=12)]], Meta(max_length=8)]


class Reading(Command, frozen=True):
    """Say that you read a tip, the rules or the settings. The bots wait until you say `onward` or act, and for a minute
    once you have gone. It changes nothing where another person plays."""


class Hint(Command, frozen=True):
    """Ask a strong bot what it would do on your seat, if the table allows it."""


class Rematch(Command, frozen=True):
    """Open the table for another match with the same people (whoever sits there, the host, or a screen while somebody
    who sits there is present)."""


class Dismiss(Command, frozen=True):
    """Take all screens off the table (host). They need a new code to come back."""


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
    | Dismiss
    | Emote
    | Say
)
