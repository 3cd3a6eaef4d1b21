"""How I Go! is scored, as data for a score pad: from the very numbers by which the rules count."""

from __future__ import annotations

from quintet.core.scoring import Face, Scoring
from quintet.games.i_go import cards
from quintet.games.i_go.notation import CARDS


def scoring() -> Scoring:
    return {"options": ["target"], "data": {"faces": _faces(), "hand": cards.HAND_SIZE}}


def _faces() -> list[Face]:
    """A face per value."""
    same = [[colour * cards.N_VALUES + value for colour in range(cards.N_COLOURS)] for value in range(cards.N_VALUES)]
    return [
        {"cards": CARDS.format_all(kinds), "points": int(cards.SUM[1 << value]), "copies": len(kinds)}
        for value, kinds in enumerate(same)
    ]
