"""The options of I Go!."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from quintet.core.options import Options, choice, flag, whole


@dataclass(frozen=True)
class IGoOptions(Options):
    game_id: ClassVar[str] = "i_go"

    target: int = whole(4, 1, 10)  # IG-12
    lay_back: bool = flag(True)  # IG-4a
    call_from: str = choice("any", "second")  # IG-5a
