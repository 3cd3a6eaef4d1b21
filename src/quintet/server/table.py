"""A live table: the only place where its match is changed.

Commands are taken one at a time, in the order in which they came. A change is checked, made durable, carried out,
and only then acknowledged and told: whoever hears of a move can rely on it. Everybody is told in his own view.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from quintet.core.errors import QuintetError
from quintet.core.game import format_seed
from quintet.core.match import Match
from quintet.core.zones import SPECTATOR
from quintet.fair import commitment, deal_seed, fair_deal
from quintet.games import get_game
from quintet.server import document as documents
from quintet.server import protocol
from quintet.server.attendance import Attendance
from quintet.server.document import DEALING, GATHERING, PLAYING, Document, refuse
from quintet.server.house import Follower, House
from quintet.server.lettering import clean_line
from quintet.server.logs import about
from quintet.server.protocol import Code, Done, SeatShown, TableShown, format_telling
from quintet.server.records import record_of
from quintet.server.sights import Sights
from quintet.server.store import Chair, Conflict, Lease, MatchRow, Move, Outcome, StaleOwner, StoredTable, TableRow

MOST_SPECTATORS = 200  # of one table: everybody is told of every move
log = logging.getLogger("quintet.server")

_FAREWELLS = (protocol.Stand, protocol.Unwatch)  # whoever leaves does not take over again by it


class LiveMatch:
    """A match in play, with what everybody has seen of it."""

    def __init__(self, row: MatchRow, match: Match, epoch: int) -> None:
        self.row = row
        self.match = match
        self.sights = Sights(row.table, row.id, match, epoch)


class Table:
    """A table with its followers and its match."""

    def __init__(self, house: House, lease: Lease, document: Document) -> None:
        self.house = house
        self.lease = lease
        self.document = document
        self.live: LiveMatch | None = None  # the running or last match
        self.followers: set[Follower] = set()
        self.is_lost = False  # what is kept is not what is here: it must be loaded again
        self.lock = asyncio.Lock()
        self.attendance = Attendance(self)

    @classmethod
    def resume(cls, house: House, stored: StoredTable) -> Table:
        """A table as it was kept, its match replayed."""
        table = cls(house, stored.lease, msgspec.json.decode(stored.document, type=Document))
        if stored.match is not None:
            match = begin(stored.match)
            parse = match.game.actions.parse
            match.restore((move.seat, parse(move.action)) for move in stored.moves)
            table.live = LiveMatch(stored.match, match, table.lease.epoch)
            table.attendance.resume(stored.moves[-1].at if stored.moves else stored.match.started_at)
        if table.document.phase == DEALING:
            house.spawn(table.go_on_dealing())
        return table

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.followers and not self.lock.locked() and not self.attendance.is_needed

    # ------------------------------------------------------------ commands
    async def handle(self, follower: Follower, command: protocol.AnyCommand) -> protocol.Telling | None:
        """Carry out a command; what is returned goes to its sender alone. Raises Refusal."""
        if isinstance(command, protocol.Hint):  # takes its time, and changes nothing
            return await self.hint(follower, command)
        async with self.lock:
            if follower in self.followers and not isinstance(command, _FAREWELLS):
                self.attendance.came_back(follower.player)
            return await _HANDLERS[type(command)](self, follower, command)

    async def watch(self, follower: Follower, command: protocol.Watch) -> Done:
        if follower not in self.followers:  # asking twice is not being here twice
            self._admit(follower)
            self.attendance.arrived(follower.player)
            self.tell_table()
        else:
            follower.push(format_telling(protocol.Table(self.shown(follower.player))))
        if self.live is not None and (viewer := self._looks_as(follower.player)) is not None:
            known = command.version if command.match == self.live.row.id else -1
            for message in self.live.sights.since(viewer, known):
                follower.push(message)
        self.attendance.tell_clock(follower)
        return Done(command.id)

    def _admit(self, follower: Follower) -> None:
        """Players always; others while there is room."""
        if self.document.seat_of(follower.player) is None and follower.player != self.document.host:
            n_others = sum(self.document.seat_of(each.player) is None for each in self.followers)
            if n_others >= MOST_SPECTATORS:
                refuse(Code.TOO_MANY, "too many people watch this table")
        self.followers.add(follower)

    async def unwatch(self, follower: Follower, command: protocol.Unwatch) -> Done:
        self.leave(follower)
        return Done(command.id)

    def leave(self, follower: Follower) -> None:
        """A follower is gone: by his own will, or with his connection."""
        if follower in self.followers:
            self.followers.discard(follower)
            self.attendance.left(follower.player)
            self.tell_table()

    async def look(self, follower: Follower, command: protocol.Look) -> Done:
        follower.push(format_telling(protocol.Table(self.shown(follower.player))))
        if self.live is not None and (viewer := self._looks_as(follower.player)) is not None:
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

    async def clear(self, follower: Follower, command: protocol.Clear) -> Done:
        """Take somebody off. In a running match a bot plays on for his seat, to the end."""
        await self.save(documents.clear(self.document, follower.player, command))
        if self.document.phase == PLAYING:
            self.attendance.gone(command.seat)
            self.tell_table()
        return Done(command.id)

    async def start(self, follower: Follower, command: protocol.Start) -> Done:
        """Commit the server to its part of the deal; deal at once if no contribution is to come."""
        await self.save(documents.start(self.document, follower.player))
        await self._deal_if_ready()
        return Done(command.id)

    async def reveal(self, follower: Follower, command: protocol.Reveal) -> Done:
        await self.save(documents.reveal(self.document, follower.player, command))
        await self._deal_if_ready()
        return Done(command.id)

    async def go_on_dealing(self) -> None:
        """After a restart: all that is needed for the deal may have been known already."""
        async with self.lock:
            if self.document.phase == DEALING:
                await self._deal_if_ready()

    async def _deal_if_ready(self) -> None:
        if not documents.can_deal(self.document):
            self.attendance.await_contributions()
            return
        document = documents.dealt(self.document)
        row = deal(document, self.house.now())
        match = begin(row)
        await self._keep(self.house.store.begin_match(self.lease, self.table_row(document), row))
        self.document = document
        self.live = LiveMatch(row, match, self.lease.epoch)
        self.house.metrics.n_matches_begun += 1
        n_people = sum(bool(chair.player) for chair in row.chairs)
        facts = about(
            table=row.table, match=row.id, game=row.game, n_people=n_people, n_bots=len(row.chairs) - n_people
        )
        log.info("a match begins", extra=facts)
        self.tell_table()
        viewers = {viewer for each in self.followers if (viewer := self.viewer(each.player)) is not None}
        self._send(self.live.sights.begin(viewers, match.opening))
        self.attendance.begin()

    async def act(self, follower: Follower, command: protocol.Act) -> Done:
        """A move of a person. Races are decided by the order in which they come here."""
        live = self.running(command.match)
        match, sights = live.match, live.sights
        seat = documents.must_sit(self.document, follower.player)
        documents.must_be_welcome(self.document, follower.player)
        numbers = [_number(match, action) for action in command.actions]
        if command.version != sights.version(seat) and not all(map(match.game.is_race, numbers)):
            follower.push(sights.whole(seat))
            refuse(Code.STALE, "the move was made for an older view")
        try:
            match.check_all(seat, numbers)
        except QuintetError as error:
            follower.push(sights.whole(seat))
            refuse(Code.ILLEGAL, str(error), getattr(error, "key", ""))
        await self.carry_out(live, seat, numbers)
        return Done(command.id, sights.version(seat))

    def running(self, match_id: str) -> LiveMatch:
        """The match, if it is that one and still on."""
        if self.document.phase != PLAYING or self.live is None:
            refuse(Code.NOT_NOW, "no match is running")
        if match_id != self.live.row.id:
            refuse(Code.STALE, "that is another match")
        return self.live

    async def hint(self, follower: Follower, command: protocol.Hint) -> protocol.Telling:
        if not self.document.has_hints:
            refuse(Code.NOT_ALLOWED, "the host has switched hints off")
        live = self.running(self.document.match)
        seat = documents.must_sit(self.document, follower.player)
        if not live.match.state.legal_actions(seat):
            refuse(Code.NOT_NOW, "there is nothing to decide")
        version = live.sights.version(seat)
        hints = await self.attendance.hints(live, seat)
        return protocol.Hints(command.id, self.document.id, version, hints)

    async def emote(self, follower: Follower, command: protocol.Emote) -> None:
        seat = documents.must_sit(self.document, follower.player)
        documents.must_be_welcome(self.document, follower.player)
        self._tell_company(protocol.Emoted(self.document.id, seat, command.emote))

    async def say(self, follower: Follower, command: protocol.Say) -> None:
        if not self.document.has_chat:
            refuse(Code.NOT_ALLOWED, "the host has switched chat off")
        seat = documents.must_sit(self.document, follower.player)
        documents.must_be_welcome(self.document, follower.player)
        text = clean_line(command.text)
        if not text:
            refuse(Code.BAD_MESSAGE, "a line of chat has at least one letter")
        name = self.document.seats[seat].name
        self._tell_company(protocol.Said(self.document.id, name, text, self.house.now(), seat))

    # ------------------------------------------------------------ the match
    async def carry_out(self, live: LiveMatch, seat: int, numbers: Sequence[int]) -> None:
        """Make checked steps durable, carry them out, tell everybody. The lock is held."""
        match = live.match
        at = self.house.now()
        moves = [Move(seat, match.game.actions.format(number), at) for number in numbers]
        first = len(match.actions)
        outcome = _outcome_after(match, seat, numbers, at)
        store = self.house.store
        if outcome is None:
            await self._keep(store.append(self.lease, live.row.id, first, moves))
        else:
            after = documents.end(self.document, outcome.ranking)
            row = self.table_row(after)
            await self._keep(store.end_match(self.lease, row, live.row.id, first, moves, outcome))
        self._send(live.sights.advance(match.apply_all(seat, numbers)))
        self.house.metrics.n_actions += len(moves)
        if outcome is None:
            self.attendance.moved()
        else:
            self.document = after
            self.house.metrics.n_matches_ended += 1
            seconds = (at - live.row.started_at) // 1000
            facts = about(table=live.row.table, match=live.row.id, game=live.row.game, seconds=seconds)
            log.info("a match is over", extra=facts)
            self.attendance.end()
            self.tell_table()

    # ------------------------------------------------------------ keeping and telling
    async def save(self, document: Document) -> None:
        """Make a changed document durable, then tell it."""
        await self._keep(self.house.store.save_table(self.lease, self.table_row(document)))
        self.document = document
        self.attendance.note_absences()
        self.tell_table()

    async def _keep(self, write: Awaitable[None]) -> None:
        """Wait for a write. If it does not fit what is kept, nothing here can be relied on: all come back anew."""
        try:
            await write
        except (StaleOwner, Conflict):
            self.is_lost = True
            self.attendance.stop()
            for follower in self.followers:
                follower.drop()
            raise

    def table_row(self, document: Document) -> TableRow:
        return table_row(document, self.house.now())

    def viewer(self, player: str) -> int | None:
        """Whose sight of the match a person has: his seat's, a spectator's, or none."""
        if self.live is not None:
            for seat, chair in enumerate(self.live.row.chairs):
                if chair.player and chair.player == player:
                    return seat
        return SPECTATOR if self.document.watching == "anybody" or player == self.document.host else None

    def _looks_as(self, player: str) -> int | None:
        """Whose sight somebody gets who asks. While people gather only who has played the last match may look at it:
        who may watch can be changed then, and that match may have been for nobody's eyes."""
        viewer = self.viewer(player)
        return None if viewer == SPECTATOR and self.document.phase in (GATHERING, DEALING) else viewer

    def _send(self, messages: dict[int, bytes]) -> None:
        for follower in self.followers:
            viewer = self.viewer(follower.player)
            if viewer is not None and viewer in messages:
                follower.push(messages[viewer])

    def _tell_company(self, telling: protocol.Telling) -> None:
        """Tell something to those who sit here, and to whoever may watch."""
        text = format_telling(telling)
        for follower in self.followers:
            if self.document.watching == "anybody" or self.document.seat_of(follower.player) is not None:
                follower.push(text)

    def tell_table(self) -> None:
        texts: dict[tuple[int | None, bool], bytes] = {}
        for follower in self.followers:
            place = self.document.seat_of(follower.player), follower.player == self.document.host
            if place not in texts:
                texts[place] = format_telling(protocol.Table(self.shown(follower.player)))
            follower.push(texts[place])

    def shown(self, player: str) -> TableShown:
        """The table as a person may see it: nobody's id, nothing secret."""
        document = self.document
        return TableShown(
            id=document.id,
            game=document.game,
            options=document.options,
            phase=document.phase,
            seats=[self._seat_shown(number) for number in range(len(document.seats))],
            host=document.seat_of(document.host),
            is_host=player == document.host,
            seat=document.seat_of(player),
            n_watching=sum(document.seat_of(follower.player) is None for follower in self.followers),
            commitment=self.commitment(),
            match=document.match,
            n_matches=document.n_matches,
            won=[seat.n_won for seat in document.seats],
            **document.setting(),
        )

    def commitment(self) -> str:
        document = self.document
        if document.phase not in (DEALING, PLAYING):
            return ""
        return commitment(document.terms(), document.server_seed, [seat.seal for seat in document.seats])

    def _seat_shown(self, number: int) -> SeatShown:
        seat = self.document.seats[number]
        if seat.is_free:
            return SeatShown()
        if seat.bot:
            return SeatShown(name=seat.name, kind="bot", level=seat.bot, is_ready=True, is_here=True)
        return SeatShown(
            name=seat.name,
            kind="person",
            is_ready=seat.is_ready,
            is_here=self.attendance.is_here(seat.player),
            is_away=self.attendance.is_away(number),
            seal=seat.seal,
        )


