"""15GO!'s cards as text: `R7`, a letter for the colour and the number 1-15."""

from __future__ import annotations

from quintet.core.notation import Words
from quintet.games.fifteen_go import cards

COLOURS = {
    "R": "red",
    "B": "blue",
    "G": "green",
    "Y": "yellow",
    "O": "orange",
    "V": "violet",
    "P": "pink",
    "T": "teal",
}
_LETTERS = tuple(COLOURS)


def _card(kind: int) -> str:
    return f"{_LETTERS[cards.colour_of(kind)]}{cards.number_of(kind)}"


CARDS = Words("card", [_card(kind) for kind in range(cards.N_KINDS)])
