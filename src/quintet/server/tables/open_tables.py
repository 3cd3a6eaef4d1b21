"""The tables in memory: found by id, taken from the store when somebody asks, put away when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec

from quintet.core.errors import QuintetError
from quintet.server.cluster.ownership import Ownership
from quintet.server.limits import Guesses
from quintet.server.logs import about
from quintet.server.protocol import Code, Outage, TableShown, format_telling
from quintet.server.refusals import Refusal, refuse
from quintet.server.store.interface import Conflict, Lease, StaleOwner, TableRow, Try
from quintet.server.tables.document import Document, clean_name, table_row, with_names
from quintet.server.tables.services import Services
from quintet.server.tables.table import Table

log = logging.getLogger(__name__)

MOST_OF_PLAYER = 500  # tables that somebody sits at and finds in a list
_SWEEP_SECONDS = 30.0
_MOST_TURNS = 50_000  # of tables that are put away
_MOST_RESUMED = 32  # at once, so that they share commits, and people who come back meanwhile do not wait for long


class OpenTables:
    """All tables of this server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.ownership = Ownership(services.store)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._turns: dict[str, int | None] = {}  # whose turn it is where a match waits, put away

    async def create(self, document: Document, trying: Try | None = None) -> Table:
        """A new table, durable; with it a try at the deal of the day. `Conflict` if its player has begun one."""
        lease = await self.services.store.create_table(table_row(document, self.services.now()), trying)
        n_bots = sum(bool(seat.bot) for seat in document.seats)
        facts = about(table=document.id, game=document.game, n_seats=len(document.seats), n_bots=n_bots)
        log.info("a table is made", extra=facts)
        return self._keep(Table(self.services, lease, document))

    async def get(self, table_id: str) -> Table:
        """The table of that id; raises Refusal if there is none."""
        while (table := self.current(table_id)) is None:  # again, if it was put away while its loading was awaited
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            if await asyncio.shield(self._loading[table_id]) is None:
                refuse(Code.NO_TABLE, "there is no such table")
        return table

    async def find(self, table_id: str, guesses: Guesses, player: str, home: str) -> Table:
        """The table that somebody asks for; wrong ids are limited. Raises Refusal.

        Whether a table is in memory makes no difference: else that would tell that it exists.
        """
        if guesses.is_guesser(player) or (guesses.are_too_many(home) and not await self._sits_at(table_id, player)):
            refuse(Code.TOO_FAST, "too many tables that do not exist")
        try:
            return await self.get(table_id)
        except Refusal as refusal:
            if refusal.code == Code.NO_TABLE:
                guesses.note(player, home)
            raise

    async def _sits_at(self, table_id: str, player: str) -> bool:
        return any(row.id == table_id for row in await self.services.store.player_tables(player, MOST_OF_PLAYER))

    def show(self, row: TableRow, player: str) -> TableShown:
        """A table as somebody may see it; one that nobody uses is shown without being taken from the store."""
        table = self.current(row.id)
        if table is None:
            table = Table(self.services, Lease(row.id, 0), self.document_of(row))
        return table.shown(player)

    def document_of(self, row: TableRow) -> Document:
        """What a table is now, with the names that its people have by now; it is not taken from the store for that."""
        table = self.current(row.id)
        if table is not None:
            return table.document
        return with_names(msgspec.json.decode(row.document, type=Document), row.names)

    async def turn_of(self, table_id: str) -> tuple[int | None, int]:
        """Whose turn it is in a table's match, and until when.

        A table that nobody uses is taken from the store once: as long as it is put away nothing changes there.
        """
        if self.current(table_id) is None and table_id in self._turns:
            return self._turns[table_id], 0  # a clock would have kept it in memory
        table = await self.get(table_id)
        return table.turn, table.attendance.deadline

    async def rename(self, player: str, name: str) -> str:
        """Call somebody by another name, at all tables at once; returns it as it is shown. Raises Refusal.

        Tables that are not in memory have it when they are taken from the store.
        """
        name = clean_name(name)
        tables = await self.services.store.rename(player, name)
        for table_id in tables:
            if (loading := self._loading.get(table_id)) is not None:  # it may have read the old name
                await asyncio.wait([loading])
            if (table := self.current(table_id)) is not None:
                with contextlib.suppress(StaleOwner, Conflict):  # then it is taken from the store anew
                    await table.rename(player, name)
        return name

    async def _load(self, table_id: str) -> Table | None:
        try:
            stored = await self.ownership.take(table_id)
            if stored is None:
                return None
            return self._keep(await Table.resume(self.services, stored))
        except QuintetError:
            log.exception("the table cannot be resumed", extra=about(table=table_id))
            raise
        finally:
            self._loading.pop(table_id, None)

    def _keep(self, table: Table) -> Table:
        self._tables[table.document.id] = table
        self._turns.pop(table.document.id, None)
        self.services.metrics.n_tables = len(self._tables)
        return table

    async def resume_all(self) -> None:
        """After a start, beside all else: load the tables whose match goes on by itself, because a clock runs."""
        await self.resume(await self.services.store.playing_tables())

    async def resume(self, playing: list[str]) -> None:
        """Load tables, and keep those whose match goes on by itself."""
        for first in range(0, len(playing), _MOST_RESUMED):
            some = playing[first : first + _MOST_RESUMED]
            await asyncio.gather(*map(self.get, some), return_exceptions=True)  # a failure is logged; the others go on
            for table in [table for table_id in some if (table := self.current(table_id)) is not None]:
                if table.is_idle:
                    self.forget(table.document.id)

    async def keep_times(self) -> None:
        """At an orderly end: what is left of every turn whose clock runs is there after the next start."""
        await asyncio.gather(*(table.attendance.keep_time() for table in self._tables.values()), return_exceptions=True)

    async def sweep(self) -> None:
        """Put away tables that nobody needs, again and again."""
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            for table in [table for table in self._tables.values() if table.is_idle]:
                self.forget(table.document.id)

    def forget(self, table_id: str) -> None:
        """Drop a table from memory; the store has all of it."""
        table = self._tables.pop(table_id, None)
        if table is not None and not table.is_lost:
            self.services.spawn(self.ownership.let_go(table.lease))
        if table is not None and not table.is_lost and table.turn is not None:
            self._turns[table_id] = table.turn
            if len(self._turns) > _MOST_TURNS:
                del self._turns[next(iter(self._turns))]
        self.services.metrics.n_tables = len(self._tables)

    # ------------------------------------------------------------ what befalls the store
    def outage(self, is_out: bool) -> None:
        """Tell everybody at all tables that the store is away, or that it is back."""
        self.services.is_away = is_out
        told = format_telling(Outage(is_over=not is_out))
        for follower in {follower for table in self._tables.values() for follower in table.followers}:
            follower.push(told)

    def leases_lost(self) -> None:
        """Other servers may have all tables by now."""
        for table in list(self._tables.values()):
            table.lose()
            self.forget(table.document.id)

    def current(self, table_id: str) -> Table | None:
        """The table, if it is in memory as it is kept."""
        table = self._tables.get(table_id)
        return None if table is None or table.is_lost else table
