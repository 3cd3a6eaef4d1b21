"""The options of Skip-Bo Masters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from quintet.core.options import Options, choice, whole
from quintet.games.skipbo_masters import cards


@dataclass(frozen=True)
class SkipboMastersOptions(Options):
    game_id: ClassVar[str] = "skipbo_masters"

    stock: int = whole(15, 5, cards.MAX_STOCK)  # SB-3
    tolls: str = choice("standard", "none", "heavy")  # SB-2
    must_play: str = choice("free", "stock", "all")  # SB-6a
    target: str = choice("round", "500")  # SB-17

    def refusal(self, n_players: int) -> str:
        needed = n_players * (self.stock + cards.HAND_SIZE)
        if needed > cards.N_CARDS:  # SB-3
            dealt = f"a stock of {self.stock} and a hand of {cards.HAND_SIZE}"
            return f"{n_players} players with {dealt} need {needed} cards, but there are only {cards.N_CARDS}"
        return ""
