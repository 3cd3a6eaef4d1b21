"""The rules of I Go!: take a card, lay a card, and say "I Go!" when nobody has fewer minus points.

In short (numbers refer to the rules, `quintet rules i_go`)
    110 cards, 1-11 in ten colours; 2-4 players, 12 cards each, a display of 5 + players cards face up, a stock and a
    discard pile (IG-1, IG-2). A turn: take the top of the stock, of the discard pile or of the display (IG-3), lay any
    card (IG-4), then say "I Go!" or not (IG-5). Whoever says it shows their cards: those of the display's colour are
    free, so is a row of two colours without a value twice, the rest are minus points (IG-6). The others do the same and
    may add to that row (IG-7 to IG-9). Lowest alone: a point for the caller, else one for everybody who is as low
    (IG-10). Four points win (IG-12), a call without any minus points wins at once (IG-13). The last card of the display
    ends a round without a score (IG-14), and so do 200 turns, or three times round in which everybody lays back the
    card just taken from the discard pile (IG-4a, IG-16); the last card of the stock forces the call (IG-15).

Options
    target, lay_back, call_from: see `options.py`.

Actions
    take stock, take discard, take display, discard CARD, pass, I Go!, row COLOUR [COLOUR], no row: see `cards.py`,
    `notation.py`. Whether to call is always asked, so that the pace of the game tells nobody that a call was not worth
    it; only where nobody may call yet the discard ends the turn (IG-5a). Whoever calls then names the colours of their
    row, which shows their hand. With twelve cards there always is one, for ten at most can be of the display's colour;
    `no row` is for positions with shorter hands.

What a player sees
    Their own hand, the display, the discard pile, how many cards the stock and the hands have, and which cards of the
    other hands came from the display or the discard pile.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT
from quintet.core.cards import copy_cards, sort_cards
from quintet.core.piles import pile_list
from quintet.core.rng import Rng
from quintet.core.sink import EVERYBODY, NOBODY, PLACES
from quintet.core.state import NOTHING, State, hides_from
from quintet.games.i_go import cards
from quintet.games.i_go.hands import Hands
from quintet.games.i_go.options import IGoOptions
from quintet.games.i_go.split import Split

STOCK: Final = 0 * PLACES  # places of the sink, in the order of IGoGame.zones
DISPLAY: Final = 1 * PLACES
DISCARD: Final = 2 * PLACES
HAND: Final = 3 * PLACES

MAX_ROUND_TURNS: Final = 200  # IG-16
MAX_LAID_BACK: Final = 3  # times in a row for every player (IG-4a)

TAKING: Final = 0  # the phases of a turn
LAYING: Final = 1
CALLING: Final = 2  # to call or not
ROWING: Final = 3  # the call's row

GROUPS: Final = ("group", "row", "added", "rest")
PERFECT: Final = 1000  # ranks above any points (IG-13)


@final
class IGoState(State):
    """A match of I Go!."""

    def __init__(self, options: IGoOptions, n_players: int, seed: int) -> None:
        super().__init__(n_players, seed, options.turn_limit)
        self.options = options
        self.target: i64 = options.target
        self.lays_back: bool = options.lay_back  # IG-4a
        self.calls_at_once: bool = options.call_from == "any"  # IG-5a

        self.hands = Hands(n_players)
        self.points = vec[i64]([0] * n_players)
        self.stock = vec[u8]([0] * cards.N_CARDS)
        self.n_stock: i64 = 0
        self.display = vec[u8]([0] * cards.MAX_DISPLAY)
        self.n_display: i64 = 0
        self.discard = vec[u8]([0] * cards.N_CARDS)
        self.n_discard: i64 = 0
        self.phase: i64 = TAKING
        self.taken: i64 = NOTHING  # the card just taken from the discard pile, until one is laid
        self.laid_back: i64 = 0  # turns in a row that laid it back (IG-4a)
        self.starter: i64 = 0
        self.round_turns: i64 = 0
        self.perfect: i64 = NOTHING  # who has won by a perfect call (IG-13)
        self.split = Split()

    # ------------------------------------------------------------ a round begins
    def start_match(self) -> None:
        self.starter = self.first_starter(self.options.starter)
        self.deal()

    def deal(self) -> None:
        """IG-2."""
        stock = self.stock
        for i in range(i64(cards.N_CARDS)):
            stock[i] = u8(i)  # the deck in order
        self.chance.shuffle(stock, cards.N_CARDS)
        top: i64 = cards.N_CARDS
        for seat in range(self.n_players):
            self.hands.deal(seat, stock, top - cards.HAND_SIZE, top)
            top -= cards.HAND_SIZE
        self.n_display = cards.DISPLAY_SIZE + self.n_players
        for i in range(self.n_display):
            top -= 1
            self.display[i] = stock[top]
        top -= 1
        self.discard[0] = stock[top]
        self.n_discard = 1
        self.n_stock = top
        self.round_turns = 0
        self.laid_back = 0
        if self.sink is not None:
            self.tell_deal()
        self.begin_turn(self.starter)

    def tell_deal(self) -> None:
        assert self.sink is not None
        self.sink.shuffled(STOCK, cards.N_CARDS)
        for seat in range(self.n_players):
            self.sink.dealt(HAND + seat, self.hands.listed(seat), BIT[seat])
        self.sink.dealt(DISPLAY, pile_list(self.display, self.n_display), EVERYBODY)
        self.sink.dealt(DISCARD, pile_list(self.discard, self.n_discard), EVERYBODY)

    def display_colour(self) -> i64:
        """The colour of the fully visible card (IG-2)."""
        return cards.COLOUR[i64(self.display[self.n_display - 1])]

    # ------------------------------------------------------------ legal actions
    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if self.is_over or seat != self.turn:
            return 0
        if self.phase == TAKING:
            out[0] = cards.TAKE_STOCK  # none of the three is ever empty here: IG-14, IG-15, and each turn lays a card
            out[1] = cards.TAKE_DISCARD
            out[2] = cards.TAKE_DISPLAY
            return 3
        if self.phase == LAYING:
            return self.offer_discards(seat, out)
        if self.phase == ROWING:
            return self.offer_rows(seat, out)
        out[0] = cards.CALL
        if self.n_stock == 0:  # IG-15
            return 1
        out[1] = cards.PASS
        return 2

    def offer_discards(self, seat: i64, out: vec[i64]) -> i64:
        """IG-4: any card; with `lay_back=no` not the one just taken from the discard pile (IG-4a)."""
        low = self.hands.low[seat]
        high = self.hands.high[seat]
        if not self.lays_back and self.taken != NOTHING:
            low &= ~cards.LOW[self.taken]
            high &= ~cards.HIGH[self.taken]
        return self.hands.cards_into(low, high, out)

    def offer_rows(self, seat: i64, out: vec[i64]) -> i64:
        """Every ordered choice of one or two colours held outside group 1 (IG-9)."""
        split = self.split
        split.open_hand(self.hands.low[seat], self.hands.high[seat], self.display_colour())
        n_held = split.pack()
        colours = split.colours
        if n_held == 0:
            out[0] = cards.NO_ROW
            return 1
        n: i64 = 0
        for i in range(n_held):
            row = cards.ROW + cards.N_COLOURS * colours[i]
            for j in range(n_held):
                out[n] = row + colours[j]
                n += 1
        return n

    def refusal(self, seat: int, action: int) -> str:
        if not 0 <= action < cards.N_ACTIONS:
            return "there-is-no-such-action"
        if seat != self.turn:
            return "it-is-not-your-turn"
        if cards.TAKE_STOCK <= action < cards.PASS:
            return "you-have-taken-a-card-already"
        if action == cards.CALL and not self.may_call():
            return "nobody-calls-in-their-first-turn"
        if self.phase == TAKING:
            return "you-must-take-a-card-first"
        if action < cards.TAKE_STOCK:
            if self.phase != LAYING:
                return "you-have-laid-a-card-already"
            if action == self.taken:
                return "that-card-was-just-taken-from-the-discard-pile"
            return "you-do-not-hold-that-card"
        if self.phase == LAYING:
            return "you-must-lay-a-card-first"
        if action == cards.PASS or action == cards.CALL:
            return "you-have-called-already" if self.phase == ROWING else "who-takes-the-last-stock-card-must-call"
        return self.refusal_of_row(action)

    def refusal_of_row(self, action: int) -> str:
        if self.phase == CALLING:
            return "you-must-call-first"
        if action == cards.NO_ROW:
            return "you-hold-a-card-for-a-row"
        display = self.display_colour()
        if cards.FIRST_COLOUR[action - cards.ROW] == display or cards.SECOND_COLOUR[action - cards.ROW] == display:
            return "the-colour-of-the-display-cannot-be-in-the-row"
        return "you-hold-no-card-of-that-colour"

    # ------------------------------------------------------------ a turn
    def apply(self, seat: i64, action: i64) -> None:
        if action < cards.TAKE_STOCK:
            self.lay(seat, action)
        elif action == cards.TAKE_STOCK:
            self.take_stock(seat)
        elif action == cards.TAKE_DISCARD:
            self.take_discard(seat)
        elif action == cards.TAKE_DISPLAY:
            self.take_display(seat)
        elif action == cards.PASS:
            self.end_turn(seat)
        elif action == cards.CALL:
            self.phase = ROWING
            if self.sink is not None:
                self.sink.declared(seat, "i-go", "")
        elif action == cards.NO_ROW:
            self.show(seat, NOTHING, NOTHING)
        else:
            self.show(seat, cards.FIRST_COLOUR[action - cards.ROW], cards.SECOND_COLOUR[action - cards.ROW])

    def take_stock(self, seat: i64) -> None:
        self.n_stock -= 1
        card = i64(self.stock[self.n_stock])
        self.hands.add(seat, card)
        self.phase = LAYING
        if self.sink is not None:
            self.sink.moved(card, STOCK, HAND + seat, BIT[seat])

    def take_discard(self, seat: i64) -> None:
        self.n_discard -= 1
        card = i64(self.discard[self.n_discard])
        self.taken = card
        self.take_openly(seat, card, DISCARD)

    def take_display(self, seat: i64) -> None:
        self.n_display -= 1
        self.take_openly(seat, i64(self.display[self.n_display]), DISPLAY)
        if self.n_display == 0:
            self.void_round(seat, "display-empty")  # IG-14

    def take_openly(self, seat: i64, card: i64, source: i64) -> None:
        """A card that everybody sees goes to a hand."""
        self.hands.add(seat, card)
        self.hands.add_known(seat, card)
        self.phase = LAYING
        if self.sink is not None:
            self.sink.moved(card, source, HAND + seat, EVERYBODY)

    def lay(self, seat: i64, card: i64) -> None:
        """IG-4."""
        self.hands.remove(seat, card)
        self.discard[self.n_discard] = u8(card)
        self.n_discard += 1
        if card == self.taken:
            self.laid_back += 1
        else:
            self.laid_back = 0
        self.taken = NOTHING
        self.phase = CALLING
        if self.sink is not None:
            self.sink.moved(card, HAND + seat, DISCARD, EVERYBODY)
        if not self.may_call():
            self.end_turn(seat)

    def may_call(self) -> bool:
        """IG-5a: in any turn, or from everybody's second on; whoever takes the last stock card must (IG-15)."""
        return self.calls_at_once or self.round_turns > self.n_players or self.n_stock == 0

    def next_seat(self, seat: i64) -> i64:
        seat += 1
        if seat == self.n_players:
            seat = 0
        return seat

    def end_turn(self, seat: i64) -> None:
        if self.round_turns >= MAX_ROUND_TURNS:
            self.void_round(self.next_seat(self.starter), "stalemate")  # IG-16
        elif self.laid_back >= MAX_LAID_BACK * self.n_players:
            self.void_round(self.next_seat(self.starter), "laid-back")  # IG-4a
        else:
            self.begin_turn(self.next_seat(seat))

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.phase = TAKING
        self.round_turns += 1
        self.n_turns += 1
        if self.n_turns > self.turn_limit:  # ALL-4
            if self.sink is not None:
                self.sink.round_ended(NOBODY, "turn-limit")
            self.finish()
        elif self.sink is not None:
            self.sink.turn_passed(seat)

    # ------------------------------------------------------------ "I Go!"
    def show(self, seat: i64, first: i64, second: i64) -> None:
        """The caller shows the groups with the row just chosen, then the others theirs (IG-6 to IG-10, IG-13)."""
        split = self.split
        display = self.display_colour()
        split.open_hand(self.hands.low[seat], self.hands.high[seat], display)
        minus = split.call(first, second)
        if self.sink is not None:
            self.tell_groups(seat, split.call_groups(self.hands.low[seat], self.hands.high[seat], display), minus)
        if minus == 0:
            self.win_perfectly(seat)
            return
        winners: i64 = 0
        for other in range(self.n_players):
            if other != seat:
                split.open_hand(self.hands.low[other], self.hands.high[other], display)
                answer = split.answer()
                if answer <= minus:
                    winners |= BIT[other]
                if self.sink is not None:
                    groups = split.answer_groups(self.hands.low[other], self.hands.high[other], display)
                    self.tell_groups(other, groups, answer)
        self.score_round(seat, winners)

    def win_perfectly(self, seat: i64) -> None:
        """IG-13."""
        self.perfect = seat
        if self.sink is not None:
            self.sink.declared(seat, "perfect", "")
            self.sink.round_ended(BIT[seat], "perfect")
        self.finish()

    def score_round(self, caller: i64, beaten_by: i64) -> None:
        """IG-10 to IG-12: the others who have as few minus points as the caller or fewer are given as bits."""
        winners = beaten_by if beaten_by != 0 else BIT[caller]
        is_won = False
        for seat in range(self.n_players):
            if winners & BIT[seat]:
                self.points[seat] += 1
                if self.points[seat] >= self.target:
                    is_won = True
                if self.sink is not None:
                    self.sink.scored(seat, 1, "lowest" if seat == caller else "not-above-the-caller")
        if self.sink is not None:
            self.sink.round_ended(winners, "i-go")
        if is_won:
            self.finish()
        else:
            self.begin_round(caller)

    def void_round(self, starter: i64, why: str) -> None:
        """The round ends without a score."""
        if self.sink is not None:
            self.sink.round_ended(NOBODY, why)
        self.begin_round(starter)

    def begin_round(self, starter: i64) -> None:
        self.starter = starter
        self.round_no += 1
        self.deal()

    def tell_groups(self, seat: i64, groups: list[list[int]], minus: i64) -> None:
        """Show a hand: its groups that have cards, and what they leave."""
        assert self.sink is not None
        self.sink.revealed(HAND + seat, self.hands.listed(seat))
        for i in range(len(GROUPS)):
            if groups[i]:
                self.sink.declared(seat, GROUPS[i], " ".join([cards.CARD_TEXTS[card] for card in groups[i]]))
        self.sink.declared(seat, "minus", str(int(minus)))

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def standing(self, seat: i64) -> i64:
        return self.points[seat] + PERFECT if seat == self.perfect else self.points[seat]

    # ------------------------------------------------------------ copies and redeals
    def blank(self) -> IGoState:
        return IGoState(self.options, int(self.n_players), 0)

    def copy_from(self, other: State) -> None:
        assert isinstance(other, IGoState)
        self.copy_base(other)
        self.hands.copy_from(other.hands)
        for seat in range(self.n_players):
            self.points[seat] = other.points[seat]
        copy_cards(self.stock, other.stock, other.n_stock)
        self.n_stock = other.n_stock
        copy_cards(self.display, other.display, other.n_display)
        self.n_display = other.n_display
        copy_cards(self.discard, other.discard, other.n_discard)
        self.n_discard = other.n_discard
        self.phase = other.phase
        self.taken = other.taken
        self.laid_back = other.laid_back
        self.starter = other.starter
        self.round_turns = other.round_turns
        self.perfect = other.perfect

    def resample(self, viewer: i64, rng: Rng) -> None:
        """Pool the stock and what nobody saw going to the other hands, and deal it out again."""
        missing = vec[i64]([0] * int(self.n_players))
        pool = self.n_stock
        for seat in range(self.n_players):
            before = pool
            if hides_from(seat, viewer):
                pool = self.hands.pool_hidden(seat, self.stock, pool)
            missing[seat] = pool - before
        sort_cards(self.stock, pool)
        rng.shuffle(self.stock, pool)
        for seat in range(self.n_players):
            left = pool - missing[seat]
            while pool > left:
                pool -= 1
                self.hands.add(seat, i64(self.stock[pool]))
        self.chance.reseed(rng)
