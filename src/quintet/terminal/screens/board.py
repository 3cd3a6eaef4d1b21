"""The board: a widget that shows a scene, and says what was touched by mouse or keys."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from quintet.terminal.actions import Thing
from quintet.terminal.canvas import Canvas
from quintet.terminal.drawing import LEAST_COLUMNS, LEAST_LINES, Drawing, broken
from quintet.terminal.scene import Scene, Touchable
from quintet.terminal.screens.walking import Walk
from quintet.texts import Texts

PLAIN_COMMAND: Final = "quintet play --plain"
_ARROWS = {"left": -1, "right": 1, "up": -1, "down": 1}


class Board(Widget, can_focus=True):
    """Draws what it is given; knows where everything lies."""

    DEFAULT_CSS = "Board { width: 1fr; height: 1fr; }"

    class Touched(Message):
        """A card, a pile or a seat, or the number of a button."""

        def __init__(self, thing: Thing | int) -> None:
            super().__init__()
            self.thing = thing

    class Walked(Message):
        """An arrow where there is nothing to touch: one on, or one back."""

        def __init__(self, way: int) -> None:
            super().__init__()
            self.way = way

    class Pressed(Message):
        """A key that means nothing to the board."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    class Sized(Message):
        """The board got another size, its first one too."""

    def __init__(self, texts: Texts, least_lines: int = LEAST_LINES) -> None:
        super().__init__()
        self._least_lines = least_lines
        self._texts = texts
        self._canvas = Canvas(0, 0)
        self.scene: Scene | None = None
        self.cursor: Thing | int | None = None
        self._column: float | None = None  # along which a walk up or down goes

    # ------------------------------------------------------------ drawing
    def show(self, scene: Scene) -> None:
        """Draw another scene."""
        self.scene = scene
        self._redraw()

    def _redraw(self) -> None:
        width, height = self.size
        if not width or not height:
            return
        if self.scene is None or not self.has_room:
            self._canvas = Canvas(width, height)
            words = "" if self.scene is None else self._too_small(width, height)
            for y, line in enumerate(broken(words, width)):
                self._canvas.put(0, y, line)
        else:
            self.scene.cursor = self.cursor
            self._canvas = Drawing(self.scene, width, height).draw()
        self.refresh()

    @property
    def has_room(self) -> bool:
        """Whether the window is large enough for a table."""
        return self.size.width >= LEAST_COLUMNS and self.size.height >= self._least_lines

    def _too_small(self, columns: int, lines: int) -> str:
        return self._texts.say(
            "terminal-small",
            columns=columns,
            lines=lines,
            needed_columns=LEAST_COLUMNS,
            needed_lines=LEAST_LINES,
            command=PLAIN_COMMAND,
        )

    def render_line(self, y: int) -> Strip:
        return Strip(self._canvas.segments(y), self._canvas.width)

    def text(self) -> str:
        """What is on the board, without colours."""
        return self._canvas.text()

    def on_resize(self, event: events.Resize) -> None:
        self._redraw()
        self.post_message(self.Sized())

    # ------------------------------------------------------------ touching
    def on_click(self, event: events.Click) -> None:
        for touchable in self._touchables():
            if touchable.region.has(event.x, event.y):
                self.cursor = touchable.thing
                self.post_message(self.Touched(touchable.thing))
                return

    def on_key(self, event: events.Key) -> None:
        if event.key in _ARROWS and self.scene is not None and self.scene.is_still:
            self.post_message(self.Walked(_ARROWS[event.key]))
        elif event.key in _ARROWS:
            self._walk(event.key)
        elif event.key in ("home", "end") and self.scene is not None and not self.scene.is_still:
            self._go_to_end(1 if event.key == "end" else -1)
        elif event.key in ("tab", "shift+tab"):
            self._step(1 if event.key == "tab" else -1)
        elif event.key in ("enter", "space"):
            if self.cursor is not None:
                self.post_message(self.Touched(self.cursor))
            else:
                self.post_message(self.Pressed("enter"))
        elif event.key.isdecimal() and event.key != "0":
            self.post_message(self.Touched(int(event.key) - 1))
        else:
            self.post_message(self.Pressed(event.character or event.key))
            if event.key.startswith("ctrl+"):
                return  # the program's own keys
        event.prevent_default()
        event.stop()

    def _touchables(self) -> list[Touchable]:
        """Each thing once: twins in a hand are the same."""
        found: dict[Thing | int, Touchable] = {}
        for each in self.scene.touchables if self.scene else ():
            found.setdefault(each.thing, each)
        return list(found.values())

    def point(self, thing: Thing | int | None) -> None:
        """Put the cursor somewhere."""
        self.cursor = thing
        self._column = None
        self._redraw()

    @property
    def is_drawn(self) -> bool:
        """Whether the scene is on the screen: not before it has a size, nor where there is too little room."""
        return bool(self.scene and self.scene.touchables)

    def has(self, thing: Thing | int | None) -> bool:
        return any(each.thing == thing for each in self._touchables())

    def _step(self, by: int) -> None:
        """To the next thing in the order of reading."""
        things = [each.thing for each in self._touchables()]
        if things:
            at = things.index(self.cursor) + by if self.cursor in things else 0
            self.point(things[at % len(things)])

    def _go_to_end(self, way: int) -> None:
        """To the first or last thing of a row."""
        if self.cursor is None or not self.has(self.cursor):
            self._step(1)
        else:
            self.point(self._ways().row(self.cursor)[-1 if way > 0 else 0].thing)

    def _ways(self) -> Walk:
        return Walk(self._touchables())

    def _walk(self, way: str) -> None:
        """To the nearest thing in a direction; up and down along the column in which that began."""
        here = next((each for each in self._touchables() if each.thing == self.cursor), None)
        if here is None:
            self._step(1)
            return
        column = self._column if way in ("up", "down") else None
        to = self._ways().step(here.thing, way, column)
        if way in ("up", "down"):
            column = here.region.middle[0] if column is None else column
        self.point(to)
        self._column = column
