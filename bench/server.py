"""Measure the table server under load, beside a boardgame.io server: `make server-figures`.

python -m bench.server latency      2,000 connections at 500 tables, 1,000 moves a second, for --seconds
python -m bench.server idle         10,000 connections, most of them idle: memory of each, and latency beside them
python -m bench.server saturation   as many moves as the server takes at 10 to 400 tables, beside a boardgame.io server
python -m bench.server databases    the same load on SQLite and on PostgreSQL
python -m bench.server resume       how long a table takes to come back after a restart
python -m bench.server all          all of these as JSON, with the peer's saturation (`make peer-server` installs it)

The tables are written into a database first; a real `quintet serve` takes them up, as after a restart. A move counts
when its player has been told that it is durable and the three others have seen it. The server runs on one core and the
load on the other where `taskset` allows it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from bench.load import Handshake, Load, Message, Used
from quintet.games import get_game
from quintet.server.http.identity import COOKIE, Identity
from quintet.server.store.interface import Chair, MatchRow, Move
from quintet.server.store.opening import Database, open_store
from quintet.server.tables.dealing import begin
from quintet.server.tables.document import PLAYING, Document, Seat, table_row
from tests.postgres import Postgres

SEATS = 4
OPTIONS: dict[str, bool | int | str] = {"throw_in": False, "turn_limit": 1_000_000}
PEER = Path(__file__).parent / "boardgameio"
POSTGRES = os.environ.get("PEER_POSTGRES", "")  # a database in which boardgame.io may keep matches, if there is one
TABLES = (10, 50, 100, 200, 400)  # at which the most moves a second are looked for


# ---------------------------------------------------------------- the tables
async def prepare(database: Database, n_tables: int, n_moves: int = 0, clock: int = 0) -> list[str]:
    """Write running matches of four into a new database; return the cookies of the players, four per table."""
    store = await open_store(database)
    identity = Identity(await store.secret("identity"))
    cookies: list[str] = []
    for number in range(n_tables):
        players = [f"{number * SEATS + seat:032x}" for seat in range(SEATS)]
        cookies += [f"{COOKIE}={identity.token(player)}" for player in players]
        names = [f"Player {seat + 1}" for seat in range(SEATS)]
        document = Document(
            id=table_id(number),
            game="solo",
            host=players[0],
            seats=[Seat(player=player, name=name) for player, name in zip(players, names, strict=True)],
            created_at=0,
            options=OPTIONS,
            clock=clock,
            phase=PLAYING,
            match=f"match-{number}",
            server_seed="0" * 64,
        )
        chairs = [Chair(name, player) for name, player in zip(names, players, strict=True)]
        row = MatchRow(
            document.match,
            document.id,
            "solo",
            get_game("solo").rules_version,
            OPTIONS,
            chairs,
            f"{number:032x}",
            {},
            0,
        )
        lease = await store.create_table(table_row(document, 0))
        await store.begin_match(lease, table_row(document, 0), row)
        if n_moves:
            await store.append(lease, row.id, 0, _random_moves(row, n_moves))
    await store.close()
    return cookies


def _random_moves(row: MatchRow, n_moves: int) -> list[Move]:
    match = begin(row)
    choice = random.Random(row.seed).choice
    while len(match.actions) < n_moves and not match.is_over:
        seat = match.turn
        assert seat is not None
        match.play(seat, choice(match.legal(seat)))
    return [Move(seat, match.game.actions.format(action), 0) for seat, action in match.actions]


def table_id(number: int) -> str:
    return f"{number:04d}-{number:04d}-{number:04d}"


# ---------------------------------------------------------------- what the players say
class Seen(msgspec.Struct):
    """What a player needs of a view."""

    viewer: int
    turn: int | None
    legal: list[str]


class Told(msgspec.Struct):
    """What a player needs of a message."""

    tell: str
    id: int = 0
    match: str = ""
    version: int = 0
    view: Seen | None = None


class Players:
    """People who play at random: whoever has the turn moves, when the load says so.

    Everybody sees every move, so the n-th update that a player gets is of the n-th move at their table.
    """

    def __init__(self, cookies: list[str]) -> None:
        self.cookies = cookies
        self.decoder = msgspec.json.Decoder(Told)
        self.ready: deque[tuple[int, Told]] = deque()
        self.n_made = [0] * (len(cookies) // SEATS)  # moves by table
        self.n_seen = [0] * len(cookies)  # and by player
        self.choice = random.Random(1).choice
        self.n_watching = 0

    def connect(self, connection: int) -> Handshake:
        is_player = connection < len(self.cookies)
        return Handshake("/api/socket", {"Cookie": self.cookies[connection]} if is_player else {})

    def greeting(self, connection: int) -> bytes:
        return msgspec.json.encode({"do": "watch", "id": 0, "table": table_id(connection // SEATS)})

    def next_message(self) -> Message | None:
        if not self.ready:
            return None
        connection, told = self.ready.popleft()
        assert told.view is not None
        table = connection // SEATS
        self.n_made[table] += 1
        key = _key(table, self.n_made[table])
        act = {
            "do": "act",
            "id": key,
            "table": table_id(table),
            "match": told.match,
            "version": told.version,
            "actions": [self.choice(told.view.legal)],
        }
        return Message(connection, msgspec.json.encode(act), key, SEATS)

    def on_message(self, connection: int, payload: bytes) -> int | None:
        told = self.decoder.decode(payload)
        if told.tell == "done":
            self.n_watching += 1
            return None
        if told.tell == "refused":
            raise AssertionError(payload)
        if told.view is None:
            return None
        if told.view.legal and told.view.turn == told.view.viewer:
            self.ready.append((connection, told))
        if told.tell == "view":
            return None
        self.n_seen[connection] += 1
        return _key(connection // SEATS, self.n_seen[connection])


def _key(table: int, move: int) -> int:
    return (table + 1) * 1_000_000 + move


# ---------------------------------------------------------------- the server
class Serving:
    """A server process of the measured kind."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port

    def used(self) -> Used:
        return Used.by(self.process.pid)


