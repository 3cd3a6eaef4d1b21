"""The options of SOLO."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from quintet.core.options import Options, choice, flag, whole


@dataclass(frozen=True)
class SoloOptions(Options):
    game_id: ClassVar[str] = "solo"

    hand: int = whole(8, 5, 10)  # SO-2
    throw_in: bool = flag(True)  # SO-11
    mixed_stack: bool = flag(False)  # SO-15
    play_after_penalty: bool = flag(False)  # SO-16
    solo_call: str = choice("strict", "catch", "off")  # SO-21
    call_received: bool = flag(False)  # SO-21
    last_penalty: bool = flag(False)  # SO-22a
    scoring: str = choice("minus_500", "minus_300", "winner_600", "round")  # SO-24
