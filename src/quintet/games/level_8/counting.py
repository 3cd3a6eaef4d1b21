"""Counting cards for Level 8's combinations: all counts of a hand in one int.

`numbers` has four bits for each number from 1 on (`Hands.numbers`); what runs and sets need is counted alike. `missing`
has one byte for each range of five numbers, `ranges` four bits for the range jokers of each.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.games.level_8 import cards

_ONES: Final = 0x111111111111111  # one in each of the fifteen counts
FIRST: Final = vec[i64]([sum(1 << 4 * i for i in range(n)) for n in range(cards.MAX_CARDS + 1)])
"""One in each of the first n counts."""
UNIT: Final = vec[i64]([1 << 4 * value for value in range(cards.N_VALUES)])
"""One in the count of a value."""


def present_in(numbers: i64) -> i64:
    """One for each number that is there at all."""
    return (numbers | (numbers >> 1) | (numbers >> 2) | (numbers >> 3)) & _ONES


def windows(numbers: i64, size: i64) -> i64:
    """For each number: how many of the `size` numbers from it on are there."""
    present = present_in(numbers)
    counts = present
    for _i in range(1, size):
        present >>= 4
        counts += present
    return counts


def at_least(a: i64, b: i64) -> i64:
    """The larger of two numbers, but not below 0."""
    a = max(a, b)
    return a if a > 0 else 0


def missing_by_range(need: i64, numbers: i64) -> i64:
    """How many cards the numbers need beyond those there are: one byte per range."""
    missing: i64 = 0
    value: i64 = 0
    while need != 0:
        if need & 15 > numbers & 15:
            missing += ((need & 15) - (numbers & 15)) << (8 * cards.RANGE_OF[value])
        need >>= 4
        numbers >>= 4
        value += 1
    return missing


def shortage(missing: i64, ranges: i64) -> i64:
    """The jokers needed when so many numbers are missing (one byte per range) and range jokers do what they can."""
    over: i64 = 0
    while missing != 0:
        if missing & 255 > ranges & 15:
            over += (missing & 255) - (ranges & 15)
        missing >>= 8
        ranges >>= 4
    return over


def numbers_fit(need: i64, numbers: i64, colours: i64, missing: i64) -> bool:
    """Whether jokers and range jokers make good what numbers need, and what is missing besides."""
    missing += missing_by_range(need, numbers)
    return shortage(missing, colours >> cards.RANGE_SHIFT) <= (colours >> cards.JOKER_SHIFT) & 15


def by_range(ones: i64) -> i64:
    """Counts of 0 or 1, summed up by range."""
    return _five(ones) + (_five(ones >> 20) << 8) + (_five(ones >> 40) << 16)


def _five(ones: i64) -> i64:
    """The sum of the lowest five counts, each 0 or 1."""
    return (((ones & 0x11111) * 0x11111) >> 16) & 15


def joker_count(colours: i64) -> i64:
    """The jokers and range jokers of a hand (`Hands.colours`)."""
    ranges = colours >> cards.RANGE_SHIFT
    return ((colours >> cards.JOKER_SHIFT) & 15) + (ranges & 15) + ((ranges >> 4) & 15) + (ranges >> 8)
