"""How things look: colours on a terminal, plain text everywhere else."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from quintet.core.game import Game
from quintet.speak import CARD, PLAYER, parts, plain

_LIGHT = "bold grey100 on"  # a card is a patch of its colour, and its text is read on it
_DARK = "bold grey0 on"
_COLOURS = {
    "red": f"{_LIGHT} red3",
    "orange": f"{_DARK} dark_orange",
    "yellow": f"{_DARK} gold1",
    "green": f"{_LIGHT} green4",
    "teal": f"{_DARK} dark_turquoise",
    "turquoise": f"{_DARK} dark_turquoise",
    "blue": f"{_LIGHT} dodger_blue3",
    "violet": f"{_LIGHT} medium_purple4",
    "purple": f"{_LIGHT} medium_purple4",
    "pink": f"{_DARK} hot_pink",
    "white": f"{_DARK} grey93",
    "black": f"{_LIGHT} grey35",
}
_OTHER_CARD = f"{_LIGHT} grey35"
_SHORT = 24  # a column as wide as this is never broken
_SEATS = ("cyan", "magenta", "green", "yellow", "blue", "red", "bright_cyan", "bright_magenta", "bright_green", "white")


def card_styles(game: Game) -> dict[str, str]:
    """The style of every card, by its colour."""
    faces = zip(game.cards.texts, game.faces(), strict=True)
    return {card: _COLOURS.get(face.colour, _OTHER_CARD) for card, face in faces}


class Screen:
    """Standard output, as wide as the terminal. Elsewhere there are no colours, and lines are never broken."""

    def __init__(self, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.console = Console(highlight=False, soft_wrap=False)
        self.is_plain = not self.console.is_terminal
        self._cards = {} if game is None else card_styles(game)
        self._players = {name: _SEATS[seat % len(_SEATS)] for seat, name in enumerate(names)}

    def text(self, sentence: str) -> Text:
        """A narrator's sentence with its colours."""
        text = Text()
        for kind, part in parts(sentence):
            if kind == CARD:
                text.append(part, self._cards.get(part, ""))
            elif kind == PLAYER:
                text.append(part, self._players.get(part, ""))
            else:
                text.append(part)
        return text

    def line(self, sentence: str = "", *, lead: str = "", style: str = "") -> None:
        """One sentence with `lead` before it; if it is too long for the line, it goes on below itself."""
        if self.is_plain:
            print(lead + plain(sentence))
            return
        text = self.text(sentence)
        text.style = style
        grid = Table.grid(padding=0)
        grid.add_row(Text(lead, "dim", no_wrap=True), text)
        self.console.print(grid if lead else text)

    def fits(self, sentence: str, lead: str) -> bool:
        """Whether the line would not be broken."""
        return len(lead) + cell_len(plain(sentence)) <= self.console.width

    def heading(self, words: str) -> None:
        if self.is_plain:
            print(f"\n{plain(words)}\n{'─' * len(plain(words))}")
        else:
            self.console.print()
            self.console.rule(self.text(words), align="left", style="dim")

    def rows(self, rows: Sequence[tuple[str, ...]], *, head: tuple[str, ...] = (), right: tuple[int, ...] = ()) -> None:
        """Rows of sentences in columns; `right` names the columns of numbers. Long sentences may go on below."""
        if self.is_plain:
            _print_plain([head, *rows] if head else list(rows), right)
            return
        table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, show_header=bool(head), header_style="dim")
        for i, column in enumerate(zip(*([head, *rows] if head else rows), strict=True)):
            width = max(cell_len(plain(cell)) for cell in column)
            is_whole = i in right or width <= _SHORT
            table.add_column(
                head[i] if head else "",
                justify="right" if i in right else "left",
                no_wrap=is_whole,
                min_width=width if is_whole else None,
            )
        for row in rows:
            table.add_row(*(self.text(cell) for cell in row))
        self.console.print(table)


def _print_plain(rows: list[tuple[str, ...]], right: tuple[int, ...]) -> None:
    cells = [[plain(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        columns = (cell.rjust(widths[i]) if i in right else cell.ljust(widths[i]) for i, cell in enumerate(row))
        print("   ".join(columns).rstrip())


def print_json(data: object, *, indent: int | None = 1) -> None:
    json.dump(data, sys.stdout, ensure_ascii=False, indent=indent)
    print()
