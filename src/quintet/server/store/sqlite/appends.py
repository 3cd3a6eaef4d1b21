"""Adding moves to the log of a match, one append at a time or many at once.

An append is written only if its lease holds, its match is running and its first move is the next one. So a move that
was meant to follow one that was refused is refused too, and a log never has a gap.
"""

from __future__ import annotations

import sqlite3
from functools import cache

from quintet.server.store.interface import Conflict, Lease, Move
from quintet.server.store.refusing import not_next, not_running, stale

# The most moves in one statement: eight variables each, and SQLite may have been built for 999.
_MOST_TOGETHER = 64

_NEXT = "(SELECT coalesce(max(seq), -1) + 1 FROM moves WHERE match = m.number)"

_RUNNING = f"""
SELECT m.number, {_NEXT} FROM tables t JOIN matches m ON m.number = t.match
WHERE t.id = ? AND m.id = ? AND m.ended_at IS NULL
"""


class Append:
    """Moves to be added by the owner of a table; calling it adds them, or raises."""

    __slots__ = ("first", "lease", "match", "moves")

    def __init__(self, lease: Lease, match: str, first: int, moves: list[Move]) -> None:
        self.lease = lease
        self.match = match
        self.first = first
        self.moves = moves

    def __call__(self, db: sqlite3.Connection) -> None:
        for seq, move in enumerate(self.moves, self.first):
            row = (self.lease.table, self.lease.epoch, self.match, seq, seq, move.seat, move.action, move.at)
            if not db.execute(_insert(1), row).rowcount:
                check_running(db, self.lease, self.match, seq)
                raise Conflict(f"move {seq} of match {self.match} was refused")


def append_together(db: sqlite3.Connection, appends: list[Append]) -> bool:
    """Add the moves of many appends by few statements; False, to be rolled back, if not all of them fit.

    The statements run without Python's lock, and a busy event loop is slow to give it back: few of them save half the
    time that a thousand small ones take.
    """
    rows = [
        (append.lease, append.match, seq, move)
        for append in appends
        for seq, move in enumerate(append.moves, append.first)
    ]
    begin = 0
    while begin < len(rows):
        # Powers of two, so that there are few different statements to be prepared.
        n_together = min(_MOST_TOGETHER, 1 << (len(rows) - begin).bit_length() - 1)
        firsts: dict[str, int] = {}
        nexts: dict[str, int] = {}
        values: list[str | int] = []
        for lease, match, seq, move in rows[begin : begin + n_together]:
            first = firsts.setdefault(match, seq)
            if nexts.get(match, seq) != seq:
                return False
            nexts[match] = seq + 1
            values += (lease.table, lease.epoch, match, first, seq, move.seat, move.action, move.at)
        if db.execute(_insert(n_together), values).rowcount < n_together:
            return False
        begin += n_together
    return True


@cache
def _insert(n_moves: int) -> str:
    """The statement for so many moves, those of one match with consecutive numbers; `first` is the lowest of them."""
    return f"""
INSERT INTO moves (match, seq, seat, action, at)
WITH new (table_id, epoch, match, first, seq, seat, action, at) AS (VALUES {", ".join(["(?,?,?,?,?,?,?,?)"] * n_moves)})
SELECT m.number, new.seq, new.seat, new.action, new.at
FROM new CROSS JOIN tables t ON t.id = new.table_id AND t.epoch = new.epoch
CROSS JOIN matches m ON m.number = t.match AND m.id = new.match AND m.ended_at IS NULL
WHERE new.first = {_NEXT}
"""


def check_running(db: sqlite3.Connection, lease: Lease, match: str, first: int) -> int:
    """The number of the match, if the lease holds, the match is running and its log goes on with `first`."""
    if db.execute("SELECT epoch FROM tables WHERE id = ?", (lease.table,)).fetchone() != (lease.epoch,):
        raise stale(lease)
    found = db.execute(_RUNNING, (lease.table, match)).fetchone()
    if found is None:
        raise not_running(lease, match)
    number: int = found[0]
    if first != found[1]:
        raise not_next(match, found[1], first)
    return number
