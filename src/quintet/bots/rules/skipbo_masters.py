"""A good hand-written Skip-Bo Masters player: whatever brings the stock card nearest to a building pile.

First it looks for the cheapest way to lay the stock card in this turn: over every building pile, number by number,
from help piles, hand, bought cards, coins that stand in, and Skip-Bos. Where there is none it plays what helps it and
not the others, and then discards what it needs least. All of it is what the seat can see: its hand, what shows, coins.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.bots.policy import Policy
from quintet.core.bits import bit_index
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State
from quintet.games.skipbo_masters.cards import (
    BUY,
    DISCARD,
    HAND_SIZE,
    N_PILES,
    NUMBER,
    OWN_SOURCES,
    PAY,
    PLAY_OWN,
    SHOWN,
    SKIPBO,
    STAND_IN,
    STOP,
    TOLL,
    TOP_NUMBER,
    WILD,
)
from quintet.games.skipbo_masters.rules import SkipboMastersState
from quintet.games.skipbo_masters.table import AFTER_STAND_IN, AT_TOLL

WORTH_IT: Final = 150  # a way to the stock card may cost so much; 9 coins and no more
COIN: Final = 16  # coins are few and fill gaps later: spend them for the stock card only
WILD_CARD: Final = 50  # a Skip-Bo is worth three coins
GIFT: Final = 6  # a bought card also brings its owner a coin and a new top card
STOCK_CARD: Final = 1000  # getting rid of the stock is the game
HAND_CARD: Final = 40  # every hand card played is a new one drawn
HELP_CARD: Final = 40  # a help pile that shrinks shows what is beneath
REFILL: Final = 60  # who plays the last hand card draws five at once (SB-9)
NEARER: Final = 10  # a pile that has not come to the own stock card yet
FEEDS: Final = 60  # another player could lay his stock card next
NEARLY: Final = 40  # another player would need one card more for it
BLOCKS: Final = 60  # the number that another player waits for is gone
KEEP_WILD: Final = 70  # a Skip-Bo is for the stock card, or for the last card of a hand
RICH: Final = 2  # who has so many coins left after a toll pays it in any case
SAME: Final = 30  # discard on an equal card: it loses nothing
RUN: Final = 40  # discard on a card one higher: both come off in order
ABOVE: Final = 3  # a higher card on a lower one buries it, worse by every number between
BELOW: Final = 2  # a lower card goes sooner
COVER: Final = 20  # any other discard buries a card; a free place does not
KEEP: Final = 20  # the numbers just below the own stock card are wanted soon
SOON: Final = 4  # so near below the own stock card

NO_WAY: Final = 100_000
NOT_THERE: Final = -1
UNWANTED: Final = -10_000
STOCKS: Final = 0b00001_00001_00001_00001_00001_00001  # the sources that are stocks, as bits


@final
class SkipboMastersRules(Policy):
    """The rules player of Skip-Bo Masters."""

    def __init__(self) -> None:
        self.kind_of = vec[i64]([0] * (TOP_NUMBER + 2))
        self.slot = vec[i64]([0] * N_PILES)
        self.wilds: i64 = 0
        self.first: i64 = NOTHING  # of the way that was looked at last

    def progress(self, state: State, seat: i64) -> i64:
        """What counts is how few cards are left in the stock."""
        assert isinstance(state, SkipboMastersState)
        return -state.stocks.size[seat]

    def pick(self, state: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, SkipboMastersState)
        if n == 1:
            return out[0]
        self.look_at_hand(state, seat)
        if state.phase == AT_TOLL:
            return self.pay_or_stop(state, seat)
        way = self.best_way(state, seat, state.coins[seat])
        if way != NOTHING:
            return way
        best: i64 = out[0]
        best_worth: i64 = -1_000_000
        for i in range(n):
            worth = self.worth(state, seat, out[i])
            if worth < 0 and not DISCARD <= out[i] < PLAY_OWN:
                worth += UNWANTED
            worth = worth * 8 + rng.below(8)
            if worth > best_worth:
                best_worth = worth
                best = out[i]
        return best

    def look_at_hand(self, state: SkipboMastersState, seat: i64) -> None:
        """Note for every number the kind in hand with the lowest toll, and how many Skip-Bos there are."""
        kind_of = self.kind_of
        for number in range(i64(TOP_NUMBER + 2)):
            kind_of[number] = NOT_THERE
        self.wilds = 0
        cards = state.hands.cards
        first = seat * HAND_SIZE
        for i in range(first, first + state.hands.size[seat]):
            kind = i64(cards[i])
            if kind == SKIPBO:
                self.wilds += 1
            elif kind_of[NUMBER[kind]] == NOT_THERE:
                kind_of[NUMBER[kind]] = kind

    # ------------------------------------------------------------ ways to lay the stock card
    def best_way(self, state: SkipboMastersState, seat: i64, coins: i64) -> i64:
        """The first action of the cheapest way to lay the stock card in this turn, or NOTHING."""
        goal = state.shown.number[seat * SHOWN]
        if goal == WILD or state.stocks.size[seat] == 0:
            return NOTHING
        best: i64 = NOTHING
        least: i64 = WORTH_IT
        if state.stocks.size[seat] == 1:
            least = NO_WAY  # the last card wins, whatever it costs
        has_free = False
        for pile in range(i64(N_PILES)):
            height = state.building.height[pile]
            if height == TOP_NUMBER:
                height = 0
            if height == 0:
                if has_free:
                    continue
                has_free = True
            if height >= goal or (state.phase == AFTER_STAND_IN and pile != state.pile):
                continue
            cost = self.cost(state, seat, pile, height, goal, coins)
            if cost < least:
                least = cost
                best = self.first
        return best

    def cost(self, state: SkipboMastersState, seat: i64, pile: i64, height: i64, goal: i64, coins: i64) -> i64:
        """What it costs to lay the numbers between a building pile and the stock card; NO_WAY if it cannot be done."""
        slot = self.slot
        for k in range(i64(N_PILES)):
            slot[k] = state.help.top[seat * N_PILES + k]
        wilds = self.wilds
        after_stand_in = state.phase == AFTER_STAND_IN
        cost: i64 = 0
        self.first = NOTHING
        for number in range(height + 1, goal):
            action = self.own_help(state, number)
            kind = self.kind_of[number]
            toll: i64 = 0
            stands_in = False
            if action != NOTHING:
                toll = TOLL[i64(state.help.card[slot[action]])]
                slot[action] = i64(state.help.under[slot[action]])
                action = PLAY_OWN + 4 * (action + 1) + pile
            elif kind != NOT_THERE:
                toll = TOLL[kind]
                action = 4 * kind + pile
            else:
                least: i64 = NO_WAY
                if wilds > 0:
                    least = WILD_CARD
                    action = 4 * SKIPBO + pile
                sellers = state.shown.sources[number] & ~(OWN_SOURCES[seat] | STOCKS)
                if sellers != 0 and coins > 0 and least > COIN + GIFT:
                    least = COIN + GIFT
                    action = BUY + 4 * bit_index(sellers & -sellers) + pile
                if not after_stand_in and number <= coins and number < TOP_NUMBER and COIN * number < least:
                    least = COIN * number
                    action = STAND_IN + pile
                if least == NO_WAY:
                    return NO_WAY
                cost += least
                if action < PLAY_OWN:
                    wilds -= 1
                elif action < STAND_IN:
                    coins -= 1
                else:
                    coins -= number
                    stands_in = True
            after_stand_in = stands_in
            if toll > coins:
                return NO_WAY  # the turn would be over
            coins -= toll
            cost += COIN * toll
            if self.first == NOTHING:
                self.first = action
        if self.first == NOTHING:
            self.first = PLAY_OWN + pile
        return cost

    def own_help(self, state: SkipboMastersState, number: i64) -> i64:
        """The help pile that shows a number, or NOTHING."""
        for k in range(i64(N_PILES)):
            at = self.slot[k]
            if at != 0 and NUMBER[i64(state.help.card[at])] == number:
                return k
        return NOTHING

    # ------------------------------------------------------------ other plays
    def pay_or_stop(self, state: SkipboMastersState, seat: i64) -> i64:
        """A toll is worth it where the turn goes on well."""
        left = state.coins[seat] - TOLL[state.building.top(state.pile)]
        if left >= RICH or state.hands.size[seat] == 0 or self.best_way(state, seat, left) != NOTHING:
            return PAY
        return STOP

    def worth(self, state: SkipboMastersState, seat: i64, action: i64) -> i64:
        pile = action & 3
        if action < DISCARD:
            kind = action >> 2
            worth = HAND_CARD
            if state.hands.size[seat] == 1:
                worth += REFILL
            if kind == SKIPBO:
                worth -= KEEP_WILD
            return worth + self.worth_of_laying(state, seat, kind, pile)
        if action < PLAY_OWN:
            return self.worth_of_discard(state, seat, (action - DISCARD) >> 2, pile) + UNWANTED // 2
        if action < BUY:
            source = (action - PLAY_OWN) >> 2
            if source == 0:
                return STOCK_CARD + self.worth_of_laying(state, seat, state.stocks.top(seat), pile)
            kind = i64(state.help.card[state.help.top[seat * N_PILES + source - 1]])
            worth = HELP_CARD
            if kind == SKIPBO:
                worth -= KEEP_WILD
            return worth + self.worth_of_laying(state, seat, kind, pile)
        return UNWANTED

    def worth_of_laying(self, state: SkipboMastersState, seat: i64, kind: i64, pile: i64) -> i64:
        """What a building pile that grows by one brings: nearer to the own stock card, or to those of the others."""
        number = state.building.height[pile] + 1
        goal = state.shown.number[seat * SHOWN]
        worth: i64 = 0
        if number < goal <= TOP_NUMBER:
            worth += NEARER
        for other in range(state.n_players):
            if other != seat:
                top = state.shown.number[other * SHOWN]
                if top == number + 1:
                    worth -= FEEDS
                elif top == number + 2:
                    worth -= NEARLY
                elif top == number:
                    worth += BLOCKS
        return worth - COIN * TOLL[kind]

    def worth_of_discard(self, state: SkipboMastersState, seat: i64, kind: i64, pile: i64) -> i64:
        """Cards on a help pile come off from the top: equal ones and falling runs keep each other playable."""
        if kind == SKIPBO:
            return -500
        number = NUMBER[kind]
        worth: i64 = 0
        slot = state.help.top[seat * N_PILES + pile]
        if slot != 0:
            top = NUMBER[i64(state.help.card[slot])]
            if top == number:
                worth += SAME
            elif top == number + 1:
                worth += RUN
            elif top > number:
                worth -= COVER + BELOW * (top - number)
            else:
                worth -= COVER + ABOVE * (number - top)
        goal = state.shown.number[seat * SHOWN]
        if goal - SOON < number < goal:
            worth -= KEEP
        return worth
