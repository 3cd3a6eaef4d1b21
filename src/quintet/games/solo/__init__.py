"""SOLO: shed your cards by colour, number or symbol. Start reading at `rules.py`."""

from quintet.games.solo.game import GAME

__all__ = ["GAME"]
