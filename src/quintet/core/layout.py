"""Layouts: what one seat may know of a state as a row of bytes, for programs that learn. Hot.

A row belongs to one seat, and seats are counted from it: seat 0 of a row is the seat itself, seat 1 the next one
clockwise. It holds what a perfect memory of that seat may know and nothing else: the observation law of the test kit
(`check_observation`) says that a redeal of everything else leaves it as it is.

A row is filled as words of eight bytes, the first byte lowest. Every byte is 0 to 127. A game may bring a layout of its
own in `layout.py` beside its module; the others get one from their zones (`zone_layout.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quintet.core.bits import BIT
from quintet.core.options import Options
from quintet.core.state import NOTHING, State

MOST: Final = 127
"""A byte holds no more."""
WORD: Final = 8  # bytes

B1: Final = 1 << 8
"""B1 to B7: what one is worth in the second to the eighth byte of a word."""
B2: Final = 1 << 16
B3: Final = 1 << 24
B4: Final = 1 << 32
B5: Final = 1 << 40
B6: Final = 1 << 48
B7: Final = 1 << 56

BYTE: Final = vec[i64]([1 << (8 * k) for k in range(WORD)])
"""BYTE[k]: what one is worth in byte k of a word."""
SPREAD: Final = vec[i64]([sum(1 << (8 * k) for k in range(8) if bits >> k & 1) for bits in range(256)])
"""SPREAD[bits]: a word that has a 1 in byte k for every bit k."""

_SCORE_ZERO: Final = 64  # the first byte of a score of 0
_SEAT_PARTS: Final = 5  # bytes that a game may have in the word of every seat


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Field:
    """Some bytes of a row, and what they mean."""

    name: str
    first: int  # byte
    size: int  # in bytes
    meaning: str


def may_wait(state: State, seat: i64) -> bool:
    """Whether a seat may let the others go first: it is not on turn, and the seat that is can act."""
    return seat != state.turn and state.actors() & BIT[state.turn] != 0


def turn_of(state: State) -> i64:
    """The seat on turn, NOTHING where the match is over."""
    if state.is_over:
        return NOTHING
    return state.turn


def seat_bits(points: i64, is_turn: bool) -> i64:
    """What the word of every seat has, in all games: whether it is on turn, and its score."""
    bits = ((points >> 7) + _SCORE_ZERO) * B1 + (points & MOST) * B2
    if is_turn:
        bits += 1
    return bits


def at_most(value: i64) -> i64:
    """A count as a byte."""
    if value > MOST:
        return MOST
    if value < 0:
        return 0
    return value


def put(out: vec[i64], at: i64, byte: i64, value: i64) -> None:
    """Add a value to a byte of the row that begins at word `at`."""
    out[at + (byte >> 3)] += value * BYTE[byte & 7]


def put_bits(out: vec[i64], at: i64, n_words: i64, bits: i64) -> None:
    """Fill words with a 1 for every bit of a set. Compiled, all at once (see `setup.py`)."""
    spread = SPREAD
    for word in range(at, at + n_words):
        out[word] = spread[bits & 255]
        bits >>= 8


def put_both(out: vec[i64], at: i64, n_words: i64, bits: i64, more: i64) -> None:
    """Fill words with how many of two sets have each bit. Compiled, all at once (see `setup.py`)."""
    spread = SPREAD
    for word in range(at, at + n_words):
        out[word] = spread[bits & 255] + spread[more & 255]
        bits >>= 8
        more >>= 8


def put_words(out: vec[i64], at: i64, words: vec[i64], first: i64, n_words: i64) -> None:
    """Copy words. Compiled, all at once (see `setup.py`)."""
    for i in range(n_words):
        out[at + i] = words[first + i]


def clear(out: vec[i64], at: i64, n_words: i64) -> None:
    """Set words to 0. Compiled, all at once (see `setup.py`)."""
    for i in range(n_words):
        out[at + i] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """Base of all layouts: the options, the time and what every game tells of its seats.

    A game's layout adds its fields in `__init__` and fills them in `write`, which begins with `write_frame`. Up to five
    bytes that there are of every seat may share the word that has its score: `per_seat` are their names and meanings.
    Such a layout fills these words itself, beginning with `seat_bits`; the others ask `write_seats`.
    """

    def __init__(self, options: Options, n_players: int, per_seat: list[tuple[str, str]]) -> None:
        if len(per_seat) > _SEAT_PARTS:
            raise ValueError(f"the word of a seat has room for {_SEAT_PARTS} bytes more, not for {len(per_seat)}")
        self.n_players: i64 = n_players
        self.fields: list[Field] = []
        self.n_words: i64 = 0
        kinds = [(name, kind) for name, kind in options.kinds().items() if name != "turn_limit"]
        chosen = [_as_byte(kind.choices, getattr(options, name)) for name, kind in kinds]
        self.add(
            [
                ("players", 1, "how many play"),
                *((f"option/{name}", 1, kind.describe()) for name, kind in kinds),
            ]
        )
        self.add([("seat", n_players, "1 for the seat itself, as the match numbers seats")])
        self.n_fixed: i64 = self.n_words  # words that stay the same for a seat
        fixed: list[int] = []
        for seat in range(n_players):
            row = [n_players, *chosen]
            row += [0] * (-len(row) % WORD)
            row += [int(other == seat) for other in range(n_players)]
            row += [0] * (-len(row) % WORD)
            fixed += [int.from_bytes(bytes(row[i : i + WORD]), "little") for i in range(0, len(row), WORD)]
        self.fixed = vec[i64](fixed)
        self.time: i64 = self.add([("round", 1, "its number"), ("turns left", 1, "until the turn limit, 127 for more")])
        self.seats: i64 = self.n_words  # the word of the seat itself; those of the others follow
        for seat in range(n_players):
            self.add(
                [
                    (f"turn/{seat}", 1, "1: it is this seat's turn"),
                    (f"score/{seat}", 2, "the score is 128 * (first - 64) + second"),
                    *((f"{name}/{seat}", 1, meaning) for name, meaning in per_seat),
                ]
            )

    # ------------------------------------------------------------ laying it out
    def add(self, parts: list[tuple[str, int, str]]) -> int:
        """Lay out fields (name, size in bytes, meaning) side by side from a new word on; return that word."""
        first = int(self.n_words)
        byte = first * WORD
        for name, size, meaning in parts:
            self.fields.append(Field(name, byte, size, meaning))
            byte += size
        self.n_words = -(-byte // WORD)
        return first

    def add_kinds(self, name: str, n: int, meaning: str) -> int:
        """Lay out a byte for every kind of card, or whatever there are n of; return the first word."""
        return self.add([(name, n, meaning)])

    # ------------------------------------------------------------ filling a row
    def write(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        """Fill the row of a seat: `n_words` of `out`, from word `at` on. Whatever was there before is overwritten."""
        raise NotImplementedError

    def write_frame(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        """Fill what comes before the words of the seats."""
        put_words(out, at, self.fixed, seat * self.n_fixed, self.n_fixed)
        out[at + self.time] = at_most(state.round_no) + B1 * at_most(state.turn_limit - state.n_turns + 1)

    def write_seats(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        """Fill the words of the seats with what every game has."""
        turn = turn_of(state)
        word = at + self.seats
        other = seat
        for i in range(self.n_players):
            out[word + i] = seat_bits(state.score(other), other == turn)
            other += 1
            if other == self.n_players:
                other = 0

    def observe(self, state: State, seat: int) -> bytes:
        """The row of a seat as bytes: for plain Python."""
        row = vec[i64]([0] * int(self.n_words))
        self.write(state, seat, row, 0)
        writer = BytesWriter()
        for word in row:
            write_i64_le(writer, word)
        return writer.getvalue()

    @property
    def n_bytes(self) -> int:
        return int(self.n_words) * WORD


@mypyc_attr(allow_interpreted_subclasses=True)
class ListedLayout(Layout):
    """A layout for plain Python, which must not hand a vector to compiled code: it gives its bytes as a list."""

    def listed(self, state: State, seat: int) -> list[int]:
        """The bytes behind those that every layout has, in the order in which they were added."""
        raise NotImplementedError

    def write(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        self.write_frame(state, seat, out, at)
        self.write_seats(state, seat, out, at)
        first = self.seats + self.n_players
        clear(out, at + first, self.n_words - first)
        byte = first * WORD
        for value in self.listed(state, int(seat)):
            put(out, at, byte, value)
            byte += 1


def _as_byte(choices: tuple[str, ...], value: bool | int | str) -> int:
    """An option as a byte: the place of a word among the choices, or the number."""
    if choices:
        return choices.index(str(value))
    return min(int(value), MOST)