def _number(match: Match, action: str) -> int:
    """The number of an action. Guessing what a misspelt one was meant to be would cost more than it helps here."""
    number = match.game.actions.find(action)
    if number is None:
        refuse(Code.ILLEGAL, "there is no such action in this game")
    return number


def table_row(document: Document, now: int) -> TableRow:
    """What the store keeps of a table."""
    listed = document.is_listed and document.phase == GATHERING
    people = [seat.player for seat in document.seats if seat.player]
    return TableRow(document.id, msgspec.json.encode(document), listed, document.phase == PLAYING, now, people)


def deal(document: Document, now: int) -> MatchRow:
    """The header of the match that begins: its seed follows from the server's part and the players'."""
    terms = document.terms()
    contributions = [seat.contribution for seat in document.seats]
    return MatchRow(
        id=document.match,
        table=document.id,
        game=terms.game,
        rules_version=terms.rules_version,
        options=terms.options,
        chairs=[Chair(seat.name, seat.player, seat.bot) for seat in document.seats],
        seed=format_seed(deal_seed(terms, document.server_seed, contributions)),
        fair=fair_deal(terms, document.server_seed, contributions).to_json(),
        started_at=now,
        is_public=document.shows_all_after and document.watching == "anybody",
    )


def begin(row: MatchRow) -> Match:
    """The match of a header, before its first action."""
    return record_of(row).begin(get_game(row.game))


