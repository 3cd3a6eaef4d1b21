"""A table as a person may see it: nobody's id, nothing secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quintet.fair import commitment
from quintet.server.protocol import SeatShown, StandingShown, TableShown
from quintet.server.tables.document import DEALING, PLAYING, Document

if TYPE_CHECKING:
    from quintet.server.tables.attendance import Attendance


def table_shown(document: Document, attendance: Attendance, n_watching: int, n_screens: int, player: str) -> TableShown:
    return TableShown(
        id=document.id,
        game=document.game,
        options=document.options,
        phase=document.phase,
        seats=[_seat_shown(document, attendance, number) for number in range(len(document.seats))],
        host=document.seat_of(document.host),
        is_host=bool(player) and player == document.host,
        seat=document.seat_of(player),
        is_slow=document.is_slow,
        is_banned=player in document.banned,
        n_watching=n_watching,
        n_screens=n_screens,
        commitment=_commitment(document),
        match=document.match,
        n_matches=document.n_matches,
        what_if=document.what_if,
        won=[document.n_won(seat) for seat in document.seats],
        standings=_standings_shown(document),
        day=document.day,
        **document.setting(),
    )


def _standings_shown(document: Document) -> list[StandingShown]:
    """Who has won how often; those who sit here under the names that they have by now."""
    names = {seat.player: seat.name for seat in document.seats if seat.player}
    ordered = sorted(document.standings, key=lambda each: -each.n_won)
    return [
        StandingShown(names.get(each.player, each.name), not each.player, each.n_played, each.n_won) for each in ordered
    ]


def _commitment(document: Document) -> str:
    """What binds the server to its part of the deal, as long as that part is secret."""
    if document.phase not in (DEALING, PLAYING):
        return ""
    return commitment(document.terms(), document.server_seed, [seat.seal for seat in document.seats])


def _seat_shown(document: Document, attendance: Attendance, number: int) -> SeatShown:
    seat = document.seats[number]
    if seat.is_free:
        return SeatShown()
    if seat.bot:
        return SeatShown(name=seat.name, kind="bot", level=seat.bot, is_ready=True, is_here=True)
    return SeatShown(
        name=seat.name,
        kind="person",
        is_ready=seat.is_ready,
        is_here=attendance.is_here(seat.player),
        is_away=attendance.is_away(number),
        seal=seat.seal,
    )
