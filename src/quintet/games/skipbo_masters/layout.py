"""What a seat of Skip-Bo Masters may know, as bytes: its hand, all that lies open, coins, the cards put aside."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.layout import B3, B4, B5, B6, B7, BYTE, MOST, WORD, Layout, at_most, clear, put
from quintet.core.options import Options
from quintet.core.state import State
from quintet.games.skipbo_masters import cards
from quintet.games.skipbo_masters.rules import SkipboMastersState

_KINDS: Final = -(-cards.N_KINDS // WORD)  # words that count cards by kind
_LISTED: Final = WORD - 1  # cards of a help pile that are listed in order, the top card first


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
            for pile in range(cards.N_PILES):
                parts = [
                    (f"help/{seat}/{pile}", _LISTED, "kind + 1 of its cards, the top card first"),
                    (f"help/{seat}/{pile}/cards", 1, "how many cards, 127 for more"),
                ]
                self.add(parts)
            self.add_kinds(f"help/{seat}/kinds", cards.N_KINDS, "how many of each kind are in all four help piles")

    def write(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, SkipboMastersState)
        self.write_frame(state, seat, out, at)
        n = self.n_players
        clear(out, at + self.table, self.n_words - self.table)
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
            word += cards.N_PILES + _KINDS
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
        if building.n_finished > 0:
            for kind in range(i64(cards.N_KINDS)):
                put(out, at + self.finished, kind, i64(building.finished[kind]))

    def put_help(self, state: SkipboMastersState, seat: i64, out: vec[i64], at: i64) -> None:
        """The help piles of a seat, into words that are empty."""
        kinds = at + cards.N_PILES
        piles = state.help
        for pile in range(i64(cards.N_PILES)):
            slot = piles.top[seat * cards.N_PILES + pile]
            size: i64 = 0
            bits: i64 = 0
            while slot != 0:
                kind = i64(piles.card[slot])
                if size < _LISTED:
                    bits += (kind + 1) * BYTE[size]
                put(out, kinds, kind, 1)
                size += 1
                slot = i64(piles.under[slot])
            out[at + pile] = bits + B7 * at_most(size)
