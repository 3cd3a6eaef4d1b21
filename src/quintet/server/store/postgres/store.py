"""The store of many servers: a PostgreSQL database, which is the one truth and the one fence.

Moves go through the `Journal`, which commits in groups; all other writes are transactions of their own. If the database
goes away, whoever reads or writes waits: see `Link`.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Self, TypeVar

import asyncpg
import msgspec

from quintet.server.store.interface import (
    Conflict,
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
from quintet.server.store.postgres import daily, people, queries, writes
from quintet.server.store.postgres.appends import Append
from quintet.server.store.postgres.database import Connection, migrate, migrations, open_database, shown
from quintet.server.store.postgres.journal import Journal
from quintet.server.store.postgres.leases import OWNER_KEY, Session, take
from quintet.server.store.postgres.link import Link

MOST_WAITING = 10_000
N_CONNECTIONS = 6  # beside that of the journal and that of the leases

_READ_PATIENCE = 10.0  # seconds that somebody who only wants to look waits for a database that is away
_LAST_PATIENCE = 3.0  # seconds that the end of a server waits for it
_NEXT_SESSION = 0.02  # seconds between attempts to write in it
_DAY = 24 * 60 * 60.0

Result = TypeVar("Result")


class PostgresStore:
    """Durable storage in a database that servers share: a `Store`."""

    def __init__(self, link: Link, session: Session, most_waiting: int) -> None:
        self._link = link
        self._session = session
        self._journal = Journal(link, session, most_waiting)
        self._writing: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    @classmethod
    async def open(cls, address: str, node: Node, lease_seconds: float, most_waiting: int = MOST_WAITING) -> Self:
        """Connect, and bring the schema up to date. Raises `UnusableDatabase` with one sentence."""
        db = await open_database(address)
        try:
            await migrate(db, shown(address), migrations())
            link = Link(address, db, N_CONNECTIONS)
            session = Session(link, node, lease_seconds)
            await session.begin(db)
        except BaseException:
            db.terminate()
            raise
        link.on_return = session.revive
        return cls(link, session, most_waiting)

    def listen(self, listener: Listener) -> None:
        self._link.on_outage = listener.outage
        self._session.on_doubt = listener.leases_doubtful
        self._session.on_kept = listener.leases_kept

    async def failed(self) -> StoreFailed:
        return await self._link.failed()

    @property
    def n_commits(self) -> int:
        return self._journal.n_commits

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        await self._journal.close(_LAST_PATIENCE)
        if self._writing:
            await asyncio.wait(self._writing, timeout=_LAST_PATIENCE)
        self._session.stop()
        try:
            async with asyncio.timeout(_LAST_PATIENCE):
                await self._link.run(self._session.end, _LAST_PATIENCE)
        except Exception:  # then the leases expire
            pass
        await self._link.close()

    # ------------------------------------------------------------ writing
    async def create_table(self, row: TableRow, trying: Try | None = None) -> Lease:
        await self._session.sure()
        return await self._write(Lease, lambda db: writes.create_table(db, self._session.id, row, trying))

    async def take_table(self, table: str) -> TakenTable | None:
        if not _can_be_kept(table):
            return None
        while True:
            await self._session.sure()
            lease = await self._write(Lease | None, lambda db: take(db, self._session.id, table))
            if lease is None:
                return None
            # Read beside the writer: from the commit on nobody without this lease, or a later one, can write.
            found = await self._link.run(partial(queries.stored_table, lease=lease))
            if found is not None:
                return found

    async def release_table(self, lease: Lease, row: TableRow | None = None) -> None:
        if row is None:
            await self._write(None, partial(writes.release_table, lease=lease))
        else:
            await self._write(None, partial(writes.hand_over_table, lease=lease, row=row))

    async def save_table(self, lease: Lease, row: TableRow, named: tuple[str, str] | None = None) -> None:
        await self._write(None, partial(writes.save_table, lease=lease, row=row, named=named), lease)

    async def begin_match(self, lease: Lease, row: TableRow, match: MatchRow) -> None:
        await self._write(None, partial(writes.begin_match, lease=lease, row=row, match=match), lease)

    async def append(self, lease: Lease, match: str, first: int, moves: list[Move]) -> None:
        await self._journal.write(Append(lease, match, first, moves))

    async def end_match(
        self, lease: Lease, row: TableRow, match: str, first: int, moves: list[Move], outcome: Outcome
    ) -> None:
        last = Append(lease, match, first, moves)
        await self._write(None, partial(writes.end_match, row=row, last=last, outcome=outcome), lease)

    async def say(self, lease: Lease, remark: Remark) -> None:
        await self._write(None, partial(people.add_remark, lease=lease, remark=remark), lease)

    async def rename(self, player: str, name: str) -> list[str]:
        return await self._write(list[str], partial(people.rename, player=player, name=name))

    async def add_pass(self, player: str, digest: bytes, expires_at: int, now: int) -> None:
        await self._write(None, partial(people.add_pass, player=player, digest=digest, expires_at=expires_at, now=now))

    async def use_pass(self, digest: bytes, now: int) -> str:
        return await self._write(str, partial(people.use_pass, digest=digest, now=now))

    async def secret(self, name: str) -> bytes:
        return await self._write(bytes, partial(writes.secret, name=name))

    async def save_analysis(self, match: str, version: int, document: bytes) -> None:
        await self._write(None, partial(writes.save_analysis, match=match, version=version, document=document))

    async def save_subscription(self, subscription: Subscription, most: int) -> None:
        await self._write(None, partial(writes.save_subscription, row=subscription, most=most))

    async def remove_subscription(self, subscription: str) -> None:
        await self._write(None, partial(writes.remove_subscription, subscription=subscription))

    async def keep_daily_deal(self, deal: DailyDeal, unplayable: str = "") -> DailyDeal:
        return await self._write(DailyDeal, partial(daily.keep_deal, new=deal, unplayable=unplayable))

    # ------------------------------------------------------------ reading
    async def playing_tables(self) -> list[str]:
        return await self._link.run(lambda db: queries.playing_tables(db, self._session.id))

    async def orphaned_tables(self) -> list[str]:
        return await self._link.run(queries.orphaned_tables)

    async def others(self) -> list[Node]:
        return await self._read(lambda db: queries.others(db, self._session.id))

    async def owners(self, tables: list[str]) -> dict[str, Node]:
        return await self._read(lambda db: queries.owners(db, self._session.id, tables))

    async def listed_tables(self, since: int, limit: int) -> list[TableRow]:
        return await self._read(lambda db: queries.listed_tables(db, since, limit))

    async def player_tables(self, player: str, limit: int) -> list[TableRow]:
        return await self._read(lambda db: queries.player_tables(db, player, limit))

    async def subscriptions(self, player: str) -> list[Subscription]:
        return await self._link.run(lambda db: queries.subscriptions(db, player))

    async def match(self, match: str) -> KeptMatch | None:
        return await self._read(lambda db: queries.kept_match(db, match)) if _can_be_kept(match) else None

    async def log(self, match: str) -> MatchLog:
        if not _can_be_kept(match):
            return MatchLog(b"[]", b"[]")
        return await self._read(lambda db: queries.match_log(db, match))

    async def analysis(self, match: str, version: int) -> bytes | None:
        return await self._read(lambda db: queries.analysis(db, match, version)) if _can_be_kept(match) else None

    async def history(self, player: str, limit: int, before: int | None = None) -> list[MatchSummary]:
        return await self._read(lambda db: queries.history(db, player, limit, before))

    async def statistics(self, player: str) -> list[Tally]:
        return await self._read(lambda db: queries.statistics(db, player))

    async def person(self, player: str) -> Person:
        return await self._read(lambda db: people.person(db, player))

    async def find_pass(self, digest: bytes, now: int) -> str:
        return await self._read(lambda db: people.pass_of(db, digest, now))

    async def daily_deal(self, day: str) -> DailyDeal | None:
        return await self._read(lambda db: daily.deal(db, day))

    async def daily_tries(self, day: str) -> list[Try]:
        return await self._read(lambda db: daily.tries(db, day))

    async def days_before(self, day: str, limit: int) -> list[str]:
        return await self._read(lambda db: daily.days_before(db, day, limit))

    async def _read(self, query: Callable[[Connection], Awaitable[Result]]) -> Result:
        return await self._link.run(query, _READ_PATIENCE)

    async def _write(
        self, kind: Any, work: Callable[[Connection], Awaitable[Result]], lease: Lease | None = None
    ) -> Result:
        """Carry out a transaction once, and return what it returned (of that kind) when that is durable.

        Once accepted it is carried out, even if the task that waits for it is cancelled.
        """
        task = asyncio.ensure_future(self._write_once(kind, work))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        result = await asyncio.shield(task)
        if lease is not None:
            self._session.must_hold(lease)
        return result

    async def _write_once(self, kind: Any, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        """A connection that is lost before the answer leaves a doubt; then the token of the write tells."""
        token = secrets.token_bytes(16)
        loop = asyncio.get_running_loop()
        begun = loop.time()

        async def transaction(db: Connection) -> Result:
            if loop.time() - begun > _DAY:
                raise StoreFailed("the database was away for so long that it has forgotten what was written last")
            async with db.transaction():
                is_new, result = await writes.note(db, token)
                if not is_new:
                    done: Result = _parse(result, kind)
                    return done
                answer = await work(db)
                if answer is not None:
                    await writes.note_result(db, token, msgspec.msgpack.encode(answer))
                return answer

        while True:
            try:
                return await self._link.run(transaction)
            except asyncpg.TransactionRollbackError:  # two who waited for each other: nothing was written
                continue
            except asyncpg.IntegrityConstraintViolationError as error:
                if error.constraint_name == OWNER_KEY:  # this server's session has just ended: the next one begins
                    await asyncio.sleep(_NEXT_SESSION)
                    continue
                raise Conflict(f"nothing was written: {error}") from None
            except asyncpg.DataError as error:
                raise ValueError(str(error)) from None
            except asyncpg.PostgresError as error:
                self._link.fail(error)


def _parse(result: bytes | None, kind: Any) -> Any:
    """What a write returned that was made before."""
    return None if result is None else msgspec.msgpack.decode(result, type=kind)


def _can_be_kept(text: str) -> bool:
    """Whether there can be something of that name: PostgreSQL knows no NUL."""
    return "\0" not in text and text.isprintable()
