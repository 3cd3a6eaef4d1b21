"""How 15GO! is scored, as data for a score pad: from the very numbers by which the rules count."""

from __future__ import annotations

from quintet.core.scoring import Scoring
from quintet.games.fifteen_go import cards
from quintet.games.fifteen_go.rules import FIRST_PLACE_POINTS, ONE_COLOUR_POINTS, PLACE_STEP, ROW_POINTS


def scoring() -> Scoring:
    return {
        "options": ["points", "sets"],
        "data": {
            "for_place": [FIRST_PLACE_POINTS - PLACE_STEP * place for place in range(cards.MAX_PLAYERS)],  # FG-17
            "for_row": ROW_POINTS,
            "for_one_colour": ONE_COLOUR_POINTS,
            "set_size": cards.HIGHEST,  # cards of a set, and of a row
        },
    }
