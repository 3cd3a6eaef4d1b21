"""The people at a table, whose time runs, and who plays for whom: connections, the turn's clock, bots and stand-ins.

Bots think in other processes and act after a human-like pause. A bot stands in for a player who has let the clock
run out or was gone for long; they take over again by coming back. Where a turn may take hours or days only the clock
counts. Whoever just looks on starts nothing.

A turn's time is counted by a clock that nobody sets. What is left of it is kept now and then, and at an orderly end:
after a restart it goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from quintet.bots.explaining import Reasons
from quintet.core.errors import QuintetError
from quintet.core.rng import Rng
from quintet.core.state import NOTHING
from quintet.core.zones import Sight
from quintet.server.logs import about
from quintet.server.protocol import Clock, format_telling
from quintet.server.tables import daily, phases
from quintet.server.tables.document import DEALING, PLAYING, Document, TimeLeft, leave_match, next_host
from quintet.server.tables.follower import Follower
from quintet.server.tables.interval import Interval, has_ended_round
from quintet.server.tables.pauses import Moment, draw_pause, time_to_think
from quintet.server.tables.summons import Summons
from quintet.server.thinking.decisions import Asking, decide_at_once

if TYPE_CHECKING:
    from quintet.core.events import Event
    from quintet.core.match import Match, Prepared
    from quintet.server.tables.dealing import LiveMatch
    from quintet.server.tables.table import Table

log = logging.getLogger(__name__)

_THINKING_SECONDS = 0.8
_HINT_SECONDS = 4.0  # at most: how much a hint is thought about does not depend on the clock
_CONTRIBUTION_SECONDS = 10.0
_SEED_BITS = 62
_PARTS = 8  # of a turn's time: what is left is kept after each of them
_LEAST_KEPT = 1000  # milliseconds


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
        self._deadline = 0  # by the steady clock
        self._dealing: asyncio.TimerHandle | None = None
        self._turn: tuple[int, int, int] | None = None  # whose time runs: round, turn, seat
        self._reasons = Reasons()  # that bots have told in this match
        self.interval = Interval(table, self._is_played_by_person, self._round_begins)
        self._summons = Summons(table)

    @property
    def is_needed(self) -> bool:
        """Whether something will happen at the table even though nobody is connected."""
        return bool(self._clock or self._thinking or self._absences or self._dealing or self.interval.is_on)

    @property
    def deadline(self) -> int:
        """When the running turn is over, milliseconds since 1970; 0 if no clock runs."""
        return self.table.services.now() + self._left if self._clock is not None else 0

    @property
    def _left(self) -> int:
        """Milliseconds of the running turn."""
        return max(0, self._deadline - self.table.services.steady())

    def is_here(self, player: str) -> bool:
        return player in self._here

    def is_away(self, seat: int) -> bool:
        """Whether a bot plays for a person's seat."""
        return seat in self.away or seat in self._late

    @property
    def has_company(self) -> bool:
        """Whether somebody is connected who plays here, or is the host."""
        return bool(self._company())

    def _company(self) -> frozenset[str]:
        """The people connected who play here, and the host."""
        return frozenset(filter(self.table.document.is_company, self._here))

    # ------------------------------------------------------------ coming and going
    def arrived(self, player: str) -> None:
        self._here[player] = self._here.get(player, 0) + 1
        if timer := self._absences.pop(player, None):
            timer.cancel()
        self.came_back(player)
        self.note_absences()
        self.interval.note_presence()
        if self._thinking is None:  # the bots may have waited for company
            self._think()

    def came_back(self, player: str) -> None:
        """A sign of life: a person takes over again from the bot that has stood in."""
        if not self.away:
            return
        document = self.table.document
        seat = document.seat_of(player)
        if seat in self.away and player not in document.banned:
            self.away.discard(seat)
            self.table.tell_table()
            self._think()
            if document.seats[seat].has_left:
                self.table.services.spawn(self._keep_return(player))

    async def _keep_return(self, player: str) -> None:
        """Keep the return: after a restart the player must not count as gone any more."""
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
            self.interval.note_presence()

    def note_absences(self) -> None:
        """Start the time after which a bot stands in for each player who is missing, also for those never seen here."""
        document = self.table.document
        if self.table.is_lost or self._only_the_clock_counts() or not self._company():
            return
        loop = asyncio.get_running_loop()
        missed = {seat.player for number, seat in enumerate(document.seats) if seat.player and number not in self.away}
        for player in sorted(missed | {document.host}):
            if player and player not in self._here and player not in self._absences:
                self._absences[player] = loop.call_later(self.table.services.grace, self._is_absent, player)

    def _only_the_clock_counts(self) -> bool:
        """Whether no absent player is awaited: in a slow match people come when it is their turn."""
        return self.table.document.is_slow and self.table.document.phase == PLAYING

    def _is_absent(self, player: str) -> None:
        del self._absences[player]
        self.table.services.spawn(self._stand_in_for(player))

    async def _stand_in_for(self, player: str) -> None:
        table = self.table
        async with table.lock:
            if self.is_here(player) or self._only_the_clock_counts():
                return
            others = self._company() - {player}
            if table.document.host == player and (host := next_host(table.document, others)) in others:
                await table.save(msgspec.structs.replace(table.document, host=host))
            seat = table.document.seat_of(player)
            if seat is not None and others and table.document.phase == PLAYING:
                self.gone(seat)
                table.tell_table()

    def gone(self, seat: int) -> None:
        """A bot plays for the seat from now on."""
        self.away.add(seat)
        self.interval.note_presence()
        self._think()

    # ------------------------------------------------------------ the course of a match
    def await_contributions(self) -> None:
        """A deal that waits for contributions is called off after a while."""
        if self._dealing is None:
            loop = asyncio.get_running_loop()
            self._dealing = loop.call_later(_CONTRIBUTION_SECONDS, self._nobody_contributed)

    def _nobody_contributed(self) -> None:
        self._dealing = None
        self.table.services.spawn(self._call_off())

    async def _call_off(self) -> None:
        table = self.table
        async with table.lock:
            if table.document.phase == DEALING:
                await table.save(phases.call_off(table.document))

    def begin(self) -> None:
        if self._dealing is not None:
            self._dealing.cancel()
            self._dealing = None
        self.away.clear()
        self._late.clear()
        self._reasons = Reasons()
        self._turn = None
        self.interval.stop()
        self.note_absences()
        self.moved(())

    def resume(self, at: int) -> None:
        """After a restart: the clock goes on with what was left, and bots whose turn it is act. `at` is the time of day
        of the last move."""
        document = self.table.document
        if document.phase == PLAYING:
            self.away.update(
                number for number, seat in enumerate(document.seats) if seat.has_left or seat.player in document.banned
            )
        if not self.interval.resume(at):
            self._start_clock(is_new=False)
        self._think()

    def moved(self, events: Sequence[Event]) -> None:
        if has_ended_round(events) and self.interval.begin():
            self._stop_clock()
        elif not self.interval.is_on:
            self._start_clock()
        self._think()

    def read(self, seat: int) -> None:
        """A seat reads something: if nobody else plays, the bots stop thinking until it has."""
        if self.interval.read(seat):
            self._stop_clock()
            if self._thinking is not None:
                self._thinking.cancel()
                self._thinking = None

    def _round_begins(self) -> None:
        """The interval is over."""
        self._start_clock()
        self._think()

    def _is_played_by_person(self, seat: int) -> bool:
        return self.is_here(self.table.document.seats[seat].player) and not self.is_away(seat)

    def end(self) -> None:
        """The match is over."""
        self.interval.stop()
        self.away.clear()
        self._late.clear()
        for handle in (self._clock, self._thinking):
            if handle is not None:
                handle.cancel()
        self._clock = self._thinking = None
        self._summons.tell_end()

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self.interval.stop()
        for handle in (self._clock, self._thinking, self._dealing, *self._absences.values()):
            if handle is not None:
                handle.cancel()
        self._clock = self._thinking = self._dealing = None
        self._absences.clear()
        self._summons.stop()

    # ------------------------------------------------------------ the clock
    def _start_clock(self, is_new: bool = True) -> None:
        """The clock starts anew with every turn, not with every step: steps may be secret.

        After a restart the turn is not new: whoever has it was told when it began, and has what was left of its time.
        """
        live = self.table.live
        if live is None or live.match.is_over or not self.table.document.clock:
            return
        state = live.match.state
        turn = int(state.round_no), int(state.n_turns), int(state.turn)
        if turn == self._turn:
            return
        self._turn = turn
        self._late.clear()
        kept = None if is_new else self.table.document.time_left
        self._run_clock(kept.milliseconds if kept is not None and kept.turn == turn else None)
        self._summons.call(turn[2], self._deadline, lambda: self._turn == turn, is_new=is_new)

    def _stop_clock(self) -> None:
        """Nobody's time runs between two rounds."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
            for follower in self.table.followers:
                follower.push(format_telling(Clock(self.table.document.id, 0)))
        self._turn = None
        self._late.clear()
        self._summons.stop()

    def _run_clock(self, left: int | None = None) -> None:
        """Run for so many milliseconds, by default for all that a turn has."""
        whole = 1000 * self.table.document.clock
        self._deadline = self.table.services.steady() + (whole if left is None else min(whole, left))
        if self._clock is not None:
            self._clock.cancel()
        self._await_deadline()
        for follower in self.table.followers:
            self.tell_clock(follower)

    def _await_deadline(self) -> None:
        part = 1000 * self.table.document.clock / _PARTS
        self._clock = asyncio.get_running_loop().call_later(min(part, self._left) / 1000, self._time_passes)

    def tell_clock(self, follower: Follower) -> None:
        if self._clock is not None:
            follower.push(format_telling(Clock(self.table.document.id, self._deadline)))

    def _time_passes(self) -> None:
        if self._left:
            self._await_deadline()
            if self._left >= _LEAST_KEPT:
                self.table.services.spawn(self.keep_time())
        else:
            self._clock = None
            self.table.services.spawn(self._stand_in())

    async def keep_time(self) -> None:
        """Keep what is left of the running turn, if a clock runs."""
        table = self.table
        async with table.lock:
            document = self.with_time_left(table.document)
            if document is not table.document and not table.is_lost:
                await table.save_quietly(document)

    def with_time_left(self, document: Document) -> Document:
        """The document with what is left of the running turn, if a clock runs."""
        if self._clock is None or self._turn is None:
            return document
        return msgspec.structs.replace(document, time_left=TimeLeft(self._turn, self._left))

    async def _stand_in(self) -> None:
        """A bot stands in for the players who are awaited, even if they give a sign of life: they have had their time.

        The clock runs on: others may be waited for in the same turn.
        """
        table = self.table
        async with table.lock:
            if table.live is None or table.live.match.is_over or self.interval.is_on:
                return
            if self._left:  # a move has begun another turn meanwhile
                return
            match = table.live.match
            actors = int(match.state.actors())
            turn = int(match.state.turn)
            late = [turn] if actors >> turn & 1 else [seat for seat in range(match.n_players) if actors >> seat & 1]
            people = [seat for seat in late if table.document.seats[seat].player]
            self.away.update(people)
            self._late.update(people)
            self._run_clock()
            table.tell_table()
            self._think()

    # ------------------------------------------------------------ bots
    def _levels(self) -> dict[int, str]:
        """The bots that play now, by seat."""
        document = self.table.document
        levels: dict[int, str] = {seat: kept.bot for seat, kept in enumerate(document.seats) if kept.bot}
        if self.away or self._late:
            levels.update(dict.fromkeys(self.away | self._late, document.stand_in))
        return levels

    def _think(self) -> None:
        """Let the bots think about the position as it is now. What they thought of another position is void.

        Thinking about the same position is never begun anew while it lasts: else people who come and go could hold the
        bots up.
        """
        table, live = self.table, self.table.live
        position = None if live is None else (live, len(live.match.actions))
        if self._thinking is not None:
            if position == self._thought_of:
                self._must_rethink = True  # think again if nothing comes of it: the bots may play other seats now
                return
            self._thinking.cancel()
            self._thinking = None
        if live is None or table.document.phase != PLAYING or table.is_lost or self.interval.is_on:
            return
        levels = self._levels()
        if not levels or (not table.document.clock and not self._company()):
            return  # nobody is to think, or nobody is waited for
        askings = [Asking(seat, level, self._luck("decision", seat)) for seat, level in sorted(levels.items())]
        self._thought_of = position
        self._must_rethink = False
        self._thinking = table.services.spawn(self._decide(live, askings))

    def _luck(self, what: str, seat: int = NOTHING) -> int:
        """A seed for what the bots do: drawn, but for a deal of the day the same for all who have come here alike."""
        document, live = self.table.document, self.table.live
        if document.day and live is not None:
            return daily.luck(document.server_seed, live.match.actions, what, seat)
        return secrets.randbits(_SEED_BITS)

    async def _decide(self, live: LiveMatch, askings: list[Asking]) -> None:
        """Ask the bots; the one whose pause is over first acts. Pauses are drawn before anything is thought."""
        table, match = self.table, live.match
        loop = asyncio.get_running_loop()
        began = loop.time()
        n_actions = len(match.actions)
        rng = Rng(self._luck("pause"))
        tempo, shortest = table.document.tempo, table.services.bot_pause
        is_surprised = _is_surprise(match)
        pauses = {
            each.seat: max(shortest, draw_pause(rng, each.bot, _moment(match, each.seat), tempo, is_surprised))
            for each in askings
        }
        seconds = min(_THINKING_SECONDS, time_to_think(min(pauses.values()))) if tempo else _THINKING_SECONDS
        decisions = await table.services.workers.decide(live.row.id, live.header, match.actions, askings, seconds)
        moments = [
            (pauses[each.seat], each.seat, each.action)
            for each in decisions
            if each.action != NOTHING and each.seat in pauses
        ]
        if moments:
            moments.sort()
            await asyncio.sleep(max(0.0, moments[0][0] - (loop.time() - began)))
            decided = [(seat, action) for _, seat, action in moments]
            table.services.spawn(self._act(live, decided, n_actions))  # a move is not cancelled, as thoughts are
        self._thinking = None
        if not moments and self._must_rethink:
            self._think()

    async def _act(self, live: LiveMatch, decided: list[tuple[int, int]], n_actions: int) -> None:
        """Carry out the first of the bots' decisions that can be: seats and actions, in the order of their pauses."""
        table = self.table
        async with table.lock:
            if live is not table.live or len(live.match.actions) != n_actions or live.match.is_over or table.is_lost:
                return
            if not self._is_played_by_bot(decided[0][0]):
                if self._thinking is None:
                    self._think()  # its player has come back meanwhile: the others' thoughts are still wanted
                return
            for seat, action in decided:
                if self._is_played_by_bot(seat) and (prepared := self._prepare(live, seat, action)):
                    await table.carry_out(live, prepared, reason=self._reason(live, prepared))
                    return

    def _reason(self, live: LiveMatch, prepared: Prepared) -> str:
        """Why a bot does what it does, where they say so, from what everybody may know."""
        if not self.table.document.is_explaining:
            return ""
        level = self._levels().get(prepared.seat, "")
        return self._reasons.told(live.match.game, live.match.state, prepared.seat, prepared.actions[0], level)

    def _is_played_by_bot(self, seat: int) -> bool:
        return bool(self.table.document.seats[seat].bot) or self.is_away(seat)

    def _prepare(self, live: LiveMatch, seat: int, action: int) -> Prepared | None:
        """What a bot has decided, if the rules allow it, else what the rules player does; None: nothing at all."""
        try:
            return live.match.prepare(seat, [action])
        except QuintetError as error:
            self._log_illegal(live, seat, error)
        asking = Asking(seat, "rules", self._luck("rules", seat))
        for decision in decide_at_once(live.header, live.match.actions, [asking]):
            if decision.action != NOTHING:
                try:
                    return live.match.prepare(seat, [decision.action])
                except QuintetError as error:
                    self._log_illegal(live, seat, error)
        return None

    @staticmethod
    def _log_illegal(live: LiveMatch, seat: int, error: QuintetError) -> None:
        """Log it without the sentence of the refusal: that might name a hidden card."""
        facts = about(table=live.row.table, match=live.row.id, game=live.row.game, seat=seat, why=type(error).__name__)
        log.error("a bot wants what the rules do not allow", extra=facts)

    async def hints(self, live: LiveMatch, seat: int) -> list[dict[str, Any]]:
        """What a strong bot would do on a seat."""
        found = await self.table.services.workers.hint(
            live.row.id, live.header, live.match.actions, seat, _HINT_SECONDS
        )
        return [hint.to_json() for hint in found]


def _moment(match: Match, seat: int) -> Moment:
    """The kind of moment that a seat's pause is for, as everybody can see it."""
    if seat != match.turn:
        return Moment.REACTION
    is_open = all(zone.sight is not Sight.OWNER for zone in match.game.zones)
    if is_open and len(match.state.legal_actions(seat)) == 1:
        return Moment.FORCED
    return Moment.STEP if match.actions and match.actions[-1][0] == seat else Moment.TURN


def _is_surprise(match: Match) -> bool:
    """Whether somebody has just taken the turn from whoever had it."""
    if not match.actions:
        return False
    verb = match.game.actions.verb(match.actions[-1][1])
    return verb.out_of_turn and verb.ends_turn
