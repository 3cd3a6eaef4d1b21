"""The rules of SOLO: lay a card that fits, throw in its twin out of turn, say "SOLO!" in time.

In short (numbers refer to the rules, `quintet rules solo`)
    112 cards, 2-10 players, 8 each (SO-1, SO-2). On your turn lay a card of the top card's colour, number or symbol,
    or take one (SO-5, SO-6). Whoever holds exactly the top card may throw it in at any time (SO-8). Action cards skip,
    turn the direction, make the next player take cards, swap hands (SO-12 to SO-19). Laying your last but one card you
    must say "SOLO!" (SO-20). Whoever has no card left wins the round (SO-22); the others write theirs down (SO-24).

Options
    hand, throw_in, mixed_stack, play_after_penalty, solo_call, call_received, last_penalty, scoring: see `options.py`.

Actions
    lay CARD [CHOICE] [SOLO], throw in CARD [CHOICE] [SOLO], take, pass, say SOLO, catch: see `cards.py`, `notation.py`.
    A choice goes with its card, so nobody ever waits for one. After a take the player always ends with `pass`
    or lays the card: had the engine passed for them, the others would learn that it does not fit.
    `say SOLO` is for a call that does not go with a card: a late one (SO-21, `catch`), or one for a hand received.

What a player sees
    Their own hand, the top of the discard pile, the colour in force, the direction, what is due, how many cards
    everybody has and who has said SOLO. Nobody else is told who *could* throw in. After a swap a player may
    remember the hand they gave away (`hands.py`).
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT, bit_index
from quintet.core.sink import EVERYBODY, NOBODY
from quintet.core.state import NOTHING
from quintet.games.solo import cards, table
from quintet.games.solo.calls import SoloCalls


@final
class SoloState(SoloCalls):
    """A match of SOLO."""

    def blank(self) -> SoloState:
        return SoloState(self.options, int(self.n_players), 0)

    # ------------------------------------------------------------ a round begins
    def start_match(self) -> None:
        starter = self.first_starter(self.options.starter)
        self.dealer = (starter + self.n_players - 1) % self.n_players  # ALL-2
        self.deal()

    def deal(self) -> None:
        """SO-2 to SO-4."""
        self.direction = 1
        self.due = 0
        self.drawn = NOTHING
        self.idle = 0
        self.said = 0
        self.close_calls()
        self.deal_hands()
        while not self.turn_first_card():
            self.deal_hands()
        if self.sink is not None:
            for seat in range(self.n_players):
                self.sink.dealt(table.HAND + seat, self.hands.listed(seat), BIT[seat])
            self.sink.dealt(table.DISCARD, [int(self.top)], EVERYBODY)
        self.act(self.dealer, self.top, 0)  # SO-3: as if the dealer had played it

    def deal_hands(self) -> None:
        """SO-2."""
        for i in range(i64(cards.N_CARDS)):
            self.pack[i] = cards.DECK[i]
        self.n_pack = cards.N_CARDS
        self.hands.clear_all()
        self.shuffle_pack()
        for offset in range(self.n_players):
            seat = (self.dealer + 1 + offset) % self.n_players
            last = self.n_pack - self.hand_size
            while self.n_pack > last:
                self.n_pack -= 1
                self.hands.add(seat, i64(self.pack[self.n_pack]))

    def turn_first_card(self) -> bool:
        """SO-3: a black card goes back. False if all are black, as ten hands of ten can leave twelve such cards."""
        is_all_black = True
        for i in range(self.n_pack):
            if self.pack[i] < cards.CHOOSE:
                is_all_black = False
        if is_all_black:
            return False
        while self.pack[self.n_pack - 1] >= cards.CHOOSE:
            self.shuffle_pack()
        self.n_pack -= 1
        self.top = i64(self.pack[self.n_pack])
        self.colour = cards.COLOUR[self.top]
        self.symbol = cards.SYMBOL[self.top]
        return True

    # ------------------------------------------------------------ legal actions
    def fits(self) -> i64:
        """The kinds that may be laid on the discard pile in a plain turn (SO-5)."""
        return cards.FITS[self.colour * (cards.NO_SYMBOL + 1) + self.symbol]

    def answers(self) -> i64:
        """The kinds that pass a penalty on (SO-14, SO-15, SO-15a)."""
        if self.top == cards.TAKE_4:
            if self.has_mixed_stack:
                return BIT[cards.TAKE_4] | cards.TAKE_2_KINDS[self.colour]
            return BIT[cards.TAKE_4]
        return BIT[cards.TAKE_4] | cards.ANY_TAKE_2

    def layable(self, seat: i64) -> i64:
        """The kinds that a seat on turn may lay now."""
        if self.due > 0:
            return self.hands.held[seat] & self.answers()
        if self.drawn != NOTHING:
            return BIT[self.drawn] & self.fits()  # SO-6
        return self.hands.held[seat] & self.fits()

    def actors(self) -> i64:
        if self.is_over:
            return 0
        seats = BIT[self.turn]
        if self.has_throw_in:
            twin = BIT[self.top]
            held = self.hands.held
            for seat in range(self.n_players):
                if held[seat] & twin:
                    seats |= BIT[seat]
        if self.window != 0:
            seats |= self.silent
            if self.calls == table.CATCHING:
                catchers = BIT[self.n_players] - 1
                if not self.window & (self.window - 1):
                    catchers ^= self.window  # nobody catches themselves
                seats |= catchers
        return seats

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if self.is_over:
            return 0
        n: i64 = 0
        may_call = self.calls != table.NO_CALLS and self.hands.size[seat] == 2
        if seat == self.turn:
            kinds = self.layable(seat)
            can_lay = kinds != 0
            while kinds != 0:
                bit = kinds & -kinds
                kinds ^= bit
                n = self.offer_lay(seat, bit_index(bit), may_call, out, n)
            if self.drawn != NOTHING:
                out[n] = cards.PASS
                n += 1
            elif self.can_take():
                out[n] = cards.TAKE
                n += 1
            elif not can_lay:  # SO-7: with nothing to take, whoever can lay must; else the card or the penalty lapses
                out[n] = cards.TAKE if self.due > 0 else cards.PASS
                n += 1
        if self.has_throw_in and self.hands.held[seat] & BIT[self.top]:  # SO-8
            n = self.offer_throw(self.top, may_call, out, n)
        if self.window != 0:
            n = self.offer_calls(seat, out, n)  # SO-21
        return n

    def offer_lay(self, seat: i64, kind: i64, may_call: bool, out: vec[i64], n: i64) -> i64:
        """Every way to lay a card of this kind: with its choices, with and without the call."""
        action = cards.FIRST_LAY[kind]
        if cards.SYMBOL[kind] < cards.SWAP or kind == cards.ALL_ROUND:
            out[n] = action
            n += 1
            if may_call:
                out[n] = action + cards.LAY_CALLING
                n += 1
        elif kind >= cards.CHOOSE:
            for colour in range(i64(cards.N_COLOURS)):
                out[n] = action + colour
                n += 1
                if may_call:
                    out[n] = action + colour + cards.LAY_CALLING
                    n += 1
        else:  # SO-18: with nobody, or with one of the others
            for choice in range(self.n_players + 1):
                if choice != seat + 1:
                    out[n] = action + choice
                    n += 1
                    if may_call:
                        out[n] = action + choice + cards.LAY_CALLING
                        n += 1
        return n

    def offer_throw(self, kind: i64, may_call: bool, out: vec[i64], n: i64) -> i64:
        """Every way to throw this kind in (SO-9: a colour is chosen anew)."""
        action = cards.FIRST_THROW[kind]
        choices: i64 = cards.N_COLOURS if kind == cards.CHOOSE or kind == cards.TAKE_4 else 1
        for choice in range(choices):
            out[n] = action + choice + cards.THROW
            n += 1
            if may_call:
                out[n] = action + choice + cards.THROW_CALLING
                n += 1
        return n

    def refusal(self, seat: int, action: int) -> str:
        if not 0 <= action < cards.N_ACTIONS:
            return "there-is-no-such-action"
        if action == cards.SAY:
            return "you-have-nothing-to-call"
        if action == cards.CATCH:
            is_own = self.calls == table.CATCHING and self.window & BIT[seat] != 0
            return "you-cannot-catch-yourself" if is_own else "nobody-can-be-caught-now"
        if action >= cards.TAKE:
            return self.refusal_to_end(seat, action)
        kind = cards.KIND_OF[action]
        if action >= cards.THROW and not self.has_throw_in:
            return "throwing-in-is-switched-off"
        if not self.hands.held[seat] & BIT[kind]:
            return "you-do-not-hold-that-card"
        if action >= cards.THROW and kind != self.top:
            return "only-the-twin-of-the-top-card-may-be-thrown-in"
        if action < cards.THROW and seat != self.turn:
            return "it-is-not-your-turn"
        if action < cards.THROW and not self.layable(seat) & BIT[kind]:
            if self.due > 0:
                return "only-a-card-that-passes-the-penalty-on-may-be-laid"
            if self.drawn != NOTHING and self.drawn != kind:
                return "only-the-card-just-taken-may-be-laid"
            return "that-card-does-not-fit"
        if cards.is_calling(action):
            if self.calls == table.NO_CALLS:
                return "SOLO-is-not-said-at-this-table"
            if self.hands.size[seat] != 2:
                return "SOLO-is-said-with-the-last-but-one-card-only"
        return "you-cannot-swap-hands-with-that-player"

    def refusal_to_end(self, seat: int, action: int) -> str:
        if seat != self.turn:
            return "it-is-not-your-turn"
        if action == cards.TAKE:
            return "you-have-taken-a-card-already" if self.drawn != NOTHING else "there-is-nothing-to-take"
        return "you-must-take-or-lay-a-card-first"

    # ------------------------------------------------------------ apply
    def apply(self, seat: i64, action: i64) -> None:
        if action < cards.THROW:
            kind = cards.KIND_OF[action]
            if self.drawn == NOTHING:  # else it is the card just taken, which nobody knew of (SO-6)
                self.hands.forget_one(seat, kind)
            self.lay(seat, kind, cards.CHOICE_OF[action], action >= cards.LAY_CALLING)
        elif action < cards.TAKE:
            if self.sink is not None:
                self.sink.declared(seat, "throw-in", str(int(self.turn)))  # whose turn it was
            kind = cards.KIND_OF[action]
            self.hands.forget_one(seat, kind)
            self.lay(seat, kind, cards.CHOICE_OF[action], action >= cards.THROW_CALLING)
        elif action == cards.TAKE:
            if self.due > 0:
                self.take_penalty(seat)
            elif self.window != 0:
                self.take_in_window(seat)
            else:
                self.drawn = self.draw(seat)
                self.idle = 0
        elif action == cards.PASS:
            self.idle = self.idle + 1 if self.drawn == NOTHING else 0
            if self.window != 0:
                self.charge(self.close_calls())
            self.end_turn(seat)
        elif action == cards.SAY:
            self.say(seat)
        else:
            self.catch(seat)

    def take_in_window(self, seat: i64) -> None:
        """SO-6, SO-21: the card comes first, then what it costs others to be late."""
        late = self.close_calls()
        self.drawn = self.draw(seat)
        self.idle = 0
        self.charge(late)

    def take_penalty(self, seat: i64) -> None:
        """SO-14, SO-16."""
        if self.window != 0:
            self.close_calls()  # nobody is late: the card on top is no swap
        drew = self.draw_many(seat, self.due)
        self.due = 0
        if drew:
            self.idle = 0
        if self.plays_after_penalty:
            return
        if not drew:
            self.idle += 1
        self.end_turn(seat)

    def lay(self, seat: i64, kind: i64, choice: i64, calling: bool) -> None:
        """Lay or throw in a card: the same but for when it is allowed (SO-9)."""
        late: i64 = 0
        if self.window != 0:
            late = self.close_calls()
        self.hands.remove(seat, kind)
        self.hands.add(self.n_players, self.top)
        self.top = kind
        self.symbol = cards.SYMBOL[kind]
        if kind < cards.CHOOSE:
            self.colour = cards.COLOUR[kind]
        elif kind != cards.ALL_ROUND:
            self.colour = choice
        self.drawn = NOTHING
        self.idle = 0
        if self.sink is not None:
            self.sink.moved(kind, table.HAND + seat, table.DISCARD, EVERYBODY)
            if kind == cards.CHOOSE or kind == cards.TAKE_4:
                self.sink.declared(seat, "colour", cards.COLOUR_NAMES[choice])
        if late != 0:
            self.charge(late)
        if self.hands.size[seat] == 0:
            if self.takes_last_penalty:
                self.take_last_penalty(seat)
            self.end_round(seat, "out")  # SO-22
            return
        if self.hands.size[seat] == 1 and self.calls != table.NO_CALLS and not late & BIT[seat]:
            self.check_call(seat, calling)
        self.act(seat, kind, choice)

    def take_last_penalty(self, seat: i64) -> None:
        """SO-22a: after a seat's last card; nobody can pass it on any more."""
        if self.symbol == cards.TAKE_2:
            self.due += cards.TAKE_2_CARDS
        elif self.top == cards.TAKE_4:
            self.due += cards.TAKE_4_CARDS
        self.draw_many(self.next_seat(seat), self.due)
        self.due = 0

    def act(self, seat: i64, kind: i64, choice: i64) -> None:
        """What a card laid by a seat does (SO-12 to SO-19), then the next turn."""
        after = seat
        symbol = self.symbol
        if symbol == cards.TAKE_2:
            self.due += cards.TAKE_2_CARDS
        elif symbol == cards.MISS:
            after = self.next_seat(seat)
            if self.sink is not None:
                self.sink.declared(after, "miss", "")
        elif symbol == cards.CHANGE:
            self.direction = -self.direction
        elif symbol == cards.SWAP:
            if choice > 0:
                self.swap_hands(seat, choice - 1)
        elif kind == cards.TAKE_4:
            self.due += cards.TAKE_4_CARDS
        elif kind == cards.ALL_ROUND:
            self.hands_all_round(seat)
        self.begin_turn(self.next_seat(after))

    # ------------------------------------------------------------ hands change owners
    def swap_hands(self, seat: i64, other: i64) -> None:
        """SO-18."""
        self.hands.swap(seat, other)
        self.said &= ~(BIT[seat] | BIT[other])
        if self.asks_receivers:
            self.check_received(BIT[seat] | BIT[other])
        if self.sink is not None:
            self.sink.declared(seat, "swap", str(int(other)))

    def hands_all_round(self, seat: i64) -> None:
        """SO-19."""
        self.hands.hand_round(self.direction)
        self.said = 0
        if self.asks_receivers:
            self.check_received(BIT[self.n_players] - 1)
        if self.sink is not None:
            ring = str(int(seat))  # each hand goes to the next of them, the last one to the first
            other = self.next_seat(seat)
            while other != seat:
                ring += f" {int(other)}"
                other = self.next_seat(other)
            self.sink.declared(seat, "all-round", ring)

    # ------------------------------------------------------------ turns and rounds
    def end_turn(self, seat: i64) -> None:
        self.drawn = NOTHING
        if self.idle >= self.n_players:
            self.end_round(NOTHING, "stalemate")  # SO-25
        else:
            self.begin_turn(self.next_seat(seat))

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.n_turns += 1
        if self.n_turns > self.turn_limit:
            self.end_round(NOTHING, "turn-limit")
        elif self.sink is not None:
            self.sink.turn_passed(seat)

    def end_round(self, winner: i64, why: str) -> None:
        """SO-22, SO-24, SO-25."""
        if self.sink is not None:
            for seat in range(self.n_players):
                if self.hands.size[seat] > 0:
                    self.sink.revealed(table.HAND + seat, self.hands.listed(seat))
            self.sink.round_ended(NOBODY if winner == NOTHING else BIT[winner], why)
        total: i64 = 0
        for seat in range(self.n_players):
            left = self.hands.points(seat)
            total += left
            if not self.winner_scores and left > 0:
                self.change_score(seat, -left)
        if self.winner_scores and winner != NOTHING:
            self.change_score(winner, total)
        if self.n_turns >= self.turn_limit or self.is_decided():
            self.finish()
        else:
            self.dealer = (self.dealer + 1) % self.n_players  # SO-4
            self.round_no += 1
            self.deal()

    def change_score(self, seat: i64, points: i64) -> None:
        self.points[seat] += points
        if self.sink is not None:
            self.sink.scored(seat, points, "cards")

    def is_decided(self) -> bool:
        """SO-24."""
        is_decided = False
        for seat in range(self.n_players):
            if self.points[seat] < self.least or self.points[seat] > self.most:
                is_decided = True
        return is_decided
