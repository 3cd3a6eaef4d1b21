"""What a net is shown: the bytes of a row (`quintet.core.layout`) as features.

A byte that stays the same is left out. A byte with few values, or that names a card, becomes one feature for each of
its values ("one-hot"); the others are one number from 0 to about 1. Which is which is told by a sample of rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from quintet.bots.places import Places
from quintet.core.layout import Field

Array = NDArray[np.float32]

_FEW: Final = 24  # values of a byte that has a feature for each
_COUNTS: Final = 3  # a byte that goes no further is a number
_MANY_KINDS: Final = 64  # where there are more kinds of cards than this, only the first byte of a field names one
_LEFT_OUT: Final = ("players", "option/", "seat", "turns left")  # fields by how their names begin


def chosen_places(fields: Sequence[Field], rows: NDArray[np.uint8]) -> Places:
    """The features that suit these rows."""
    lowest, highest = rows.min(axis=0).astype(int), rows.max(axis=0).astype(int)
    places = Places()
    for field in fields:
        if field.name.startswith(_LEFT_OUT):
            continue
        names_card = "kind + 1" in field.meaning
        for byte in range(field.first, field.first + field.size):
            low, high = int(lowest[byte]), int(highest[byte])
            if low == high:
                continue
            if names_card and high > _MANY_KINDS and byte > field.first:
                continue
            if names_card or _COUNTS < high - low <= _FEW:
                places.add(byte, low, high - low, 0)
            else:
                places.add(byte, low, 0, 1 if high - low <= _COUNTS else high - low)
    return places


class Encoding:
    """Turns rows into features, many at once."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.n_features = places.n_features
        listed = places.listed
        self._hot = [place for place in listed if place.n_values]
        numbers = [place for place in listed if not place.n_values]
        self._bytes = np.array([place.byte for place in numbers], np.int64)
        self._columns = np.array([place.first for place in numbers], np.int64)
        self._lowest = np.array([place.low for place in numbers], np.float32)
        self._parts = np.array([1 / place.whole for place in numbers], np.float32)

    def encode(self, rows: NDArray[np.uint8]) -> Array:
        """A row of features for every row of bytes."""
        features = np.zeros((len(rows), self.n_features), np.float32)
        values = np.maximum(rows[:, self._bytes].astype(np.float32) - self._lowest, 0)
        features[:, self._columns] = values * self._parts
        for byte, first, low, n_values, _ in self._hot:
            value = np.minimum(rows[:, byte].astype(np.int64) - low, n_values)
            which = np.flatnonzero(value > 0)
            features[which, first + value[which] - 1] = 1
        return features

    def encode_all(self, hidden: NDArray[np.uint8]) -> Array:
        """The features of all seats side by side: rows by match and seat in, one row for every match out."""
        n, players, n_bytes = hidden.shape
        return self.encode(hidden.reshape(n * players, n_bytes)).reshape(n, players * self.n_features)
