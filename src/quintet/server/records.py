"""Finished matches as records, for those who may read them."""

from __future__ import annotations

from dataclasses import replace

from quintet.core.fairdeal import FairDeal
from quintet.core.record import Record
from quintet.server.document import Refusal, refuse
from quintet.server.hub import Hub
from quintet.server.protocol import Code
from quintet.server.store import MatchRow, Move, Outcome
from quintet.server.table import begin


def record_from(row: MatchRow, moves: list[Move], outcome: Outcome | None) -> Record:
    """The record of a match from what the store keeps of it."""
    header = begin(row).record()
    result: dict[str, object] | None = None
    if outcome is not None:
        result = {"scores": outcome.scores, "ranking": outcome.ranking}
    fair = FairDeal.from_json(row.fair) if row.fair else None
    return replace(header, actions=[(move.seat, move.action) for move in moves], result=result, fair=fair)


async def record_of(hub: Hub, match_id: str, player: str) -> Record:
    """The record of a finished match: for its players, for others if its table shows all after the end."""
    found = await hub.house.store.match(match_id)
    if found is None:
        refuse(Code.NO_TABLE, "there is no such match")
    row, moves, outcome = found
    is_player = any(chair.player and chair.player == player for chair in row.chairs)
    if not is_player and not await _shows_all(hub, row.table):
        refuse(Code.NO_TABLE, "there is no such match")
    if outcome is None:
        refuse(Code.NOT_ALLOWED, "the match is not over")
    return record_from(row, moves, outcome)


async def _shows_all(hub: Hub, table_id: str) -> bool:
    try:
        table = await hub.get(table_id)
    except Refusal:
        return False
    return table.document.shows_all_after and table.document.watching == "anybody"
