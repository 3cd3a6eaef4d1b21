"""The piles that lie face up: discard piles, combinations, and the cards under the draw pile.

All are chains through one set of places, one per card of the deck, so that a pile may grow to any size: a card can be
laid on top or, for a run, at the bottom, and the top card can be taken.
What observations tell of them is kept from the first time on that somebody asks (`keep_counts`): how many cards of each
kind there are, and which discard piles have changed since their topmost cards were listed.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT
from quintet.core.layout import B7, BYTE, WORD, at_most
from quintet.games.level_8 import cards

LISTED: Final = WORD - 1
"""So many cards of a discard pile are listed in order."""

_LAID: Final = cards.KIND_WORDS
_TOPMOST: Final = _LAID + cards.KIND_WORDS
_N_TALLIES: Final = _TOPMOST + cards.COMBO_PILE

_END: Final = 255  # no place: there are never so many cards
_ALL: Final = (1 << cards.COMBO_PILE) - 1  # all discard piles


@final
class Piles:
    """All face-up piles of the table."""

    def __init__(self, n_cards: int) -> None:
        self.n_cards: i64 = n_cards
        self.kind = vec[u8]([0] * n_cards)
        self.below = vec[u8]([0] * n_cards)
        self.top = vec[u8]([0] * cards.N_PILES)
        self.bottom = vec[u8]([0] * cards.N_PILES)
        self.size = vec[u8]([0] * cards.N_PILES)
        self.free: i64 = 0
        self.has_counts: bool = False
        # one array, as every array of its own costs memory: cards in discard piles and under the draw pile, by kind;
        # then cards in combinations, by kind; then the topmost cards of every discard pile, see `list_topmost`
        self.tallies = vec[i64]([0] * _N_TALLIES)
        self.stale: i64 = _ALL  # the piles of which this may have changed, as bits
        self.clear()

    def clear(self) -> None:
        for pile in range(i64(cards.N_PILES)):
            self.top[pile] = _END
            self.bottom[pile] = _END
            self.size[pile] = 0
        for place in range(self.n_cards):
            self.below[place] = u8(place + 1)
        self.free = 0
        self.has_counts = False

    def copy_from(self, other: Piles) -> None:
        for place in range(self.n_cards):
            self.kind[place] = other.kind[place]
            self.below[place] = other.below[place]
        for pile in range(i64(cards.N_PILES)):
            self.top[pile] = other.top[pile]
            self.bottom[pile] = other.bottom[pile]
            self.size[pile] = other.size[pile]
        self.free = other.free
        self.has_counts = other.has_counts
        if other.has_counts:
            for word in range(i64(_N_TALLIES)):
                self.tallies[word] = other.tallies[word]
            self.stale = other.stale

    def push(self, pile: i64, kind: i64) -> None:
        """Lay a card on top."""
        place = self.free
        self.free = i64(self.below[place])
        self.kind[place] = u8(kind)
        self.below[place] = self.top[pile]
        self.top[pile] = u8(place)
        if self.size[pile] == 0:
            self.bottom[pile] = u8(place)
        self.size[pile] += 1
        if self.has_counts:
            self.count(pile, kind)

    def keep_counts(self) -> None:
        """Count all cards, and those that come and go from now on in this round. Who only plays never asks."""
        if self.has_counts:
            return
        self.has_counts = True
        self.stale = _ALL
        for word in range(i64(_TOPMOST)):
            self.tallies[word] = 0
        for pile in range(i64(cards.N_PILES)):
            place = i64(self.top[pile])
            left = i64(self.size[pile])
            while left > 0:
                self.count(pile, i64(self.kind[place]))
                place = i64(self.below[place])
                left -= 1

    def count(self, pile: i64, kind: i64) -> None:
        """A card has come to a pile."""
        self.stale |= BIT[pile]
        if cards.COMBO_PILE <= pile < cards.UNDER_PILE:
            self.tallies[_LAID + (kind >> 3)] += BYTE[kind & 7]
        else:
            self.tallies[kind >> 3] += BYTE[kind & 7]

    def list_topmost(self, pile: i64) -> i64:
        """The topmost cards of a discard pile, kind + 1 in a byte for each, the top card first; and their number."""
        if self.stale & BIT[pile] == 0:
            return self.tallies[_TOPMOST + pile]
        self.stale ^= BIT[pile]
        size = i64(self.size[pile])
        bits = B7 * at_most(size)
        place = i64(self.top[pile])
        unit: i64 = 1
        for _i in range(min(size, i64(LISTED))):
            bits += (i64(self.kind[place]) + 1) * unit
            unit <<= 8
            place = i64(self.below[place])
        self.tallies[_TOPMOST + pile] = bits
        return bits

    def push_bottom(self, pile: i64, kind: i64) -> None:
        """Lay a card under a pile that is not empty."""
        place = self.free
        self.free = i64(self.below[place])
        self.kind[place] = u8(kind)
        self.below[place] = _END
        self.below[i64(self.bottom[pile])] = u8(place)
        self.bottom[pile] = u8(place)
        self.size[pile] += 1
        if self.has_counts:
            self.count(pile, kind)

    def pop(self, pile: i64) -> i64:
        """Take the top card of a pile that is not empty. Nothing is taken from a combination."""
        place = i64(self.top[pile])
        self.top[pile] = self.below[place]
        self.below[place] = u8(self.free)
        self.free = place
        self.size[pile] -= 1
        kind = i64(self.kind[place])
        if self.has_counts:
            self.stale |= BIT[pile]
            self.tallies[kind >> 3] -= BYTE[kind & 7]
        return kind

    def strip(self, pile: i64, least: i64, out: vec[u8], n: i64) -> i64:
        """Move all cards but the topmost `least` (0 or 1) behind the first n of `out`; return the new n."""
        if i64(self.size[pile]) <= least:
            return n
        top: i64 = 0
        if least == 1:
            top = self.pop(pile)
        while self.size[pile] > 0:
            out[n] = u8(self.pop(pile))
            n += 1
        if least == 1:
            self.push(pile, top)
        return n

    def listed(self, pile: i64) -> list[int]:
        """The cards of a pile, bottom first."""
        kinds: list[int] = []
        place = i64(self.top[pile])
        for _i in range(int(self.size[pile])):
            kinds.append(int(self.kind[place]))
            place = i64(self.below[place])
        kinds.reverse()
        return kinds
