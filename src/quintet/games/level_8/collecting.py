"""Which cards of a level are in a hand already: for people who wish to see what they still lack.

All starts of runs and colours of groups are tried; sets take the numbers of which there are most, or, where that is
better, of which there are most in other colours than the groups'. Numbers come before jokers, and runs and sets take
cards of other colours than the groups' first.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement, product

from quintet.games.level_8 import cards

Parts = tuple[tuple[int, int], ...]
Slots = list[int | None]


@lru_cache(maxsize=4096)
def collected(hand: tuple[int, ...], parts: Parts) -> tuple[tuple[int, ...], ...]:
    """The cards of a hand that belong to each part of a level, as many as can be."""
    numbers = [kind for kind in hand if kind < cards.RANGE]
    jokers = [kind for kind in hand if cards.RANGE <= kind < cards.MISS]
    best: list[tuple[int, ...]] = [() for part in parts]
    n_best = -1
    ways = (False, True) if any(shape == cards.COLOURED for shape, size in parts) else (False,)
    for starts, colours, is_sparing in product(_starts(parts), _colours(parts), ways):
        found = _fill(numbers, jokers, parts, starts, colours, is_sparing)
        n_found = sum(len(kinds) for kinds in found)
        if n_found > n_best:
            best, n_best = found, n_found
        if n_best == sum(size for shape, size in parts):
            break
    return tuple(best)


def _starts(parts: Parts) -> list[tuple[int, ...]]:
    """Where the runs of a level may start; equal runs in one order only."""
    sizes = [size for shape, size in parts if shape == cards.RUN]
    if len(set(sizes)) == 1:
        return list(combinations_with_replacement(range(cards.N_VALUES + 1 - sizes[0]), len(sizes)))
    return list(product(*(range(cards.N_VALUES + 1 - size) for size in sizes)))


def _colours(parts: Parts) -> list[tuple[int, ...]]:
    n_groups = sum(shape == cards.COLOURED for shape, size in parts)
    return list(combinations_with_replacement(range(cards.N_COLOURS), n_groups))


def _fill(
    numbers: list[int],
    jokers: list[int],
    parts: Parts,
    starts: tuple[int, ...],
    colours: tuple[int, ...],
    is_sparing: bool,
) -> list[tuple[int, ...]]:
    """The parts with their cards, for these starts of runs and colours of groups; sets may spare these colours."""
    left: list[list[int]] = [[] for value in range(cards.N_VALUES)]
    for kind in sorted(numbers, key=lambda kind: kind // cards.N_VALUES not in colours):
        left[kind % cards.N_VALUES].append(kind)  # the last is taken first
    slots: list[Slots] = [[None] * size for shape, size in parts]
    values: list[list[int]] = [[] for part in parts]  # what each slot asks for; nothing for a group
    runs = iter(starts)
    for part, (shape, size) in enumerate(parts):
        if shape == cards.RUN:
            first = next(runs)
            values[part] = list(range(first, first + size))
            slots[part] = [left[value].pop() if left[value] else None for value in values[part]]
    ranges = [jokers.count(cards.RANGE + i) for i in range(cards.N_RANGES)]
    for part in sorted(range(len(parts)), key=lambda part: -parts[part][1]):
        shape, size = parts[part]
        if shape == cards.SET:
            value = _fullest(left, ranges, size, colours if is_sparing else ())
            values[part] = [value] * size
            slots[part] = [left[value].pop() if left[value] else None for slot in range(size)]
            i = int(cards.RANGE_OF[value])
            ranges[i] -= min(ranges[i], slots[part].count(None))
    groups = [part for part, (shape, _size) in enumerate(parts) if shape == cards.COLOURED]
    for part, colour in zip(groups, colours, strict=True):
        for kinds in left:
            for kind in [kind for kind in kinds if kind // cards.N_VALUES == colour][: slots[part].count(None)]:
                kinds.remove(kind)
                slots[part][slots[part].index(None)] = kind
    _put_jokers(jokers, slots, values)
    return [tuple(card for card in kinds if card is not None) for kinds in slots]


def _fullest(left: list[list[int]], ranges: list[int], size: int, spared: tuple[int, ...]) -> int:
    """The number of which a set has most, its range jokers included; cards of spared colours do not count."""

    def fullness(value: int) -> tuple[int, int]:
        n = sum(kind // cards.N_VALUES not in spared for kind in left[value])
        return min(size, n + ranges[int(cards.RANGE_OF[value])]), n

    return max(range(cards.N_VALUES), key=fullness)


def _put_jokers(jokers: list[int], slots: list[Slots], values: list[list[int]]) -> None:
    """Fill what is empty: range jokers, which fit fewer slots, first."""
    for joker in sorted(jokers):
        for kinds, asked in zip(slots, values, strict=True):
            empty = [i for i, card in enumerate(kinds) if card is None]
            fits = [
                i
                for i in empty
                if joker == cards.JOKER or not asked or int(cards.RANGE_OF[asked[i]]) == joker - cards.RANGE
            ]
            if fits:
                kinds[fits[0]] = joker
                break
