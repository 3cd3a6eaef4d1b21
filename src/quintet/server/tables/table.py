"""A live table: the only place where its match is changed.

Commands are taken one at a time, in the order in which they came. A change is prepared, made durable, committed, and
only then acknowledged and told: whoever hears of a move can rely on it. Everybody is told in their own view.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import groupby
from typing import Any

import msgspec

from quintet.core.errors import QuintetError
from quintet.core.match import Match, Prepared
from quintet.core.zones import SPECTATOR
from quintet.server import protocol
from quintet.server.cluster.ownership import Moved
from quintet.server.logs import about
from quintet.server.protocol import Code, Done, TableShown, format_telling
from quintet.server.refusals import refuse
from quintet.server.store.interface import Conflict, Lease, Move, Outcome, StaleOwner, TableRow, TakenTable
from quintet.server.tables import dealing, handing, phases, questions
from quintet.server.tables import document as documents
from quintet.server.tables.attendance import Attendance
from quintet.server.tables.dealing import LiveMatch
from quintet.server.tables.document import DEALING, GATHERING, PLAYING, Document, table_row
from quintet.server.tables.follower import Asking, Follower
from quintet.server.tables.questions import number_of
from quintet.server.tables.screens import Screen, must_be_allowed
from quintet.server.tables.services import Services
from quintet.server.tables.shown import table_shown
from quintet.server.tables.talk import Talk

MOST_SPECTATORS = 200  # of one table: everybody is told of every move
MOST_SCREENS = 8
CROWD = 10  # more followers than so many are told together of watchers who come and go,
CROWD_SECONDS = 1.0  # in this time
log = logging.getLogger(__name__)

_AT_ONCE = 250  # lists of steps that are replayed before others have their turn
_FAREWELLS = (protocol.Stand, protocol.Unwatch)  # leaving is no sign of having come back


class Table:
    """A table with its followers and its match."""

    def __init__(self, services: Services, lease: Lease, document: Document) -> None:
        self.services = services
        self.lease = lease
        self.document = document
        self.live: LiveMatch | None = None  # the running or last match
        self.followers: set[Follower] = set()
        self._crowd: asyncio.TimerHandle | None = None  # is told of soon
        self.is_lost = False  # what is kept is not what is here: it must be loaded again
        self.lock = asyncio.Lock()
        self.attendance = Attendance(self)
        self.talk = Talk(self)

    @classmethod
    async def resume(cls, services: Services, stored: TakenTable) -> Table:
        """A table as it was kept, its match replayed: a little at a time, so that other tables go on meanwhile."""
        document = msgspec.json.decode(stored.document, type=Document)
        table = cls(services, stored.lease, documents.with_names(document, stored.names))
        table.talk.remarks.extend(stored.remarks)
        if stored.match is not None:
            match = dealing.begin(stored.match)
            parse = match.game.actions.parse
            for n_lists, ((seat, _), moves) in enumerate(
                groupby(stored.moves, key=lambda move: (move.seat, move.at)), 1
            ):
                match.restore(seat, [parse(move.action) for move in moves])
                if n_lists % _AT_ONCE == 0:
                    await asyncio.sleep(0)
            table.live = LiveMatch(stored.match, match, table.lease.epoch)
            if stored.moves:
                table.live.moved_at = stored.moves[-1].at
            handing.take_up(table, table.live)
            table.attendance.resume(table.live.moved_at)
        if table.document.phase == DEALING:
            services.spawn(table.go_on_dealing())
        return table

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.followers and not self.lock.locked() and not self.attendance.is_needed

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is in the running match."""
        return self.live.match.turn if self.live is not None and self.document.phase == PLAYING else None

    # ------------------------------------------------------------ commands
    async def handle(self, follower: Follower, command: protocol.AnyCommand) -> protocol.Telling | None:
        """Carry out a command; what is returned goes to its sender alone. Raises Refusal."""
        must_be_allowed(follower, command)
        if isinstance(command, protocol.Hint):  # takes its time, and changes nothing
            return await questions.hint(self, follower, command)
        async with self.lock:
            if self.is_lost:
                raise Moved("the table must be looked for anew")
            if follower in self.followers and follower.player and not isinstance(command, _FAREWELLS):
                self.attendance.came_back(follower.player)
            return await _HANDLERS[type(command)](self, follower, command)

    async def watch(self, follower: Follower, command: protocol.Watch) -> Done:
        is_told = False
        if follower not in self.followers:  # asking twice is not being here twice
            self._admit(follower)
            if follower.player:
                self.attendance.arrived(follower.player)
            is_told = self._tell_of(follower)
        if not is_told:
            follower.push(format_telling(protocol.TableChanged(self.shown(follower.player))))
        if self.live is not None and (viewer := self._looks_as(follower)) is not None:
            known = command.version if command.match == self.live.row.id else -1
            for message in self.live.sights.since(viewer, known):
                follower.push(message)
        self.attendance.tell_clock(follower)
        self.attendance.interval.tell(follower)
        self.talk.tell(follower)
        return Done(command.id)

    def _admit(self, follower: Follower) -> None:
        """Admit players always, others while there is room."""
        if isinstance(follower, Screen):
            if self.n_screens >= MOST_SCREENS:
                refuse(Code.TOO_MANY, "too many screens show this table")
        elif not self.document.is_company(follower.player) and self.n_watching >= MOST_SPECTATORS:
            refuse(Code.TOO_MANY, "too many people watch this table")
        self.followers.add(follower)

    async def unwatch(self, follower: Follower, command: protocol.Unwatch) -> Done:
        self.leave(follower)
        return Done(command.id)

    def leave(self, follower: Follower) -> None:
        """A follower is gone: by their own will, or because their connection is."""
        if follower in self.followers:
            self.followers.discard(follower)
            if follower.player:
                self.attendance.left(follower.player)
            self._tell_of(follower)

    def _tell_of(self, follower: Follower) -> bool:
        """Tell that somebody has come or gone: at once if they play or few are told of it, else together with others
        after a while. A crowd that comes and goes would make the server send without end. Return whether it is told.
        """
        if len(self.followers) <= CROWD or isinstance(follower, Screen) or self.document.is_company(follower.player):
            self.tell_table()
            return True
        if self._crowd is None:
            self._crowd = asyncio.get_running_loop().call_later(CROWD_SECONDS, self.tell_table)
        return False

    async def look(self, follower: Follower, command: protocol.Look) -> Done:
        follower.push(format_telling(protocol.TableChanged(self.shown(follower.player))))
        if self.live is not None and (viewer := self._looks_as(follower)) is not None:
            follower.push(self.live.sights.whole(viewer))
        return Done(command.id)

    async def stand(self, follower: Follower, command: protocol.Stand) -> Done:
        if self.document.phase == DEALING:
            refuse(Code.NOT_NOW, "the cards are being dealt")
        if self.document.phase == PLAYING:
            await self.save(documents.leave_match(self.document, follower.player, has_left=True))
            self.attendance.gone(documents.must_sit(self.document, follower.player))
            self.tell_table()
        else:
            await self.save(documents.stand(self.document, follower.player))
        return Done(command.id)

    async def sit(self, follower: Follower, command: protocol.Sit) -> Done:
        if not command.name and self.document.seat_of(follower.player) is None:
            person = await self.services.store.person(follower.player)
            command = msgspec.structs.replace(command, name=person.name)
        document = documents.sit(self.document, follower.player, command)
        seat = documents.must_sit(document, follower.player)
        await self.save(document, (follower.player, document.seats[seat].name) if command.name else None)
        return Done(command.id)

    async def rename(self, player: str, name: str) -> None:
        """Somebody who sits here has another name."""
        async with self.lock:
            document = documents.rename(self.document, player, name)
            if document is not self.document and not self.is_lost:
                await self.save(document)
                for follower in self.followers:
                    self.talk.tell(follower)

    async def change(self, follower: Follower, command: protocol.Change) -> Done:
        """Change how the table plays, and say what has changed: all have agreed to something else."""
        before = self.document
        await self.save(documents.change(before, follower.player, command))
        if changes := documents.changes(before, self.document):
            seat = self.document.seat_of(follower.player)
            name = "" if seat is None else self.document.seats[seat].name
            text = format_telling(protocol.Changed(self.document.id, name, changes))
            for each in self.followers:
                each.push(text)
        return Done(command.id)

    async def clear(self, follower: Follower, command: protocol.Clear) -> Done:
        """Take somebody off, and tell them. In a running match a bot plays on for their seat, to the end."""
        after = documents.clear(self.document, follower.player, command)
        player = self.document.seats[command.seat].player
        await self.save(after)
        text = format_telling(protocol.Cleared(self.document.id, command.is_ban))
        for each in self.followers:
            if player and each.player == player:
                each.push(text)
        if self.document.phase == PLAYING:
            self.attendance.gone(command.seat)
            self.tell_table()
        return Done(command.id)

    async def start(self, follower: Follower, command: protocol.Start) -> Done:
        """Commit the server to its part of the deal; deal at once if no contribution is to come."""
        is_screen = isinstance(follower, Screen)
        await self.save(phases.start(self.document, follower.player, is_screen=is_screen))
        await self._deal_if_ready()
        return Done(command.id)

    async def reveal(self, follower: Follower, command: protocol.Reveal) -> Done:
        await self.save(phases.reveal(self.document, follower.player, command))
        await self._deal_if_ready()
        return Done(command.id)

    async def go_on_dealing(self) -> None:
        """After a restart: all that is needed for the deal may have been known already."""
        async with self.lock:
            if self.document.phase == DEALING:
                await self._deal_if_ready()

    async def _deal_if_ready(self) -> None:
        if not phases.can_deal(self.document):
            self.attendance.await_contributions()
            return
        row = dealing.deal(self.document, self.services.now())
        document = phases.dealt(self.document)
        match = dealing.begin(row)
        await self.keep(self.services.store.begin_match(self.lease, self.table_row(document), row))
        self.document = document
        self.live = LiveMatch(row, match, self.lease.epoch)
        self.services.metrics.n_matches_begun += 1
        n_people = sum(bool(chair.player) for chair in row.chairs)
        facts = about(
            table=row.table, match=row.id, game=row.game, n_people=n_people, n_bots=len(row.chairs) - n_people
        )
        log.info("a match begins", extra=facts)
        self.tell_table()
        viewers = {viewer for each in self.followers if (viewer := self.viewer(each)) is not None}
        self._send(self.live.sights.begin(viewers, match.opening))
        self.attendance.begin()

    async def act(self, follower: Follower, command: protocol.Act) -> Done | None:
        """A move of a person, who is answered by what they are told of it. Races are decided by the order in which
        moves come here."""
        live = self.running(command.match)
        match, sights = live.match, live.sights
        seat = documents.must_sit(self.document, follower.player)
        numbers = [number_of(match, action) for action in command.actions]
        if command.version != sights.version(seat) and not _is_race(match, numbers):
            follower.push(sights.whole(seat))
            refuse(Code.STALE, "the move was made for an older view")
        try:
            prepared = match.prepare(seat, numbers)
        except QuintetError as error:
            follower.push(sights.whole(seat))
            refuse(Code.ILLEGAL, str(error), getattr(error, "key", ""))
        self.attendance.interval.press(seat)
        is_answered = await self.carry_out(live, prepared, Asking(follower, command.id))
        return None if is_answered else Done(command.id)

    async def onward(self, follower: Follower, command: protocol.Onward) -> Done:
        if isinstance(follower, Screen):
            self.attendance.interval.end_unawaited()
        else:
            self.attendance.interval.press(documents.must_sit(self.document, follower.player))
        return Done(command.id)

    async def rematch(self, follower: Follower, command: protocol.Rematch) -> Done:
        is_screen = isinstance(follower, Screen)
        if is_screen and not self.attendance.has_company:
            refuse(Code.NOT_READY, "nobody who sits here is present")
        await self.save(phases.rematch(self.document, follower.player, is_screen=is_screen))
        return Done(command.id)

    async def dismiss(self, follower: Follower, command: protocol.Dismiss) -> Done:
        """Take all televisions off the table: their keys are void, and so is the code that is shown."""
        await self.save(documents.dismiss(self.document, follower.player))
        self.services.screens.dismiss(self.document.id)
        for each in [each for each in self.followers if isinstance(each, Screen)]:
            each.drop()
        return Done(command.id)

    async def reading(self, follower: Follower, command: protocol.Reading) -> Done:
        self.attendance.read(documents.must_sit(self.document, follower.player))
        return Done(command.id)

    def running(self, match_id: str) -> LiveMatch:
        """The match, if it is that one and still on."""
        if self.document.phase != PLAYING or self.live is None:
            refuse(Code.NOT_NOW, "no match is running")
        if match_id != self.live.row.id:
            refuse(Code.STALE, "that is another match")
        return self.live

    async def emote(self, follower: Follower, command: protocol.Emote) -> None:
        seat = documents.must_sit(self.document, follower.player)
        documents.must_be_welcome(self.document, follower.player)
        self.tell_company(protocol.Emoted(self.document.id, seat, command.emote))

    async def say(self, follower: Follower, command: protocol.Say) -> None:
        await self.talk.say(follower, command)

    # ------------------------------------------------------------ the match
    async def carry_out(
        self, live: LiveMatch, prepared: Prepared, asking: Asking | None = None, reason: str = ""
    ) -> bool:
        """Make prepared steps durable, commit them, tell everybody, with the reason that is given for them. The lock is
        held.

        Return whether that has answered whoever asked for the move.

        This is the one door for moves, whoever makes them: nothing gets into the log that `Match.prepare` refuses.
        """
        match, result = live.match, prepared.result
        at = live.moved_at = max(self.services.now(), live.moved_at + 1)  # by its time a list of steps is known again
        moves = [Move(prepared.seat, match.game.actions.format(number), at) for number in prepared.actions]
        first = len(match.actions)
        store = self.services.store
        if result is None:
            await self.keep(store.append(self.lease, live.row.id, first, moves))
        else:
            after = phases.end(self.document, result.ranking)
            outcome = Outcome(result.scores, result.ranking, at)
            await self.keep(store.end_match(self.lease, self.table_row(after), live.row.id, first, moves, outcome))
        events = match.commit(prepared)
        is_answered = self._send(live.sights.advance(events, prepared.seat, prepared.causes, reason), asking)
        self.services.metrics.n_actions += len(moves)
        if result is None:
            self.attendance.moved(events)
        else:
            self.document = after
            self.services.metrics.n_matches_ended += 1
            seconds = (at - live.row.started_at) // 1000
            facts = about(table=live.row.table, match=live.row.id, game=live.row.game, seconds=seconds)
            log.info("a match is over", extra=facts)
            self.attendance.end()
            self.tell_table()
        return is_answered

    # ------------------------------------------------------------ keeping and telling
    async def save(self, document: Document, named: tuple[str, str] | None = None) -> None:
        """Make a changed document durable, with a person's new name if there is one, then tell it."""
        await self.save_quietly(document, named)
        self.attendance.note_absences()
        self.tell_table()

    async def save_quietly(self, document: Document, named: tuple[str, str] | None = None) -> None:
        """Make a document durable that looks the same to everybody."""
        await self.keep(self.services.store.save_table(self.lease, self.table_row(document), named))
        self.document = document

    async def keep(self, write: Awaitable[None]) -> None:
        """Wait for a write. If it does not fit what is kept, nothing here can be relied on: all come back anew."""
        try:
            await write
        except (StaleOwner, Conflict):
            self.lose()
            raise

    def lose(self) -> None:
        """Nothing here can be relied on any more: let everybody go. They come back anew."""
        self.is_lost = True
        self.attendance.stop()
        for follower in self.followers:
            follower.drop()

    def table_row(self, document: Document) -> TableRow:
        return table_row(document, self.services.now())

    def viewer(self, follower: Follower) -> int | None:
        """The viewer that somebody is in this match: their seat, a spectator, or none."""
        if isinstance(follower, Screen):
            return SPECTATOR
        player = follower.player
        if self.live is not None and (seat := self.live.seats.get(player)) is not None:
            return seat
        return SPECTATOR if self.document.watching == "anybody" or player == self.document.host else None

    def _looks_as(self, follower: Follower) -> int | None:
        """The viewer that somebody is when they ask to look. While people gather, only those who have played the last
        match may look at it: the table may be open to watchers by now, when that match was for nobody's eyes."""
        viewer = self.viewer(follower)
        return None if viewer == SPECTATOR and self.document.phase in (GATHERING, DEALING) else viewer

    def _send(self, messages: dict[int, bytes], asking: Asking | None = None) -> bool:
        """Send everybody their message; return whether one of the messages answers the sender of the command."""
        is_answered = False
        seats = {} if self.live is None else self.live.seats
        for follower in self.followers:
            viewer = seats.get(follower.player)
            if viewer is None:
                viewer = self.viewer(follower)
            message = None if viewer is None else messages.get(viewer)
            if message is None:
                continue
            if asking is not None and follower is asking.follower:
                message = protocol.answering(message, asking.command_id)
                is_answered = True
            follower.push(message)
        return is_answered

    def tell_company(self, telling: protocol.Telling) -> None:
        """Tell something to those who sit here, and to whoever may watch."""
        text = format_telling(telling)
        for follower in self.followers:
            if self.may_hear(follower):
                follower.push(text)

    def may_hear(self, follower: Follower) -> bool:
        """Whether they sit here, or may watch."""
        if self.document.watching == "anybody" or isinstance(follower, Screen):
            return True
        return self.document.seat_of(follower.player) is not None

    def tell_table(self) -> None:
        if self._crowd is not None:
            self._crowd.cancel()
            self._crowd = None
        document = self.document
        texts: dict[tuple[int | None, bool, bool], bytes] = {}
        for follower in self.followers:
            player = follower.player
            place = document.seat_of(player), player == document.host, player in document.banned
            if place not in texts:
                texts[place] = format_telling(protocol.TableChanged(self.shown(follower.player)))
            follower.push(texts[place])

    def shown(self, player: str) -> TableShown:
        """The table as a person may see it."""
        return table_shown(self.document, self.attendance, self.n_watching, self.n_screens, player)

    @property
    def n_screens(self) -> int:
        return sum(isinstance(follower, Screen) for follower in self.followers)

    @property
    def n_watching(self) -> int:
        """The followers without a seat; televisions are nobody."""
        n_unseated = sum(self.document.seat_of(follower.player) is None for follower in self.followers)
        return n_unseated - self.n_screens


