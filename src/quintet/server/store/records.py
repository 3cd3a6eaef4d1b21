"""Matches that were kept, as records."""

from __future__ import annotations

from collections.abc import Sequence

from quintet.core.fairdeal import FairDeal
from quintet.core.record import Record
from quintet.server.store.interface import MatchRow, Move, Outcome


def record_of(match: MatchRow, moves: Sequence[Move] = (), outcome: Outcome | None = None) -> Record:
    """A match that was kept, as a record that replays. It tells all cards: nobody may see it before the end."""
    return Record(
        game=match.game,
        rules_version=match.rules_version,
        options=match.options,
        seats=[chair.name for chair in match.chairs],
        seed=match.seed,
        start=match.start,
        actions=[(move.seat, move.action) for move in moves],
        result=None if outcome is None else {"scores": outcome.scores, "ranking": outcome.ranking},
        fair=FairDeal.from_json(match.fair) if match.fair else None,
    )
