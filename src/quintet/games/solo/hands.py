"""The hands of a SOLO match, and what each player knows of the others'.

A hand is two ints: `held`, a bit for every kind in it, and `extra`, what it has beyond one of each: a bit for the
second card of a colour's kind, a two-bit count for the black kinds. Hand number n_players is the discard pile
without its top card. After a swap a player remembers the hand they gave away: `known_held` and `known_extra` keep,
per viewer and holder, the cards that must still be there.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT, bit_index
from quintet.core.state import hides_from
from quintet.games.solo import cards

_BLACK_BITS: Final = 2  # of the count of a black kind
_BLACK_MASK: Final = (1 << _BLACK_BITS) - 1
_UNIT: Final = vec[i64](
    [1 << (k if k < cards.CHOOSE else cards.CHOOSE + _BLACK_BITS * (k - cards.CHOOSE)) for k in range(cards.N_KINDS)]
)
"""What the second card of a kind adds to `extra`."""
_FIELD: Final = vec[i64]([(1 if k < cards.CHOOSE else _BLACK_MASK) * int(_UNIT[k]) for k in range(cards.N_KINDS)])
"""Where `extra` counts the kind."""


@final
class Hands:
    """All hands of the table, the discards among them."""

    def __init__(self, n_players: int) -> None:
        self.n_players: i64 = n_players
        self.held = vec[i64]([0] * (n_players + 1))
        self.extra = vec[i64]([0] * (n_players + 1))
        self.size = vec[i64]([0] * (n_players + 1))
        self.known_held = vec[i64]([0] * (n_players * n_players))  # [viewer * n_players + holder]
        self.known_extra = vec[i64]([0] * (n_players * n_players))
        self.has_known: bool = False

    def copy_from(self, other: Hands) -> None:
        n = self.n_players
        for hand in range(n + 1):
            self.held[hand] = other.held[hand]
            self.extra[hand] = other.extra[hand]
            self.size[hand] = other.size[hand]
        if self.has_known or other.has_known:
            for pair in range(n * n):
                self.known_held[pair] = other.known_held[pair]
                self.known_extra[pair] = other.known_extra[pair]
        self.has_known = other.has_known

    # ------------------------------------------------------------ cards
    def clear(self, hand: i64) -> None:
        self.held[hand] = 0
        self.extra[hand] = 0
        self.size[hand] = 0

    def clear_all(self) -> None:
        for hand in range(self.n_players + 1):
            self.clear(hand)
        if self.has_known:
            for pair in range(self.n_players * self.n_players):
                self.known_held[pair] = 0
                self.known_extra[pair] = 0
            self.has_known = False

    def add(self, hand: i64, kind: i64) -> None:
        bit = BIT[kind]
        if self.held[hand] & bit:
            self.extra[hand] += _UNIT[kind]
        else:
            self.held[hand] |= bit
        self.size[hand] += 1

    def remove(self, hand: i64, kind: i64) -> None:
        """Take one card of a kind out of a player's hand."""
        if self.extra[hand] & _FIELD[kind]:
            self.extra[hand] -= _UNIT[kind]
        else:
            self.held[hand] ^= BIT[kind]
        self.size[hand] -= 1

    def has_two(self, hand: i64, kind: i64) -> bool:
        """Whether a hand holds more than one card of a kind."""
        return self.extra[hand] & _FIELD[kind] != 0

    def cards_into(self, held: i64, extra: i64, out: vec[u8], n: i64) -> i64:
        """Write the cards of a hand, sorted, behind the first n of `out`; return the new n."""
        while held != 0:
            bit = held & -held
            held ^= bit
            kind = bit_index(bit)
            card = u8(kind)
            out[n] = card
            n += 1
            more = extra & _FIELD[kind]
            while more > 0:
                out[n] = card
                n += 1
                more -= _UNIT[kind]
        return n

    def listed(self, hand: i64) -> list[int]:
        """The cards of a hand, sorted."""
        return self._list(self.held[hand], self.extra[hand])

    def known_listed(self, viewer: i64, holder: i64) -> list[int]:
        """What a viewer knows to be in a hand, sorted."""
        pair = viewer * self.n_players + holder
        return self._list(self.known_held[pair], self.known_extra[pair])

    def _list(self, held: i64, extra: i64) -> list[int]:
        kinds = vec[u8]([0] * cards.N_CARDS)
        n = self.cards_into(held, extra, kinds, 0)
        return [int(kinds[i]) for i in range(n)]

    def points(self, hand: i64) -> i64:
        """The value of a hand (SO-23)."""
        held = self.held[hand]
        extra = self.extra[hand]
        total: i64 = 0
        while held != 0:
            bit = held & -held
            held ^= bit
            kind = bit_index(bit)
            total += cards.POINTS[kind]
            more = extra & _FIELD[kind]
            while more > 0:
                total += cards.POINTS[kind]
                more -= _UNIT[kind]
        return total

    # ------------------------------------------------------------ hands change owners
    def swap(self, a: i64, b: i64) -> None:
        """Two players swap hands (SO-18) and know what they gave away."""
        self._exchange(a, b)
        self._know(a, b)
        self._know(b, a)

    def hand_round(self, direction: i64) -> None:
        """Every hand goes to the next player (SO-19); all know what they gave away."""
        n = self.n_players
        if direction > 0:
            for i in range(n - 1):
                self._exchange(0, i + 1)
        else:
            for i in range(n - 1):
                self._exchange(0, n - 1 - i)
        for viewer in range(n):
            self._know(viewer, (viewer + direction + n) % n)

    def _exchange(self, a: i64, b: i64) -> None:
        """Two hands change places, and what everybody knows goes with them."""
        self.has_known = True
        self.held[a], self.held[b] = self.held[b], self.held[a]
        self.extra[a], self.extra[b] = self.extra[b], self.extra[a]
        self.size[a], self.size[b] = self.size[b], self.size[a]
        for viewer in range(self.n_players):
            i = viewer * self.n_players + a
            j = viewer * self.n_players + b
            self.known_held[i], self.known_held[j] = self.known_held[j], self.known_held[i]
            self.known_extra[i], self.known_extra[j] = self.known_extra[j], self.known_extra[i]

    def _know(self, viewer: i64, holder: i64) -> None:
        """The viewer's former hand is the holder's now: they know all of it, and need no memory of their own hand."""
        pair = viewer * self.n_players + holder
        self.known_held[pair] = self.held[holder]
        self.known_extra[pair] = self.extra[holder]
        own = viewer * self.n_players + viewer
        self.known_held[own] = 0
        self.known_extra[own] = 0

    def add_known(self, viewer: i64, holder: i64, kind: i64) -> None:
        """Note that a viewer knows one more card of a hand."""
        pair = viewer * self.n_players + holder
        if self.known_held[pair] & BIT[kind]:
            self.known_extra[pair] += _UNIT[kind]
        self.known_held[pair] |= BIT[kind]
        self.has_known = True

    def forget_one(self, holder: i64, kind: i64) -> None:
        """A card of this kind leaves a hand: nobody can be sure any more of as many there."""
        if not self.has_known:
            return
        for viewer in range(self.n_players):
            pair = viewer * self.n_players + holder
            if self.known_extra[pair] & _FIELD[kind]:
                self.known_extra[pair] -= _UNIT[kind]
            else:
                self.known_held[pair] &= ~BIT[kind]

    # ------------------------------------------------------------ redeal
    def pool_unknown(self, viewer: i64, seat: i64, pool: vec[u8], n: i64) -> i64:
        """Move what a viewer does not know of a hand behind the first n of a pool; return the new n.

        `size` keeps telling how many cards the hand must have in the end.
        """
        held = self.held[seat]
        extra = self.extra[seat]
        known_held: i64 = 0
        known_extra: i64 = 0
        if viewer >= 0:
            known_held = self.known_held[viewer * self.n_players + seat]
            known_extra = self.known_extra[viewer * self.n_players + seat]
        while held != 0:
            bit = held & -held
            held ^= bit
            kind = bit_index(bit)
            more = (extra & _FIELD[kind]) - (known_extra & _FIELD[kind])
            if not known_held & bit:
                more += _UNIT[kind]
            while more > 0:
                pool[n] = u8(kind)
                n += 1
                more -= _UNIT[kind]
        self.held[seat] = known_held
        self.extra[seat] = known_extra
        return n

    def refill(self, seat: i64, n_missing: i64, pool: vec[u8], n: i64) -> i64:
        """Give a hand its missing cards from the end of a pool of n; return the new n."""
        while n_missing > 0:
            n -= 1
            n_missing -= 1
            self.add(seat, i64(pool[n]))
            self.size[seat] -= 1
        return n

    def forget_for(self, viewer: i64) -> None:
        """After a redeal for a seat, it alone remembers: it cannot know what the others have seen.

        Not even of its own hand: whether a card in it came from a hand given away or from the pack since. A spectator
        remembers nothing; all seats together remember everything.
        """
        if not self.has_known:
            return
        for other in range(self.n_players):
            if hides_from(other, viewer):
                for holder in range(self.n_players):
                    self.known_held[other * self.n_players + holder] = 0
                    self.known_extra[other * self.n_players + holder] = 0
