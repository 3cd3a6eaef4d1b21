"""The hands of an I Go! match, and which of their cards everybody knows.

A hand is two words of bits, `low` and `high` (`cards.py`). What came openly from the display or the discard pile stays
known to everybody until it is laid: `known_low` and `known_high`.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import bit_index
from quintet.games.i_go import cards


@final
class Hands:
    """All hands of the table."""

    def __init__(self, n_players: int) -> None:
        self.n_players: i64 = n_players
        self.low = vec[i64]([0] * n_players)
        self.high = vec[i64]([0] * n_players)
        self.known_low = vec[i64]([0] * n_players)
        self.known_high = vec[i64]([0] * n_players)

    def copy_from(self, other: Hands) -> None:
        for seat in range(self.n_players):
            self.low[seat] = other.low[seat]
            self.high[seat] = other.high[seat]
            self.known_low[seat] = other.known_low[seat]
            self.known_high[seat] = other.known_high[seat]

    # ------------------------------------------------------------ cards
    def deal(self, seat: i64, kinds: vec[u8], start: i64, end: i64) -> None:
        """A new hand: the cards from start to end of a pile."""
        low_bits = cards.LOW
        high_bits = cards.HIGH
        low: i64 = 0
        high: i64 = 0
        for i in range(start, end):
            card = i64(kinds[i])
            low |= low_bits[card]
            high |= high_bits[card]
        self.low[seat] = low
        self.high[seat] = high
        self.known_low[seat] = 0
        self.known_high[seat] = 0

    def add(self, seat: i64, card: i64) -> None:
        self.low[seat] |= cards.LOW[card]
        self.high[seat] |= cards.HIGH[card]

    def add_known(self, seat: i64, card: i64) -> None:
        """Everybody knows that this card is in this hand."""
        self.known_low[seat] |= cards.LOW[card]
        self.known_high[seat] |= cards.HIGH[card]

    def remove(self, seat: i64, card: i64) -> None:
        self.low[seat] &= ~cards.LOW[card]
        self.high[seat] &= ~cards.HIGH[card]
        self.known_low[seat] &= ~cards.LOW[card]
        self.known_high[seat] &= ~cards.HIGH[card]

    def holds(self, seat: i64, card: i64) -> bool:
        return (self.low[seat] & cards.LOW[card]) | (self.high[seat] & cards.HIGH[card]) != 0

    def cards_into(self, low: i64, high: i64, out: vec[i64]) -> i64:
        """Write the cards of two words, sorted; return how many."""
        n: i64 = 0
        while low != 0:
            bit = low & -low
            low ^= bit
            out[n] = bit_index(bit)
            n += 1
        while high != 0:
            bit = high & -high
            high ^= bit
            out[n] = bit_index(bit) + cards.WORD
            n += 1
        return n

    def listed(self, seat: i64) -> list[int]:
        """The cards of a hand, sorted."""
        return self._list(self.low[seat], self.high[seat])

    def known_listed(self, seat: i64) -> list[int]:
        """The cards that everybody knows to be in a hand, sorted."""
        return self._list(self.known_low[seat], self.known_high[seat])

    def _list(self, low: i64, high: i64) -> list[int]:
        kinds = vec[i64]([0] * (2 * cards.WORD))
        n = self.cards_into(low, high, kinds)
        return [int(kinds[i]) for i in range(n)]

    # ------------------------------------------------------------ redeal
    def pool_hidden(self, seat: i64, pool: vec[u8], n: i64) -> i64:
        """Move what nobody saw going to a hand behind the first n of a pool; return the new n."""
        for card in self._list(self.low[seat] & ~self.known_low[seat], self.high[seat] & ~self.known_high[seat]):
            pool[n] = u8(card)
            n += 1
        self.low[seat] = self.known_low[seat]
        self.high[seat] = self.known_high[seat]
        return n
