"""SOLO's cards as text.

`R7` (R, G, B, Y and 1-9), `RM` miss a turn, `RC` change direction, `R+2` take 2, `RS` swap hands; black: `CC` choose
colour, `+4` take 4 and choose colour, `AR` hands all round.
"""

from __future__ import annotations

from quintet.core.notation import Words
from quintet.games.solo import cards

_LETTERS = "RGBY"
SYMBOLS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "M", "C", "+2", "S")
BLACK = {cards.CHOOSE: "CC", cards.TAKE_4: "+4", cards.ALL_ROUND: "AR"}


def _card(kind: int) -> str:
    if kind in BLACK:
        return BLACK[kind]
    return _LETTERS[kind // cards.N_SYMBOLS] + SYMBOLS[kind % cards.N_SYMBOLS]


CARDS = Words("card", [_card(kind) for kind in range(cards.N_KINDS)])
