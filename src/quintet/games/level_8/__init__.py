"""Level 8: lay down the combinations of eight levels, one level per round. Start reading at `rules.py`."""

from quintet.games.level_8.game import GAME

__all__ = ["GAME"]
