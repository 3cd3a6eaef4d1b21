"""Level 8's cards and actions as text.

Cards: `R7` (R, O, Y, G, B, P and 1-15), `J` joker, `J1-5`, `J6-10`, `J11-15` range jokers, `MISS` miss a turn, and of
the Master set `TAKE`, `SWAP`, `KEEP`.
Actions: `draw`, `take from 2` (the top of seat 2's discard pile); `lay level`, then for every part `run from 4`,
`set of 6` or `colour red`, then `put R7` for every card; `add R7 to 2a` (the first combination of seat 2), `add J to 2a
low`; `discard R7`, `miss 2`, `play take`, `play swap`, `play keep`; `show R7`, `take R7 from 2`, `swap R7`, `keep R7`,
`done`.
"""

from __future__ import annotations

from quintet.core.notation import Words
from quintet.games.level_8.cards import (
    COLOUR_NAMES,
    JOKER,
    KEEP,
    MAX_PARTS,
    MAX_PLAYERS,
    MISS,
    N_COMBOS,
    N_KINDS,
    N_VALUES,
    RANGE,
    SWAP,
    TAKE,
)

_SPECIAL = {
    RANGE: "J1-5",
    RANGE + 1: "J6-10",
    RANGE + 2: "J11-15",
    JOKER: "J",
    MISS: "MISS",
    TAKE: "TAKE",
    SWAP: "SWAP",
    KEEP: "KEEP",
}


def _card(kind: int) -> str:
    if kind in _SPECIAL:
        return _SPECIAL[kind]
    return f"{'ROYGBP'[kind // N_VALUES]}{kind % N_VALUES + 1}"


def combo_name(combo: int) -> str:
    """A combination on the table: its seat and a letter."""
    return f"{combo // MAX_PARTS}{'abcd'[combo % MAX_PARTS]}"


def _actions() -> list[str]:
    cards = [_card(kind) for kind in range(N_KINDS)]
    combos = [combo_name(combo) for combo in range(N_COMBOS)]
    seats = range(MAX_PLAYERS)
    return [
        "draw",
        *(f"take from {seat}" for seat in seats),
        "lay level",
        *(f"run from {value + 1}" for value in range(N_VALUES - 2)),
        *(f"set of {value + 1}" for value in range(N_VALUES)),
        *(f"colour {name}" for name in COLOUR_NAMES),
        *(f"put {card}" for card in cards[:MISS]),
        *(f"add {card} to {combo}" for combo in combos for card in cards[:RANGE]),
        *(f"add {card} to {combo}{end}" for combo in combos for card in cards[RANGE:MISS] for end in _ENDS),
        *(f"discard {card}" for card in cards),
        *(f"miss {seat}" for seat in seats),
        "play take",
        "play swap",
        "play keep",
        *(f"show {card}" for card in cards),
        *(f"take {card} from {seat}" for seat in seats for card in cards),
        *(f"swap {card}" for card in cards),
        *(f"keep {card}" for card in cards),
        "done",
    ]


_ENDS = ("", " low", " high")

CARDS = Words("card", [_card(kind) for kind in range(N_KINDS)])
ACTIONS = Words("action", _actions())
