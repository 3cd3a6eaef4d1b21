"""What a seat of SOLO may know, as bytes: its hand, the hands it remembers, the discards, who has called."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.layout import (
    B1,
    B2,
    B3,
    B4,
    B5,
    B6,
    B7,
    BYTE,
    SPREAD,
    WORD,
    Layout,
    at_most,
    clear,
    put_bits,
    put_both,
    seat_bits,
    turn_of,
)
from quintet.core.options import Options
from quintet.core.state import NOTHING, State
from quintet.games.solo import cards
from quintet.games.solo.hands import Hands
from quintet.games.solo.rules import SoloState


def layout(options: Options, n_players: int) -> Layout:
    return SoloLayout(options, n_players)


@final
class SoloLayout(Layout):
    def __init__(self, options: Options, n_players: int) -> None:
        super().__init__(
            options,
            n_players,
            [
                ("cards", "in hand, 127 for more"),
                ("said", "1: has said SOLO for the one card it holds"),
                ("window", "1: a call of this seat can be caught or made up for"),
                ("silent", "1: and it has not called"),
                ("catchable", "1: because it laid its last but one card, not because it got another hand"),
            ],
        )
        self.table: i64 = self.add(
            [
                ("direction", 1, "1: clockwise"),
                ("due", 1, "cards of penalty that wait for the seat on turn"),
                ("pondering", 1, "1: the seat on turn has taken a card and may lay it"),
                ("idle", 1, "turns in a row without laying or taking"),
                ("pack", 1, "how many cards"),
                ("dealer", 1, "which seat, counted from the own one"),
                ("drawn", 1, "the card that the seat itself has just taken: its kind + 1"),
            ]
        )
        self.colour: i64 = self.add([("colour", cards.N_COLOURS, "1 for the colour in force")])
        self.hand: i64 = self.add_kinds("hand", cards.N_KINDS, "how many of each kind")
        self.discards: i64 = self.add_kinds("discards", cards.N_KINDS, "how many of each kind lie under the top card")
        self.known: i64 = self.n_words
        for seat in range(1, n_players):
            self.add_kinds(f"known/{seat}", cards.N_KINDS, "how many of each kind must be in that hand")
        self.top: i64 = self.add_kinds("top", cards.N_KINDS, "1 for the top card")

    def write(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, SoloState)
        match: SoloState = state  # its type is looked at once
        self.write_frame(match, seat, out, at)
        self.put_seats(match, seat, out, at)
        self.put_table(match, seat, out, at)
        self.put_hands(match.hands, seat, out, at)
        out[at + self.top + (match.top >> 3)] = BYTE[match.top & 7]

    def put_seats(self, state: SoloState, seat: i64, out: vec[i64], at: i64) -> None:
        """What all know of the seats."""
        n = self.n_players
        size = state.hands.size
        points = state.points
        said = state.said
        window = state.window
        turn = turn_of(state)
        word = at + self.seats
        other = seat
        for i in range(n):
            bits = seat_bits(points[other], other == turn) + B3 * at_most(size[other])
            if said != 0:
                bits += B4 * ((said >> other) & 1)
            if window != 0:
                bits += B5 * ((window >> other) & 1) + B6 * ((state.silent >> other) & 1)
                if other == state.catchable:
                    bits += B7
            out[word + i] = bits
            other += 1
            if other == n:
                other = 0

    def put_table(self, state: SoloState, seat: i64, out: vec[i64], at: i64) -> None:
        """What lies in the middle, and what is awaited."""
        n = self.n_players
        bits = B1 * at_most(state.due) + B3 * at_most(state.idle) + B4 * state.n_pack
        bits += B5 * ((state.dealer - seat + n) % n)
        if state.direction > 0:
            bits += 1
        if state.drawn != NOTHING:
            bits += B2
            if seat == state.turn:
                bits += B6 * (state.drawn + 1)
        out[at + self.table] = bits
        out[at + self.colour] = BYTE[state.colour]

    def put_hands(self, hands: Hands, seat: i64, out: vec[i64], at: i64) -> None:
        """The hand, the discards, and what the seat knows of the other hands; behind them it clears the top card."""
        n = self.n_players
        put_hand(out, at + self.hand, hands.held[seat], hands.extra[seat])
        put_hand(out, at + self.discards, hands.held[n], hands.extra[n])
        word = at + self.known
        if hands.has_known:
            other = seat
            for _i in range(n - 1):
                other += 1
                if other == n:
                    other = 0
                pair = seat * n + other
                held = hands.known_held[pair]
                if held != 0:
                    put_hand(out, word, held, hands.known_extra[pair])
                else:
                    clear(out, word, cards.KIND_WORDS)
                word += cards.KIND_WORDS
            clear(out, word, cards.KIND_WORDS)
        else:
            clear(out, word, n * cards.KIND_WORDS)


def put_hand(out: vec[i64], at: i64, held: i64, extra: i64) -> None:
    """Fill the words of a hand: `held` has the kinds, `extra` the second cards, and of black kinds how many more."""
    if extra == 0:  # no two cards are alike
        put_bits(out, at, cards.KIND_WORDS, held)
        return
    put_both(out, at, cards.COLOURED_WORDS, held, extra)
    extra >>= WORD * cards.COLOURED_WORDS
    bits = SPREAD[held >> (WORD * cards.COLOURED_WORDS)] + SPREAD[extra & 15]
    out[at + cards.COLOURED_WORDS] = bits + B4 * ((extra >> 4) & 3) + B5 * ((extra >> 6) & 3) + B6 * ((extra >> 8) & 3)
