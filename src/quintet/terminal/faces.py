"""How cards look in the terminal: what the game declares of them, and a sign for every colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

HIDDEN = "??"

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
_PLACES = {colour: place for place, colour in enumerate(COLOURS)}


@dataclass(frozen=True)
class Face:
    """A card for the eye, and what is needed to name it."""

    colour: str  # its name, "" if it has none
    tint: str  # the colour that it is painted in
    text: str  # the sign of its colour, and what is written on it
    written: str
    index: str
    coins: int
    rank: int
    name: str  # the key of what it is called, "" if that is its index


class Faces:
    """The cards of a game as it declares them."""

    def __init__(self, declared: dict[str, Any]) -> None:
        self.cards: list[str] = declared["cards"]
        faces = zip(self.cards, declared["faces"], strict=True)
        self._faces = {card: _face(card, face) for card, face in faces}
        self._has_colours = any(face.colour for face in self._faces.values())

    def face(self, card: str) -> Face:
        return self._faces.get(card) or Face("", "", card, card, card, 0, 0, "")

    def sorted(self, cards: list[str], by_number: bool = False) -> list[str]:
        """A hand in order: by colour, or by number."""

        def place(card: str) -> tuple[int, int, str]:
            face = self.face(card)
            colour = _PLACES.get(face.tint, len(_PLACES))
            is_by_number = by_number or not self._has_colours
            return (face.rank, colour, card) if is_by_number else (colour, face.rank, card)

        return sorted(cards, key=place)


def _face(card: str, declared: dict[str, Any]) -> Face:
    colour, index = declared.get("colour", ""), declared.get("index", "")
    written = declared.get("written") or index
    return Face(
        colour,
        colour or declared.get("tint", ""),
        COLOURS[colour][1] + written if colour in COLOURS else card if colour else written,
        written,
        index,
        declared.get("coins", 0),
        declared.get("rank", 0),
        declared.get("name", ""),
    )
