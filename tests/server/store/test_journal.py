"""The writer: groups, order, entries that fail alone, and the stop when anything worse happens."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from quintet.server.store.interface import Conflict, Move, StaleOwner, StoreFailed
from quintet.server.store.sqlite.journal import Journal
from quintet.server.store.sqlite.store import SqliteStore
from tests.server.store.keeping import begin, opened, some_moves, table_row, whole_match, with_store


class Gate:
    """Holds up the journal's thread until it is opened."""

    def __init__(self, store: SqliteStore) -> None:
        self._is_open, self._is_reached = Event(), Event()
        self.entry = asyncio.ensure_future(store._journal.write(self._wait))

    def _wait(self, db: sqlite3.Connection) -> None:
        self._is_reached.set()
        assert self._is_open.wait(60)

    async def reached(self) -> None:
        await asyncio.to_thread(self._is_reached.wait, 60)

    async def open(self) -> None:
        self._is_open.set()
        await self.entry


async def moves_of(store: SqliteStore, match: str) -> list[Move]:
    found = await whole_match(store, match)
    assert found is not None
    return found[1]


def test_all_that_waits_goes_into_one_commit(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        leases = await asyncio.gather(*(begin(store, f"t{i}") for i in range(150)))
        gate = Gate(store)
        await gate.reached()
        appends = [
            asyncio.ensure_future(store.append(lease, f"{lease.table}-1", 0, some_moves(0, 1))) for lease in leases
        ]
        saves = [asyncio.ensure_future(store.save_table(lease, table_row(lease.table, at=3))) for lease in leases]
        await asyncio.sleep(0)
        n_commits, n_entries = store.n_commits, store._journal.n_entries
        assert not any(task.done() for task in appends + saves)
        await gate.open()
        await asyncio.gather(*appends, *saves)
        assert store.n_commits == n_commits + 2  # the gate's and that of the three hundred
        assert store._journal.n_entries == n_entries + 301
        for lease in leases:
            assert await moves_of(store, f"{lease.table}-1") == some_moves(0, 1)

    with_store(tmp_path / "q.db", test)


def test_in_a_group_everybody_fails_alone(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        good, old = await begin(store, "good"), await begin(store, "old")
        kept = await store.take_table("old")
        assert kept is not None
        gate = Gate(store)
        await gate.reached()
        writes = [
            store.append(good, "good-1", 0, some_moves(0, 1)),
            store.append(old, "old-1", 0, some_moves(0, 1)),
            store.append(kept.lease, "old-1", 0, some_moves(0, 2)),
            store.append(good, "good-1", 0, some_moves(0, 1)),  # there by then
            store.append(good, "good-1", 2, some_moves(2, 1)),  # one is missing
            store.append(good, "good-1", 1, [Move(0, "\ud800", 1)]),  # cannot be written
            store.append(good, "good-1", 1, [Move(0, "pass", 1 << 64)]),
            store.append(good, "good-1", 1, [*some_moves(1, 1), Move(0, "\ud800", 1)]),
            store.create_table(table_row("good")),
            store.append(good, "good-1", 1, some_moves(1, 1)),
        ]
        tasks = [asyncio.ensure_future(write) for write in writes]
        await asyncio.sleep(0)
        n_commits = store.n_commits
        await gate.open()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert store.n_commits == n_commits + 2
        expected = [type(None), StaleOwner, type(None), Conflict, Conflict, UnicodeEncodeError, OverflowError]
        assert [type(result) for result in results] == [*expected, UnicodeEncodeError, Conflict, type(None)]
        assert await moves_of(store, "good-1") == some_moves(0, 2)
        assert await moves_of(store, "old-1") == some_moves(0, 2)

    with_store(tmp_path / "q.db", test)


@pytest.mark.parametrize(
    ("table", "first", "error"), [("stale", 0, StaleOwner), ("t0", 2, Conflict), ("t0", 0, Conflict)]
)
def test_one_bad_append_in_a_group_of_good_ones(tmp_path: Path, table: str, first: int, error: type[Exception]) -> None:
    async def test(store: SqliteStore) -> None:
        leases = await asyncio.gather(*(begin(store, name) for name in ("t0", "t1", "t2", "stale")))
        await store.take_table("stale")
        gate = Gate(store)
        await gate.reached()
        good = [store.append(lease, f"{lease.table}-1", 0, some_moves(0, 1)) for lease in leases[:3]]
        lease = next(lease for lease in leases if lease.table == table)
        bad = store.append(lease, f"{table}-1", first, some_moves(first, 1))
        tasks = [asyncio.ensure_future(append) for append in (*good, bad)]
        await asyncio.sleep(0)
        await gate.open()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert results[:3] == [None] * 3
        assert isinstance(results[3], error)
        assert [await moves_of(store, f"t{i}-1") for i in range(3)] == [some_moves(0, 1)] * 3
        assert await moves_of(store, "stale-1") == []

    with_store(tmp_path / "q.db", test)


def test_appends_that_nobody_waits_for_in_between_stay_in_order(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        leases = [await begin(store, f"t{i}") for i in range(3)]
        gate = Gate(store)
        await gate.reached()
        tasks = []
        for first in range(0, 200, 2):
            for lease in leases:
                tasks.append(
                    asyncio.ensure_future(store.append(lease, f"{lease.table}-1", first, some_moves(first, 2)))
                )
        await asyncio.sleep(0)
        await gate.open()
        await asyncio.gather(*tasks)
        for lease in leases:
            assert await moves_of(store, f"{lease.table}-1") == some_moves(0, 200)

    with_store(tmp_path / "q.db", test)


def test_a_cancelled_task_leaves_its_move(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        lease = await begin(store, "t", "m")
        gate = Gate(store)
        await gate.reached()
        tasks = [asyncio.ensure_future(store.append(lease, "m", seq, some_moves(seq, 1))) for seq in range(4)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await gate.open()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), asyncio.CancelledError, type(None), type(None)]
        # Whoever takes the table over comes after all that was accepted before.
        kept = await store.take_table("t")
        assert kept is not None
        assert kept.moves == some_moves(0, 4)

    with_store(tmp_path / "q.db", test)


def test_the_queue_is_bounded_and_those_who_wait_outside_can_give_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "q.db", most_waiting=5) as store:
            lease = await begin(store, "t", "m")
            gate = Gate(store)
            await gate.reached()
            tasks = [asyncio.ensure_future(store.append(lease, "m", seq, some_moves(seq, 1))) for seq in range(20)]
            await asyncio.sleep(0)
            assert len(store._journal._gathered) == 4  # and the gate is being written
            tasks[19].cancel()
            await gate.open()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            assert [type(result) for result in results] == [type(None)] * 19 + [asyncio.CancelledError]
            assert await moves_of(store, "m") == some_moves(0, 19)
            await asyncio.gather(*(store.append(lease, "m", seq, some_moves(seq, 1)) for seq in range(19, 60)))

    asyncio.run(test())


def test_closing_writes_what_was_accepted(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "q.db") as store:
            lease = await begin(store, "t", "m")
            gate = Gate(store)
            await gate.reached()
            tasks = [asyncio.ensure_future(store.append(lease, "m", seq, some_moves(seq, 1))) for seq in range(50)]
            await asyncio.sleep(0)
            closing = asyncio.ensure_future(store.close())
            await asyncio.sleep(0)
            with pytest.raises(StoreFailed, match="closed"):
                await store.append(lease, "m", 50, some_moves(50, 1))
            assert not closing.done()
            await gate.open()
            await asyncio.gather(closing, *tasks)
        assert not (tmp_path / "q.db-wal").exists()
        async with opened(tmp_path / "q.db") as store:
            assert await moves_of(store, "m") == some_moves(0, 50)

    asyncio.run(test())


def test_when_a_commit_fails_everybody_is_told(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        lease = await begin(store, "t", "m")
        gate = Gate(store)
        await gate.reached()
        server = asyncio.ensure_future(store.failed())
        waiting = [asyncio.ensure_future(store.append(lease, "m", seq, some_moves(seq, 1))) for seq in range(3)]
        waiting[1].cancel()
        await asyncio.sleep(0)
        store._db.close()
        gate._is_open.set()
        assert isinstance(await server, StoreFailed)
        for task in (gate.entry, waiting[0], waiting[2]):
            with pytest.raises(StoreFailed, match="cannot write any more"):
                await task
        with pytest.raises(StoreFailed, match="cannot write any more"):
            await store.append(lease, "m", 0, some_moves(0, 1))
        with pytest.raises(StoreFailed, match="cannot write any more"):
            await store.take_table("t")
        assert isinstance(await store.failed(), StoreFailed)

    with_store(tmp_path / "q.db", test)


def test_a_bug_in_an_entry_stops_the_store_and_undoes_its_group(tmp_path: Path) -> None:
    def stumble(db: sqlite3.Connection) -> None:
        raise ZeroDivisionError

    async def test() -> None:
        async with opened(tmp_path / "q.db", most_waiting=4) as store:
            lease = await begin(store, "t", "m")
            gate = Gate(store)
            await gate.reached()
            tasks = [asyncio.ensure_future(store.append(lease, "m", 0, some_moves(0, 1)))]
            tasks.append(asyncio.ensure_future(store._journal.write(stumble)))
            # Some of these wait for a place in the queue.
            tasks += [asyncio.ensure_future(store.append(lease, "m", seq, some_moves(seq, 1))) for seq in range(1, 20)]
            await asyncio.sleep(0)
            await gate.open()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            assert {type(result) for result in results} == {StoreFailed}
        async with opened(tmp_path / "q.db") as store:
            assert await moves_of(store, "m") == []

    asyncio.run(test())


def test_waiting_for_a_failure_can_be_given_up(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        first, second = (asyncio.ensure_future(store.failed()) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        store._db.close()
        with pytest.raises(StoreFailed):
            await store.create_table(table_row("t"))
        assert isinstance(await second, StoreFailed)

    with_store(tmp_path / "q.db", test)


def test_a_journal_whose_loop_is_gone_ends_quietly(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "x.db", isolation_level=None, check_same_thread=False)
    is_open = Event()

    async def leave() -> Journal:
        journal = Journal(db, 10)
        task = asyncio.ensure_future(journal.write(lambda db: is_open.wait(60)))
        await asyncio.sleep(0)
        task.cancel()
        return journal

    journal = asyncio.run(leave())
    is_open.set()
    journal._queue.put(None)
    journal._thread.join(60)
    assert not journal._thread.is_alive()
    assert journal.n_commits == 1


def test_a_full_disk_stops_the_store(tmp_path: Path) -> None:
    """In a process that may write no large files: what was acknowledged is kept, everything else is refused."""
    command = [sys.executable, "-m", "tests.server.store.appender", str(tmp_path / "q.db"), "--most-bytes", "300000"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    *lines, last = done.stdout.splitlines()
    assert last == "stopped"
    acknowledged: dict[str, int] = {}
    for line in lines:
        match, seq = line.split()
        assert int(seq) == acknowledged.get(match, -1) + 1
        acknowledged[match] = int(seq)
    assert len(acknowledged) == 20

    async def test(store: SqliteStore) -> None:
        for match, last_seq in acknowledged.items():
            moves = await moves_of(store, match)
            assert moves == some_moves(0, len(moves))
            assert len(moves) > last_seq

    with_store(tmp_path / "q.db", test)
