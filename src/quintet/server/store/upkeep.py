"""Work on a database beside a running server, or without one: list, count, back up, export, prune."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import IO

import msgspec

from quintet.core.errors import QuintetError
from quintet.core.record import Record
from quintet.server.store import queries
from quintet.server.store.database import open_for_reading, open_for_upkeep, snapshot, sync_folder
from quintet.server.store.records import record_of

_DAY = 24 * 60 * 60 * 1000

# Matches and tables that are removed in one transaction, and the pause after it. A server that wants to write waits
# for a step of this size, and gets its turn in the pause.
_STEP = 50
_PAUSE_SECONDS = 0.02

_IDLE_TABLES = f"SELECT t.id FROM tables t WHERE t.updated_at < ? AND NOT ({queries.RUNNING})"

# Being played, but nobody has moved since then or has time left by the clock. A clock that is off is not in a document.
_ABANDONED = (
    f"SELECT t.id, t.match FROM tables t WHERE {queries.RUNNING} AND {queries.ACTIVE_AT} "
    "+ 1000 * coalesce(json_extract(CAST(t.document AS TEXT), '$.clock'), 0) < ?"
)

# Over, or given up: begun, never ended, and no table has it as its match any more.
_OLD_MATCHES = (
    "SELECT number FROM matches WHERE ended_at < ?",
    "SELECT number FROM matches m WHERE ended_at IS NULL AND started_at < ? "
    "AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.match = m.number)",
)


class MatchListed(msgspec.Struct, frozen=True):
    """A match of a table."""

    id: str
    started_at: int
    ended_at: int | None
    n_actions: int


class Counts(msgspec.Struct, frozen=True):
    """How much is in a database."""

    n_tables: int
    n_playing: int
    n_matches: int
    n_finished: int
    n_actions: int
    n_people: int  # who have played a match
    matches_by_game: dict[str, int]
    oldest_match: int | None  # when it began
    newest_match: int | None
    n_bytes: int  # of the file
    n_log_bytes: int  # of the write-ahead log beside it
    n_free_bytes: int  # in the file, for what comes next
    schema: int


class Pruned(msgspec.Struct, frozen=True):
    """What was removed."""

    n_tables: int
    n_matches: int


class TableListed(msgspec.Struct, frozen=True):
    """A table, and when something happened there last: a change or a move."""

    id: str
    document: bytes
    active_at: int


def list_tables(path: Path) -> list[TableListed]:
    """All tables, latest change or move first."""
    with closing(open_for_reading(path)) as db:
        return [TableListed(*row) for row in queries.tables_by_activity(db)]


def find_table(path: Path, table: str) -> tuple[TableListed, list[MatchListed]]:
    """A table by its id or the beginning of it, and the matches that were played at it, oldest first."""
    with closing(open_for_reading(path)) as db:
        rows = [TableListed(*row) for row in queries.tables_by_activity(db) if row[0].startswith(table)]
        if not rows:
            raise QuintetError(f"there is no table {table!r}")
        if len(rows) > 1:
            raise QuintetError(f"{len(rows)} tables begin with {table!r}: write more of the id")
        return rows[0], [MatchListed(*match) for match in queries.matches_at(db, rows[0].id)]


def count(path: Path) -> Counts:
    """How much there is, as of one moment."""
    with closing(open_for_reading(path)) as db, snapshot(db):

        def one(query: str) -> int:
            number: int = db.execute(query).fetchone()[0]
            return number

        log = path.with_name(f"{path.name}-wal")
        oldest, newest = db.execute("SELECT min(started_at), max(started_at) FROM matches").fetchone()
        return Counts(
            n_tables=one("SELECT count(*) FROM tables"),
            n_playing=one(f"SELECT count(*) FROM tables t WHERE {queries.RUNNING}"),
            n_matches=one("SELECT count(*) FROM matches"),
            n_finished=one("SELECT count(*) FROM matches WHERE ended_at IS NOT NULL"),
            n_actions=one("SELECT count(*) FROM moves"),
            n_people=one("SELECT count(DISTINCT player) FROM sittings"),
            matches_by_game=dict(db.execute("SELECT game, count(*) FROM matches GROUP BY game ORDER BY game")),
            oldest_match=oldest,
            newest_match=newest,
            n_bytes=path.stat().st_size,
            n_log_bytes=log.stat().st_size if log.exists() else 0,
            n_free_bytes=one("PRAGMA freelist_count") * one("PRAGMA page_size"),
            schema=one("PRAGMA user_version"),
        )


def find_record(path: Path, match: str, now: int | None = None) -> Record:
    """The record of a finished match. A match still being played is refused: it would show all cards. So is a deal of
    the day that others still play."""
    with closing(open_for_reading(path)) as db:
        found = queries.stored_match(db, match)
    if found is None:
        raise QuintetError(f"there is no match {match!r}")
    row, moves, outcome = found
    if outcome is None:
        raise QuintetError(f"the match {match} is not over: its record would show all cards")
    if row.sealed_until > _time(now):
        raise QuintetError(f"the match {match} is today's deal of the day: its record would show all cards")
    return record_of(row, moves, outcome)


def back_up(path: Path, target: Path) -> None:
    """Write the database as it is at this moment to a new file, which is there only when it is complete.

    The server goes on meanwhile.
    """
    if target.exists():
        raise QuintetError(f"{target} is there already; it was left as it is")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(open_for_reading(path)) as db:
            db.execute("VACUUM INTO ?", (str(part),))
        with closing(open_for_reading(part)) as copy:
            if (found := copy.execute("PRAGMA quick_check").fetchone()[0]) != "ok":
                raise QuintetError(f"the backup of {path} is damaged: {found}")
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.rename(target)
        sync_folder(target)
    except (OSError, sqlite3.Error) as error:
        raise QuintetError(f"{path} cannot be backed up to {target}: {error}") from error
    finally:
        part.unlink(missing_ok=True)


def export(path: Path, out: IO[str], now: int | None = None) -> int:
    """Write all finished matches, oldest first, as JSON, one per line; return how many.

    Those of today's deal of the day are left out: they would show cards that others still play.
    """
    n_matches = 0
    with closing(open_for_reading(path)) as db:
        for match, moves, outcome in queries.finished_matches(db):
            if match.sealed_until > _time(now):
                continue
            line = {
                "id": match.id,
                "table": match.table,
                "started_at": match.started_at,
                "ended_at": outcome.ended_at,
                "chairs": match.chairs,
                "moved_at": [move.at for move in moves],
                "record": record_of(match, moves, outcome).to_json(),
            }
            out.write(msgspec.json.encode(line).decode() + "\n")
            n_matches += 1
    return n_matches


def prune(
    path: Path,
    table_days: int | None,
    match_days: int | None,
    now: int | None = None,
    *,
    abandoned_days: int | None = None,
    is_trial: bool = False,
) -> Pruned:
    """Remove tables where nothing has happened for so many days, and matches that ended so long ago; None keeps them.

    What is being played is removed, match and table, only if nothing has happened there for `abandoned_days`.
    Statistics stay as they are. A trial only counts.
    """
    now = _time(now)
    n_tables = n_matches = 0
    remove = _count if is_trial else _remove
    try:
        with closing(open_for_reading(path) if is_trial else open_for_upkeep(path)) as db:
            if abandoned_days is not None:
                n_tables = n_matches = _remove_abandoned(db, _days_before(now, abandoned_days), is_trial)
            if table_days is not None:
                n_tables += remove(db, "tables", "id", _IDLE_TABLES, _days_before(now, table_days))
            if match_days is not None:
                for old in _OLD_MATCHES:
                    n_matches += remove(db, "matches", "number", old, _days_before(now, match_days))
    except sqlite3.Error as error:
        raise QuintetError(f"{path} was not pruned to the end: {error}") from error
    return Pruned(n_tables, n_matches)


def _time(now: int | None) -> int:
    """A time of day in milliseconds since 1970; None is now."""
    return round(time.time() * 1000) if now is None else now


def _days_before(now: int, days: int) -> int:
    """A moment so many days before, no earlier than 1970: SQLite takes no number that is too large."""
    return max(0, now - days * _DAY)


def _remove(db: sqlite3.Connection, table: str, key: str, choice: str, before: int) -> int:
    n_removed = 0
    while True:
        query = f"DELETE FROM {table} WHERE {key} IN ({choice} LIMIT {_STEP})"
        removed = db.execute(query, (before,)).rowcount
        n_removed += removed
        if removed < _STEP:
            return n_removed
        time.sleep(_PAUSE_SECONDS)


def _remove_abandoned(db: sqlite3.Connection, before: int, is_trial: bool) -> int:
    """Remove matches together with their tables: a table cannot go on from a match that is gone."""
    if is_trial:
        return len(db.execute(_ABANDONED, (before,)).fetchall())
    n_removed = 0
    while True:
        db.execute("BEGIN IMMEDIATE")  # moves made meanwhile are seen
        found = db.execute(f"{_ABANDONED} LIMIT {_STEP}", (before,)).fetchall()
        db.executemany("DELETE FROM tables WHERE id = ?", [(table,) for table, _ in found])
        db.executemany("DELETE FROM matches WHERE number = ?", [(match,) for _, match in found])
        db.execute("COMMIT")
        n_removed += len(found)
        if len(found) < _STEP:
            return n_removed
        time.sleep(_PAUSE_SECONDS)


def _count(db: sqlite3.Connection, table: str, key: str, choice: str, before: int) -> int:
    number: int = db.execute(f"SELECT count(*) FROM ({choice})", (before,)).fetchone()[0]
    return number
