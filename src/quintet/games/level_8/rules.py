"""The rules of Level 8: lay down the combinations of eight levels, one level per round.

In short (numbers refer to the rules, `quintet rules level_8`)
    101 cards, 2-6 players, 10 each (L8-1, L8-3); every player has their own discard pile. On your turn take the top
    of the draw pile or of any discard pile (L8-4); you may lay down your level, all of it at once (L8-5), and, once it
    is on the table, add cards to any level there (L8-6); last discard a card (L8-7) or make somebody miss a turn
    (L8-12). Laying your last card on your discard pile ends the round: two levels up for you, one for the others
    whose level is on the table (L8-16). Laying level 8, or ending a round with level 7 laid, wins (L8-17).

Options
    sheet, master, double_deck: see `options.py`; what a level asks for is data (`sheets.py`).

Actions
    draw, take from SEAT; lay level, then the steps of `laying.py` (run from N, set of N, colour NAME, put CARD); add
    CARD to COMBINATION [low | high]; discard CARD, miss SEAT, play take | swap | keep; show CARD, take CARD from
    SEAT, swap CARD, keep CARD, done: see `cards.py`, `notation.py`. Once begun, a lay-down is finished.

What a player sees
    Their own hand, all that lies face up (levels, discard piles, cards in front of players and under the draw pile),
    counts, everybody's level, and which face-up or shown cards went to which hand (`hands.py`). A level appears when it
    is complete: before that nobody sees that it is being laid. What others choose to show is seen when all have
    chosen, what they keep never (`choices.py`).

Two clauses of L8-19 need no code. *Swap* never lays off more than can be drawn: each card laid buries another one,
and a new draw pile would have that one. *Take* lies under the draw pile before anybody shows, so whoever loses a card
can always draw one, and nobody is exempt.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT
from quintet.core.sink import EVERYBODY, NOBODY
from quintet.core.state import NOTHING
from quintet.games.level_8 import cards, table
from quintet.games.level_8.hands import offer_kinds
from quintet.games.level_8.refusals import refusal_of

STALEMATE_TURNS: Final = 60  # L8-15a
N_SHOWN: Final = 3
MOST_SWAPPED: Final = 3
KEPT_BY_CARD: Final = 3  # L8-19
LEVELS_FOR_LAYING: Final = 1  # L8-16: that a player moves up,
LEVELS_FOR_ENDING: Final = 2  # and if they end the round


@final
class Level8State(table.Level8Table):
    """A match of Level 8."""

    # ------------------------------------------------------------ a round begins
    def start_match(self) -> None:
        starter = self.first_starter(self.options.starter)
        self.dealer = (starter + self.n_players - 1) % self.n_players  # ALL-2
        self.deal()

    def deal(self) -> None:
        """L8-3: all cards but those in the hands (kept, L8-18) are shuffled, everybody gets up to ten."""
        self.clear_table()
        n: i64 = 0
        for kind in range(i64(cards.N_KINDS)):
            left = i64(cards.copies(kind, self.has_master, self.has_double_deck))
            for seat in range(self.n_players):
                left -= self.hands.n_of(seat, kind)
            while left > 0:
                self.pack[n] = u8(kind)
                n += 1
                left -= 1
        self.chance.shuffle(self.pack, n)
        if self.sink is not None:
            self.sink.shuffled(table.DRAW_PILE, n)
        for seat in range(self.n_players):
            dealt = n
            while self.hands.size[seat] < cards.HAND_SIZE:
                n -= 1
                self.hands.add(seat, i64(self.pack[n]))
            if self.sink is not None:
                self.sink.dealt(table.HAND + seat, [int(self.pack[i]) for i in range(n, dealt)], BIT[seat])
        n -= 1
        top = i64(self.pack[n])
        self.n_pack = n
        self.piles.push(self.dealer, top)
        if self.sink is not None:
            self.sink.dealt(table.DISCARD_PILE + self.dealer, [int(top)], EVERYBODY)
        self.begin_turn(self.next_seat(self.dealer))

    # ------------------------------------------------------------ legal actions
    def actors(self) -> i64:
        if self.is_over:
            return 0
        if self.phase == table.TO_SHOW or self.phase == table.TO_KEEP:
            return self.choices.waiting
        return BIT[self.turn]

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if not self.actors() & BIT[seat]:
            return 0
        phase = self.phase
        if phase == table.TO_TAKE:
            return self.offer_takes(out)
        if phase == table.TO_PLAY:
            return self.offer_plays(seat, out)
        if phase == table.TO_LAY:
            if self.lay_down.is_named():
                return self.lay_down.puts_into(seat, out, 0)
            return self.lay_down.anchors_into(seat, out, 0)
        if phase == table.TO_SHOW:
            return self.choices.offer(seat, cards.SHOW, N_SHOWN - 1 - self.choices.n_chosen[seat], out, 0)
        if phase == table.TO_CLAIM:
            return self.choices.offer_claims(out)
        n: i64 = 0
        if phase == table.TO_SWAP:
            n = offer_kinds(self.hands.low[seat], self.hands.high[seat], cards.SWAP_OUT, out, n)
            if self.n_swapped > 0:
                out[n] = cards.DONE
                n += 1
            return n
        if self.choices.n_chosen[seat] < self.choices.limit[seat]:
            n = self.choices.offer(seat, cards.KEEP_BACK, 0, out, n)
        out[n] = cards.DONE
        return n + 1

    def offer_takes(self, out: vec[i64]) -> i64:
        """L8-4."""
        n: i64 = 0
        if self.n_pack > 0:
            out[n] = cards.DRAW
            n += 1
        size = self.piles.size
        for seat in range(self.n_players):
            if size[seat] > 0:
                out[n] = cards.PICK + seat
                n += 1
        return n

    def offer_plays(self, seat: i64, out: vec[i64]) -> i64:
        """L8-5, L8-6, L8-7, L8-12, L8-19; the last card can only be discarded (L8-11, L8-13)."""
        n: i64 = 0
        low = self.hands.low[seat]
        high = self.hands.high[seat]
        if self.can_lay:
            out[n] = cards.LAY
            n += 1
        n = offer_kinds(low, high, cards.DISCARD, out, n)
        if self.hands.size[seat] == 1:
            return n
        if high & cards.HIGH_BIT[cards.MISS]:
            for other in range(self.n_players):
                if other != seat and not self.missing & BIT[other]:
                    out[n] = cards.PLAY_MISS + other
                    n += 1
        if high & cards.HIGH_BIT[cards.TAKE]:
            out[n] = cards.PLAY_TAKE
            n += 1
        if high & cards.HIGH_BIT[cards.SWAP]:
            out[n] = cards.PLAY_SWAP
            n += 1
        if high & cards.HIGH_BIT[cards.KEEP]:
            out[n] = cards.PLAY_KEEP
            n += 1
        if self.laid & BIT[seat]:
            for owner in range(self.n_players):
                if self.laid & BIT[owner]:
                    for combo in range(owner * cards.MAX_PARTS, (owner + 1) * cards.MAX_PARTS):
                        if self.combos.shape[combo] == cards.NO_SHAPE:
                            break
                        n = self.combos.offer_adds(seat, combo, out, n)
        return n

    def refusal(self, seat: int, action: int) -> str:
        return refusal_of(self, seat, action)

    # ------------------------------------------------------------ apply
    def apply(self, seat: i64, action: i64) -> None:
        if action < cards.LAY:
            self.take(seat, action)
        elif action >= cards.DISCARD and action < cards.DISCARD + cards.N_KINDS:
            self.discard(seat, action - cards.DISCARD)
        elif action == cards.LAY:
            self.lay_down.begin(self.level[seat])
            self.phase = table.TO_LAY
        elif action < cards.PUT:
            self.lay_down.name(action)
        elif action < cards.ADD:
            self.put(seat, action - cards.PUT)
        elif action < cards.DISCARD:
            self.add(seat, action)
        elif action < cards.PLAY_TAKE:
            self.play_miss(seat, action - cards.PLAY_MISS)
        elif action == cards.PLAY_TAKE:
            self.play_take(seat)
        elif action == cards.PLAY_SWAP:
            self.hands.remove(seat, cards.SWAP)
            self.lay_off(seat, cards.SWAP)
            self.n_swapped = 0
            self.phase = table.TO_SWAP
        elif action == cards.PLAY_KEEP:
            self.hands.remove(seat, cards.KEEP)
            self.keepers[seat] += 1
            if self.sink is not None:
                self.sink.moved(cards.KEEP, table.HAND + seat, table.FRONT + seat, EVERYBODY)
            self.begin_turn(self.next_seat(seat))
        elif action < cards.CLAIM:
            self.show(seat, action - cards.SHOW)
        elif action < cards.SWAP_OUT:
            self.claim(seat, action - cards.CLAIM)
        elif action < cards.KEEP_BACK:
            self.swap_out(seat, action - cards.SWAP_OUT)
        elif action < cards.DONE:
            self.choices.choose(seat, action - cards.KEEP_BACK)
        elif self.phase == table.TO_SWAP:
            self.end_swap(seat)
        else:
            self.choices.finish(seat)
            if self.choices.waiting == 0:
                self.next_round()

    def take(self, seat: i64, action: i64) -> None:
        """L8-4."""
        if action == cards.DRAW:
            self.draw(seat)
        else:
            pile = action - cards.PICK
            kind = self.piles.pop(pile)
            self.picked = kind
            self.hands.add_known(seat, kind)
            if self.sink is not None:
                self.sink.moved(kind, table.DISCARD_PILE + pile, table.HAND + seat, EVERYBODY)
        self.phase = table.TO_PLAY
        self.find_lay_down()

    def discard(self, seat: i64, kind: i64) -> None:
        """L8-7, L8-16."""
        self.hands.remove(seat, kind)
        self.lay_off(seat, kind)
        if self.hands.size[seat] == 0:
            self.end_round(seat, "out")
        else:
            self.begin_turn(self.next_seat(seat))

    def put(self, seat: i64, kind: i64) -> None:
        """One card of a lay-down; with the last one the level is on the table (L8-5)."""
        self.hands.lift(seat, kind)
        if not self.lay_down.put(kind):
            return
        lay_down = self.lay_down
        self.laid |= BIT[seat]
        self.can_lay = False
        self.phase = table.TO_PLAY
        if self.sink is not None:
            self.sink.declared(seat, "level", str(int(self.level[seat])))
        card: i64 = 0
        for i in range(lay_down.n_parts):
            part = lay_down.put_part(i)
            combo = seat * cards.MAX_PARTS + part
            self.combos.shape[combo] = u8(lay_down.shape_of(part))
            self.combos.first[combo] = u8(lay_down.anchor[part])
            for _left in range(lay_down.size_of(part)):
                self.hands.part_with(seat, i64(lay_down.cards[card]))
                self.piles.push(cards.COMBO_PILE + combo, i64(lay_down.cards[card]))
                if self.sink is not None:
                    self.sink.moved(i64(lay_down.cards[card]), table.HAND + seat, table.LEVEL + combo, EVERYBODY)
                card += 1
        lay_down.begin(self.level[seat])
        if self.level[seat] == cards.N_LEVELS:
            self.win(seat)

    def win(self, seat: i64) -> None:
        """L8-17: level 8 is on the table."""
        self.advance(seat, LEVELS_FOR_LAYING, "level")
        if self.sink is not None:
            self.sink.round_ended(BIT[seat], "level-8")
        self.finish()

    def add(self, seat: i64, action: i64) -> None:
        """L8-6, L8-9."""
        end: i64 = cards.ANYWHERE
        if action < cards.ADD_JOKER:
            combo = (action - cards.ADD) // cards.N_NUMBERS
            kind = action - cards.ADD - combo * cards.N_NUMBERS
        else:
            combo = (action - cards.ADD_JOKER) // (cards.N_JOKERS * cards.N_ENDS)
            rest = action - cards.ADD_JOKER - combo * (cards.N_JOKERS * cards.N_ENDS)
            kind = cards.RANGE + rest // cards.N_ENDS
            end = rest % cards.N_ENDS
        self.hands.remove(seat, kind)
        self.combos.add(combo, kind, end)
        if self.sink is not None:
            self.sink.moved(kind, table.HAND + seat, table.LEVEL + combo, EVERYBODY)

    # ------------------------------------------------------------ miss a turn, and the Master cards
    def play_miss(self, seat: i64, other: i64) -> None:
        """L8-12."""
        self.hands.remove(seat, cards.MISS)
        self.missing |= BIT[other]
        if self.sink is not None:
            self.sink.moved(cards.MISS, table.HAND + seat, table.FRONT + other, EVERYBODY)
        self.begin_turn(self.next_seat(seat))

    def play_take(self, seat: i64) -> None:
        """L8-19 Take: the others show three cards of their choice, or all if they have no more."""
        self.hands.remove(seat, cards.TAKE)
        self.push_under(cards.TAKE, table.HAND + seat)
        self.choices.clear()
        for other in range(self.n_players):
            if other != seat:
                if self.hands.size[other] > N_SHOWN:
                    self.choices.ask(other, N_SHOWN)
                else:
                    self.choices.choose_all(other)
        self.phase = table.TO_SHOW
        self.reveal()

    def show(self, seat: i64, kind: i64) -> None:
        self.choices.choose(seat, kind)
        if self.choices.n_chosen[seat] == N_SHOWN:
            self.choices.finish(seat)
            self.reveal()

    def reveal(self) -> None:
        """When all have chosen, everybody sees what they show."""
        if self.choices.waiting != 0:
            return
        self.phase = table.TO_CLAIM
        for seat in range(self.n_players):
            self.choices.put_back(seat)
            self.choices.make_known(seat)
            if self.sink is not None and seat != self.turn:
                self.sink.revealed(table.HAND + seat, self.choices.listed(seat))

    def claim(self, seat: i64, owner_kind: i64) -> None:
        """One of the cards shown changes hands, its owner draws another."""
        owner = owner_kind // cards.N_KINDS
        kind = owner_kind - owner * cards.N_KINDS
        self.choices.clear()
        self.hands.remove(owner, kind)
        self.hands.add_known(seat, kind)
        if self.sink is not None:
            self.sink.moved(kind, table.HAND + owner, table.HAND + seat, EVERYBODY)
        self.draw(owner)
        self.begin_turn(self.next_seat(seat))

    def swap_out(self, seat: i64, kind: i64) -> None:
        """L8-19 Swap: up to three cards go on the player's own discard pile."""
        self.hands.remove(seat, kind)
        self.lay_off(seat, kind)
        self.n_swapped += 1
        if self.n_swapped == MOST_SWAPPED or self.hands.size[seat] == 0:
            self.end_swap(seat)

    def end_swap(self, seat: i64) -> None:
        """Draw as many as were laid off."""
        if self.n_pack == 0:
            self.renew()
        while self.n_swapped > 0:
            self.draw(seat)
            self.n_swapped -= 1
        self.begin_turn(self.next_seat(seat))

    # ------------------------------------------------------------ turns and rounds
    def begin_turn(self, seat: i64) -> None:
        """The next turn; a player with a miss-a-turn card in front only pushes it under the draw pile (L8-12)."""
        self.phase = table.TO_TAKE
        self.can_lay = False
        self.picked = NOTHING
        while True:
            self.turn = seat
            self.n_turns += 1
            self.round_turns += 1
            if self.n_turns > self.turn_limit:
                if self.sink is not None:
                    self.sink.round_ended(NOBODY, "turn-limit")
                self.finish()
                return
            if self.round_turns > STALEMATE_TURNS * self.n_players:
                self.end_round(NOTHING, "stalemate")  # L8-15a
                return
            if self.sink is not None:
                self.sink.turn_passed(seat)
            if not self.missing & BIT[seat]:
                break
            self.missing ^= BIT[seat]
            self.push_under(cards.MISS, table.FRONT + seat)
            seat = self.next_seat(seat)
        if self.n_pack == 0:
            self.renew()
            if self.n_pack == 0 and not self.has_discards():
                self.end_round(NOTHING, "no-cards")  # L8-15

    def advance(self, seat: i64, levels: i64, why: str) -> None:
        self.level[seat] += levels
        if self.sink is not None:
            self.sink.scored(seat, levels, why)

    def end_round(self, winner: i64, why: str) -> None:
        """L8-15, L8-15a, L8-16, L8-17, L8-18."""
        if self.sink is not None:
            self.sink.round_ended(NOBODY if winner == NOTHING else BIT[winner], why)
        self.choices.clear()
        for seat in range(self.n_players):
            if seat == winner:
                self.advance(seat, LEVELS_FOR_ENDING, "bonus")
            elif self.laid & BIT[seat]:
                self.advance(seat, LEVELS_FOR_LAYING, "level")
            else:
                self.allow_keeping(seat)
        self.laid = 0
        self.can_lay = False
        if winner != NOTHING and self.level[winner] >= cards.MEDAL:
            self.choices.clear()
            self.finish()
        elif self.choices.waiting != 0:
            self.phase = table.TO_KEEP
        else:
            self.next_round()

    def allow_keeping(self, seat: i64) -> None:
        """L8-18, L8-19: whoever has not laid their level may keep cards for the next round; the larger limit counts."""
        most: i64 = 0
        if self.level[seat] >= self.keep_from:
            most = self.keep
        if self.keepers[seat] > 0 and most < KEPT_BY_CARD:
            most = KEPT_BY_CARD
        if most > 0:
            self.choices.ask(seat, most)

    def next_round(self) -> None:
        """L8-16: the next dealer shuffles all cards but the kept ones."""
        for seat in range(self.n_players):
            self.hands.clear(seat)
            self.choices.take_back(seat)
        self.choices.clear()
        self.dealer = self.next_seat(self.dealer)
        self.round_no += 1
        self.deal()

    # ------------------------------------------------------------ copies
    def blank(self) -> Level8State:
        return Level8State(self.options, self.levels, int(self.n_players), 0)
