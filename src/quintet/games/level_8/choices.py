"""Cards that several players choose at the same time and in secret: to show (L8-19, Take) or to keep (L8-18).

A chosen card is lifted out of its hand; for everybody else it is still there. Cards are chosen in the order of the
kinds, so the same choice is never reached twice.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT, bit_index
from quintet.core.rng import Rng
from quintet.core.state import NOTHING
from quintet.games.level_8 import cards
from quintet.games.level_8.hands import Hands


@final
class Choices:
    """What each seat has chosen so far, and who has still to choose."""

    def __init__(self, hands: Hands) -> None:
        n = int(hands.n_players)
        self.hands = hands
        self.n_players: i64 = n
        self.cards = vec[u8]([0] * (n * cards.MAX_KEPT))
        self.n_chosen = vec[i64]([0] * n)
        self.limit = vec[i64]([0] * n)  # how many a seat may choose; 0: it is not asked
        self.waiting: i64 = 0  # the seats that have still to choose, as bits

    def copy_from(self, other: Choices) -> None:
        for seat in range(self.n_players):
            self.n_chosen[seat] = other.n_chosen[seat]
            self.limit[seat] = other.limit[seat]
            for i in range(seat * cards.MAX_KEPT, seat * cards.MAX_KEPT + other.n_chosen[seat]):
                self.cards[i] = other.cards[i]
        self.waiting = other.waiting

    def clear(self) -> None:
        for seat in range(self.n_players):
            self.n_chosen[seat] = 0
            self.limit[seat] = 0
        self.waiting = 0

    def ask(self, seat: i64, limit: i64) -> None:
        self.limit[seat] = limit
        self.waiting |= BIT[seat]

    def choose(self, seat: i64, kind: i64) -> None:
        self.hands.lift(seat, kind)
        self.cards[seat * cards.MAX_KEPT + self.n_chosen[seat]] = u8(kind)
        self.n_chosen[seat] += 1

    def choose_all(self, seat: i64) -> None:
        """Choose the whole hand, for a seat that has no choice."""
        self.limit[seat] = self.hands.size[seat]
        for kind in range(i64(cards.N_KINDS)):
            while self.hands.holds(seat, kind):
                self.choose(seat, kind)

    def finish(self, seat: i64) -> None:
        self.waiting &= ~BIT[seat]

    def at(self, seat: i64, i: i64) -> i64:
        """The i-th card that a seat has chosen."""
        return i64(self.cards[seat * cards.MAX_KEPT + i])

    def make_known(self, seat: i64) -> None:
        """Everybody sees the chosen cards: at least so many of a kind are in the hand."""
        n_same: i64 = 0
        for i in range(self.n_chosen[seat]):
            kind = self.at(seat, i)
            n_same = n_same + 1 if i > 0 and kind == self.at(seat, i - 1) else 1
            if self.hands.n_known_of(seat, kind) < n_same:
                self.hands.know_more(seat, kind)

    def put_back(self, seat: i64) -> None:
        """Put the chosen cards back into the hand, which for the others they never left; the choice stays noted."""
        for i in range(self.n_chosen[seat]):
            self.hands.add(seat, self.at(seat, i))

    def take_back(self, seat: i64) -> None:
        """Undo a choice."""
        self.put_back(seat)
        self.n_chosen[seat] = 0

    def listed(self, seat: i64) -> list[int]:
        start = seat * cards.MAX_KEPT
        return [int(self.cards[start + i]) for i in range(self.n_chosen[seat])]

    def offer(self, seat: i64, action: i64, n_after: i64, out: vec[i64], n: i64) -> i64:
        """Write `action` + kind for every kind that may be chosen next, if n_after more have to follow."""
        least: i64 = 0
        if self.n_chosen[seat] > 0:
            least = i64(self.cards[seat * cards.MAX_KEPT + self.n_chosen[seat] - 1])
        low = self.hands.low[seat] & cards.FROM_LOW[least]
        high = self.hands.high[seat] & cards.FROM_HIGH[least]
        behind: i64 = 0  # cards from this kind on
        for kind in range(least, i64(cards.N_KINDS)):
            behind += self.hands.n_of(seat, kind)
        while low | high:
            if low != 0:
                bit = low & -low
                low ^= bit
                kind = bit_index(bit)
            else:
                bit = high & -high
                high ^= bit
                kind = cards.SPLIT + bit_index(bit)
            if behind <= n_after:
                break
            out[n] = action + kind
            n += 1
            behind -= self.hands.n_of(seat, kind)
        return n

    def offer_claims(self, out: vec[i64]) -> i64:
        """L8-19: one of all the cards shown, each kind of a seat once."""
        n: i64 = 0
        for seat in range(self.n_players):
            last: i64 = NOTHING
            for i in range(self.n_chosen[seat]):
                kind = self.at(seat, i)
                if kind != last:
                    out[n] = cards.CLAIM + seat * cards.N_KINDS + kind
                    n += 1
                last = kind
        return n

    def choose_at_random(self, seat: i64, n: i64, rng: Rng) -> None:
        """Choose n cards of a hand, each choice alike."""
        left = self.hands.size[seat]
        for kind in range(i64(cards.N_KINDS)):
            count = self.hands.n_of(seat, kind)
            while count > 0:
                if rng.below(left) < n:
                    self.choose(seat, kind)
                    n -= 1
                left -= 1
                count -= 1
