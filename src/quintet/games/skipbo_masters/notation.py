"""The cards of Skip-Bo Masters as text: `7`, with a toll `7*` or `7**`, and `SB`, the Skip-Bo."""

from __future__ import annotations

from quintet.core.notation import Words
from quintet.games.skipbo_masters import cards


def _card(kind: int) -> str:
    if kind == cards.SKIPBO:
        return "SB"
    return f"{kind // cards.N_TOLLS + 1}{'*' * (kind % cards.N_TOLLS)}"


CARDS = Words("card", [_card(kind) for kind in range(cards.N_KINDS)])
