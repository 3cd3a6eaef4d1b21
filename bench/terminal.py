"""How quick and how lean the table in the terminal is: the first card, a move, a slow line, memory.

The first card and the slow line are measured on `quintet play` in a pseudo-terminal. A move is measured from the moment
when the server's message is heard until Textual has drawn it. Memory is that of a table which plays as many moves as
come in so many hours: with bots that do not pause, they come within minutes. It plays many short matches, since the log
of one match must grow.

`make terminal-figures` keeps what is found and writes it into docs/terminal.md.

python -m bench.terminal
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import fcntl
import json
import os
import pty
import random
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections import deque
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from quintet.terminal.arriving import Wish, arrive
from quintet.terminal.connection import Refused
from quintet.terminal.screens.app import TableApp
from quintet.terminal.screens.dialogs import Dialog

SIZE: Final = (80, 24)
CARDS: Final = ("┏".encode(), "╭".encode())  # the frames of a card that can be touched, and of any other
DELAY: Final = 0.2  # seconds to and fro, of the slow line
SHORT: Final[dict[str, bool | int | str]] = {"hand": 5, "scoring": "round"}
MOVES_AN_HOUR: Final = 3600  # of a quick table: one a second
_PATIENCE: Final = 120.0


# ---------------------------------------------------------------- a program in a pseudo-terminal
class Screen:
    """`quintet play solo`, at the end of a line that takes its time."""

    def __init__(self, data: Path, delay: float = 0.0) -> None:
        self._main, side = pty.openpty()
        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", SIZE[1], SIZE[0], 0, 0))
        command = [sys.executable, "-m", "quintet", "play", "solo", "--new", "--tempo", "0", "--data", str(data)]
        self.began = time.perf_counter()
        environment = {**os.environ, "TERM": "xterm-256color", "QUINTET_LANGUAGE": "en"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # on a warm machine nothing is compiled at the start
        self.process = subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=environment)
        os.close(side)
        self._one_way = delay / 2
        self._in: deque[tuple[float, bytes]] = deque()
        self._out: deque[tuple[float, bytes]] = deque()

    def press(self, keys: bytes) -> None:
        self._in.append((time.perf_counter() + self._one_way, keys))

    def read(self, seconds: float) -> bytes:
        """What arrives within so many seconds, as soon as anything does."""
        end = time.perf_counter() + seconds
        while (now := time.perf_counter()) < end:
            if self._out and self._out[0][0] <= now:
                return self._out.popleft()[1]
            if self._in and self._in[0][0] <= now:
                os.write(self._main, self._in.popleft()[1])
            due = min([end, *(line[0][0] for line in (self._in, self._out) if line)])
            if select.select([self._main], [], [], max(0.0, due - now))[0]:
                self._out.append((time.perf_counter() + self._one_way, os.read(self._main, 65536)))
        return b""

    def read_until(self, *words: bytes) -> float:
        """When one of these has arrived."""
        got = b""
        while not any(word in got for word in words):
            more = self.read(_PATIENCE)
            if not more:
                raise RuntimeError(f"{words!r} never came: {got[-400:]!r}")
            got += more
        return time.perf_counter()

    def cpu(self) -> float:
        """Seconds of processor time until now, of the program and of the processes that it has started."""
        return sum(map(_cpu, [str(self.process.pid), *_children(str(self.process.pid))]))


def _cpu(process: str) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def _children(process: str) -> list[str]:
    tasks = Path(f"/proc/{process}/task").iterdir()
    return [child for task in tasks for child in (task / "children").read_text().split()]


@contextlib.contextmanager
def playing(data: Path, delay: float = 0.0) -> Iterator[Screen]:
    screen = Screen(data, delay)
    try:
        yield screen
    finally:
        screen.process.terminate()
        with contextlib.suppress(OSError):  # the other end is closed
            while screen.process.poll() is None:
                screen.read(0.1)
        screen.process.wait()


def first_card(data: Path, n: int) -> dict[str, Any]:
    """From the start of the command until a card is on the screen."""
    seconds, cpu = [], []
    for _ in range(n):
        with playing(data) as screen:
            seconds.append(screen.read_until(*CARDS) - screen.began)
            cpu.append(screen.cpu())
    return {
        "runs": n,
        "median_s": round(median(seconds), 2),
        "best_s": round(min(seconds), 2),
        "cpu_s": round(median(cpu), 2),
    }


def slow_line(data: Path, n: int) -> dict[str, Any]:
    """From a key to its answer over a line with a delay, and the bytes of an answer."""
    waited, n_bytes = [], []
    with playing(data, DELAY) as screen:
        screen.read_until(*CARDS)
        while screen.read(1.0):
            pass  # until it is quiet
        for i in range(n):
            began = time.perf_counter()
            screen.press(b"\x1b[C" if i % 2 else b"\x1b[D")
            got = screen.read(_PATIENCE)
            waited.append(time.perf_counter() - began)
            while more := screen.read(0.3):
                got += more
            n_bytes.append(len(got))
    return {
        "delay_ms": round(1000 * DELAY),
        "median_ms": round(1000 * median(waited)),
        "beyond_delay_ms": round(1000 * (median(waited) - DELAY)),
        "bytes": round(median(n_bytes)),
    }


# ---------------------------------------------------------------- a table that plays itself
class Player:
    """Somebody who plays at random at a screen, match after match, and notes how long each move takes to be drawn."""

    def __init__(self, app: TableApp) -> None:
        self._app = app
        self._rng = random.Random(1)
        self.n_moves = 0
        self.drawn: list[float] = []
        self.drawn_cpu: list[float] = []  # of the thread that draws, in which the table's server runs too
        self._hear = app.session.connection.hear
        app.session.connection.hear = self._heard

    def _heard(self, told: dict[str, Any]) -> None:
        began, began_cpu = time.perf_counter(), time.thread_time()

        def note() -> None:
            self.drawn.append(time.perf_counter() - began)
            self.drawn_cpu.append(time.thread_time() - began_cpu)

        self._hear(told)
        if told["tell"] == "update":
            self.n_moves += 1
            self._app.screen.call_after_refresh(note)

    async def go_on(self) -> None:
        """Do whatever the table waits for."""
        app, session = self._app, self._app.session
        if isinstance(app.screen, Dialog):
            app.screen.close_with(None)
        table, view = session.table, session.view
        if table.report is not None:
            await session.onward()
        if view and view["is_over"] and table.phase == "over":
            await session.rematch()
        elif view and view["proposals"]:
            await session.play(view["proposals"][0])
        elif session.moves:
            await session.play([self._rng.choice(session.moves).action])


def _memory() -> float:
    """This process and the one in which the bots think, in MB."""
    processes = ["self", *_children("self")]
    pages = sum(int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in processes)
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def table(data: Path, n_moves: int) -> dict[str, Any]:
    """How long moves take to be drawn, and how memory grows with them."""
    wish = Wish(folder=data, language="en", name="Ann", game="solo", n_players=4, tempo=0, is_new=True, options=SHORT)
    matches: set[str] = set()
    samples: list[tuple[int, float]] = []
    objects: list[int] = []
    async with arrive(wish) as session:
        session.games_known.add(wish.game)
        app = TableApp(session, wish)
        async with app.run_test(size=SIZE) as pilot:
            player = Player(app)
            while player.n_moves < n_moves:
                with contextlib.suppress(Refused):  # somebody was quicker
                    await player.go_on()
                await pilot.pause()
                matches.add(session.table.match)
                if not samples or player.n_moves >= samples[-1][0] + n_moves // 100:
                    samples.append((player.n_moves, _memory()))
                    objects.append(sys.getallocatedblocks())
    late = samples[len(samples) // 2 :]
    slope = _slope(late)
    percentiles, cpu = quantiles(player.drawn, n=100), quantiles(player.drawn_cpu, n=100)
    quarter = len(samples) // 4
    return {
        "moves": player.n_moves,
        "matches": len(matches - {""}),
        "drawn_ms": {"p50": round(1000 * percentiles[49], 1), "p99": round(1000 * percentiles[98], 1)},
        "drawn_cpu_ms": {"p50": round(1000 * cpu[49], 1), "p99": round(1000 * cpu[98], 1)},
        "objects": {"third_quarter": max(objects[2 * quarter : -quarter]), "last_quarter": max(objects[-quarter:])},
        "memory_mb": {"first": round(samples[0][1], 1), "half": round(late[0][1], 1), "last": round(late[-1][1], 1)},
        "bytes_a_move": round(1e6 * slope),
        "hours": round(player.n_moves / MOVES_AN_HOUR, 1),
        "mb_a_day": round(slope * MOVES_AN_HOUR * 24, 1),
    }


def _slope(points: list[tuple[int, float]]) -> float:
    """Megabytes a move, by least squares."""
    middle_x = sum(x for x, _ in points) / len(points)
    middle_y = sum(y for _, y in points) / len(points)
    above = sum((x - middle_x) * (y - middle_y) for x, y in points)
    below = sum((x - middle_x) ** 2 for x, _ in points)
    return above / below if below else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=7, help="starts of the program")
    parser.add_argument("--moves", type=int, default=MOVES_AN_HOUR, help="of the table whose memory is measured")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with playing(data) as screen:  # once to warm up; nothing is explained from then on
            screen.read_until(b"closes this")
        found = {
            "textual": version("textual"),
            "load": round(os.getloadavg()[0], 1),
            "first_card": first_card(data, chosen.runs),
            "slow_line": slow_line(data, 21),
            "table": asyncio.run(table(data, chosen.moves)),
        }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
