"""The upkeep of a SQLite file, beside a running server or without one."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from quintet.core.errors import QuintetError
from quintet.server.store import upkeep
from quintet.server.store.interface import MatchRow, Move, Outcome, StoredMatch
from quintet.server.store.sqlite import queries
from quintet.server.store.sqlite.database import open_for_reading, open_for_upkeep, snapshot, sync_folder
from quintet.server.store.upkeep import Counts, MatchListed, Pruned, TableListed, Upkeep

# Being played, but nobody has moved since then or has time left by the clock. A clock that is off is not in a document.
_ABANDONED = (
    f"SELECT t.id, t.match FROM tables t WHERE {queries.RUNNING} AND {queries.ACTIVE_AT} "
    "+ 1000 * coalesce(json_extract(CAST(t.document AS TEXT), '$.clock'), 0) < ?"
)


class SqliteUpkeep(Upkeep):
    """The upkeep of one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.name = str(path)

    def list_tables(self) -> list[TableListed]:
        with closing(open_for_reading(self._path)) as db:
            return [TableListed(*row) for row in queries.tables_by_activity(db)]

    def matches_at(self, table: str) -> list[MatchListed]:
        with closing(open_for_reading(self._path)) as db:
            return [MatchListed(*match) for match in queries.matches_at(db, table)]

    def stored_match(self, match: str) -> StoredMatch | None:
        with closing(open_for_reading(self._path)) as db:
            return queries.stored_match(db, match)

    def finished_matches(self) -> Iterator[tuple[MatchRow, list[Move], Outcome]]:
        with closing(open_for_reading(self._path)) as db:
            yield from queries.finished_matches(db)

    def count(self) -> Counts:
        with closing(open_for_reading(self._path)) as db, snapshot(db):

            def one(query: str) -> int:
                number: int = db.execute(query).fetchone()[0]
                return number

            log = self._path.with_name(f"{self._path.name}-wal")
            return upkeep.counts_of(
                db.execute(upkeep.COUNTED.format(running=queries.RUNNING)).fetchone(),
                db.execute(upkeep.MATCHES_BY_GAME),
                n_bytes=self._path.stat().st_size,
                n_log_bytes=log.stat().st_size if log.exists() else 0,
                n_free_bytes=one("PRAGMA freelist_count") * one("PRAGMA page_size"),
                schema=one("PRAGMA user_version"),
            )

    def back_up(self, target: Path) -> None:
        if target.exists():
            raise QuintetError(f"{target} is there already; it was left as it is")
        part = target.with_name(f"{target.name}.part")
        part.unlink(missing_ok=True)
        try:
            os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            with closing(open_for_reading(self._path)) as db:
                db.execute("VACUUM INTO ?", (str(part),))
            with closing(open_for_reading(part)) as copy:
                if (found := copy.execute("PRAGMA quick_check").fetchone()[0]) != "ok":
                    raise QuintetError(f"the backup of {self._path} is damaged: {found}")
            with part.open("rb+") as file:
                os.fsync(file.fileno())
            part.rename(target)
            sync_folder(target)
        except (OSError, sqlite3.Error) as error:
            raise QuintetError(f"{self._path} cannot be backed up to {target}: {error}") from error
        finally:
            part.unlink(missing_ok=True)

    def prune(
        self,
        table_days: int | None,
        match_days: int | None,
        now: int | None = None,
        *,
        abandoned_days: int | None = None,
        is_trial: bool = False,
    ) -> Pruned:
        now = upkeep.time_of(now)
        n_tables = n_matches = 0
        remove = _count if is_trial else _remove
        try:
            with closing(open_for_reading(self._path) if is_trial else open_for_upkeep(self._path)) as db:
                if abandoned_days is not None:
                    n_tables = n_matches = _remove_abandoned(db, upkeep.days_before(now, abandoned_days), is_trial)
                if table_days is not None:
                    idle = upkeep.IDLE_TABLES.format(before="?", running=queries.RUNNING)
                    n_tables += remove(db, "tables", "id", idle, upkeep.days_before(now, table_days))
                if match_days is not None:
                    for old in upkeep.OLD_MATCHES:
                        chosen = old.format(before="?")
                        n_matches += remove(db, "matches", "number", chosen, upkeep.days_before(now, match_days))
        except sqlite3.Error as error:
            raise QuintetError(f"{self._path} was not pruned to the end: {error}") from error
        return Pruned(n_tables, n_matches)


def _remove(db: sqlite3.Connection, table: str, key: str, choice: str, before: int) -> int:
    n_removed = 0
    while True:
        query = f"DELETE FROM {table} WHERE {key} IN ({choice} LIMIT {upkeep.STEP})"
        removed = db.execute(query, (before,)).rowcount
        n_removed += removed
        if removed < upkeep.STEP:
            return n_removed
        time.sleep(upkeep.PAUSE_SECONDS)


def _remove_abandoned(db: sqlite3.Connection, before: int, is_trial: bool) -> int:
    """Remove matches together with their tables: a table cannot go on from a match that is gone."""
    if is_trial:
        return len(db.execute(_ABANDONED, (before,)).fetchall())
    n_removed = 0
    while True:
        db.execute("BEGIN IMMEDIATE")  # moves made meanwhile are seen
        found = db.execute(f"{_ABANDONED} LIMIT {upkeep.STEP}", (before,)).fetchall()
        db.executemany("DELETE FROM tables WHERE id = ?", [(table,) for table, _ in found])
        db.executemany("DELETE FROM matches WHERE number = ?", [(match,) for _, match in found])
        db.execute("COMMIT")
        n_removed += len(found)
        if len(found) < upkeep.STEP:
            return n_removed
        time.sleep(upkeep.PAUSE_SECONDS)


def _count(db: sqlite3.Connection, table: str, key: str, choice: str, before: int) -> int:
    number: int = db.execute(f"SELECT count(*) FROM ({choice})", (before,)).fetchone()[0]
    return number
