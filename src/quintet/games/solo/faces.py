"""What is printed on SOLO's cards."""

from __future__ import annotations

from quintet.core.faces import ALL_COLOURS, Face
from quintet.games.solo import cards
from quintet.games.solo.notation import BLACK, SYMBOLS

_SIGNS = {
    cards.MISS: "miss",
    cards.CHANGE: "turn-round",
    cards.SWAP: "swap",
    cards.CHOOSE: "choose",
    cards.ALL_ROUND: "all-round",
}
_NUMBERS = {cards.TAKE_2: "take-2", cards.TAKE_4: "take-4"}  # they show how many cards are taken
_BEHIND = (cards.CHANGE, cards.MISS, cards.SWAP, cards.TAKE_2, cards.TAKE_4, cards.ALL_ROUND, cards.CHOOSE)
"""In a hand they lie behind the numbers, in this order."""


def faces() -> list[Face]:
    coloured = [
        _face(symbol, SYMBOLS[symbol], colour=colour)
        for colour in cards.COLOUR_NAMES
        for symbol in range(cards.N_SYMBOLS)
    ]
    return coloured + [_face(kind, written, tint=ALL_COLOURS) for kind, written in BLACK.items()]


def _face(what: int, written: str, colour: str = "", tint: str = "") -> Face:
    """The face of a symbol in a colour, or of a black kind."""
    rank = cards.MISS + 1 + _BEHIND.index(what) if what in _BEHIND else what + 1
    if what in _SIGNS:
        sign = _SIGNS[what]
        return Face(colour=colour, tint=tint, sign=sign, written=written, rank=rank, name=f"card-{sign}")
    name = f"card-{_NUMBERS[what]}" if what in _NUMBERS else ""
    return Face(colour=colour, tint=tint, index=written, rank=rank, name=name)
