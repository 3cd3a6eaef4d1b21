"""What is kept of people beside their matches: names, streaks, passes, and what they said at a table."""

from __future__ import annotations

from collections.abc import Iterable

from quintet.server.store.interface import MOST_REMARKS, Lease, Person, Remark
from quintet.server.store.postgres.database import Connection
from quintet.server.store.postgres.leases import hold

_NAME = "INSERT INTO people (player, name) VALUES ($1, $2) ON CONFLICT (player) DO UPDATE SET name = excluded.name"

_STREAK = """
INSERT INTO people AS p (player, streak, longest_streak) VALUES ($1, $2, $2)
ON CONFLICT (player) DO UPDATE SET
    streak = CASE $2 WHEN 0 THEN 0 ELSE p.streak + 1 END,
    longest_streak = greatest(p.longest_streak, CASE $2 WHEN 0 THEN 0 ELSE p.streak + 1 END)
"""


async def person(db: Connection, player: str) -> Person:
    found = await db.fetchrow("SELECT name, streak, longest_streak FROM people WHERE player = $1", player)
    return Person(*found) if found else Person()


async def names_at(db: Connection, tables: Iterable[str]) -> dict[str, dict[str, str]]:
    """The names of the people who sit at each of these tables; nothing of those who have not said theirs."""
    names: dict[str, dict[str, str]] = {table: {} for table in tables}
    rows = await db.fetch(
        "SELECT s.table_id, p.player, p.name FROM seatings s JOIN people p USING (player) "
        "WHERE s.table_id = ANY ($1) AND p.name <> ''",
        list(names),
    )
    for table, player, name in rows:
        names[table][player] = name
    return names


async def remarks_at(db: Connection, table: str) -> list[Remark]:
    """What was said at a table lately, oldest first."""
    rows = await db.fetch(
        "SELECT player, name, text, at, is_watching FROM remarks WHERE table_id = $1 ORDER BY number", table
    )
    return [Remark(*row) for row in rows]


async def pass_of(db: Connection, digest: bytes, now: int) -> str:
    player = await db.fetchval("SELECT player FROM passes WHERE digest = $1 AND expires_at > $2", digest, now)
    return "" if player is None else str(player)


# ---------------------------------------------------------------- within a transaction
async def set_name(db: Connection, player: str, name: str) -> None:
    await db.execute(_NAME, player, name)


async def rename(db: Connection, player: str, name: str) -> list[str]:
    if (await person(db, player)).name != name:
        await set_name(db, player, name)
    return [table for (table,) in await db.fetch("SELECT table_id FROM seatings WHERE player = $1", player)]


async def count_streak(db: Connection, player: str, has_won: bool) -> None:
    await db.execute(_STREAK, player, int(has_won))


async def add_pass(db: Connection, player: str, digest: bytes, expires_at: int, now: int) -> None:
    await db.execute("DELETE FROM passes WHERE expires_at <= $1 OR digest = $2", now, digest)
    await db.execute(
        "INSERT INTO passes VALUES ($1, $2, $3) "
        "ON CONFLICT (player) DO UPDATE SET digest = excluded.digest, expires_at = excluded.expires_at",
        player,
        digest,
        expires_at,
    )


async def use_pass(db: Connection, digest: bytes, now: int) -> str:
    found = await db.fetchrow("DELETE FROM passes WHERE digest = $1 RETURNING player, expires_at", digest)
    return "" if found is None or found[1] <= now else str(found[0])


async def add_remark(db: Connection, lease: Lease, remark: Remark) -> None:
    await hold(db, lease)
    number = await db.fetchval(
        "INSERT INTO remarks SELECT $1, (SELECT coalesce(max(number), 0) + 1 FROM remarks WHERE table_id = $1), "
        "$2, $3, $4, $5, $6 RETURNING number",
        lease.table,
        remark.player,
        remark.name,
        remark.text,
        remark.at,
        remark.is_watching,
    )
    await db.execute("DELETE FROM remarks WHERE table_id = $1 AND number <= $2", lease.table, number - MOST_REMARKS)
