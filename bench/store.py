"""Measure the durable store: `python bench/store.py [SECONDS]`, one line per number of concurrent appenders.

An append returns when its move would survive a crash, so the figures depend on the disk under the folder for temporary
files (set TMPDIR for another one).
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

from quintet.server.store.interface import Chair, MatchRow, Move, TableRow
from quintet.server.store.sqlite.store import SqliteStore

APPENDERS = (1, 10, 100, 1000)


async def append(store: SqliteStore, name: str, until: float, waits: list[float]) -> None:
    """One table whose moves follow each other as fast as they are kept."""
    lease = await store.create_table(TableRow(name, b"{}", False, False, 0))
    chairs = [Chair("Ada", player="ada"), Chair("Ben", bot="easy")]
    match = MatchRow(f"{name}-1", name, "solo", 1, {}, chairs, "0" * 32, {}, 0)
    await store.begin_match(lease, TableRow(name, b"{}", False, True, 0), match)
    seq = 0
    while (begun := time.perf_counter()) < until:
        await store.append(lease, match.id, seq, [Move(seq % 2, "play R7", 1_700_000_000_000 + seq)])
        waits.append(time.perf_counter() - begun)
        seq += 1


async def measure(n_appenders: int, seconds: float) -> str:
    waits: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "bench.db")
        begun, begun_cpu = time.perf_counter(), time.process_time()
        tasks = [append(store, f"table-{i}", begun + seconds, waits) for i in range(n_appenders)]
        await asyncio.gather(*tasks)
        passed, cpu = time.perf_counter() - begun, time.process_time() - begun_cpu
        n_commits = store.n_commits
        await store.close()
    cuts = quantiles(waits, n=100)
    return (
        f"{n_appenders:>9,} {len(waits) / passed:>10,.0f} {cuts[49] * 1000:>8.2f} {cuts[98] * 1000:>8.2f} "
        f"{max(waits) * 1000:>8.2f} {len(waits) / n_commits:>9.1f} {cpu / len(waits) * 1e6:>7.0f}"
    )


def main(seconds: float = 3.0) -> None:
    print("appenders  appends/s   p50 ms   p99 ms   max ms per commit CPU µs")
    for n_appenders in APPENDERS:
        print(asyncio.run(measure(n_appenders, seconds)), flush=True)


if __name__ == "__main__":
    main(*(float(text) for text in sys.argv[1:2]))
