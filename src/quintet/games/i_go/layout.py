"""What a seat of I Go! may know, as bytes: its hand, what all saw going to the others, display and discard pile."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import bit_count
from quintet.core.layout import (
    B1,
    B2,
    B3,
    B4,
    B5,
    B6,
    BYTE,
    MOST,
    WORD,
    Layout,
    clear,
    put,
    put_bits,
    seat_bits,
    turn_of,
)
from quintet.core.options import Options
from quintet.core.state import NOTHING, State
from quintet.games.i_go import cards
from quintet.games.i_go.rules import IGoState

_PHASES: Final = "1 for what the seat on turn does: take, lay, call or not, choose a row"


def layout(options: Options, n_players: int) -> Layout:
    return IGoLayout(options, n_players)


@final
class IGoLayout(Layout):
    def __init__(self, options: Options, n_players: int) -> None:
        super().__init__(options, n_players, [("cards", "in hand"), ("starter", "1: began the round")])
        self.phase: i64 = self.add([("phase", 4, _PHASES)])
        self.table: i64 = self.add(
            [
                ("stock", 1, "how many cards"),
                ("discard/cards", 1, "how many cards"),
                ("display/cards", 1, "how many cards"),
                ("taken", 1, "the card just taken from the discard pile: its kind + 1"),
                ("laid back", 1, "turns in a row that laid back the card just taken"),
                ("turns", 2, "of this round: 128 * first + second"),
            ]
        )
        self.colour: i64 = self.add([("colour", cards.N_COLOURS, "1 for the colour of the display")])
        self.order: i64 = self.add([("display/order", cards.MAX_DISPLAY, "kind + 1 of its cards, the last one first")])
        self.listed: i64 = self.add([("discard/order", WORD, "kind + 1 of its topmost cards, the top card first")])
        self.hand: i64 = self.add_set("hand", "1 for each card held")
        self.known: i64 = self.n_words
        for seat in range(n_players):
            self.add_set(f"known/{seat}", "1 for each card that all saw going to this hand")
        self.discard: i64 = self.add_set("discard", "1 for each card in the pile")
        self.top: i64 = self.add_set("discard/top", "1 for the card on top")
        self.display: i64 = self.add_set("display", "1 for each card in it")
        self.last: i64 = self.add_set("display/top", "1 for the card that can be taken")

    def add_set(self, name: str, meaning: str) -> int:
        """Lay out a set of cards, the two halves of the colours one after the other."""
        first = self.add_kinds(f"{name}/low", cards.WORD, meaning)
        self.add_kinds(f"{name}/high", cards.N_CARDS - cards.WORD, meaning)
        return first

    def write(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, IGoState)
        self.write_frame(state, seat, out, at)
        n = self.n_players
        hands = state.hands
        turn = turn_of(state)
        word = at + self.known
        other = seat
        for i in range(n):
            bits = seat_bits(state.score(other), other == turn)
            bits += B3 * (bit_count(hands.low[other]) + bit_count(hands.high[other]))
            if other == state.starter:
                bits += B4
            out[at + self.seats + i] = bits
            put_set(out, word, hands.known_low[other], hands.known_high[other])
            word += cards.SET_WORDS
            other += 1
            if other == n:
                other = 0
        clear(out, at + self.colour, self.listed - self.colour)
        out[at + self.phase] = BYTE[state.phase]
        bits = state.n_stock + B1 * state.n_discard + B2 * state.n_display + B4 * state.laid_back
        if state.taken != NOTHING:
            bits += B3 * (state.taken + 1)
        out[at + self.table] = bits + B5 * (state.round_turns >> 7) + B6 * (state.round_turns & MOST)
        put_set(out, at + self.hand, hands.low[seat], hands.high[seat])
        clear(out, at + self.discard, self.n_words - self.discard)
        for i in range(state.n_discard):
            put_card(out, at + self.discard, i64(state.discard[i]))
        bits = 0
        for i in range(max(i64(0), state.n_discard - WORD), state.n_discard):
            bits = (bits << 8) + i64(state.discard[i]) + 1
        out[at + self.listed] = bits
        if state.n_discard > 0:
            put_card(out, at + self.top, i64(state.discard[state.n_discard - 1]))
        byte = WORD * self.order
        i = state.n_display
        while i > 0:
            i -= 1
            card = i64(state.display[i])
            put_card(out, at + self.display, card)
            put(out, at, byte, card + 1)
            byte += 1
        if state.n_display > 0:
            put_card(out, at + self.last, i64(state.display[state.n_display - 1]))
            put(out, at, WORD * self.colour + state.display_colour(), 1)


def put_set(out: vec[i64], at: i64, low: i64, high: i64) -> None:
    put_bits(out, at, cards.HALF_WORDS, low)
    put_bits(out, at + cards.HALF_WORDS, cards.HALF_WORDS, high)


def put_card(out: vec[i64], at: i64, card: i64) -> None:
    """Mark a card in a set that is empty where it goes."""
    if card >= cards.WORD:
        at += cards.HALF_WORDS
        card -= cards.WORD
    put(out, at, card, 1)
