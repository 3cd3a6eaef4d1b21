"""What is printed on cards: each game declares it once, and every client draws and names its cards by it.

A game has a `faces.py` beside its module, or gets faces by the texts of its cards (`faces_by_text`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

ALL_COLOURS = "all"
"""The tint of a card that stands for every colour."""

TINTS = ("teal", "violet", "orange")
"""The tints of numbers without a colour: low, middle, high."""


@dataclass(frozen=True)
class Face:
    """What is printed on a card."""

    colour: str = ""  # the name of its colour, "" if it has none
    tint: str = ""  # what a card without a colour is painted in: a colour's name, or ALL_COLOURS
    index: str = ""  # the number or the letters in its corner, "" if only the sign is there
    sign: str = ""  # the name of its picture: a client that has none shows what is written
    coins: int = 0  # that are printed on it
    written: str = ""  # what stands for it in a line of text, beside its colour; "": the index
    rank: int = 0  # its place in a hand that is sorted by number
    name: str = ""  # the key of what it is called, told `$index` and `$coins`; "": its index


def tinted(number: int, highest: int) -> str:
    """The tint of a number that has no colour."""
    return TINTS[min(len(TINTS) - 1, len(TINTS) * (number - 1) // highest)]


def faces_by_text(texts: Sequence[str], colours: Mapping[str, str]) -> list[Face]:
    """The faces of cards of which no more is known than their texts, and the colours that first letters stand for."""
    known = set(texts)
    highest = max((int(text) for text in texts if text.isdecimal()), default=1)

    def face(place: int, text: str) -> Face:
        is_suited = sum(letter + text[1:] in known for letter in colours) > 1  # it comes in several colours
        colour = colours.get(text[:1], "") if is_suited else ""
        index = text[1:] if colour else text
        rank = int(index) if index.isdecimal() else highest + len(texts) + place
        tint = "" if colour else tinted(rank, highest) if index.isdecimal() else "black"
        return Face(colour=colour, tint=tint, index=index, rank=rank)

    return [face(place, text) for place, text in enumerate(texts)]
