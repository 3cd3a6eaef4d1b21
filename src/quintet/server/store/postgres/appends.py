"""Adding moves to the log of a match, many appends by one statement.

An append is written only if its lease holds, its match is running and its first move is the next one. All moves of one
match in a statement follow each other and have one lease, so that they are written together or not at all.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quintet.server.store.interface import Lease, Move
from quintet.server.store.postgres.database import Connection
from quintet.server.store.postgres.leases import HELD
from quintet.server.store.refusing import not_next, not_running, stale

_NEXT = "(SELECT coalesce(max(seq), -1) + 1 FROM moves WHERE match = m.number)"

# The lock on the table lets nobody take it over before the commit. The answer: how many moves were written, and for
# which matches if these were not all.
_INSERT = f"""
WITH new AS (
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[], $8::bigint[]
    ) AS new (table_id, epoch, match, first, seq, seat, action, at)
), written AS (
    INSERT INTO moves (match, seq, seat, action, at)
    SELECT m.number, new.seq, new.seat, new.action, new.at
    FROM new JOIN tables t ON t.id = new.table_id AND t.epoch = new.epoch JOIN nodes n ON {HELD}
    JOIN matches m ON m.number = t.match AND m.id = new.match AND m.ended_at IS NULL
    WHERE new.first = {_NEXT}
    FOR SHARE OF t
    RETURNING match
)
SELECT count(*), CASE WHEN count(*) < cardinality($1) THEN (
    SELECT coalesce(array_agg(id), ARRAY[]::text[]) FROM matches WHERE number IN (SELECT match FROM written)
) END FROM written
"""

_RUNNING = f"""
SELECT m.number, {_NEXT} FROM tables t JOIN matches m ON m.number = t.match
WHERE t.id = $1 AND m.id = $2 AND m.ended_at IS NULL
"""

_LOGGED = """
SELECT v.seat, v.action, v.at FROM matches m JOIN moves v ON v.match = m.number
WHERE m.id = $1 AND v.seq >= $2 AND v.seq < $3 ORDER BY v.seq
"""

# Every lookup by its index: the planner does not know how few moves there are in a statement.
PLANS = {
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
    "enable_seqscan": "off",
    "plan_cache_mode": "force_generic_plan",
}


class Append(msgspec.Struct, frozen=True):
    """Moves to be added by the owner of a table."""

    lease: Lease
    match: str
    first: int
    moves: list[Move]


async def write_together(db: Connection, appends: Sequence[Append]) -> set[str] | None:
    """Add the moves of appends that go together; return the matches to which they were added, None for all."""
    tables: list[str] = []
    epochs: list[int] = []
    matches: list[str] = []
    firsts: list[int] = []
    seqs: list[int] = []
    moves: list[Move] = []
    lowest: dict[str, int] = {}
    for append in appends:
        first = lowest.setdefault(append.match, append.first)
        n_moves = len(append.moves)
        tables += [append.lease.table] * n_moves
        epochs += [append.lease.epoch] * n_moves
        matches += [append.match] * n_moves
        firsts += [first] * n_moves
        seqs += range(append.first, append.first + n_moves)
        moves += append.moves
    seats, actions, ats = [move.seat for move in moves], [move.action for move in moves], [move.at for move in moves]
    answer = await db.fetchrow(_INSERT, tables, epochs, matches, firsts, seqs, seats, actions, ats)
    assert answer is not None
    return None if answer[1] is None else set(answer[1])


def going_together(appends: Sequence[Append]) -> int:
    """How many of them, from the first on, can be written by one statement."""
    nexts: dict[str, tuple[Lease, int]] = {}
    for number, append in enumerate(appends):
        lease, seq = nexts.get(append.match, (append.lease, append.first))
        if lease != append.lease or seq != append.first or not append.moves:
            return max(number, 1)
        nexts[append.match] = append.lease, seq + len(append.moves)
    return len(appends)


async def is_written(db: Connection, append: Append) -> bool:
    """Whether the log has exactly these moves. The time of a move tells it from all others of its match."""
    rows = await db.fetch(_LOGGED, append.match, append.first, append.first + len(append.moves))
    return [Move(*row) for row in rows] == append.moves


async def check_running(db: Connection, lease: Lease, match: str, first: int) -> int:
    """The number of the match, if the lease holds, the match is running and its log goes on with `first`."""
    held = f"SELECT 1 FROM tables t JOIN nodes n ON {HELD} WHERE t.id = $1 AND t.epoch = $2"
    if await db.fetchval(held, lease.table, lease.epoch) is None:
        raise stale(lease)
    found = await db.fetchrow(_RUNNING, lease.table, match)
    if found is None:
        raise not_running(lease, match)
    number: int = found[0]
    if first != found[1]:
        raise not_next(match, found[1], first)
    return number
