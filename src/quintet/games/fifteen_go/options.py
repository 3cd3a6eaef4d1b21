"""The options of 15GO!."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from quintet.core.options import Options, choice, flag, whole
from quintet.games.fifteen_go import cards


@dataclass(frozen=True)
class FifteenGoOptions(Options):
    game_id: ClassVar[str] = "fifteen_go"

    sets: int = whole(cards.MAX_SETS, 2, cards.MAX_SETS)  # FG-2
    colours: str = choice(str(cards.MAX_COLOURS), "4")  # FG-1, FG-21
    turning: str = choice("choice", "always")  # FG-7a
    play_open: bool = flag(False)  # FG-14
    build_own: bool = flag(False)  # FG-15
    borrow: bool = flag(False)  # FG-16
    points: bool = flag(False)  # FG-17