def _outcome_after(match: Match, seat: int, numbers: Sequence[int], at: int) -> Outcome | None:
    """The outcome, if the match is over after these steps."""
    trial = match.state.copy()
    for number in numbers:
        trial.apply(seat, number)
    return Outcome(trial.scores(), trial.ranking(), at) if trial.is_over else None


def _changes(function: Callable[[Document, str, Any], Document]) -> Callable[..., Awaitable[Done]]:
    async def handler(table: Table, follower: Follower, command: Any) -> Done:
        await table.save(function(table.document, follower.player, command))
        return Done(command.id)

    return handler


_HANDLERS: dict[type, Callable[..., Awaitable[protocol.Telling | None]]] = {
    protocol.Watch: Table.watch,
    protocol.Unwatch: Table.unwatch,
    protocol.Look: Table.look,
    protocol.Sit: _changes(documents.sit),
    protocol.Stand: Table.stand,
    protocol.Ready: _changes(documents.ready),
    protocol.Reveal: Table.reveal,
    protocol.Change: _changes(documents.change),
    protocol.Bot: _changes(documents.put_bot),
    protocol.Clear: Table.clear,
    protocol.Handover: _changes(documents.hand_over),
    protocol.Start: Table.start,
    protocol.Act: Table.act,
    protocol.Rematch: _changes(documents.rematch),
    protocol.Emote: Table.emote,
    protocol.Say: Table.say,
}
