"""Everything that is read from the database, as plain functions of a connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

from quintet.server.store.interface import (
    KeptMatch,
    Lease,
    MatchLog,
    MatchRow,
    MatchSummary,
    Move,
    Outcome,
    StoredMatch,
    Subscription,
    TableRow,
    TakenTable,
    Tally,
)
from quintet.server.store.rows import MATCH_COLUMNS, SUMMARY_COLUMNS, match_of, summary_of
from quintet.server.store.sqlite import people
from quintet.server.store.sqlite.database import snapshot

_LATEST = (1 << 63) - 1

_MATCH = f"SELECT {MATCH_COLUMNS} FROM matches"
_TABLE = "SELECT t.id, t.document, t.is_listed, t.is_playing, t.updated_at FROM tables t"

# A match is running if it is not over and the table where it was begun says that it is being played.
RUNNING = "t.is_playing AND EXISTS (SELECT 1 FROM matches m WHERE m.number = t.match AND m.ended_at IS NULL)"

# When a table was last changed, or a move was last made there.
ACTIVE_AT = "max(t.updated_at, coalesce((SELECT at FROM moves WHERE match = t.match ORDER BY seq DESC LIMIT 1), 0))"

# One text each, made by SQLite itself: Python's lock is free meanwhile, however many actions there are.
_LOG = """
SELECT
    char(91, 10, 32, 32) || group_concat('[' || seat || ', ' || json_quote(action) || ']', char(44, 10, 32, 32))
    || char(10, 32, 93),
    json_group_array(at)
