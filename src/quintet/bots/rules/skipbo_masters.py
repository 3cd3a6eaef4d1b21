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
from quintet.bots.rules.skipbo_masters_chances import Chances
from quintet.core.bits import BIT, bit_index
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State
from quintet.games.skipbo_masters.cards import (
    BUY,
    DISCARD,
    DISCARD_PLACES,
    END,
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
STEP: Final = 1  # of two free ways the shorter one: it leaves more cards for later
WINS: Final = 100_000  # wherever the last stock card goes
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
DEAR: Final = 5  # a stand-in for more coins than that is no choice as long as the stock is long
SHORT: Final = 3  # a stock of so few cards
FORESIGHT: Final = 1  # turns of everybody that a rollout plays: what comes later is luck rather than the choice

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
        self.chances = Chances()

    def progress(self, state: State, seat: i64) -> i64:
        """What counts is how few cards are left in the stock."""
        assert isinstance(state, SkipboMastersState)
        return -state.stocks.size[seat]

    def outlook(self, state: State, rewards: vec[i64]) -> bool:
        assert isinstance(state, SkipboMastersState)
        self.chances.of_match(state, rewards)
        return True

    def forecast(self, state: State, rewards: vec[i64]) -> bool:
        assert isinstance(state, SkipboMastersState)
        self.chances.of_round(state, rewards)
        return True

    def play_on(self, state: State, out: vec[i64], rng: Rng, most: i64) -> None:
        """To the end of this turn and some turns of everybody; then `forecast` tells more than the luck of the draw."""
        assert isinstance(state, SkipboMastersState)
        round_no = state.round_no
        last = state.n_turns + FORESIGHT * state.n_players
        n_steps: i64 = 0
        while n_steps < most and state.n_turns <= last and not state.is_over and state.round_no == round_no:
            self.step(state, out, rng)
            n_steps += 1

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

    # ------------------------------------------------------------ what is worth a search
    def narrow(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Leave out what equals another choice or is plainly senseless; what the policy picks stays."""
        assert isinstance(state, SkipboMastersState)
        if n == 1 or state.phase == AT_TOLL:
            return n
        self.look_at_hand(state, seat)
        way = self.best_way(state, seat, state.coins[seat])
        can_lay_stock = False
        for i in range(n):
            if PLAY_OWN <= out[i] < PLAY_OWN + N_PILES:
                can_lay_stock = True
                if state.stocks.size[seat] == 1:
                    out[0] = out[i]
                    return 1  # that wins the round
        twins = self.twins(state)
        only_wilds = self.wilds == state.hands.size[seat]
        kept: i64 = 0
        for i in range(n):
            action = out[i]
            if action == way:
                is_choice = True
            elif DISCARD <= action < PLAY_OWN:
                kind = (action - DISCARD) >> 2
                is_choice = not can_lay_stock and (kind != SKIPBO or only_wilds)
                is_choice = is_choice and self.is_best_place(state, seat, kind, action & 3)
            elif action < END and twins & BIT[action & 3]:
                is_choice = False
            elif BUY <= action < STAND_IN:
                is_choice = not STOCKS & BIT[(action - BUY) >> 2]
            elif STAND_IN <= action < PAY:
                height = state.building.height[action & 3]
                is_choice = height < DEAR or state.stocks.size[seat] <= SHORT
            else:
                is_choice = True
            if is_choice:
                out[kept] = action
                kept += 1
        if kept == 0:
            return n
        return kept

    def twins(self, state: SkipboMastersState) -> i64:
        """The building piles that equal an earlier one, as bits."""
        found: i64 = 0
        height = state.building.height
        coins = state.building.coins
        for pile in range(i64(N_PILES)):
            for earlier in range(pile):
                if height[earlier] == height[pile] and coins[earlier] == coins[pile]:
                    found |= BIT[pile]
        return found

    def is_best_place(self, state: SkipboMastersState, seat: i64, kind: i64, pile: i64) -> bool:
        """Whether no other help pile takes a discard better, or as well and earlier."""
        worth = self.worth_of_discard(state, seat, kind, pile)
        places = DISCARD_PLACES[(state.help.used >> (N_PILES * seat)) & 15]
        for other in range(i64(N_PILES)):
            if other != pile and places & BIT[other]:
                there = self.worth_of_discard(state, seat, kind, other)
                if there > worth or (there == worth and other < pile):
                    return False
        return True

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
        cost = STEP * (goal - 1 - height)
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
                if state.stocks.size[seat] == 1:
                    return WINS
                return STOCK_CARD + self.worth_of_laying(state, seat, state.stocks.top(seat), pile)
            kind = i64(state.help.card[state.help.top[seat * N_PILES + source - 1]])
            worth = HELP_CARD
            if kind == SKIPBO:
                worth -= KEEP_WILD
            return worth + self.worth_of_laying(state, seat, kind, pile)
        if action == END:
            return 0
        if action < STAND_IN and STOCKS & BIT[(action - BUY) >> 2]:
            return 2 * UNWANTED  # it would help its owner most
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

    # ------------------------------------------------------------ hints
    def reason(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, SkipboMastersState)
        if action == PAY:
            return "hint-pays-to-go-on"
        if action == STOP:
            return "hint-saves-coins"
        if action == END:
            return "hint-nothing-to-gain"
        self.look_at_hand(state, seat)
        if DISCARD <= action < PLAY_OWN:
            return self.reason_to_discard(state, seat, (action - DISCARD) >> 2, action & 3)
        if PLAY_OWN <= action < PLAY_OWN + N_PILES:
            return "hint-wins-round" if state.stocks.size[seat] == 1 else "hint-lays-stock"
        return self.reason_to_lay(state, seat, action)

    def reason_to_lay(self, state: SkipboMastersState, seat: i64, action: i64) -> str:
        pile = action & 3
        height = state.building.height[pile]
        goal = state.shown.number[seat * SHOWN]
        if height + 1 < goal <= TOP_NUMBER and self.cost(state, seat, pile, height, goal, state.coins[seat]) < NO_WAY:
            return "hint-leads-to-stock"
        if action < DISCARD and state.hands.size[seat] == 1:
            return "hint-draws-five"
        if height + 1 == TOP_NUMBER and state.building.coins[pile] > 0:
            return "hint-shares-coins"
        if self.is_wanted(state, seat, height + 1) and not self.is_wanted(state, seat, height + 2):
            return "hint-blocks"
        if PLAY_OWN <= action < BUY:
            slot = state.help.top[seat * N_PILES + ((action - PLAY_OWN) >> 2) - 1]
            return "hint-makes-room" if state.help.under[slot] == 0 else "hint-uncovers"
        if height + 1 < goal <= TOP_NUMBER:
            return "hint-nearer-to-stock"
        return "hint-new-card" if action < DISCARD else "hint-searched"

    def reason_to_discard(self, state: SkipboMastersState, seat: i64, kind: i64, pile: i64) -> str:
        for number in range(i64(1), i64(TOP_NUMBER)):
            if self.kind_of[number] != NOT_THERE and self.would_feed(state, seat, number):
                return "hint-gives-nothing"
        slot = state.help.top[seat * N_PILES + pile]
        if slot == 0:
            return "hint-free-place"
        beneath = NUMBER[i64(state.help.card[slot])]
        if kind != SKIPBO and beneath == NUMBER[kind]:
            return "hint-same-number"
        if kind != SKIPBO and beneath == NUMBER[kind] + 1:
            return "hint-keeps-order"
        return "hint-keeps-wild" if kind != SKIPBO and self.wilds > 0 else "hint-needed-least"

    def is_wanted(self, state: SkipboMastersState, seat: i64, number: i64) -> bool:
        """Whether another player has that number on his stock."""
        return number <= TOP_NUMBER and state.shown.sources[number] & STOCKS & ~OWN_SOURCES[seat] != 0

    def would_feed(self, state: SkipboMastersState, seat: i64, number: i64) -> bool:
        """Whether a building pile takes that number, and another player's stock card would be next."""
        if not self.is_wanted(state, seat, number + 1):
            return False
        return any(state.building.needs[pile] == number for pile in range(i64(N_PILES)))
