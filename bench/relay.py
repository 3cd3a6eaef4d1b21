"""Measure two servers on one PostgreSQL database: what a relayed move costs beside a direct one.

python -m bench.relay cost      the same load at the owner of the tables, and through another server, in turn
python -m bench.relay latency   2,000 connections at 500 tables, none and then half of them relayed, at --rate
python -m bench.relay database  moves appended by one process, and the processor time of PostgreSQL for each
python -m bench.relay takeover  from a kill -9 of the owner until a follower at another server has the whole view again
python -m bench.relay all       all of these, and SQLite beside PostgreSQL: `make relay-figures` writes docs/scale.md

All tables are with one server: it takes them up when it starts, and a clock keeps them there. Servers share one core,
the load has the other where `taskset` allows it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvloop

from bench.load import Load
from bench.peers import cpu_name
from bench.server import Serving, connected, databases, prepare, serving
from quintet.server.store.interface import Chair, MatchRow, Move, TableRow
from quintet.server.store.opening import open_store
from tests.postgres import Postgres

_CLOCK = 24 * 3600  # seconds: nobody runs out of time


def _n_leases(server: Serving) -> int:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith("quintet_leases "))


@contextmanager
def two_servers(address: str, n_tables: int, *arguments: str) -> Iterator[tuple[Serving, Serving]]:
    """The owner of all tables, and another server."""
    with serving(address, "--node", "owner", *arguments) as owner:
        while _n_leases(owner) < n_tables:
            time.sleep(0.1)
        with serving(address, "--node", "other", *arguments) as other:
            yield owner, other


async def _measured(load: Load, servers: tuple[Serving, ...], rate: float, seconds: float) -> dict[str, Any]:
    before = [each.used().cpu_seconds for each in servers]
    report = await load.run(rate, seconds, 1)
    cpu = [each.used().cpu_seconds - was for each, was in zip(servers, before, strict=True)]
    spent = sum(cpu) / (seconds + 1)
    return {
        **report,
        "cpu_by_server": [round(each, 2) for each in cpu],
        "moves_per_cpu_second": round(report["done_per_second"] / spent) if spent else 0,
    }


async def _cost(servers: tuple[Serving, Serving], cookies: list[str], seconds: float, n_times: int) -> dict[str, Any]:
    owner, other = servers
    found: dict[str, list[dict[str, Any]]] = {"direct": [], "relayed": []}
    for _ in range(n_times):
        for name, port in (("direct", owner.port), ("relayed", other.port)):
            load = await connected([port], cookies)
            found[name].append(await _measured(load, servers, 0, seconds))
            load.close()
            await asyncio.sleep(0.5)
    moves = {name: sum(each["moves_per_cpu_second"] for each in runs) for name, runs in found.items()}
    return {**found, "ratio": round(moves["direct"] / moves["relayed"], 2)}


async def _latency(servers: tuple[Serving, Serving], cookies: list[str], seconds: float, rate: float) -> dict[str, Any]:
    owner, other = servers
    found = {}
    for name, ports in (("direct", [owner.port]), ("half_relayed", [owner.port, other.port])):
        load = await connected(ports, cookies)
        found[name] = await _measured(load, servers, rate, seconds)
        load.close()
        await asyncio.sleep(1)
    return found


async def _takeover(servers: tuple[Serving, Serving], cookies: list[str], lease: float) -> dict[str, Any]:
    owner, other = servers
    load = await connected([other.port], cookies)
    heard: dict[int, float] = {}

    def note(connection: int, payload: bytes) -> None:
        if b'"tell":"view"' in payload:
            heard.setdefault(connection, time.perf_counter())

    load.script.on_message = note  # type: ignore[method-assign]
    began = time.perf_counter()
    os.kill(owner.process.pid, signal.SIGKILL)
    while len(heard) < len(cookies):
        await asyncio.sleep(0.01)
    load.close()
    seconds = sorted(each - began for each in heard.values())
    return {"lease": lease, "first": round(seconds[0], 2), "last": round(seconds[-1], 2)}


async def _append(postgres: Postgres, seconds: float, n_tables: int) -> dict[str, Any]:
    """Tables whose moves follow each other as fast as they are kept."""
    store = await open_store(postgres.new_database())
    chairs = [Chair("Ada", player="ada"), Chair("Ben", bot="easy")]
    leases = []
    for number in range(n_tables):
        row = TableRow(f"table-{number}", b"{}", False, True, 0)
        leases.append(await store.create_table(row))
        await store.begin_match(
            leases[-1], row, MatchRow(f"match-{number}", row.id, "solo", 1, {}, chairs, "0" * 32, {}, 0)
        )

    async def play(number: int) -> int:
        n_moves = 0
        while time.perf_counter() < until:
            move = Move(n_moves % 2, "lay R7", 1_700_000_000_000 + n_moves)
            await store.append(leases[number], f"match-{number}", n_moves, [move])
            n_moves += 1
        return n_moves

    assert postgres.process is not None
    before, until = _spent_by(postgres.process.pid), time.perf_counter() + seconds
    n_moves = sum(await asyncio.gather(*map(play, range(n_tables))))
    cpu = _spent_by(postgres.process.pid) - before
    await store.close()
    per_second = round(n_moves / seconds)
    return {"tables": n_tables, "moves_per_second": per_second, "cpu_us_per_move": round(1e6 * cpu / n_moves)}


def _spent_by(parent: int) -> float:
    """The processor time of the processes that a process has started."""
    spent = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[1]) == parent:
                spent += int(fields[11]) + int(fields[12])
    return spent / os.sysconf("SC_CLK_TCK")


def measure_database(seconds: float, n_tables: int) -> dict[str, Any]:
    """The processor time of PostgreSQL itself for each move that it commits."""
    with Postgres(is_synced=True) as postgres:
        return uvloop.run(_append(postgres, seconds, n_tables))


def measure(what: str, seconds: float, n_tables: int, rate: float, n_times: int) -> Any:
    with Postgres(is_synced=True) as postgres:
        address = postgres.new_database()
        cookies = uvloop.run(prepare(address, n_tables, clock=_CLOCK))
        lease = 5.0 if what == "takeover" else 60.0  # nobody shall be taken for gone on a busy machine
        with two_servers(address, n_tables, "--lease", str(lease)) as servers:
            if what == "cost":
                return uvloop.run(_cost(servers, cookies, seconds, n_times))
            if what == "latency":
                return uvloop.run(_latency(servers, cookies, seconds, rate))
            return uvloop.run(_takeover(servers, cookies, lease))


def measure_all() -> dict[str, Any]:
    """Everything that docs/scale.md shows, with how many programs wanted to run here meanwhile."""
    loads = [os.getloadavg()[0]]

    def noting(found: Any) -> Any:
        loads.append(os.getloadavg()[0])
        return found

    figures = {
        "databases": noting(databases(5)),
        "cost": noting(measure("cost", 5, 100, 0, 5)),
        "latency": noting(measure("latency", 10, 500, 300, 1)),
        "takeover": noting(measure("takeover", 0, 50, 0, 1)),
        "database": noting(measure_database(10, 200)),
    }
    loads = [round(each, 1) for each in loads]
    return {"machine": {"cpu": cpu_name(), "cores": os.cpu_count(), "load": [min(loads), max(loads)]}, **figures}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure two servers on one database.")
    parser.add_argument("what", choices=["cost", "latency", "takeover", "database", "all"])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--times", type=int, default=3)
    args = parser.parse_args()
    if shutil.which("taskset"):
        subprocess.run(["taskset", "-cp", "1", str(os.getpid())], stdout=subprocess.DEVNULL, check=False)
    n_tables = args.tables or (500 if args.what == "latency" else 100)
    if args.what == "all":
        print(json.dumps(measure_all(), indent=1))
        return
    if args.what == "database":
        print(json.dumps(measure_database(args.seconds, n_tables), indent=1))
        return
    print(json.dumps(measure(args.what, args.seconds, n_tables, args.rate, args.times), indent=1))


if __name__ == "__main__":
    main()
