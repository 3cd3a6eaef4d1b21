"""The form of what one viewer may see of a match, ready for JSON. `quintet.core.showing` makes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NotRequired, TypedDict, final

VIEW_VERSION = 1


@final
class PlaceShown(TypedDict):
    """A place as clients are told of it."""

    zone: str
    seat: NotRequired[int]  # whose, if it is not the table's
    pile: NotRequired[int]  # which, if the zone has several


class ZoneShown(TypedDict):
    """A pile as a viewer sees it."""

    zone: str
    seat: NotRequired[int]  # whose, if it is not the table's
    pile: NotRequired[int]  # which, if the zone has several
    n: int  # cards in it
    cards: NotRequired[list[str]]  # bottom first, if the viewer sees them all
    top: NotRequired[str]  # the last card, if that is all that is seen


class Doings(TypedDict):
    """The entries of a view that say what the viewer may do."""

    legal: list[str]
    proposals: list[list[str]]
    prompt: str
    risky: dict[str, str]


NOTHING_TO_DO: Final[Doings] = {"legal": [], "proposals": [], "prompt": "", "risky": {}}


@dataclass  # not frozen: every move makes one per viewer, and half of its time would go into freezing
class View:
    """One viewer's sight of the table, with what that viewer may do."""

    game: str
    viewer: int  # a seat, or -1 for a spectator
    n_players: int
    options: dict[str, bool | int | str]
    round_no: int
    turn: int | None  # nobody's when the match is over
    is_over: bool
    zones: list[ZoneShown]
    facts: dict[str, object]
    scores: list[int]
    goal: int | None  # the score at which the match ends, if it is played for points
    ranking: list[int] | None
    legal: list[str]
    proposals: list[list[str]]
    prompt: str  # a text key: what is asked of the viewer, "" if nothing is
    risky: dict[str, str]  # legal actions that are easily regretted, and the text key that says why

    def to_json(self) -> dict[str, object]:
        return {"version": VIEW_VERSION, **vars(self)}
