"""What all programs of the terminal have in common: the terminal's own colours, its letters, and how they end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
from collections.abc import Sequence

from rich.segment import Segment
from textual.app import App
from textual.binding import Binding
from textual.color import Color
from textual.filter import LineFilter

from quintet.terminal import letters
from quintet.terminal.painting import in_sixteen


class _Letters(LineFilter):
    """Writes letters for signs, wherever on the screen they are."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(text.translate(letters.TABLE), style, control) for text, style, control in segments]


class _Sixteen(LineFilter):
    """Paints with the 16 colours of an old terminal."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(text, style and in_sixteen(style), control) for text, style, control in segments]


class Program(App[None]):
    """A program that leaves text in the terminal's own colours, and ends by Ctrl-C."""

    ENABLE_COMMAND_PALETTE = False
    CSS = "Screen { background: ansi_default; color: ansi_default; }"
    BINDINGS = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(self, *, has_letters: bool = False) -> None:
        super().__init__(ansi_color=True)
        self.theme = "ansi-dark"
        is_old = self.console.color_system == "standard" and not self.no_color
        self._own_filters = [*([_Letters()] if has_letters else []), *([_Sixteen()] if is_old else [])]

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What is done to every line before it is written."""
        return [*super().get_line_filters(), *self._own_filters]

    def on_mount(self) -> None:
        gc.freeze()  # what is here by now stays: to look through it again and again would hold up the screen
        with contextlib.suppress(NotImplementedError):  # Windows ends programs in another way
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.exit)

    def action_leave(self) -> None:
        self.exit()
