"""Piles of a state as lists, for the plain Python around the rules. Deliberately not compiled.

Plain Python must not hand a vector to compiled code: mypyc's wrapper takes a reference to its memory and never gives it
back. These functions read and write the vector from outside instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8


def pile_list(cards: vec[u8], n: i64) -> list[int]:
    """The first n cards as a list."""
    return list(cards[: int(n)])


def fill_pile(cards: vec[u8], kinds: list[int]) -> int:
    """Put a list into a pile; return how many there are."""
    for i, kind in enumerate(kinds):
        cards[i] = kind
    return len(kinds)
