"""Work on what a server keeps, beside it while it runs or without one: list, count, back up, export, prune.

What is the same for all databases is here; a database adds the rest.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

from quintet.core.errors import QuintetError
from quintet.core.record import Record
from quintet.server.store.interface import MatchRow, Move, Outcome, StoredMatch
from quintet.server.store.records import record_of

_DAY = 24 * 60 * 60 * 1000

# Matches and tables that are removed in one transaction, and the pause after it. A server that wants to write waits
# for a step of this size, and gets its turn in the pause.
STEP = 50
PAUSE_SECONDS = 0.02

# What both databases understand: {running} and {before} are filled in by each of them.
COUNTED = (
    "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM tables t WHERE {running}), "
    "(SELECT count(*) FROM matches), (SELECT count(*) FROM matches WHERE ended_at IS NOT NULL), "
    "(SELECT count(*) FROM moves), (SELECT count(DISTINCT player) FROM sittings), "
    "(SELECT min(started_at) FROM matches), (SELECT max(started_at) FROM matches)"
)
MATCHES_BY_GAME = "SELECT game, count(*) FROM matches GROUP BY game ORDER BY game"
IDLE_TABLES = "SELECT t.id FROM tables t WHERE t.updated_at < {before} AND NOT ({running})"
OLD_MATCHES = (  # over, or given up: begun, never ended, and no table has it as its match any more
    "SELECT number FROM matches WHERE ended_at < {before}",
    "SELECT number FROM matches m WHERE ended_at IS NULL AND started_at < {before} "
    "AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.match = m.number)",
)


class MatchListed(msgspec.Struct, frozen=True):
    """A match of a table."""

    id: str
    started_at: int
    ended_at: int | None
    n_actions: int


class Counts(msgspec.Struct, frozen=True):
    """How much is in a database."""

    n_tables: int
    n_playing: int
    n_matches: int
    n_finished: int
    n_actions: int
    n_people: int  # who have played a match
    matches_by_game: dict[str, int]
    oldest_match: int | None  # when it began
    newest_match: int | None
    n_bytes: int
    n_log_bytes: int  # of the write-ahead log of this database alone
    n_free_bytes: int  # that are free for what comes next
    schema: int


class Pruned(msgspec.Struct, frozen=True):
    """What was removed."""

    n_tables: int
    n_matches: int


class TableListed(msgspec.Struct, frozen=True):
    """A table, and when something happened there last: a change or a move."""

    id: str
    document: bytes
    active_at: int


class Upkeep(ABC):
    """What an operator can do with a database. Each call connects, works and lets go."""

    name: str  # of the database, for people

    @abstractmethod
    def list_tables(self) -> list[TableListed]:
        """All tables, latest change or move first."""

    @abstractmethod
    def matches_at(self, table: str) -> list[MatchListed]:
        """The matches that were played at a table, oldest first."""

    @abstractmethod
    def count(self) -> Counts:
        """How much there is, as of one moment."""

    @abstractmethod
    def stored_match(self, match: str) -> StoredMatch | None: ...

    @abstractmethod
    def finished_matches(self) -> Iterator[tuple[MatchRow, list[Move], Outcome]]:
        """All finished matches as of one moment, oldest first."""

    @abstractmethod
    def back_up(self, target: Path) -> None:
        """Write the database as it is at this moment to a new file, which is there only when it is complete.

        The server goes on meanwhile.
        """

    @abstractmethod
    def prune(
        self,
        table_days: int | None,
        match_days: int | None,
        now: int | None = None,
        *,
        abandoned_days: int | None = None,
        is_trial: bool = False,
    ) -> Pruned:
        """Remove tables where nothing has happened for so many days, and matches that ended so long ago; None keeps
        them.

        What is being played is removed, match and table, only if nothing has happened there for `abandoned_days`.
        Statistics stay as they are. A trial only counts.
        """

    def find_table(self, table: str) -> tuple[TableListed, list[MatchListed]]:
        """A table by its id or the beginning of it, and the matches that were played at it, oldest first."""
        rows = [row for row in self.list_tables() if row.id.startswith(table)]
        if not rows:
            raise QuintetError(f"there is no table {table!r}")
        if len(rows) > 1:
            raise QuintetError(f"{len(rows)} tables begin with {table!r}: write more of the id")
        return rows[0], self.matches_at(rows[0].id)

    def find_record(self, match: str, now: int | None = None) -> Record:
        """The record of a finished match. A match still being played is refused: it would show all cards. So is a deal
        of the day that others still play."""
        found = self.stored_match(match)
        if found is None:
            raise QuintetError(f"there is no match {match!r}")
        row, moves, outcome = found
        if outcome is None:
            raise QuintetError(f"the match {match} is not over: its record would show all cards")
        if row.sealed_until > time_of(now):
            raise QuintetError(f"the match {match} is today's deal of the day: its record would show all cards")
        return record_of(row, moves, outcome)

    def export(self, out: IO[str], now: int | None = None) -> int:
        """Write all finished matches, oldest first, as JSON, one per line; return how many.

        Those of today's deal of the day are left out: they would show cards that others still play.
        """
        n_matches = 0
        for match, moves, outcome in self.finished_matches():
            if match.sealed_until > time_of(now):
                continue
            line = {
                "id": match.id,
                "table": match.table,
                "started_at": match.started_at,
                "ended_at": outcome.ended_at,
                "chairs": match.chairs,
                "moved_at": [move.at for move in moves],
                "record": record_of(match, moves, outcome).to_json(),
            }
            out.write(msgspec.json.encode(line).decode() + "\n")
            n_matches += 1
        return n_matches


def counts_of(
    counted: Iterable[Any],
    by_game: Iterable[Iterable[Any]],
    *,
    n_bytes: int,
    schema: int,
    n_log_bytes: int = 0,
    n_free_bytes: int = 0,
) -> Counts:
    """The counts from the row of COUNTED, the rows of MATCHES_BY_GAME, and what only the database itself can tell."""
    n_tables, n_playing, n_matches, n_finished, n_actions, n_people, oldest, newest = counted
    return Counts(
        n_tables,
        n_playing,
        n_matches,
        n_finished,
        n_actions,
        n_people,
        {str(game): int(n) for game, n in by_game},
        oldest,
        newest,
        n_bytes,
        n_log_bytes,
        n_free_bytes,
        schema,
    )


def time_of(now: int | None) -> int:
    """A time of day in milliseconds since 1970; None is now."""
    return round(time.time() * 1000) if now is None else now


def days_before(now: int, days: int) -> int:
    """A moment so many days before, no earlier than 1970: no database takes a number that is too large."""
    return max(0, now - days * _DAY)
