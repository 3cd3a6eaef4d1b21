"""A database that goes away: it restarts, another one takes its place, or the way to it is cut."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from quintet.server.store.interface import Move, OwnedElsewhere, StaleOwner, Store, TakenTable
from tests.postgres import Postgres
from tests.server.store.keeping import Heard, begin, moves_of, opened_any, some_moves, table_row
from tests.wire import Wire, address_by


def run(test: Any) -> None:
    asyncio.run(test)


class Playing:
    """Ten tables whose moves follow each other as fast as they are kept."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.n_done = [0] * 10
        self._is_over = False

    async def until_all_have_moved(self, n_moves: int) -> None:
        before = list(self.n_done)
        while min(n - m for n, m in zip(self.n_done, before, strict=True)) < n_moves:
            for task in self._tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)

    async def __aenter__(self) -> Playing:
        leases = [await begin(self.store, f"t{i}") for i in range(10)]

        async def play(number: int) -> None:
            while not self._is_over:
                first = self.n_done[number]
                await self.store.append(leases[number], f"t{number}-1", first, some_moves(first, 1))
                self.n_done[number] += 1
                if first % 5 == 0:
                    await self.store.save_table(leases[number], table_row(f"t{number}", True, at=first))

        self._tasks = [asyncio.ensure_future(play(number)) for number in range(10)]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Nothing is lost, and nothing is there twice."""
        self._is_over = True
        await asyncio.gather(*self._tasks)
        for number in range(10):
            assert await moves_of(self.store, f"t{number}-1") == some_moves(0, self.n_done[number])


def test_a_restart_of_the_database_loses_nothing_and_doubles_nothing(mortal: Postgres, address: str) -> None:
    async def test() -> None:
        async with opened_any(address) as store, Playing(store) as playing:
            for _ in range(3):
                await playing.until_all_have_moved(20)
                await asyncio.to_thread(mortal.stop)
                await asyncio.to_thread(mortal.start)
            await playing.until_all_have_moved(5)

    run(test())


def test_a_write_whose_answer_was_lost_is_made_once(mortal: Postgres, address: str) -> None:
    """All connections are cut beside every write: before it, in the middle of it, or after its commit."""

    async def test() -> None:
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'quintet'"
        async with opened_any(address) as store:

            async def amid_a_cut(*writes: Awaitable[Any]) -> list[Any]:
                return (await asyncio.gather(asyncio.to_thread(mortal.sql, query, address), *writes))[1:]

            [lease] = await amid_a_cut(begin(store, "t"))
            for first in range(0, 30, 2):
                _, named, _ = await amid_a_cut(
                    store.append(lease, "t-1", first, some_moves(first, 2)),
                    store.rename("ada", f"Ada {first}"),
                    begin(store, f"u{first}"),
                )
                assert named == []
            assert await moves_of(store, "t-1") == some_moves(0, 30)
            assert len(await store.playing_tables()) == 16
            assert (await store.person("ada")).name == "Ada 28"

    run(test())


def test_whoever_listens_is_told_of_an_outage_and_of_its_end(mortal: Postgres, address: str) -> None:
    async def test() -> None:
        async with opened_any(address) as store:
            heard = Heard()
            store.listen(heard)
            lease = await begin(store, "t")
            await asyncio.to_thread(mortal.stop)
            append = asyncio.ensure_future(store.append(lease, "t-1", 0, some_moves(0, 1)))
            while heard.outages != [True]:
                await asyncio.sleep(0.01)
            assert not append.done()
            await asyncio.to_thread(mortal.start)
            await append
            while heard.outages != [True, False]:
                await asyncio.sleep(0.01)
            assert heard.epochs == {"t": lease.epoch}
            assert await moves_of(store, "t-1") == some_moves(0, 1)

    run(test())


# ------------------------------------------------------------ another database takes its place
def test_a_standby_takes_over_and_nothing_is_lost() -> None:
    """As docs/scale.md says: the standby is a synchronous one, and the address names both."""

    async def test(first: Postgres, standby: Postgres) -> None:
        address = first.new_database()
        name = address.partition("?")[0]
        both = f"{name}?host={first.place},{standby.place}&target_session_attrs=read-write"
        async with opened_any(both) as store, Playing(store) as playing:
            await playing.until_all_have_moved(20)
            await asyncio.to_thread(first.stop)
            await asyncio.to_thread(standby.sql, "SELECT pg_promote()", "postgres")
            await playing.until_all_have_moved(20)

    with Postgres() as first, Postgres(follows=first) as standby:
        run(test(first, standby))


# ------------------------------------------------------------ the way to it is cut
@asynccontextmanager
async def way_to(postgres: Postgres, address: str) -> AsyncIterator[tuple[Wire, str]]:
    """A way to a database, and its address there."""
    wire = await Wire().start()
    wire.targets = [postgres.socket]
    yield wire, address_by(wire, address)
    await wire.stop()


def test_moves_go_on_when_the_way_to_the_database_was_cut(postgres: Postgres, address: str) -> None:
    async def test() -> None:
        async with way_to(postgres, address) as (wire, there), opened_any(there, lease_seconds=1) as store:
            heard = Heard()
            store.listen(heard)
            async with Playing(store) as playing:
                for _ in range(3):
                    await playing.until_all_have_moved(5)
                    n_heard = len(heard.outages)
                    wire.cut()
                    while len(heard.outages) == n_heard:
                        await asyncio.sleep(0.01)
                    done = list(playing.n_done)
                    await asyncio.sleep(0.1)
                    assert playing.n_done == done  # nothing is acknowledged meanwhile
                    wire.mend()
                await playing.until_all_have_moved(5)

    run(test())


async def taken_by(store: Store, table: str) -> TakenTable:
    """The table, as soon as its owner's lease has expired."""
    while True:
        try:
            taken = await store.take_table(table)
        except OwnedElsewhere:
            await asyncio.sleep(0.02)
        else:
            assert taken is not None
            return taken


def test_a_server_that_was_cut_off_knows_what_others_have_taken_meanwhile(postgres: Postgres, address: str) -> None:
    async def test() -> None:
        async with (
            way_to(postgres, address) as (wire, there),
            opened_any(there, "one", lease_seconds=1) as one,
            opened_any(address, "two", lease_seconds=60) as two,
        ):
            heard = Heard()
            one.listen(heard)
            taken, kept, let_go = [await begin(one, each) for each in ("taken", "kept", "let go")]
            wire.cut()
            in_doubt = asyncio.ensure_future(one.append(taken, "taken-1", 0, some_moves(0, 1)))
            other = await taken_by(two, "taken")
            others = [Move(0, "another", 9), *some_moves(1, 1)]
            await two.append(other.lease, "taken-1", 0, others)
            await two.release_table((await taken_by(two, "let go")).lease)
            assert not in_doubt.done()
            wire.mend()
            assert heard.n_doubts
            while heard.epochs != {"kept": kept.epoch}:
                await asyncio.sleep(0.01)
            for late in (in_doubt, one.save_table(let_go, table_row("let go", at=9))):
                with pytest.raises(StaleOwner):
                    await late
            await one.append(kept, "kept-1", 0, some_moves(0, 1))
            assert await moves_of(one, "taken-1") == others

    run(test())
