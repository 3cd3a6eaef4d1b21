"""What is done to a database beside a running server, or without one: list, back up, export, prune."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import IO

import msgspec

from quintet.core.errors import QuintetError
from quintet.server import queries
from quintet.server.database import open_for_reading, open_for_upkeep, sync_folder
from quintet.server.records import record_of
from quintet.server.store import TableRow

_DAY = 24 * 60 * 60 * 1000

# Matches and tables that are removed in one transaction, and the pause after it. A server that wants to write waits
# for a step of this size, and gets its turn in the pause.
_STEP = 50
_PAUSE_SECONDS = 0.02

_IDLE_TABLES = f"SELECT t.id FROM tables t WHERE t.updated_at < ? AND NOT ({queries.RUNNING}) LIMIT {_STEP}"

# Over, or given up: begun, never ended, and no table has it as its match any more.
_OLD_MATCHES = (
    f"SELECT number FROM matches WHERE ended_at < ? LIMIT {_STEP}",
    "SELECT number FROM matches m WHERE ended_at IS NULL AND started_at < ? "
    f"AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.match = m.number) LIMIT {_STEP}",
)


class Pruned(msgspec.Struct, frozen=True):
    """What was removed."""

    n_tables: int
    n_matches: int


def list_tables(path: Path) -> list[TableRow]:
    """All tables, the one that changed last first."""
    with closing(open_for_reading(path)) as db:
        return queries.all_tables(db)


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


def export(path: Path, out: IO[str]) -> int:
    """Write all finished matches, oldest first, as JSON, one a line; return how many."""
    n_matches = 0
    with closing(open_for_reading(path)) as db:
        for match, moves, outcome in queries.finished_matches(db):
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


def prune(path: Path, table_days: int | None, match_days: int | None, now: int | None = None) -> Pruned:
    """Remove tables that nothing happened at and matches that ended so many days ago; None keeps them all.

    What is being played is never removed, however old. Statistics stay as they are.
    """
    now = round(time.time() * 1000) if now is None else now
    n_tables = n_matches = 0
    try:
        with closing(open_for_upkeep(path)) as db:
            if table_days is not None:
                n_tables = _remove(db, "tables", "id", _IDLE_TABLES, now - table_days * _DAY)
            if match_days is not None:
                for old in _OLD_MATCHES:
                    n_matches += _remove(db, "matches", "number", old, now - match_days * _DAY)
    except sqlite3.Error as error:
        raise QuintetError(f"{path} was not pruned to the end: {error}") from error
    return Pruned(n_tables, n_matches)


def _remove(db: sqlite3.Connection, table: str, key: str, choice: str, before: int) -> int:
    n_removed = 0
    while True:
        removed = db.execute(f"DELETE FROM {table} WHERE {key} IN ({choice})", (before,)).rowcount
        n_removed += removed
        if removed < _STEP:
            return n_removed
        time.sleep(_PAUSE_SECONDS)
