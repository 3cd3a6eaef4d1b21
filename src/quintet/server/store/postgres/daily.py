"""What is kept of the deals of the day: the deals, who has tried them, and how they fared."""

from __future__ import annotations

from quintet.server.store.interface import Chair, DailyDeal, Outcome, Try
from quintet.server.store.postgres.database import Connection
from quintet.server.store.rows import DEAL_COLUMNS, deal_of, new_deal

# A deal that nobody can play any more is replaced, unless somebody has begun to.
_KEEP = f"""
INSERT INTO daily_deals AS kept ({DEAL_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (day) DO UPDATE SET game = excluded.game, rules_version = excluded.rules_version,
    options = excluded.options, n_seats = excluded.n_seats,
    server_seed = excluded.server_seed, made_at = excluded.made_at
WHERE kept.server_seed = $8 AND NOT EXISTS (SELECT 1 FROM daily_tries t WHERE t.day = excluded.day)
"""

_TRIES = """
SELECT t.day, t.player, t.table_id, t.match, t.begun_at, t.ended_at, t.place, t.points, t.n_moves, coalesce(p.name, '')
FROM daily_tries t LEFT JOIN people p USING (player) WHERE t.day = $1 ORDER BY t.begun_at, t.player
"""


async def deal(db: Connection, day: str) -> DailyDeal | None:
    found = await db.fetchrow(f"SELECT {DEAL_COLUMNS} FROM daily_deals WHERE day = $1", day)
    return None if found is None else deal_of(tuple(found))


async def tries(db: Connection, day: str) -> list[Try]:
    return [Try(*row) for row in await db.fetch(_TRIES, day)]


async def days_before(db: Connection, day: str, limit: int) -> list[str]:
    rows = await db.fetch("SELECT day FROM daily_deals WHERE day < $1 ORDER BY day DESC LIMIT $2", day, limit)
    return [each for (each,) in rows]


# ---------------------------------------------------------------- within a transaction
async def keep_deal(db: Connection, new: DailyDeal, unplayable: str) -> DailyDeal:
    """The day's deal: the new one if there was none, or only that with the server seed `unplayable`."""
    await db.execute(_KEEP, *new_deal(new), unplayable)
    kept = await deal(db, new.day)
    assert kept is not None
    return kept


async def begin(db: Connection, new: Try) -> None:
    """Note a try. Raises `asyncpg.UniqueViolationError` if that person has begun one."""
    await db.execute(
        "INSERT INTO daily_tries (day, player, table_id, match, begun_at) VALUES ($1, $2, $3, $4, $5)",
        new.day,
        new.player,
        new.table,
        new.match,
        new.begun_at,
    )


async def end(db: Connection, match: str, number: int, chairs: list[Chair], outcome: Outcome) -> None:
    """Note how a try ended, if the match was one."""
    player = await db.fetchval("SELECT player FROM daily_tries WHERE match = $1", match)
    if player is None:
        return
    seat = next(seat for seat, chair in enumerate(chairs) if chair.player == player)
    await db.execute(
        "UPDATE daily_tries SET ended_at = $1, place = $2, points = $3, "
        "n_moves = (SELECT count(*) FROM moves m WHERE m.match = $4 AND m.seat = $5) WHERE match = $6",
        outcome.ended_at,
        outcome.ranking[seat],
        outcome.scores[seat],
        number,
        seat,
        match,
    )
