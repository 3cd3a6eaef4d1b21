"""The table of a Level 8 match: where all cards lie, what the match waits for, copies and redeals.

The base of the state; what players may do is in `rules.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT
from quintet.core.cards import copy_cards, sort_cards
from quintet.core.rng import Rng
from quintet.core.sink import EVERYBODY, PLACES
from quintet.core.state import NOTHING, State, hides_from
from quintet.games.level_8 import cards
from quintet.games.level_8.choices import Choices
from quintet.games.level_8.combos import Combos
from quintet.games.level_8.hands import Hands
from quintet.games.level_8.laying import LayDown
from quintet.games.level_8.levels import Levels
from quintet.games.level_8.options import Level8Options
from quintet.games.level_8.piles import Piles

# places of the sink, in the order of Level8Game.zones
DRAW_PILE: Final = 0 * PLACES
UNDER_PILE: Final = 1 * PLACES
DISCARD_PILE: Final = 2 * PLACES
HAND: Final = 3 * PLACES
LEVEL: Final = 4 * PLACES
FRONT: Final = 5 * PLACES

# what the table waits for
TO_TAKE: Final = 0  # a card (L8-4)
TO_PLAY: Final = 1  # lay, add, discard
TO_LAY: Final = 2  # the next step of a lay-down
TO_SHOW: Final = 3  # Take: the others' cards
TO_CLAIM: Final = 4  # Take: one of them
TO_SWAP: Final = 5  # Swap: cards for the discard pile
TO_KEEP: Final = 6  # between rounds (L8-18)


class Level8Table(State):
    """All that lies on the table, and in the hands."""

    def __init__(self, options: Level8Options, levels: Levels, n_players: int, seed: int) -> None:
        super().__init__(n_players, seed, options.turn_limit)
        self.options = options
        self.levels = levels
        self.keep_from: i64 = levels.sheet.keep_from
        self.keep: i64 = levels.sheet.keep
        self.has_master: bool = options.master
        self.has_double_deck: bool = options.double_deck
        self.can_lay: bool = False  # whether the seat on turn can lay its level now
        n_cards = sum([cards.copies(kind, options.master, options.double_deck) for kind in range(cards.N_KINDS)])

        self.hands = Hands(n_players)
        self.piles = Piles(n_cards)
        self.combos = Combos(self.hands, self.piles)
        self.lay_down = LayDown(levels, self.hands)
        self.choices = Choices(self.hands)
        self.pack = vec[u8]([0] * n_cards)  # the draw pile, face down
        self.n_pack: i64 = 0
        self.level = vec[i64]([1] * n_players)
        self.laid: i64 = 0  # whose level is on the table, as bits
        self.missing: i64 = 0  # the seats with a miss-a-turn card in front of them, as bits
        self.keepers = vec[i64]([0] * n_players)  # Keep cards in front of a seat
        self.dealer: i64 = 0
        self.phase: i64 = TO_TAKE
        self.n_swapped: i64 = 0
        self.picked: i64 = NOTHING  # the kind that was taken from a discard pile in this turn
        self.round_turns: i64 = 0

    # ------------------------------------------------------------ the seats
    def next_seat(self, seat: i64) -> i64:
        seat += 1
        if seat == self.n_players:
            return 0
        return seat

    def score(self, seat: i64) -> i64:
        """The levels that lie behind a seat."""
        return self.level[seat] - 1

    def standing(self, seat: i64) -> i64:
        """L8-16: level, then level laid."""
        return 2 * self.level[seat] + (1 if self.laid & BIT[seat] else 0)

    # ------------------------------------------------------------ the draw pile
    def draw(self, seat: i64) -> None:
        """Move the top of the draw pile to a hand; a new draw pile is made at once when it was the last (L8-15)."""
        self.n_pack -= 1
        kind = i64(self.pack[self.n_pack])
        self.hands.add(seat, kind)
        if self.sink is not None:
            self.sink.moved(kind, DRAW_PILE, HAND + seat, BIT[seat])
        if self.n_pack == 0:
            self.renew()

    def renew(self) -> None:
        """L8-15: all discards but the tops, and the face-up cards of the draw pile, make a new one."""
        n: i64 = 0
        for seat in range(self.n_players):
            n = self.piles.strip(seat, 1, self.pack, n)
        n = self.piles.strip(cards.UNDER_PILE, 0, self.pack, n)
        self.n_pack = n
        if n > 0:
            sort_cards(self.pack, n)
            self.chance.shuffle(self.pack, n)
            if self.sink is not None:
                self.sink.shuffled(DRAW_PILE, n)

    def push_under(self, kind: i64, source: i64) -> None:
        """Lay a card face up under the draw pile; if nothing lies over it, it is on top (L8-15)."""
        self.piles.push(cards.UNDER_PILE, kind)
        if self.sink is not None:
            self.sink.moved(kind, source, UNDER_PILE, EVERYBODY)
        if self.n_pack == 0:
            self.renew()

    def lay_off(self, seat: i64, kind: i64) -> None:
        """A card that has left the hand goes on the player's own discard pile."""
        self.piles.push(seat, kind)
        if self.sink is not None:
            self.sink.moved(kind, HAND + seat, DISCARD_PILE + seat, EVERYBODY)

    def has_discards(self) -> bool:
        seat: i64 = 0
        while seat < self.n_players and self.piles.size[seat] == 0:
            seat += 1
        return seat < self.n_players

    def clear_table(self) -> None:
        self.piles.clear()
        self.combos.clear()
        for seat in range(self.n_players):
            self.keepers[seat] = 0
        self.missing = 0
        self.laid = 0
        self.round_turns = 0

    def find_lay_down(self) -> None:
        """L8-5; one card must stay for the discard (L8-11), but level 8 wins at once (L8-17)."""
        seat = self.turn
        level = self.level[seat]
        self.can_lay = False
        if self.phase == TO_PLAY and not self.laid & BIT[seat]:
            spare = self.hands.size[seat] - i64(self.levels.card_counts[level - 1])
            if spare > 0 or (spare == 0 and level == cards.N_LEVELS):
                self.can_lay = self.lay_down.can_lay(seat, level)

    # ------------------------------------------------------------ copies and redeals
    def copy_from(self, other: State) -> None:
        assert isinstance(other, Level8Table)
        self.copy_base(other)
        self.hands.copy_from(other.hands)
        self.piles.copy_from(other.piles)
        self.combos.copy_from(other.combos)
        self.lay_down.copy_from(other.lay_down)
        self.choices.copy_from(other.choices)
        self.n_pack = other.n_pack
        copy_cards(self.pack, other.pack, other.n_pack)
        for seat in range(self.n_players):
            self.level[seat] = other.level[seat]
            self.keepers[seat] = other.keepers[seat]
        self.laid = other.laid
        self.missing = other.missing
        self.dealer = other.dealer
        self.phase = other.phase
        self.can_lay = other.can_lay
        self.n_swapped = other.n_swapped
        self.picked = other.picked
        self.round_turns = other.round_turns

    def resample(self, viewer: i64, rng: Rng) -> None:
        """Pool the draw pile and what is not known of the other hands, and deal it out again.

        A lay-down that the viewer cannot see yet is taken back; secret choices of cards are made anew.
        """
        hands = self.hands
        if self.phase == TO_LAY and hides_from(self.turn, viewer):
            for i in range(self.lay_down.n_cards):
                hands.add(self.turn, i64(self.lay_down.cards[i]))
            self.lay_down.begin(self.level[self.turn])
            self.phase = TO_PLAY
        is_secret = self.phase == TO_SHOW or self.phase == TO_KEEP
        pool = self.n_pack
        for seat in range(self.n_players):
            if hides_from(seat, viewer):
                if is_secret:
                    self.choices.take_back(seat)
                pool = hands.pool_unknown(seat, self.pack, pool)
        sort_cards(self.pack, pool)
        rng.shuffle(self.pack, pool)
        for seat in range(self.n_players):
            if hides_from(seat, viewer):
                pool = hands.refill(seat, self.pack, pool)
                if is_secret and self.choices.limit[seat] > 0 and not self.choices.waiting & BIT[seat]:
                    self.choose_again(seat, rng)
        self.n_pack = pool
        self.chance.reseed(rng)
        if hides_from(self.turn, viewer):
            self.find_lay_down()

    def choose_again(self, seat: i64, rng: Rng) -> None:
        """A secret choice that has been made becomes any choice that could have been."""
        n = self.choices.limit[seat]
        if self.phase == TO_KEEP:
            n = rng.below(n + 1)
        n = min(n, self.hands.size[seat])
        self.choices.choose_at_random(seat, n, rng)
