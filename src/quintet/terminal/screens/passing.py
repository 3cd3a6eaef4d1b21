"""Screens that come and go."""

from __future__ import annotations

from typing import TypeVar

from textual.screen import Screen
from textual.widget import Widget

Answer = TypeVar("Answer")


class Passing(Screen[Answer]):
    """A screen that leaves nothing behind: Textual keeps the drawn lines of widgets that are gone (its issue 6665)."""

    def on_screen_suspend(self) -> None:
        for widget in self.walk_children(Widget, with_self=True):
            widget.refresh()
