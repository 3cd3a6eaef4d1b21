"""What a seat of Level 8 may know, as bytes: its hand, what all know of the others, everything that lies face up.

A lay-down is seen when it is complete, a secret choice when all have chosen: until then the cards count as in the hand
for everybody else.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT, bit_count, bit_index
from quintet.core.layout import (
    B1,
    B2,
    B3,
    B4,
    B5,
    B6,
    B7,
    BYTE,
    MOST,
    WORD,
    Layout,
    at_most,
    clear,
    put,
    put_bits,
    put_words,
    seat_bits,
    turn_of,
)
from quintet.core.options import Options
from quintet.core.state import State
from quintet.games.level_8 import cards, table
from quintet.games.level_8.hands import Hands
from quintet.games.level_8.options import Level8Options
from quintet.games.level_8.piles import LISTED
from quintet.games.level_8.rules import Level8State
from quintet.games.level_8.sheets import SHEETS

_COMBOS: Final = 2  # words for the combinations of a seat
_FULL: Final = cards.SPLIT // WORD  # words that have low kinds alone;
_LEFT: Final = cards.SPLIT % WORD  # so many low kinds share a word with high ones
_PHASES: Final = "1 for what is awaited: take, play, lay a level, show, claim, swap, keep"


def layout(options: Options, n_players: int) -> Layout:
    assert isinstance(options, Level8Options)
    return Level8Layout(options, n_players)


@final
class Level8Layout(Layout):
    def __init__(self, options: Level8Options, n_players: int) -> None:
        super().__init__(
            options,
            n_players,
            [
                ("cards", "in hand"),
                ("level", "that it tries to lay"),
                ("laid", "1: its level is on the table"),
                ("missing", "1: it will miss a turn"),
                ("keepers", "Keep cards in front of it"),
            ],
        )
        self.phase: i64 = self.add([("phase", table.TO_KEEP + 1, _PHASES), ("can lay", 1, "1: the seat itself can")])
        self.table: i64 = self.add(
            [
                ("draw", 2, "cards in the draw pile: 128 * first + second"),
                ("dealer", 1, "which seat, counted from the own one"),
                ("swapped", 1, "cards laid off by the Swap that is played"),
                ("turns", 2, "of this round: 128 * first + second"),
            ]
        )
        self.asked: i64 = self.n_words
        for seat in range(n_players):
            shapes = (
                f"shapes/{seat}",
                cards.MAX_PARTS,
                "of its level's parts: 1 a run, 2 a set, 3 a colour group",
            )
            self.add([shapes, (f"sizes/{seat}", cards.MAX_PARTS, "of these parts, in cards")])
        parts = [0, *map(_as_word, SHEETS[options.sheet].levels), 0]
        self.parts = vec[i64](parts)  # by level: 1 to 8, and 9 for having laid them all
        self.combos: i64 = self.n_words
        for seat in range(n_players):
            self.add(
                [
                    (f"combos/{seat}/shapes", cards.MAX_PARTS, "of its combinations on the table"),
                    (f"combos/{seat}/first", cards.MAX_PARTS, "a run's lowest value, a set's value, a colour; all + 1"),
                    (f"combos/{seat}/sizes", cards.MAX_PARTS, "in cards"),
                    (f"choosing/{seat}", 1, "1: it has still to choose cards in secret"),
                    (f"choices/{seat}", 1, "how many it may choose"),
                ]
            )
        self.own: i64 = self.add(
            [
                ("chosen", cards.MAX_KEPT, "kind + 1 of the cards that the seat itself has chosen in secret"),
                ("named", cards.MAX_PARTS, "where the parts of its lay-down begin, + 1"),
                ("put", cards.MAX_CARDS, "kind + 1 of the cards that it has put down so far"),
            ]
        )
        self.discards: i64 = self.n_words
        for seat in range(n_players):
            pile = (f"discard/{seat}", LISTED, "kind + 1 of its cards, the top card first")
            self.add([pile, (f"discard/{seat}/cards", 1, "how many cards")])
        self.hand: i64 = self.add_kinds("hand", cards.N_KINDS, "how many of each kind")
        self.known: i64 = self.n_words
        for seat in range(n_players):
            self.add_kinds(f"known/{seat}", cards.N_KINDS, "how many of each kind all know to be in this hand")
        aside = "how many of each kind are in discard piles or lie under the draw pile"
        self.tallies: i64 = self.add_kinds("put aside", cards.N_KINDS, aside)
        self.add_kinds("laid", cards.N_KINDS, "how many of each kind are in levels on the table")

    def write(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, Level8State)
        state.piles.keep_counts()
        self.write_frame(state, seat, out, at)
        self.put_seats(state, seat, out, at)
        self.put_table(state, seat, out, at)
        self.put_own(state, seat, out, at)
        put_words(out, at + self.tallies, state.piles.tallies, 0, 2 * cards.KIND_WORDS)

    def put_seats(self, state: Level8State, seat: i64, out: vec[i64], at: i64) -> None:
        """What all know of the seats."""
        n = self.n_players
        turn = turn_of(state)
        hands = state.hands
        piles = state.piles
        choices = state.choices
        laid = state.laid
        is_chosen = state.phase == table.TO_SHOW or state.phase == table.TO_KEEP
        known = at + self.known
        combos = at + self.combos
        other = seat
        for i in range(n):
            size = hands.size[other]
            if seat != other:  # cards that are lifted out of a hand are still in it for the others
                if is_chosen:
                    size += choices.n_chosen[other]
                elif state.phase == table.TO_LAY and other == state.turn:
                    size += state.lay_down.n_cards
            level = state.level[other]
            bits = seat_bits(state.score(other), other == turn) + B3 * at_most(size) + B4 * level
            if laid & BIT[other]:
                bits += B5
                self.put_combos(state, other, out, combos)
            else:
                out[combos] = 0
                out[combos + 1] = 0
            if state.missing & BIT[other]:
                bits += B6
            out[at + self.seats + i] = bits + B7 * state.keepers[other]
            out[at + self.asked + i] = self.parts[level]
            bits = B5 * choices.limit[other]
            if choices.waiting & BIT[other]:
                bits += B4
            out[combos + 1] += bits
            combos += _COMBOS
            if hands.was_known & BIT[other]:
                put_words(out, known, hands.known, other * cards.KIND_WORDS, cards.KIND_WORDS)
            else:
                clear(out, known, cards.KIND_WORDS)
            known += cards.KIND_WORDS
            out[at + self.discards + i] = piles.list_topmost(other)
            other += 1
            if other == n:
                other = 0

    def put_combos(self, state: Level8State, owner: i64, out: vec[i64], at: i64) -> None:
        """The combinations of a seat."""
        what: i64 = 0
        sizes: i64 = 0
        for part in range(i64(cards.MAX_PARTS)):
            combo = owner * cards.MAX_PARTS + part
            shape = i64(state.combos.shape[combo])
            if shape == cards.NO_SHAPE:
                break
            what += shape * BYTE[part] + (i64(state.combos.first[combo]) + 1) * BYTE[cards.MAX_PARTS + part]
            sizes += i64(state.piles.size[cards.COMBO_PILE + combo]) * BYTE[part]
        out[at] = what
        out[at + 1] = sizes

    def put_table(self, state: Level8State, seat: i64, out: vec[i64], at: i64) -> None:
        phase = state.phase
        if phase == table.TO_LAY and seat != state.turn:
            phase = table.TO_PLAY
        bits = BYTE[phase]
        if state.can_lay and seat == state.turn:
            bits += B7
        out[at + self.phase] = bits
        bits = (state.n_pack >> 7) + B1 * (state.n_pack & MOST) + B3 * state.n_swapped
        bits += B2 * ((state.dealer - seat + self.n_players) % self.n_players)
        out[at + self.table] = bits + B4 * (state.round_turns >> 7) + B5 * (state.round_turns & MOST)

    def put_own(self, state: Level8State, seat: i64, out: vec[i64], at: i64) -> None:
        """The hand, and what is on its way out of it."""
        clear(out, at + self.own, self.discards - self.own)
        self.put_hand(state.hands, seat, out, at + self.hand)
        byte = WORD * self.own
        if state.phase == table.TO_SHOW or state.phase == table.TO_KEEP:
            for i in range(state.choices.n_chosen[seat]):
                put(out, at, byte + i, state.choices.at(seat, i) + 1)
        elif state.phase == table.TO_LAY and seat == state.turn:
            lay_down = state.lay_down
            byte += cards.MAX_KEPT
            for part in range(lay_down.n_anchors):
                put(out, at, byte + part, lay_down.anchor[part] + 1)
            byte += cards.MAX_PARTS
            for i in range(lay_down.n_cards):
                put(out, at, byte + i, i64(lay_down.cards[i]) + 1)

    def put_hand(self, hands: Hands, seat: i64, out: vec[i64], at: i64) -> None:
        low = hands.low[seat]
        high = hands.high[seat]
        put_bits(out, at, _FULL, low)
        put_bits(out, at + _FULL, cards.KIND_WORDS - _FULL, (low >> (WORD * _FULL)) | (high << _LEFT))
        if hands.size[seat] == bit_count(low) + bit_count(high):
            return  # no two cards are alike
        first: i64 = 0
        while low | high:
            if low == 0:
                low = high
                high = 0
                first = cards.SPLIT
            kind = first + bit_index(low & -low)
            low &= low - 1
            count = hands.n_of(seat, kind)
            if count > 1:
                put(out, at, kind, count - 1)


def _as_word(parts: tuple[tuple[int, int], ...]) -> int:
    """The shapes and the sizes of a level's parts as a word."""
    return sum(shape << 8 * part | size << 8 * (cards.MAX_PARTS + part) for part, (shape, size) in enumerate(parts))
