"""The one thread that writes: whatever waits goes into one transaction, and nobody is answered before its commit.

Fail-stop: if anything goes wrong that is not the fault of one entry alone, then nothing is written any more, and
everybody who waits or comes later is told so. That the files of the database are not there any more is such a case.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from quintet.server.store.interface import Conflict, StoreFailed
from quintet.server.store.sqlite.appends import Append, append_together
from quintet.server.store.sqlite.files import SECONDS, FilesInUse

Result = TypeVar("Result")

# What an entry may raise without harm to the others: the statement is undone, the transaction goes on.
_OWN_FAULT = (ValueError, OverflowError, sqlite3.IntegrityError, sqlite3.DataError)

_log = logging.getLogger(__name__)


class _Entry:
    """Something to be written, and who waits for it."""

    __slots__ = ("answer", "error", "is_single", "result", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], Any], is_single: bool, answer: asyncio.Future[Any]) -> None:
        self.work = work
        self.is_single = is_single
        self.answer = answer
        self.result: object = None
        self.error: Exception | None = None

    def carry_out(self, db: sqlite3.Connection) -> None:
        """All or nothing, within the transaction of its batch."""
        if self.is_single:
            self._try(db)
            return
        db.execute("SAVEPOINT entry")
        self._try(db)
        if self.error is not None:
            db.execute("ROLLBACK TO entry")
        db.execute("RELEASE entry")

    def _try(self, db: sqlite3.Connection) -> None:
        try:
            self.result = self.work(db)
        except sqlite3.IntegrityError as error:
            self.error = Conflict(f"nothing was written: {error}")
        except _OWN_FAULT as error:
            self.error = error

    def settle(self, error: Exception | None) -> None:
        if self.answer.done():  # whoever waited was cancelled meanwhile
            return
        if error is None:
            self.answer.set_result(self.result)
        else:
            self.answer.set_exception(error)


class Journal:
    """Made and used on an event loop; the connection belongs to its thread until `close` has returned."""

    def __init__(self, db: sqlite3.Connection, most_waiting: int, files: FilesInUse | None = None) -> None:
        self.n_commits = 0
        self.n_entries = 0
        self._db = db
        self._files = files
        self._loop = asyncio.get_running_loop()
        self._room = asyncio.Semaphore(most_waiting)
        self._gathered: list[_Entry] = []  # in this turn of the loop; the thread is woken once for all of them
        self._queue: SimpleQueue[list[_Entry] | None] = SimpleQueue()
        self._batch: list[_Entry] = []
        self._is_last = False
        self._refusal: str | None = None
        self._failed: asyncio.Future[StoreFailed] = self._loop.create_future()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._thread = Thread(target=self._run, name="quintet-journal", daemon=True)
        self._thread.start()

    # ------------------------------------------------------------ on the event loop
    async def write(self, work: Callable[[sqlite3.Connection], Result], is_single: bool = False) -> Result:
        """Let the thread do the work, and return what it returned when that is durable.

        `is_single` says that the work changes rows by one statement at most and so needs no savepoint. Once accepted
        an entry is written, even if the task that waits for it is cancelled.
        """
        await self._room.acquire()
        if self._refusal is not None:
            self._room.release()
            raise StoreFailed(self._refusal)
        answer: asyncio.Future[Result] = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Entry(work, is_single, answer))
        return await answer

    def _hand_over(self) -> None:
        """Give the thread what was gathered."""
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    async def failed(self) -> StoreFailed:
        """Wait until the journal has failed, if it ever does; may be awaited by many."""
        return await asyncio.shield(self._failed)

    async def close(self) -> None:
        """Write everything that was accepted, and end the thread."""
        if self._refusal is None:
            self._refusal = "the store is closed"
            self._hand_over()
            self._queue.put(None)
        await asyncio.shield(self._ended)

    def _settle(self, batch: list[_Entry]) -> None:
        for entry in batch:
            entry.settle(entry.error)
            self._room.release()

    def _fail(self, batch: list[_Entry], error: BaseException) -> None:
        self._refusal = f"the store cannot write any more: {error}"
        _log.critical("the store cannot write any more", exc_info=error)
        # All entries are put in on the loop, where this runs: none can come after the last.
        self._hand_over()
        pending = [*batch, *_left_in(self._queue)]
        for entry in pending:
            failure = StoreFailed(self._refusal)
            failure.__cause__ = error
            entry.settle(failure)
            self._room.release()
        self._failed.set_result(StoreFailed(self._refusal))

    # ------------------------------------------------------------ in the thread
    def _run(self) -> None:
        try:
            while self._take_batch():
                self._commit(self._batch)
                self._tell(self._settle, self._batch)
        except BaseException as error:  # also what nobody thought of: a dead thread must not go unnoticed
            self._tell(self._fail, self._batch, error)
        self._tell(self._ended.set_result, None)

    def _take_batch(self) -> bool:
        """Wait for an entry, and take all that are there."""
        self._batch = []
        if self._is_last:
            return False
        entries = self._wait()
        while entries is not None:
            self._batch += entries
            try:
                entries = self._queue.get_nowait()
            except Empty:
                return True
        self._is_last = True
        return bool(self._batch)

    def _wait(self) -> list[_Entry] | None:
        """Wait for an entry, and meanwhile look after the files."""
        while True:
            try:
                return self._queue.get(timeout=SECONDS)
            except Empty:
                if self._files is not None:
                    self._files.must_be_there()

    def _commit(self, batch: list[_Entry]) -> None:
        self._db.execute("BEGIN IMMEDIATE")
        for are_appends, neighbours in groupby(batch, key=lambda entry: isinstance(entry.work, Append)):
            entries = list(neighbours)
            if not (are_appends and self._append_together(entries)):
                for entry in entries:
                    entry.carry_out(self._db)
        self._db.execute("COMMIT")
        if self._files is not None:
            self._files.must_be_there()  # else it is durable in a file that nobody will find
        self.n_commits += 1
        self.n_entries += len(batch)

    def _append_together(self, entries: list[_Entry]) -> bool:
        """The fast way if there is nothing wrong with any of them; False if each must be looked at by itself."""
        if len(entries) == 1:
            return False
        self._db.execute("SAVEPOINT together")
        try:
            is_done = append_together(self._db, [entry.work for entry in entries if isinstance(entry.work, Append)])
        except _OWN_FAULT:
            is_done = False
        if not is_done:
            self._db.execute("ROLLBACK TO together")
        self._db.execute("RELEASE together")
        return is_done

    def _tell(self, call: Callable[..., object], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(call, *arguments)


def _left_in(queue: SimpleQueue[list[_Entry] | None]) -> list[_Entry]:
    """What is left in a queue that nobody else takes from."""
    left: list[_Entry] = []
    while not queue.empty():
        left += queue.get_nowait() or ()
    return left
