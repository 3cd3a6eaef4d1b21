"""A good hand-written Skip-Bo Masters player: whatever brings the stock card nearest to a building pile.

First it looks for the cheapest way to lay the stock card in this turn: over every building pile, number by number,
from help piles, hand, bought cards, coins that stand in, and Skip-Bos. Where there is none it plays what helps it and
not the others, and then discards what it needs least. All of it is what the seat can see: its hand, what shows, coins.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT, bit_index
from quintet.core.policy import WORST, Policy
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State
from quintet.games.skipbo_masters import cards, table
from quintet.games.skipbo_masters.particulars import particulars_of
from quintet.games.skipbo_masters.policy_chances import Chances
from quintet.games.skipbo_masters.reasons import reason_for
from quintet.games.skipbo_masters.rules import SkipboMastersState

WORTH_IT: Final = 150  # the most that a way to the stock card may cost: 9 coins and no more
COIN: Final = 16  # coins are few and fill gaps later: spend them for the stock card only
WILD_CARD: Final = 50  # a Skip-Bo is worth three coins
GIFT: Final = 6  # a bought card also brings its owner a coin and a new top card
STEP: Final = 1  # of two free ways the shorter one: it leaves more cards for later
WINS: Final = 100_000  # wherever the last stock card goes
STOCK_CARD: Final = 1000  # getting rid of the stock is the game
HAND_CARD: Final = 40  # every hand card played is a new one drawn
HELP_CARD: Final = 40  # a help pile that shrinks shows what is beneath
REFILL: Final = 60  # playing the last hand card draws five at once (SB-9)
NEARER: Final = 10  # a pile that has not come to one's own stock card yet
FEEDS: Final = 60  # another player could lay their stock card next
NEARLY: Final = 40  # another player would need one card more for it
BLOCKS: Final = 60  # the number that another player waits for is gone
KEEP_WILD: Final = 70  # a Skip-Bo is for the stock card, or for the last card of a hand
RICH: Final = 2  # with so many coins left after it, a toll is paid in any case
SAME: Final = 30  # discard on an equal card: it loses nothing
RUN: Final = 40  # discard on a card one higher: both come off in order
ABOVE: Final = 3  # a higher card on a lower one buries it, worse by every number between
BELOW: Final = 2  # a lower card goes sooner
COVER: Final = 20  # any other discard buries a card; a free place does not
KEEP: Final = 20  # the numbers just below one's own stock card are wanted soon
SOON: Final = 4  # so near below one's own stock card
DEAR: Final = 5  # a stand-in for more coins than that is no choice as long as the stock is long
SHORT: Final = 3  # a stock of so few cards
FORESIGHT: Final = 1  # turns of everybody that a rollout plays: what comes later is luck rather than the choice

NO_WAY: Final = 100_000
NOT_THERE: Final = -1
UNWANTED: Final = -10_000


@final
class SkipboMastersPolicy(Policy):
    """The rules player of Skip-Bo Masters."""

    def __init__(self) -> None:
        self.kind_of = vec[i64]([0] * (cards.TOP_NUMBER + 2))
        self.slot = vec[i64]([0] * cards.N_PILES)
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
        if state.phase == table.AT_TOLL:
            return self.pay_or_stop(state, seat)
        way = self.best_way(state, seat, state.coins[seat])
        if way != NOTHING:
            return way
        best: i64 = out[0]
        best_worth: i64 = WORST
        for i in range(n):
            worth = self.worth(state, seat, out[i])
            if worth < 0 and not cards.DISCARD <= out[i] < cards.PLAY_OWN:
                worth += UNWANTED
            if worth > best_worth:
                best_worth = worth
                best = out[i]
        return best

    def look_at_hand(self, state: SkipboMastersState, seat: i64) -> None:
        """Note for every number the kind in hand with the lowest toll, and how many Skip-Bos there are."""
        kind_of = self.kind_of
        for number in range(i64(cards.TOP_NUMBER + 2)):
            kind_of[number] = NOT_THERE
        self.wilds = 0
        kinds = state.hands.cards
        first = seat * cards.HAND_SIZE
        for i in range(first, first + state.hands.size[seat]):
            kind = i64(kinds[i])
            if kind == cards.SKIPBO:
                self.wilds += 1
            elif kind_of[cards.NUMBER[kind]] == NOT_THERE:
                kind_of[cards.NUMBER[kind]] = kind

    # ------------------------------------------------------------ what is worth a search
    def narrow(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Leave out what equals another choice or is plainly senseless; what the policy picks stays."""
        assert isinstance(state, SkipboMastersState)
        if n == 1 or state.phase == table.AT_TOLL:
            return n
        self.look_at_hand(state, seat)
        way = self.best_way(state, seat, state.coins[seat])
        can_lay_stock = False
        for i in range(n):
            if cards.PLAY_OWN <= out[i] < cards.PLAY_OWN + cards.N_PILES:
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
            elif cards.DISCARD <= action < cards.PLAY_OWN:
                kind = (action - cards.DISCARD) >> cards.PILE_BITS
                is_choice = not can_lay_stock and (kind != cards.SKIPBO or only_wilds)
                is_choice = is_choice and self.is_best_place(state, seat, kind, action & cards.PILE_MASK)
            elif action < cards.END and twins & BIT[action & cards.PILE_MASK]:
                is_choice = False
            elif cards.BUY <= action < cards.STAND_IN:
                is_choice = not cards.STOCKS & BIT[(action - cards.BUY) >> cards.PILE_BITS]
                is_choice = is_choice and not state.has_free_card(seat, state.building.needs[action & cards.PILE_MASK])
            elif cards.STAND_IN <= action < cards.PAY:
                height = state.building.height[action & cards.PILE_MASK]
                is_choice = height < DEAR or state.stocks.size[seat] <= SHORT
                is_choice = is_choice and not state.has_free_card(seat, height + 1)
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
        for pile in range(i64(cards.N_PILES)):
            for earlier in range(pile):
                if height[earlier] == height[pile] and coins[earlier] == coins[pile]:
                    found |= BIT[pile]
        return found

    def is_best_place(self, state: SkipboMastersState, seat: i64, kind: i64, pile: i64) -> bool:
        """Whether no other help pile takes a discard better, or as well and earlier."""
        worth = self.worth_of_discard(state, seat, kind, pile)
        places = state.help.discard_places(seat)
        for other in range(i64(cards.N_PILES)):
            if other != pile and places & BIT[other]:
                there = self.worth_of_discard(state, seat, kind, other)
                if there > worth or (there == worth and other < pile):
                    return False
        return True

    # ------------------------------------------------------------ ways to lay the stock card
    def best_way(self, state: SkipboMastersState, seat: i64, coins: i64) -> i64:
        """The first action of the cheapest way to lay the stock card in this turn, or NOTHING."""
        goal = state.shown.number[seat * cards.SHOWN]
        if goal == cards.WILD or state.stocks.size[seat] == 0:
            return NOTHING
        best: i64 = NOTHING
        least: i64 = WORTH_IT
        if state.stocks.size[seat] == 1:
            least = NO_WAY  # the last card wins, whatever it costs
        has_free = False
        for pile in range(i64(cards.N_PILES)):
            height = state.building.height[pile]
            if height == cards.TOP_NUMBER:
                height = 0
            if height == 0:
                if has_free:
                    continue
                has_free = True
            if height >= goal or (state.phase == table.AFTER_STAND_IN and pile != state.pile):
                continue
            cost = self.cost(state, seat, pile, height, goal, coins)
            if cost < least:
                least = cost
                best = self.first
        return best

    def cost(self, state: SkipboMastersState, seat: i64, pile: i64, height: i64, goal: i64, coins: i64) -> i64:
        """What it costs to lay the numbers between a building pile and the stock card; NO_WAY if it cannot be done."""
        slot = self.slot
        for k in range(i64(cards.N_PILES)):
            slot[k] = state.help.top[seat * cards.N_PILES + k]
        wilds = self.wilds
        after_stand_in = state.phase == table.AFTER_STAND_IN
        cost = STEP * (goal - 1 - height)
        self.first = NOTHING
        for number in range(height + 1, goal):
            action = self.own_help(state, number)
            kind = self.kind_of[number]
            toll: i64 = 0
            stands_in = False
            if action != NOTHING:
                toll = cards.TOLL[i64(state.help.card[slot[action]])]
                slot[action] = i64(state.help.under[slot[action]])
                action = cards.PLAY_OWN + cards.N_PILES * (action + 1) + pile
            elif kind != NOT_THERE:
                toll = cards.TOLL[kind]
                action = cards.PLAY_HAND + cards.N_PILES * kind + pile
            else:
                least: i64 = NO_WAY
                if wilds > 0:
                    least = WILD_CARD
                    action = cards.PLAY_HAND + cards.N_PILES * cards.SKIPBO + pile
                sellers = state.shown.sources[number] & ~(cards.OWN_SOURCES[seat] | cards.STOCKS)
                if sellers != 0 and coins > 0 and least > COIN + GIFT:
                    least = COIN + GIFT
                    action = cards.BUY + cards.N_PILES * bit_index(sellers & -sellers) + pile
                if not after_stand_in and number <= coins and number < cards.TOP_NUMBER and COIN * number < least:
                    least = COIN * number
                    action = cards.STAND_IN + pile
                if least == NO_WAY:
                    return NO_WAY
                cost += least
                if action < cards.PLAY_OWN:
                    wilds -= 1
                elif action < cards.STAND_IN:
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
            self.first = cards.PLAY_OWN + pile
        return cost

    def has_way(self, state: SkipboMastersState, seat: i64, pile: i64) -> bool:
        """Whether the stock card can be laid on a building pile in this turn, whatever it costs."""
        height = state.building.height[pile]
        goal = state.shown.number[seat * cards.SHOWN]
        return height < goal and self.cost(state, seat, pile, height, goal, state.coins[seat]) < NO_WAY

    def own_help(self, state: SkipboMastersState, number: i64) -> i64:
        """The help pile that shows a number, or NOTHING."""
        for k in range(i64(cards.N_PILES)):
            at = self.slot[k]
            if at != 0 and cards.NUMBER[i64(state.help.card[at])] == number:
                return k
        return NOTHING

    # ------------------------------------------------------------ other plays
    def pay_or_stop(self, state: SkipboMastersState, seat: i64) -> i64:
        """A toll is worth it where the turn goes on well."""
        left = state.coins[seat] - cards.TOLL[state.building.top(state.pile)]
        if left >= RICH or state.hands.size[seat] == 0 or self.best_way(state, seat, left) != NOTHING:
            return cards.PAY
        return cards.STOP

    def worth(self, state: SkipboMastersState, seat: i64, action: i64) -> i64:
        pile = action & cards.PILE_MASK
        if action < cards.DISCARD:
            kind = action >> cards.PILE_BITS
            worth = HAND_CARD
            if state.hands.size[seat] == 1:
                worth += REFILL
            if kind == cards.SKIPBO:
                worth -= KEEP_WILD
            return worth + self.worth_of_laying(state, seat, kind, pile)
        if action < cards.PLAY_OWN:
            return self.worth_of_discard(state, seat, (action - cards.DISCARD) >> cards.PILE_BITS, pile) + UNWANTED // 2
        if action < cards.BUY:
            source = (action - cards.PLAY_OWN) >> cards.PILE_BITS
            if source == 0:
                if state.stocks.size[seat] == 1:
                    return WINS
                return STOCK_CARD + self.worth_of_laying(state, seat, state.stocks.top(seat), pile)
            kind = i64(state.help.card[state.help.top[seat * cards.N_PILES + source - 1]])
            worth = HELP_CARD
            if kind == cards.SKIPBO:
                worth -= KEEP_WILD
            return worth + self.worth_of_laying(state, seat, kind, pile)
        if action == cards.END:
            return 0
        if action < cards.STAND_IN and cards.STOCKS & BIT[(action - cards.BUY) >> cards.PILE_BITS]:
            return 2 * UNWANTED  # it would help its owner most
        return UNWANTED

    def worth_of_laying(self, state: SkipboMastersState, seat: i64, kind: i64, pile: i64) -> i64:
        """What a building pile that grows by one brings: nearer to one's own stock card, or to those of the others."""
        number = state.building.height[pile] + 1
        goal = state.shown.number[seat * cards.SHOWN]
        worth: i64 = 0
        if number < goal <= cards.TOP_NUMBER:
            worth += NEARER
        for other in range(state.n_players):
            if other != seat:
                top = state.shown.number[other * cards.SHOWN]
                if top == number + 1:
                    worth -= FEEDS
                elif top == number + 2:
                    worth -= NEARLY
                elif top == number:
                    worth += BLOCKS
        return worth - COIN * cards.TOLL[kind]

    def worth_of_discard(self, state: SkipboMastersState, seat: i64, kind: i64, pile: i64) -> i64:
        """Cards on a help pile come off from the top: equal ones and falling runs keep each other playable."""
        if kind == cards.SKIPBO:
            return -500
        number = cards.NUMBER[kind]
        worth: i64 = 0
        slot = state.help.top[seat * cards.N_PILES + pile]
        if slot != 0:
            top = cards.NUMBER[i64(state.help.card[slot])]
            if top == number:
                worth += SAME
            elif top == number + 1:
                worth += RUN
            elif top > number:
                worth -= COVER + BELOW * (top - number)
            else:
                worth -= COVER + ABOVE * (number - top)
        goal = state.shown.number[seat * cards.SHOWN]
        if goal - SOON < number < goal:
            worth -= KEEP
        return worth

    # ------------------------------------------------------------ hints
    def reason(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, SkipboMastersState)
        return reason_for(self, state, seat, action)

    def particulars(self, state: State, seat: int, action: int, reason: str) -> dict[str, object]:
        assert isinstance(state, SkipboMastersState)
        return particulars_of(state, seat, action, reason)

    def is_forced(self, state: SkipboMastersState, seat: i64, action: i64) -> bool:
        """Whether an own card is played only because no discard is allowed before (SB-6a)."""
        must_play = state.phase == table.FREE and state.owed(seat) != table.FREELY
        return cards.is_own_play(action) and must_play and self.worth(state, seat, action) < 0

    def is_wanted(self, state: SkipboMastersState, seat: i64, number: i64) -> bool:
        """Whether another player has that number on their stock."""
        return number <= cards.TOP_NUMBER and state.shown.sources[number] & cards.STOCKS & ~cards.OWN_SOURCES[seat] != 0
