"""SOLO's cards and actions as text.

Cards: `R7` (R, G, B, Y and 1-9), `RM` miss a turn, `RC` change direction, `R+2` take 2, `RS` swap hands; black: `CC`
choose colour, `+4` take 4 and choose colour, `AR` hands all round.
Actions: `lay R7`, `lay RS 2` (swap with seat 2), `lay CC green`, `throw in R7`, each with ` SOLO` behind it to call;
`take`, `pass`, `say SOLO`, `catch`.
"""

from __future__ import annotations

from quintet.core.notation import Words
from quintet.games.solo.cards import ALL_ROUND, CHOOSE, COLOUR_NAMES, LAYS, N_KINDS, N_SYMBOLS, SWAP, TAKE_4, THROWS

_SYMBOLS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "M", "C", "+2", "S")
_BLACK = {CHOOSE: "CC", TAKE_4: "+4", ALL_ROUND: "AR"}


def _card(kind: int) -> str:
    if kind in _BLACK:
        return _BLACK[kind]
    return "RGBY"[kind // N_SYMBOLS] + _SYMBOLS[kind % N_SYMBOLS]


def _lay(kind: int, choice: int) -> str:
    if kind in (CHOOSE, TAKE_4):
        return f"{_card(kind)} {COLOUR_NAMES[choice]}"
    if kind < CHOOSE and kind % N_SYMBOLS == SWAP and choice > 0:
        return f"{_card(kind)} {choice - 1}"
    return _card(kind)


def _actions() -> list[str]:
    lays = [f"lay {_lay(kind, choice)}" for kind, choice in LAYS]
    throws = [f"throw in {_lay(kind, choice)}" for kind, choice in THROWS]
    calling = " SOLO"
    return [
        *lays,
        *(text + calling for text in lays),
        *throws,
        *(text + calling for text in throws),
        "take",
        "pass",
        "say SOLO",
        "catch",
    ]


CARDS = Words("card", [_card(kind) for kind in range(N_KINDS)])
ACTIONS = Words("action", _actions())
