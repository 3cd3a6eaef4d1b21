"""How piles of cards are sorted and copied. A card is its kind, below 256; a pile is the first n of a vector."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

_N_KINDS: Final = 256


def sort_cards(cards: vec[u8], n: i64) -> None:
    """Sort the first n cards by kind. A redeal begins so: nothing of the true order is left in it."""
    counts = vec[u8]([0] * _N_KINDS)
    for i in range(n):
        counts[i64(cards[i])] += 1
    at: i64 = 0
    for kind in range(i64(_N_KINDS)):
        left = counts[kind]
        while left > 0:
            cards[at] = u8(kind)
            at += 1
            left -= 1


def copy_cards(target: vec[u8], source: vec[u8], n: i64) -> None:
    """Copy the first n cards of a pile over those of another."""
    for i in range(n):
        target[i] = source[i]
