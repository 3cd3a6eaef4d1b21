"""Lines in and out of `quintet play --plain`: what is typed, what is printed, and the choices as they were printed."""

from __future__ import annotations

import asyncio
import os
import sys
import textwrap
import threading
import time
from collections.abc import Callable, Sequence
from typing import Final
from unicodedata import category

_SIGNS: Final = {"So", "Sm"}  # of Unicode's categories: arrows and the like
_HEARD: Final = 5.0  # seconds after which whoever reads or hears the lines knows that a list has given way to another


class Lines:
    """Standard input, line by line, without holding up the table."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line.strip())
        self._loop.call_soon_threadsafe(self._lines.put_nowait, None)

    async def next(self) -> str | None:
        """The next line; None when there are no more."""
        return await self._lines.get()


class Listed:
    """The choices as they were printed last, and those before them that somebody may still be answering.

    A list that gives way to another while it waits for its answer is not forgotten at once: a number that is typed then
    may have been meant for it.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._open: list[str] = []
        self._older: list[tuple[float, list[str]]] = []  # when they gave way, and their words

    def is_open(self, words: Sequence[str]) -> bool:
        """Whether this list waits for its answer already."""
        return bool(words) and self._open == list(words)

    def show(self, words: Sequence[str]) -> bool:
        """Another list is printed, or none; whether another one waited for its answer."""
        if self._open == list(words):
            return False
        is_instead = bool(self._open)
        if is_instead:
            self._older.append((self._now(), self._open))
        self._open = list(words)
        return is_instead

    def is_doubtful(self, n: int) -> bool:
        """Whether a number says something else in this list than in one that gave way to it just now."""
        now = self._now()
        self._older = [(at, words) for at, words in self._older if now - at < _HEARD]
        meant = self._open[n - 1 : n] if n > 0 else []
        return any(0 < n <= len(words) and words[n - 1 : n] != meant for _, words in self._older)

    def forget(self, *, is_answered: bool = True) -> None:
        """The user knows the list: they have answered it, or it was read to them again."""
        self._older.clear()
        if is_answered:
            self._open = []


def aloud(text: str) -> str:
    """A text without signs, which would be read out by their names."""
    return " ".join("".join(letter for letter in text if category(letter) not in _SIGNS).split())


def tell(text: str) -> None:
    """Print a text. A terminal would break words at its edge: the text is broken between them."""
    for line in text.split("\n"):
        print("\n".join(_broken(line)), flush=True)


def _broken(line: str) -> list[str]:
    try:
        columns = os.get_terminal_size(sys.stdout.fileno()).columns
    except (OSError, ValueError):  # no terminal: a file, or another program
        columns = 0
    if not columns or len(line) <= columns:
        return [line]
    return textwrap.wrap(line, columns, break_long_words=False, break_on_hyphens=False)
