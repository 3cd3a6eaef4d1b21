"""What is printed on 15GO!'s cards."""

from __future__ import annotations

from quintet.core.faces import Face
from quintet.games.fifteen_go import cards
from quintet.games.fifteen_go.notation import COLOURS

_NAMES = tuple(COLOURS.values())


def faces() -> list[Face]:
    return [_face(_NAMES[cards.colour_of(kind)], cards.number_of(kind)) for kind in range(cards.N_KINDS)]


def _face(colour: str, number: int) -> Face:
    return Face(colour=colour, index=str(number), rank=int(number))
