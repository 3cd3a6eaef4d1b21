"""What is kept of the deals of the day: the deals, who has tried them, and how they fared.

Plain functions of a connection; those that write run in the journal's thread.
"""

from __future__ import annotations

import sqlite3

from quintet.server.store.interface import Chair, DailyDeal, Outcome, Try
from quintet.server.store.rows import DEAL_COLUMNS, deal_of, new_deal

_DEAL = f"SELECT {DEAL_COLUMNS} FROM daily_deals WHERE day = ?"

# A deal that nobody can play any more is replaced, unless somebody has begun to.
_KEEP = """
INSERT INTO daily_deals VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (day) DO UPDATE SET game = excluded.game, rules_version = excluded.rules_version,
    options = excluded.options, n_seats = excluded.n_seats,
    server_seed = excluded.server_seed, made_at = excluded.made_at
WHERE server_seed = ? AND NOT EXISTS (SELECT 1 FROM daily_tries t WHERE t.day = excluded.day)
"""

_TRIES = (
    "SELECT t.day, t.player, t.table_id, t.match, t.begun_at, t.ended_at, t.place, t.points, t.n_moves, "
    "coalesce(p.name, '') FROM daily_tries t LEFT JOIN people p USING (player) WHERE t.day = ?"
)


def deal(db: sqlite3.Connection, day: str) -> DailyDeal | None:
    found = db.execute(_DEAL, (day,)).fetchone()
    return None if found is None else deal_of(found)


def tries(db: sqlite3.Connection, day: str) -> list[Try]:
    return [Try(*row) for row in db.execute(f"{_TRIES} ORDER BY t.begun_at, t.player", (day,))]


def days_before(db: sqlite3.Connection, day: str, limit: int) -> list[str]:
    rows = db.execute("SELECT day FROM daily_deals WHERE day < ? ORDER BY day DESC LIMIT ?", (day, limit))
    return [each for (each,) in rows]


# ---------------------------------------------------------------- in the journal's thread
def keep_deal(db: sqlite3.Connection, new: DailyDeal, unplayable: str) -> DailyDeal:
    """The day's deal: the new one if there was none, or only that with the server seed `unplayable`."""
    db.execute(_KEEP, (*new_deal(new), unplayable))
    kept = deal(db, new.day)
    assert kept is not None
    return kept


def begin(db: sqlite3.Connection, new: Try) -> None:
    """Note a try. Raises `sqlite3.IntegrityError` if that person has begun one."""
    db.execute(
        "INSERT INTO daily_tries (day, player, table_id, match, begun_at) VALUES (?, ?, ?, ?, ?)",
        (new.day, new.player, new.table, new.match, new.begun_at),
    )


def end(db: sqlite3.Connection, match: str, number: int, chairs: list[Chair], outcome: Outcome) -> None:
    """Note how a try ended, if the match was one."""
    found = db.execute("SELECT player FROM daily_tries WHERE match = ?", (match,)).fetchone()
    if found is None:
        return
    seat = next(seat for seat, chair in enumerate(chairs) if chair.player == found[0])
    db.execute(
        "UPDATE daily_tries SET ended_at = ?, place = ?, points = ?, "
        "n_moves = (SELECT count(*) FROM moves WHERE match = ? AND seat = ?) WHERE match = ?",
        (outcome.ended_at, outcome.ranking[seat], outcome.scores[seat], number, seat, match),
    )
