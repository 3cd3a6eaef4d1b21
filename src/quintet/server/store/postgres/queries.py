"""Everything that is read from the database, as functions of a connection."""

from __future__ import annotations

from collections.abc import AsyncIterator

from quintet.server.store.interface import (
    KeptMatch,
    Lease,
    MatchLog,
    MatchRow,
    MatchSummary,
    Move,
    Node,
    Outcome,
    StoredMatch,
    Subscription,
    TableRow,
    TakenTable,
    Tally,
)
from quintet.server.store.postgres import people
from quintet.server.store.postgres.database import Connection
from quintet.server.store.postgres.leases import HELD
from quintet.server.store.rows import MATCH_COLUMNS, SUMMARY_COLUMNS, match_of, summary_of

_MATCH = f"SELECT {MATCH_COLUMNS} FROM matches"
_TABLE = "SELECT t.id, t.document, t.is_listed, t.is_playing, t.updated_at FROM tables t"

# A match is running if it is not over and the table where it was begun says that it is being played.
RUNNING = "(t.is_playing AND EXISTS (SELECT 1 FROM matches m WHERE m.number = t.match AND m.ended_at IS NULL))"

# When a table was last changed, or a move was last made there.
ACTIVE_AT = (
    "greatest(t.updated_at, coalesce((SELECT at FROM moves WHERE match = t.match ORDER BY seq DESC LIMIT 1), 0))"
)

# One text each, made by the database itself: the event loop is free meanwhile, however many actions there are.
_LOG = r"""
SELECT
    coalesce(
        E'[\n  ' || string_agg('[' || seat || ', ' || to_json(action) || ']', E',\n  ' ORDER BY seq) || E'\n ]', '[]'
    ),
    '[' || coalesce(string_agg(at::text, ',' ORDER BY seq), '') || ']'
FROM moves WHERE match = (SELECT number FROM matches WHERE id = $1)
"""


async def stored_table(db: Connection, lease: Lease) -> TakenTable | None:
    """A table as it is kept; None if it has another owner by now, or is gone."""
    async with db.transaction(isolation="repeatable_read", readonly=True):
        query = "SELECT document, match FROM tables WHERE id = $1 AND epoch = $2"
        found = await db.fetchrow(query, lease.table, lease.epoch)
        if found is None:
            return None
        document, number = found
        match, moves, outcome = await _match(db, f"{_MATCH} WHERE number = $1", number) or (None, [], None)
        names = (await people.names_at(db, [lease.table]))[lease.table]
        remarks = await people.remarks_at(db, lease.table)
    return TakenTable(lease, document, match, moves, outcome, names, remarks)


async def stored_match(db: Connection, match: str) -> StoredMatch | None:
    async with db.transaction(isolation="repeatable_read", readonly=True):
        return await _match(db, f"{_MATCH} WHERE id = $1", match)


async def kept_match(db: Connection, match: str) -> KeptMatch | None:
    async with db.transaction(isolation="repeatable_read", readonly=True):
        row = await db.fetchrow(f"{_MATCH} WHERE id = $1", match)
        if row is None:
            return None
        header, outcome = match_of(tuple(row))
        n_actions: int = await db.fetchval("SELECT count(*) FROM moves WHERE match = $1", row[0])
    return KeptMatch(header, n_actions, outcome)


async def match_log(db: Connection, match: str) -> MatchLog:
    found = await db.fetchrow(_LOG, match)
    assert found is not None
    return MatchLog(found[0].encode(), found[1].encode())


async def analysis(db: Connection, match: str, version: int) -> bytes | None:
    document: bytes | None = await db.fetchval(
        "SELECT a.document FROM analyses a JOIN matches m ON m.number = a.match WHERE m.id = $1 AND a.version = $2",
        match,
        version,
    )
    return document


async def finished_matches(db: Connection) -> AsyncIterator[tuple[MatchRow, list[Move], Outcome]]:
    """All finished matches as of one moment, oldest first."""
    async with db.transaction(isolation="repeatable_read", readonly=True):
        numbers = await db.fetch("SELECT number FROM matches WHERE ended_at IS NOT NULL ORDER BY ended_at, number")
        for (number,) in numbers:
            found = await _match(db, f"{_MATCH} WHERE number = $1", number)
            if found is not None and found[2] is not None:
                yield found[0], found[1], found[2]


async def tables_by_activity(db: Connection) -> list[tuple[str, bytes, int]]:
    """All tables with the time of their last change or move, latest first."""
    rows = await db.fetch(
        f"SELECT t.id, t.document, {ACTIVE_AT} AS active_at FROM tables t ORDER BY active_at DESC, t.id"
    )
    return [(table, document, active_at) for table, document, active_at in rows]


