"""The rules of Skip-Bo Masters: empty your stock by building 1 to 12; coins fill gaps, buy cards, pay tolls.

In short (numbers refer to the rules, `quintet rules skipbo_masters`)
    168 cards, 2-6 players, a face-down stock of 15 each with its top card turned up, 12 coins each (SB-1 to SB-3). On
    your turn draw up to 5 cards, play any from the hand, the stock and the help piles onto four building piles that
    go from 1 to 12, and end the turn by discarding a hand card to a help pile (SB-5 to SB-10). A Skip-Bo is wild
    (SB-7). n coins stand in for a card n if a card n + 1 follows (SB-12), 1 coin buys a card that another player
    shows (SB-13), cards with coins on them cost a toll, or the turn (SB-14). The coins of a pile are handed
    out when it is finished (SB-15). Whoever has no stock left wins the round (SB-16).

Options
    stock, tolls, must_play, target: see `options.py`.

Actions
    play CARD to PILE, play stock to PILE, play help PILE to PILE, buy stock SEAT to PILE, buy help SEAT PILE to PILE,
    stand in on PILE, discard CARD to PILE, pay, stop, end: see `cards.py`, `notation.py`.
    Free places are alike, for building piles and for help piles: a new pile takes the first one. A stand-in
    obliges: until its card is played, nothing else is legal. A player who cannot pay a toll is not asked. Where cards
    must be played first (SB-6a) the discard, or `end`, is not legal yet: there is no action of its own for that.

What a player sees
    Their own hand; the tops of all stocks, all help piles and building piles, the coins, how many cards there are
    everywhere. Nobody knows the other hands, the draw pile and what lies under the top of any stock, not even of their
    own. The cards of finished piles have been seen by all.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT, SIGN, bit_index
from quintet.core.sink import EVERYBODY, NOBODY
from quintet.core.state import NOTHING
from quintet.games.skipbo_masters import cards, table

ALL_SOURCES: Final = -1  # as bits
TABLE: Final = -1  # pays or gets coins where no seat does
ROUND_POINTS: Final = 25  # SB-17: for winning a round,
CARD_POINTS: Final = 5  # and for each stock card that the others have left


def prize(n_left: i64) -> i64:
    """The points for winning a round in which the others have so many stock cards left (SB-17)."""
    return ROUND_POINTS + CARD_POINTS * n_left


@final
class SkipboMastersState(table.SkipboMastersTable):
    """A match of Skip-Bo Masters."""

    # ------------------------------------------------------------ a round begins
    def start_match(self) -> None:
        self.starter = self.first_starter(self.options.starter)
        self.deal()

    def deal(self) -> None:
        """SB-3."""
        n = self.n_players
        stocks = self.stocks
        for i in range(i64(cards.N_CARDS)):
            self.draw_pile[i] = self.deck[i]
        self.n_draw = cards.N_CARDS
        self.is_renewed = False
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
            self.coins[seat] = cards.N_COINS
        self.shown.show_all(stocks, self.help)
        if self.sink is not None:
            for seat in range(n):
                self.sink.dealt(table.STOCK + seat, stocks.listed(seat), NOBODY)
                self.sink.revealed(table.STOCK + seat, [int(stocks.top(seat))])
        self.begin_turn(self.starter)

    # ------------------------------------------------------------ legal actions
    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if self.is_over or seat != self.turn:
            return 0
        if self.phase == table.AT_TOLL:
            out[0] = cards.PAY
            out[1] = cards.STOP
            return 2
        n = self.offer_shown(seat, out)
        is_free = self.phase == table.FREE
        places: i64 = 0  # there is at least one where the turn may end
        if is_free:
            places = self.help.discard_places(seat)
            if self.must_play != table.FREELY and self.owed(seat) != table.FREELY:
                places = 0
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
        kinds = self.hands.cards
        in_hand: i64 = 0
        first = seat * cards.HAND_SIZE
        last: i64 = NOTHING
        for i in range(first, first + self.hands.size[seat]):
            kind = i64(kinds[i])
            if kind == last:
                continue
            last = kind
            numbers = cards.NUMBERS[kind]
            in_hand |= numbers
            action = cards.PLAY_HAND + cards.N_PILES * kind
            out[n] = action
            n += (numbers >> need0) & 1
            out[n] = action + 1
            n += (numbers >> need1) & 1
            out[n] = action + 2
            n += (numbers >> need2) & 1
            out[n] = action + 3
            n += (numbers >> need3) & 1
            action += cards.DISCARD
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
            if last == NOTHING and places != 0:
                out[n] = cards.END  # SB-11
                n += 1
        return n

    def offer_shown(self, seat: i64, out: vec[i64]) -> i64:
        """Every card that shows and can be played: one's own, and with a coin the others' (SB-6, SB-13)."""
        within = cards.OWN_SOURCES[seat]
        if self.coins[seat] > 0:
            within = ALL_SOURCES
        n: i64 = 0
        play_shown = cards.PLAY_SHOWN
        first = cards.PAIR * seat
        plays = self.fitting(0, within) | (self.fitting(1, within) << cards.MAX_SOURCES)
        while plays != 0:
            bit = plays & -plays
            plays ^= bit
            out[n] = play_shown[first + bit_index(bit)]
            n += 1
        plays = self.fitting(2, within) | (self.fitting(3, within) << cards.MAX_SOURCES)
        while plays != 0:
            bit = plays & -plays
            plays ^= bit
            out[n] = play_shown[first + bit_index(bit)] + 2
            n += 1
        return n

    def fitting(self, pile: i64, within: i64) -> i64:
        """The sources whose card a building pile takes, as bits."""
        number = self.building.needs[pile]
        if number == cards.CLOSED:
            return 0
        return (self.shown.sources[number] | self.shown.sources[cards.WILD]) & within

    def offer_stand_ins(self, seat: i64, in_hand: i64, out: vec[i64], n: i64) -> i64:
        """SB-12: n coins, and a card n + 1 that is there, or can be bought for a coin more."""
        coins = self.coins[seat]
        dearest = min(coins, i64(cards.TOP_NUMBER - 1))
        needs = self.building.needs
        showing = self.shown.sources
        wild = showing[cards.WILD]
        for pile in range(i64(cards.N_PILES)):
            number = needs[pile]
            followers = showing[number + 1] | wild
            if number == coins:
                followers &= cards.OWN_SOURCES[seat]
            followers |= in_hand & BIT[number + 1]
            out[n] = cards.STAND_IN + pile
            n += (-followers >> SIGN) & ((number - dearest - 1) >> SIGN) & 1  # there is any, and number <= dearest
        return n

    def owed(self, seat: i64) -> i64:
        """What must be played before the turn may end (SB-6a): FREELY for nothing, else STOCK_FIRST or ALL_FIRST.

        It fits and costs no toll: the stock card, whose last one never does (SB-16), else any other own card.
        """
        if self.must_play == table.FREELY:
            return table.FREELY
        needs = self.building.needs
        wanted = BIT[needs[0]] | BIT[needs[1]] | BIT[needs[2]] | BIT[needs[3]]
        top = self.stocks.top(seat)
        if cards.NUMBERS[top] & wanted and (cards.TOLL[top] == 0 or self.stocks.size[seat] == 1):
            return table.STOCK_FIRST
        if self.must_play == table.STOCK_FIRST:
            return table.FREELY
        for pile in range(cards.N_PILES * seat, cards.N_PILES * seat + cards.N_PILES):
            slot = self.help.top[pile]
            if slot != 0 and self.is_owed(i64(self.help.card[slot]), wanted):
                return table.ALL_FIRST
        first = seat * cards.HAND_SIZE
        for i in range(first, first + self.hands.size[seat]):
            if self.is_owed(i64(self.hands.cards[i]), wanted):
                return table.ALL_FIRST
        return table.FREELY

    def is_owed(self, kind: i64, wanted: i64) -> bool:
        return cards.NUMBERS[kind] & wanted != 0 and cards.TOLL[kind] == 0

    def refusal(self, seat: int, action: int) -> str:
        if not 0 <= action < cards.N_ACTIONS:
            return "there-is-no-such-action"
        if seat != self.turn:
            return "it-is-not-your-turn"
        if self.phase == table.AT_TOLL:
            return "pay-the-toll-or-stop-first"
        if action == cards.PAY or action == cards.STOP:
            return "no-toll-is-due"
        if action == cards.END:
            return self.refusal_to_end(seat, "you-must-discard-a-card-to-end-the-turn")
        pile = action & cards.PILE_MASK
        if cards.DISCARD <= action < cards.PLAY_OWN:
            if not self.holds(seat, (action - cards.DISCARD) >> cards.PILE_BITS):
                return "you-do-not-hold-that-card"
            return self.refusal_to_end(seat, "a-new-pile-takes-the-first-free-place")
        if action >= cards.STAND_IN:
            return self.refusal_to_stand_in(seat, pile)
        if action < cards.DISCARD:
            if not self.holds(seat, action >> cards.PILE_BITS):
                return "you-do-not-hold-that-card"
            number = cards.NUMBER[action >> cards.PILE_BITS]
        else:
            source = (
                seat * cards.SHOWN + ((action - cards.PLAY_OWN) >> cards.PILE_BITS)
                if action < cards.BUY
                else (action - cards.BUY) >> cards.PILE_BITS
            )
            if source >= self.n_players * cards.SHOWN:
                return "nobody-sits-there"
            if action >= cards.BUY and cards.OWNER[source] == seat:
                return "you-cannot-buy-from-yourself"
            number = self.shown.number[source]
            if number == cards.NO_CARD:
                return "there-is-no-card"
            if action >= cards.BUY and self.coins[seat] == 0:
                return "you-have-too-few-coins"
        if self.phase == table.AFTER_STAND_IN and pile != self.pile:
            return "a-card-must-follow-the-stand-in-first"
        if self.building.height[pile] == 0 and number <= 1:
            return "a-new-pile-takes-the-first-free-place"
        return "that-card-does-not-fit"

    def refusal_to_end(self, seat: i64, key: str) -> str:
        if self.phase == table.AFTER_STAND_IN:
            return "a-card-must-follow-the-stand-in-first"
        owed = self.owed(seat)
        if owed == table.STOCK_FIRST:
            return "you-must-play-your-stock-card-first"
        return "you-must-play-every-card-that-fits-first" if owed == table.ALL_FIRST else key

    def refusal_to_stand_in(self, seat: i64, pile: i64) -> str:
        if self.phase == table.AFTER_STAND_IN:
            return "a-card-must-follow-the-stand-in-first"
        if self.building.needs[pile] == cards.CLOSED:
            return "a-new-pile-takes-the-first-free-place"
        cost = self.building.height[pile] + 1
        if cost == cards.TOP_NUMBER:
            return "nothing-could-follow-a-twelve"
        return "you-have-too-few-coins" if cost > self.coins[seat] else "no-card-could-follow-the-stand-in"

    def holds(self, seat: i64, kind: i64) -> bool:
        return int(kind) in self.hands.listed(seat)

    # ------------------------------------------------------------ apply
    def apply(self, seat: i64, action: i64) -> None:
        pile = action & cards.PILE_MASK
        if action < cards.DISCARD:
            kind = action >> cards.PILE_BITS
            self.hands.remove(seat, kind)
            self.put(kind, table.HAND + seat, pile)
            self.after_lay(seat, kind, pile)
        elif action < cards.PLAY_OWN:
            self.discard(seat, (action - cards.DISCARD) >> cards.PILE_BITS, pile)
        elif action < cards.BUY:
            self.play_shown(seat, seat, (action - cards.PLAY_OWN) >> cards.PILE_BITS, pile)
        elif action < cards.STAND_IN:
            source = (action - cards.BUY) >> cards.PILE_BITS
            seller = cards.OWNER[source]
            self.coins[seat] -= 1
            self.coins[seller] += 1
            if self.sink is not None:
                self.sink.paid(seat, seller, 1, "buy")
            self.play_shown(seat, seller, source - seller * cards.SHOWN, pile)
        elif action < cards.PAY:
            self.stand_in(seat, pile)
        elif action == cards.PAY:
            self.pay_beside(seat, self.pile, cards.TOLL[self.building.top(self.pile)], "toll")
            self.settle(seat, self.pile)
            self.go_on(seat)
        elif action == cards.STOP:
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
        self.help.push(seat * cards.N_PILES + pile, kind)
        self.shown.show(seat * cards.SHOWN + 1 + pile, cards.NUMBER[kind])
        if self.sink is not None:
            self.sink.moved(kind, table.HAND + seat, table.HELP + seat * cards.N_PILES + pile, EVERYBODY)
        self.end_turn(seat, 0)

    def play_shown(self, seat: i64, owner: i64, source: i64, pile: i64) -> None:
        """Play the top card of a stock (source 0) or of a help pile, one's own or a bought one (SB-6, SB-13)."""
        if source > 0:
            kind = self.help.pop(owner * cards.N_PILES + source - 1)
            self.shown.show_help(self.help, owner, source - 1)
            self.put(kind, table.HELP + owner * cards.N_PILES + source - 1, pile)
        else:
            kind = self.stocks.top(owner)
            self.stocks.size[owner] -= 1
            self.shown.show_stock(self.stocks, owner)  # SB-8
            self.put(kind, table.STOCK + owner, pile)
            if self.stocks.size[owner] == 0:
                self.end_round(BIT[owner], "stock-empty")  # SB-16, also for a bought one (SB-13)
                return
            if self.sink is not None:
                self.sink.revealed(table.STOCK + owner, [int(self.stocks.top(owner))])
        self.after_lay(seat, kind, pile)

    def stand_in(self, seat: i64, pile: i64) -> None:
        """SB-12."""
        height = self.building.height[pile] + 1
        self.building.height[pile] = height
        self.pay_beside(seat, pile, height, "stand-in")
        self.phase = table.AFTER_STAND_IN
        self.pile = pile
        self.building.need_only(pile)

    def put(self, kind: i64, source: i64, pile: i64) -> None:
        """Move a card from a place to a building pile."""
        self.building.put(pile, kind)
        self.has_laid = True
        if self.sink is not None:
            self.sink.moved(kind, source, table.BUILDING + pile, EVERYBODY)

    def after_lay(self, seat: i64, kind: i64, pile: i64) -> None:
        """SB-14 in the order of SB-15a; nobody has won by this card."""
        toll = cards.TOLL[kind]
        if toll == 0:
            self.settle(seat, pile)
            self.go_on(seat)
        elif toll <= self.coins[seat]:
            self.phase = table.AT_TOLL
            self.pile = pile
        else:
            if self.sink is not None:
                self.sink.declared(seat, "cannot-pay", "")
            self.settle(seat, pile)
            self.end_turn(seat, 0)

    def settle(self, seat: i64, pile: i64) -> None:
        """After a card and its toll: put a finished pile aside and hand out its coins (SB-11, SB-15)."""
        building = self.building
        if building.height[pile] == cards.TOP_NUMBER:
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
                    self.sink.moved(card, table.BUILDING + pile, table.FINISHED, EVERYBODY)
            building.put_aside(pile)
        building.open_needs()
        self.phase = table.FREE
        self.pile = NOTHING

    def go_on(self, seat: i64) -> None:
        """SB-9: fill an empty hand; after every card (SB-15a), so also where nothing could be drawn before."""
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
        """SB-18: a player who ends a turn empty-handed could not draw, so after a round of such turns nobody can."""
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
        smallest: i64 = cards.N_CARDS
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
        self.phase = table.FREE  # the card that won may have followed a stand-in
        self.pile = NOTHING
        if self.sink is not None:
            self.sink.round_ended(winners, why)
        left: i64 = 0
        for seat in range(self.n_players):
            if not winners & BIT[seat]:
                left += self.stocks.size[seat]
        points = prize(left)
        reached = False
        for seat in range(self.n_players):
            if winners & BIT[seat]:
                self.points[seat] += points
                if self.sink is not None:
                    self.sink.scored(seat, points, "stocks")
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
