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
from quintet.server.cluster.calls import Cut
from quintet.server.cluster.ownership import Moved
from quintet.server.cluster.trunk import Unreachable
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
    Outage,
    Refused,
    Reveal,
    Say,
    Telling,
    Unwatch,
    Watch,
    Welcome,
    format_command,
    format_telling,
    id_of,
    parse_command,
)
from quintet.server.refusals import Refusal
from quintet.server.sockets.following import Following
from quintet.server.sockets.line import SocketLine
from quintet.server.sockets.relayed import Relayed
from quintet.server.store.interface import OwnedElsewhere, StaleOwner, StoreFailed
from quintet.server.tables.open_tables import OpenTables

log = logging.getLogger(__name__)

_MOST_UNREAD: Final = 400_000  # bytes that may wait for a client to read
_MOST_COMMANDS: Final = 16  # that may wait to be carried out before the client must wait
_SEEKING_SECONDS: Final = 5.0  # in which a table is found that is on its way from one server to another
_FIRST_WAIT, _LONGEST_WAIT = 0.02, 0.4  # seconds until it is looked for again
_RETIRING_SECONDS: Final = 2.0
_DONE: Final = b'{"tell":"done"'
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
        self._is_retiring = False
        self._following = Following(open_tables)
        self._relayed: dict[str, Relayed] = {}  # the tables of other servers that this client follows
        self._moved: dict[str, Watch] = {}  # the tables that this client follows, and that must be found anew
        self._patience = _SEEKING_SECONDS if open_tables.peers is None else 4 * open_tables.peers.patience
        self._n_refusals = 0

    # ------------------------------------------------------------ out
    def push(self, message: bytes) -> None:
        """Send a message. A client that does not keep up is dropped: it comes back and gets what it missed."""
        if self._is_closed:
            return
        if self._line.say(message) > _MOST_UNREAD:
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

    async def retire(self) -> None:
        """Hear nothing more, and let the client go when all is answered."""
        self._is_retiring = True
        self._line.pause()
        if self._working is not None:
            await asyncio.wait([self._working], timeout=_RETIRING_SECONDS)
        self.drop()

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
            while (self._waiting or self._moved) and not self._is_closed:
                if self._moved:
                    await self._find_again(next(iter(self._moved)))
                    continue
                began = time.perf_counter()
                answer = await self.answer(self._waiting.popleft())
                if answer is not None:
                    self.push(answer if isinstance(answer, bytes) else format_telling(answer))
                metrics.took(time.perf_counter() - began)
        except BaseException:
            self.close(_MISTAKE)
            raise
        finally:
            self._working = None
        if not self._is_retiring:
            self._line.go_on()

    async def _find_again(self, table: str) -> None:
        """Follow a table again that has moved. The client is not told of that: they get the whole view."""
        watch = self._moved.pop(table)
        try:
            answer = await self._carry_out(watch, format_command(watch))
        except (Refusal, QuintetError):
            self.drop()
            return
        if isinstance(answer, bytes) and not answer.startswith(_DONE):
            self.drop()

    async def end(self) -> None:
        """The client is gone. Its last command is carried out to the end: a move that is being kept must be made."""
        self._is_closed = True
        if self._working is not None:
            await self._working
        self._following.leave_all(self)
        for relayed in self._relayed.values():
            relayed.end()
        self._relayed.clear()

    async def answer(self, data: bytes) -> Telling | bytes | None:
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
            n_refusals = self._n_refusals
            answer = await self._carry_out(command, data)
        except Refusal as refusal:
            metrics.refusals[refusal.code] += 1
            self._n_refusals += 1
            if self._n_refusals > _MOST_REFUSALS:
                self.close(POLICY)
            log.debug("refused", extra=about(command=kind, code=refusal.code))
            return Refused(command_id, refusal.code, refusal.key, refusal.detail)
        except (StaleOwner, Moved, Unreachable):  # it may have been done or not: let them look
            self.drop()
            return None
        except StoreFailed:
            self._services.fail()
            self.close(GOING_AWAY)
            return None
        except QuintetError as error:
            log.exception("a command failed")
            return Refused(command_id, Code.NOT_NOW, detail=str(error))
        if self._n_refusals == n_refusals:  # another server may have refused it
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

    async def _carry_out(self, command: AnyCommand, data: bytes) -> Telling | bytes | None:
        """Carry out a command where its table is, here or with another server; again if it is on its way."""
        is_followed = command.table in self._following or command.table in self._relayed
        if isinstance(command, Watch) and not is_followed and self._n_followed >= _MOST_TABLES:
            raise Refusal(Code.TOO_MANY, f"one connection follows at most {_MOST_TABLES} tables")
        loop = asyncio.get_running_loop()
        began, wait = loop.time(), _FIRST_WAIT
        while True:
            try:
                return await self._try(command, data)
            except Cut:
                raise
            except (Moved, Unreachable):
                if self._is_closed or loop.time() - began > self._patience:
                    raise
                await asyncio.sleep(wait)
                wait = min(2 * wait, _LONGEST_WAIT)
            if command.table in self._moved:  # first they follow it again, so that they see what comes of the command
                if isinstance(command, (Watch, Unwatch)):
                    del self._moved[command.table]
                else:
                    await self._find_again(command.table)

    @property
    def _n_followed(self) -> int:
        return len(self._following) + len(self._relayed) + len(self._moved)

    async def _try(self, command: AnyCommand, data: bytes) -> Telling | bytes | None:
        """Raises `Moved` or `Unreachable` if nothing was done, `Cut` if nobody knows."""
        relayed = self._relayed.get(command.table)
        if relayed is None:
            try:
                table = self._following.current(command.table) or await self._open_tables.find(
                    command.table, self._limits.guesses, self.player, self._home
                )
            except OwnedElsewhere as error:
                if (peers := self._open_tables.peers) is None:
                    raise Unreachable(str(error)) from None
                relayed = await Relayed.begin(peers, error.owner, self, command.table)
            else:
                return await self._following.carry_out(self, table, command)
        answer = await relayed.ask(command, data)
        if relayed.is_followed and not relayed.is_over:
            self._relayed[command.table] = relayed
        else:
            self._relayed.pop(command.table, None)
            relayed.end()
        self._n_refusals += answer.is_refused
        return answer.telling or None

    def moved(self, relayed: Relayed) -> None:
        """Another server does not have a table any more that this client follows there: look for it anew, when what
        they have asked for before is done."""
        if self._relayed.get(relayed.table) is relayed:
            del self._relayed[relayed.table]
            self._moved[relayed.table] = relayed.watch_again()
            if self._working is None and not self._is_closed:
                self._working = asyncio.create_task(self._work())


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
    open_tables.audience.add(connection)
    log.debug("somebody connects", extra=about(address=home, is_known=not cookie))
    try:
        connection.tell(Welcome(PROTOCOL_VERSION, __version__, services.steady(), url, services.screens.is_on))
        if services.is_away:
            connection.tell(Outage())
        await receive()  # its end
    finally:
        metrics.n_connections -= 1
        open_tables.audience.discard(connection)
        await connection.end()
