"""How Skip-Bo Masters is scored, as data for a score pad: from the very numbers by which the rules count."""

from __future__ import annotations

from quintet.core.scoring import Scoring
from quintet.games.skipbo_masters.options import SkipboMastersOptions
from quintet.games.skipbo_masters.rules import CARD_POINTS, ROUND_POINTS, SkipboMastersState


def scoring() -> Scoring:
    return {
        "options": ["target", "stock"],
        "data": {"for_round": ROUND_POINTS, "for_card": CARD_POINTS, "goals": _goals()},
    }


def _goals() -> dict[str, int]:
    """SB-17: the points that end the match, by option `target`."""
    targets = SkipboMastersOptions.kinds()["target"].choices
    return {target: int(SkipboMastersState(SkipboMastersOptions(target=target), 2, 0).goal) for target in targets}
