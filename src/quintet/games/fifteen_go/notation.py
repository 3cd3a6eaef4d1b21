"""15GO!'s cards and actions as text.

Cards: `R7`, a letter for the colour (R red, B blue, G green, Y yellow, O orange, V violet, P pink, T teal) and the
number 1-15.
Actions: `turn`, `put down`, `build` (on the own open pile), `row 3`, `give 2` (onto the open pile of seat 2),
`borrow 2 row 3` (the top card of seat 2's open pile to row 3). Rows are counted from 0, as they lie in the middle.
"""

from __future__ import annotations

from quintet.core.notation import Words
from quintet.games.fifteen_go.cards import MAX_COLOURS, MAX_PLAYERS, MAX_ROWS, N_KINDS

COLOUR_LETTERS = "RBGYOVPT"


def _actions() -> list[str]:
    return [
        "turn",
        "put down",
        "build",
        *(f"row {row}" for row in range(MAX_ROWS)),
        *(f"give {seat}" for seat in range(MAX_PLAYERS)),
        *(f"borrow {seat} row {row}" for seat in range(MAX_PLAYERS) for row in range(MAX_ROWS)),
    ]


CARDS = Words("card", [f"{COLOUR_LETTERS[kind % MAX_COLOURS]}{kind // MAX_COLOURS + 1}" for kind in range(N_KINDS)])
ACTIONS = Words("action", _actions())
