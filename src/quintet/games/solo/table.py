"""The table of a SOLO match: where the cards lie and whose turn it is, copies and redeals. The rules build on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT
from quintet.core.cards import copy_cards, sort_cards
from quintet.core.rng import Rng
from quintet.core.sink import PLACES
from quintet.core.state import NOTHING, State, hides_from
from quintet.games.solo import cards
from quintet.games.solo.hands import Hands
from quintet.games.solo.options import SoloOptions

PACK: Final = 0 * PLACES  # places of the sink, in the order of SoloGame.zones
DISCARD: Final = 1 * PLACES
HAND: Final = 2 * PLACES

NO_CALLS: Final = 0
STRICT: Final = 1
CATCHING: Final = 2

POINTS_IN_PLAY: Final = {"minus_500": (-500, 0), "minus_300": (-300, 0), "winner_600": (0, 599), "round": (0, 0)}
"""The points that a seat can have while the match goes on: with any others it ends (SO-24)."""


class SoloTable(State):
    """What there is in a match of SOLO, as against what may be done with it."""

    def __init__(self, options: SoloOptions, n_players: int, seed: int) -> None:
        super().__init__(n_players, seed, options.turn_limit)
        self.options = options
        self.hand_size: i64 = options.hand
        self.has_throw_in: bool = options.throw_in
        self.has_mixed_stack: bool = options.mixed_stack
        self.plays_after_penalty: bool = options.play_after_penalty
        self.calls: i64 = {"off": NO_CALLS, "strict": STRICT, "catch": CATCHING}[options.solo_call]
        self.asks_receivers: bool = options.call_received and options.solo_call != "off"
        self.takes_last_penalty: bool = options.last_penalty
        self.winner_scores: bool = options.scoring == "winner_600"
        least, most = POINTS_IN_PLAY[options.scoring]
        self.least: i64 = least
        self.most: i64 = most

        self.hands = Hands(n_players)
        self.points = vec[i64]([0] * n_players)
        self.pack = vec[u8]([0] * cards.N_CARDS)
        self.missing = vec[i64]([0] * (n_players + 1))  # scratch of `resample`
        self.n_pack: i64 = 0
        self.dealer: i64 = 0
        self.direction: i64 = 1
        self.top: i64 = NOTHING
        self.colour: i64 = 0  # in force
        self.symbol: i64 = cards.NO_SYMBOL
        self.due: i64 = 0  # cards of penalty that wait for the seat on turn
        self.drawn: i64 = NOTHING  # the card just taken, which may be laid at once (SO-6)
        self.idle: i64 = 0  # turns in a row without laying or taking (SO-25)
        self.said: i64 = 0  # the seats that have said SOLO for the one card they hold, as bits
        self.catchable: i64 = NOTHING  # the seat that laid its last but one card with nothing since (SO-21)
        self.window: i64 = 0  # this seat, and whoever got a hand of one card with nothing since (SO-21), as bits
        self.silent: i64 = 0  # those of them that have not said SOLO, as bits

    # ------------------------------------------------------------ the pack
    def can_take(self) -> bool:
        return self.n_pack > 0 or self.hands.size[self.n_players] > 0

    def shuffle_pack(self) -> None:
        self.chance.shuffle(self.pack, self.n_pack)
        if self.sink is not None:
            self.sink.shuffled(PACK, self.n_pack)

    def draw(self, seat: i64) -> i64:
        """Move the pack's top card to a hand, after a reshuffle if need be (SO-7); NOTHING if there is none."""
        if self.n_pack == 0:
            discards = self.n_players
            if self.hands.size[discards] == 0:
                return NOTHING
            self.n_pack = self.hands.cards_into(self.hands.held[discards], self.hands.extra[discards], self.pack, 0)
            self.hands.clear(discards)
            self.shuffle_pack()
        self.n_pack -= 1
        kind = i64(self.pack[self.n_pack])
        self.hands.add(seat, kind)
        self.said &= ~BIT[seat]
        if self.sink is not None:
            self.sink.moved(kind, PACK, HAND + seat, BIT[seat])
        return kind

    def draw_many(self, seat: i64, n: i64) -> bool:
        """Draw n cards or as many as there are; tell whether there was any."""
        drew = False
        while n > 0 and self.draw(seat) != NOTHING:
            drew = True
            n -= 1
        return drew

    # ------------------------------------------------------------ seats and scores
    def next_seat(self, seat: i64) -> i64:
        seat += self.direction
        if seat < 0:
            return self.n_players - 1
        return 0 if seat == self.n_players else seat

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def standing(self, seat: i64) -> i64:
        return self.points[seat]

    # ------------------------------------------------------------ copies and redeals
    def copy_from(self, other: State) -> None:
        assert isinstance(other, SoloTable)
        self.copy_base(other)
        self.hands.copy_from(other.hands)
        for seat in range(self.n_players):
            self.points[seat] = other.points[seat]
        self.n_pack = other.n_pack
        copy_cards(self.pack, other.pack, other.n_pack)
        self.dealer = other.dealer
        self.direction = other.direction
        self.top = other.top
        self.colour = other.colour
        self.symbol = other.symbol
        self.due = other.due
        self.drawn = other.drawn
        self.idle = other.idle
        self.said = other.said
        self.catchable = other.catchable
        self.window = other.window
        self.silent = other.silent

    def resample(self, viewer: i64, rng: Rng) -> None:
        """Pool the pack and what the viewer does not know of the other hands, and deal it out again."""
        pool = self.n_pack
        self.missing[0] = pool
        for seat in range(self.n_players):
            if hides_from(seat, viewer):
                pool = self.hands.pool_unknown(viewer, seat, self.pack, pool)
            self.missing[seat + 1] = pool
        sort_cards(self.pack, pool)
        rng.shuffle(self.pack, pool)
        for seat in range(self.n_players):
            pool = self.hands.refill(seat, self.missing[seat + 1] - self.missing[seat], self.pack, pool)
            if seat == self.turn and self.drawn != NOTHING and hides_from(seat, viewer):
                self.drawn = i64(self.pack[pool])  # it came from the pack, so it is one of those just dealt
        self.n_pack = pool
        self.hands.forget_for(viewer)
        self.chance.reseed(rng)
