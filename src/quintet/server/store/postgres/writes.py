"""Everything that is written beside the moves, as functions of a connection within a transaction."""

from __future__ import annotations

import secrets

import msgspec

from quintet.server.store.interface import Lease, MatchRow, Outcome, Subscription, TableRow, Try
from quintet.server.store.postgres import daily, people
from quintet.server.store.postgres.appends import Append, check_running, write_together
from quintet.server.store.postgres.database import Connection
from quintet.server.store.postgres.leases import hold, nobody
from quintet.server.store.refusing import other_seats, other_table
from quintet.server.store.rows import NEW_MATCH_COLUMNS, chairs_of, new_match, results_of, to_json

_COUNT = """
INSERT INTO tallies AS t VALUES ($1, $2, $3, 1, $4)
ON CONFLICT (player, game, opponents) DO UPDATE SET n_matches = t.n_matches + 1, n_won = t.n_won + excluded.n_won
"""

# One in so many writes removes the tokens of old ones.
_N_BETWEEN_CLEANINGS = 1000
_CLEAN = "DELETE FROM writes WHERE at < clock_timestamp() - interval '25 hours'"


async def note(db: Connection, token: bytes) -> tuple[bool, bytes | None]:
    """Note that a write is made. If it was made before, False and its result: whoever makes it twice waits here."""
    if await db.fetchval("INSERT INTO writes (token) VALUES ($1) ON CONFLICT DO NOTHING RETURNING true", token):
        if secrets.randbelow(_N_BETWEEN_CLEANINGS) == 0:
            await db.execute(_CLEAN)
        return True, None
    result: bytes | None = await db.fetchval("SELECT result FROM writes WHERE token = $1", token)
    return False, result


async def note_result(db: Connection, token: bytes, result: bytes) -> None:
    await db.execute("UPDATE writes SET result = $2 WHERE token = $1", token, result)


async def create_table(db: Connection, node: int, row: TableRow, trying: Try | None) -> Lease:
    if trying is not None:
        await daily.begin(db, trying)
    epoch = await db.fetchval(
        "INSERT INTO tables (id, epoch, owner, document, is_listed, is_playing, updated_at) "
        "VALUES ($1, nextval('epochs'), $2, $3, $4, $5, $6) RETURNING epoch",
        row.id,
        node,
        row.document,
        row.is_listed,
        row.is_playing,
        row.updated_at,
    )
    await _seat(db, row)
    return Lease(row.id, epoch)


async def release_table(db: Connection, lease: Lease) -> None:
    await db.execute("UPDATE tables SET owner = NULL WHERE id = $1 AND epoch = $2", lease.table, lease.epoch)


async def hand_over_table(db: Connection, lease: Lease, row: TableRow) -> None:
    await save_table(db, lease, row)
    await db.execute("UPDATE tables SET owner = $2 WHERE id = $1", lease.table, await nobody(db))


async def save_table(db: Connection, lease: Lease, row: TableRow, named: tuple[str, str] | None = None) -> None:
    if row.id != lease.table:
        raise other_table(lease, row.id)
    await hold(db, lease)
    await db.execute(
        "UPDATE tables SET document = $2, is_listed = $3, is_playing = $4, updated_at = $5 WHERE id = $1",
        row.id,
        row.document,
        row.is_listed,
        row.is_playing,
        row.updated_at,
    )
    await _seat(db, row)
    if named is not None:
        await people.rename(db, *named)


async def _seat(db: Connection, row: TableRow) -> None:
    """Note who sits at a table, if that has changed."""
    players = sorted(set(row.players))
    await db.execute("DELETE FROM seatings WHERE table_id = $1 AND player <> ALL ($2)", row.id, players)
    await db.execute(
        "INSERT INTO seatings SELECT player, $1 FROM unnest($2::text[]) AS player ON CONFLICT DO NOTHING",
        row.id,
        players,
    )


async def begin_match(db: Connection, lease: Lease, row: TableRow, match: MatchRow) -> None:
    await save_table(db, lease, row)
    places = ", ".join(f"${i + 1}" for i in range(len(new_match(match))))
    number = await db.fetchval(
        f"INSERT INTO matches ({NEW_MATCH_COLUMNS}) VALUES ({places}) RETURNING number", *new_match(match)
    )
    await db.execute("UPDATE tables SET match = $1 WHERE id = $2", number, lease.table)
    players = sorted({chair.player for chair in match.chairs if chair.player})
    await db.execute("INSERT INTO sittings SELECT player, $1, NULL FROM unnest($2::text[]) AS player", number, players)


async def end_match(db: Connection, row: TableRow, last: Append, outcome: Outcome) -> None:
    await hold(db, last.lease)
    n_actions = last.first + len(last.moves)
    if last.moves and await write_together(db, [last]) is not None:
        await check_running(db, last.lease, last.match, last.first)
    number = await check_running(db, last.lease, last.match, n_actions)
    found = await db.fetchrow(
        "SELECT game, chairs, start IS NULL OR fair <> '{}' FROM matches WHERE number = $1", number
    )
    assert found is not None
    game, chairs_text, counts = found
    chairs = chairs_of(chairs_text)
    if not len(outcome.scores) == len(outcome.ranking) == len(chairs):
        raise other_seats(last.match, len(chairs))
    await db.execute(
        "UPDATE matches SET scores = $1, ranking = $2, n_actions = $3, ended_at = $4 WHERE number = $5",
        to_json(outcome.scores),
        to_json(outcome.ranking),
        n_actions,
        outcome.ended_at,
        number,
    )
    await db.execute("UPDATE sittings SET ended_at = $1 WHERE match = $2", outcome.ended_at, number)
    if counts:  # not if somebody has chosen the position in which it began, and nothing was dealt
        for player, result in results_of(game, chairs, outcome).items():
            await db.execute(_COUNT, player, result.game, result.opponents, result.n_won)
            await people.count_streak(db, player, bool(result.n_won))
    await daily.end(db, last.match, number, chairs, outcome)
    await save_table(db, last.lease, row)


async def secret(db: Connection, name: str) -> bytes:
    await db.execute("INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, secrets.token_bytes(32))
    value: bytes = await db.fetchval("SELECT value FROM secrets WHERE name = $1", name)
    return value


async def save_analysis(db: Connection, match: str, version: int, document: bytes) -> None:
    await db.execute(
        "INSERT INTO analyses SELECT number, $1, $2 FROM matches WHERE id = $3 AND ended_at IS NOT NULL "
        "ON CONFLICT (match) DO UPDATE SET version = excluded.version, document = excluded.document",
        version,
        document,
        match,
    )


async def save_subscription(db: Connection, row: Subscription, most: int) -> None:
    await db.execute("DELETE FROM subscriptions WHERE id = $1", row.id)
    await db.execute("INSERT INTO subscriptions VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", *msgspec.structs.astuple(row))
    await db.execute(
        "DELETE FROM subscriptions WHERE player = $1 AND id NOT IN "
        "(SELECT id FROM subscriptions WHERE player = $1 ORDER BY made_at DESC, id = $2 DESC LIMIT $3)",
        row.player,
        row.id,
        most,
    )


async def remove_subscription(db: Connection, subscription: str) -> None:
    await db.execute("DELETE FROM subscriptions WHERE id = $1", subscription)
