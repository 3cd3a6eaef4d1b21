"""Level 8's cards and actions as numbers, and the tables that the rules look up.

A card is its kind. Colour c has the kinds N_VALUES * c + value, where the number n has the value n - 1. Then come
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
N_NUMBERS: Final = N_COLOURS * N_VALUES
N_RANGES: Final = 3  # 1-5, 6-10, 11-15
RANGE_SIZE: Final = N_VALUES // N_RANGES
RANGE: Final = N_NUMBERS
JOKER: Final = RANGE + N_RANGES
MISS: Final = JOKER + 1
TAKE: Final = MISS + 1
SWAP: Final = TAKE + 1
KEEP: Final = SWAP + 1
N_KINDS: Final = KEEP + 1
KIND_WORDS: Final = (N_KINDS + 7) // 8  # words that count cards by kind, a byte each
N_JOKERS: Final = N_RANGES + 1  # kinds of joker, range jokers included
N_PARTS_KINDS: Final = MISS  # what can be part of a level: numbers and jokers
MAX_PLAYERS: Final = 6
HAND_SIZE: Final = 10  # L8-3

COLOUR_NAMES: Final[tuple[str, ...]] = ("red", "orange", "yellow", "green", "blue", "purple")


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
# colour in six bits (at most 30), then the jokers and the range jokers in four bits each. How many numbers are missing
# is counted in eight bits for each range.
NUMBER_BITS: Final = 4
NUMBER_MASK: Final = (1 << NUMBER_BITS) - 1
COLOUR_BITS: Final = 6
COLOUR_MASK: Final = (1 << COLOUR_BITS) - 1
JOKER_BITS: Final = 4
JOKER_MASK: Final = (1 << JOKER_BITS) - 1
JOKER_SHIFT: Final = COLOUR_BITS * N_COLOURS
RANGE_SHIFT: Final = JOKER_SHIFT + JOKER_BITS
MISSING_BITS: Final = 8
MISSING_MASK: Final = (1 << MISSING_BITS) - 1
RANGE_BITS: Final = NUMBER_BITS * RANGE_SIZE  # of `numbers`, for one range
EACH_NUMBER: Final = ((1 << (NUMBER_BITS * N_VALUES)) - 1) // NUMBER_MASK  # one in each count of `numbers`
EACH_OF_RANGE: Final = ((1 << RANGE_BITS) - 1) // NUMBER_MASK  # one in each count of the first range


def _number_unit(kind: int) -> int:
    return 1 << NUMBER_BITS * (kind % N_VALUES) if kind < RANGE else 0


def _colour_unit(kind: int) -> int:
    if kind < RANGE:
        return 1 << COLOUR_BITS * (kind // N_VALUES)
    if kind == JOKER:
        return 1 << JOKER_SHIFT
    return 1 << (RANGE_SHIFT + JOKER_BITS * (kind - RANGE)) if kind < JOKER else 0


NUMBER_UNIT: Final = vec[i64]([_number_unit(kind) for kind in range(N_KINDS)])
COLOUR_UNIT: Final = vec[i64]([_colour_unit(kind) for kind in range(N_KINDS)])
VALUE: Final = vec[i64]([kind % N_VALUES if kind < RANGE else -1 for kind in range(N_KINDS)])
COLOUR: Final = vec[i64]([kind // N_VALUES if kind < RANGE else -1 for kind in range(N_KINDS)])
RANGE_OF: Final = vec[i64]([value // RANGE_SIZE for value in range(N_VALUES)])

# Sets of kinds take two ints: `low` has the kinds of the first colours, `high` those from SPLIT on.
LOW_COLOURS: Final = 4
SPLIT: Final = LOW_COLOURS * N_VALUES
ALL_VALUES: Final = (1 << N_VALUES) - 1
_KINDS: Final = [1 << kind for kind in range(N_KINDS)]
_LOW: Final = (1 << SPLIT) - 1
LOW_BIT: Final = vec[i64]([bit & _LOW for bit in _KINDS])
HIGH_BIT: Final = vec[i64]([bit >> SPLIT for bit in _KINDS])
_OF_VALUE: Final = [sum(1 << (c * N_VALUES + value) for c in range(N_COLOURS)) for value in range(N_VALUES)]
_OF_COLOUR: Final = [ALL_VALUES << (c * N_VALUES) for c in range(N_COLOURS)]
VALUE_LOW: Final = vec[i64]([kinds & _LOW for kinds in _OF_VALUE])
VALUE_HIGH: Final = vec[i64]([kinds >> SPLIT for kinds in _OF_VALUE])
COLOUR_LOW: Final = vec[i64]([kinds & _LOW for kinds in _OF_COLOUR])
COLOUR_HIGH: Final = vec[i64]([kinds >> SPLIT for kinds in _OF_COLOUR])
FROM_LOW: Final = vec[i64]([_LOW & -(1 << kind) for kind in range(N_KINDS)])
"""FROM_LOW and FROM_HIGH[kind]: this kind and all behind it."""
FROM_HIGH: Final = vec[i64]([((1 << N_KINDS) - (1 << kind)) >> SPLIT for kind in range(N_KINDS)])
JOKERS_HIGH: Final = ((1 << N_JOKERS) - 1) << (RANGE - SPLIT)

# ---------------------------------------------------------------- levels (L8-8)
N_LEVELS: Final = 8
MEDAL: Final = N_LEVELS + 1  # where a player stands who has won
MAX_PARTS: Final = 4
MAX_CARDS: Final = 9
MIN_RUN: Final = 3  # cards
MIN_SET: Final = 2
MIN_COLOURED: Final = 3
MAX_GROUPS: Final = MAX_CARDS // MIN_COLOURED
MAX_KEPT: Final = 4  # cards for the next round (L8-18)
N_COMBOS: Final = MAX_PLAYERS * MAX_PARTS
NO_SHAPE: Final = 0
RUN: Final = NO_SHAPE + 1
SET: Final = RUN + 1
COLOURED: Final = SET + 1
SHAPE_NAMES: Final[tuple[str, ...]] = ("none", "run", "set", "colour")

# ---------------------------------------------------------------- piles that lie face up
# The discard piles come first, one per seat.
COMBO_PILE: Final = MAX_PLAYERS  # + combo
UNDER_PILE: Final = COMBO_PILE + N_COMBOS  # face up under the draw pile (L8-12)
N_PILES: Final = UNDER_PILE + 1

# ---------------------------------------------------------------- actions
N_STARTS: Final = N_VALUES - MIN_RUN + 1
ANYWHERE: Final = 0  # a joker for a set or a colour group
LOW_END: Final = ANYWHERE + 1
HIGH_END: Final = LOW_END + 1
N_ENDS: Final = HIGH_END + 1

DRAW: Final = 0
PICK: Final = DRAW + 1  # + seat: the top of that discard pile
LAY: Final = PICK + MAX_PLAYERS  # begins a lay-down
START_RUN: Final = LAY + 1  # + value: a run from here
NAME_SET: Final = START_RUN + N_STARTS  # + value
NAME_COLOUR: Final = NAME_SET + N_VALUES  # + colour
PUT: Final = NAME_COLOUR + N_COLOURS  # + kind, jokers included
ADD: Final = PUT + N_PARTS_KINDS  # + combo * N_NUMBERS + kind
ADD_JOKER: Final = ADD + N_COMBOS * N_NUMBERS  # + (combo * N_JOKERS + kind - RANGE) * N_ENDS + end
DISCARD: Final = ADD_JOKER + N_COMBOS * N_JOKERS * N_ENDS  # + kind
PLAY_MISS: Final = DISCARD + N_KINDS  # + seat
PLAY_TAKE: Final = PLAY_MISS + MAX_PLAYERS
PLAY_SWAP: Final = PLAY_TAKE + 1
PLAY_KEEP: Final = PLAY_SWAP + 1
SHOW: Final = PLAY_KEEP + 1  # + kind
CLAIM: Final = SHOW + N_KINDS  # + seat * N_KINDS + kind
SWAP_OUT: Final = CLAIM + MAX_PLAYERS * N_KINDS  # + kind
KEEP_BACK: Final = SWAP_OUT + N_KINDS  # + kind
DONE: Final = KEEP_BACK + N_KINDS
N_ACTIONS: Final = DONE + 1
