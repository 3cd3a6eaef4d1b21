"""The cards and actions of Skip-Bo Masters as text. Seats and piles are counted from 0, as in views and events.

Cards: `7`, with a toll `7*` or `7**`, and `SB`, the Skip-Bo.
Actions: `play 7* to 2` (a hand card onto building pile 2), `play stock to 2`, `play help 1 to 2`, `buy stock 3 to 2`
(that of seat 3), `buy help 3 1 to 2` (from help pile 1 of seat 3), `stand in on 2`, `discard 7* to 1` (onto the own
help pile 1), `pay` and `stop` for a toll, `end`.
"""

from __future__ import annotations

from quintet.core.notation import Words
from quintet.games.skipbo_masters.cards import MAX_PLAYERS, N_KINDS, N_PILES, SKIPBO


def _card(kind: int) -> str:
    return "SB" if kind == SKIPBO else f"{kind // 3 + 1}{'*' * (kind % 3)}"


def _actions() -> list[str]:
    piles = range(N_PILES)
    kinds = [_card(kind) for kind in range(N_KINDS)]
    own = ["stock", *(f"help {pile}" for pile in piles)]
    others = [text for s in range(MAX_PLAYERS) for text in (f"stock {s}", *(f"help {s} {pile}" for pile in piles))]
    return [
        *(f"play {card} to {pile}" for card in kinds for pile in piles),
        *(f"discard {card} to {pile}" for card in kinds for pile in piles),
        *(f"play {source} to {pile}" for source in own for pile in piles),
        *(f"buy {source} to {pile}" for source in others for pile in piles),
        *(f"stand in on {pile}" for pile in piles),
        "pay",
        "stop",
        "end",
    ]


CARDS = Words("card", [_card(kind) for kind in range(N_KINDS)])
ACTIONS = Words("action", _actions())
