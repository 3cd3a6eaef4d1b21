"""The sink: where a state reports what happens. Playouts have none; a match reads its own after every action.

The methods take plain ints, so that compiled rules can call them; `events.py` turns the entries into events.
A *place* is `zone * PLACES + pile`; a mask of seats says who sees the cards, EVERYBODY or NOBODY included.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

PLACES: Final = 64
EVERYBODY: Final = -1
NOBODY: Final = 0


@final
class Sink:
    """An append-only list of raw entries: the event's name first, then its fields in order."""

    def __init__(self) -> None:
        self.entries: list[tuple[object, ...]] = []

    def dealt(self, place: i64, cards: list[int], audience: i64) -> None:
        """These cards came from the deal to a place."""
        self.entries.append(("dealt", int(place), cards, int(audience)))

    def moved(self, card: i64, source: i64, target: i64, audience: i64) -> None:
        """One card went from place to place."""
        self.entries.append(("moved", int(card), int(source), int(target), int(audience)))

    def shuffled(self, place: i64, n: i64) -> None:
        """A pile of n cards was shuffled."""
        self.entries.append(("shuffled", int(place), int(n)))

    def revealed(self, place: i64, cards: list[int]) -> None:
        """These cards of a place were shown to everybody."""
        self.entries.append(("revealed", int(place), cards))

    def declared(self, seat: i64, what: str, detail: str) -> None:
        """A seat said or did something that no card shows: a key, and a detail in notation."""
        self.entries.append(("declared", int(seat), what, detail))

    def turn_passed(self, seat: i64) -> None:
        """It is this seat's turn now."""
        self.entries.append(("turn_passed", int(seat)))

    def paid(self, payer: i64, payee: i64, n: i64, what: str) -> None:
        """n coins went from one seat to another; -1 is the table."""
        self.entries.append(("paid", int(payer), int(payee), int(n), what))

    def scored(self, seat: i64, points: i64, why: str) -> None:
        """A seat's score changed by this many points."""
        self.entries.append(("scored", int(seat), int(points), why))

    def round_ended(self, winners: i64, why: str) -> None:
        """The round is over; the winners are a mask of seats."""
        self.entries.append(("round_ended", int(winners), why))

    def match_ended(self, ranking: list[int]) -> None:
        """The match is over; the rank of every seat."""
        self.entries.append(("match_ended", ranking))
