"""Level 8's cards as text.

`R7` (R, O, Y, G, B, P and 1-15), `J` joker, `J1-5`, `J6-10`, `J11-15` range jokers, `MISS` miss a turn, and of the
Master set `TAKE`, `SWAP`, `KEEP`. A combination on the table is its seat and a letter: `2a` is the first one of seat 2.
"""

from __future__ import annotations

from quintet.core.notation import Words
from quintet.games.level_8 import cards

COMBO_LETTERS = tuple("abcd"[: cards.MAX_PARTS])

_LETTERS = "ROYGBP"
_SPECIAL = {
    cards.RANGE: "J1-5",
    cards.RANGE + 1: "J6-10",
    cards.RANGE + 2: "J11-15",
    cards.JOKER: "J",
    cards.MISS: "MISS",
    cards.TAKE: "TAKE",
    cards.SWAP: "SWAP",
    cards.KEEP: "KEEP",
}


def _card(kind: int) -> str:
    if kind in _SPECIAL:
        return _SPECIAL[kind]
    return f"{_LETTERS[kind // cards.N_VALUES]}{kind % cards.N_VALUES + 1}"


CARDS = Words("card", [_card(kind) for kind in range(cards.N_KINDS)])
