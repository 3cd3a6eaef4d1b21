"""The tables in memory: found by id, taken from the store when somebody asks, put away when nobody needs them."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from quintet.core.errors import QuintetError
from quintet.server.document import Document, Refusal, refuse
from quintet.server.house import House
from quintet.server.limits import Buckets
from quintet.server.logs import about
from quintet.server.protocol import Code, TableShown
from quintet.server.store import Lease, TableRow
from quintet.server.table import Table, table_row

log = logging.getLogger("quintet.server")

_SWEEP_SECONDS = 30.0
_MOST_RESUMED = 32  # at once, so that they share commits, and who comes back meanwhile does not wait for long


class Hub:
    """All tables of this server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    async def create(self, document: Document) -> Table:
        """A new table, durable."""
        lease = await self.house.store.create_table(table_row(document, self.house.now()))
        n_bots = sum(bool(seat.bot) for seat in document.seats)
        facts = about(table=document.id, game=document.game, n_seats=len(document.seats), n_bots=n_bots)
        log.info("a table is made", extra=facts)
        return self._keep(Table(self.house, lease, document))

    async def get(self, table_id: str) -> Table:
        """The table of that id; raises Refusal if there is none."""
        while (table := self.current(table_id)) is None:  # again, if it was put away while its loading was awaited
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            if await asyncio.shield(self._loading[table_id]) is None:
                refuse(Code.NO_TABLE, "there is no such table")
        return table

    async def find(self, table_id: str, guesses: Buckets, home: str) -> Table:
        """The table that somebody asks for, who may be wrong about its id only so often. Raises Refusal."""
        if (table := self.current(table_id)) is not None:
            return table
        if guesses.is_empty(home):
            refuse(Code.TOO_FAST, "too many tables that do not exist")
        try:
            return await self.get(table_id)
        except Refusal:
            guesses.take(home)
            raise

    def show(self, row: TableRow, player: str) -> TableShown:
        """A table as somebody may see it; one that nobody uses is shown without being taken from the store."""
        table = self.current(row.id)
        if table is None:
            table = Table(self.house, Lease(row.id, 0), msgspec.json.decode(row.document, type=Document))
        return table.shown(player)

    async def _load(self, table_id: str) -> Table | None:
        try:
            stored = await self.house.store.take_table(table_id)
            if stored is None:
                return None
            return self._keep(Table.resume(self.house, stored))
        except QuintetError:
            log.exception("the table cannot be resumed", extra=about(table=table_id))
            raise
        finally:
            self._loading.pop(table_id, None)

    def _keep(self, table: Table) -> Table:
        self._tables[table.document.id] = table
        self.house.metrics.n_tables = len(self._tables)
        return table

    async def resume_all(self) -> None:
        """After a start, beside all else: load the tables whose match goes on by itself, because a clock runs."""
        playing = await self.house.store.playing_tables()
        for first in range(0, len(playing), _MOST_RESUMED):
            some = playing[first : first + _MOST_RESUMED]
            await asyncio.gather(*map(self.get, some), return_exceptions=True)  # a failure is logged; the others go on
            for table in [table for table_id in some if (table := self.current(table_id)) is not None]:
                if table.is_idle:
                    self.forget(table.document.id)

    async def sweep(self) -> None:
        """Put away tables that nobody needs, again and again."""
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            for table in [table for table in self._tables.values() if table.is_idle]:
                self.forget(table.document.id)

    def forget(self, table_id: str) -> None:
        """Drop a table from memory; the store has all of it."""
        self._tables.pop(table_id, None)
        self.house.metrics.n_tables = len(self._tables)

    def current(self, table_id: str) -> Table | None:
        """The table, if it is in memory as it is kept."""
        table = self._tables.get(table_id)
        return None if table is None or table.is_lost else table
