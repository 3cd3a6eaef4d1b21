"""Who is at a table, whose time runs, and who plays for whom: connections, the turn's clock, bots and stand-ins.

Bots think in other processes and act after a human-like pause. A seat is stood in for when its player has let the clock
run out or was gone for long; he takes over again by coming back.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from quintet.core.rng import Rng
from quintet.core.state import NOTHING
from quintet.server.decisions import Asking, Header
from quintet.server.document import DEALING, PLAYING, call_off, leave_match, next_host
from quintet.server.house import Follower
from quintet.server.pauses import Moment, draw_pause, time_to_think
from quintet.server.protocol import Clock, format_telling

if TYPE_CHECKING:
    from quintet.core.match import Match
    from quintet.server.table import LiveMatch, Table

_THINKING_SECONDS = 0.8
_CONTRIBUTION_SECONDS = 10.0
_SEED_BITS = 62


class Attendance:
    """The attendance of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.away: set[int] = set()  # seats that a bot plays for until their player comes back
        self._late: set[int] = set()  # seats that a bot plays for until the turn is over, come back or not
        self._here: dict[str, int] = {}  # connections by player
        self._absences: dict[str, asyncio.TimerHandle] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._thought_of: tuple[LiveMatch, int] | None = None  # the match and how far it has come
        self._must_rethink = False
        self._clock: asyncio.TimerHandle | None = None
        self._deadline = 0
        self._dealing: asyncio.TimerHandle | None = None
        self._turn: tuple[int, int, int] | None = None  # whose time runs: round, turn, seat

    @property
    def is_needed(self) -> bool:
        """Whether something will happen at the table even though nobody is connected."""
        return bool(self._clock or self._thinking or self._absences or self._dealing)

    def is_here(self, player: str) -> bool:
        return player in self._here

    def is_away(self, seat: int) -> bool:
        """Whether a bot plays for a person's seat."""
        return seat in self.away or seat in self._late

    # ------------------------------------------------------------ coming and going
    def arrived(self, player: str) -> None:
        self._here[player] = self._here.get(player, 0) + 1
        if timer := self._absences.pop(player, None):
            timer.cancel()
        self.came_back(player)
        self.note_absences()
        if self._thinking is None:  # the bots may have waited for company
            self._think()

    def came_back(self, player: str) -> None:
        """A sign of life: a person takes over again from the bot that has stood in."""
        document = self.table.document
        seat = document.seat_of(player)
        if seat in self.away and player not in document.banned:
            self.away.discard(seat)
            self.table.tell_table()
            self._think()
            if document.seats[seat].has_left:
                self.table.house.spawn(self._keep_return(player))

    async def _keep_return(self, player: str) -> None:
        """A restart must not take him for gone any more."""
        table = self.table
        async with table.lock:
            seat = table.document.seat_of(player)
            if seat is not None and seat not in self.away and not table.is_lost:
                await table.save(leave_match(table.document, player, has_left=False))

    def left(self, player: str) -> None:
        n = self._here.get(player, 0) - 1
        if n > 0:
            self._here[player] = n
        else:
            self._here.pop(player, None)
            self.note_absences()

    def note_absences(self) -> None:
        """Give everybody who is missed so much time to come: also who has sat down without ever having been here."""
        document = self.table.document
        if not self._here or self.table.is_lost:
            return
        loop = asyncio.get_running_loop()
        missed = {seat.player for number, seat in enumerate(document.seats) if seat.player and number not in self.away}
        for player in sorted(missed | {document.host}):
            if (
                player
                and player not in self._here
                and player not in self._absences
                and self._here
                and not self.table.is_lost
            ):
                self._absences[player] = loop.call_later(self.table.house.grace, self._is_absent, player)

    def _is_absent(self, player: str) -> None:
        del self._absences[player]
        self.table.house.spawn(self._stand_in_for(player))

    async def _stand_in_for(self, player: str) -> None:
        table = self.table
        async with table.lock:
            if self.is_here(player):
                return
            others = frozenset(self._here) - {player}
            if table.document.host == player and (host := next_host(table.document, others)) in others:
                await table.save(msgspec.structs.replace(table.document, host=host))
            seat = table.document.seat_of(player)
            if seat is not None and others and table.document.phase == PLAYING:
                self.gone(seat)
                table.tell_table()

    def gone(self, seat: int) -> None:
        """A bot plays for the seat from now on."""
        self.away.add(seat)
        self._think()

    # ------------------------------------------------------------ the course of a match
    def await_contributions(self) -> None:
        """A deal that waits for contributions is called off after a while."""
        if self._dealing is None:
            loop = asyncio.get_running_loop()
            self._dealing = loop.call_later(_CONTRIBUTION_SECONDS, self._nobody_contributed)

    def _nobody_contributed(self) -> None:
        self._dealing = None
        self.table.house.spawn(self._call_off())

    async def _call_off(self) -> None:
        table = self.table
        async with table.lock:
            if table.document.phase == DEALING:
                await table.save(call_off(table.document))

    def begin(self) -> None:
        if self._dealing is not None:
            self._dealing.cancel()
            self._dealing = None
        self.away.clear()
        self._late.clear()
        self._turn = None
        self.note_absences()
        self.moved()

    def resume(self, at: int) -> None:
        """After a restart: the clock has run since the last move, and bots whose turn it is go on."""
        document = self.table.document
        if document.phase == PLAYING:
            self.away.update(
                number for number, seat in enumerate(document.seats) if seat.has_left or seat.player in document.banned
            )
        self._start_clock(at)
        self._think()

    def moved(self) -> None:
        self._start_clock(self.table.house.now())
        self._think()

    def end(self) -> None:
        """The match is over."""
        self.away.clear()
        self._late.clear()
        for handle in (self._clock, self._thinking):
            if handle is not None:
                handle.cancel()
        self._clock = self._thinking = None

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        for handle in (self._clock, self._thinking, self._dealing, *self._absences.values()):
            if handle is not None:
                handle.cancel()
        self._clock = self._thinking = self._dealing = None
        self._absences.clear()

    # ------------------------------------------------------------ the clock
    def _start_clock(self, at: int) -> None:
        """The clock starts anew with every turn, not with every step: steps may be secret."""
        live = self.table.live
        if live is None or live.match.is_over or not self.table.document.clock:
            return
        state = live.match.state
        turn = int(state.round_no), int(state.n_turns), int(state.turn)
        if turn == self._turn:
            return
        self._turn = turn
        self._late.clear()
        self._run_clock(at)

    def _run_clock(self, at: int) -> None:
        self._deadline = at + 1000 * self.table.document.clock
        if self._clock is not None:
            self._clock.cancel()
        self._await_deadline()
        for follower in self.table.followers:
            self.tell_clock(follower)

    def _await_deadline(self) -> None:
        seconds = max(0, self._deadline - self.table.house.now()) / 1000
        self._clock = asyncio.get_running_loop().call_later(seconds, self._time_is_up)

    def tell_clock(self, follower: Follower) -> None:
        if self._clock is not None:
            follower.push(format_telling(Clock(self.table.document.id, self._deadline)))

    def _time_is_up(self) -> None:
        self._clock = None
        self.table.house.spawn(self._stand_in())

    async def _stand_in(self) -> None:
        """Whoever is waited for is stood in for, and not only until he gives a sign of life: he has had his time.

        The clock runs on: others may be waited for in the same turn.
        """
        table = self.table
        async with table.lock:
            if table.live is None or table.live.match.is_over:
                return
            if table.house.now() < self._deadline:
                if self._clock is None:  # the timer was early: it goes by another clock than the time of day
                    self._await_deadline()
                return
            match = table.live.match
            actors = int(match.state.actors())
            turn = int(match.state.turn)
            late = [turn] if actors >> turn & 1 else [seat for seat in range(match.n_players) if actors >> seat & 1]
            people = [seat for seat in late if table.document.seats[seat].player]
            self.away.update(people)
            self._late.update(people)
            self._run_clock(table.house.now())
            table.tell_table()
            self._think()

    # ------------------------------------------------------------ bots
    def _askings(self) -> list[Asking]:
        document = self.table.document
        levels = {seat: kept.bot for seat, kept in enumerate(document.seats) if kept.bot}
        levels.update(dict.fromkeys(self.away | self._late, document.stand_in))
        return [Asking(seat, level, secrets.randbits(_SEED_BITS)) for seat, level in sorted(levels.items())]

    def _think(self) -> None:
        """Let the bots think about the position as it is now. What they thought of another position is void.

        Thinking about the same position is never begun anew while it lasts: who comes and goes could hold the bots up.
        """
        table, live = self.table, self.table.live
        position = None if live is None else (live, len(live.match.actions))
        if self._thinking is not None:
            if position == self._thought_of:
                self._must_rethink = True  # others may play for others now: if nothing comes of it
                return
            self._thinking.cancel()
            self._thinking = None
        if live is None or table.document.phase != PLAYING or table.is_lost:
            return
        if not self._here and not table.document.clock:
            return  # nobody looks, nobody is waited for
        askings = self._askings()
        if askings:
            self._thought_of = position
            self._must_rethink = False
            self._thinking = table.house.spawn(self._decide(live, askings))

    async def _decide(self, live: LiveMatch, askings: list[Asking]) -> None:
        """Ask the bots; the one whose pause is over first acts. Pauses are drawn before anything is thought."""
        table, match = self.table, live.match
        loop = asyncio.get_running_loop()
        began = loop.time()
        n_actions = len(match.actions)
        rng = Rng(secrets.randbits(_SEED_BITS))
        tempo, shortest = table.document.tempo, table.house.bot_pause
        pauses = {
            each.seat: max(shortest, draw_pause(rng, each.bot, _moment(match, each.seat), tempo)) for each in askings
        }
        seconds = min(_THINKING_SECONDS, time_to_think(min(pauses.values()))) if tempo else _THINKING_SECONDS
        decisions = await table.house.thinkers.decide(live.row.id, _header(live), match.actions, askings, seconds)
        moments = [(pauses[each.seat], each.seat, each.action) for each in decisions if each.action != NOTHING]
        if moments:
            pause, seat, action = min(moments)
            await asyncio.sleep(max(0.0, pause - (loop.time() - began)))
            table.house.spawn(self._act(live, seat, action, n_actions))  # a move is not cancelled, as thoughts are
        self._thinking = None
        if not moments and self._must_rethink:
            self._think()

    async def _act(self, live: LiveMatch, seat: int, action: int, n_actions: int) -> None:
        table = self.table
        async with table.lock:
            if live is not table.live or len(live.match.actions) != n_actions or live.match.is_over:
                return
            if table.document.seats[seat].bot or self.is_away(seat):
                await table.carry_out(live, seat, [action])
            elif self._thinking is None:
                self._think()  # its player has come back meanwhile: the others' thoughts are still wanted

    async def hints(self, live: LiveMatch, seat: int) -> list[dict[str, Any]]:
        """What a strong bot would do on a seat."""
        seed = secrets.randbits(_SEED_BITS)
        found = await self.table.house.thinkers.hint(
            live.row.id, _header(live), live.match.actions, seat, seed, _THINKING_SECONDS
        )
        return [hint.to_json() for hint in found]


def _moment(match: Match, seat: int) -> Moment:
    """What a seat's pause is for, as everybody can see."""
    if seat != match.turn:
        return Moment.REACTION
    return Moment.STEP if match.actions and match.actions[-1][0] == seat else Moment.TURN


def _header(live: LiveMatch) -> Header:
    row = live.row
    return Header(row.game, row.options, len(row.chairs), row.seed, row.start)
