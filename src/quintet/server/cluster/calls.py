"""Calls over a trunk, at both of its ends: a client of one server at a table of another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from quintet.server.cluster.frames import BadFrame, Kind, Outcome
from quintet.server.cluster.ownership import Moved
from quintet.server.cluster.trunk import CalledEnd, CallingEnd, Here, Unreachable

MOST_CALLS = 200_000  # of one trunk


class Cut(Unreachable):
    """The other server was lost before it answered: what was asked for may have been done or not."""


class Caller(Protocol):
    """The client for whom a call is made."""

    def push(self, message: bytes) -> None:
        """Send a message; never waits."""
        ...

    def moved(self) -> None:
        """The table must be looked for anew: its server does not have it any more, or is lost."""
        ...


class Answer(msgspec.Struct, frozen=True):
    """What another server answers to a command."""

    telling: bytes  # for the client; b"" if there is nothing to tell
    is_refused: bool


class Call:
    """A client of this server at a table of another one."""

    def __init__(self, trunk: CallerTrunk, number: int, caller: Caller) -> None:
        self._trunk = trunk
        self._number = number
        self._caller = caller
        self._answer: asyncio.Future[bytes] | None = None

    @property
    def ahead(self) -> int:
        """Milliseconds by which the clock of the other server is ahead of ours."""
        return self._trunk.ahead

    @property
    def is_asked(self) -> bool:
        """Whether an answer is awaited."""
        return self._answer is not None

    async def ask(self, command: bytes) -> Answer:
        """Let a command be carried out, one at a time. Raises `Moved` if it was not, `Cut` if nobody knows."""
        if not self._trunk.is_up:
            raise Moved("the other server is lost")
        assert self._answer is None
        self._answer = asyncio.get_running_loop().create_future()
        try:
            self._trunk.relay(self._number, command)
            answer = await self._answer
        finally:
            self._answer = None
        outcome = Outcome(answer[0])
        if outcome is Outcome.ELSEWHERE:
            raise Moved("the other server does not have the table")
        if outcome is Outcome.UNKNOWN:
            raise Cut("the other server does not know what became of it")
        return Answer(answer[1:], outcome is Outcome.REFUSED)

    def hang_up(self) -> None:
        self._trunk.forget(self._number)
        self._trunk.send(Kind.HANG_UP, self._number)

    # ------------------------------------------------------------ for the trunk
    def hear(self, kind: Kind, payload: bytes) -> None:
        if kind is Kind.TELL:
            self._caller.push(payload)
        elif kind is Kind.MOVED:
            self._caller.moved()
        elif kind is Kind.ANSWER and payload and self._answer is not None and not self._answer.done():
            self._answer.set_result(payload)
        else:
            raise BadFrame(f"{kind.name} for call {self._number}")

    def lose(self) -> None:
        """The trunk is cut."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Cut("the other server is lost"))
        self._caller.moved()


