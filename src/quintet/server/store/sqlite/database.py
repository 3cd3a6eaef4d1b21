"""The database file: is it ours, is it up to date, and connections to it for writing and for reading."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path

from quintet.server.store.interface import UnusableDatabase

APPLICATION_ID = 0x51354E54  # "Q5NT"

# A pruning or a backup beside the server takes turns with it in steps far shorter than this.
_BUSY_SECONDS = 30.0


def migrations() -> list[str]:
    """The steps from an empty file to the schema of this program, in order."""
    folder = files("quintet.server.store.sqlite").joinpath("migrations")
    steps = sorted((step for step in folder.iterdir() if step.name.endswith(".sql")), key=lambda step: step.name)
    return [step.read_text(encoding="utf-8") for step in steps]


def open_for_writing(path: Path, steps: Sequence[str]) -> sqlite3.Connection:
    """Create the database or bring it up to date, and connect to it."""
    is_new = _is_new(path)
    if not is_new:
        _check_ours(path)
    with _as_sentence(path):
        if is_new:
            # Seeds of running matches are in it: for nobody else's eyes. SQLite gives its other files the same mode.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        db = _connect(path, "rw")
        try:
            _migrate(db, path, steps)
            if db.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
                raise UnusableDatabase(f"{path} cannot be used: on its file system SQLite has no write-ahead log")
            db.execute("PRAGMA synchronous = FULL")
            db.execute("PRAGMA foreign_keys = ON")
            # Copying the log into the database holds up a commit: with 16 MB it happens to fewer than one in a hundred.
            db.execute("PRAGMA wal_autocheckpoint = 4000")
            db.execute("PRAGMA journal_size_limit = 67108864")
            db.execute(f"PRAGMA user_version = {len(steps)}")  # there may be no room: better refused now than later
            sync_folder(path)
        except BaseException:
            db.close()
            raise
    return db


def open_for_reading(path: Path, version: int | None = None) -> sqlite3.Connection:
    """Connect beside a server or without one; nothing can be changed by this connection."""
    if _is_new(path):
        raise UnusableDatabase(f"there is no database {path}")
    return _open_existing(path, "ro", version)


def open_for_upkeep(path: Path) -> sqlite3.Connection:
    """Connect beside a server or without one, for changes in short transactions."""
    if _is_new(path):
        raise UnusableDatabase(f"there is no database {path}")
    db = _open_existing(path, "rw", None)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


@contextlib.contextmanager
def snapshot(db: sqlite3.Connection) -> Iterator[None]:
    """All that is read inside is of one moment."""
    db.execute("BEGIN")
    try:
        yield
    finally:
        db.execute("ROLLBACK")


def _open_existing(path: Path, mode: str, version: int | None) -> sqlite3.Connection:
    _check_ours(path)
    with _as_sentence(path):
        db = _connect(path, mode)
        expected = len(migrations()) if version is None else version
        if (found := _version(db)) != expected:
            db.close()
            raise UnusableDatabase(
                f"{path} has schema {found}, this program needs {expected}: start the server of this version once"
                if found < expected
                else _newer(path, found, expected)
            )
    return db


def _is_new(path: Path) -> bool:
    try:
        return not path.exists() or (path.is_file() and path.stat().st_size == 0)
    except OSError as error:
        raise UnusableDatabase(f"{path} cannot be read: {error.strerror}") from None


def _check_ours(path: Path) -> None:
    """Look at the first bytes alone, without a lock or a look at the log: somebody else's database is left in peace.

    It must be SQLite that opens the file. Closing any other descriptor of it would drop all locks that this process has
    on it (POSIX wants it so), and then whoever connects beside the server and leaves takes its write-ahead log away.
    """
    try:
        try:
            is_ours = _is_ours(path, "ro&immutable=1")
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_CORRUPT:
                raise
            # Whoever is killed while the log is copied into the database leaves a file that makes no sense without it.
            is_ours = _is_ours(path, "ro")
    except sqlite3.OperationalError as error:
        raise UnusableDatabase(f"{path} cannot be read: {error}") from None
    except sqlite3.DatabaseError:
        is_ours = False
    if not is_ours:
        raise UnusableDatabase(f"{path} is not a database of Quintet; it was left as it is")


def _is_ours(path: Path, mode: str) -> bool:
    with contextlib.closing(_connect(path, mode)) as db:
        application_id: int = db.execute("PRAGMA application_id").fetchone()[0]
        return application_id == APPLICATION_ID


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=_BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
    )


def _migrate(db: sqlite3.Connection, path: Path, steps: Sequence[str]) -> None:
    found = _version(db)
    if found > len(steps):
        raise UnusableDatabase(_newer(path, found, len(steps)))
    if found == len(steps):
        return
    # The first step is made before the file has a write-ahead log, so that its first bytes tell that it is ours.
    script = "\n".join(["BEGIN IMMEDIATE;", *steps[found:], f"PRAGMA user_version = {len(steps)};"])
    try:
        db.executescript(f"{script}\nPRAGMA application_id = {APPLICATION_ID};")
        if broken := db.execute("PRAGMA foreign_key_check").fetchall():
            raise UnusableDatabase(f"{path} cannot be brought up to date: {len(broken)} rows refer to nothing")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _newer(path: Path, found: int, known: int) -> str:
    return f"{path} was written by a newer Quintet (schema {found}, this program knows {known}); it was left as it is"


def _version(db: sqlite3.Connection) -> int:
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    return version


@contextlib.contextmanager
def _as_sentence(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise UnusableDatabase(f"{path} cannot be opened: {error}") from error
    except OSError as error:
        raise UnusableDatabase(f"{path} cannot be opened: {error.strerror}") from error


def sync_folder(path: Path) -> None:
    """A new file is there after a power failure only if its folder knows of it."""
    if sys.platform != "win32":
        folder = os.open(path.absolute().parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