async def matches_at(db: Connection, table: str) -> list[tuple[str, int, int | None, int]]:
    """The matches of a table, oldest first: id, beginning, end, number of actions so far."""
    rows = await db.fetch(
        "SELECT m.id, m.started_at, m.ended_at, (SELECT count(*) FROM moves WHERE match = m.number) "
        "FROM matches m WHERE m.table_id = $1 ORDER BY m.number",
        table,
    )
    return [(match, started_at, ended_at, n_actions) for match, started_at, ended_at, n_actions in rows]


async def playing_tables(db: Connection, node: int) -> list[str]:
    """The tables with a running match that no other server has."""
    rows = await db.fetch(
        f"SELECT t.id FROM tables t WHERE {RUNNING} "
        f"AND NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id <> $1 AND {HELD}) ORDER BY t.id",
        node,
    )
    return [table for (table,) in rows]


async def orphaned_tables(db: Connection) -> list[str]:
    """The tables with a running match whose server is gone."""
    rows = await db.fetch(
        f"SELECT t.id FROM nodes n JOIN tables t ON t.owner = n.id WHERE NOT holds(n.expires, n.lease) AND {RUNNING}"
    )
    return [table for (table,) in rows]


async def others(db: Connection, node: int) -> list[Node]:
    rows = await db.fetch("SELECT name, address FROM nodes WHERE id <> $1 AND holds(expires, lease)", node)
    return [Node(name, address) for name, address in rows]


async def owners(db: Connection, node: int, tables: list[str]) -> dict[str, Node]:
    """Which other servers have some of these tables."""
    rows = await db.fetch(
        f"SELECT t.id, n.name, n.address FROM tables t JOIN nodes n ON {HELD} WHERE t.id = ANY ($1) AND n.id <> $2",
        tables,
        node,
    )
    return {table: Node(name, address) for table, name, address in rows}


async def listed_tables(db: Connection, since: int, limit: int) -> list[TableRow]:
    query = f"{_TABLE} WHERE t.is_listed AND t.updated_at >= $1 ORDER BY t.updated_at DESC LIMIT $2"
    return await _tables(db, query, since, limit)


async def player_tables(db: Connection, player: str, limit: int) -> list[TableRow]:
    return await _tables(
        db,
        f"{_TABLE} JOIN seatings s ON s.table_id = t.id WHERE s.player = $1 "
        "ORDER BY t.is_playing DESC, t.updated_at DESC LIMIT $2",
        player,
        limit,
    )


async def history(db: Connection, player: str, limit: int, before: int | None) -> list[MatchSummary]:
    """Matches that ended in the same millisecond are not torn apart: there may be more than `limit` for that reason."""
    if limit < 1:
        return []
    rows = await db.fetch(
        f"SELECT {SUMMARY_COLUMNS} FROM sittings s JOIN matches m ON m.number = s.match "
        "WHERE s.player = $1 AND s.ended_at IS NOT NULL AND ($2::bigint IS NULL OR s.ended_at < $2) "
        "AND s.ended_at >= coalesce((SELECT ended_at FROM sittings WHERE player = $1 AND ended_at IS NOT NULL "
        "AND ($2::bigint IS NULL OR ended_at < $2) ORDER BY ended_at DESC LIMIT 1 OFFSET $3), 0) "
        "ORDER BY s.ended_at DESC, s.match DESC",
        player,
        before,
        limit - 1,
    )
    return [summary_of(tuple(row)) for row in rows]


async def statistics(db: Connection, player: str) -> list[Tally]:
    rows = await db.fetch(
        'SELECT game, opponents, n_matches, n_won FROM tallies WHERE player = $1 ORDER BY game COLLATE "C", opponents',
        player,
    )
    return [Tally(*row) for row in rows]


async def subscriptions(db: Connection, player: str) -> list[Subscription]:
    rows = await db.fetch(
        "SELECT id, player, endpoint, browser_key, auth, language, site, made_at FROM subscriptions "
        "WHERE player = $1 ORDER BY made_at DESC",
        player,
    )
    return [Subscription(*row) for row in rows]


async def _tables(db: Connection, query: str, *arguments: object) -> list[TableRow]:
    async with db.transaction(isolation="repeatable_read", readonly=True):
        rows = await db.fetch(query, *arguments)
        names = await people.names_at(db, [row[0] for row in rows])
    return [
        TableRow(table, document, is_listed, is_playing, updated_at, names=names[table])
        for table, document, is_listed, is_playing, updated_at in rows
    ]


async def _match(db: Connection, query: str, key: object) -> StoredMatch | None:
    row = await db.fetchrow(query, key)
    if row is None:
        return None
    header, outcome = match_of(tuple(row))
    log = await db.fetch("SELECT seat, action, at FROM moves WHERE match = $1 ORDER BY seq", row[0])
    return header, [Move(*move) for move in log], outcome
