"""A server in small: twenty tables append moves as fast as they can and print every move that was acknowledged."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path

from quintet.server.store.interface import StoreFailed
from quintet.server.store.sqlite import SqliteStore
from tests.server.store.keeping import begin, some_moves

N_TABLES = 20


async def append(store: SqliteStore, table: str) -> None:
    """Go on where the log ends, one and two moves at a time."""
    kept = await store.take_table(table)
    lease, seq = (await begin(store, table), 0) if kept is None else (kept.lease, len(kept.moves))
    while True:
        n_moves = 1 + seq % 2
        await store.append(lease, f"{table}-1", seq, some_moves(seq, n_moves))
        lines = "".join(f"{table}-1 {number}\n" for number in range(seq, seq + n_moves))
        os.write(1, lines.encode())
        seq += n_moves


async def run(path: Path, most_bytes: int | None) -> None:
    store = await SqliteStore.open(path)
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
    parser.add_argument("path", type=Path)
    parser.add_argument("--most-bytes", type=int)
    arguments = parser.parse_args()
    asyncio.run(run(arguments.path, arguments.most_bytes))
