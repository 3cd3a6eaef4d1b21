"""The combinations that lie on the table, and what may be added to them (L8-9, L8-10a, L8-20)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.games.level_8 import cards
from quintet.games.level_8.hands import Hands, offer_kinds
from quintet.games.level_8.piles import Piles


@final
class Combos:
    """What each combination is; its cards lie in `Piles`. Combination number seat * MAX_PARTS + part."""

    def __init__(self, hands: Hands, piles: Piles) -> None:
        self.hands = hands
        self.piles = piles
        self.shape = vec[u8]([0] * cards.N_COMBOS)
        self.first = vec[u8]([0] * cards.N_COMBOS)  # a run's lowest value, a set's value, a group's colour

    def copy_from(self, other: Combos) -> None:
        for combo in range(i64(cards.N_COMBOS)):
            self.shape[combo] = other.shape[combo]
            self.first[combo] = other.first[combo]

    def clear(self) -> None:
        for combo in range(i64(cards.N_COMBOS)):
            self.shape[combo] = cards.NO_SHAPE

    def add(self, combo: i64, kind: i64, end: i64) -> None:
        """Lay a card to a combination; a number finds its end of a run by itself."""
        if self.shape[combo] == cards.RUN and (
            end == cards.LOW_END or (kind < cards.RANGE and cards.VALUE[kind] < i64(self.first[combo]))
        ):
            self.piles.push_bottom(cards.COMBO_PILE + combo, kind)
            self.first[combo] -= 1
        else:
            self.piles.push(cards.COMBO_PILE + combo, kind)

    def offer_adds(self, seat: i64, combo: i64, out: vec[i64], n: i64) -> i64:
        """L8-9, L8-10a: what a hand can add to a combination."""
        shape = self.shape[combo]
        first = i64(self.first[combo])
        low = self.hands.low[seat]
        high = self.hands.high[seat]
        action = cards.ADD + combo * cards.N_NUMBERS
        if shape == cards.SET:
            n = offer_kinds(low & cards.VALUE_LOW[first], high & cards.VALUE_HIGH[first], action, out, n)
        elif shape == cards.COLOURED:
            n = offer_kinds(low & cards.COLOUR_LOW[first], high & cards.COLOUR_HIGH[first], action, out, n)
        else:
            after = first + i64(self.piles.size[cards.COMBO_PILE + combo])
            if first > 0:
                n = offer_kinds(low & cards.VALUE_LOW[first - 1], high & cards.VALUE_HIGH[first - 1], action, out, n)
            if after < cards.N_VALUES:
                n = offer_kinds(low & cards.VALUE_LOW[after], high & cards.VALUE_HIGH[after], action, out, n)
        if self.hands.colours[seat] >> cards.JOKER_SHIFT == 0:
            return n
        for kind in range(i64(cards.RANGE), i64(cards.MISS)):
            if high & cards.HIGH_BIT[kind]:
                action = cards.ADD_JOKER + (combo * cards.N_JOKERS + kind - cards.RANGE) * cards.N_ENDS
                for end in range(i64(cards.N_ENDS)):
                    if self.joker_fits(combo, kind, end):
                        out[n] = action + end
                        n += 1
        return n

    def joker_fits(self, combo: i64, kind: i64, end: i64) -> bool:
        """Whether a joker or range joker may be added at this end (L8-10a, L8-20)."""
        shape = self.shape[combo]
        value = i64(self.first[combo])
        if shape == cards.RUN:
            if end == cards.LOW_END:
                value -= 1
            elif end == cards.HIGH_END:
                value += i64(self.piles.size[cards.COMBO_PILE + combo])
            else:
                return False
            if value < 0 or value >= cards.N_VALUES:
                return False
        elif shape == cards.NO_SHAPE or end > 0:
            return False
        return kind == cards.JOKER or shape == cards.COLOURED or kind - cards.RANGE == cards.RANGE_OF[value]