class CallerTrunk(CallingEnd):
    """The way to another server's tables."""

    def __init__(self, here: Here, called: str, count: Callable[[], None], fingerprint: str = "") -> None:
        super().__init__(here, called, fingerprint)
        self._count = count  # a message to or from a client was passed on
        self._calls: dict[int, Call] = {}
        self._questions: dict[int, asyncio.Future[bytes]] = {}
        self._n_numbers = 0

    def open(self, player: str, caller: Caller) -> Call:
        number = self._next_number()
        call = self._calls[number] = Call(self, number, caller)
        self.send(Kind.OPEN, number, player.encode())
        return call

    async def ask(self, question: bytes) -> bytes:
        """The reply of the other server. Raises `Moved` if it cannot tell, `Unreachable`."""
        number = self._next_number()
        reply: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._questions[number] = reply
        try:
            if not self.is_up:
                raise Unreachable("the other server is lost")
            self.send(Kind.ASK, number, question)
            answer = await reply
        finally:
            del self._questions[number]
        if not answer:
            raise Moved("the other server does not have the table")
        return answer

    def relay(self, number: int, command: bytes) -> None:
        self._count()
        self.send(Kind.COMMAND, number, command)

    def forget(self, number: int) -> None:
        self._calls.pop(number, None)

    def _next_number(self) -> int:
        self._n_numbers = (self._n_numbers + 1) % 2**32
        while self._n_numbers in self._calls or self._n_numbers in self._questions:
            self._n_numbers = (self._n_numbers + 1) % 2**32
        return self._n_numbers

    # ------------------------------------------------------------ what comes
    def hear(self, kind: Kind, call: int, payload: bytes) -> None:
        if kind is Kind.REPLY:
            if (reply := self._questions.get(call)) is not None and not reply.done():
                reply.set_result(payload)
        elif (found := self._calls.get(call)) is not None:  # else its client has just gone
            if kind is not Kind.MOVED:
                self._count()
            found.hear(kind, payload)

    def ended(self) -> None:
        super().ended()
        for reply in self._questions.values():
            if not reply.done():
                reply.set_exception(Unreachable("the other server is lost"))
        calls = list(self._calls.values())
        self._calls.clear()
        for call in calls:
            call.lose()


class GuestLine:
    """The way to a client of another server, who is a guest at a table here."""

    def __init__(self, trunk: GuestTrunk, number: int) -> None:
        self._trunk = trunk
        self._number = number

    def tell(self, message: bytes) -> None:
        self._trunk.send(Kind.TELL, self._number, message)

    def answer(self, outcome: Outcome, telling: bytes = b"") -> None:
        self._trunk.send(Kind.ANSWER, self._number, bytes((outcome,)) + telling)

    def moved(self) -> None:
        self._trunk.send(Kind.MOVED, self._number)


class Guest(Protocol):
    """A client of another server."""

    def take(self, command: bytes) -> bool:
        """A command has come; False if the last one is not answered yet."""
        ...

    def end(self) -> None:
        """The client is gone."""
        ...


class Hosting(Protocol):
    """Whoever has the tables."""

    def welcome(self, player: str, line: GuestLine) -> Guest: ...

    def reply(self, question: bytes) -> Awaitable[bytes]:
        """The reply to a question; b"" if that is another server's to say."""
        ...


class GuestTrunk(CalledEnd):
    """The way by which another server reaches the tables of this one."""

    def __init__(
        self, here: Here, hosting: Hosting, came: Callable[[GuestTrunk], None], gone: Callable[[GuestTrunk], None]
    ) -> None:
        super().__init__(here)
        self._hosting = hosting
        self._came = came
        self._gone = gone
        self._guests: dict[int, Guest] = {}
        self._replying: set[asyncio.Task[None]] = set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._came(self)

    def hear(self, kind: Kind, call: int, payload: bytes) -> None:
        guest = self._guests.get(call)
        if kind is Kind.COMMAND and guest is not None:
            if not guest.take(payload):
                raise BadFrame("a command before the last one was answered")
        elif kind is Kind.OPEN and guest is None and len(self._guests) < MOST_CALLS:
            self._guests[call] = self._hosting.welcome(payload.decode(), GuestLine(self, call))
        elif kind is Kind.HANG_UP and guest is not None:
            del self._guests[call]
            guest.end()
        elif kind is Kind.ASK and len(self._replying) < MOST_CALLS:
            task = asyncio.get_running_loop().create_task(self._reply(call, payload))
            self._replying.add(task)
            task.add_done_callback(self._replying.discard)
        else:
            raise BadFrame(f"{kind.name} for call {call}")

    async def _reply(self, number: int, question: bytes) -> None:
        try:
            reply = await self._hosting.reply(question)
        except msgspec.DecodeError as error:
            self.cut(f"a bad question: {error}")
            return
        self.send(Kind.REPLY, number, reply)

    def ended(self) -> None:
        for guest in self._guests.values():
            guest.end()
        self._guests.clear()
        for task in self._replying:
            task.cancel()
        self._gone(self)
