"""The way to the database: a few connections, and the wait while there are none.

A database may go away (a restart, a failover, a cut network). Then all connections are given up, whoever wants to read
or write waits, and goes on when the database is back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import asyncpg

from quintet.server.logs import about
from quintet.server.store.interface import StoreAway, StoreFailed
from quintet.server.store.postgres.database import PATIENCE, Connection, close, connect, shown

Result = TypeVar("Result")

_TOLD_AFTER = 0.5  # seconds: what is shorter, nobody notices
_SHORTEST_PAUSE, _LONGEST_PAUSE = 0.05, 1.0  # seconds between attempts to connect

_log = logging.getLogger(__name__)


def is_outage(error: BaseException) -> bool:
    """Whether the database cannot do now what it could do before, and will be able to again."""
    if isinstance(error, ValueError):  # something that cannot be sent
        return False
    return _is_torn(error) or isinstance(
        error,
        (
            OSError,  # and TimeoutError
            asyncpg.PostgresConnectionError,
            asyncpg.OperatorInterventionError,  # it stops, or starts
            asyncpg.InsufficientResourcesError,  # no room on its disk
            asyncpg.ReadOnlySQLTransactionError,  # another one is the primary by now
            asyncpg.InterfaceError,  # a connection that is closed
            asyncpg.InternalClientError,
        ),
    )


def _is_torn(error: BaseException) -> bool:
    """Whether a connection was given up while asyncpg was between two steps of one statement: it does not notice, and
    asks nothing to go on."""
    if not isinstance(error, AttributeError) or error.obj is not None:
        return False
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace is not None and str(trace.tb_frame.f_globals.get("__name__")).startswith("asyncpg")


class Link:
    """Made and used on an event loop."""

    def __init__(self, address: str, first: Connection, n_connections: int) -> None:
        self.name = shown(address)
        self.on_return: Callable[[Connection], Awaitable[None]] | None = None  # before anybody goes on
        self.on_outage: Callable[[bool], None] | None = None
        self._address = address
        self._room = asyncio.Semaphore(n_connections)
        self._free = [first]
        self._all = {first}
        self._n_outages = 0
        self._is_up = asyncio.Event()
        self._is_up.set()
        self._finding: asyncio.Task[None] | None = None
        self._refusal: str | None = None
        self._failed: asyncio.Future[StoreFailed] = asyncio.get_running_loop().create_future()

    # ------------------------------------------------------------ using it
    async def run(
        self, work: Callable[[Connection], Awaitable[Result]], patience: float | None = None, limit: float = PATIENCE
    ) -> Result:
        """Do some work with a connection, and again after an outage: it must not matter how often it is done.

        `limit` is the time that the work itself may take. Raises `StoreAway` if there was no database for `patience`.
        """
        while True:
            await self.wait(patience)
            async with self._room:
                if not self._is_up.is_set():
                    continue
                n_outages = self._n_outages
                try:
                    async with asyncio.timeout(limit), self._connection() as db:
                        return await work(db)
                except Exception as error:
                    if not is_outage(error):
                        raise
                    self.lost(error, n_outages)

    async def wait(self, patience: float | None = None) -> int:
        """Wait until the database is there; return the number of outages so far, for `lost`."""
        if self._refusal is not None:
            raise StoreFailed(self._refusal)
        if not self._is_up.is_set():
            try:
                async with asyncio.timeout(patience):
                    await self._is_up.wait()
            except TimeoutError:
                raise StoreAway("the database is away") from None
            if self._refusal is not None:
                raise StoreFailed(self._refusal)
        return self._n_outages

    async def connect(self, **settings: str) -> Connection:
        """A connection for one purpose alone; it is given up with all others."""
        db = await connect(self._address, **settings)
        self._all.add(db)
        return db

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        db = self._free.pop() if self._free else await self.connect()
        try:
            yield db
        finally:
            if db.is_closed() or db.is_in_transaction():  # left in the middle of something
                self._all.discard(db)
                db.terminate()
            elif db in self._all:
                self._free.append(db)

    # ------------------------------------------------------------ losing it
    def lost(self, error: BaseException, n_outages: int) -> None:
        """Note that the database is away, if it was there in the time after so many outages."""
        if n_outages != self._n_outages or not self._is_up.is_set() or self._refusal is not None:
            return
        self._is_up.clear()
        _log.warning("the database is away", extra=about(database=self.name, reason=_reason(error)))
        self._give_up_all()
        self._finding = asyncio.create_task(self._find())

    def _give_up_all(self) -> None:
        for db in self._all:
            db.terminate()
        self._all.clear()
        self._free.clear()

    async def _find(self) -> None:
        """Try to connect until that succeeds."""
        begun = asyncio.get_running_loop().time()
        telling = asyncio.get_running_loop().call_later(_TOLD_AFTER, self._tell, True)
        pause = _SHORTEST_PAUSE
        while True:
            db: Connection | None = None
            try:
                db = await connect(self._address)
                if await db.fetchval("SELECT pg_is_in_recovery()"):
                    raise ConnectionError("it is a standby")
                if self.on_return is not None:
                    await self.on_return(db)
                break
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
                if db is not None:
                    db.terminate()
                if isinstance(error, asyncpg.SyntaxOrAccessError):  # it is there, but not what it was
                    telling.cancel()
                    self.fail(error)
                    return
                _log.debug("the database is still away", extra=about(reason=_reason(error)))
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)
        was_told = asyncio.get_running_loop().time() - begun > _TOLD_AFTER
        telling.cancel()
        self._all.add(db)
        self._free.append(db)
        self._n_outages += 1
        self._is_up.set()
        seconds = round(asyncio.get_running_loop().time() - begun, 1)
        _log.warning("the database is back", extra=about(database=self.name, seconds=seconds))
        if was_told:
            self._tell(False)

    def _tell(self, is_out: bool) -> None:
        if self.on_outage is not None:
            self.on_outage(is_out)

    # ------------------------------------------------------------ the end
    async def failed(self) -> StoreFailed:
        """Wait until nothing can be written any more, if that ever happens; may be awaited by many."""
        return await asyncio.shield(self._failed)

    def fail(self, error: BaseException) -> None:
        """Something is wrong that no waiting mends: nothing is written any more."""
        if self._refusal is None:
            self._refusal = f"the store cannot write any more: {error}"
            _log.critical("the store cannot write any more", exc_info=error)
            self._give_up_all()
            self._failed.set_result(StoreFailed(self._refusal))
            self._is_up.set()

    async def close(self) -> None:
        self._refusal = self._refusal or "the store is closed"
        if self._finding is not None:
            self._finding.cancel()
        self._is_up.set()  # whoever waits is told
        await asyncio.gather(*(close(db) for db in list(self._all)))
        self._give_up_all()


def _reason(error: BaseException) -> str:
    return str(error).partition("\n")[0] or type(error).__name__