def _on_core(core: int) -> list[str]:
    return ["taskset", "-c", str(core)] if shutil.which("taskset") else []


@contextmanager
def serving(database: Database, *arguments: str) -> Iterator[Serving]:
    command = [sys.executable, "-m", "quintet", "serve", "--host", "127.0.0.1", "--port", "0", "--no-limits"]
    command += ["--data", str(database.parent)] if isinstance(database, Path) else ["--database", database]
    command += ["--workers", "1", *arguments]
    process = subprocess.Popen([*_on_core(0), *command], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"http://localhost:(\d+)/", line):
                yield Serving(process, int(found[1]))
                return
        raise RuntimeError("the server did not start")
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


async def connected(ports: list[int], cookies: list[str], n_idle: int = 0) -> Load:
    """Connect everybody, to the servers in turn, and let the players watch their tables."""
    players = Players(cookies)
    load = Load(players, "127.0.0.1", ports, len(cookies) + n_idle)
    await load.open()
    for connection in range(len(cookies)):
        load.sockets[connection].send(players.greeting(connection))
    while players.n_watching < len(cookies):
        await asyncio.sleep(0.05)
    return load


async def _loaded(server: Serving, cookies: list[str], n_idle: int) -> tuple[Load, float]:
    """Connect everybody; also return the server's kB per connection."""
    before = server.used()
    load = await connected([server.port], cookies, n_idle)
    kb = (server.used().resident_bytes - before.resident_bytes) / 1000 / (len(cookies) + n_idle)
    return load, kb


async def run(
    n_tables: int, n_idle: int, rate: float, seconds: float, warm_up: float, address: str = ""
) -> dict[str, Any]:
    """One measurement with a server of its own, on an empty PostgreSQL database if its address is given."""
    with tempfile.TemporaryDirectory() as folder:
        database = address or Path(folder) / "quintet.db"
        cookies = await prepare(database, n_tables)
        with serving(database) as server:
            load, kb = await _loaded(server, cookies, n_idle)
            before = server.used()
            report = await load.run(rate, seconds, warm_up)
            after = server.used()
            load.close()
    span = seconds + warm_up
    cpu = (after.cpu_seconds - before.cpu_seconds) / span
    return {
        "tables": n_tables,
        **report,
        "server_cpu": round(cpu, 2),
        "server_kept_waiting": round((after.waited_seconds - before.waited_seconds) / span, 2),
        "moves_per_cpu_second": round(report["done_per_second"] / cpu) if cpu else 0,
        "kb_per_connection": round(kb, 1),
    }


