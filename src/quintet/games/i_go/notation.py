"""The cards and actions of I Go! as text.

Cards: a letter (R O Y G T B V P W K: red, orange, yellow, green, turquoise, blue, violet, pink, white, black) and 1-11.
Actions: `take stock`, `take discard`, `take display`, `discard R7`, `pass`, `I Go!`, then `row orange` (of one colour),
`row orange pink` (of two; a value held in both goes in orange) or `no row`.
"""

from __future__ import annotations

from quintet.core.notation import Words
from quintet.games.i_go.cards import CARD_TEXTS, COLOUR_NAMES


def _row(first: str, second: str) -> str:
    return f"row {first}" if first == second else f"row {first} {second}"


CARDS = Words("card", CARD_TEXTS)
ACTIONS = Words(
    "action",
    [
        *(f"discard {card}" for card in CARD_TEXTS),
        "take stock",
        "take discard",
        "take display",
        "pass",
        "I Go!",
        "no row",
        *(_row(first, second) for first in COLOUR_NAMES for second in COLOUR_NAMES),
    ],
)
