"""How cards and sentences look in the terminal: patches of colour, each with a sign that tells it without colours."""

from __future__ import annotations

from functools import lru_cache

from rich.color import Color
from rich.style import Style
from rich.text import Text

from quintet.speak import CARD, PLAYER, parts
from quintet.terminal.canvas import Canvas, Region
from quintet.terminal.faces import HIDDEN, Faces

# Paint and ink, as the page has them: each pair can be read.
_PAINTS = {
    "red": ("#c51d2b", "#ffffff"),
    "orange": ("#f57c1a", "#000000"),
    "yellow": ("#fadb2f", "#000000"),
    "green": ("#177a53", "#ffffff"),
    "turquoise": ("#1fd0ee", "#000000"),
    "teal": ("#1fd0ee", "#000000"),
    "blue": ("#3b66c4", "#ffffff"),
    "violet": ("#6a2ca0", "#ffffff"),
    "purple": ("#6a2ca0", "#ffffff"),
    "pink": ("#e99bb6", "#000000"),
    "white": ("#f6f3e9", "#000000"),
    "black": ("#2b2d33", "#ffffff"),
    "": ("#45484f", "#ffffff"),
}
_SIXTEEN = {  # for terminals that have only 16 colours: the nearest ones would make grey of green and black
    "#c51d2b": 1,
    "#f57c1a": 9,
    "#fadb2f": 11,
    "#177a53": 2,
    "#1fd0ee": 14,
    "#3b66c4": 4,
    "#6a2ca0": 5,
    "#e99bb6": 13,
    "#f6f3e9": 15,
    "#2b2d33": 0,
    "#45484f": 8,
    "#ffd866": 11,
    "#b07c00": 3,
    "#0e8a9c": 6,
    "#b4489e": 5,
    "#2f8f3a": 2,
    "#9a7b00": 3,
    "#4a7be0": 4,
    "#d9483b": 1,
    "#8a6fd6": 13,
    "#c2642a": 9,
    "#5b8a1f": 10,
    "#7d7f88": 8,
}
_STYLES = {colour: Style(color=ink, bgcolor=paint, bold=True) for colour, (paint, ink) in _PAINTS.items()}
BACK = Style(color="#ffffff", bgcolor="#45484f")
DIM = Style(dim=True)
BOLD = Style(bold=True)
REVERSE = Style(reverse=True)
LOUD = Style(reverse=True, bold=True)
MINE = Style(color="#000000", bgcolor="#ffd866", bold=True)  # it is the viewer's turn
# These stand on the terminal's own background: they are neither light nor dark, so that both can be read.
GLOW = Style(color="#b07c00", bold=True)  # what can be touched
SEATS = (
    "#0e8a9c",
    "#b4489e",
    "#2f8f3a",
    "#9a7b00",
    "#4a7be0",
    "#d9483b",
    "#8a6fd6",
    "#c2642a",
    "#5b8a1f",
    "#7d7f88",
)

# How a thing is marked, by letters too: nothing, can be touched, is a target, is held, the cursor is there.
PLAIN, BRIGHT, TARGET, HELD = "plain", "bright", "target", "held"
_BOXES = {
    PLAIN: ("╭", "─", "╮", "│", "╰", "╯"),
    BRIGHT: ("┏", "━", "┓", "┃", "┗", "┛"),
    TARGET: ("╔", "═", "╗", "║", "╚", "╝"),
    HELD: ("┏", "━", "┓", "┃", "┗", "┛"),
}
_EDGES = {PLAIN: (" ", " "), BRIGHT: (" ", " "), TARGET: ("»", "«"), HELD: (">", "<")}


@lru_cache(maxsize=1024)
def in_sixteen(style: Style) -> Style:
    """A style for a terminal that has only 16 colours."""
    return style + Style(color=_nearest(style.color), bgcolor=_nearest(style.bgcolor))


def _nearest(colour: Color | None) -> Color | None:
    return Color.from_ansi(_SIXTEEN[colour.name]) if colour is not None and colour.name in _SIXTEEN else colour


class Painter:
    """Paints the cards of a game."""

    def __init__(self, faces: Faces, names: list[str]) -> None:
        self.faces = faces
        self._names = {name: SEATS[seat % len(SEATS)] for seat, name in enumerate(names)}

    def label(self, card: str) -> str:
        return "▒▒" if card == HIDDEN else self.faces.face(card).text

    def style(self, card: str) -> Style:
        return BACK if card == HIDDEN else _STYLES.get(self.faces.face(card).tint, _STYLES[""])

    def width(self, card: str, height: int) -> int:
        """How wide a card is drawn."""
        return max(5 if height > 1 else 4, len(self.label(card)) + 2)

    def card(self, canvas: Canvas, x: int, y: int, card: str, height: int, mark: str, is_here: bool) -> Region:
        """Draw a card: a patch in one line, or a box. "" is an empty place."""
        width = self.width(card, height) if card else (5 if height > 1 else 4)
        inner = width - 2
        label = self.label(card) if card else "·"
        style = self.style(card) if card else DIM
        frame = GLOW if mark in (BRIGHT, TARGET, HELD) else DIM
        if height == 1:
            left, right = ("[", "]") if is_here else _EDGES[mark]
            edge = LOUD if is_here else GLOW if mark in (TARGET, HELD) else style
            canvas.put(x, y, left, edge)
            under = style + Style(underline=True) if mark == BRIGHT and card else style
            canvas.put(x + 1, y, label.center(inner), under)
            canvas.put(x + 1 + inner, y, right, edge)
            return Region(x, y, width, 1)
        top_left, across, top_right, down, low_left, low_right = _BOXES[mark]
        frame = LOUD if is_here else frame
        canvas.put(x, y, top_left + across * inner + top_right, frame)
        for row in range(1, height - 1):
            is_twice = height > 3 and row == height - 2
            text = label.rjust(inner) if is_twice else label.ljust(inner) if row == 1 else " " * inner
            text = label.center(inner) if height == 3 or not card else text
            text = "▒" * inner if card == HIDDEN else text
            canvas.put(x, y + row, down, frame)
            canvas.put(x + 1, y + row, text if card or row == 1 else " " * inner, style)
            canvas.put(x + width - 1, y + row, down, frame)
        foot = across * inner if not is_here else across * ((inner - 1) // 2) + "▴" + across * (inner // 2)
        canvas.put(x, y + height - 1, low_left + foot + low_right, frame)
        return Region(x, y, width, height)

    def text(self, sentence: str) -> Text:
        """A marked sentence with its colours; cards are told by their signs."""
        text = Text()
        for kind, part in parts(sentence):
            if kind == CARD:
                text.append(f" {self.label(part)} ", self.style(part))
            elif kind == PLAYER:
                text.append(part, Style(color=self._names.get(part), bold=True))
            else:
                text.append(part)
        return text

    def words(self, sentence: str) -> str:
        """A marked sentence in letters alone; cards are told by their signs."""
        return "".join(self.label(part) if kind == CARD else part for kind, part in parts(sentence))