FROM (SELECT seat, action, at FROM moves WHERE match = (SELECT number FROM matches WHERE id = ?) ORDER BY seq)
"""


def stored_table(db: sqlite3.Connection, lease: Lease) -> TakenTable | None:
    with snapshot(db):
        found = db.execute("SELECT document, match FROM tables WHERE id = ?", (lease.table,)).fetchone()
        if found is None:
            return None
        document, number = found
        match, moves, outcome = _match(db, f"{_MATCH} WHERE number = ?", number) or (None, [], None)
        names = people.names_at(db, [lease.table])[lease.table]
        return TakenTable(lease, document, match, moves, outcome, names, people.remarks_at(db, lease.table))


def stored_match(db: sqlite3.Connection, match: str) -> StoredMatch | None:
    with snapshot(db):
        return _match(db, f"{_MATCH} WHERE id = ?", match)


def kept_match(db: sqlite3.Connection, match: str) -> KeptMatch | None:
    with snapshot(db):
        row = db.execute(f"{_MATCH} WHERE id = ?", (match,)).fetchone()
        if row is None:
            return None
        header, outcome = match_of(row)
        (n_actions,) = db.execute("SELECT count(*) FROM moves WHERE match = ?", row[:1]).fetchone()
        return KeptMatch(header, n_actions, outcome)


def match_log(db: sqlite3.Connection, match: str) -> MatchLog:
    actions, times = db.execute(_LOG, (match,)).fetchone()
    return MatchLog((actions or "[]").encode(), times.encode())


def analysis(db: sqlite3.Connection, match: str, version: int) -> bytes | None:
    found = db.execute(
        "SELECT a.document FROM analyses a JOIN matches m ON m.number = a.match WHERE m.id = ? AND a.version = ?",
        (match, version),
    ).fetchone()
    return None if found is None else bytes(found[0])


def finished_matches(db: sqlite3.Connection) -> Iterator[tuple[MatchRow, list[Move], Outcome]]:
    """All finished matches as of one moment, oldest first."""
    with snapshot(db):
        for row in db.execute(f"{_MATCH} WHERE ended_at IS NOT NULL ORDER BY ended_at, number"):
            match, moves, outcome = _parse_match(db, row)
            if outcome is not None:
                yield match, moves, outcome


def tables_by_activity(db: sqlite3.Connection) -> list[tuple[str, bytes, int]]:
    """All tables with the time of their last change or move, latest first."""
    return db.execute(
        f"SELECT t.id, t.document, {ACTIVE_AT} AS active_at FROM tables t ORDER BY active_at DESC, t.id"
    ).fetchall()


def matches_at(db: sqlite3.Connection, table_id: str) -> list[tuple[str, int, int | None, int]]:
    """The matches of a table, oldest first: id, beginning, end, number of actions so far."""
    return db.execute(
        "SELECT m.id, m.started_at, m.ended_at, (SELECT count(*) FROM moves WHERE match = m.number) "
        "FROM matches m WHERE m.table_id = ? ORDER BY m.number",
        (table_id,),
    ).fetchall()


def playing_tables(db: sqlite3.Connection) -> list[str]:
    return [table for (table,) in db.execute(f"SELECT t.id FROM tables t WHERE {RUNNING} ORDER BY t.id")]


def listed_tables(db: sqlite3.Connection, since: int, limit: int) -> list[TableRow]:
    query = f"{_TABLE} WHERE t.is_listed AND t.updated_at >= ? ORDER BY t.updated_at DESC LIMIT ?"
    return _tables(db, query, since, limit)


def player_tables(db: sqlite3.Connection, player: str, limit: int) -> list[TableRow]:
    return _tables(
        db,
        f"{_TABLE} JOIN seatings s ON s.table_id = t.id WHERE s.player = ? "
        "ORDER BY t.is_playing DESC, t.updated_at DESC LIMIT ?",
        player,
        limit,
    )


def history(db: sqlite3.Connection, player: str, limit: int, before: int | None) -> list[MatchSummary]:
    """Matches that ended in the same millisecond are not torn apart: there may be more than `limit` for that reason."""
    if limit < 1:
        return []
    latest = _LATEST if before is None else before
    rows = db.execute(
        f"SELECT {SUMMARY_COLUMNS} FROM sittings s JOIN matches m ON m.number = s.match "
        "WHERE s.player = ? AND s.ended_at < ? AND s.ended_at >= coalesce((SELECT ended_at FROM sittings "
        "WHERE player = ? AND ended_at < ? ORDER BY ended_at DESC LIMIT 1 OFFSET ?), 0) "
        "ORDER BY s.ended_at DESC, s.match DESC",
        (player, latest, player, latest, limit - 1),
    )
    return [summary_of(row) for row in rows]


def statistics(db: sqlite3.Connection, player: str) -> list[Tally]:
    rows = db.execute(
        "SELECT game, opponents, n_matches, n_won FROM tallies WHERE player = ? ORDER BY game, opponents", (player,)
    )
    return [Tally(*row) for row in rows]


def subscriptions(db: sqlite3.Connection, player: str) -> list[Subscription]:
    rows = db.execute(
        "SELECT id, player, endpoint, browser_key, auth, language, site, made_at FROM subscriptions "
        "WHERE player = ? ORDER BY made_at DESC",
        (player,),
    )
    return [Subscription(*row) for row in rows]


def _tables(db: sqlite3.Connection, query: str, *arguments: object) -> list[TableRow]:
    with snapshot(db):
        rows = db.execute(query, arguments).fetchall()
        names = people.names_at(db, [row[0] for row in rows])
    return [
        TableRow(table, document, bool(is_listed), bool(is_playing), updated_at, names=names[table])
        for table, document, is_listed, is_playing, updated_at in rows
    ]


def _match(db: sqlite3.Connection, query: str, key: object) -> StoredMatch | None:
    row = db.execute(query, (key,)).fetchone()
    return None if row is None else _parse_match(db, row)


def _parse_match(db: sqlite3.Connection, row: tuple[Any, ...]) -> StoredMatch:
    header, outcome = match_of(row)
    log = db.execute("SELECT seat, action, at FROM moves WHERE match = ? ORDER BY seq", (row[0],))
    return header, [Move(seat, action, at) for seat, action, at in log], outcome
