"""What a seat of 15GO! may know, as bytes: piles and rows; of closed piles only what was turned over before all."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT
from quintet.core.layout import B1, B2, B3, B4, B5, B6, B7, BYTE, MOST, Layout, put_words, seat_bits
from quintet.core.options import Options
from quintet.core.state import NOTHING, State
from quintet.games.fifteen_go import cards
from quintet.games.fifteen_go.piles import Piles
from quintet.games.fifteen_go.rules import FifteenGoState


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
        match: FifteenGoState = state  # its type is looked at once
        piles = match.piles
        if not piles.has_tallies:
            piles.keep_tallies()
        if piles.stale != 0:
            self.renew(match, piles)
        self.write_frame(match, seat, out, at)
        put_words(out, at + self.seats, piles.words, seat, self.n_players)
        self.put_turn(match, piles, seat, out, at + self.seats)
        put_words(out, at + self.piles, piles.tallies, seat * cards.SEAT_WORDS, piles.n_tallies)
        self.put_table(match, piles, out, at)

    def renew(self, state: FifteenGoState, piles: Piles) -> None:
        """Make the words of those seats anew whose piles, points or place have changed."""
        stale = piles.stale
        piles.stale = 0
        while stale != 0:
            seat = cards.LOWEST[stale]
            stale &= stale - 1
            n_closed = piles.n_closed[seat]
            n_open = piles.n_open[seat]
            top_open = seat * cards.MAX_CARDS + n_open - 1
            top_closed = seat * cards.MAX_CARDS + n_closed - 1
            points = -n_closed - n_open
            if state.has_points:
                points = state.points[seat]
            bits = seat_bits(points, False) + B3 * n_closed + B4 * n_open + B7 * state.place[seat]
            if n_open > 0:
                bits += B5 * (i64(piles.open[top_open]) + 1)
            if n_closed > 0 and piles.seen & BIT[seat]:
                bits += B6 * (i64(piles.closed[top_closed]) + 1)
            piles.words[seat] = bits
            piles.words[seat + self.n_players] = bits

    def put_turn(self, state: FifteenGoState, piles: Piles, seat: i64, out: vec[i64], at: i64) -> None:
        """Whose turn it is, and that the turned card counts as theirs: what changes while their piles do not."""
        turn = state.turn
        word = at + turn - seat
        if turn < seat:
            word += self.n_players
        bits: i64 = 0
        if not state.is_over:
            bits = 1
        if state.turned != NOTHING and not state.has_points:
            points = -piles.n_closed[turn] - piles.n_open[turn]
            bits += seat_bits(points - 1, False) - seat_bits(points, False)
        out[word] += bits

    def put_table(self, state: FifteenGoState, piles: Piles, out: vec[i64], at: i64) -> None:
        """The card in hand, and the middle."""
        # what is absent, a card or a row, is NOTHING: -1
        bits = state.turned + 1 + B2 * (state.chain + 1) + B4 * (state.idle >> 7) + B5 * (state.idle & MOST)
        if state.may_stop:
            bits += B1
        if state.was_turned_over:
            bits += B3
        out[at + self.table] = bits + B6 * state.n_out + B7 * (piles.n_away // cards.HIGHEST)
        out[at + self.rows] = piles.heights
        bits = 0
        if state.has_points:
            n_row = piles.n_row
            for row in range(i64(cards.MAX_ROWS)):
                if n_row[row] > 0 and piles.has_one_colour(row):
                    bits += (cards.colour_of(i64(piles.row[row * cards.HIGHEST])) + 1) * BYTE[row]
        out[at + self.colours] = bits
