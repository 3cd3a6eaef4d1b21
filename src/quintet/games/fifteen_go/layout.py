"""What a seat of 15GO! may know, as bytes: piles and rows; of closed piles only what was turned over before all."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT
from quintet.core.layout import B1, B2, B3, B4, B5, B6, B7, BYTE, MOST, Layout, clear
from quintet.core.options import Options
from quintet.core.state import State
from quintet.games.fifteen_go import cards
from quintet.games.fifteen_go.rules import FifteenGoState

_PILE: Final = 2  # words that count a pile's cards by number
_SEAT: Final = 2 * _PILE  # words for the piles of a seat


def layout(options: Options, n_players: int) -> Layout:
    return FifteenGoLayout(options, n_players)


@final
class FifteenGoLayout(Layout):
    def __init__(self, options: Options, n_players: int) -> None:
        super().__init__(
            options,
            n_players,
            [
                ("closed/cards", "in the closed pile"),
                ("open/cards", "in the open pile"),
                ("open/top", "kind + 1 of its top card; a kind is 8 * (number - 1) + colour"),
                ("closed/top", "kind + 1 of the card that is turned next, if all have seen the closed pile"),
                ("place", "1: the first to be out, and so on; 0: still in"),
            ],
        )
        self.table: i64 = self.add(
            [
                ("turned", 1, "the card in hand: its kind + 1"),
                ("may stop", 1, "1: turn the next card or stop"),
                ("chain", 1, "the row on which borrowed cards wait + 1"),
                ("turned over", 1, "1: the seat on turn has turned its pile over in this turn"),
                ("idle", 2, "cards turned since one went to the middle: 128 * first + second"),
                ("out", 1, "how many seats are out"),
                ("finished", 1, "how many rows"),
            ]
        )
        self.rows: i64 = self.add([("rows", cards.MAX_ROWS, "the number on top of each row, 0 for a free place")])
        self.colours: i64 = self.add([("colours", cards.MAX_ROWS, "colour + 1 of a row that has only one")])
        self.piles: i64 = self.n_words
        for seat in range(n_players):
            self.add_kinds(f"open/{seat}", cards.HIGHEST, "how many of each number are in the open pile")
            self.add_kinds(f"closed/{seat}", cards.HIGHEST, "and in the closed pile, if all have seen it")

    def write(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, FifteenGoState)
        self.write_frame(state, seat, out, at)
        n = self.n_players
        piles = state.piles
        word = at + self.piles
        other = seat
        for i in range(n):
            n_closed = piles.n_closed[other]
            n_open = piles.n_open[other]
            base = other * cards.MAX_CARDS
            bits = B3 * n_closed + B4 * n_open + B7 * state.place[other]
            if n_open > 0:
                bits += B5 * (i64(piles.open[base + n_open - 1]) + 1)
            put_tally(out, word, piles.open_tally[other])
            if state.seen & BIT[other]:
                if n_closed > 0:
                    bits += B6 * (i64(piles.closed[base + n_closed - 1]) + 1)
                put_tally(out, word + _PILE, piles.closed_tally[other])
            else:
                clear(out, word + _PILE, _PILE)
            out[at + self.seats + i] += bits
            word += _SEAT
            other += 1
            if other == n:
                other = 0
        # what is absent, a card or a row, is NOTHING: -1
        bits = state.turned + 1 + B2 * (state.chain + 1) + B4 * (state.idle >> 7) + B5 * (state.idle & MOST)
        if state.may_stop:
            bits += B1
        if state.was_turned_over:
            bits += B3
        out[at + self.table] = bits + B6 * state.n_out + B7 * (piles.n_away // cards.HIGHEST)
        bits = 0
        for row in range(i64(cards.MAX_ROWS)):
            bits += piles.n_row[row] * BYTE[row]
        out[at + self.rows] = bits
        bits = 0
        if state.has_points:
            for row in range(i64(cards.MAX_ROWS)):
                if piles.n_row[row] > 0 and piles.has_one_colour(row):
                    bits += (cards.colour_of(i64(piles.row[row * cards.HIGHEST])) + 1) * BYTE[row]
        out[at + self.colours] = bits


def put_tally(out: vec[i64], at: i64, tally: i64) -> None:
    """Write how many cards of each number a pile has, each as a byte."""
    out[at] = _as_bytes(tally & 0xFFFFFFFF)
    out[at + 1] = _as_bytes(tally >> 32)


def _as_bytes(tally: i64) -> i64:
    """Eight counts of four bits as eight bytes."""
    tally = (tally | (tally << 16)) & 0x0000FFFF0000FFFF
    tally = (tally | (tally << 8)) & 0x00FF00FF00FF00FF
    return (tally | (tally << 4)) & 0x0F0F0F0F0F0F0F0F
