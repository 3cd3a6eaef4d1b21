"""Counting cards for Level 8's combinations: all counts of a hand in one int.

`numbers` has four bits for each number from 1 on (`Hands.numbers`); what runs and sets need is counted alike. `missing`
has one byte for each range of five numbers, `ranges` four bits for the range jokers of each.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.games.level_8 import cards

FIRST: Final = vec[i64]([sum(1 << cards.NUMBER_BITS * i for i in range(n)) for n in range(cards.MAX_CARDS + 1)])
"""One in each of the first n counts."""
UNIT: Final = vec[i64]([1 << cards.NUMBER_BITS * value for value in range(cards.N_VALUES)])
"""One in the count of a value."""


def present_in(numbers: i64) -> i64:
    """One for each number that is there at all."""
    return (numbers | (numbers >> 1) | (numbers >> 2) | (numbers >> 3)) & cards.EACH_NUMBER


def number_count(numbers: i64, value: i64) -> i64:
    """How many cards of a number there are, or are asked for."""
    return (numbers >> (cards.NUMBER_BITS * value)) & cards.NUMBER_MASK


def run_from(value: i64, size: i64) -> i64:
    """What a run needs: one of each of its numbers."""
    return FIRST[size] << (cards.NUMBER_BITS * value)


def colour_count(colours: i64, colour: i64) -> i64:
    """How many numbers of a colour a hand has (`Hands.colours`)."""
    return (colours >> (cards.COLOUR_BITS * colour)) & cards.COLOUR_MASK


def windows(numbers: i64, size: i64) -> i64:
    """For each number: how many of the `size` numbers from it on are there."""
    present = present_in(numbers)
    counts = present
    for _i in range(1, size):
        present >>= cards.NUMBER_BITS
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
        short = (need & cards.NUMBER_MASK) - (numbers & cards.NUMBER_MASK)
        if short > 0:
            missing += short << (cards.MISSING_BITS * cards.RANGE_OF[value])
        need >>= cards.NUMBER_BITS
        numbers >>= cards.NUMBER_BITS
        value += 1
    return missing


def shortage(missing: i64, ranges: i64) -> i64:
    """The jokers needed when so many numbers are missing (one byte per range) and range jokers do what they can."""
    over: i64 = 0
    while missing != 0:
        short = (missing & cards.MISSING_MASK) - (ranges & cards.JOKER_MASK)
        if short > 0:
            over += short
        missing >>= cards.MISSING_BITS
        ranges >>= cards.JOKER_BITS
    return over


def numbers_fit(need: i64, numbers: i64, colours: i64, missing: i64) -> bool:
    """Whether jokers and range jokers make good what numbers need, and what is missing besides."""
    missing += missing_by_range(need, numbers)
    return shortage(missing, colours >> cards.RANGE_SHIFT) <= (colours >> cards.JOKER_SHIFT) & cards.JOKER_MASK


def by_range(ones: i64) -> i64:
    """Counts of 0 or 1, summed up by range."""
    second = _first_range(ones >> cards.RANGE_BITS) << cards.MISSING_BITS
    third = _first_range(ones >> (2 * cards.RANGE_BITS)) << (2 * cards.MISSING_BITS)
    return _first_range(ones) + second + third


def _first_range(ones: i64) -> i64:
    """The sum of the counts of the first range, each 0 or 1."""
    sums = (ones & cards.EACH_OF_RANGE) * cards.EACH_OF_RANGE  # in the last count of the range all are added up
    return (sums >> (cards.RANGE_BITS - cards.NUMBER_BITS)) & cards.NUMBER_MASK


def joker_count(colours: i64) -> i64:
    """The jokers and range jokers of a hand (`Hands.colours`)."""
    ranges = colours >> cards.RANGE_SHIFT
    return ((colours >> cards.JOKER_SHIFT) & cards.JOKER_MASK) + range_joker_count(ranges)


def range_joker_count(ranges: i64) -> i64:
    """The range jokers of all ranges."""
    first = ranges & cards.JOKER_MASK
    return first + ((ranges >> cards.JOKER_BITS) & cards.JOKER_MASK) + (ranges >> (2 * cards.JOKER_BITS))


def missing_count(missing: i64) -> i64:
    """How many numbers are missing in all ranges."""
    first = missing & cards.MISSING_MASK
    return first + ((missing >> cards.MISSING_BITS) & cards.MISSING_MASK) + (missing >> (2 * cards.MISSING_BITS))
