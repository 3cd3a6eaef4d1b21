"""Choices that have a number, as they were shown: a number never goes to another list than the one that was read."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

HEARD: Final = 5.0  # seconds after which whoever reads or hears lines knows that a list has given way to another
SEEN: Final = 1.0  # the same for whoever looks at a screen


class Listed:
    """The choices as they were shown last, and those before them that somebody may still be answering.

    A list that gives way to another while it waits for its answer is not forgotten at once: a number that is typed then
    may have been meant for it.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic, heard: float = HEARD) -> None:
        self._now = now
        self._heard = heard
        self._open: list[str] = []
        self._older: list[tuple[float, list[str]]] = []  # when they gave way, and their words

    def is_open(self, words: Sequence[str]) -> bool:
        """Whether this list waits for its answer already."""
        return bool(words) and self.is_shown(words)

    def is_shown(self, words: Sequence[str]) -> bool:
        """Whether this is the list, or none is where there is none."""
        return self._open == list(words)

    def show(self, words: Sequence[str]) -> bool:
        """Another list is shown, or none; whether another one waited for its answer."""
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
        self._older = [(at, words) for at, words in self._older if now - at < self._heard]
        meant = self._open[n - 1 : n] if n > 0 else []
        return any(0 < n <= len(words) and words[n - 1 : n] != meant for _, words in self._older)

    def forget(self, *, is_answered: bool = True) -> None:
        """The user knows the list: they have answered it, or it was shown to them again."""
        self._older.clear()
        if is_answered:
            self._open = []
