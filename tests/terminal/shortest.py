"""Options of matches that are over soon, for tests that play whole ones."""

from __future__ import annotations

_OPTIONS = {
    "fifteen_go": "sets=2,colours=4",
    "i_go": "target=1",
    "level_8": "turn_limit=30",
    "skipbo_masters": "stock=5",
    "solo": "hand=5,scoring=round",
}


def shortest(game: str) -> list[str]:
    """As the arguments of a command."""
    return ["--options", _OPTIONS[game]]
