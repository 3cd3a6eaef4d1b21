"""The hands of a Skip-Bo Masters match: up to five cards per seat, kept sorted, so that equal hands are equal."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.games.skipbo_masters import cards


@final
class Hands:
    """The cards of seat s are the first `size[s]` from HAND_SIZE * s on."""

    def __init__(self, n_players: int) -> None:
        self.n_players: i64 = n_players
        self.cards = vec[u8]([0] * (n_players * cards.HAND_SIZE))
        self.size = vec[i64]([0] * n_players)

    def copy_from(self, other: Hands) -> None:
        for seat in range(self.n_players):
            self.size[seat] = other.size[seat]
        for i in range(self.n_players * cards.HAND_SIZE):
            self.cards[i] = other.cards[i]

    def add(self, seat: i64, card: u8) -> None:
        kinds = self.cards
        first = seat * cards.HAND_SIZE
        at = first + self.size[seat]
        while at > first and kinds[at - 1] > card:
            kinds[at] = kinds[at - 1]
            at -= 1
        kinds[at] = card
        self.size[seat] += 1

    def remove(self, seat: i64, kind: i64) -> None:
        """Take out a card that is there."""
        kinds = self.cards
        n = self.size[seat] - 1
        at = seat * cards.HAND_SIZE + n
        moved = kinds[at]
        while i64(moved) != kind:
            at -= 1
            before = kinds[at]
            kinds[at] = moved
            moved = before
        self.size[seat] = n

    def listed(self, seat: i64) -> list[int]:
        """The cards of a hand, sorted."""
        first = seat * cards.HAND_SIZE
        return [int(self.cards[i]) for i in range(first, first + self.size[seat])]
