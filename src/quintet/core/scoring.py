"""How a game is scored, as data for a score pad: people play with real cards, and we only count."""

from __future__ import annotations

from typing import Any, TypedDict


class Scoring(TypedDict):
    """What a score pad needs to count as the rules do."""

    options: list[str]  # the options that change how a match is scored
    data: dict[str, Any]  # for the pad in the game's folder of the page


class Face(TypedDict):
    """Cards that count the same and differ only in their colour."""

    cards: list[str]
    points: int
    copies: int  # how many of them all there are
