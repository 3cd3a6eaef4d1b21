"""The way of a table from gathering to a deal, through a match to its end, and to the next one.

Each step is a pure function from a document to the next, or a `Refusal`, as in `document`.
"""

from __future__ import annotations

import msgspec

from quintet.fair import new_server_seed, seal
from quintet.server import protocol
from quintet.server.protocol import Code
from quintet.server.refusals import refuse
from quintet.server.tables.document import (
    DEALING,
    GATHERING,
    OVER,
    PLAYING,
    Document,
    Seat,
    Standing,
    is_of,
    must_be,
    must_be_welcome,
    must_host,
    must_sit,
    new_id,
    reopened,
    with_seat,
)

_MOST_STANDINGS = 40


def start(document: Document, player: str, *, is_screen: bool = False) -> Document:
    """Prepare a deal: the server draws its part and is bound to it before it learns the players'.

    The host is ready by starting. A screen may start what all have agreed to.
    """
    if not is_screen:
        must_host(document, player)
    elif not any(seat.player for seat in document.seats):
        refuse(Code.NOT_READY, "nobody sits here who could be ready")
    must_be(document, GATHERING)
    for seat in document.seats:
        if seat.is_free:
            refuse(Code.NOT_READY, "a seat is free")
        if seat.player and not seat.is_ready and seat.player != player:
            refuse(Code.NOT_READY, f"{seat.name} is not ready")
    return msgspec.structs.replace(document, phase=DEALING, match=new_id(), server_seed=new_server_seed())


def reveal(document: Document, player: str, command: protocol.Reveal) -> Document:
    """A player's contribution to the deal, which must match its seal."""
    must_be(document, DEALING)
    number = must_sit(document, player)
    seat = document.seats[number]
    if not seat.seal or seal(command.contribution) != seat.seal:
        refuse(Code.BAD_MESSAGE, "that is not what was sealed")
    return with_seat(document, number, msgspec.structs.replace(seat, contribution=command.contribution))


def can_deal(document: Document) -> bool:
    """Whether every sealed contribution is known."""
    return document.phase == DEALING and all(bool(seat.seal) == bool(seat.contribution) for seat in document.seats)


def call_off(document: Document) -> Document:
    """Give up a deal whose contributions did not come. All seals are void: the server has seen what some of them
    hold, and must never deal from a part that it knew before it was bound to its own."""
    seats = [
        msgspec.structs.replace(seat, is_ready=False, seal="", contribution="") if seat.seal else seat
        for seat in document.seats
    ]
    return msgspec.structs.replace(document, phase=GATHERING, seats=seats)


def dealt(document: Document) -> Document:
    what_if = document.what_if if document.has_start else ""
    return msgspec.structs.replace(
        document, phase=PLAYING, n_matches=document.n_matches + 1, start=None, what_if=what_if, time_left=None
    )


def end(document: Document, ranking: list[int]) -> Document:
    """The document after the end of a match. Whoever was taken off meanwhile has no seat any more."""
    seats = [
        Seat()
        if seat.player in document.banned
        else msgspec.structs.replace(seat, is_ready=False, seal="", contribution="", has_left=False)
        for seat in document.seats
    ]
    standings = _counted(document, ranking)
    return msgspec.structs.replace(document, phase=OVER, seats=seats, standings=standings)


def _counted(document: Document, ranking: list[int]) -> list[Standing]:
    """The standings with one more match."""
    others, played = [*document.standings], []
    for seat, rank in zip(document.seats, ranking, strict=True):
        found = next((each for each in others if is_of(each, seat)), Standing(seat.name, seat.player))
        others = [each for each in others if each is not found]
        played.append(Standing(seat.name, seat.player, found.n_played + 1, found.n_won + (rank == 1)))
    return [*others, *played][-_MOST_STANDINGS:]


def rematch(document: Document, player: str, *, is_screen: bool = False) -> Document:
    """Open the table for the next match: anybody who sits there may, the host, and a screen."""
    if player != document.host and not is_screen:
        must_sit(document, player)
    must_be_welcome(document, player)
    must_be(document, OVER)
    return reopened(document)
