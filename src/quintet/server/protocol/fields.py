"""What the entries of messages may be, and how a table plays: commands and tellings both speak of it."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from quintet.core import view
from quintet.core.events import Event
from quintet.core.zones import MOST_SEATS
from quintet.narrate import Sentence

_ID = r"^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$"
TableId = Annotated[str, Meta(pattern=_ID, max_length=14)]  # a pattern's $ alone would let a line break pass
Name = Annotated[str, Meta(max_length=24)]
Contribution = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$", max_length=32)]
Seal = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?(?!\n)$", max_length=64)]
ScreenKey = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
SeatCount = Annotated[int, Meta(ge=2, le=MOST_SEATS)]
Level = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*(?!\n)$", max_length=24)]  # or one of the server's own bots
Watching = Literal["anybody", "nobody"]
SeatKind = Literal["free", "person", "bot"]
Phase = Literal["gathering", "dealing", "playing", "over"]
EmoteName = Literal["cheer", "clap", "laugh", "wow", "oops", "hurry", "thanks", "well_played"]
Text = Annotated[str, Meta(max_length=400)]
CardText = Annotated[str, Meta(max_length=12)]
Steps = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=40)]  # of a move
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
    is_explaining: bool = False  # the bots say why they do what they do, as far as everybody may know it
    shows_all_after: bool = True
    tempo: Tempo = 1.0  # of the bots; 0: no pauses, neither theirs nor between rounds
    report_seconds: ReportSeconds = 20  # at most until the next round begins, while all look at the last; 0: at once

    def setting(self) -> dict[str, Any]:
        """These fields alone, by name."""
        return {name: getattr(self, name) for name in Setting.__struct_fields__}


def is_table_id(text: str) -> bool:
    """Whether it could be the id of a table or a match."""
    return re.fullmatch(_ID, text) is not None and len(text) == 14
