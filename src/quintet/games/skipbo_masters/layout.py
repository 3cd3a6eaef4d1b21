"""What a seat of Skip-Bo Masters may know, as bytes: its hand, all that lies open, coins, the cards put aside."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.layout import B3, B4, B5, B6, B7, BYTE, MOST, Layout, at_most, clear, seat_bits, turn_of
from quintet.core.options import Options
from quintet.core.state import State
from quintet.games.skipbo_masters import cards
from quintet.games.skipbo_masters.hands import Hands
from quintet.games.skipbo_masters.piles import BuildingPiles, HelpPiles
from quintet.games.skipbo_masters.rules import SkipboMastersState

_LISTED: Final = 2  # words for the topmost cards of a seat's help piles, and how many there are


def layout(options: Options, n_players: int) -> Layout:
    return SkipboMastersLayout(options, n_players)


@final
class SkipboMastersLayout(Layout):
    def __init__(self, options: Options, n_players: int) -> None:
        super().__init__(
            options,
            n_players,
            [
                ("stock/cards", "how many are left"),
                ("stock/top", "kind + 1"),
                ("coins", "127 for more"),
                ("cards", "in hand"),
                ("starter", "1: began the round"),
            ],
        )
        self.table: i64 = self.add(
            [
                ("phase", 3, "1 for: anything goes, a card must follow the stand-in, a toll is asked"),
                ("pile", 1, "the building pile that it is about + 1"),
                ("draw", 2, "cards in the draw pile: 128 * first + second"),
                ("laid", 1, "1: the seat on turn has laid a card in this turn"),
                ("renewed", 1, "1: the draw pile is made of finished piles"),
            ]
        )
        self.heights: i64 = self.add(
            [
                ("building/heights", cards.N_PILES, "the number that each building pile has come to"),
                ("building/needs", cards.N_PILES, "the number that it takes now, 13 for none"),
            ]
        )
        self.beside: i64 = self.add(
            [("building/coins", cards.N_PILES, "beside each pile"), ("idle", 1, "turns in a row without a card laid")]
        )
        self.hand: i64 = self.add_kinds("hand", cards.N_KINDS, "how many of each kind")
        self.building: i64 = self.add_kinds("building", cards.N_KINDS, "how many of each kind lie on building piles")
        self.finished: i64 = self.add_kinds("finished", cards.N_KINDS, "how many of each kind are put aside")
        self.help: i64 = self.n_words
        for seat in range(n_players):
            self.add(
                [
                    (f"help/{seat}/top", cards.N_PILES, "kind + 1 of the top card of each help pile"),
                    (f"help/{seat}/cards", cards.N_PILES, "how many cards each has, 127 for more"),
                    (f"help/{seat}/second", cards.N_PILES, "kind + 1 of the card under the top card"),
                    (f"help/{seat}/third", cards.N_PILES, "and of the one under that"),
                ]
            )
            self.add_kinds(f"help/{seat}/kinds", cards.N_KINDS, "how many of each kind are in all four help piles")

    def write(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, SkipboMastersState)
        state.building.keep_counts()
        state.help.keep_counts()
        self.write_frame(state, seat, out, at)
        self.put_seats(state, seat, out, at)
        bits = BYTE[state.phase] + B3 * (state.pile + 1) + B4 * (state.n_draw >> 7) + B5 * (state.n_draw & MOST)
        if state.has_laid:
            bits += B6
        if state.is_renewed:
            bits += B7
        out[at + self.table] = bits
        self.put_building(state.building, out, at)
        out[at + self.beside] += B4 * state.idle
        put_hand(state.hands, seat, out, at + self.hand)

    def put_seats(self, state: SkipboMastersState, seat: i64, out: vec[i64], at: i64) -> None:
        """What all know of the seats, and their help piles."""
        n = self.n_players
        turn = turn_of(state)
        piles = state.help
        word = at + self.help
        other = seat
        for i in range(n):
            left = state.stocks.size[other]
            bits = seat_bits(state.score(other), other == turn) + B3 * left + B6 * state.hands.size[other]
            if left > 0:
                bits += B4 * (state.stocks.top(other) + 1)
            if other == state.starter:
                bits += B7
            out[at + self.seats + i] = bits + B5 * at_most(state.coins[other])
            put_help(piles, other, out, word)
            word += _LISTED + cards.KIND_WORDS
            other += 1
            if other == n:
                other = 0

    def put_building(self, building: BuildingPiles, out: vec[i64], at: i64) -> None:
        heights: i64 = 0
        needs: i64 = 0
        coins: i64 = 0
        pile: i64 = cards.N_PILES
        while pile > 0:
            pile -= 1
            heights = (heights << 8) + building.height[pile]
            needs = (needs << 8) + building.needs[pile]
            coins = (coins << 8) + at_most(building.coins[pile])
        out[at + self.heights] = heights + B4 * needs
        out[at + self.beside] = coins
        on_piles = at + self.building
        finished = at + self.finished
        for word in range(i64(cards.KIND_WORDS)):
            out[on_piles + word] = building.counted[word]
            out[finished + word] = building.finished[word]


def put_hand(hands: Hands, seat: i64, out: vec[i64], at: i64) -> None:
    """Count the cards of a hand by kind."""
    clear(out, at, cards.KIND_WORDS)
    kinds = hands.cards
    first = seat * cards.HAND_SIZE
    for i in range(first, first + hands.size[seat]):
        kind = i64(kinds[i])
        out[at + (kind >> 3)] += BYTE[kind & 7]


def put_help(piles: HelpPiles, seat: i64, out: vec[i64], at: i64) -> None:
    """The help piles of a seat: their topmost cards in order, all of them by kind."""
    top: i64 = 0
    size: i64 = 0
    second: i64 = 0
    third: i64 = 0
    first = seat * cards.N_PILES
    pile = first + cards.N_PILES
    while pile > first:
        pile -= 1
        top <<= 8
        size = (size << 8) + at_most(piles.size[pile])
        second <<= 8
        third <<= 8
        slot = piles.top[pile]
        if slot != 0:
            top += i64(piles.card[slot]) + 1
            slot = i64(piles.under[slot])
            if slot != 0:
                second += i64(piles.card[slot]) + 1
                slot = i64(piles.under[slot])
                if slot != 0:
                    third += i64(piles.card[slot]) + 1
    out[at] = top + B4 * size
    out[at + 1] = second + B4 * third
    first = seat * cards.KIND_WORDS
    for i in range(i64(cards.KIND_WORDS)):
        out[at + _LISTED + i] = piles.counted[first + i]
