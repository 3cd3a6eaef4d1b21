"""The cards and actions of Skip-Bo Masters as numbers, and the tables that the rules look up.

A card is its kind. The number k (1-12) with a toll of t coins (0-2) is the kind N_TOLLS * (k - 1) + t; the Skip-Bo
comes last. What a card can stand for is a set of numbers, bit k for the number k.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# ---------------------------------------------------------------- cards (SB-1, SB-2)
TOP_NUMBER: Final = 12
N_TOLLS: Final = 3  # no, one or two coins
SKIPBO: Final = TOP_NUMBER * N_TOLLS
N_KINDS: Final = SKIPBO + 1
KIND_WORDS: Final = (N_KINDS + 7) // 8  # words that count cards by kind, a byte each
N_SKIPBOS: Final = 24
N_EACH: Final = 12  # cards of a number
N_CARDS: Final = N_EACH * TOP_NUMBER + N_SKIPBOS

COPIES: Final = {"none": (N_EACH, 0, 0), "standard": (N_EACH - 2 - 1, 2, 1), "heavy": (N_EACH - 3 - 2, 3, 2)}
"""How many of the cards of a number show no, one and two coins."""


def deck(tolls: str) -> list[int]:
    """All cards, sorted."""
    copies = COPIES[tolls]
    return [kind for kind in range(SKIPBO) for i in range(copies[kind % N_TOLLS])] + [SKIPBO] * N_SKIPBOS


ALL_NUMBERS: Final = ((1 << TOP_NUMBER) - 1) << 1
NUMBERS: Final = vec[i64]([1 << (kind // N_TOLLS + 1) for kind in range(SKIPBO)] + [ALL_NUMBERS])
"""NUMBERS[kind]: the numbers that a card can stand for (SB-7), as bits."""
TOLL: Final = vec[i64]([kind % N_TOLLS for kind in range(SKIPBO)] + [0])
DECKS: Final = {tolls: vec[u8](deck(tolls)) for tolls in COPIES}

# ---------------------------------------------------------------- the table
MAX_PLAYERS: Final = 6
PILE_BITS: Final = 2
N_PILES: Final = 1 << PILE_BITS  # building piles, and help piles of a player (SB-4)
ALL_PILES: Final = (1 << N_PILES) - 1  # as bits
HAND_SIZE: Final = 5
MAX_STOCK: Final = 30  # SB-3
N_COINS: Final = 12

# A source is where a card shows: SHOWN * seat for the top of a stock, 1-4 more for those of the help piles.
SHOWN: Final = 1 + N_PILES
MAX_SOURCES: Final = SHOWN * MAX_PLAYERS
STOCKS: Final = ((1 << MAX_SOURCES) - 1) // ((1 << SHOWN) - 1)
"""The sources that are stocks, as bits: the first of each seat."""
OWNER: Final = vec[i64]([source // SHOWN for source in range(MAX_SOURCES)])
OWN_SOURCES: Final = vec[i64]([((1 << SHOWN) - 1) << (SHOWN * seat) for seat in range(MAX_PLAYERS)])
"""OWN_SOURCES[seat]: the sources of a seat, as bits."""

WILD: Final = 0  # what shows at a source is a number, or one of these
CLOSED: Final = TOP_NUMBER + 1  # what a building place takes that takes nothing: no card has that number
NO_CARD: Final = CLOSED + 1
N_SHOWABLE: Final = NO_CARD + 1
NUMBER: Final = vec[i64]([kind // N_TOLLS + 1 for kind in range(SKIPBO)] + [WILD])
"""NUMBER[kind]: what shows where a card of this kind is on top."""

DISCARD_PLACES: Final = vec[i64]([used | (~used & (used + 1) & ALL_PILES) for used in range(ALL_PILES + 1)])
"""For the help piles in use, as bits: these and the first free place, where there is one."""

# ---------------------------------------------------------------- actions
# Each but the last three names a building pile (for a discard a help pile) in its lowest bits.
PILE_MASK: Final = N_PILES - 1  # these bits
PLAY_HAND: Final = 0  # + N_PILES * kind
DISCARD: Final = PLAY_HAND + N_PILES * N_KINDS  # + N_PILES * kind
PLAY_OWN: Final = DISCARD + N_PILES * N_KINDS  # + N_PILES * (0 for the stock, 1 + help pile)
BUY: Final = PLAY_OWN + N_PILES * SHOWN  # + N_PILES * source
STAND_IN: Final = BUY + N_PILES * MAX_SOURCES
PAY: Final = STAND_IN + N_PILES
STOP: Final = PAY + 1
END: Final = STOP + 1
N_ACTIONS: Final = END + 1


def is_own_play(action: i64) -> bool:
    """Whether an action plays a card of one's own onto a building pile."""
    return action < DISCARD or PLAY_OWN <= action < BUY


def _play(seat: int, source: int) -> int:
    return PLAY_OWN + N_PILES * (source % SHOWN) if source // SHOWN == seat else BUY + N_PILES * source


PAIR: Final = 2 * MAX_SOURCES  # sources for two building piles side by side
PLAY_SHOWN: Final = vec[i64](
    [_play(seat, bit % MAX_SOURCES) + bit // MAX_SOURCES for seat in range(MAX_PLAYERS) for bit in range(PAIR)]
)
"""PLAY_SHOWN[PAIR * seat + bit]: the action that plays a source onto building pile 0 (bits 0-29) or 1 (bits 30-59)."""
