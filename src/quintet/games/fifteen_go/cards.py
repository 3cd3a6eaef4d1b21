"""15GO!'s cards and actions as numbers, and the tables that the rules look up.

A card is its kind: eight kinds per number, one for every colour, so kind = MAX_COLOURS * (number - 1) + colour.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# ---------------------------------------------------------------- cards (FG-1)
HIGHEST: Final = 15
COLOUR_BITS: Final = 3  # a kind has its colour in its lowest bits
MAX_COLOURS: Final = 1 << COLOUR_BITS
SET_BITS: Final = 3
MAX_SETS: Final = 1 << SET_BITS
N_KINDS: Final = HIGHEST * MAX_COLOURS
MAX_CARDS: Final = HIGHEST * MAX_SETS


def number_of(kind: i64) -> i64:
    """The number on a card."""
    return (kind >> COLOUR_BITS) + 1


def colour_of(kind: i64) -> i64:
    return kind & (MAX_COLOURS - 1)


def deck(n_sets: int, n_colours: int) -> list[int]:
    """All cards of a match, sorted: set i has colour i, modulo the colours there are (FG-2, FG-21)."""
    colours = sorted(i % n_colours for i in range(n_sets))
    return [MAX_COLOURS * (number - 1) + colour for number in range(1, HIGHEST + 1) for colour in colours]


TALLY_WORDS: Final = 2  # a tally counts the cards of a pile by number, a byte for each: eight numbers in a word
SEAT_WORDS: Final = 2 * TALLY_WORDS  # those of the open and the closed pile of a seat
TALLY_BITS: Final = COLOUR_BITS + 3  # a kind without these tells the word
TALLY: Final = vec[i64]([1 << (8 * ((kind >> COLOUR_BITS) & 7)) for kind in range(N_KINDS)])
"""TALLY[kind]: what a card adds to its word of a tally."""

# ---------------------------------------------------------------- actions
# A row is named by its place in the middle: there are never more rows than sets, because each begins with a 1.
MAX_PLAYERS: Final = 6
ROW_BITS: Final = SET_BITS  # `borrow` names its row in its lowest bits
MAX_ROWS: Final = MAX_SETS
ALL_ROWS: Final = (1 << MAX_ROWS) - 1

TURN: Final = 0  # FG-4
STOP: Final = TURN + 1  # FG-7
PUT_DOWN: Final = STOP + 1  # FG-8
BUILD: Final = PUT_DOWN + 1  # FG-15; from here on one's own card is placed
ROW: Final = BUILD + 1  # + row: one's own card to the middle
GIVE: Final = ROW + MAX_ROWS  # + seat: one's own card onto an open pile
BORROW: Final = GIVE + MAX_PLAYERS  # + MAX_ROWS * seat + row: the top card of an open pile to the middle (FG-16)
N_ACTIONS: Final = BORROW + MAX_PLAYERS * MAX_ROWS

LOWEST: Final = vec[i64]([0] + [(mask & -mask).bit_length() - 1 for mask in range(1, ALL_ROWS + 1)])
"""LOWEST[mask] is the lowest row, or the lowest seat, in a mask of them."""
