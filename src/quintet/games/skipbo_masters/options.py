"""The options of Skip-Bo Masters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from quintet.core.options import Options, choice, whole

_N_CARDS = 168
_HAND = 5


@dataclass(frozen=True)
class SkipboMastersOptions(Options):
    game_id: ClassVar[str] = "skipbo_masters"

    stock: int = whole(15, 5, 30)  # SB-3
    tolls: str = choice("standard", "none", "heavy")  # SB-2
    must_play: str = choice("free", "stock", "all")  # SB-6a
    target: str = choice("round", "500")  # SB-17

    def refusal(self, n_players: int) -> str:
        needed = n_players * (self.stock + _HAND)
        if needed > _N_CARDS:  # SB-3
            return (
                f"{n_players} players with a stock of {self.stock} and a hand of {_HAND} need {needed} cards, "
                f"but there are only {_N_CARDS}"
            )
        return ""
