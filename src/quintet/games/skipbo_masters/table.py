"""The table of a Skip-Bo Masters match: cards, coins, drawing, copies and redeals. The rules build on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT
from quintet.core.cards import copy_cards, sort_cards
from quintet.core.rng import Rng
from quintet.core.sink import PLACES
from quintet.core.state import NOTHING, State, hides_from
from quintet.core.zones import ALL_SEATS
from quintet.games.skipbo_masters import cards
from quintet.games.skipbo_masters.hands import Hands
from quintet.games.skipbo_masters.options import SkipboMastersOptions
from quintet.games.skipbo_masters.piles import BuildingPiles, HelpPiles, Shown, Stocks

DRAW: Final = 0 * PLACES  # places of the sink, in the order of SkipboMastersGame.zones
STOCK: Final = 1 * PLACES
HAND: Final = 2 * PLACES
HELP: Final = 3 * PLACES
BUILDING: Final = 4 * PLACES
FINISHED: Final = 5 * PLACES

FREE: Final = 0  # phases of a turn: anything goes
AFTER_STAND_IN: Final = 1  # a card must follow on `pile` (SB-12)
AT_TOLL: Final = 2  # the top card of `pile` asks for its toll (SB-14)

FREELY: Final = 0  # what must be played before the turn may end (SB-6a): nothing,
STOCK_FIRST: Final = 1  # the stock card, if it fits,
ALL_FIRST: Final = 2  # every card that fits
MUST_PLAY: Final = {"free": FREELY, "stock": STOCK_FIRST, "all": ALL_FIRST}


class SkipboMastersTable(State):
    """What there is in a match of Skip-Bo Masters, as against what may be done with it."""

    def __init__(self, options: SkipboMastersOptions, n_players: int, seed: int) -> None:
        super().__init__(n_players, seed, options.turn_limit)
        self.options = options
        self.deck = cards.DECKS[options.tolls]
        self.must_play: i64 = MUST_PLAY[options.must_play]
        self.goal: i64 = 0 if options.target == "round" else int(options.target)

        self.draw_pile = vec[u8]([0] * cards.N_CARDS)
        self.n_draw: i64 = 0
        self.is_renewed: bool = False  # the draw pile is made of finished piles (SB-11), whose cards all have seen
        self.stocks = Stocks(n_players, options.stock)
        self.hands = Hands(n_players)
        self.help = HelpPiles(n_players)
        self.building = BuildingPiles()
        self.shown = Shown(n_players)
        self.coins = vec[i64]([0] * n_players)
        self.points = vec[i64]([0] * n_players)
        self.starter: i64 = 0
        self.phase: i64 = FREE
        self.pile: i64 = NOTHING  # the building pile that a phase but FREE is about
        self.has_laid: bool = False  # a card on a building pile, in this turn
        self.idle: i64 = 0  # turns in a row that ended empty-handed without one (SB-18)

    # ------------------------------------------------------------ drawing
    def shuffle_draw_pile(self) -> None:
        self.chance.shuffle(self.draw_pile, self.n_draw)
        if self.sink is not None:
            self.sink.shuffled(DRAW, self.n_draw)

    def draw_up(self, seat: i64) -> None:
        """Draw up to 5 in hand (SB-5, SB-9); the finished piles make a new draw pile when it is needed (SB-11)."""
        while self.hands.size[seat] < cards.HAND_SIZE:
            if self.n_draw == 0:
                if self.building.n_finished == 0:
                    return
                self.n_draw = self.building.take_finished(self.draw_pile)
                self.is_renewed = True
                self.shuffle_draw_pile()
            self.n_draw -= 1
            card = self.draw_pile[self.n_draw]
            self.hands.add(seat, card)
            if self.sink is not None:
                self.sink.moved(i64(card), DRAW, HAND + seat, BIT[seat])

    def has_free_card(self, seat: i64, number: i64) -> bool:
        """Whether the hand or a help pile of a seat offers a number without a toll: no coin need be paid for it."""
        first = seat * cards.HAND_SIZE
        for i in range(first, first + self.hands.size[seat]):
            kind = i64(self.hands.cards[i])
            if cards.NUMBER[kind] == number and cards.TOLL[kind] == 0:
                return True
        for pile in range(cards.N_PILES * seat, cards.N_PILES * seat + cards.N_PILES):
            slot = self.help.top[pile]
            if slot != 0:
                kind = i64(self.help.card[slot])
                if cards.NUMBER[kind] == number and cards.TOLL[kind] == 0:
                    return True
        return False

    # ------------------------------------------------------------ scores
    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def standing(self, seat: i64) -> i64:
        """Points; between equal ones the smaller stock (ALL-4, ALL-5)."""
        return self.points[seat] * cards.N_CARDS - self.stocks.size[seat]

    # ------------------------------------------------------------ copies and redeals
    def copy_from(self, other: State) -> None:
        assert isinstance(other, SkipboMastersTable)
        self.copy_base(other)
        n = self.n_players
        self.n_draw = other.n_draw
        copy_cards(self.draw_pile, other.draw_pile, other.n_draw)
        self.is_renewed = other.is_renewed
        for seat in range(n):
            self.coins[seat] = other.coins[seat]
            self.points[seat] = other.points[seat]
        self.stocks.copy_from(other.stocks)
        self.hands.copy_from(other.hands)
        self.shown.copy_from(other.shown)
        self.help.copy_from(other.help)
        self.building.copy_from(other.building)
        self.starter = other.starter
        self.phase = other.phase
        self.pile = other.pile
        self.has_laid = other.has_laid
        self.idle = other.idle

    def resample(self, viewer: i64, rng: Rng) -> None:
        """Pool the draw pile, the hands that are hidden and what lies under the tops of all stocks; deal it out again.

        Whoever has seen all hands knows which cards are left of finished piles: such a draw pile is shuffled by itself.
        """
        stocks = self.stocks
        hands = self.hands
        pool = self.draw_pile
        n = self.n_draw
        if viewer == ALL_SEATS and self.is_renewed:
            sort_cards(pool, n)
            rng.shuffle(pool, n)
            pool = vec[u8]([0] * cards.N_CARDS)
            n = 0
        for seat in range(self.n_players):
            first = seat * stocks.room
            for i in range(first, first + stocks.size[seat] - 1):
                pool[n] = stocks.cards[i]
                n += 1
            if hides_from(seat, viewer):
                first = seat * cards.HAND_SIZE
                for i in range(first, first + hands.size[seat]):
                    pool[n] = hands.cards[i]
                    n += 1
        sort_cards(pool, n)
        rng.shuffle(pool, n)
        for seat in range(self.n_players):
            first = seat * stocks.room
            for i in range(first, first + stocks.size[seat] - 1):
                n -= 1
                stocks.cards[i] = pool[n]
            if hides_from(seat, viewer):
                missing = hands.size[seat]
                hands.size[seat] = 0
                while missing > 0:
                    n -= 1
                    missing -= 1
                    hands.add(seat, pool[n])
        self.chance.reseed(rng)
