"""What another player of I Go! may hold: a redealt hand, played on for as many turns as they have had."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import bit_count
from quintet.core.rng import Rng
from quintet.core.state import NOTHING
from quintet.games.i_go import cards
from quintet.games.i_go.hands import Hands
from quintet.games.i_go.rules import IGoState
from quintet.games.i_go.split import Split

HIGHEST: Final = vec[i64]([bits.bit_length() for bits in range(cards.ALL_VALUES + 1)])
"""The highest of a set of values, in points."""


def of_colour(low: i64, high: i64, colour: i64) -> i64:
    """The values of a colour in two words."""
    if colour < cards.LOW_COLOURS:
        return (low >> (cards.N_VALUES * colour)) & cards.ALL_VALUES
    return (high >> (cards.N_VALUES * (colour - cards.LOW_COLOURS))) & cards.ALL_VALUES


@final
class Guess:
    """Swaps cards between a hand and the stock, as a redeal might have done; cards that everybody knows stay."""

    def __init__(self) -> None:
        self.split = Split()
        self.hidden = vec[i64]([0] * cards.N_CARDS)  # scratch of `deal_again`

    def improve(self, state: IGoState, seat: i64, n_turns: i64, rng: Rng) -> None:
        """Play turns: each swaps the dearest card in no group for one from the stock. What was taken openly stays.

        There are some more draws than turns, because players pick the best of three cards.
        """
        hands = state.hands
        display = state.display_colour()
        n_draws = n_turns + n_turns // 4 + 1 - bit_count(hands.known_low[seat]) - bit_count(hands.known_high[seat])
        while n_draws > 0 and state.n_stock > 0:
            n_draws -= 1
            place = rng.below(state.n_stock)
            drawn = i64(state.stock[place])
            hands.add(seat, drawn)
            card = self.dearest(hands, seat, display)
            if card == NOTHING:
                card = drawn
            hands.remove(seat, card)
            state.stock[place] = u8(card)

    def dearest(self, hands: Hands, seat: i64, display: i64) -> i64:
        """The highest card in no group of a hand, among those that nobody knows; NOTHING if there is none."""
        split = self.split
        split.open_hand(hands.low[seat], hands.high[seat], display)
        split.best_call()
        values = split.values
        first = split.first
        if first == NOTHING:
            return NOTHING
        in_both: i64 = 0
        if split.second != first:
            in_both = values[split.second] & values[first]
        values[split.second] = in_both
        values[first] = 0
        card: i64 = NOTHING
        highest: i64 = 0
        for colour in range(i64(cards.N_COLOURS)):
            rest = values[colour]
            if rest != 0:
                rest &= ~of_colour(hands.known_low[seat], hands.known_high[seat], colour)
                if HIGHEST[rest] > highest:
                    highest = HIGHEST[rest]
                    card = cards.N_VALUES * colour + highest - 1
        return card

    def deal_again(self, state: IGoState, seat: i64, rng: Rng) -> None:
        """Other cards for those that nobody has seen going to a hand."""
        hands = state.hands
        n_stock = state.n_stock
        if n_stock == 0:
            return
        n = hands.cards_into(
            hands.low[seat] & ~hands.known_low[seat], hands.high[seat] & ~hands.known_high[seat], self.hidden
        )
        for i in range(n):
            place = rng.below(n_stock)
            card = self.hidden[i]
            hands.remove(seat, card)
            hands.add(seat, i64(state.stock[place]))
            state.stock[place] = u8(card)
