"""One client's connection: commands come in, messages go out, and nothing waits for a client that does not read."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Final

import msgspec
from starlette.types import Receive, Send

from quintet import __version__
from quintet.core.errors import QuintetError
from quintet.server.limits import Limits
from quintet.server.logs import about
from quintet.server.protocol import (
    PROTOCOL_VERSION,
    Act,
    AnyCommand,
    Code,
    Emote,
    Hint,
    Onward,
    Refused,
    Reveal,
    Say,
    Sit,
    Telling,
    Unwatch,
    Watch,
    Welcome,
    format_telling,
    id_of,
    parse_command,
)
from quintet.server.refusals import Refusal
from quintet.server.sockets.line import SocketLine
from quintet.server.store.interface import StaleOwner, StoreFailed
from quintet.server.tables.open_tables import OpenTables
from quintet.server.tables.screens import Screen
from quintet.server.tables.table import Table

log = logging.getLogger(__name__)

_MOST_UNREAD: Final = 400_000  # bytes that may wait for a client to read
_MOST_COMMANDS: Final = 16  # that may wait to be carried out before the client must wait
_MOST_TABLES: Final = 20  # that one connection may follow
_MOST_REFUSALS: Final = 200  # in a row, before the client is taken for an attacker

GOING_AWAY: Final = 1001
POLICY: Final = 1008
COME_BACK: Final = 1012
_MISTAKE: Final = 1011  # of the server


class Connection:
    """A follower of tables."""

    def __init__(self, open_tables: OpenTables, limits: Limits, player: str, home: str, line: SocketLine) -> None:
        self.player = player
        self._open_tables = open_tables
        self._services = open_tables.services
        self._limits = limits
        self._home = home  # the address, as it is counted
        self._line = line
        self._waiting: deque[bytes] = deque()  # commands
        self._working: asyncio.Task[None] | None = None
        self._is_closed = False
        self._tables: dict[str, Table] = {}
        self._screens: dict[str, Screen] = {}  # the tables that this client follows in the role of a television
        self._n_refusals = 0

    # ------------------------------------------------------------ out
    def push(self, message: bytes) -> None:
        """Send a message. A client that does not keep up is dropped: it comes back and gets what it missed."""
        if self._is_closed:
            return
        self._line.say(message)
        if self._line.n_unread > _MOST_UNREAD:
            self._services.metrics.n_dropped += 1
            self._is_closed = True
            self._line.abort()  # a farewell would wait for the client to read

    def tell(self, telling: Telling) -> None:
        self.push(format_telling(telling))

    def close(self, code: int) -> None:
        """Send only the reason for closing, and nothing more."""
        if not self._is_closed:
            self._is_closed = True
            self._line.hang_up(code)

    def drop(self) -> None:
        self.close(COME_BACK)

    # ------------------------------------------------------------ in
    def take(self, message: bytes) -> None:
        """A command has come. Commands are carried out one after the other."""
        if self._is_closed:
            return
        self._waiting.append(message)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        elif len(self._waiting) > _MOST_COMMANDS:
            self._line.pause()

    async def _work(self) -> None:
        """Carry out what waits."""
        metrics = self._services.metrics
        try:
            while self._waiting and not self._is_closed:
                began = time.perf_counter()
                answer = await self.answer(self._waiting.popleft())
                if answer is not None:
                    self.tell(answer)
                metrics.took(time.perf_counter() - began)
        except BaseException:
            self.close(_MISTAKE)
            raise
        finally:
            self._working = None
        self._line.go_on()

    async def end(self) -> None:
        """The client is gone. Its last command is carried out to the end: a move that is being kept must be made."""
        self._is_closed = True
        if self._working is not None:
            await self._working
        for name, table in self._tables.items():
            table.leave(self._screens.get(name, self))
        self._tables.clear()
        self._screens.clear()

    async def answer(self, data: bytes) -> Telling | None:
        """Carry out one command."""
        metrics = self._services.metrics
        command_id, kind = 0, "?"
        try:
            is_too_fast = not self._may_send()  # counted before anything else: nonsense is not free either
            try:
                command = parse_command(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                command_id = id_of(data)
                raise Refusal(Code.BAD_MESSAGE, str(error)[:200]) from None
            command_id = command.id
            kind = type(command).__name__.lower()
            metrics.commands[kind] += 1
            if is_too_fast:
                raise Refusal(Code.TOO_FAST, "too many messages")
            self._limit(command)
            answer = await self._carry_out(command)
        except Refusal as refusal:
            metrics.refusals[refusal.code] += 1
            self._n_refusals += 1
            if self._n_refusals > _MOST_REFUSALS:
                self.close(POLICY)
            log.debug("refused", extra=about(command=kind, code=refusal.code))
            return Refused(command_id, refusal.code, refusal.key, refusal.detail)
        except StaleOwner:
            return Refused(command_id, Code.NOT_NOW, detail="another server has taken the table over")
        except StoreFailed:
            self._services.fail()
            self.close(GOING_AWAY)
            return None
        except QuintetError as error:
            log.exception("a command failed")
            return Refused(command_id, Code.NOT_NOW, detail=str(error))
        self._n_refusals = 0
        return answer

    def _may_send(self) -> bool:
        limits = self._limits
        return limits.messages.take(self.player) and limits.messages_from_address.take(self._home)

    def _limit(self, command: AnyCommand) -> None:
        """What costs the server more than other commands has limits of its own."""
        limits = self._limits
        if isinstance(command, (Act, Onward, Reveal)):
            return
        if isinstance(command, (Emote, Say)):
            if not limits.talk.take(self.player):
                raise Refusal(Code.TOO_FAST, "too much talk")
        elif isinstance(command, Hint):
            if not limits.hints.take(self.player) or not limits.hints_from_address.take(self._home):
                raise Refusal(Code.TOO_FAST, "too many hints")
        elif not limits.changes.take(self.player):
            raise Refusal(Code.TOO_FAST, "too many changes")

    async def _carry_out(self, command: AnyCommand) -> Telling | None:
        table = self._tables.get(command.table)
        if table is None or table is not self._open_tables.current(command.table):
            table = await self._open_tables.find(command.table, self._limits.guesses, self.player, self._home)
        if isinstance(command, Watch):
            if len(self._tables) >= _MOST_TABLES and command.table not in self._tables:
                raise Refusal(Code.TOO_MANY, f"one connection follows at most {_MOST_TABLES} tables")
            self._take_role(table, command)
            self._tables[command.table] = table
        elif isinstance(command, Unwatch):
            self._tables.pop(command.table, None)
        answer = await table.handle(self._screens.get(command.table, self), command)
        if isinstance(command, Unwatch):
            self._screens.pop(command.table, None)
        if isinstance(command, Sit) and command.name:
            await self._open_tables.rename(self.player, command.name)
        return answer

    def _take_role(self, table: Table, command: Watch) -> None:
        """Follow the table as a person or, with the key for it, as a television; never as both."""
        if command.screen:
            self._services.screens.must_fit(table.document, command.screen)
            if command.table not in self._screens:
                table.leave(self)
                self._screens[command.table] = Screen(self)
        elif (screen := self._screens.pop(command.table, None)) is not None:
            table.leave(screen)


async def serve_socket(
    open_tables: OpenTables,
    limits: Limits,
    player: str,
    home: str,
    cookie: str,
    url: str,
    line: SocketLine,
    receive: Receive,
    send: Send,
) -> None:
    """The whole life of a socket, from its acceptance on."""
    services = open_tables.services
    metrics = services.metrics
    connection = Connection(open_tables, limits, player, home, line)
    line.hand_over(connection)
    headers = [(b"set-cookie", cookie.encode())] if cookie else []
    await send({"type": "websocket.accept", "headers": headers})
    metrics.n_connections += 1
    log.debug("somebody connects", extra=about(address=home, is_known=not cookie))
    try:
        connection.tell(Welcome(PROTOCOL_VERSION, __version__, services.steady(), url, services.screens.is_on))
        await receive()  # its end
    finally:
        metrics.n_connections -= 1
        await connection.end()
