"""The rules of 15GO!: turn cards and lay them on rows from 1 to 15 or on the others' piles, until you have none.

In short (numbers refer to the rules, `quintet rules fifteen_go`)
    Up to eight sets of 1-15, 2-6 players, all cards dealt into closed piles (FG-1 to FG-3). On your turn you turn your
    top card (FG-4). A 1 begins a row in the middle by itself (FG-5); another card may go on a row whose top is one
    lower or on another player's open pile whose top is one higher or lower (FG-6), and then you turn the next or stop
    (FG-7). Else it goes on your own open pile and the turn is over (FG-8). When the closed pile is used up, the open
    pile but its top is turned over (FG-10, FG-10a, FG-11). Whoever has no card left wins (FG-13), or, playing for
    points, earns points for their place and for the rows they complete (FG-17). A stalemate ends the match (FG-19).

Options
    sets, colours, turning, play_open, build_own, borrow, points: see `options.py`.

Actions
    turn, stop, put down, build, row ROW, give SEAT, borrow SEAT row ROW: see `cards.py`, `notation.py`.
    A turn begins with `turn`, the player's own act; only before it `row`, `give` and `borrow` move one's own open top
    card (FG-14). From then on they move the turned card. After each placement of a turned card comes `turn` or `stop`
    (FG-7); with `turning=always` the next card is turned by itself (FG-7a). Whatever leaves no choice happens by
    itself: a 1 goes to the middle (FG-5), piles are turned over (FG-10), and the turn ends where nothing can be turned
    (FG-10a). A card that fits nowhere waits for its `put down`.
    A borrowed chain is one `borrow` per card, then `row` for one's own card; a step is legal only if the chain can be
    finished (FG-16).

What a player sees
    The open piles, the turned card, the rows and how many cards every closed pile has. Nobody looks at a closed pile,
    not even its owner, until it was turned over in FG-10: from then on everybody can know it, and a redeal keeps it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT
from quintet.core.cards import sort_cards
from quintet.core.rng import Rng
from quintet.core.sink import EVERYBODY, NOBODY, PLACES
from quintet.core.state import NOTHING, State
from quintet.games.fifteen_go import cards
from quintet.games.fifteen_go.options import FifteenGoOptions
from quintet.games.fifteen_go.piles import Piles
from quintet.games.fifteen_go.refusals import refusal_of

CLOSED_PLACE: Final = 0 * PLACES  # places of the sink, in the order of FifteenGoGame.zones
OPEN_PLACE: Final = 1 * PLACES
TURNED_PLACE: Final = 2 * PLACES
ROW_PLACE: Final = 3 * PLACES
FINISHED_PLACE: Final = 4 * PLACES
TAKEN_PLACE: Final = 5 * PLACES

FIRST_PLACE_POINTS: Final = 30  # FG-17
PLACE_STEP: Final = 5
ROW_POINTS: Final = 15
ONE_COLOUR_POINTS: Final = 150
IDLE_TIMES: Final = 2  # FG-19: so often every player could have turned all cards there are,
IDLE_MORE: Final = 20  # and some more


@final
class FifteenGoState(State):
    """A match of 15GO!."""

    def __init__(self, options: FifteenGoOptions, n_players: int, seed: int) -> None:
        super().__init__(n_players, seed, options.turn_limit)
        self.options = options
        self.turns_by_choice: bool = options.turning == "choice"  # FG-7a
        self.plays_open: bool = options.play_open
        self.builds_own: bool = options.build_own
        self.borrows: bool = options.borrow
        self.has_points: bool = options.points

        self.piles = Piles(n_players)
        self.turned: i64 = NOTHING  # the card in hand; NOTHING before the first card of a turn and where one may stop
        self.may_stop: bool = False  # the turned card has found its place: turn the next, or stop (FG-7)
        self.chain: i64 = NOTHING  # the row on which borrowed cards wait for the player's own (FG-16)
        self.was_turned_over: bool = False  # FG-10a: the open pile of the seat on turn, in this turn
        self.idle: i64 = 0  # turned cards since one went to the middle (FG-19)
        self.n_held: i64 = 0  # cards that the players hold: in closed and open piles and in hand
        self.place = vec[i64]([0] * n_players)  # 1: the first to be out; 0: still in
        self.n_out: i64 = 0
        self.points = vec[i64]([0] * n_players)

    # ------------------------------------------------------------ the match begins
    def start_match(self) -> None:
        """FG-2, FG-3."""
        starter = self.first_starter(self.options.starter)
        kinds = vec[u8]([0] * cards.MAX_CARDS)
        n: i64 = 0
        for card in cards.deck(self.options.sets, int(self.options.colours)):
            kinds[n] = u8(card)
            n += 1
        self.chance.shuffle(kinds, n)
        self.n_held = n
        seat = starter
        while n > 0:
            n -= 1
            self.piles.push_closed(seat, i64(kinds[n]))
            seat = self.after(seat)
        if self.sink is not None:
            for seat in range(self.n_players):
                self.sink.dealt(CLOSED_PLACE + seat, self.piles.closed_list(seat), NOBODY)
        self.begin_turn(starter)

    # ------------------------------------------------------------ legal actions
    def own_card(self, seat: i64) -> i64:
        """What the seat on turn may place: the turned card, before the first with `play_open` the open top (FG-14)."""
        if self.turned != NOTHING:
            return self.turned
        if self.plays_open and not self.may_stop and self.piles.n_open[seat] > 0:
            return self.piles.top(seat)
        return NOTHING

    def others(self, seat: i64) -> i64:
        return (BIT[self.n_players] - 1) ^ BIT[seat]

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if self.is_over or seat != self.turn:
            return 0
        if self.chain != NOTHING:
            return self.chain_into(seat, out)
        out[0] = cards.PUT_DOWN  # FG-8
        if self.turned == NOTHING:
            out[0] = cards.TURN  # FG-4
            if self.may_stop:
                out[1] = cards.STOP  # FG-7
                return 2
        n: i64 = 1
        card = self.own_card(seat)
        if card == NOTHING:
            return n
        piles = self.piles
        number = cards.number_of(card)
        rows = piles.rows_at[number - 1]  # FG-6a
        while rows != 0:
            out[n] = cards.ROW + cards.LOWEST[rows]
            n += 1
            rows &= rows - 1
        seats = piles.tops_at[number - 1] | piles.tops_at[number + 1]  # FG-6b
        if seats & BIT[seat]:  # never so for the open top card itself
            seats ^= BIT[seat]
            if self.builds_own:  # FG-9, FG-15
                out[n] = cards.BUILD
                n += 1
        while seats != 0:
            out[n] = cards.GIVE + cards.LOWEST[seats]
            n += 1
            seats &= seats - 1
        if self.borrows:
            n = self.offer_borrowing(seat, number, out, n)
        return n

    def offer_borrowing(self, seat: i64, number: i64, out: vec[i64], n: i64) -> i64:
        """FG-16: every first card of a chain that one's own card, a `number`, can end."""
        piles = self.piles
        others = self.others(seat)
        for lender in range(self.n_players):
            if lender != seat and piles.n_open[lender] > 0:
                lent = cards.number_of(piles.top(lender))
                if lent < number:
                    rows = piles.rows_at[lent - 1]
                    if rows != 0 and piles.can_lend(lender, lent, number, others):
                        while rows != 0:
                            out[n] = cards.BORROW + lender * cards.MAX_ROWS + cards.LOWEST[rows]
                            n += 1
                            rows &= rows - 1
        return n

    def chain_into(self, seat: i64, out: vec[i64]) -> i64:
        """FG-16: a chain that was begun must be finished, on its row."""
        piles = self.piles
        row = self.chain
        number = cards.number_of(self.own_card(seat))
        wanted = piles.n_row[row] + 1
        if wanted == number:
            out[0] = cards.ROW + row
            return 1
        n: i64 = 0
        others = self.others(seat)
        lenders = piles.tops_at[wanted] & others
        while lenders != 0:
            lender = cards.LOWEST[lenders]
            if piles.can_lend(lender, wanted, number, others):
                out[n] = cards.BORROW + lender * cards.MAX_ROWS + row
                n += 1
            lenders &= lenders - 1
        return n

    def refusal(self, seat: int, action: int) -> str:
        return refusal_of(self, seat, action)

    # ------------------------------------------------------------ apply
    def apply(self, seat: i64, action: i64) -> None:
        if action == cards.TURN:
            self.turn_card(seat)
        elif action == cards.STOP:
            if self.sink is not None:
                self.sink.declared(seat, "stop", "")
            self.begin_turn(self.next_seat(seat))
        elif action == cards.PUT_DOWN:
            self.lay_on_pile(seat, seat)
            if self.is_stalemate():
                self.end("stalemate")
            else:
                self.begin_turn(self.next_seat(seat))
        elif action == cards.BUILD:
            self.lay_on_pile(seat, seat)
            self.go_on(seat, True, False)
        elif action < cards.GIVE:
            self.lay_on_row(seat, action - cards.ROW)
        elif action < cards.BORROW:
            is_turned = self.turned != NOTHING
            self.lay_on_pile(seat, action - cards.GIVE)
            self.go_on(seat, is_turned, False)
        else:
            action -= cards.BORROW
            self.lend(action >> cards.ROW_BITS, action & (cards.MAX_ROWS - 1))

    def take_own_card(self, seat: i64) -> i64:
        """The player's own card leaves its place."""
        card = self.turned
        if card == NOTHING:
            return self.piles.pop_open(seat)
        self.turned = NOTHING
        return card

    def lay_on_pile(self, seat: i64, owner: i64) -> None:
        """FG-6b, FG-8, FG-15: one's own card goes on an open pile."""
        if self.sink is not None:
            self.sink.moved(self.own_card(seat), self.own_place(seat), OPEN_PLACE + owner, EVERYBODY)
        self.piles.push_open(owner, self.take_own_card(seat))

    def lay_on_row(self, seat: i64, row: i64) -> None:
        """FG-6a: one's own card goes to the middle, perhaps as the last of a borrowed chain (FG-16)."""
        is_turned = self.turned != NOTHING
        was_borrowed = self.chain != NOTHING
        self.chain = NOTHING
        if self.sink is not None:
            self.sink.moved(self.own_card(seat), self.own_place(seat), ROW_PLACE + row, EVERYBODY)
        self.to_middle(row, self.take_own_card(seat))
        if self.piles.n_row[row] == cards.HIGHEST:
            self.finish_row(seat, row)
        self.go_on(seat, is_turned, was_borrowed)

    def lend(self, lender: i64, row: i64) -> None:
        """FG-16: the top card of another open pile goes to the middle."""
        self.chain = row
        card = self.piles.pop_open(lender)
        if self.sink is not None:
            self.sink.moved(card, OPEN_PLACE + lender, ROW_PLACE + row, EVERYBODY)
        self.to_middle(row, card)

    def own_place(self, seat: i64) -> i64:
        return OPEN_PLACE + seat if self.turned == NOTHING else TURNED_PLACE

    def to_middle(self, row: i64, card: i64) -> None:
        self.piles.extend_row(row, card)
        self.n_held -= 1
        self.idle = 0

    def finish_row(self, seat: i64, row: i64) -> None:
        """FG-12, FG-17: a row that has its 15 is put away, or taken by whoever laid the 15."""
        if self.sink is not None:
            target = TAKEN_PLACE + seat if self.has_points else FINISHED_PLACE
            for card in self.piles.row_list(row):
                self.sink.moved(card, ROW_PLACE + row, target, EVERYBODY)
        if not self.has_points:
            self.piles.put_row_away(row, self.n_players)
            return
        if self.piles.has_one_colour(row):
            self.change_score(seat, ONE_COLOUR_POINTS, "one-colour-row")
        else:
            self.change_score(seat, ROW_POINTS, "row")
        self.piles.put_row_away(row, seat)

    # ------------------------------------------------------------ turning cards
    def go_on(self, seat: i64, is_turned: bool, was_borrowed: bool) -> None:
        """A card found its place: whoever has none left is out; else a turned card may be followed by the next."""
        if self.is_bare(seat):
            self.leave(seat)
        if was_borrowed:
            self.settle_lenders(seat)
        if self.is_over:
            return
        if self.is_stalemate():
            self.end("stalemate")
        elif self.place[seat] != 0:
            self.begin_turn(self.next_seat(seat))
        elif is_turned:
            if self.turns_by_choice:
                self.offer_to_stop(seat)
            else:
                self.turn_card(seat)  # FG-7a

    def offer_to_stop(self, seat: i64) -> None:
        """FG-7: turn another card or stop; where none can be turned the turn ends by itself (FG-10a)."""
        if self.can_turn(seat):
            self.may_stop = True
        else:
            self.begin_turn(self.next_seat(seat))

    def can_turn(self, seat: i64) -> bool:
        """False where the open pile would be turned over a second time (FG-10a); a single card can turn (FG-11)."""
        return self.piles.n_closed[seat] > 0 or self.piles.n_open[seat] == 1 or not self.was_turned_over

    def turn_card(self, seat: i64) -> None:
        """FG-4: turn the next card; with `turning=always` also the one after a 1 (FG-5)."""
        self.may_stop = False
        piles = self.piles
        while True:
            if piles.n_closed[seat] == 0:
                if piles.n_open[seat] == 1:
                    self.pick_up(seat)
                    return
                if self.was_turned_over:  # FG-10a
                    self.begin_turn(self.next_seat(seat))
                    return
                self.turn_over(seat)
            card = piles.pop_closed(seat)
            self.idle += 1
            if self.sink is not None:
                self.sink.moved(card, CLOSED_PLACE + seat, TURNED_PLACE, EVERYBODY)
            if cards.number_of(card) != 1:
                self.turned = card
                return
            row = cards.LOWEST[piles.rows_at[0]]
            if self.sink is not None:
                self.sink.moved(card, TURNED_PLACE, ROW_PLACE + row, EVERYBODY)
            self.to_middle(row, card)
            if self.turns_by_choice or self.is_bare(seat):
                self.go_on(seat, True, False)
                return

    def pick_up(self, seat: i64) -> None:
        """FG-11: a last open card counts as the turned card."""
        self.turned = self.piles.pop_open(seat)
        self.idle += 1
        if self.sink is not None:
            self.sink.moved(self.turned, OPEN_PLACE + seat, TURNED_PLACE, EVERYBODY)

    def turn_over(self, seat: i64) -> None:
        """FG-10. Everybody has seen these cards, and their order."""
        if self.sink is not None:
            self.sink.declared(seat, "turned-over", "")
            pile = self.piles.open_list(seat)
            for i in range(len(pile) - 2, -1, -1):
                self.sink.moved(pile[i], OPEN_PLACE + seat, CLOSED_PLACE + seat, NOBODY)
        self.piles.turn_over(seat)
        self.was_turned_over = True

    # ------------------------------------------------------------ turns
    def after(self, seat: i64) -> i64:
        seat += 1
        if seat == self.n_players:
            seat = 0
        return seat

    def next_seat(self, seat: i64) -> i64:
        """The next seat still in (FG-17)."""
        seat = self.after(seat)
        while self.place[seat] != 0:
            seat = self.after(seat)
        return seat

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.may_stop = False
        self.was_turned_over = False
        self.n_turns += 1
        if self.n_turns > self.turn_limit:
            self.end("turn-limit")  # ALL-4
        elif self.sink is not None:
            self.sink.turn_passed(seat)

    # ------------------------------------------------------------ being out, and the end
    def is_bare(self, seat: i64) -> bool:
        """Whether a seat has neither closed nor open cards; asked when no card is in hand (FG-13)."""
        return self.piles.n_closed[seat] == 0 and self.piles.n_open[seat] == 0

    def settle_lenders(self, seat: i64) -> None:
        """FG-16: whoever lost their last card to a chain is out, clockwise after the seat on turn."""
        lender = self.after(seat)
        while lender != seat and not self.is_over:
            if self.place[lender] == 0 and self.is_bare(lender):
                self.leave(lender)
            lender = self.after(lender)

    def leave(self, seat: i64) -> None:
        """FG-13, FG-17: a seat has played everything away."""
        self.n_out += 1
        self.place[seat] = self.n_out
        self.piles.stale |= BIT[seat]
        if self.sink is not None:
            self.sink.declared(seat, "out", "")
        if self.has_points:
            self.change_score(seat, FIRST_PLACE_POINTS - PLACE_STEP * (self.n_out - 1), "place")
            if self.n_out == self.n_players:
                self.end("all-out")
        else:
            self.end("out")

    def is_stalemate(self) -> bool:
        """FG-19."""
        return self.idle >= IDLE_TIMES * (self.n_players - self.n_out) * self.n_held + IDLE_MORE

    def end(self, why: str) -> None:
        if self.sink is not None:
            ranking = self.ranking()
            winners: i64 = 0
            for seat in range(self.n_players):
                if ranking[seat] == 1:
                    winners |= BIT[seat]
            self.sink.round_ended(winners, why)
        self.finish()

    def change_score(self, seat: i64, points: i64, why: str) -> None:
        self.points[seat] += points
        self.piles.stale |= BIT[seat]
        if self.sink is not None:
            self.sink.scored(seat, points, why)

    def n_cards(self, seat: i64) -> i64:
        """All cards that a seat holds."""
        n = self.piles.n_closed[seat] + self.piles.n_open[seat]
        if seat == self.turn and self.turned != NOTHING:
            n += 1
        return n

    def score(self, seat: i64) -> i64:
        """Points, or in the basic game minus the cards left."""
        if self.has_points:
            return self.points[seat]
        return -self.n_cards(seat)

    def standing(self, seat: i64) -> i64:
        """FG-17, FG-20; the winner of the basic game stands before all who lost their last card too (FG-16)."""
        if not self.has_points and self.place[seat] == 1:
            return 1
        return self.score(seat)

    # ------------------------------------------------------------ copies and redeals
    def blank(self) -> FifteenGoState:
        return FifteenGoState(self.options, int(self.n_players), 0)

    def copy_from(self, other: State) -> None:
        assert isinstance(other, FifteenGoState)
        self.copy_base(other)
        self.piles.copy_from(other.piles)
        self.turned = other.turned
        self.may_stop = other.may_stop
        self.chain = other.chain
        self.was_turned_over = other.was_turned_over
        self.idle = other.idle
        self.n_held = other.n_held
        self.n_out = other.n_out
        for seat in range(self.n_players):
            self.place[seat] = other.place[seat]
            self.points[seat] = other.points[seat]

    def resample(self, viewer: i64, rng: Rng) -> None:
        """Deal the closed piles that nobody has seen afresh: the same for every viewer, the owner knows no more."""
        pool = vec[u8]([0] * cards.MAX_CARDS)
        n: i64 = 0
        for seat in range(self.n_players):
            if not self.piles.seen & BIT[seat]:
                n = self.piles.closed_into(seat, pool, n)
        sort_cards(pool, n)
        rng.shuffle(pool, n)
        n = 0
        for seat in range(self.n_players):
            if not self.piles.seen & BIT[seat]:
                n = self.piles.refill_closed(seat, pool, n)
        self.chance.reseed(rng)
