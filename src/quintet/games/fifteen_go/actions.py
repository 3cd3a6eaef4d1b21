"""What 15GO!'s actions mean, and their texts.

`turn`, `stop`, `put down`, `build` (on one's own open pile), `row 3`, `give 2` (onto the open pile of seat 2),
`borrow 2 row 3` (the top card of seat 2's open pile to row 3). Rows are counted from 0, as they lie in the middle.
"""

from __future__ import annotations

from quintet.core.actions import Actions, Verb, numbered
from quintet.games.fifteen_go import cards
from quintet.games.fifteen_go.notation import CARDS

SEAT = numbered("seat", "seat", cards.MAX_PLAYERS)
ROW_SLOT = numbered("row", "pile", cards.MAX_ROWS)
OWN_CARD = ("turned", "open/{me}")  # the card just turned, else the one on one's own open pile (FG-14)

TURN = Verb("turn", "turn", source=("closed/{me}", "open/{me}"), target="turned")  # the last open card: FG-11
STOP = Verb("stop", "stop", ends_turn=True)
PUT_DOWN = Verb("put down", "put down", source="turned", target="open/{me}", ends_turn=True)
BUILD = Verb("build", "build", source="turned", target="open/{me}")
ROW = Verb("row", "row {row}", (ROW_SLOT,), OWN_CARD, "row/{row}")
GIVE = Verb("give", "give {seat}", (SEAT,), OWN_CARD, "open/{seat}")
BORROW = Verb("borrow", "borrow {seat} row {row}", (SEAT, ROW_SLOT), "open/{seat}", "row/{row}", is_step=True)

_SEATS = range(cards.MAX_PLAYERS)
_ROWS = range(cards.MAX_ROWS)

ACTIONS = Actions(
    CARDS,
    [
        (cards.TURN, TURN.each()),
        (cards.STOP, STOP.each()),
        (cards.PUT_DOWN, PUT_DOWN.each()),
        (cards.BUILD, BUILD.each()),
        (cards.ROW, ROW.each(row=_ROWS)),
        (cards.GIVE, GIVE.each(seat=_SEATS)),
        (cards.BORROW, BORROW.each(seat=_SEATS, row=_ROWS)),
    ],
)
