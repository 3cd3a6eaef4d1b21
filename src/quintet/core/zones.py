"""Zones: where cards lie, and who sees them there.

A game declares each zone once with its sight; views are built up from that declaration, so what is not declared
visible is never shown, least of all to a viewer nobody thought of.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from quintet.core.sink import PLACES

SPECTATOR = -1
"""The viewer who holds no seat."""


class Sight(Enum):
    """Who sees the cards of a zone."""

    NOBODY = "nobody"
    OWNER = "owner"
    TOP = "top"  # everybody sees the last card, nobody the others
    EVERYBODY = "everybody"


@dataclass(frozen=True)
class Zone:
    """A kind of place. Each seat has `piles` of it, or, if `shared`, the table has."""

    name: str
    sight: Sight
    piles: int = 1
    shared: bool = False
    ordered: bool = True  # False: a set of cards, shown sorted, so that its order tells nothing
    takes_rest: bool = False  # a position that leaves this zone out has the rest of the deck there


class Place(NamedTuple):
    """One pile of a zone: whose, and which."""

    zone: Zone
    seat: int | None
    pile: int


def place_of(zones: tuple[Zone, ...], number: int) -> Place:
    """The place behind an int of the sink."""
    zone = zones[number // PLACES]
    pile = number % PLACES
    if zone.shared:
        return Place(zone, None, pile)
    return Place(zone, pile // zone.piles, pile % zone.piles)


class Pile(NamedTuple):
    """The cards of one place, bottom first."""

    place: Place
    cards: list[int]

    def is_open_to(self, viewer: int) -> bool:
        """Whether the viewer sees all cards of the pile, however many there are."""
        sight = self.place.zone.sight
        return sight is Sight.EVERYBODY or (sight is Sight.OWNER and viewer == self.place.seat and viewer >= 0)

    def seen_by(self, viewer: int) -> list[int | None]:
        """The cards as the viewer sees them, None for a back."""
        cards = self.cards if self.place.zone.ordered else sorted(self.cards)
        if self.is_open_to(viewer):
            return list(cards)
        backs: list[int | None] = [None] * len(cards)
        if self.place.zone.sight is Sight.TOP and cards:
            backs[-1] = cards[-1]
        return backs
