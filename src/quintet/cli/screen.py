"""How things look: colours on a terminal, plain text everywhere else."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from quintet.core.notation import Words
from quintet.narrate import CARD, PLAYER, parts, plain

_LIGHT = "bold grey100 on"  # a card is a patch of its colour, and its text is read on it
_DARK = "bold grey0 on"
_COLOURS = {
    "R": f"{_LIGHT} red3",
    "O": f"{_DARK} dark_orange",
    "Y": f"{_DARK} gold1",
    "G": f"{_LIGHT} green4",
    "T": f"{_DARK} dark_turquoise",
    "B": f"{_LIGHT} dodger_blue3",
    "V": f"{_LIGHT} medium_purple4",
    "P": f"{_DARK} hot_pink",
    "W": f"{_DARK} grey93",
    "K": f"{_LIGHT} grey35",
}
_OTHER_CARD = f"{_LIGHT} grey35"
_SHORT = 24  # a column as wide as this is never broken
_SEATS = ("cyan", "magenta", "green", "yellow", "blue", "red", "bright_cyan", "bright_magenta", "bright_green", "white")


def card_styles(words: Words) -> dict[str, str]:
    """The colour of every card: where a value comes in several colours, a letter for the colour stands before it."""
    texts = set(words.texts)

    def style(card: str) -> str:
        is_suited = sum(letter + card[1:] in texts for letter in _COLOURS) >= 3
        return _COLOURS.get(card[0], _OTHER_CARD) if is_suited else _OTHER_CARD

    return {card: style(card) for card in words.texts}


class Screen:
    """Standard output, wide as the terminal. Not on a terminal: no colours, and lines are never broken."""

    def __init__(self, cards: Words | None = None, names: Sequence[str] = ()) -> None:
        self.console = Console(highlight=False, soft_wrap=False)
        self.is_plain = not self.console.is_terminal
        self._cards = {} if cards is None else card_styles(cards)
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
        """One sentence; `lead` stands before it, and what does not fit goes on below it."""
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
        """Rows of sentences in columns; `right` names the columns of numbers, what is long may go on below."""
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
