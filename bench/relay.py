"""Measure two servers on one PostgreSQL database: what a relayed move costs beside a direct one.

python -m bench.relay cost      the same load at the owner of the tables, and through another server, in turn
python -m bench.relay latency   2,000 connections at 500 tables, none and then half of them relayed, at --rate
python -m bench.relay database  moves appended by one process, and the processor time of PostgreSQL for each
python -m bench.relay takeover  from a kill -9 of the owner until a follower at another server has the whole view again
python -m bench.relay peer      the most moves of a server, and of a boardgame.io server, on the same PostgreSQL
python -m bench.relay databases  the same load on SQLite and on PostgreSQL
python -m bench.relay all       all of these; `--keep` writes what was measured into docs/scale.md: `make relay-figures`

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
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from bench import relay_page
from bench.load import Load
from bench.server import Serving, connected, databases, peer, prepare, run, serving
from quintet.server.store.interface import Chair, MatchRow, Move, TableRow
from quintet.server.store.opening import open_store
from tests.postgres import Postgres

PARTS = ("databases", "peer", "cost", "latency", "takeover", "database")
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


def measure_peer(seconds: float, n_times: int) -> dict[str, Any]:
    """Moves per second of the server's own processor time; a boardgame.io server keeps its matches as it does with its
    package for PostgreSQL."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    ours: list[int] = []
    theirs: list[int] = []
    with Postgres(is_synced=True, port=port) as postgres:
        for n_tables in (100, 400):
            for _ in range(n_times):
                found = uvloop.run(run(n_tables, 0, 0, seconds, 2, postgres.new_database()))
                ours.append(found["moves_per_cpu_second"])
                other = peer((n_tables,), seconds, "--postgres", postgres.new_database())
                theirs.append(other["runs"][0]["server_moves_per_cpu_second"])
    ratios = [round(one / other, 1) for one, other in zip(ours, theirs, strict=True)]
    return {"ours": ours, "peer": theirs, "ratios": ratios, "ratio": median(ratios)}


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


def measure_part(what: str, wish: argparse.Namespace) -> Any:
    if what == "databases":
        return databases(wish.seconds)
    if what == "peer":
        return measure_peer(wish.seconds, wish.times)
    if what == "database":
        return measure_database(wish.seconds, wish.tables or 200)
    n_tables = wish.tables or {"latency": 500, "takeover": 50}.get(what, 100)
    return measure(what, wish.seconds, n_tables, wish.rate, wish.times)


def keep(what: str, found: dict[str, Any]) -> None:
    """Write a part of the figures that docs/scale.md shows."""
    figures = {name: part for name, part in relay_page.load().items() if name in PARTS}
    figures[what] = found
    relay_page.FIGURES.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure two servers on one database.")
    parser.add_argument("what", choices=[*PARTS, "all"])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--keep", action="store_true", help="write bench/figures/relay.json and docs/scale.md")
    args = parser.parse_args()
    if shutil.which("taskset"):
        subprocess.run(["taskset", "-cp", "1", str(os.getpid())], stdout=subprocess.DEVNULL, check=False)
    for what in PARTS if args.what == "all" else (args.what,):
        before = os.getloadavg()[0]
        found = measure_part(what, args)
        found["load"] = sorted((round(before, 1), round(os.getloadavg()[0], 1)))
        print(json.dumps(found, indent=1), flush=True)
        if args.keep:
            keep(what, found)
            relay_page.main()


if __name__ == "__main__":
    main()
