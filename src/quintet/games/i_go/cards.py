"""The cards and actions of I Go! as numbers, and the tables that the rules look up.

A card is its kind, N_VALUES * colour + value - 1, every kind once. A hand is two words of bits: `low` has the first
half of the colours, `high` the others. A colour's *values* are eleven bits, bit 0 for the 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# ---------------------------------------------------------------- cards (IG-1)
N_COLOURS: Final = 10
N_VALUES: Final = 11
N_CARDS: Final = N_COLOURS * N_VALUES
LOW_COLOURS: Final = N_COLOURS // 2  # in the low word of a hand
WORD: Final = LOW_COLOURS * N_VALUES  # cards in it
HALF_WORDS: Final = (WORD + 7) // 8  # words of an observation for the cards of half of the colours, a byte each
SET_WORDS: Final = 2 * HALF_WORDS  # and for all cards

COLOUR: Final = vec[i64]([card // N_VALUES for card in range(N_CARDS)])
LOW: Final = vec[i64]([1 << card if card < WORD else 0 for card in range(N_CARDS)])
"""The card's bit in the low word, if it is there."""
HIGH: Final = vec[i64]([1 << (card - WORD) if card >= WORD else 0 for card in range(N_CARDS)])
"""The card's bit in the high word, if it is there."""

ALL_VALUES: Final = (1 << N_VALUES) - 1
SUM: Final = vec[i64]([sum(v + 1 for v in range(N_VALUES) if bits >> v & 1) for bits in range(ALL_VALUES + 1)])
"""The points of a set of values."""

# ---------------------------------------------------------------- the table (IG-2)
MAX_PLAYERS: Final = 4
HAND_SIZE: Final = 12
DISPLAY_SIZE: Final = 5  # and one more per player
MAX_DISPLAY: Final = DISPLAY_SIZE + MAX_PLAYERS

# ---------------------------------------------------------------- actions
# NO_ROW is for whoever holds nothing outside group 1.
DISCARD: Final = 0  # + card
TAKE_STOCK: Final = DISCARD + N_CARDS
TAKE_DISCARD: Final = TAKE_STOCK + 1
TAKE_DISPLAY: Final = TAKE_DISCARD + 1
PASS: Final = TAKE_DISPLAY + 1
CALL: Final = PASS + 1
NO_ROW: Final = CALL + 1
ROW: Final = NO_ROW + 1  # + N_COLOURS * first + second colour, the same twice for a row of one
N_ACTIONS: Final = ROW + N_COLOURS * N_COLOURS

FIRST_COLOUR: Final = vec[i64]([row // N_COLOURS for row in range(N_COLOURS * N_COLOURS)])
SECOND_COLOUR: Final = vec[i64]([row % N_COLOURS for row in range(N_COLOURS * N_COLOURS)])

# ---------------------------------------------------------------- texts
_COLOURS: Final = "red orange yellow green turquoise blue violet pink white black"
COLOUR_NAMES: Final[tuple[str, ...]] = tuple(_COLOURS.split())
COLOUR_LETTERS: Final = "ROYGTBVPWK"
CARD_TEXTS: Final[tuple[str, ...]] = tuple(
    letter + str(value) for letter in COLOUR_LETTERS for value in range(1, N_VALUES + 1)
)
