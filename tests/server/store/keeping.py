"""Tables and matches for the tests of the store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from quintet.server.store.interface import Chair, Lease, MatchRow, Move, Node, Outcome, Store, TableRow
from quintet.server.store.opening import Database, open_store
from quintet.server.store.sqlite.store import SqliteStore

ADA, BEN, BOT = Chair("Ada", player="ada"), Chair("Ben", player="ben"), Chair("Bot", bot="easy")


def table_row(
    table: str, is_playing: bool = False, is_listed: bool = False, at: int = 1, players: list[str] | None = None
) -> TableRow:
    return TableRow(table, f'{{"at":{at}}}'.encode(), is_listed, is_playing, at, players or [])


def match_row(match: str, table: str, chairs: list[Chair] | None = None, game: str = "solo") -> MatchRow:
    chairs = [ADA, BEN] if chairs is None else chairs
    return MatchRow(match, table, game, 1, {"hand": 7, "throw_in": False}, chairs, "0f" * 16, {}, 5)


def some_moves(first: int, n_moves: int) -> list[Move]:
    """Moves that show their number."""
    return [Move(seq % 2, f"play {seq}", seq) for seq in range(first, first + n_moves)]


async def begin(
    store: Store, table: str, match: str = "", chairs: list[Chair] | None = None, game: str = "solo"
) -> Lease:
    """A new table with a running match."""
    lease = await store.create_table(table_row(table))
    await store.begin_match(
        lease, table_row(table, is_playing=True), match_row(match or f"{table}-1", table, chairs, game)
    )
    return lease


async def play_out(
    store: Store,
    table: str,
    ended_at: int,
    ranking: list[int],
    chairs: list[Chair] | None = None,
    game: str = "solo",
) -> Lease:
    """A new table with a match of three moves that is over."""
    lease = await begin(store, table, chairs=chairs, game=game)
    await store.append(lease, f"{table}-1", 0, some_moves(0, 2))
    outcome = Outcome([0] * len(ranking), ranking, ended_at)
    await store.end_match(lease, table_row(table, at=ended_at), f"{table}-1", 2, some_moves(2, 1), outcome)
    return lease


async def whole_match(store: Store, match: str) -> tuple[MatchRow, list[Move], Outcome | None] | None:
    """A match with its log."""
    found, log = await store.match(match), await store.log(match)
    actions = msgspec.json.decode(log.actions, type=list[tuple[int, str]])
    times = msgspec.json.decode(log.times, type=list[int])
    moves = [Move(seat, action, at) for (seat, action), at in zip(actions, times, strict=True)]
    return None if found is None else (found.row, moves, found.outcome)


async def moves_of(store: Store, match: str) -> list[Move]:
    found = await whole_match(store, match)
    assert found is not None
    return found[1]


class Heard:
    """A listener that notes what it was told."""

    def __init__(self) -> None:
        self.outages: list[bool] = []
        self.epochs: dict[str, int] = {}
        self.kept = asyncio.Event()
        self.n_doubts = 0

    def outage(self, is_out: bool) -> None:
        self.outages.append(is_out)

    def leases_doubtful(self) -> None:
        self.n_doubts += 1

    def leases_kept(self, epochs: dict[str, int]) -> None:
        self.epochs = epochs
        self.kept.set()


@asynccontextmanager
async def opened(path: Path, most_waiting: int = 10_000) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path, most_waiting)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def opened_any(database: Database, node: str = "one", lease_seconds: float = 5.0) -> AsyncIterator[Store]:
    """A store in any database."""
    store = await open_store(database, Node(node), lease_seconds)
    try:
        yield store
    finally:
        await store.close()


def with_store(path: Path, test: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Run a test on a store of its own."""

    async def run() -> None:
        async with opened(path) as store:
            await test(store)

    asyncio.run(run())


def with_any_store(database: Database, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test on a store of its own, in any database."""

    async def run() -> None:
        async with opened_any(database) as store:
            await test(store)

    asyncio.run(run())
