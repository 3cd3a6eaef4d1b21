"""The cards and actions of Skip-Bo Masters as numbers, and the tables that the rules look up.

A card is its kind, 0..36. The number k (1-12) with a toll of t coins (0-2) is the kind 3 * (k - 1) + t; the Skip-Bo
comes last. What a card can stand for is a set of numbers, bit k for the number k.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# ---------------------------------------------------------------- cards (SB-1, SB-2)
N_KINDS: Final = 37
SKIPBO: Final = 36
N_CARDS: Final = 168
N_SKIPBOS: Final = 24
TOP_NUMBER: Final = 12

COPIES: Final = {"none": (12, 0, 0), "standard": (9, 2, 1), "heavy": (7, 3, 2)}
"""How many of the twelve cards of a number show no, one and two coins."""


def deck(tolls: str) -> list[int]:
    """All cards, sorted."""
    copies = COPIES[tolls]
    return [kind for kind in range(SKIPBO) for i in range(copies[kind % 3])] + [SKIPBO] * N_SKIPBOS


NUMBERS: Final = vec[i64]([1 << (kind // 3 + 1) for kind in range(SKIPBO)] + [(1 << (TOP_NUMBER + 1)) - 2])
"""NUMBERS[kind]: the numbers that a card can stand for (SB-7), as bits."""
TOLL: Final = vec[i64]([kind % 3 for kind in range(SKIPBO)] + [0])
DECKS: Final = {tolls: vec[u8](deck(tolls)) for tolls in COPIES}

# ---------------------------------------------------------------- the table
MAX_PLAYERS: Final = 6
N_PILES: Final = 4  # building piles, and help piles of a player (SB-4)
HAND_SIZE: Final = 5
N_COINS: Final = 12

# A source is where a card shows: 5 * seat for the top of a stock, 1-4 more for those of the help piles.
SHOWN: Final = 5
MAX_SOURCES: Final = 30
OWNER: Final = vec[i64]([source // SHOWN for source in range(MAX_SOURCES)])
OWN_SOURCES: Final = vec[i64]([0b11111 << (SHOWN * seat) for seat in range(MAX_PLAYERS)])
"""OWN_SOURCES[seat]: the sources of a seat, as bits."""

WILD: Final = 0  # what shows at a source is a number, or one of these
NO_CARD: Final = 14
CLOSED: Final = 13  # what a building place takes that takes nothing: no card has that number
N_SHOWABLE: Final = 15
NUMBER: Final = vec[i64]([kind // 3 + 1 for kind in range(SKIPBO)] + [WILD])
"""NUMBER[kind]: what shows where a card of this kind is on top."""

DISCARD_PLACES: Final = vec[i64]([used | (~used & (used + 1) & 0b1111) for used in range(16)])
"""For the help piles in use, as bits: these and the first free place, where there is one."""

# ---------------------------------------------------------------- actions
# Each but the last three names a building pile (for a discard a help pile) in its two lowest bits.
PLAY_HAND: Final = 0  # + 4 * kind
DISCARD: Final = 148  # + 4 * kind
PLAY_OWN: Final = 296  # + 4 * (0 for the stock, 1 + help pile)
BUY: Final = 316  # + 4 * source
STAND_IN: Final = 436
PAY: Final = 440
STOP: Final = 441
END: Final = 442
N_ACTIONS: Final = 443


def _play(seat: int, source: int) -> int:
    return PLAY_OWN + 4 * (source % SHOWN) if source // SHOWN == seat else BUY + 4 * source


PAIR: Final = 60  # sources for two building piles side by side
PLAY_SHOWN: Final = vec[i64](
    [_play(seat, bit % MAX_SOURCES) + bit // MAX_SOURCES for seat in range(MAX_PLAYERS) for bit in range(PAIR)]
)
"""PLAY_SHOWN[PAIR * seat + bit]: the action that plays a source onto building pile 0 (bits 0-29) or 1 (bits 30-59)."""
