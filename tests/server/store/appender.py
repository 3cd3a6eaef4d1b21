"""A server in small: twenty tables append moves as fast as they can and print every move that was acknowledged."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path

from quintet.server.store.interface import Node, OwnedElsewhere, Store, StoreFailed, TakenTable
from quintet.server.store.opening import Database, open_store
from tests.server.store.keeping import begin, some_moves

N_TABLES = 20


async def take(store: Store, table: str) -> TakenTable | None:
    """The table, as soon as the lease of whoever was killed before has expired."""
    while True:
        try:
            return await store.take_table(table)
        except OwnedElsewhere:
            await asyncio.sleep(0.02)


async def append(store: Store, table: str) -> None:
    """Go on where the log ends, one and two moves at a time."""
    kept = await take(store, table)
    lease, seq = (await begin(store, table), 0) if kept is None else (kept.lease, len(kept.moves))
    while True:
        n_moves = 1 + seq % 2
        await store.append(lease, f"{table}-1", seq, some_moves(seq, n_moves))
        lines = "".join(f"{table}-1 {number}\n" for number in range(seq, seq + n_moves))
        os.write(1, lines.encode())
        seq += n_moves


async def run(database: Database, most_bytes: int | None) -> None:
    store = await open_store(database, Node(f"process {os.getpid()}"), lease_seconds=0.5)
    if most_bytes is not None:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))
    results = await asyncio.gather(*(append(store, f"t{i}") for i in range(N_TABLES)), return_exceptions=True)
    assert all(isinstance(result, StoreFailed) for result in results), results
    assert isinstance(await store.failed(), StoreFailed)
    await store.close()
    print("stopped")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("database", help="a file, or the address of a database server")
    parser.add_argument("--most-bytes", type=int)
    arguments = parser.parse_args()
    is_address = "://" in arguments.database
    database = arguments.database if is_address else Path(arguments.database)
    asyncio.run(run(database, arguments.most_bytes))
