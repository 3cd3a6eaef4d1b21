"""What the actions of I Go! mean, and their texts.

`take stock`, `take discard`, `take display`, `discard R7`, `pass`, `I Go!`, then `row orange` (of one colour), `row
orange pink` (of two; a value held in both goes in orange) or `no row`.
"""

from __future__ import annotations

from quintet.core.actions import Actions, Meaning, Slot, Verb
from quintet.games.i_go import cards
from quintet.games.i_go.notation import CARDS

FIRST = Slot("colour", "colour", cards.COLOUR_NAMES)
SECOND = Slot("other", "colour", cards.COLOUR_NAMES)

DISCARD = Verb("discard", "discard {card}", source="hand/{me}", target="discard")
TAKE_STOCK = Verb("take stock", "take stock", source="stock", target="hand/{me}")
TAKE_DISCARD = Verb("take discard", "take discard", source="discard", target="hand/{me}")
TAKE_DISPLAY = Verb("take display", "take display", source="display", target="hand/{me}")
PASS = Verb("pass", "pass", ends_turn=True)
CALL = Verb("I Go!", "I Go!")
NO_ROW = Verb("no row", "no row", ends_turn=True)
ROW = Verb("row", "row {colour}[ {other}]", (FIRST, SECOND), choice=("colour", "other"), ends_turn=True)


def _row(first: int, second: int) -> Meaning:
    return ROW.of(colour=first) if first == second else ROW.of(colour=first, other=second)


_COLOURS = range(cards.N_COLOURS)

ACTIONS = Actions(
    CARDS,
    [
        (cards.DISCARD, DISCARD.each(card=range(cards.N_CARDS))),
        (cards.TAKE_STOCK, TAKE_STOCK.each()),
        (cards.TAKE_DISCARD, TAKE_DISCARD.each()),
        (cards.TAKE_DISPLAY, TAKE_DISPLAY.each()),
        (cards.PASS, PASS.each()),
        (cards.CALL, CALL.each()),
        (cards.NO_ROW, NO_ROW.each()),
        (cards.ROW, [_row(first, second) for first in _COLOURS for second in _COLOURS]),
    ],
)
