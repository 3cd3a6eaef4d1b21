"""High Card, a sixth game in a package of its own."""

from high_card.game import GAME

__all__ = ["GAME"]
