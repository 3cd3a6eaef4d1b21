"""Clients of other servers at the tables of this one. Their own server has limited what they may ask for; here they are
followers like any other, and are told what these are told."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from quintet.core.errors import QuintetError
from quintet.server.cluster.calls import GuestLine
from quintet.server.cluster.frames import Outcome
from quintet.server.cluster.ownership import Moved
from quintet.server.protocol import Code, Refused, format_telling, id_of, parse_command
from quintet.server.refusals import Refusal
from quintet.server.sockets.following import Following
from quintet.server.store.interface import OwnedElsewhere, StaleOwner, StoreFailed
from quintet.server.tables.anywhere import Anywhere
from quintet.server.tables.open_tables import OpenTables

log = logging.getLogger(__name__)


class Guest:
    """A follower who is connected to another server."""

    def __init__(self, open_tables: OpenTables, player: str, line: GuestLine) -> None:
        self.player = player
        self._open_tables = open_tables
        self._services = open_tables.services
        self._line = line
        self._following = Following(open_tables)
        self._working: asyncio.Task[None] | None = None
        self._is_gone = False
        self._is_sent_away = False
        self._services.metrics.n_guests += 1
        open_tables.guests.add(self)

    # ------------------------------------------------------------ out
    def push(self, message: bytes) -> None:
        if not self._is_gone and not self._is_sent_away:
            self._line.tell(message)

    def drop(self) -> None:
        """The table is not here any more: the other server looks for it anew."""
        if not self._is_gone and not self._is_sent_away:
            self._line.moved()

    def send_away(self) -> None:
        """Nobody knows what will become of what they have asked for: it waits for a store that is away."""
        self.drop()
        if self._working is not None and not self._is_sent_away:
            self._line.answer(Outcome.UNKNOWN)
            self._is_sent_away = True

    # ------------------------------------------------------------ in
    def take(self, command: bytes) -> bool:
        """A command has come; False if the last one is not answered yet."""
        if self._working is not None:
            return False
        self._working = self._services.spawn(self._work(command))
        return True

    async def _work(self, data: bytes) -> None:
        outcome, telling = await self._answer(data)
        self._working = None
        if self._is_gone:
            self._following.leave_all(self)
        elif not self._is_sent_away:
            self._line.answer(outcome, telling)

    def end(self) -> None:
        """The client is gone. Its last command is carried out to the end: a move that is being kept must be made."""
        self._is_gone = True
        self._services.metrics.n_guests -= 1
        self._open_tables.guests.discard(self)
        if self._working is None:
            self._following.leave_all(self)

    async def _answer(self, data: bytes) -> tuple[Outcome, bytes]:
        metrics = self._services.metrics
        try:
            command = parse_command(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return Outcome.REFUSED, format_telling(Refused(id_of(data), Code.BAD_MESSAGE, detail=str(error)[:200]))
        try:
            if self._open_tables.is_in_doubt:
                raise Moved("another server may have the table by now")
            table = self._following.current(command.table) or await self._open_tables.get(command.table)
            answer = await self._following.carry_out(self, table, command)
        except Refusal as refusal:
            metrics.refusals[refusal.code] += 1
            refused = Refused(command.id, refusal.code, refusal.key, refusal.detail)
            return Outcome.REFUSED, format_telling(refused)
        except (Moved, OwnedElsewhere):
            return Outcome.ELSEWHERE, b""
        except StaleOwner:
            return Outcome.UNKNOWN, b""
        except StoreFailed:
            self._services.fail()
            return Outcome.UNKNOWN, b""
        except QuintetError as error:
            log.exception("a command failed")
            refused = Refused(command.id, Code.NOT_NOW, detail=str(error))
            return Outcome.REFUSED, format_telling(refused)
        return Outcome.DONE, b"" if answer is None else format_telling(answer)


class Hosts:
    """Takes in the clients of other servers."""

    def __init__(self, open_tables: OpenTables) -> None:
        self._open_tables = open_tables
        self._anywhere = Anywhere(open_tables)

    def welcome(self, player: str, line: GuestLine) -> Guest:
        return Guest(self._open_tables, player, line)

    async def reply(self, question: bytes) -> bytes:
        return await self._anywhere.reply(question)
