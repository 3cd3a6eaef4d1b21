"""The one task that writes moves: whatever waits goes into one statement, and nobody is answered before its commit.

If the connection is lost before the answer, nobody knows whether the moves were written. Then the log itself is looked
at when the database is back: what is there is acknowledged, what is not is written.
"""

from __future__ import annotations

import asyncio

import asyncpg

from quintet.server.store.interface import Conflict, StoreFailed
from quintet.server.store.postgres.appends import (
    PLANS,
    Append,
    check_running,
    going_together,
    is_written,
    write_together,
)
from quintet.server.store.postgres.database import PATIENCE, Connection
from quintet.server.store.postgres.leases import Session
from quintet.server.store.postgres.link import Link, is_outage

_MOST_TOGETHER = 2_000  # appends in one statement


class _Entry:
    """An append, and who waits for it."""

    __slots__ = ("answer", "append")

    def __init__(self, append: Append, answer: asyncio.Future[None]) -> None:
        self.append = append
        self.answer = answer


class Journal:
    """Made and used on an event loop."""

    def __init__(self, link: Link, session: Session, most_waiting: int) -> None:
        self.n_commits = 0
        self.n_entries = 0
        self._link = link
        self._session = session
        self._db: Connection | None = None
        self._room = asyncio.Semaphore(most_waiting)
        self._waiting: list[_Entry] = []
        self._is_waited_for = asyncio.Event()
        self._refusal: str | None = None
        self._task = asyncio.create_task(self._run())

    async def write(self, append: Append) -> None:
        """Return when the moves are durable. Once accepted they are written, also if whoever waits is cancelled."""
        await self._room.acquire()
        if self._refusal is not None:
            self._room.release()
            raise StoreFailed(self._refusal)
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Entry(append, answer))
        self._is_waited_for.set()
        await answer

    async def close(self, patience: float) -> None:
        """Write everything that was accepted, if the database is there."""
        if self._refusal is None:
            self._refusal = "the store is closed"
            self._is_waited_for.set()
        await asyncio.wait([self._task], timeout=patience)
        if not self._task.done():
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._refuse(self._waiting, StoreFailed(self._refusal))

    async def _run(self) -> None:
        batch: list[_Entry] = []
        try:
            while self._refusal is None or self._waiting:
                await self._is_waited_for.wait()
                batch = self._waiting[:_MOST_TOGETHER]
                batch = batch[: going_together([entry.append for entry in batch])]
                del self._waiting[: len(batch)]
                if not self._waiting and self._refusal is None:
                    self._is_waited_for.clear()
                if batch:
                    await self._write(batch)
        except StoreFailed as error:
            self._refusal = str(error)
            self._refuse([*batch, *self._waiting], error)
        except asyncio.CancelledError:
            self._refuse(batch, StoreFailed("the store is closed"))
            raise

    async def _write(self, batch: list[_Entry]) -> None:
        """Write until it is known of every entry whether it was written."""
        is_in_doubt = False
        while batch:
            n_outages = await self._link.wait()
            try:
                async with asyncio.timeout(PATIENCE):
                    db = await self._connection()
                    if is_in_doubt:
                        batch = [entry for entry in batch if not await self._was_written(db, entry)]
                    await self._try(db, batch)
                return
            except asyncpg.TransactionRollbackError:  # two who waited for each other: nothing was written
                continue
            except Exception as error:
                if not is_outage(error):
                    self._link.fail(error)
                    continue  # `wait` raises what is to be told
                is_in_doubt = True
                self._link.lost(error, n_outages)

    async def _connection(self) -> Connection:
        if self._db is None or self._db.is_closed():
            self._db = await self._link.connect(**PLANS)
        return self._db

    async def _was_written(self, db: Connection, entry: _Entry) -> bool:
        if not await is_written(db, entry.append):
            return False
        self._settle(entry)
        return True

    async def _try(self, db: Connection, batch: list[_Entry]) -> None:
        """One statement for all; if it is somebody's own fault that it fails, one for each."""
        if not batch:
            return
        try:
            written = await write_together(db, [entry.append for entry in batch])
        except (ValueError, asyncpg.DataError, asyncpg.IntegrityConstraintViolationError) as error:
            if len(batch) > 1:
                for entry in batch:
                    await self._try(db, [entry])
            else:
                self._settle(batch[0], _own_fault(error))
            return
        self.n_commits += 1
        self.n_entries += len(batch)
        for entry in batch:
            if written is None or entry.append.match in written:
                self._settle(entry)
            else:
                self._settle(entry, await self._why_refused(db, entry.append))

    @staticmethod
    async def _why_refused(db: Connection, append: Append) -> Exception:
        try:
            await check_running(db, append.lease, append.match, append.first)
        except Exception as error:
            if is_outage(error):
                raise
            return error
        return Conflict(f"move {append.first} of match {append.match} was refused")

    def _settle(self, entry: _Entry, error: Exception | None = None) -> None:
        self._room.release()
        if entry.answer.done():  # whoever waited was cancelled meanwhile
            return
        try:
            self._session.must_hold(entry.append.lease)
        except Exception as too_late:
            error = error or too_late
        if error is None:
            entry.answer.set_result(None)
        else:
            entry.answer.set_exception(error)

    def _refuse(self, entries: list[_Entry], error: StoreFailed) -> None:
        for entry in entries:
            if not entry.answer.done():
                self._room.release()
                entry.answer.set_exception(StoreFailed(str(error)))


def _own_fault(error: Exception) -> Exception:
    """What whoever asked for the write is told."""
    if isinstance(error, asyncpg.IntegrityConstraintViolationError):
        return Conflict(f"nothing was written: {error}")
    return error if isinstance(error, ValueError) else ValueError(str(error))
