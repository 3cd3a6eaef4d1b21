"""`quintet play` in a pseudo-terminal, as a person at a keyboard has it."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path


class PlainGame:
    """`quintet play --plain`: lines come, lines are typed."""

    def __init__(self, data: Path, *arguments: object, **variables: str) -> None:
        import pty  # not on Windows
        import termios

        self._main, side = pty.openpty()
        attributes = termios.tcgetattr(side)
        attributes[3] &= ~termios.ECHO
        termios.tcsetattr(side, termios.TCSANOW, attributes)
        command = [sys.executable, "-m", "quintet", "play", "--plain", "--data", str(data), *map(str, arguments)]
        environment = {**os.environ, "QUINTET_LANGUAGE": "en", "QUINTET_NAME": "Ann", "TERM": "xterm", **variables}
        with _hearing_ctrl_c():
            self.process = subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=environment)
        os.close(side)
        self._rest = ""
        self.lines: list[str] = []

    def read(self) -> str | None:
        """The next line; None at the end."""
        while "\n" not in self._rest:
            try:
                more = os.read(self._main, 65536).decode()
            except OSError:  # the other side is closed
                more = ""
            if not more:
                return None
            self._rest += more
        line, _, self._rest = self._rest.partition("\n")
        self.lines.append(line.rstrip("\r"))
        return self.lines[-1]

    def read_until(self, *words: str) -> str:
        """Read on until a line has these words, or others of those that are given; return it."""
        while (line := self.read()) is not None:
            if any(each in line for each in words):
                return line
        raise AssertionError(f"it ended without {words}: {self.lines[-20:]}")

    def next_is(self, beginning: str) -> bool:
        """Whether the next line begins so. It waits for one only as long as a program takes to print a list."""
        import select

        while "\n" not in self._rest and select.select([self._main], [], [], 0.05)[0]:
            self._rest += os.read(self._main, 65536).decode()
        return self._rest.startswith(beginning)

    def type(self, line: object) -> None:
        os.write(self._main, f"{line}\n".encode())

    def close(self) -> None:
        with contextlib.suppress(OSError):
            os.close(self._main)
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


@contextlib.contextmanager
def _hearing_ctrl_c() -> Iterator[None]:
    """What is started meanwhile hears Ctrl-C, even if the tests run in the background of a shell and do not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def plain_game(data: Path, *arguments: object, **variables: str) -> Iterator[PlainGame]:
    game = PlainGame(data, *arguments, **variables)
    try:
        yield game
    finally:
        game.close()