def _is_race(match: Match, numbers: list[int]) -> bool:
    """Whether actions may be meant for an older view: whoever is quicker does it."""
    return all(match.game.actions.verb(number).races for number in numbers)


def _changes(function: Callable[[Document, str, Any], Document]) -> Callable[..., Awaitable[Done]]:
    async def handler(table: Table, follower: Follower, command: Any) -> Done:
        await table.save(function(table.document, follower.player, command))
        return Done(command.id)

    return handler


_HANDLERS: dict[type, Callable[..., Awaitable[protocol.Telling | None]]] = {
    protocol.Watch: Table.watch,
    protocol.Unwatch: Table.unwatch,
    protocol.Look: Table.look,
    protocol.Sit: Table.sit,
    protocol.Stand: Table.stand,
    protocol.Ready: _changes(documents.ready),
    protocol.Reveal: Table.reveal,
    protocol.Change: Table.change,
    protocol.Bot: _changes(documents.put_bot),
    protocol.Clear: Table.clear,
    protocol.Handover: _changes(documents.hand_over),
    protocol.Start: Table.start,
    protocol.Act: Table.act,
    protocol.Try: questions.try_steps,
    protocol.Arrange: questions.arrange,
    protocol.Onward: Table.onward,
    protocol.Reading: Table.reading,
    protocol.Rematch: Table.rematch,
    protocol.Dismiss: Table.dismiss,
    protocol.Emote: Table.emote,
    protocol.Say: Table.say,
}