async def resume(n_tables: int, n_moves: int) -> dict[str, Any]:
    """How long a player waits for a view after a restart, from the first message that names the table."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "quintet.db"
        cookies = await prepare(database, n_tables, n_moves)
        with serving(database) as server:
            players = Players(cookies)
            load = Load(players, "127.0.0.1", server.port, len(cookies))
            await load.open()
            took: list[float] = []
            for table in range(n_tables):
                began = time.perf_counter()
                load.sockets[table * SEATS].send(players.greeting(table * SEATS))
                while players.n_watching <= table:
                    await asyncio.sleep(0)
                took.append(1000 * (time.perf_counter() - began))
            load.close()
    took.sort()
    return {
        "tables": n_tables,
        "actions": n_moves,
        "median_ms": round(took[len(took) // 2], 1),
        "worst_ms": round(took[-1], 1),
    }


def peer(n_tables: tuple[int, ...], seconds: float, *options: str) -> dict[str, Any]:
    """The boardgame.io server's saturation."""
    command = ["node", str(PEER / "measure.js"), "--matches", ",".join(map(str, n_tables)), "--seconds", str(seconds)]
    answer = subprocess.run([*command, "--repeat", "1", *options], capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(answer.stdout)
    return found


def saturation(seconds: float) -> dict[str, Any]:
    """Both servers, number of tables by number of tables, so that a busy minute of the machine falls on both."""
    ours, memory, files, database = [], [], [], []
    for n in TABLES:
        ours.append(uvloop.run(run(n, 0, 0, seconds, 2)))
        memory.append(peer((n,), seconds))
        files.append(peer((n,), seconds, "--files"))
        if POSTGRES:
            database.append(peer((n,), seconds, "--postgres", POSTGRES))
    return {
        "quintet": ours,
        "peer": {key: memory[0][key] for key in ("server", "node", "cpu")},
        "peer_in_memory": [found["runs"][0] for found in memory],
        "peer_in_files": [found["runs"][0] for found in files],
        "peer_in_postgres": [found["runs"][0] for found in database],
    }


def databases(seconds: float) -> dict[str, Any]:
    """The same load on SQLite and on PostgreSQL, in turn: moves per second of the server's own processor time."""
    found: dict[str, list[dict[str, Any]]] = {"sqlite": [], "postgres": []}
    with Postgres(is_synced=True) as postgres:
        for n in (50, 200):
            for _ in range(2):
                found["sqlite"].append(uvloop.run(run(n, 0, 0, seconds, 2)))
                found["postgres"].append(uvloop.run(run(n, 0, 0, seconds, 2, postgres.new_database())))
    moves = {name: sum(each["moves_per_cpu_second"] for each in runs) for name, runs in found.items()}
    return {**found, "ratio": round(moves["postgres"] / moves["sqlite"], 2)}


def measure(what: str, seconds: float) -> Any:
    if what == "latency":
        return uvloop.run(run(500, 0, 1000, seconds, 3))
    if what == "idle":
        return uvloop.run(run(500, 8000, 1000, seconds, 3))
    if what == "saturation":
        return saturation(seconds)
    if what == "databases":
        return databases(seconds)
    if what == "resume":
        return uvloop.run(resume(50, 2000))
    return {name: measure(name, seconds) for name in ("latency", "idle", "saturation", "resume")}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the table server under load.")
    parser.add_argument("what", choices=["latency", "idle", "saturation", "resume", "databases", "all"])
    parser.add_argument("--seconds", type=float, default=10)
    args = parser.parse_args()
    if shutil.which("taskset"):
        subprocess.run(["taskset", "-cp", "1", str(os.getpid())], stdout=subprocess.DEVNULL, check=False)
    print(json.dumps(measure(args.what, args.seconds), indent=1))


if __name__ == "__main__":
    main()
