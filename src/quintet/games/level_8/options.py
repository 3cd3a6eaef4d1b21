"""The options of Level 8."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from quintet.core.options import Options, choice, flag
from quintet.games.level_8.sheets import SHEETS


@dataclass(frozen=True)
class Level8Options(Options):
    game_id: ClassVar[str] = "level_8"

    sheet: str = choice(*SHEETS)  # L8-2
    master: bool = flag(False)  # L8-19
    double_deck: bool = flag(False)  # L8-20
