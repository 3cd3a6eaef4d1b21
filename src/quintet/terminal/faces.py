"""What is printed on a card: its colour, a sign that stands for the colour, and a number or letters."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

HIDDEN = "??"
_LATE = 50  # what is no number lies behind all numbers

# By the colour's name: its letter in texts, and a sign one cell wide that tells it from all others without colours.
COLOURS = {
    "red": ("R", "♥"),
    "orange": ("O", "■"),
    "yellow": ("Y", "★"),
    "green": ("G", "♣"),
    "turquoise": ("T", "▲"),
    "teal": ("T", "▲"),
    "blue": ("B", "●"),
    "violet": ("V", "☾"),
    "purple": ("V", "☾"),
    "pink": ("P", "✿"),
    "white": ("W", "○"),
    "black": ("K", "◆"),
}


@dataclass(frozen=True)
class Face:
    """A card for the eye."""

    colour: str  # its name, "" if it has none
    sign: str  # of the colour
    index: str  # what else is printed
    tint: str  # the colour that it is painted in, which may only decorate

    @property
    def text(self) -> str:
        return self.sign + self.index


class Faces:
    """How the cards of a game look, from what it declares."""

    def __init__(self, declared: dict[str, Any], *, is_ascii: bool = False) -> None:
        self._cards: list[str] = declared["cards"]
        self._colours: dict[str, str] = declared["colours"]
        self._is_ascii = is_ascii

    @cached_property
    def _faces(self) -> dict[str, Face]:
        return {card: self._read(card) for card in self._cards}

    def face(self, card: str) -> Face:
        return self._faces.get(card) or Face("", "", card, "")

    def _read(self, card: str) -> Face:
        known = set(self._cards)
        is_suited = sum(letter + card[1:] in known for letter in self._colours) > 1
        colour = self._colours.get(card[:1], "") if is_suited else ""
        if colour:
            sign = card[:1] if self._is_ascii else COLOURS.get(colour, ("", card[:1]))[1]
            return Face(colour, sign, card[1:], colour)
        return Face("", "", card, self._tint(card))

    def _tint(self, card: str) -> str:
        """Cards of a game without colours are painted by how high they are."""
        number = _number(card)
        if self._colours or number is None:
            return ""
        top = max(n for each in self._cards if (n := _number(each)) is not None)
        return ("teal", "violet", "orange")[min(2, 3 * (number - 1) // top)]

    def sorted(self, cards: list[str], by_number: bool = False) -> list[str]:
        """A hand in order: by colour, or by number."""
        letters = {colour: n for n, colour in enumerate(COLOURS)}

        def place(card: str) -> tuple[int, int, str]:
            face = self.face(card)
            number = _number(face.index)
            rank = _LATE if number is None else number
            colour = letters.get(face.colour, len(letters))
            return (rank, colour, card) if by_number or not self._colours else (colour, rank, card)

        return sorted(cards, key=place)


def _number(text: str) -> int | None:
    digits = text.rstrip("*")
    return int(digits) if digits.isdecimal() else None
