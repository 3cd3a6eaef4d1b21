"""The upkeep of a PostgreSQL database, beside running servers or without one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import asyncpg

from quintet.core.errors import QuintetError
from quintet.server.store import upkeep
from quintet.server.store.interface import MatchRow, Move, Outcome, StoredMatch
from quintet.server.store.postgres import queries
from quintet.server.store.postgres.database import Connection, check_version, close, open_database, shown
from quintet.server.store.upkeep import Counts, MatchListed, Pruned, TableListed, Upkeep

Result = TypeVar("Result")

# Being played, but nobody has moved since then or has time left by the clock. A clock that is off is not in a document.
_ABANDONED = (
    f"SELECT t.id, t.match FROM tables t WHERE {queries.RUNNING} AND {queries.ACTIVE_AT} "
    "+ 1000 * coalesce((convert_from(t.document, 'UTF8')::jsonb ->> 'clock')::bigint, 0) < $1"
)

_REMOVE_TABLES = """
WITH gone AS (DELETE FROM tables WHERE id IN ({choice} LIMIT {step}) RETURNING 1) SELECT count(*) FROM gone
"""

_REMOVE_MATCHES = """
WITH gone AS (DELETE FROM matches WHERE number IN ({choice} LIMIT {step}) RETURNING number),
moved AS (DELETE FROM moves WHERE match IN (SELECT number FROM gone))
SELECT count(*) FROM gone
"""


class PostgresUpkeep(Upkeep):
    """The upkeep of one database."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.name = shown(address)

    def list_tables(self) -> list[TableListed]:
        return [TableListed(*row) for row in self._run(queries.tables_by_activity)]

    def matches_at(self, table: str) -> list[MatchListed]:
        return [MatchListed(*row) for row in self._run(lambda db: queries.matches_at(db, table))]

    def stored_match(self, match: str) -> StoredMatch | None:
        return self._run(lambda db: queries.stored_match(db, match))

    def finished_matches(self) -> Iterator[tuple[MatchRow, list[Move], Outcome]]:
        with asyncio.Runner() as runner:
            connecting = self._connected()
            db = runner.run(connecting.__aenter__())
            found = queries.finished_matches(db)
            try:
                while (match := runner.run(_next(found))) is not None:
                    yield match
            finally:
                runner.run(connecting.__aexit__(None, None, None))

    def count(self) -> Counts:
        async def query(db: Connection) -> Counts:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                counted = await db.fetchrow(upkeep.COUNTED.format(running=queries.RUNNING))
                by_game = await db.fetch(upkeep.MATCHES_BY_GAME)
                n_bytes = await db.fetchval("SELECT pg_database_size(current_database())")
                version = await db.fetchval("SELECT version FROM about")
            assert counted is not None
            return upkeep.counts_of(counted, by_game, n_bytes=n_bytes, schema=version)

        return self._run(query)

    def back_up(self, target: Path) -> None:
        raise QuintetError(
            f"PostgreSQL makes its own backups: pg_dump --format=custom --schema=quintet --file={target} {self.name}"
        )

    def prune(
        self,
        table_days: int | None,
        match_days: int | None,
        now: int | None = None,
        *,
        abandoned_days: int | None = None,
        is_trial: bool = False,
    ) -> Pruned:
        now = upkeep.time_of(now)

        async def work(db: Connection) -> Pruned:
            n_tables = n_matches = 0
            remove = _count if is_trial else _remove
            if abandoned_days is not None:
                n_tables = n_matches = await _remove_abandoned(db, upkeep.days_before(now, abandoned_days), is_trial)
            if table_days is not None:
                idle = upkeep.IDLE_TABLES.format(before="$1", running=queries.RUNNING)
                n_tables += await remove(db, _REMOVE_TABLES, idle, upkeep.days_before(now, table_days))
            if match_days is not None:
                for old in upkeep.OLD_MATCHES:
                    chosen = old.format(before="$1")
                    n_matches += await remove(db, _REMOVE_MATCHES, chosen, upkeep.days_before(now, match_days))
            return Pruned(n_tables, n_matches)

        try:
            return self._run(work)
        except asyncpg.PostgresError as error:
            raise QuintetError(f"{self.name} was not pruned to the end: {error}") from error

    def _run(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        async def connected() -> Result:
            async with self._connected() as db:
                return await work(db)

        return asyncio.run(connected())

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Connection]:
        db = await open_database(self._address)
        try:
            await check_version(db, self.name)
            yield db
        finally:
            await close(db)


async def _next(
    found: AsyncIterator[tuple[MatchRow, list[Move], Outcome]],
) -> tuple[MatchRow, list[Move], Outcome] | None:
    return await anext(found, None)


async def _remove(db: Connection, statement: str, choice: str, before: int) -> int:
    n_removed = 0
    while True:
        removed: int = await db.fetchval(statement.format(choice=choice, step=upkeep.STEP), before)
        n_removed += removed
        if removed < upkeep.STEP:
            return n_removed
        time.sleep(upkeep.PAUSE_SECONDS)


async def _remove_abandoned(db: Connection, before: int, is_trial: bool) -> int:
    """Remove matches together with their tables: a table cannot go on from a match that is gone."""
    if is_trial:
        return len(await db.fetch(_ABANDONED, before))
    n_removed = 0
    while True:
        async with db.transaction():
            held = await db.fetch(f"{_ABANDONED} LIMIT {upkeep.STEP} FOR UPDATE OF t", before)
            # Again, now that nobody can move there: moves made meanwhile are seen.
            found = await db.fetch(f"{_ABANDONED} AND t.id = ANY ($2)", before, [table for table, _ in held])
            await db.execute("DELETE FROM tables WHERE id = ANY ($1)", [table for table, _ in found])
            matches = [match for _, match in found]
            await db.execute("DELETE FROM matches WHERE number = ANY ($1)", matches)
            await db.execute("DELETE FROM moves WHERE match = ANY ($1)", matches)
        n_removed += len(found)
        if len(held) < upkeep.STEP:
            return n_removed
        time.sleep(upkeep.PAUSE_SECONDS)


async def _count(db: Connection, statement: str, choice: str, before: int) -> int:
    number: int = await db.fetchval(f"SELECT count(*) FROM ({choice}) AS chosen", before)
    return number
