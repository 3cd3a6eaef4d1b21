"""The hands of a Level 8 match, and what everybody knows of them.

A hand is a count per kind, the set of kinds held (two ints), and two ints that sum it up by number and by colour for
the question whether a level can be laid. `known` counts the cards that all have seen go into a hand, or be shown,
and that must still be there: when a card of the kind is played, it may have been that one.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import bit_index
from quintet.games.level_8.cards import COLOUR_UNIT, HIGH_BIT, LOW_BIT, N_KINDS, NUMBER_UNIT, SPLIT


@final
class Hands:
    """All hands of the table."""

    def __init__(self, n_players: int) -> None:
        self.n_players: i64 = n_players
        self.count = vec[u8]([0] * (n_players * N_KINDS))  # [seat * N_KINDS + kind]
        self.known = vec[u8]([0] * (n_players * N_KINDS))
        self.low = vec[i64]([0] * n_players)
        self.high = vec[i64]([0] * n_players)
        self.numbers = vec[i64]([0] * n_players)
        self.colours = vec[i64]([0] * n_players)
        self.size = vec[i64]([0] * n_players)
        self.n_known = vec[i64]([0] * n_players)

    def copy_from(self, other: Hands) -> None:
        for seat in range(self.n_players):
            if self.n_known[seat] | other.n_known[seat]:
                for at in range(seat * N_KINDS, (seat + 1) * N_KINDS):
                    self.known[at] = other.known[at]
            self.low[seat] = other.low[seat]
            self.high[seat] = other.high[seat]
            self.numbers[seat] = other.numbers[seat]
            self.colours[seat] = other.colours[seat]
            self.size[seat] = other.size[seat]
            self.n_known[seat] = other.n_known[seat]
        for at in range(self.n_players * N_KINDS):
            self.count[at] = other.count[at]

    # ------------------------------------------------------------ cards
    def clear(self, seat: i64) -> None:
        """Empty a hand."""
        low = self.low[seat]
        while low != 0:
            bit = low & -low
            low ^= bit
            self.count[seat * N_KINDS + bit_index(bit)] = 0
        high = self.high[seat]
        while high != 0:
            bit = high & -high
            high ^= bit
            self.count[seat * N_KINDS + SPLIT + bit_index(bit)] = 0
        self.low[seat] = 0
        self.high[seat] = 0
        self.numbers[seat] = 0
        self.colours[seat] = 0
        self.size[seat] = 0

    def forget(self, seat: i64) -> None:
        """Nobody knows anything of this hand any more."""
        if self.n_known[seat] > 0:
            for at in range(seat * N_KINDS, (seat + 1) * N_KINDS):
                self.known[at] = 0
            self.n_known[seat] = 0

    def add(self, seat: i64, kind: i64) -> None:
        self.count[seat * N_KINDS + kind] += 1
        self.low[seat] |= LOW_BIT[kind]
        self.high[seat] |= HIGH_BIT[kind]
        self.numbers[seat] += NUMBER_UNIT[kind]
        self.colours[seat] += COLOUR_UNIT[kind]
        self.size[seat] += 1

    def lift(self, seat: i64, kind: i64) -> None:
        """Take a card out while its player still makes up his mind: for the others it is in the hand."""
        at = seat * N_KINDS + kind
        left = self.count[at] - 1
        self.count[at] = left
        if left == 0:
            self.low[seat] &= ~LOW_BIT[kind]
            self.high[seat] &= ~HIGH_BIT[kind]
        self.numbers[seat] -= NUMBER_UNIT[kind]
        self.colours[seat] -= COLOUR_UNIT[kind]
        self.size[seat] -= 1

    def part_with(self, seat: i64, kind: i64) -> None:
        """All see a card of this kind leave a hand: nobody can be sure any more of as many there."""
        if self.n_known[seat] > 0 and self.known[seat * N_KINDS + kind] > 0:
            self.known[seat * N_KINDS + kind] -= 1
            self.n_known[seat] -= 1

    def remove(self, seat: i64, kind: i64) -> None:
        self.lift(seat, kind)
        self.part_with(seat, kind)

    def add_known(self, seat: i64, kind: i64) -> None:
        """All see a card come into a hand."""
        self.add(seat, kind)
        self.know_more(seat, kind)

    def know_more(self, seat: i64, kind: i64) -> None:
        """All know one more card of a hand."""
        self.known[seat * N_KINDS + kind] += 1
        self.n_known[seat] += 1

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.count[seat * N_KINDS + kind] > 0

    def cards_into(self, seat: i64, out: vec[u8], n: i64) -> i64:
        """Write the cards of a hand, sorted, behind the first n of `out`; return the new n."""
        for kind in range(i64(N_KINDS)):
            left = i64(self.count[seat * N_KINDS + kind])
            while left > 0:
                out[n] = u8(kind)
                n += 1
                left -= 1
        return n

    def listed(self, seat: i64) -> list[int]:
        """The cards of a hand, sorted."""
        start = seat * N_KINDS
        return [kind for kind in range(N_KINDS) for i in range(int(self.count[start + kind]))]

    def known_listed(self, seat: i64) -> list[int]:
        """What everybody knows of a hand, sorted."""
        start = seat * N_KINDS
        return [kind for kind in range(N_KINDS) for i in range(int(self.known[start + kind]))]

    # ------------------------------------------------------------ redeal
    def pool_unknown(self, seat: i64, pool: vec[u8], n: i64) -> i64:
        """Move what is not known of a hand behind the first n of a pool; return the new n."""
        for kind in range(i64(N_KINDS)):
            known = self.known[seat * N_KINDS + kind]
            while self.count[seat * N_KINDS + kind] > known:
                self.lift(seat, kind)
                pool[n] = u8(kind)
                n += 1
        return n


def offer_kinds(low: i64, high: i64, action: i64, out: vec[i64], n: i64) -> i64:
    """Write `action` + kind for each of a set of kinds behind the first n of `out`; return the new n."""
    while low != 0:
        bit = low & -low
        low ^= bit
        out[n] = action + bit_index(bit)
        n += 1
    action += SPLIT
    while high != 0:
        bit = high & -high
        high ^= bit
        out[n] = action + bit_index(bit)
        n += 1
    return n
