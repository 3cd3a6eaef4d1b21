"""Handing a table over: the next server goes on with it as if it had stayed where it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from quintet.server.tables.dealing import LiveMatch
from quintet.server.tables.document import PLAYING, Handed

if TYPE_CHECKING:
    from quintet.server.tables.table import Table


async def hand_over(table: Table) -> None:
    """Let another server have the table. Its followers are let go, and find it there; a command that waits for its turn
    is carried out there."""
    async with table.lock:
        if table.is_lost:
            return
        document, live = table.attendance.with_time_left(table.document), table.live
        if live is not None:
            away = sorted(table.attendance.away)
            handed = Handed(live.row.id, len(live.match.actions), live.sights.versions, away)
            document = msgspec.structs.replace(document, handed=handed)
        table.attendance.stop()
        await table.keep(table.services.store.release_table(table.lease, table.table_row(document)))
        table.lose()


def take_up(table: Table, live: LiveMatch) -> None:
    """Go on with what was handed over, if nobody has acted since."""
    handed = table.document.handed
    if handed is not None and (handed.match, handed.n_actions) == (live.row.id, len(live.match.actions)):
        live.sights.resume(handed.versions)
        if table.document.phase == PLAYING:
            table.attendance.away.update(handed.away)
