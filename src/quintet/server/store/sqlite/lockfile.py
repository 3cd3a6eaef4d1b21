"""A lock beside the database: two servers never run on one file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from weakref import WeakSet

from quintet.core.errors import QuintetError


class Locked(QuintetError):
    """Another server holds the lock."""


class LockFile:
    """Held until `release` or the end of the process, however it ends."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.lock")
        try:
            self._fd = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise QuintetError(f"cannot write to {database.parent}: {error.strerror}") from None
        try:
            _lock(self._fd)
        except OSError:
            owner = os.read(self._fd, 20).decode("ascii", "replace").strip()
            os.close(self._fd)
            raise Locked(f"another server (process {owner or 'unknown'}) has {database} open") from None
        try:
            os.ftruncate(self._fd, 0)
            os.write(self._fd, f"{os.getpid()}\n".encode())
        except OSError as error:
            os.close(self._fd)
            raise QuintetError(f"cannot write to {path}: {error.strerror}") from None
        _held.add(self)

    def release(self) -> None:
        # The file stays: whoever removed it could remove one that another server has locked just now.
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1


_held: WeakSet[LockFile] = WeakSet()


def _let_go_in_child() -> None:
    """A forked process shares the lock and would keep it after its parent was killed."""
    for lock in list(_held):
        lock.release()


if sys.platform == "win32":
    import msvcrt

    def _lock(fd: int) -> None:
        # A byte far behind the process number, which others want to read.
        os.lseek(fd, 1 << 20, os.SEEK_SET)
        msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
        os.lseek(fd, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(fd: int) -> None:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)

    os.register_at_fork(after_in_child=_let_go_in_child)
