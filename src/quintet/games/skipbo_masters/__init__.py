"""Skip-Bo Masters: build 1 to 12, empty your stock, use your coins. Start reading at `rules.py`."""

from quintet.games.skipbo_masters.game import GAME

__all__ = ["GAME"]
