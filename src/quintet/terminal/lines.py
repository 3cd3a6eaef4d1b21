"""Lines in and out of `quintet play --plain`: what is typed, and what is printed."""

from __future__ import annotations

import asyncio
import os
import sys
import textwrap
import threading
from typing import Final
from unicodedata import category

_SIGNS: Final = {"So", "Sm"}  # of Unicode's categories: arrows and the like


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
