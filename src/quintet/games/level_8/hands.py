"""The hands of a Level 8 match, and what everybody knows of them.

A hand is a tally per kind, the set of kinds held (two ints), and two ints that sum it up by number and by colour for
the question whether a level can be laid. `known` counts, a byte for each kind, the cards that all have seen go into the
hand, or be shown, and that must still be there: when a card of the kind is played, it may have been that one.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT, bit_index
from quintet.core.layout import BYTE
from quintet.games.level_8 import cards


@final
class Hands:
    """All hands of the table."""

    def __init__(self, n_players: int) -> None:
        self.n_players: i64 = n_players
        self.tally = vec[u8]([0] * (n_players * cards.N_KINDS))  # [seat * N_KINDS + kind]
        self.low = vec[i64]([0] * n_players)
        self.high = vec[i64]([0] * n_players)
        self.numbers = vec[i64]([0] * n_players)
        self.colours = vec[i64]([0] * n_players)
        self.size = vec[i64]([0] * n_players)
        self.known = vec[i64]([0] * (n_players * cards.KIND_WORDS))
        self.was_known: i64 = 0  # the seats of whose hand all have known something in this round, as bits

    def copy_from(self, other: Hands) -> None:
        for seat in range(self.n_players):
            self.low[seat] = other.low[seat]
            self.high[seat] = other.high[seat]
            self.numbers[seat] = other.numbers[seat]
            self.colours[seat] = other.colours[seat]
            self.size[seat] = other.size[seat]
        for at in range(self.n_players * cards.N_KINDS):
            self.tally[at] = other.tally[at]
        for word in range(self.n_players * cards.KIND_WORDS):
            self.known[word] = other.known[word]
        self.was_known = other.was_known

    # ------------------------------------------------------------ cards
    def n_of(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a hand has."""
        return i64(self.tally[seat * cards.N_KINDS + kind])

    def n_known_of(self, seat: i64, kind: i64) -> i64:
        """How many of them everybody knows."""
        return (self.known[seat * cards.KIND_WORDS + (kind >> 3)] >> (8 * (kind & 7))) & 127

    def n_known(self, seat: i64) -> i64:
        """How many cards of a hand everybody knows."""
        n: i64 = 0
        for at in range(seat * cards.KIND_WORDS, (seat + 1) * cards.KIND_WORDS):
            word = self.known[at]
            while word != 0:
                n += word & 127
                word >>= 8
        return n

    def clear(self, seat: i64) -> None:
        """Empty a hand; nobody knows anything of it any more."""
        for at in range(seat * cards.N_KINDS, (seat + 1) * cards.N_KINDS):
            self.tally[at] = 0
        for word in range(seat * cards.KIND_WORDS, (seat + 1) * cards.KIND_WORDS):
            self.known[word] = 0
        self.was_known &= ~BIT[seat]
        self.low[seat] = 0
        self.high[seat] = 0
        self.numbers[seat] = 0
        self.colours[seat] = 0
        self.size[seat] = 0

    def add(self, seat: i64, kind: i64) -> None:
        self.tally[seat * cards.N_KINDS + kind] += 1
        self.low[seat] |= cards.LOW_BIT[kind]
        self.high[seat] |= cards.HIGH_BIT[kind]
        self.numbers[seat] += cards.NUMBER_UNIT[kind]
        self.colours[seat] += cards.COLOUR_UNIT[kind]
        self.size[seat] += 1

    def lift(self, seat: i64, kind: i64) -> None:
        """Take a card out while its player is still choosing: for the others it is in the hand."""
        self.tally[seat * cards.N_KINDS + kind] -= 1
        if self.n_of(seat, kind) == 0:
            self.low[seat] &= ~cards.LOW_BIT[kind]
            self.high[seat] &= ~cards.HIGH_BIT[kind]
        self.numbers[seat] -= cards.NUMBER_UNIT[kind]
        self.colours[seat] -= cards.COLOUR_UNIT[kind]
        self.size[seat] -= 1

    def part_with(self, seat: i64, kind: i64) -> None:
        """All see a card of this kind leave a hand: nobody can be sure any more of as many there."""
        if self.was_known & BIT[seat] and self.n_known_of(seat, kind) > 0:
            self.known[seat * cards.KIND_WORDS + (kind >> 3)] -= BYTE[kind & 7]

    def remove(self, seat: i64, kind: i64) -> None:
        self.lift(seat, kind)
        self.part_with(seat, kind)

    def add_known(self, seat: i64, kind: i64) -> None:
        """All see a card come into a hand."""
        self.add(seat, kind)
        self.know_more(seat, kind)

    def know_more(self, seat: i64, kind: i64) -> None:
        """All know one more card of a hand."""
        self.known[seat * cards.KIND_WORDS + (kind >> 3)] += BYTE[kind & 7]
        self.was_known |= BIT[seat]

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.n_of(seat, kind) > 0

    def listed(self, seat: i64) -> list[int]:
        """The cards of a hand, sorted."""
        return [kind for kind in range(cards.N_KINDS) for i in range(int(self.n_of(seat, kind)))]

    def known_listed(self, seat: i64) -> list[int]:
        """What everybody knows of a hand, sorted."""
        return [kind for kind in range(cards.N_KINDS) for i in range(int(self.n_known_of(seat, kind)))]

    # ------------------------------------------------------------ redeal
    def pool_unknown(self, seat: i64, pool: vec[u8], n: i64) -> i64:
        """Move what is not known of a hand behind the first n of a pool; return the new n.

        `size` keeps telling how many cards the hand must have in the end.
        """
        size = self.size[seat]
        for kind in range(i64(cards.N_KINDS)):
            while self.n_of(seat, kind) > self.n_known_of(seat, kind):
                self.lift(seat, kind)
                pool[n] = u8(kind)
                n += 1
        self.size[seat] = size
        return n

    def refill(self, seat: i64, pool: vec[u8], n: i64) -> i64:
        """Give a hand its missing cards from the end of a pool of n; return the new n."""
        size = self.size[seat]
        self.size[seat] = self.n_known(seat)  # only these are left in it
        while self.size[seat] < size:
            n -= 1
            self.add(seat, i64(pool[n]))
        return n


def offer_kinds(low: i64, high: i64, action: i64, out: vec[i64], n: i64) -> i64:
    """Write `action` + kind for each of a set of kinds behind the first n of `out`; return the new n."""
    while low != 0:
        bit = low & -low
        low ^= bit
        out[n] = action + bit_index(bit)
        n += 1
    action += cards.SPLIT
    while high != 0:
        bit = high & -high
        high ^= bit
        out[n] = action + bit_index(bit)
        n += 1
    return n
