"""A sheet of cells to draw on: letters with styles, and the regions that can be touched."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

PLAIN = Style()
CONSOLE = Console(
    width=1000, color_system="truecolor", force_terminal=True
)  # it prints nothing: texts are measured by it


@dataclass(frozen=True)
class Region:
    """Where something lies."""

    x: int
    y: int
    width: int
    height: int

    def has(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


class Canvas:
    """Cells in rows. What lies outside is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._rows: list[list[tuple[str, Style]]] = [[(" ", PLAIN)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style = PLAIN, room: int | None = None) -> int:
        """Write a text; return how many cells it took. What is longer than its room ends with an ellipsis."""
        if room is not None:
            text = fitted(text, room)
        width = cell_len(text)
        if not 0 <= y < self.height:
            return width
        row = self._rows[y]
        for letter in text:
            size = cell_len(letter)
            if x >= 0 and x + size <= self.width and size:
                row[x] = (letter, style)
                for behind in range(x + 1, x + size):
                    row[behind] = ("", style)
            x += size
        return width

    def put_text(self, x: int, y: int, text: Text, room: int) -> int:
        """Write a text with styles of its own, in one line."""
        whole = text.copy()
        whole.truncate(room, overflow="ellipsis")
        start = x
        for segment in whole.render(CONSOLE):
            if segment.text and segment.text != "\n":
                x += self.put(x, y, segment.text, segment.style or PLAIN)
        return x - start

    def segments(self, y: int) -> Iterable[Segment]:
        """A row, in pieces of one style."""
        if y >= self.height:
            return
        text, style = "", PLAIN
        for letter, own in self._rows[y]:
            if own is not style and text:
                yield Segment(text, style)
                text = ""
            style = own
            text += letter
        yield Segment(text, style)

    def text(self) -> str:
        """All rows, without styles."""
        return "\n".join("".join(letter for letter, _ in row).rstrip() for row in self._rows)


def fitted(text: str, room: int) -> str:
    """A text that takes so many cells at most."""
    if cell_len(text) <= room:
        return text
    kept = ""
    for letter in text:
        if cell_len(kept + letter) >= room:
            break
        kept += letter
    return f"{kept}…" if room > 0 else ""
