"""Saying "SOLO!" (SO-20, SO-21): who must, until when it can be said, and what it costs whoever forgets it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT
from quintet.core.state import NOTHING
from quintet.games.solo import cards, table

FORGOTTEN: Final = 2  # SO-21: cards for a call that was not said,
WRONG_CATCH: Final = 1  # and for a catch of somebody who has said it


class SoloCalls(table.SoloTable):
    """The table with its calls: a window is open from the card that asks for a call until somebody acts."""

    def check_call(self, seat: i64, calling: bool) -> None:
        """SO-20, SO-21: the last but one card has been laid."""
        if calling:
            self.said |= BIT[seat]
            if self.sink is not None:
                self.sink.declared(seat, "solo", "")
        elif self.calls == table.STRICT:
            if self.sink is not None:
                self.sink.declared(seat, "forgot-solo", "")
            self.draw_many(seat, FORGOTTEN)
        if self.calls == table.CATCHING:
            self.catchable = seat
            self.window = BIT[seat]
            if not calling:
                self.silent = BIT[seat]

    def check_received(self, seats: i64) -> None:
        """SO-21: some seats, as bits, have got other hands; whoever holds one card now must say so."""
        for seat in range(self.n_players):
            if seats & BIT[seat] and self.hands.size[seat] == 1:
                self.window |= BIT[seat]
                self.silent |= BIT[seat]

    def received(self) -> i64:
        """The seats that got a hand of one card with nothing since, as bits; not the one that laid its last but one."""
        return self.window if self.catchable == NOTHING else self.window & ~BIT[self.catchable]

    def is_late(self, seat: i64) -> bool:
        """Whether a seat takes two cards for a hand received if anything is laid or taken now (SO-21, `strict`)."""
        return self.calls == table.STRICT and self.silent & BIT[seat] != 0

    def can_catch(self, seat: i64) -> bool:
        return self.calls == table.CATCHING and self.window & ~BIT[seat] != 0

    def offer_calls(self, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.can_catch(seat):
            out[n] = cards.CATCH
            n += 1
        if self.silent & BIT[seat]:
            out[n] = cards.SAY
            n += 1
        return n

    def close_calls(self) -> i64:
        """Somebody lays, takes, throws in or passes; return the seats late in calling a hand received, as bits."""
        late: i64 = 0
        if self.calls == table.STRICT:
            late = self.silent
        self.catchable = NOTHING
        self.window = 0
        self.silent = 0
        return late

    def charge(self, late: i64) -> None:
        """SO-21: two cards for each late seat, from the player on turn on, in the direction of play."""
        seat = self.turn
        while late != 0:
            if late & BIT[seat]:
                late ^= BIT[seat]
                if self.sink is not None:
                    self.sink.declared(seat, "forgot-solo", "")
                self.draw_many(seat, FORGOTTEN)
            seat = self.next_seat(seat)

    def say(self, seat: i64) -> None:
        self.silent &= ~BIT[seat]
        if self.hands.size[seat] == 1:
            self.said |= BIT[seat]
        if self.sink is not None:
            self.sink.declared(seat, "solo", "")

    def catch(self, seat: i64) -> None:
        """SO-21: two cards for everybody else who forgot, or one for a catcher who was wrong; no second try.

        The window stays open only for a catcher who was right: catching others does not heal their own lapse.
        """
        caught = self.silent & ~BIT[seat]
        own = self.window & BIT[seat]
        if caught != 0:
            self.accuse(seat, caught, "caught")
            self.silent &= BIT[seat]
        else:
            self.accuse(seat, self.window ^ own, "wrong-catch")
            self.draw_many(seat, WRONG_CATCH)
            own = 0
            self.silent = 0
        self.window = own
        if self.catchable != seat or own == 0:
            self.catchable = NOTHING

    def accuse(self, seat: i64, others: i64, what: str) -> None:
        """Accuse one after the other, from the player on turn on, in the direction of play."""
        other = self.turn
        while others != 0:
            if others & BIT[other]:
                others ^= BIT[other]
                if self.sink is not None:
                    self.sink.declared(seat, what, str(int(other)))
                if what == "caught":
                    self.draw_many(other, FORGOTTEN)
            other = self.next_seat(other)
