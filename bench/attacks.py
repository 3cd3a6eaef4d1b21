"""What hostile or careless clients cost a server: memory, turns of its event loop, bytes.

    python -m bench.attacks memory --sockets 100000    # sockets that come and go: memory before and after
    python -m bench.attacks reads --actions 29000      # records of a long match, twelve at once: what others wait
    python -m bench.attacks loop --actions 29000       # which steps of the event loop take more than 5 ms
    python -m bench.attacks crowd --watchers 198       # watchers who come and go: bytes per second

Each runs a server of its own on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import atexit
import base64
import gc
import os
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec

from quintet.cli import main as quintet
from quintet.core.match import Match
from quintet.games import all_games, get_game
from quintet.server.app import Settings
from quintet.server.limits import UNLIMITED
from quintet.server.serving import configuration, listen
from quintet.server.store.interface import Chair, MatchRow, Move, Outcome, TableRow
from quintet.server.store.sqlite.store import SqliteStore

MATCH = "mmmm-mmmm-mmmm"
_CLOSE = b"\x88\x80\x00\x00\x00\x00"  # a frame that says goodbye, masked with nothing
_SLOW = 0.005
_AT_ONCE = 50


@contextmanager
def serving(data: Path, *more: str) -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its port and process number."""
    program = [sys.executable, "-m", "bench.attacks", "serve"]
    command = [*program, "--host", "127.0.0.1", "--port", "0", "--data", str(data)]
    server = subprocess.Popen([*command, "--workers", "1", *more], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        port = next(int(line.rpartition(":")[2].strip(" /\n")) for line in server.stdout if "localhost:" in line)
        yield port, server.pid
    finally:
        server.terminate()
        server.wait()


def serve(arguments: list[str]) -> None:
    """`quintet serve`, which says at its end how long the garbage collector has held it up."""
    began, longest = 0.0, [0.0, 0.0, 0.0]

    def note(phase: str, about: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = time.thread_time()
        elif gc.get_freeze_count():  # before that it serves nobody
            generation = about["generation"]
            longest[generation] = max(longest[generation], 1000 * (time.thread_time() - began))

    gc.callbacks.append(note)
    atexit.register(
        lambda: print(f"longest collections: {', '.join(f'{each:.1f}' for each in longest)} ms of CPU", file=sys.stderr)
    )
    sys.argv = ["quintet", "serve", *arguments]
    quintet()


def megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


# ---------------------------------------------------------------- sockets that come and go
async def _come_and_go(port: int, is_polite: bool) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    head = f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    writer.write(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    await reader.read(1)  # the welcome
    if is_polite:
        writer.write(_CLOSE)
        await reader.read()
        writer.close()
    else:
        writer.transport.abort()


async def _wait_of_others(port: int, is_over: asyncio.Event) -> list[float]:
    """How long somebody else waits for a small answer meanwhile, in milliseconds."""
    waits = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        while not is_over.is_set():
            began = time.perf_counter()
            await http.get("/healthz")
            waits.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(0.01)
    return waits


def _told(waits: list[float]) -> str:
    p99 = statistics.quantiles(waits, n=100)[98] if len(waits) > 100 else max(waits)
    return f"p50 {statistics.median(waits):.1f} ms, p99 {p99:.1f} ms, longest {max(waits):.1f} ms"


async def memory(port: int, pid: int, n_sockets: int) -> None:
    async def many(n: int) -> None:
        for first in range(0, n, _AT_ONCE):
            await asyncio.gather(*(_come_and_go(port, i % 2 == 0) for i in range(first, first + _AT_ONCE)))

    await many(2000)
    before, is_over = megabytes(pid), asyncio.Event()
    others = asyncio.create_task(_wait_of_others(port, is_over))
    await many(n_sockets)
    is_over.set()
    waits = await others
    await asyncio.sleep(6)
    after = megabytes(pid)
    print(f"{n_sockets} sockets: {before:.1f} MB before, {after:.1f} MB after ({after / before:.2f} times)")
    print(f"others waited meanwhile: {_told(waits)}")


# ---------------------------------------------------------------- long matches
def _play_long(n_actions: int) -> tuple[Match, list[tuple[int, str]]]:
    """A match of Level 8 in which everybody draws and discards, and nobody gets on."""
    match = Match(get_game("level_8"), 2, seed=1)
    played: list[tuple[int, str]] = []
    while len(played) < n_actions:
        seat = match.turn or 0
        legal = match.legal(seat)
        action = next((each for each in legal if each == "draw"), None) or next(
            (each for each in legal if each.startswith("discard")), legal[0]
        )
        match.play(seat, action)
        played.append((seat, action))
    return match, played


async def keep_long(data: Path, n_actions: int) -> None:
    """Keep a match of so many actions, as one that is over and as one that is being played."""
    match, played = _play_long(n_actions)
    record = match.record()
    chairs = [Chair("Ann", player="ann"), Chair("Ben", player="ben")]
    store = await SqliteStore.open(data / "quintet.db")
    for table, name in (("tttt-tttt-tttt", MATCH), ("rrrr-rrrr-rrrr", "nnnn-nnnn-nnnn")):
        document = {"id": table, "game": "level_8", "host": "ann", "created_at": 1, "phase": "playing", "match": name}
        seats = [{"player": chair.player, "name": chair.name} for chair in chairs]
        text = msgspec.json.encode({**document, "seats": seats, "server_seed": "0" * 64})
        row = TableRow(table, text, False, True, 1, ["ann", "ben"])
        lease = await store.create_table(row)
        header = MatchRow(name, table, "level_8", 1, record.options, chairs, record.seed, {}, 1, is_public=True)
        header = msgspec.structs.replace(header, rules_version=record.rules_version)
        await store.begin_match(lease, row, header)
        moves = [Move(seat, action, at) for at, (seat, action) in enumerate(played, 1)]
        await store.append(lease, name, 0, moves[:-1])
        if name == MATCH:
            outcome = Outcome([0, 0], [1, 1], n_actions)
            await store.end_match(lease, row, name, n_actions - 1, moves[-1:], outcome)
    await store.close()


async def reads(port: int, n_rounds: int = 5) -> None:
    is_over = asyncio.Event()
    others = asyncio.create_task(_wait_of_others(port, is_over))
    await asyncio.sleep(1)
    began = time.perf_counter()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        for _ in range(n_rounds):
            answers = await asyncio.gather(*(http.get(f"/api/matches/{MATCH}") for _ in range(12)))
            assert all(answer.status_code == 200 for answer in answers)
    took = (time.perf_counter() - began) / n_rounds
    is_over.set()
    print(f"twelve records of {len(answers[0].content) / 1e6:.2f} MB at once: {1000 * took:.0f} ms")
    print(f"others waited meanwhile: {_told(await others)}")


# ---------------------------------------------------------------- the event loop
def _ask_everything(url: str) -> None:
    """What a busy day asks for, once each."""
    with httpx.Client(base_url=url, timeout=60) as http:
        for game in all_games():
            for path in ("", "/help", "/lesson", "/puzzles", "/rules/de", "/texts/de"):
                http.get(f"/api/games/{game.id}{path}")
            http.post("/api/tables", json={"game": game.id, "name": "Ann", "bots": ["easy"]})
        for path in ("games", "tables", "me", "me/tables", "me/matches", "me/statistics", "pad", "today", "daily"):
            http.get(f"/api/{path}")
        for what in ("", "/rounds", "/steps", "/steps?first=20000", "/chances", "/analysis", "/moments/20000"):
            http.get(f"/api/matches/{MATCH}{what}")
        for path in ("/", "/api/openapi.json", "/metrics", "/api/tables/rrrr-rrrr-rrrr"):
            http.get(path)


def _what_is_done(task: asyncio.Task[Any]) -> str:
    """The request that a task answers, or the function that it carries out."""
    coroutine: Any = task.get_coro()
    here = coroutine.cr_frame.f_locals.get("self") if coroutine.cr_frame is not None else None
    coroutine, scope = getattr(here, "_coro", coroutine), getattr(here, "scope", None)
    return f"{coroutine.__qualname__} {scope.get('path', '') if isinstance(scope, dict) else ''}"


async def loop(data: Path) -> None:
    """Serve in this process, with every step of the loop timed, by the processor time that it takes: others may be at
    work here. The client is a process of its own."""
    import uvicorn

    slow: dict[str, list[float]] = {}
    run = asyncio.Handle._run

    def timed(handle: Any) -> None:
        step = getattr(getattr(handle, "_callback", None), "__self__", None)
        what = _what_is_done(step) if isinstance(step, asyncio.Task) else ""
        began = time.thread_time()
        run(handle)
        took = time.thread_time() - began
        if took > _SLOW:
            slow.setdefault(what or repr(handle)[:150], []).append(1000 * took)

    with listen("127.0.0.1", 0) as sock:
        server = uvicorn.Server(configuration(Settings(data / "quintet.db", UNLIMITED, n_workers=1)))
        serve = asyncio.create_task(server.serve(sockets=[sock]))
        while not server.started:
            await asyncio.sleep(0.01)
        await asyncio.sleep(2)
        for what in ("for the first time", "once more"):
            asyncio.Handle._run = timed  # type: ignore[method-assign, assignment]
            url = f"http://127.0.0.1:{sock.getsockname()[1]}"
            client = await asyncio.create_subprocess_exec(sys.executable, "-m", "bench.attacks", "ask", "--url", url)
            await client.wait()
            asyncio.Handle._run = run  # type: ignore[method-assign]
            print(f"{what}: {sum(map(len, slow.values()))} steps of more than {1000 * _SLOW:.0f} ms")
            for name, took in sorted(slow.items(), key=lambda each: -max(each[1])):
                print(f"  {max(took):7.1f} ms  {len(took):3} times  {name}")
            slow.clear()
        server.should_exit = True
        await serve


# ---------------------------------------------------------------- a crowd
async def crowd(port: int, n_watchers: int, seconds: float) -> None:
    from websockets.asyncio.client import connect

    url = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=url) as http:
        made = await http.post("/api/tables", json={"game": "solo", "name": "Ann", "bots": ["easy"]})
        table = made.json()["id"]
    n_bytes = n_comings = 0
    until = time.monotonic() + seconds + 5

    async def watcher(number: int) -> None:
        nonlocal n_bytes, n_comings
        async with connect(f"ws://127.0.0.1:{port}/api/socket", compression=None) as socket:

            async def read() -> None:
                nonlocal n_bytes
                async for text in socket:
                    n_bytes += len(text)

            reading = asyncio.create_task(read())
            while time.monotonic() < until:
                for what in ("watch", "unwatch"):
                    await socket.send(msgspec.json.encode({"do": what, "id": 1, "table": table}).decode())
                    await asyncio.sleep(n_watchers / 200)  # as often as the limits let one address
                n_comings += 1
            reading.cancel()

    watching = [asyncio.create_task(watcher(i)) for i in range(n_watchers)]
    await asyncio.sleep(5)
    before = n_bytes, n_comings, time.monotonic()
    await asyncio.sleep(seconds - 1)
    took = time.monotonic() - before[2]
    rate, comings = (n_bytes - before[0]) / took, (n_comings - before[1]) / took
    print(f"{n_watchers} watchers, {comings:.0f} comings and goings per second: {rate / 1e6:.2f} MB/s")
    await asyncio.gather(*watching, return_exceptions=True)


def main() -> None:
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2:])
        return
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=["memory", "reads", "loop", "crowd", "ask"])
    parser.add_argument("--sockets", type=int, default=100_000)
    parser.add_argument("--actions", type=int, default=29_000)
    parser.add_argument("--watchers", type=int, default=198)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--url", default="")
    wish = parser.parse_args()
    if wish.what == "ask":
        _ask_everything(wish.url)
        return
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        if wish.what in ("reads", "loop"):
            asyncio.run(keep_long(data, wish.actions))
        if wish.what == "loop":
            asyncio.run(loop(data))
            return
        with serving(data, "--no-limits") as (port, pid):
            if wish.what == "memory":
                asyncio.run(memory(port, pid, wish.sockets))
            elif wish.what == "reads":
                asyncio.run(reads(port))
            else:
                asyncio.run(crowd(port, wish.watchers, wish.seconds))


if __name__ == "__main__":
    main()
