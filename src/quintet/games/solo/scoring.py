"""How SOLO is scored, as data for a score pad: from the very numbers by which the rules count."""

from __future__ import annotations

from quintet.core.scoring import Face, Scoring
from quintet.games.solo import cards
from quintet.games.solo.notation import CARDS
from quintet.games.solo.options import SoloOptions
from quintet.games.solo.rules import SoloState
from quintet.games.solo.table import POINTS_IN_PLAY


def scoring() -> Scoring:
    return {
        "options": ["scoring"],
        "data": {"faces": _faces(), "scorings": {name: _counted_by(name) for name in POINTS_IN_PLAY}},
    }


def _faces() -> list[Face]:
    """SO-23: a face per symbol."""
    coloured = [[cards.N_SYMBOLS * c + symbol for c in range(cards.N_COLOURS)] for symbol in range(cards.N_SYMBOLS)]
    black = [[kind] for kind in range(cards.CHOOSE, cards.N_KINDS)]
    return [
        {
            "cards": CARDS.format_all(kinds),
            "points": int(cards.POINTS[kinds[0]]),
            "copies": sum(cards.copies(kind) for kind in kinds),
        }
        for kinds in [*coloured, *black]
    ]


def _counted_by(name: str) -> dict[str, object]:
    """SO-24: the match ends as soon as somebody has fewer points than `least` or more than `most`."""
    state = SoloState(SoloOptions(scoring=name), 2, 0)
    return {"least": int(state.least), "most": int(state.most), "winner_scores": bool(state.winner_scores)}
