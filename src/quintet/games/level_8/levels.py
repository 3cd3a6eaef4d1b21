"""What the levels of a sheet ask for, as the rules look it up. One object per sheet, shared by all matches."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import u8

from quintet.games.level_8 import cards
from quintet.games.level_8.sheets import Sheet


@final
class Levels:
    """The parts of the eight levels."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        n = cards.N_LEVELS * cards.MAX_PARTS
        self.shapes = vec[u8]([0] * n)  # [(level - 1) * MAX_PARTS + part]
        self.sizes = vec[u8]([0] * n)
        self.twins = vec[u8]([0] * n)  # 1: equal to the part before it
        self.orders = vec[u8]([0] * n)  # the parts, runs and sets before colour groups
        self.part_counts = vec[u8]([0] * cards.N_LEVELS)
        self.group_counts = vec[u8]([0] * cards.N_LEVELS)
        self.card_counts = vec[u8]([0] * cards.N_LEVELS)
        for level, parts in enumerate(sheet.levels):
            start = level * cards.MAX_PARTS
            groups = [part for part in range(len(parts)) if parts[part][0] == cards.COLOURED]
            for i, part in enumerate([p for p in range(len(parts)) if p not in groups] + groups):
                self.orders[start + i] = u8(part)
            for part, (shape, size) in enumerate(parts):
                self.shapes[start + part] = u8(shape)
                self.sizes[start + part] = u8(size)
                self.twins[start + part] = u8(part > 0 and parts[part - 1] == parts[part])
            self.part_counts[level] = u8(len(parts))
            self.group_counts[level] = u8(len(groups))
            self.card_counts[level] = u8(sum(size for shape, size in parts))
