"""Who may write to a table: the server that holds its lease.

A table names its owner and an epoch; whoever takes it over gets a higher epoch. The leases of a server expire together,
by the clock of the database, unless the server renews them: one row, however many tables it holds.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import timedelta

from quintet.server.logs import about
from quintet.server.store.interface import Lease, Node, OwnedElsewhere, UnusableDatabase
from quintet.server.store.postgres.database import Connection
from quintet.server.store.postgres.link import Link, is_outage
from quintet.server.store.refusing import stale

_log = logging.getLogger(__name__)

_UNSURE_PAUSE = 0.02  # seconds between two looks whether the leases hold again

OWNER_KEY = "tables_owner_fkey"  # an owner must be among the servers at work

# The owner of `tables t`, if their lease holds.
HELD = "n.id = t.owner AND holds(n.expires, n.lease)"

_HOLD = f"SELECT 1 FROM tables t JOIN nodes n ON {HELD} WHERE t.id = $1 AND t.epoch = $2 FOR NO KEY UPDATE OF t"

# Whoever holds it already takes it anew.
_TAKE = f"""
UPDATE tables t SET epoch = nextval('epochs'), owner = $2
WHERE t.id = $1 AND (t.owner = $2 OR NOT EXISTS (SELECT 1 FROM nodes n WHERE {HELD}))
RETURNING t.epoch
"""

_OWNER = f"SELECT n.name, n.address FROM tables t LEFT JOIN nodes n ON {HELD} WHERE t.id = $1"

_RENEW = """
UPDATE nodes SET expires = clock_timestamp() + lease WHERE id = $1 AND ($2 OR holds(expires, lease)) RETURNING id
"""

_BEGIN = "INSERT INTO nodes (name, address, lease, expires) VALUES ($1, $2, $3, clock_timestamp() + $3) RETURNING id"

_KEPT = "SELECT id, epoch FROM tables WHERE owner = $1"

# Its leases never hold.
_NOBODY = "INSERT INTO nodes (name, address, lease, expires) VALUES ('', '', '0', '-infinity') RETURNING id"

_FORGET = "DELETE FROM nodes WHERE id = $1 OR (name <> '' AND expires < clock_timestamp() - interval '1 day')"


async def hold(db: Connection, lease: Lease) -> None:
    """Let nobody take the table over before the end of this transaction; `StaleOwner` if somebody has."""
    if await db.fetchval(_HOLD, lease.table, lease.epoch) is None:
        raise stale(lease)


async def take(db: Connection, node: int, table: str) -> Lease | None:
    """Become the owner of a table; None if there is none. Raises `OwnedElsewhere`."""
    while (epoch := await db.fetchval(_TAKE, table, node)) is None:
        owner = await db.fetchrow(_OWNER, table)
        if owner is None:
            return None
        if owner[0] is not None:
            raise OwnedElsewhere(table, Node(*owner))
    return Lease(table, epoch)


async def nobody(db: Connection) -> int:
    """A server that is gone: what is handed over is left to whoever comes first."""
    found: int | None = await db.fetchval("SELECT min(id) FROM nodes WHERE name = ''")
    if found is not None:
        return found
    added: int = await db.fetchval(_NOBODY)
    return added


class Session:
    """The time in which this server's leases hold. If it ends too early, all are lost, and another one begins."""

    def __init__(self, link: Link, node: Node, seconds: float) -> None:
        self.id = 0
        self.on_doubt: Callable[[], None] | None = None  # the leases may have expired
        self.on_kept: Callable[[dict[str, int]], None] | None = None  # which of them have not
        self._link = link
        self._node = node
        self._seconds = seconds
        self._deadline = 0.0  # by this machine's clock; that of the database is never earlier
        self._awake_at = 0.0
        self._is_in_doubt = False
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self, db: Connection) -> None:
        """Enter this server among those at work. Raises `UnusableDatabase` if another of its name is at work."""
        await self._wait_for_namesake(db)
        await self._enter(db)
        self._tasks = [asyncio.create_task(self._keep()), asyncio.create_task(self._stay_awake())]

    async def end(self, db: Connection) -> None:
        """Let go of all tables at once: others take over those where a match is running."""
        await db.execute("UPDATE nodes SET lease = '0', expires = clock_timestamp() WHERE id = $1", self.id)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    def must_hold(self, lease: Lease) -> None:
        """Raise `StaleOwner` if nothing was renewed for so long that others may have the table by now."""
        if time.monotonic() > self._deadline:
            raise stale(lease)

    async def sure(self) -> int:
        """The session by which tables are taken now. If its leases may have expired it is waited until they are
        renewed, or the next session has begun: what is taken before that would be lost with all else."""
        while time.monotonic() > self._deadline:
            await self._link.wait()
            await asyncio.sleep(_UNSURE_PAUSE)
        return self.id

    async def revive(self, db: Connection) -> None:
        """The database was away, this server was not: whatever nobody else has taken meanwhile stays with it."""
        self._doubt()
        await self._renew(db, is_back=True)

    def _doubt(self) -> None:
        self._is_in_doubt = True
        if self.on_doubt is not None:
            self.on_doubt()

    def _tell(self, kept: dict[str, int]) -> None:
        self._is_in_doubt = False
        if self.on_kept is not None:
            self.on_kept(kept)

    async def _wait_for_namesake(self, db: Connection) -> None:
        """A server of this name may have been killed just now: then its leases expire."""
        query = "SELECT max(expires) FROM nodes WHERE name = $1 AND holds(expires, lease)"
        seen = await db.fetchval(query, self._node.name)
        while (expires := await db.fetchval(query, self._node.name)) is not None:
            if expires != seen:
                raise UnusableDatabase(f"another server named {self._node.name!r} is at work in {self._link.name}")
            await asyncio.sleep(self._seconds / 10)

    async def _enter(self, db: Connection) -> None:
        now = self._awake_at = time.monotonic()
        async with db.transaction():
            await db.execute(_FORGET, self.id)
            begun = await db.fetchval(_BEGIN, self._node.name, self._node.address, timedelta(seconds=self._seconds))
        self.id = begun
        self._deadline = now + self._seconds

    async def _keep(self) -> None:
        """Renew the leases again and again, by a connection that nobody else uses."""
        db: Connection | None = None
        while True:
            await asyncio.sleep(self._seconds / 4)
            n_outages = await self._link.wait()
            try:
                async with asyncio.timeout(self._seconds / 2):
                    if db is None or db.is_closed():
                        db = await self._link.connect()
                    await self._renew(db, is_back=False)
            except Exception as error:
                if not is_outage(error):
                    self._link.fail(error)
                    return
                self._link.lost(error, n_outages)

    async def _stay_awake(self) -> None:
        """Note again and again that this process is not asleep. Once it was for too long, all leases are lost."""
        while True:
            if self._was_asleep():
                self._deadline = 0.0
            else:
                self._awake_at = time.monotonic()
            if time.monotonic() > self._deadline and not self._is_in_doubt:
                self._doubt()
            await asyncio.sleep(self._seconds / 8)

    def _was_asleep(self) -> bool:
        return time.monotonic() - self._awake_at > self._seconds

    async def _renew(self, db: Connection, is_back: bool) -> None:
        now = time.monotonic()
        if self._was_asleep() or await db.fetchval(_RENEW, self.id, is_back) is None:
            _log.warning("the leases of this server have expired", extra=about(node=self._node.name))
            self._deadline = 0.0
            self._tell({})
            await self._enter(db)
        else:
            self._deadline = now + self._seconds
            if self._is_in_doubt:
                self._tell({row["id"]: row["epoch"] for row in await db.fetch(_KEPT, self.id)})
