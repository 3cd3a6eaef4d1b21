"""Which features a net makes of the bytes of a layout's row."""

from __future__ import annotations

from typing import NamedTuple


class Place(NamedTuple):
    """The features of one byte. Of its value v, v - low counts, and nothing below 0:

    - with `n_values`, it switches on the feature `first + v - low - 1`, the last one for all beyond;
    - else the feature `first` is (v - low) / `whole`.
    """

    byte: int
    first: int
    low: int
    n_values: int
    whole: int


class Places:
    """The features of a row, one byte after the other."""

    def __init__(self) -> None:
        self.listed: list[Place] = []
        self.n_features = 0

    def add(self, byte: int, low: int, n_values: int, whole: int) -> None:
        self.listed.append(Place(byte, self.n_features, low, n_values, whole))
        self.n_features += max(n_values, 1)
