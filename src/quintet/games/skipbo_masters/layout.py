"""What a seat of Skip-Bo Masters may know, as bytes: its hand, all that lies open, coins, the cards put aside."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.layout import B1, B3, B4, B5, B6, B7, BYTE, MOST, Layout, at_most, clear, put
from quintet.core.options import Options
from quintet.core.state import State
from quintet.games.skipbo_masters import cards
from quintet.games.skipbo_masters.rules import SkipboMastersState

_LISTED: Final = 2  # words for the topmost cards of a seat's help piles, and how many there are
_SEAT: Final = _LISTED + cards.KIND_WORDS  # words for the help piles of a seat


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
        self.write_frame(state, seat, out, at)
        n = self.n_players
        clear(out, at + self.table, self.finished - self.table)
        word = at + self.help
        other = seat
        for i in range(n):
            left = state.stocks.size[other]
            bits = B3 * left + B6 * state.hands.size[other]
            if left > 0:
                bits += B4 * (state.stocks.top(other) + 1)
            if other == state.starter:
                bits += B7
            out[at + self.seats + i] += bits + B5 * at_most(state.coins[other])
            self.put_help(state, other, out, word)
            word += _SEAT
            other += 1
            if other == n:
                other = 0
        bits = BYTE[state.phase] + B3 * (state.pile + 1) + B4 * (state.n_draw >> 7) + B5 * (state.n_draw & MOST)
        if state.has_laid:
            bits += B6
        if state.is_renewed:
            bits += B7
        out[at + self.table] = bits
        self.put_building(state, out, at)
        first = seat * cards.HAND_SIZE
        for i in range(first, first + state.hands.size[seat]):
            put(out, at + self.hand, i64(state.hands.cards[i]), 1)

    def put_building(self, state: SkipboMastersState, out: vec[i64], at: i64) -> None:
        building = state.building
        heights: i64 = 0
        coins = B4 * state.idle
        for pile in range(i64(cards.N_PILES)):
            heights += building.height[pile] * BYTE[pile] + building.needs[pile] * BYTE[cards.N_PILES + pile]
            coins += at_most(building.coins[pile]) * BYTE[pile]
            first = pile * cards.TOP_NUMBER
            for i in range(first, first + building.n_cards[pile]):
                put(out, at + self.building, i64(building.cards[i]), 1)
        out[at + self.heights] = heights
        out[at + self.beside] = coins
        kind: i64 = cards.N_KINDS
        bits: i64 = 0
        while kind > 0:
            kind -= 1
            bits = bits * B1 + i64(building.finished[kind])
            if kind & 7 == 0:
                out[at + self.finished + (kind >> 3)] = bits
                bits = 0

    def put_help(self, state: SkipboMastersState, seat: i64, out: vec[i64], at: i64) -> None:
        """The help piles of a seat: their topmost cards in order, all of them by kind."""
        piles = state.help
        listed: i64 = 0
        under: i64 = 0
        for pile in range(i64(cards.N_PILES)):
            slot = piles.top[seat * cards.N_PILES + pile]
            if slot != 0:
                unit = BYTE[pile]
                listed += (i64(piles.card[slot]) + 1) * unit
                listed += at_most(piles.size[seat * cards.N_PILES + pile]) * unit * B4
                slot = i64(piles.under[slot])
                if slot != 0:
                    under += (i64(piles.card[slot]) + 1) * unit
                    slot = i64(piles.under[slot])
                    if slot != 0:
                        under += (i64(piles.card[slot]) + 1) * unit * B4
        out[at] = listed
        out[at + 1] = under
        first = seat * cards.KIND_WORDS
        for i in range(i64(cards.KIND_WORDS)):
            out[at + _LISTED + i] = piles.counted[first + i]
