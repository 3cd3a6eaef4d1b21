"""15GO!: get rid of your cards, onto rows from 1 to 15 or onto the others' piles. Start reading at `rules.py`."""

from quintet.games.fifteen_go.game import GAME

__all__ = ["GAME"]
