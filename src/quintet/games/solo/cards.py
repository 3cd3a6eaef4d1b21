"""SOLO's cards and actions as numbers, and the tables that the rules look up.

A card is its kind. Colour c (red, green, blue, yellow) has the kinds N_SYMBOLS * c + symbol: 1-9 are the symbols 0-8,
then miss a turn, change direction, take 2, swap hands. The black kinds come last.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# ---------------------------------------------------------------- cards (SO-1)
COLOUR_NAMES: Final[tuple[str, ...]] = ("red", "green", "blue", "yellow")
N_COLOURS: Final = 4
MISS: Final = 9  # behind the numbers 1-9
CHANGE: Final = MISS + 1
TAKE_2: Final = CHANGE + 1
SWAP: Final = TAKE_2 + 1
N_SYMBOLS: Final = SWAP + 1
NO_SYMBOL: Final = N_SYMBOLS  # a black card lies on top: only its colour can be matched

CHOOSE: Final = N_COLOURS * N_SYMBOLS
TAKE_4: Final = CHOOSE + 1
ALL_ROUND: Final = TAKE_4 + 1
N_KINDS: Final = ALL_ROUND + 1
N_BLACKS: Final = N_KINDS - CHOOSE
KIND_WORDS: Final = (N_KINDS + 7) // 8  # words that count cards by kind, a byte each;
COLOURED_WORDS: Final = CHOOSE // 8  # those of them that have no black kind

COPIES: Final = 2  # of a coloured card,
SWAP_COPIES: Final = 1  # of a swap card
BLACK_COPIES: Final = 4  # and of a black card
TAKE_2_CARDS: Final = 2  # that the next player takes (SO-14, SO-15)
TAKE_4_CARDS: Final = 4
N_CARDS: Final = N_COLOURS * (COPIES * SWAP + SWAP_COPIES) + BLACK_COPIES * N_BLACKS


def copies(kind: int) -> int:
    """How many cards of a kind there are (SO-1)."""
    if kind >= CHOOSE:
        return BLACK_COPIES
    return SWAP_COPIES if kind % N_SYMBOLS == SWAP else COPIES


def _points(kind: int) -> int:
    """SO-23."""
    if kind >= CHOOSE:
        return 50 if kind == TAKE_4 else 40
    symbol = kind % N_SYMBOLS
    return {MISS: 20, CHANGE: 10, TAKE_2: 30, SWAP: 30}.get(symbol, symbol + 1)


def _fits(colour: int, symbol: int) -> int:
    """The kinds that may be laid on this colour and symbol, as bits (SO-5)."""
    black = ((1 << N_BLACKS) - 1) << CHOOSE
    same_colour = ((1 << N_SYMBOLS) - 1) << (colour * N_SYMBOLS)
    same_symbol = 0 if symbol == NO_SYMBOL else sum(1 << (c * N_SYMBOLS + symbol) for c in range(N_COLOURS))
    return black | same_colour | same_symbol


DECK: Final = vec[u8]([kind for kind in range(N_KINDS) for i in range(copies(kind))])
COLOUR: Final = vec[i64]([min(kind // N_SYMBOLS, N_COLOURS - 1) for kind in range(N_KINDS)])
SYMBOL: Final = vec[i64]([kind % N_SYMBOLS if kind < CHOOSE else NO_SYMBOL for kind in range(N_KINDS)])
POINTS: Final = vec[i64]([_points(kind) for kind in range(N_KINDS)])
FITS: Final = vec[i64]([_fits(colour, symbol) for colour in range(N_COLOURS) for symbol in range(NO_SYMBOL + 1)])
"""FITS[colour * (NO_SYMBOL + 1) + symbol]: the kinds that fit, as bits."""

TAKE_2_KINDS: Final = vec[i64]([1 << (colour * N_SYMBOLS + TAKE_2) for colour in range(N_COLOURS)])
_EACH_COLOUR: Final = ((1 << CHOOSE) - 1) // ((1 << N_SYMBOLS) - 1)  # the first kind of each colour, as bits
ANY_TAKE_2: Final = _EACH_COLOUR << TAKE_2

# ---------------------------------------------------------------- actions
# Laying (or throwing in) a card carries its choice: a colour for *choose colour* and *take 4*; for *swap hands* 0 for
# nobody or 1 + seat; else 0. Each also exists with the call "SOLO!" (SO-20). A swap card has no twin to throw in.
MAX_PLAYERS: Final = 10
N_PARTNERS: Final = 1 + MAX_PLAYERS


def is_swap(kind: int) -> bool:
    return kind < CHOOSE and kind % N_SYMBOLS == SWAP


def n_choices(kind: int) -> int:
    if kind == CHOOSE or kind == TAKE_4:
        return N_COLOURS
    return N_PARTNERS if is_swap(kind) else 1


LAYS: Final = [(kind, choice) for kind in range(N_KINDS) for choice in range(n_choices(kind))]
THROWS: Final = [(kind, choice) for kind, choice in LAYS if not is_swap(kind)]
N_THROWS: Final = N_COLOURS * SWAP + N_COLOURS + N_COLOURS + 1  # coloured cards, CHOOSE, TAKE_4, ALL_ROUND
N_LAYS: Final = N_THROWS + N_COLOURS * N_PARTNERS  # and the swap cards

LAY: Final = 0
LAY_CALLING: Final = LAY + N_LAYS
THROW: Final = LAY_CALLING + N_LAYS
THROW_CALLING: Final = THROW + N_THROWS
TAKE: Final = THROW_CALLING + N_THROWS  # one card, or the whole penalty
PASS: Final = TAKE + 1
SAY: Final = PASS + 1
CATCH: Final = SAY + 1
N_ACTIONS: Final = CATCH + 1


def is_calling(action: i64) -> bool:
    """Whether "SOLO!" is said with a card that is laid or thrown in."""
    return LAY_CALLING <= action < THROW or THROW_CALLING <= action < TAKE


FIRST_LAY: Final = vec[i64]([LAYS.index((kind, 0)) for kind in range(N_KINDS)])
FIRST_THROW: Final = vec[i64]([THROWS.index((kind, 0)) if (kind, 0) in THROWS else -1 for kind in range(N_KINDS)])
KIND_OF: Final = vec[i64]([kind for kind, choice in LAYS + LAYS + THROWS + THROWS])
CHOICE_OF: Final = vec[i64]([choice for kind, choice in LAYS + LAYS + THROWS + THROWS])
