"""The files of an open database: are they still those that were opened, and whole?

SQLite does not ask. If somebody deletes, moves or replaces them, it goes on writing to files that nobody will find.
"""

from __future__ import annotations

import contextlib
import os
import struct
import sys
import time
from pathlib import Path

from quintet.server.store.interface import UnusableDatabase

SECONDS = 1.0  # from one look at their lengths to the next

_MAGIC = b"SQLite format 3\0"
_HEADER = struct.Struct(">16sH6xI I60xI")  # magic, size of a page, changes, pages, the changes that `pages` is as of
_INDEX = struct.Struct("=16xI")  # the last frame of the log, as the head of the shared memory has it
_LOG = struct.Struct(">I12xQ8x")  # magic, salt
_LOG_MAGIC = (0x377F0682, 0x377F0683)
_FRAME = struct.Struct(">8xQ8x")  # the salt of the log that it belongs to


class FilesInUse:
    """The database, its write-ahead log and the index of that, held open to be compared with what their names name."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._names = [database, *(database.with_name(database.name + ending) for ending in ("-wal", "-shm"))]
        if sys.platform == "win32":  # there nobody can delete or move a file that is open
            self._names = []
        self._fds: list[int] = []
        self._n_changes = 0
        self._last_frame, self._salt = 0, 0  # of the log, when it was looked at last
        self._is_suspect = False
        self._looked_at = time.monotonic()
        try:
            self._fds = [os.open(name, os.O_RDONLY) for name in self._names]
        except OSError as error:
            self.close()
            raise UnusableDatabase(f"{database} cannot be read: {error.strerror}") from None

    def close(self) -> None:
        """To be called when SQLite has closed them: this gives up all locks that the process has on them."""
        while self._fds:
            os.close(self._fds.pop())

    def must_be_there(self) -> None:
        """Raise `UnusableDatabase` if what was written is not where it will be looked for. Takes some microseconds."""
        for name, fd in zip(self._names, self._fds, strict=True):
            try:
                if not os.path.samestat(os.stat(name), os.fstat(fd)):
                    raise UnusableDatabase(f"{name} was replaced while the server had it open")
            except OSError:
                raise UnusableDatabase(f"{name} was deleted or moved while the server had it open") from None
        if time.monotonic() - self._looked_at >= SECONDS:
            self.must_be_whole()

    def must_be_whole(self) -> None:
        """The same, and if a file is shorter than it must be, or older than it was, at two looks: a tool that works
        beside the server may be changing its length just now."""
        self._looked_at = time.monotonic()
        problem = self._problem() if self._fds else ""
        if problem and self._is_suspect:
            raise UnusableDatabase(f"{self._database} was {problem} while the server had it open")
        self._is_suspect = bool(problem)

    def _problem(self) -> str:
        database, log, index = self._fds
        try:
            magic, page_size, n_changes, n_pages, as_of = _HEADER.unpack(_begin(database, _HEADER.size))
            (last_frame,) = _INDEX.unpack(_begin(index, _INDEX.size))
        except struct.error:
            return "cut off"
        page_size = 1 << 16 if page_size == 1 else page_size
        if magic != _MAGIC or n_changes < self._n_changes:
            return "overwritten"
        self._n_changes = n_changes
        is_short = as_of == n_changes and os.fstat(database).st_size < page_size * n_pages
        is_whole = not is_short and self._is_log_whole(log, last_frame, page_size)
        return "" if is_whole else "cut off"

    def _is_log_whole(self, log: int, last_frame: int, page_size: int) -> bool:
        """Whether the log has its head, the frame that was its last one a look ago, and its last one.

        What is written after a cut makes the log as long as before, with a hole in it.
        """
        if not last_frame:
            return True  # everything is in the database
        try:
            magic, salt = _LOG.unpack(_begin(log, _LOG.size))
            known = self._last_frame if salt == self._salt else last_frame
            salts = {
                _FRAME.unpack(_begin(log, _FRAME.size, _LOG.size + (frame - 1) * (_FRAME.size + page_size)))[0]
                for frame in (min(known, last_frame), last_frame)
            }
        except struct.error:
            return False
        if os.fstat(log).st_size < _LOG.size + last_frame * (_FRAME.size + page_size):
            return False
        if magic not in _LOG_MAGIC or salts != {salt}:
            return False
        self._last_frame, self._salt = last_frame, salt
        return True


def _begin(fd: int, n: int, at: int = 0) -> bytes:
    with contextlib.suppress(OSError):
        os.lseek(fd, at, os.SEEK_SET)
        return os.read(fd, n)
    return b""
