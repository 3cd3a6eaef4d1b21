"""Level 8's cards and actions as numbers, and the tables that the rules look up.

A card is its kind, 0..97. Colour c has the kinds 15 * c + value, where the number n has the value n - 1. Then come
the range jokers, the joker, miss a turn and the special cards of the Master set. Cards of a combination are put down
in this order, so jokers come last.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# ---------------------------------------------------------------- cards (L8-1, L8-19, L8-20)
N_COLOURS: Final = 6
N_VALUES: Final = 15
RANGE: Final = 90  # three kinds: 1-5, 6-10, 11-15
JOKER: Final = 93
MISS: Final = 94
TAKE: Final = 95
SWAP: Final = 96
KEEP: Final = 97
N_KINDS: Final = 98
N_NUMBERS: Final = 90
N_JOKERS: Final = 4  # kinds of joker, range jokers included
MAX_PLAYERS: Final = 6
HAND_SIZE: Final = 10  # L8-3

COLOUR_NAMES: Final = ("red", "orange", "yellow", "green", "blue", "purple")


def copies(kind: int, master: bool, double_deck: bool) -> int:
    """How many cards of a kind are in the game."""
    if kind < RANGE:
        return 2 if double_deck else 1
    if kind < JOKER:
        return 3 if double_deck else 0
    if kind >= TAKE:
        return 3 if master else 0
    return 7 if kind == JOKER else 4


# A hand is summed up in two ints. `numbers` counts each value in four bits (at most 12 cards); `colours` counts each
# colour in six bits (at most 30), then the jokers and the range jokers in four bits each.
COLOUR_BITS: Final = 6
JOKER_SHIFT: Final = 36
RANGE_SHIFT: Final = 40


def _number_unit(kind: int) -> int:
    return 1 << 4 * (kind % N_VALUES) if kind < RANGE else 0


def _colour_unit(kind: int) -> int:
    if kind < RANGE:
        return 1 << COLOUR_BITS * (kind // N_VALUES)
    if kind == JOKER:
        return 1 << JOKER_SHIFT
    return 1 << (RANGE_SHIFT + 4 * (kind - RANGE)) if kind < JOKER else 0


NUMBER_UNIT: Final = vec[i64]([_number_unit(kind) for kind in range(N_KINDS)])
COLOUR_UNIT: Final = vec[i64]([_colour_unit(kind) for kind in range(N_KINDS)])
VALUE: Final = vec[i64]([kind % N_VALUES if kind < RANGE else -1 for kind in range(N_KINDS)])
COLOUR: Final = vec[i64]([kind // N_VALUES if kind < RANGE else -1 for kind in range(N_KINDS)])
RANGE_OF: Final = vec[i64]([value // 5 for value in range(N_VALUES)])

# Sets of kinds take two ints: `low` has the kinds 0..59, `high` the kinds from 60 on.
SPLIT: Final = 60
_KINDS: Final = [1 << kind for kind in range(N_KINDS)]
_LOW: Final = (1 << SPLIT) - 1
LOW_BIT: Final = vec[i64]([bit & _LOW for bit in _KINDS])
HIGH_BIT: Final = vec[i64]([bit >> SPLIT for bit in _KINDS])
_OF_VALUE: Final = [sum(1 << (c * N_VALUES + value) for c in range(N_COLOURS)) for value in range(N_VALUES)]
_OF_COLOUR: Final = [((1 << N_VALUES) - 1) << (c * N_VALUES) for c in range(N_COLOURS)]
VALUE_LOW: Final = vec[i64]([kinds & _LOW for kinds in _OF_VALUE])
VALUE_HIGH: Final = vec[i64]([kinds >> SPLIT for kinds in _OF_VALUE])
COLOUR_LOW: Final = vec[i64]([kinds & _LOW for kinds in _OF_COLOUR])
COLOUR_HIGH: Final = vec[i64]([kinds >> SPLIT for kinds in _OF_COLOUR])
FROM_LOW: Final = vec[i64]([_LOW & -(1 << kind) for kind in range(N_KINDS)])
"""FROM_LOW and FROM_HIGH[kind]: this kind and all behind it."""
FROM_HIGH: Final = vec[i64]([((1 << N_KINDS) - (1 << kind)) >> SPLIT for kind in range(N_KINDS)])
JOKERS_HIGH: Final = 0b1111 << (RANGE - SPLIT)

# ---------------------------------------------------------------- levels (L8-8)
N_LEVELS: Final = 8
MAX_PARTS: Final = 4
MAX_CARDS: Final = 9
N_COMBOS: Final = 24  # MAX_PLAYERS * MAX_PARTS
NO_SHAPE: Final = 0
RUN: Final = 1
SET: Final = 2
COLOURED: Final = 3
SHAPE_NAMES: Final = ("none", "run", "set", "colour")

# ---------------------------------------------------------------- actions
DRAW: Final = 0
PICK: Final = 1  # + seat: the top of that discard pile
LAY: Final = 7  # begins a lay-down
START_RUN: Final = 8  # + value: a run from here
NAME_SET: Final = 21  # + value
NAME_COLOUR: Final = 36  # + colour
PUT: Final = 42  # + kind, jokers included
ADD: Final = 136  # + combo * 90 + kind
ADD_JOKER: Final = 2296  # + (combo * 4 + kind - RANGE) * 3 + end
DISCARD: Final = 2584  # + kind
PLAY_MISS: Final = 2682  # + seat
PLAY_TAKE: Final = 2688
PLAY_SWAP: Final = 2689
PLAY_KEEP: Final = 2690
SHOW: Final = 2691  # + kind
CLAIM: Final = 2789  # + seat * 98 + kind
SWAP_OUT: Final = 3377  # + kind
KEEP_BACK: Final = 3475  # + kind
DONE: Final = 3573
N_ACTIONS: Final = 3574

N_ENDS: Final = 3
ANYWHERE: Final = 0  # a joker for a set or a colour group
LOW_END: Final = 1
HIGH_END: Final = 2
