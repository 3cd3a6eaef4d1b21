"""Zones: where cards lie, and who sees them there.

A game declares each zone once with its sight; views are built up from that declaration, so what is not declared
visible is never shown, least of all to a viewer nobody thought of.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple, final

from mypy_extensions import mypyc_attr

from quintet.core.sink import PLACES
from quintet.core.view import PlaceShown

MOST_SEATS: Final = 10
"""No game has more: a seat is one digit wherever it is written."""

SPECTATOR: Final = -1
"""The viewer who holds no seat."""

ALL_SEATS: Final = -2
"""The eyes of all seats together: they see whatever any seat sees, every hand included.

`State.resample`, events and piles know this viewer. `Showing.view` does not, so that no stray number opens a hand: ask
for `open_view`.
"""


class Sight(Enum):
    """Who sees the cards of a zone."""

    NOBODY = "nobody"
    OWNER = "owner"
    TOP = "top"  # everybody sees the last card, nobody the others
    EVERYBODY = "everybody"


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Zone:
    """A kind of place. Each seat has `piles` of it, or, if `shared`, the table has."""

    name: str
    sight: Sight
    piles: int = 1
    shared: bool = False
    ordered: bool = True  # False: a set of cards, shown sorted, so that its order tells nothing
    takes_rest: bool = False  # a position that leaves this zone out has the rest of the deck there
    places: tuple[Place, ...] = field(init=False, repr=False, compare=False)  # by number: seat 0's piles, seat 1's, …

    def __hash__(self) -> int:
        return hash(self.name)  # enough to tell a game's zones apart, and places are looked up all the time

    def __post_init__(self) -> None:
        if self.shared:
            places = [Place(self, None, pile) for pile in range(PLACES)]
        else:
            places = [Place(self, number // self.piles, number % self.piles) for number in range(PLACES)]
        object.__setattr__(self, "places", tuple(places))  # that is how a frozen object is completed


class Place(NamedTuple):
    """One pile of a zone: whose, and which."""

    zone: Zone
    seat: int | None
    pile: int


def place_of(zones: tuple[Zone, ...], number: int) -> Place:
    """The place behind an int of the sink."""
    return zones[number // PLACES].places[number % PLACES]


def place_json(place: Place) -> PlaceShown:
    """The place for clients."""
    zone, seat, pile = place
    shown: PlaceShown = {"zone": zone.name}
    if seat is not None:
        shown["seat"] = seat
    if zone.piles > 1:
        shown["pile"] = pile
    return shown


def spot_of(place: Place) -> str:
    """The place as a short text: `draw`, `hand/0`, `help/1/2`."""
    parts = [place.zone.name]
    if place.seat is not None:
        parts.append(str(place.seat))
    if place.zone.piles > 1:
        parts.append(str(place.pile))
    return "/".join(parts)


@final
class Pile:
    """The cards of one place, bottom first."""

    def __init__(self, place: Place, cards: list[int]) -> None:
        self.place = place
        self.cards = cards

    def is_open_to(self, viewer: int) -> bool:
        """Whether the viewer sees all cards of the pile, however many there are."""
        sight = self.place.zone.sight
        if sight is not Sight.OWNER or self.place.seat is None:
            return sight is Sight.EVERYBODY
        return viewer in (self.place.seat, ALL_SEATS)

    def seen_by(self, viewer: int) -> list[int | None]:
        """The cards as the viewer sees them, None for a back."""
        cards = self.cards if self.place.zone.ordered else sorted(self.cards)
        if self.is_open_to(viewer):
            return list(cards)
        backs: list[int | None] = [None] * len(cards)
        if self.place.zone.sight is Sight.TOP and cards:
            backs[-1] = cards[-1]
        return backs
