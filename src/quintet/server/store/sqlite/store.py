"""The store of one server: a SQLite file with a write-ahead log, synced at every commit.

Writes go through the `Journal`, one thread that commits in groups; reads go beside it, through `Readers`.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import Any, Self

import msgspec

from quintet.server.store.interface import (
    DailyDeal,
    KeptMatch,
    Lease,
    Listener,
    MatchLog,
    MatchRow,
    MatchSummary,
    Move,
    Node,
    Outcome,
    Person,
    Remark,
    StoreFailed,
    Subscription,
    TableRow,
    TakenTable,
    Tally,
    Try,
)
from quintet.server.store.refusing import other_seats, other_table, stale
from quintet.server.store.rows import NEW_MATCH_COLUMNS, chairs_of, new_match, results_of, to_json
from quintet.server.store.sqlite import daily, people, queries
from quintet.server.store.sqlite.appends import Append, check_running
from quintet.server.store.sqlite.database import migrations, open_for_writing
from quintet.server.store.sqlite.files import FilesInUse
from quintet.server.store.sqlite.journal import Journal
from quintet.server.store.sqlite.lockfile import LockFile
from quintet.server.store.sqlite.readers import Readers

MOST_WAITING = 10_000
N_READERS = 4

_COUNT = """
INSERT INTO tallies VALUES (?, ?, ?, 1, ?)
ON CONFLICT DO UPDATE SET n_matches = n_matches + 1, n_won = n_won + excluded.n_won
"""


class SqliteStore:
    """Durable storage in one file, for one server at a time: a `Store`."""

    def __init__(
        self, lock: LockFile, db: sqlite3.Connection, readers: Readers, files: FilesInUse, most_waiting: int
    ) -> None:
        self._lock = lock
        self._db = db
        self._readers = readers
        self._files = files
        self._journal = Journal(db, most_waiting, files)

    @classmethod
    async def open(cls, path: Path | str, most_waiting: int = MOST_WAITING) -> Self:
        """Open a file, or make a new one; more writes than `most_waiting` at once wait for their turn to be accepted.

        Raises `Locked` if another server has it open, and `UnusableDatabase` if it is not ours or too new.
        """
        return cls(*await asyncio.to_thread(_open, Path(path).resolve()), most_waiting)

    async def failed(self) -> StoreFailed:
        return await self._journal.failed()

    def listen(self, listener: Listener) -> None:
        """A file is never out of reach, and nobody else writes to it: there is nothing to be told."""

    @property
    def n_commits(self) -> int:
        return self._journal.n_commits

    async def close(self) -> None:
        """Write everything that was accepted, and let go of the file."""
        await self._journal.close()
        await asyncio.to_thread(self._readers.close)
        # The last connection to go takes the write-ahead log with it.
        await asyncio.to_thread(self._db.close)
        self._files.close()
        self._lock.release()

    # ------------------------------------------------------------ writing
    async def create_table(self, row: TableRow, trying: Try | None = None) -> Lease:
        return await self._journal.write(partial(_create_table, row=row, trying=trying))

    async def take_table(self, table: str) -> TakenTable | None:
        lease = await self._journal.write(partial(_take_table, table=table))
        # Read beside the writer: from the commit on nobody without this lease, or a later one, can write.
        return None if lease is None else await self._readers.read(queries.stored_table, lease)

    async def release_table(self, lease: Lease, row: TableRow | None = None) -> None:
        if row is not None:  # there is no other server on this file, but this one may be started again
            await self.save_table(lease, row)

    async def save_table(self, lease: Lease, row: TableRow, named: tuple[str, str] | None = None) -> None:
        await self._journal.write(partial(_save_table, lease=lease, row=row, named=named))

    async def begin_match(self, lease: Lease, row: TableRow, match: MatchRow) -> None:
        await self._journal.write(partial(_begin_match, lease=lease, row=row, match=match))

    def append(self, lease: Lease, match: str, first: int, moves: list[Move]) -> Coroutine[Any, Any, None]:
        return self._journal.write(Append(lease, match, first, moves), is_single=len(moves) == 1)

    async def end_match(
        self, lease: Lease, row: TableRow, match: str, first: int, moves: list[Move], outcome: Outcome
    ) -> None:
        await self._journal.write(
            partial(_end_match, lease=lease, row=row, match=match, first=first, moves=moves, outcome=outcome)
        )

    async def say(self, lease: Lease, remark: Remark) -> None:
        await self._journal.write(partial(people.add_remark, lease=lease, remark=remark))

    async def rename(self, player: str, name: str) -> list[str]:
        return await self._journal.write(partial(people.rename, player=player, name=name))

    async def add_pass(self, player: str, digest: bytes, expires_at: int, now: int) -> None:
        await self._journal.write(
            partial(people.add_pass, player=player, digest=digest, expires_at=expires_at, now=now)
        )

    async def use_pass(self, digest: bytes, now: int) -> str:
        return await self._journal.write(partial(people.use_pass, digest=digest, now=now))

    async def secret(self, name: str) -> bytes:
        return await self._journal.write(partial(_secret, name=name), is_single=True)

    async def save_analysis(self, match: str, version: int, document: bytes) -> None:
        await self._journal.write(partial(_save_analysis, match=match, version=version, document=document))

    async def save_subscription(self, subscription: Subscription, most: int) -> None:
        await self._journal.write(partial(_save_subscription, row=subscription, most=most))

    async def remove_subscription(self, subscription: str) -> None:
        await self._journal.write(partial(_remove_subscription, subscription=subscription), is_single=True)

    async def keep_daily_deal(self, deal: DailyDeal, unplayable: str = "") -> DailyDeal:
        return await self._journal.write(partial(daily.keep_deal, new=deal, unplayable=unplayable))

    # ------------------------------------------------------------ reading
    async def playing_tables(self) -> list[str]:
        return await self._readers.read(queries.playing_tables)

    async def orphaned_tables(self) -> list[str]:
        return []  # there is no other server on this file

    async def others(self) -> list[Node]:
        return []

    async def owners(self, tables: list[str]) -> dict[str, Node]:
        return {}

    async def listed_tables(self, since: int, limit: int) -> list[TableRow]:
        return await self._readers.read(queries.listed_tables, since, limit)

    async def player_tables(self, player: str, limit: int) -> list[TableRow]:
        return await self._readers.read(queries.player_tables, player, limit)

    async def subscriptions(self, player: str) -> list[Subscription]:
        return await self._readers.read(queries.subscriptions, player)

    async def match(self, match: str) -> KeptMatch | None:
        return await self._readers.read(queries.kept_match, match)

    async def log(self, match: str) -> MatchLog:
        return await self._readers.read(queries.match_log, match)

    async def analysis(self, match: str, version: int) -> bytes | None:
        return await self._readers.read(queries.analysis, match, version)

    async def history(self, player: str, limit: int, before: int | None = None) -> list[MatchSummary]:
        return await self._readers.read(queries.history, player, limit, before)

    async def statistics(self, player: str) -> list[Tally]:
        return await self._readers.read(queries.statistics, player)

    async def person(self, player: str) -> Person:
        return await self._readers.read(people.person, player)

    async def find_pass(self, digest: bytes, now: int) -> str:
        return await self._readers.read(people.pass_of, digest, now)

    async def daily_deal(self, day: str) -> DailyDeal | None:
        return await self._readers.read(daily.deal, day)

    async def daily_tries(self, day: str) -> list[Try]:
        return await self._readers.read(daily.tries, day)

    async def days_before(self, day: str, limit: int) -> list[str]:
        return await self._readers.read(daily.days_before, day, limit)


def _open(path: Path) -> tuple[LockFile, sqlite3.Connection, Readers, FilesInUse]:
    lock = LockFile(path)
    try:
        steps = migrations()
        db = open_for_writing(path, steps)
        try:
            return lock, db, Readers(path, len(steps), N_READERS), FilesInUse(path)
        except BaseException:
            db.close()
            raise
    except BaseException:
        lock.release()
        raise


# ---------------------------------------------------------------- in the journal's thread
def _create_table(db: sqlite3.Connection, row: TableRow, trying: Try | None = None) -> Lease:
    if trying is not None:
        daily.begin(db, trying)
    lease = Lease(row.id, _next_epoch(db))
    db.execute(
        "INSERT INTO tables (id, epoch, document, is_listed, is_playing, updated_at) VALUES (?, ?, ?, ?, ?, ?)",
        (row.id, lease.epoch, row.document, row.is_listed, row.is_playing, row.updated_at),
    )
    _seat(db, row)
    return lease


def _take_table(db: sqlite3.Connection, table: str) -> Lease | None:
    lease = Lease(table, _next_epoch(db))
    taken = db.execute("UPDATE tables SET epoch = ? WHERE id = ?", (lease.epoch, table))
    return lease if taken.rowcount else None


def _next_epoch(db: sqlite3.Connection) -> int:
    db.execute("UPDATE counters SET value = value + 1 WHERE name = 'epoch'")
    epoch: int = db.execute("SELECT value FROM counters WHERE name = 'epoch'").fetchone()[0]
    return epoch


def _save_table(db: sqlite3.Connection, lease: Lease, row: TableRow, named: tuple[str, str] | None = None) -> None:
    if row.id != lease.table:
        raise other_table(lease, row.id)
    saved = db.execute(
        "UPDATE tables SET document = ?, is_listed = ?, is_playing = ?, updated_at = ? WHERE id = ? AND epoch = ?",
        (row.document, row.is_listed, row.is_playing, row.updated_at, lease.table, lease.epoch),
    )
    if not saved.rowcount:
        raise stale(lease)
    _seat(db, row)
    if named is not None:
        people.rename(db, *named)


def _seat(db: sqlite3.Connection, row: TableRow) -> None:
    """Note who sits at a table, if that has changed."""
    before = {player for (player,) in db.execute("SELECT player FROM seatings WHERE table_id = ?", (row.id,))}
    now = set(row.players)
    db.executemany("DELETE FROM seatings WHERE player = ? AND table_id = ?", [(gone, row.id) for gone in before - now])
    db.executemany("INSERT INTO seatings VALUES (?, ?)", [(new, row.id) for new in sorted(now - before)])


def _begin_match(db: sqlite3.Connection, lease: Lease, row: TableRow, match: MatchRow) -> None:
    _save_table(db, lease, row)
    number = db.execute(
        f"INSERT INTO matches ({NEW_MATCH_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", new_match(match)
    ).lastrowid
    db.execute("UPDATE tables SET match = ? WHERE id = ?", (number, lease.table))
    players = {chair.player for chair in match.chairs if chair.player}
    db.executemany("INSERT INTO sittings VALUES (?, ?, NULL)", [(player, number) for player in sorted(players)])


def _end_match(
    db: sqlite3.Connection,
    lease: Lease,
    row: TableRow,
    match: str,
    first: int,
    moves: list[Move],
    outcome: Outcome,
) -> None:
    Append(lease, match, first, moves)(db)
    n_actions = first + len(moves)
    number = check_running(db, lease, match, n_actions)
    game, chairs_text, counts = db.execute(
        "SELECT game, chairs, start IS NULL OR fair <> '{}' FROM matches WHERE number = ?", (number,)
    ).fetchone()
    chairs = chairs_of(chairs_text)
    if not len(outcome.scores) == len(outcome.ranking) == len(chairs):
        raise other_seats(match, len(chairs))
    db.execute(
        "UPDATE matches SET scores = ?, ranking = ?, n_actions = ?, ended_at = ? WHERE number = ?",
        (to_json(outcome.scores), to_json(outcome.ranking), n_actions, outcome.ended_at, number),
    )
    db.execute("UPDATE sittings SET ended_at = ? WHERE match = ?", (outcome.ended_at, number))
    if counts:  # not if somebody has chosen the position in which it began, and nothing was dealt
        for player, result in results_of(game, chairs, outcome).items():
            db.execute(_COUNT, (player, result.game, result.opponents, result.n_won))
            people.count_streak(db, player, bool(result.n_won))
    daily.end(db, match, number, chairs, outcome)
    _save_table(db, lease, row)


def _secret(db: sqlite3.Connection, name: str) -> bytes:
    db.execute("INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING", (name, secrets.token_bytes(32)))
    value: bytes = db.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0]
    return value


def _save_analysis(db: sqlite3.Connection, match: str, version: int, document: bytes) -> None:
    db.execute(
        "INSERT OR REPLACE INTO analyses SELECT number, ?, ? FROM matches WHERE id = ? AND ended_at IS NOT NULL",
        (version, document, match),
    )


def _save_subscription(db: sqlite3.Connection, row: Subscription, most: int) -> None:
    db.execute("INSERT OR REPLACE INTO subscriptions VALUES (?, ?, ?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(row))
    db.execute(
        "DELETE FROM subscriptions WHERE player = ? AND id NOT IN "
        "(SELECT id FROM subscriptions WHERE player = ? ORDER BY made_at DESC, id = ? DESC LIMIT ?)",
        (row.player, row.player, row.id, most),
    )


def _remove_subscription(db: sqlite3.Connection, subscription: str) -> None:
    db.execute("DELETE FROM subscriptions WHERE id = ?", (subscription,))
