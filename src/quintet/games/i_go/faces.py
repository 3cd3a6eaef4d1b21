"""What is printed on the cards of I Go!"""

from __future__ import annotations

from quintet.core.faces import Face
from quintet.games.i_go import cards


def faces() -> list[Face]:
    values = range(1, cards.N_VALUES + 1)
    return [Face(colour=colour, index=str(value), rank=value) for colour in cards.COLOUR_NAMES for value in values]
