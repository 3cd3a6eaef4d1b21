"""I Go!: collect cards that leave few points over, and say so in time. Start reading at `rules.py`."""

from quintet.games.i_go.game import GAME

__all__ = ["GAME"]
