"""What opens over the table: a list to choose from, something to read, a line to write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from quintet.terminal.screens.passing import Answer, Passing

_MOMENT: Final = 0.3  # seconds in which nobody can have seen what opened by itself

_BOX = """
    align: center middle;
    background: transparent;
"""
_SHEET = """
    width: auto; max-width: 96%; min-width: 40; height: auto; max-height: 90%;
    border: round ansi_default; background: ansi_default; color: ansi_default; padding: 0 1;
"""


class Dialog(Passing[Answer], ModalScreen[Answer]):
    """Something over the table. It closes once, however often it is asked to: keys may be quicker than the screen.

    So quick that it is closed before anything is in it: whoever looks for what it contains holds it, and asks nobody.
    """

    def __init__(self) -> None:
        super().__init__()
        self._is_closed = False

    def close_with(self, answer: Answer) -> None:
        if not self._is_closed:
            self._is_closed = True
            self.dismiss(answer)


class Choosing(Dialog[int | None]):
    """A list; the result is the number of the line from 0 on, None if nothing was chosen."""

    DEFAULT_CSS = f"""
    Choosing {{ {_BOX} }}
    Choosing > Vertical {{ {_SHEET} }}
    Choosing Static {{ width: auto; max-width: 100%; height: auto; text-style: bold; }}
    Choosing OptionList {{
        width: auto; min-width: 36; max-width: 100%; height: auto; max-height: 20;
        border: none; background: ansi_default; padding: 0;
    }}
    Choosing OptionList:focus {{ border: none; }}
    Choosing OptionList > .option-list--option-highlighted {{ text-style: reverse bold; }}
    """
    BINDINGS = [Binding("escape,q", "leave", show=False)]

    def __init__(self, title: str, lines: Sequence[Text | str], at: int = 0) -> None:
        super().__init__()
        self._at = at  # where the cursor is at first
        self._title = title
        self._lines = lines
        options = [Option(_numbered(n, line)) for n, line in enumerate(lines)]
        self._list = OptionList(*options, markup=False)

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self._title, markup=False)
            yield self._list

    def on_mount(self) -> None:
        self._list.focus()
        self._list.highlighted = self._at

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.close_with(event.option_index)

    def on_key(self, event: events.Key) -> None:
        if event.key.isdecimal() and 0 < int(event.key) <= len(self._lines):
            event.stop()
            self.close_with(int(event.key) - 1)

    def action_leave(self) -> None:
        self.close_with(None)


def _numbered(n: int, line: Text | str) -> Text:
    """A line with its number; those below it are set in."""
    text = Text(line) if isinstance(line, str) else line
    first, *others = text.split("\n")
    number = f"{n + 1} " if n < 9 else "  "
    return Text("\n").join([Text.assemble(number, first), *(Text.assemble("  ", other) for other in others)])


class Reading(Dialog[None]):
    """Something to read, in parts that a digit leads to; any of the usual keys closes it.

    What opens by itself does so while keys are on their way that were meant for the table: it closes only when it has
    been seen, and says so from then on.
    """

    DEFAULT_CSS = f"""
    Reading {{ {_BOX} }}
    Reading > Vertical {{ {_SHEET} }}
    Reading .title {{ text-style: bold; width: auto; }}
    Reading .foot {{ text-style: dim; width: auto; }}
    Reading .unseen {{ visibility: hidden; }}
    Reading VerticalScroll {{ height: auto; max-height: 100%; width: auto; max-width: 100%; background: ansi_default; }}
    Reading VerticalScroll Static {{ width: auto; max-width: 100%; height: auto; }}
    """
    BINDINGS = [
        Binding("escape,q,enter,space", "leave", show=False, priority=True),
        Binding("down,j", "scroll('down')", show=False),
        Binding("up,k", "scroll('up')", show=False),
        Binding("right", "turn(1)", show=False, priority=True),
        Binding("left", "turn(-1)", show=False, priority=True),
    ]

    def __init__(
        self,
        title: str,
        parts: Sequence[RenderableType],
        foot: str,
        more: str,
        *,
        is_at_end: bool = False,
        is_asked_for: bool = True,
    ) -> None:
        super().__init__()
        self._title = title
        self._parts = [Static(part) for part in parts]
        self._scroll = VerticalScroll(*self._parts)
        self._words = foot
        self._more = more  # what the foot says besides, while there is more to read than is seen
        self._foot = Static(foot, classes="foot" if is_asked_for else "foot unseen", markup=False)
        self._is_at_end = is_at_end
        self._is_seen = is_asked_for

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self._title, classes="title", markup=False)
            yield self._scroll
            yield self._foot

    def on_mount(self) -> None:
        self._scroll.styles.max_height = max(4, self.app.size.height - 8)
        self._scroll.focus()
        if self._is_at_end:
            self.call_after_refresh(self._scroll.scroll_end, animate=False)
        self.call_after_refresh(self._say_more)
        if not self._is_seen:
            self.call_after_refresh(self.set_timer, _MOMENT, self._see)

    def _say_more(self) -> None:
        if self._scroll.max_scroll_y:
            self._foot.update(f"{self._more} · {self._words}")

    def _see(self) -> None:
        self._is_seen = True
        self._foot.remove_class("unseen")

    def on_key(self, event: events.Key) -> None:
        if event.key.isdecimal() and 0 < int(event.key) <= len(self._parts) > 1:
            event.stop()
            self._go(int(event.key) - 1)

    def action_turn(self, by: int) -> None:
        """To the part behind the one that is read, or to the one before it."""
        at = sum(part.virtual_region.y <= self._scroll.scroll_y for part in self._parts) - 1
        self._go(max(0, min(len(self._parts) - 1, at + by)))

    def _go(self, part: int) -> None:
        self._scroll.scroll_to_widget(self._parts[part], animate=False, top=True, force=True)

    def action_scroll(self, way: str) -> None:
        self._scroll.scroll_relative(y=1 if way == "down" else -1, animate=False)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.action_leave()

    def action_leave(self) -> None:
        if self._is_seen:
            self.close_with(None)


class Writing(Dialog[str]):
    """One line to write; "" if nothing is sent."""

    DEFAULT_CSS = f"""
    Writing {{ {_BOX} }}
    Writing > Vertical {{ {_SHEET} width: 70; }}
    Writing Static {{ text-style: bold; }}
    Writing Input, Writing Input:focus {{ border: none; background: ansi_default; }}
    """
    BINDINGS = [Binding("escape", "leave", show=False)]

    def __init__(self, title: str, most: int) -> None:
        super().__init__()
        self._title = title
        self._input = Input(max_length=most)

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self._title, markup=False)
            yield self._input

    def on_mount(self) -> None:
        self._input.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.close_with(event.value.strip())

    def action_leave(self) -> None:
        self.close_with("")
