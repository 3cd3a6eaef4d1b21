"""What is kept of people beside their matches: names, streaks, passes, and what they said at a table.

Plain functions of a connection; those that write run in the journal's thread.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from quintet.server.store.interface import MOST_REMARKS, Lease, Person, Remark
from quintet.server.store.refusing import stale

_NAME = "INSERT INTO people (player, name) VALUES (?, ?) ON CONFLICT DO UPDATE SET name = excluded.name"

_STREAK = """
INSERT INTO people (player, streak, longest_streak) VALUES (?1, ?2, ?2)
ON CONFLICT DO UPDATE SET
    streak = iif(?2, streak + 1, 0), longest_streak = max(longest_streak, iif(?2, streak + 1, 0))
"""


def person(db: sqlite3.Connection, player: str) -> Person:
    found = db.execute("SELECT name, streak, longest_streak FROM people WHERE player = ?", (player,)).fetchone()
    return Person(*found) if found else Person()


def names_at(db: sqlite3.Connection, tables: Iterable[str]) -> dict[str, dict[str, str]]:
    """The names of the people who sit at each of these tables; nothing of those who have not said theirs."""
    names: dict[str, dict[str, str]] = {}
    for table in tables:
        rows = db.execute(
            "SELECT p.player, p.name FROM seatings s JOIN people p USING (player) "
            "WHERE s.table_id = ? AND p.name <> ''",
            (table,),
        )
        names[table] = dict(rows.fetchall())
    return names


def remarks_at(db: sqlite3.Connection, table: str) -> list[Remark]:
    """What was said at a table lately, oldest first."""
    rows = db.execute(
        "SELECT player, name, text, at, is_watching FROM remarks WHERE table_id = ? ORDER BY number", (table,)
    )
    return [Remark(player, name, text, at, bool(is_watching)) for player, name, text, at, is_watching in rows]


def pass_of(db: sqlite3.Connection, digest: bytes, now: int) -> str:
    found = db.execute("SELECT player FROM passes WHERE digest = ? AND expires_at > ?", (digest, now)).fetchone()
    return "" if found is None else str(found[0])


# ---------------------------------------------------------------- in the journal's thread
def rename(db: sqlite3.Connection, player: str, name: str) -> list[str]:
    if person(db, player).name != name:
        db.execute(_NAME, (player, name))
    return [table for (table,) in db.execute("SELECT table_id FROM seatings WHERE player = ?", (player,))]


def count_streak(db: sqlite3.Connection, player: str, has_won: bool) -> None:
    db.execute(_STREAK, (player, has_won))


def add_pass(db: sqlite3.Connection, player: str, digest: bytes, expires_at: int, now: int) -> None:
    db.execute("DELETE FROM passes WHERE expires_at <= ?", (now,))
    db.execute("INSERT OR REPLACE INTO passes VALUES (?, ?, ?)", (player, digest, expires_at))


def use_pass(db: sqlite3.Connection, digest: bytes, now: int) -> str:
    player = pass_of(db, digest, now)
    db.execute("DELETE FROM passes WHERE digest = ?", (digest,))
    return player


def add_remark(db: sqlite3.Connection, lease: Lease, remark: Remark) -> None:
    added = db.execute(
        "INSERT INTO remarks SELECT id, (SELECT coalesce(max(number), 0) + 1 FROM remarks WHERE table_id = t.id), "
        "?, ?, ?, ?, ? FROM tables t WHERE id = ? AND epoch = ?",
        (remark.player, remark.name, remark.text, remark.at, remark.is_watching, lease.table, lease.epoch),
    )
    if not added.rowcount:
        raise stale(lease)
    db.execute(
        "DELETE FROM remarks WHERE table_id = ?1 "
        "AND number <= (SELECT max(number) FROM remarks WHERE table_id = ?1) - ?2",
        (lease.table, MOST_REMARKS),
    )
