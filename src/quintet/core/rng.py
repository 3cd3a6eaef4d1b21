"""Chance, in two kinds.

`Chance` deals the cards of a match. Its k-th use draws from Threefry-4x32-20 (Salmon et al., "Parallel random
numbers: as easy as 1, 2, 3", SC'11) keyed with the match's 128-bit seed at counter (block, k, 0, 0): one shuffle
never shifts another, nobody can infer the rest of a deck from the cards they have seen, and any language with 32-bit
arithmetic can deal the same cards again.

`Rng` makes the choices of simulations and bots: fast, repeatable, never used for a deal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

M32: Final = 0xFFFFFFFF
M64: Final = 0xFFFFFFFFFFFFFFFF
_PARITY: Final = 0x1BD11BDA
_FAST: Final = 2147483085  # multiply-with-carry: _FAST * 2**32 - 1 is a safe prime
SEED_BITS: Final = 128


def _rotate(x: i64, left: i64) -> i64:
    return ((x << left) | (x >> (32 - left))) & M32


@final
class Chance:
    """The chance of one match: a 128-bit seed and how often it has been used."""

    def __init__(self, seed: int) -> None:
        self.key0: i64 = seed & M32
        self.key1: i64 = (seed >> 32) & M32
        self.key2: i64 = (seed >> 64) & M32
        self.key3: i64 = (seed >> 96) & M32
        self.n_uses: i64 = 0
        self.word0: i64 = 0
        self.word1: i64 = 0
        self.word2: i64 = 0
        self.word3: i64 = 0

    @property
    def seed(self) -> int:
        return int(self.key0) | int(self.key1) << 32 | int(self.key2) << 64 | int(self.key3) << 96

    def copy_from(self, other: Chance) -> None:
        self.key0 = other.key0
        self.key1 = other.key1
        self.key2 = other.key2
        self.key3 = other.key3
        self.n_uses = other.n_uses

    def reseed(self, rng: Rng) -> None:
        """Draw a new seed: the past tells nothing about what is still to come."""
        self.key0 = rng.bits()
        self.key1 = rng.bits()
        self.key2 = rng.bits()
        self.key3 = rng.bits()

    def block(self, count0: i64, count1: i64, count2: i64, count3: i64) -> None:
        """One Threefry-4x32-20 block of the key, into word0 to word3."""
        k0 = self.key0
        k1 = self.key1
        k2 = self.key2
        k3 = self.key3
        k4 = _PARITY ^ k0 ^ k1 ^ k2 ^ k3
        x0 = (count0 + k0) & M32
        x1 = (count1 + k1) & M32
        x2 = (count2 + k2) & M32
        x3 = (count3 + k3) & M32
        step: i64 = 1
        while True:
            if step & 1:
                x0 = (x0 + x1) & M32
                x1 = _rotate(x1, 10) ^ x0
                x2 = (x2 + x3) & M32
                x3 = _rotate(x3, 26) ^ x2
                x0 = (x0 + x3) & M32
                x3 = _rotate(x3, 11) ^ x0
                x2 = (x2 + x1) & M32
                x1 = _rotate(x1, 21) ^ x2
                x0 = (x0 + x1) & M32
                x1 = _rotate(x1, 13) ^ x0
                x2 = (x2 + x3) & M32
                x3 = _rotate(x3, 27) ^ x2
                x0 = (x0 + x3) & M32
                x3 = _rotate(x3, 23) ^ x0
                x2 = (x2 + x1) & M32
                x1 = _rotate(x1, 5) ^ x2
            else:
                x0 = (x0 + x1) & M32
                x1 = _rotate(x1, 6) ^ x0
                x2 = (x2 + x3) & M32
                x3 = _rotate(x3, 20) ^ x2
                x0 = (x0 + x3) & M32
                x3 = _rotate(x3, 17) ^ x0
                x2 = (x2 + x1) & M32
                x1 = _rotate(x1, 11) ^ x2
                x0 = (x0 + x1) & M32
                x1 = _rotate(x1, 25) ^ x0
                x2 = (x2 + x3) & M32
                x3 = _rotate(x3, 10) ^ x2
                x0 = (x0 + x3) & M32
                x3 = _rotate(x3, 18) ^ x0
                x2 = (x2 + x1) & M32
                x1 = _rotate(x1, 20) ^ x2
            k0, k1, k2, k3, k4 = k1, k2, k3, k4, k0
            x0 = (x0 + k0) & M32
            x1 = (x1 + k1) & M32
            x2 = (x2 + k2) & M32
            x3 = (x3 + k3 + step) & M32
            if step == 5:
                break
            step += 1
        self.word0 = x0
        self.word1 = x1
        self.word2 = x2
        self.word3 = x3

    def below(self, n: i64) -> i64:
        """A fair number 0..n-1; counts as one use."""
        self.block(0, self.n_uses, 0, 0)
        self.n_uses += 1
        return (self.word0 * n) >> 32

    def shuffle(self, cards: vec[u8], n: i64) -> None:
        """Shuffle the first n cards; counts as one use.

        Fisher-Yates from the top. A 32-bit word gives two places: the first is the whole part of word * i / 2**32,
        the second comes from the fraction that is left. With at most 255 cards the bias is below one in 60,000.
        """
        use = self.n_uses
        self.n_uses += 1
        i = n
        block: i64 = 0
        left: i64 = 0
        word0: i64 = 0
        word1: i64 = 0
        word2: i64 = 0
        word3: i64 = 0
        while i > 1:
            if left == 0:
                self.block(block, use, 0, 0)
                block += 1
                left = 4
                word0 = self.word0
                word1 = self.word1
                word2 = self.word2
                word3 = self.word3
            product = word0 * i
            word0 = word1
            word1 = word2
            word2 = word3
            left -= 1
            j = product >> 32
            i -= 1
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            if i > 1:
                j = ((product & M32) * i) >> 32
                i -= 1
                card = cards[i]
                cards[i] = cards[j]
                cards[j] = card


def _place_two(cards: vec[u8], i: i64, word: i64) -> i64:
    """Fix the cards at i-1 and i-2 with one word; return what is left to do."""
    if i > 1:
        product = word * i
        j = product >> 32
        i -= 1
        cards[i], cards[j] = cards[j], cards[i]
        if i > 1:
            j = ((product & M32) * i) >> 32
            i -= 1
            cards[i], cards[j] = cards[j], cards[i]
    return i


def _mix(x: i64) -> i64:
    """A 32-bit hash in which every bit of x counts."""
    x &= M32
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & M32
    x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & M32
    return x ^ (x >> 16)


@final
class Rng:
    """A fast stream of choices for playouts and bots (lag-1 multiply-with-carry, period about 2**62)."""

    def __init__(self, seed: int) -> None:
        """Any whole number is a seed; its lowest 128 bits count."""
        seed ^= (seed >> 64) & M64
        low = _mix((seed ^ 0x5BD1E995) & M32)
        high = _mix(((seed >> 32) & M32) ^ low ^ 1) & 0x3FFFFFFF
        self.state: i64 = (high << 32) | low | 1

    def bits(self) -> i64:
        """32 random bits."""
        state = _FAST * (self.state & M32) + (self.state >> 32)
        self.state = state
        return (state ^ (state >> 32)) & M32

    def below(self, n: i64) -> i64:
        """A number 0..n-1."""
        return (self.bits() * n) >> 32

    def shuffle(self, cards: vec[u8], n: i64) -> None:
        i = n
        while i > 1:
            i = _place_two(cards, i, self.bits())

    def copy_from(self, other: Rng) -> None:
        self.state = other.state

    def copy(self) -> Rng:
        """A stream of its own that gives the same choices from here on."""
        return _rng_at(int(self.state))

    def __copy__(self) -> Rng:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Rng:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Rng], tuple[object, ...]]:
        return _rng_at, (int(self.state),)


def _rng_at(state: int) -> Rng:
    """The stream that is in this state."""
    rng = Rng(0)
    rng.state = state
    return rng
