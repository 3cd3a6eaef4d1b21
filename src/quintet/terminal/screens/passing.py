"""Screens that come and go."""

from __future__ import annotations

from typing import TypeVar

from textual._styles_cache import StylesCache
from textual.screen import Screen

Answer = TypeVar("Answer")


class Passing(Screen[Answer]):
    """A screen that leaves nothing behind.

    Textual keeps the styles, and with them the drawn lines, of a thousand widgets that are gone (its issue 6665): its
    memory grew for some hours of rounds and their reports.
    """

    def on_unmount(self) -> None:
        StylesCache.get_inner_outer.cache_clear()
