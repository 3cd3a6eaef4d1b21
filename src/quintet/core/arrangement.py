"""A compound move put together by hand: cards arranged in parts, before any step of it is made."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Arrangement:
    """What can come of the cards that a seat has put to the parts of a move."""

    parts: list[list[int]]  # as they would lie
    fits: list[list[int]]  # by part, the cards still in hand that it can take
    steps: list[int]  # the complete move; none while a card is missing
    spare: list[int]  # cards left in hand that would do where a wild card stands
