"""The combinations that lie on the table, and what may be added to them (L8-9, L8-10a, L8-20)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.games.level_8.cards import (
    ADD,
    ADD_JOKER,
    COLOUR_HIGH,
    COLOUR_LOW,
    COLOURED,
    HIGH_BIT,
    HIGH_END,
    JOKER,
    JOKER_SHIFT,
    LOW_END,
    MISS,
    N_COMBOS,
    N_ENDS,
    N_JOKERS,
    N_NUMBERS,
    N_VALUES,
    NO_SHAPE,
    RANGE,
    RANGE_OF,
    RUN,
    SET,
    VALUE,
    VALUE_HIGH,
    VALUE_LOW,
)
from quintet.games.level_8.hands import Hands, offer_kinds
from quintet.games.level_8.piles import COMBO, Piles


@final
class Combos:
    """What each combination is; its cards lie in `Piles`. Combination number seat * MAX_PARTS + part."""

    def __init__(self, hands: Hands, piles: Piles) -> None:
        self.hands = hands
        self.piles = piles
        self.shape = vec[u8]([0] * N_COMBOS)
        self.first = vec[u8]([0] * N_COMBOS)  # a run's lowest value, a set's value, a group's colour

    def copy_from(self, other: Combos) -> None:
        for combo in range(i64(N_COMBOS)):
            self.shape[combo] = other.shape[combo]
            self.first[combo] = other.first[combo]

    def clear(self) -> None:
        for combo in range(i64(N_COMBOS)):
            self.shape[combo] = NO_SHAPE

    def add(self, combo: i64, kind: i64, end: i64) -> None:
        """Lay a card to a combination; a number finds its end of a run by itself."""
        if self.shape[combo] == RUN and (end == LOW_END or (kind < RANGE and VALUE[kind] < i64(self.first[combo]))):
            self.piles.push_bottom(COMBO + combo, kind)
            self.first[combo] -= 1
        else:
            self.piles.push(COMBO + combo, kind)

    def offer_adds(self, seat: i64, combo: i64, out: vec[i64], n: i64) -> i64:
        """L8-9, L8-10a: what a hand can add to a combination."""
        shape = self.shape[combo]
        first = i64(self.first[combo])
        low = self.hands.low[seat]
        high = self.hands.high[seat]
        action = ADD + combo * N_NUMBERS
        if shape == SET:
            n = offer_kinds(low & VALUE_LOW[first], high & VALUE_HIGH[first], action, out, n)
        elif shape == COLOURED:
            n = offer_kinds(low & COLOUR_LOW[first], high & COLOUR_HIGH[first], action, out, n)
        else:
            after = first + i64(self.piles.size[COMBO + combo])
            if first > 0:
                n = offer_kinds(low & VALUE_LOW[first - 1], high & VALUE_HIGH[first - 1], action, out, n)
            if after < N_VALUES:
                n = offer_kinds(low & VALUE_LOW[after], high & VALUE_HIGH[after], action, out, n)
        if self.hands.colours[seat] >> JOKER_SHIFT == 0:
            return n
        for kind in range(i64(RANGE), i64(MISS)):
            if high & HIGH_BIT[kind]:
                action = ADD_JOKER + (combo * N_JOKERS + kind - RANGE) * N_ENDS
                for end in range(i64(N_ENDS)):
                    if self.joker_fits(combo, kind, end):
                        out[n] = action + end
                        n += 1
        return n

    def joker_fits(self, combo: i64, kind: i64, end: i64) -> bool:
        """Whether a joker or range joker may be added at this end (L8-10a, L8-20)."""
        shape = self.shape[combo]
        value = i64(self.first[combo])
        if shape == RUN:
            if end == LOW_END:
                value -= 1
            elif end == HIGH_END:
                value += i64(self.piles.size[COMBO + combo])
            else:
                return False
            if value < 0 or value >= N_VALUES:
                return False
        elif shape == NO_SHAPE or end > 0:
            return False
        return kind == JOKER or shape == COLOURED or kind - RANGE == RANGE_OF[value]
