"""The rules of Skip-Bo Masters: empty your stock by building 1 to 12; coins fill gaps, buy cards, pay tolls.

In short (numbers refer to the rules, `quintet rules skipbo_masters`)
    168 cards, 2-6 players, a face-down stock of 15 each with its top card turned up, 12 coins each (SB-1 to SB-3). On
    your turn draw up to 5 cards, play any from the hand, the stock and the help piles onto four building piles that
    go from 1 to 12, and end the turn by discarding a hand card to a help pile (SB-5 to SB-10). A Skip-Bo is wild
    (SB-7). n coins stand in for a card n if a card n + 1 follows (SB-12), 1 coin buys a card that another player
    shows (SB-13), cards with coins on them cost a toll, or the turn (SB-14). The coins of a pile are handed
    out when it is finished (SB-15). Who has no stock left wins the round (SB-16).

Options
    stock, tolls, target: see `options.py`.

Actions
    play CARD to PILE, play stock to PILE, play help PILE to PILE, buy stock SEAT to PILE, buy help SEAT PILE to PILE,
    stand in on PILE, discard CARD to PILE, pay, stop, end: see `cards.py`, `notation.py`.
    Free places are alike, for building piles and for help piles: a new pile takes the first one. A stand-in
    obliges: until its card is played, nothing else is legal. Who cannot pay a toll is not asked.

What a player sees
    The own hand; the tops of all stocks, all help piles and building piles, the coins, how many cards there are
    everywhere. Nobody knows the other hands, the draw pile and what lies under the top of any stock, the own included.
    The cards of finished piles have been seen by all.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT, bit_index
from quintet.core.sink import EVERYBODY, NOBODY
from quintet.core.state import NOTHING
from quintet.games.skipbo_masters.cards import (
    BUY,
    CLOSED,
    DISCARD,
    DISCARD_PLACES,
    END,
    HAND_SIZE,
    MAX_SOURCES,
    N_ACTIONS,
    N_CARDS,
    N_COINS,
    N_PILES,
    NO_CARD,
    NUMBER,
    NUMBERS,
    OWN_SOURCES,
    OWNER,
    PAIR,
    PAY,
    PLAY_HAND,
    PLAY_OWN,
    PLAY_SHOWN,
    SHOWN,
    STAND_IN,
    STOP,
    TOLL,
    TOP_NUMBER,
    WILD,
)
from quintet.games.skipbo_masters.table import (
    AFTER_STAND_IN,
    AT_TOLL,
    BUILDING,
    FINISHED,
    FREE,
    HAND,
    HELP,
    STOCK,
    SkipboMastersTable,
)

ALL_SOURCES: Final = -1  # as bits
TABLE: Final = -1  # who pays or gets coins, if no seat does


@final
class SkipboMastersState(SkipboMastersTable):
    """A match of Skip-Bo Masters."""

    # ------------------------------------------------------------ a round begins
    def start_match(self) -> None:
        self.starter = self.first_starter(self.options.starter)
        self.deal()

    def deal(self) -> None:
        """SB-3."""
        n = self.n_players
        stocks = self.stocks
        for i in range(i64(N_CARDS)):
            self.draw_pile[i] = self.deck[i]
        self.n_draw = N_CARDS
        self.help.clear()
        self.building.clear()
        self.idle = 0
        self.shuffle_draw_pile()
        for offset in range(n):
            seat = (self.starter + offset) % n
            first = seat * stocks.room
            for i in range(first, first + stocks.room):
                self.n_draw -= 1
                stocks.cards[i] = self.draw_pile[self.n_draw]
            stocks.size[seat] = stocks.room
            self.hands.size[seat] = 0
            self.coins[seat] = N_COINS
        self.shown.show_all(stocks, self.help)
        if self.sink is not None:
            for seat in range(n):
                self.sink.dealt(STOCK + seat, stocks.listed(seat), NOBODY)
                self.sink.revealed(STOCK + seat, [int(stocks.top(seat))])
        self.begin_turn(self.starter)

    # ------------------------------------------------------------ legal actions
    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if self.is_over or seat != self.turn:
            return 0
        if self.phase == AT_TOLL:
            out[0] = PAY
            out[1] = STOP
            return 2
        n = self.offer_shown(seat, out)
        is_free = self.phase == FREE
        places: i64 = 0
        if is_free:
            places = DISCARD_PLACES[(self.help.used >> (N_PILES * seat)) & 15]
        # Each candidate is written, and counted if it is legal: branches would be mispredicted most of the time.
        place0 = places & 1
        place1 = (places >> 1) & 1
        place2 = (places >> 2) & 1
        place3 = places >> 3
        needs = self.building.needs
        need0 = needs[0]
        need1 = needs[1]
        need2 = needs[2]
        need3 = needs[3]
        cards = self.hands.cards
        in_hand: i64 = 0
        first = seat * HAND_SIZE
        last: i64 = NOTHING
        for i in range(first, first + self.hands.size[seat]):
            kind = i64(cards[i])
            if kind == last:
                continue
            last = kind
            numbers = NUMBERS[kind]
            in_hand |= numbers
            action = PLAY_HAND + 4 * kind
            out[n] = action
            n += (numbers >> need0) & 1
            out[n] = action + 1
            n += (numbers >> need1) & 1
            out[n] = action + 2
            n += (numbers >> need2) & 1
            out[n] = action + 3
            n += (numbers >> need3) & 1
            action += DISCARD
            out[n] = action
            n += place0
            out[n] = action + 1
            n += place1
            out[n] = action + 2
            n += place2
            out[n] = action + 3
            n += place3
        if is_free:
            n = self.offer_stand_ins(seat, in_hand, out, n)
            if last == NOTHING:
                out[n] = END  # SB-11
                n += 1
        return n

    def offer_shown(self, seat: i64, out: vec[i64]) -> i64:
        """Every card that shows and can be played: the own ones, and with a coin the others' (SB-6, SB-13)."""
        within = OWN_SOURCES[seat]
        if self.coins[seat] > 0:
            within = ALL_SOURCES
        n: i64 = 0
        first = PAIR * seat
        plays = self.fitting(0, within) | (self.fitting(1, within) << MAX_SOURCES)
        while plays != 0:
            bit = plays & -plays
            plays ^= bit
            out[n] = PLAY_SHOWN[first + bit_index(bit)]
            n += 1
        plays = self.fitting(2, within) | (self.fitting(3, within) << MAX_SOURCES)
        while plays != 0:
            bit = plays & -plays
            plays ^= bit
            out[n] = PLAY_SHOWN[first + bit_index(bit)] + 2
            n += 1
        return n

    def fitting(self, pile: i64, within: i64) -> i64:
        """The sources whose card a building pile takes, as bits."""
        number = self.building.needs[pile]
        if number == CLOSED:
            return 0
        return (self.shown.sources[number] | self.shown.sources[WILD]) & within

    def offer_stand_ins(self, seat: i64, in_hand: i64, out: vec[i64], n: i64) -> i64:
        """SB-12: n coins, and a card n + 1 that is there, or can be bought for a coin more."""
        coins = self.coins[seat]
        dearest = min(coins, i64(TOP_NUMBER - 1))
        needs = self.building.needs
        showing = self.shown.sources
        wild = showing[WILD]
        for pile in range(i64(N_PILES)):
            number = needs[pile]
            followers = showing[number + 1] | wild
            if number == coins:
                followers &= OWN_SOURCES[seat]
            followers |= in_hand & BIT[number + 1]
            out[n] = STAND_IN + pile
            n += (-followers >> 62) & ((number - dearest - 1) >> 62) & 1  # there is any, and number <= dearest
        return n

    def refusal(self, seat: int, action: int) -> str:
        if not 0 <= action < N_ACTIONS:
            return "there-is-no-such-action"
        if seat != self.turn:
            return "it-is-not-your-turn"
        if self.phase == AT_TOLL:
            return "pay-the-toll-or-stop-first"
        if action == PAY or action == STOP:
            return "no-toll-is-due"
        if action == END:
            return self.refusal_in_phase("you-must-discard-a-card-to-end-the-turn")
        pile = action & 3
        if DISCARD <= action < PLAY_OWN:
            if not self.holds(seat, (action - DISCARD) >> 2):
                return "you-do-not-hold-that-card"
            return self.refusal_in_phase("a-new-pile-takes-the-first-free-place")
        if action >= STAND_IN:
            return self.refusal_to_stand_in(seat, pile)
        if action < DISCARD:
            if not self.holds(seat, action >> 2):
                return "you-do-not-hold-that-card"
            number = NUMBER[action >> 2]
        else:
            source = seat * SHOWN + ((action - PLAY_OWN) >> 2) if action < BUY else (action - BUY) >> 2
            if source >= self.n_players * SHOWN:
                return "nobody-sits-there"
            if action >= BUY and OWNER[source] == seat:
                return "you-cannot-buy-from-yourself"
            number = self.shown.number[source]
            if number == NO_CARD:
                return "there-is-no-card"
            if action >= BUY and self.coins[seat] == 0:
                return "you-have-too-few-coins"
        if self.phase == AFTER_STAND_IN and pile != self.pile:
            return "a-card-must-follow-the-stand-in-first"
        if self.building.height[pile] == 0 and number <= 1:
            return "a-new-pile-takes-the-first-free-place"
        return "that-card-does-not-fit"

    def refusal_in_phase(self, key: str) -> str:
        return "a-card-must-follow-the-stand-in-first" if self.phase == AFTER_STAND_IN else key

    def refusal_to_stand_in(self, seat: i64, pile: i64) -> str:
        if self.phase == AFTER_STAND_IN:
            return "a-card-must-follow-the-stand-in-first"
        if self.building.needs[pile] == CLOSED:
            return "a-new-pile-takes-the-first-free-place"
        cost = self.building.height[pile] + 1
        if cost == TOP_NUMBER:
            return "nothing-could-follow-a-twelve"
        return "you-have-too-few-coins" if cost > self.coins[seat] else "no-card-could-follow-the-stand-in"

    def holds(self, seat: i64, kind: i64) -> bool:
        return int(kind) in self.hands.listed(seat)

    # ------------------------------------------------------------ apply
    def apply(self, seat: i64, action: i64) -> None:
        pile = action & 3
        if action < DISCARD:
            kind = action >> 2
            self.hands.remove(seat, kind)
            self.put(kind, HAND + seat, pile)
            self.after_lay(seat, kind, pile)
        elif action < PLAY_OWN:
            self.discard(seat, (action - DISCARD) >> 2, pile)
        elif action < BUY:
            self.play_shown(seat, seat, (action - PLAY_OWN) >> 2, pile)
        elif action < STAND_IN:
            source = (action - BUY) >> 2
            seller = OWNER[source]
            self.coins[seat] -= 1
            self.coins[seller] += 1
            if self.sink is not None:
                self.sink.paid(seat, seller, 1, "buy")
            self.play_shown(seat, seller, source - seller * SHOWN, pile)
        elif action < PAY:
            self.stand_in(seat, pile)
        elif action == PAY:
            self.pay_beside(seat, self.pile, TOLL[self.building.top(self.pile)], "toll")
            self.settle(seat, self.pile)
            self.go_on(seat)
        elif action == STOP:
            if self.sink is not None:
                self.sink.declared(seat, "stop", "")
            self.settle(seat, self.pile)
            self.end_turn(seat, 0)
        elif self.has_laid:
            self.end_turn(seat, 0)
        else:
            self.end_turn(seat, self.idle + 1)

    def discard(self, seat: i64, kind: i64, pile: i64) -> None:
        """SB-10."""
        self.hands.remove(seat, kind)
        self.help.push(seat * N_PILES + pile, kind)
        self.shown.show(seat * SHOWN + 1 + pile, NUMBER[kind])
        if self.sink is not None:
            self.sink.moved(kind, HAND + seat, HELP + seat * N_PILES + pile, EVERYBODY)
        self.end_turn(seat, 0)

    def play_shown(self, seat: i64, owner: i64, source: i64, pile: i64) -> None:
        """Play the top card of a stock (source 0) or of a help pile, the own or a bought one (SB-6, SB-13)."""
        if source > 0:
            kind = self.help.pop(owner * N_PILES + source - 1)
            self.shown.show_help(self.help, owner, source - 1)
            self.put(kind, HELP + owner * N_PILES + source - 1, pile)
        else:
            kind = self.stocks.top(owner)
            self.stocks.size[owner] -= 1
            self.shown.show_stock(self.stocks, owner)  # SB-8
            self.put(kind, STOCK + owner, pile)
            if self.stocks.size[owner] == 0:
                self.end_round(BIT[owner], "stock-empty")  # SB-16, also for a bought one (SB-13)
                return
            if self.sink is not None:
                self.sink.revealed(STOCK + owner, [int(self.stocks.top(owner))])
        self.after_lay(seat, kind, pile)

    def stand_in(self, seat: i64, pile: i64) -> None:
        """SB-12."""
        height = self.building.height[pile] + 1
        self.building.height[pile] = height
        self.pay_beside(seat, pile, height, "stand-in")
        self.phase = AFTER_STAND_IN
        self.pile = pile
        self.building.need_only(pile)

    def put(self, kind: i64, source: i64, pile: i64) -> None:
        """Move a card from a place to a building pile."""
        self.building.put(pile, kind)
        self.has_laid = True
        if self.sink is not None:
            self.sink.moved(kind, source, BUILDING + pile, EVERYBODY)

    def after_lay(self, seat: i64, kind: i64, pile: i64) -> None:
        """SB-14 in the order of SB-15a; nobody has won by this card."""
        toll = TOLL[kind]
        if toll == 0:
            self.settle(seat, pile)
            self.go_on(seat)
        elif toll <= self.coins[seat]:
            self.phase = AT_TOLL
            self.pile = pile
        else:
            if self.sink is not None:
                self.sink.declared(seat, "cannot-pay", "")
            self.settle(seat, pile)
            self.end_turn(seat, 0)

    def settle(self, seat: i64, pile: i64) -> None:
        """After a card and its toll: put a finished pile aside and hand out its coins (SB-11, SB-15)."""
        building = self.building
        if building.height[pile] == TOP_NUMBER:
            n = self.n_players
            coins = building.coins[pile]
            if coins > 0:
                for offset in range(n):
                    share = (coins - offset + n - 1) // n
                    payee = (seat + offset) % n
                    self.coins[payee] += share
                    if self.sink is not None and share > 0:
                        self.sink.paid(TABLE, payee, share, "share")
            if self.sink is not None:
                for card in building.listed(pile):
                    self.sink.moved(card, BUILDING + pile, FINISHED, EVERYBODY)
            building.put_aside(pile)
        building.open_needs()
        self.phase = FREE
        self.pile = NOTHING

    def go_on(self, seat: i64) -> None:
        """SB-9; SB-15a has it after every card, so also where nothing could be drawn before."""
        if self.hands.size[seat] == 0:
            self.draw_up(seat)

    def pay_beside(self, seat: i64, pile: i64, n: i64, what: str) -> None:
        """SB-15."""
        self.coins[seat] -= n
        self.building.coins[pile] += n
        if self.sink is not None:
            self.sink.paid(seat, TABLE, n, what)

    # ------------------------------------------------------------ turns and rounds
    def end_turn(self, seat: i64, idle: i64) -> None:
        """SB-18: who ends a turn empty-handed could not draw, so after a round of such turns nobody can."""
        self.idle = idle
        if idle >= self.n_players:
            self.end_stalemate()
        else:
            seat += 1
            if seat == self.n_players:
                seat = 0
            self.begin_turn(seat)

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.has_laid = False
        self.n_turns += 1
        if self.n_turns > self.turn_limit:
            self.end_round(NOBODY, "turn-limit")
            return
        if self.sink is not None:
            self.sink.turn_passed(seat)
        self.draw_up(seat)  # SB-5

    def end_stalemate(self) -> None:
        """SB-18: the smallest stock wins the round."""
        smallest: i64 = N_CARDS
        winners: i64 = 0
        for seat in range(self.n_players):
            left = self.stocks.size[seat]
            if left < smallest:
                smallest = left
                winners = 0
            if left == smallest:
                winners |= BIT[seat]
        self.end_round(winners, "stalemate")

    def end_round(self, winners: i64, why: str) -> None:
        """SB-16 to SB-18."""
        self.phase = FREE  # the card that won may have followed a stand-in
        self.pile = NOTHING
        if self.sink is not None:
            self.sink.round_ended(winners, why)
        left: i64 = 0
        for seat in range(self.n_players):
            if not winners & BIT[seat]:
                left += self.stocks.size[seat]
        reached = False
        for seat in range(self.n_players):
            if winners & BIT[seat]:
                self.points[seat] += 25 + 5 * left
                if self.sink is not None:
                    self.sink.scored(seat, 25 + 5 * left, "stocks")
            if self.points[seat] >= self.goal:
                reached = True
        if self.n_turns >= self.turn_limit or reached:  # ALL-4: no round without a turn
            self.finish()
        else:
            self.starter = (self.starter + 1) % self.n_players
            self.round_no += 1
            self.deal()

    def blank(self) -> SkipboMastersState:
        return SkipboMastersState(self.options, int(self.n_players), 0)
