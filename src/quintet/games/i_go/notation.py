"""The cards and actions of I Go! as text.

Cards: a letter (R O Y G T B V P W K: red, orange, yellow, green, turquoise, blue, violet, pink, white, black) and 1-11.
Actions: `take stock`, `take discard`, `take display`, `discard R7`, `pass`, `I Go! orange` (a row of one colour),
`I Go! orange pink` (of two, a value held in both goes in orange), `I Go!` (no row).
"""

from __future__ import annotations

from quintet.core.notation import Words
from quintet.games.i_go.cards import CARD_TEXTS, COLOUR_NAMES


def _call(first: str, second: str) -> str:
    return f"I Go! {first}" if first == second else f"I Go! {first} {second}"


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
        *(_call(first, second) for first in COLOUR_NAMES for second in COLOUR_NAMES),
    ],
)
