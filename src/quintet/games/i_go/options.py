"""The options of I Go!."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from quintet.core.options import Options, whole


@dataclass(frozen=True)
class IGoOptions(Options):
    game_id: ClassVar[str] = "i_go"

    target: int = whole(4, 1, 10)  # IG-12
