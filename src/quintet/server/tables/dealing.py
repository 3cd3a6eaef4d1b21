"""From a table's document to the match that is played on it."""

from __future__ import annotations

from quintet.core.game import format_seed
from quintet.core.match import Match
from quintet.fair import deal_seed, fair_deal
from quintet.games import get_game
from quintet.server.store.interface import Chair, MatchRow
from quintet.server.store.records import record_of
from quintet.server.tables.daily import end_of
from quintet.server.tables.document import Document
from quintet.server.tables.sights import Sights
from quintet.server.thinking.decisions import Header


class LiveMatch:
    """A match in play, with what everybody has seen of it."""

    def __init__(self, row: MatchRow, match: Match, epoch: int) -> None:
        self.row = row
        self.header = Header(row.game, row.options, len(row.chairs), row.seed, row.start)
        self.match = match
        self.seats = {chair.player: seat for seat, chair in enumerate(row.chairs) if chair.player}
        self.sights = Sights(row.table, row.id, match, epoch)
        self.moved_at = row.started_at  # when the last move was made; no two are made at the same time


def deal(document: Document, now: int) -> MatchRow:
    """The header of the match that begins: its seed follows from the server's part and the players'.

    A match that begins in a position of another one has that one's seed, and nothing that proves a deal.
    """
    terms = document.terms()
    contributions = [seat.contribution for seat in document.seats]
    start = document.start if document.has_start else None
    return MatchRow(
        id=document.match,
        table=document.id,
        game=terms.game,
        rules_version=terms.rules_version,
        options=terms.options,
        chairs=[Chair(seat.name, seat.player, seat.bot) for seat in document.seats],
        seed=start["seed"] if start else format_seed(deal_seed(terms, document.server_seed, contributions)),
        fair={} if start else fair_deal(terms, document.server_seed, contributions).to_json(),
        started_at=now,
        start=start,
        is_public=document.shows_all_after and document.watching == "anybody",
        sealed_until=end_of(document.day) if document.day else 0,
    )


def begin(row: MatchRow) -> Match:
    """The match of a header, before its first action."""
    return record_of(row).begin(get_game(row.game))
