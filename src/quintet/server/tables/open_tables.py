"""The tables in memory: found by id, taken from the store when somebody asks, put away when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Protocol

import msgspec

from quintet.core.errors import QuintetError
from quintet.server.cluster.ownership import Moved, Ownership
from quintet.server.cluster.peers import Peers
from quintet.server.limits import Guesses
from quintet.server.logs import about
from quintet.server.protocol import Code, Outage, TableShown, format_telling
from quintet.server.refusals import Refusal, refuse
from quintet.server.store.interface import Conflict, Lease, OwnedElsewhere, StaleOwner, TableRow, Try
from quintet.server.tables.document import Document, table_row, with_names
from quintet.server.tables.handing import hand_over
from quintet.server.tables.services import Services
from quintet.server.tables.table import Table

log = logging.getLogger(__name__)

MOST_OF_PLAYER = 500  # tables that somebody sits at and finds in a list
_SWEEP_SECONDS = 30.0
_MOST_TURNS = 50_000  # of tables that are put away
_MOST_AT_ONCE = 16  # connections or tables that are let go together
_BREATH = 0.01  # seconds between them: other servers have to take them in
_MOST_RESUMED = 32  # at once, so that they share commits, and people who come back meanwhile do not wait for long


class Listening(Protocol):
    """Somebody who is connected to this server."""

    def push(self, message: bytes) -> None: ...

    async def retire(self) -> None:
        """Let them go when what they have asked for is done: they come back by another server."""
        ...


class Visiting(Protocol):
    """A client of another server, at a table of this one."""

    def send_away(self) -> None:
        """Let their server look for the table anew."""
        ...


class OpenTables:
    """All tables of this server."""

    def __init__(self, services: Services, peers: Peers | None = None) -> None:
        self.services = services
        self.ownership = Ownership(services.store)
        self.peers = peers  # the other servers of the same database, if it is one for several
        self.audience: set[Listening] = set()  # everybody who is connected
        self.guests: set[Visiting] = set()
        self.is_in_doubt = False  # others may have the tables of this server by now
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
        """The table of that id; raises Refusal if there is none, `OwnedElsewhere` if another server has it."""
        while (table := self.current(table_id)) is None:  # again, if it was put away while its loading was awaited
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            if await asyncio.shield(self._loading[table_id]) is None:
                refuse(Code.NO_TABLE, "there is no such table")
        return table

    async def find(self, table_id: str, guesses: Guesses, player: str, home: str) -> Table:
        """The table that somebody asks for; wrong ids are limited. Raises Refusal, and `OwnedElsewhere`.

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

    def kept_turn(self, table_id: str) -> tuple[bool, int | None]:
        """Whether it is known whose turn it is at a table that is put away, and whose.

        As long as it is put away nothing changes there.
        """
        is_known = self.current(table_id) is None and table_id in self._turns
        return is_known, self._turns.get(table_id) if is_known else None

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

    async def hear_name(self, table_id: str, player: str, name: str) -> None:
        """Somebody who sits at a table has another name; if it is not in memory, it has it when it is."""
        if (loading := self._loading.get(table_id)) is not None:  # it may have read the old name
            await asyncio.wait([loading])
        if (table := self.current(table_id)) is not None:
            with contextlib.suppress(StaleOwner, Conflict):  # then it is taken from the store anew
                await table.rename(player, name)

    async def _load(self, table_id: str) -> Table | None:
        try:
            stored = await self.ownership.take(table_id)
            if stored is None:
                return None
            return self._keep(await Table.resume(self.services, stored))
        except (OwnedElsewhere, Moved):
            raise
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

    async def take_over(self, orphaned: list[str]) -> None:
        """Go on with tables whose server is gone."""
        self.services.metrics.n_taken_over += await self.resume(orphaned)

    async def resume(self, playing: list[str]) -> int:
        """Load tables, and keep those whose match goes on by itself; return how many could be loaded. Other servers may
        be quicker."""
        n_found = 0
        for first in range(0, len(playing), _MOST_RESUMED):
            some = playing[first : first + _MOST_RESUMED]
            # A failure is logged; the others go on.
            found = await asyncio.gather(*map(self.get, some), return_exceptions=True)
            n_found += sum(isinstance(each, Table) for each in found)
            for table in [table for table_id in some if (table := self.current(table_id)) is not None]:
                if table.is_idle:
                    self.forget(table.document.id)
        return n_found

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

    # ------------------------------------------------------------ leaving
    async def leave(self) -> None:
        """Before an orderly end, where there are other servers: let them have everybody, and then all tables.

        Whoever is connected here is let go first, when what they have asked for is done. They come back by another
        server, which calls this one for its tables; so nobody misses a table while it is handed over.
        """
        self.ownership.is_leaving = True
        while some := list(self.audience)[:_MOST_AT_ONCE]:
            await asyncio.gather(*(each.retire() for each in some))
            self.audience.difference_update(some)
            await asyncio.sleep(_BREATH)
        while some_tables := list(self._tables.values())[:_MOST_AT_ONCE]:
            await asyncio.gather(*map(hand_over, some_tables), return_exceptions=True)
            for table in some_tables:
                self._tables.pop(table.document.id, None)
            await asyncio.sleep(0)
        self.services.metrics.n_tables = 0

    # ------------------------------------------------------------ what befalls the store
    def outage(self, is_out: bool) -> None:
        """Tell everybody who is connected that the store is away, or that it is back."""
        self.services.is_away = is_out
        told = format_telling(Outage(is_over=not is_out))
        for each in self.audience:
            each.push(told)

    def leases_doubtful(self) -> None:
        """The store is away from here, perhaps not from others: their clients go on there as soon as they can."""
        self.is_in_doubt = True
        for guest in list(self.guests):
            guest.send_away()

    def leases_kept(self, epochs: dict[str, int]) -> None:
        """Other servers may have all tables but these: their followers are let go, and find them there."""
        self.is_in_doubt = False
        for table in list(self._tables.values()):
            if epochs.get(table.document.id) != table.lease.epoch:
                table.lose()
                self.forget(table.document.id)

    def current(self, table_id: str) -> Table | None:
        """The table, if it is in memory as it is kept."""
        table = self._tables.get(table_id)
        return None if table is None or table.is_lost else table
