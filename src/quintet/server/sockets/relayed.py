"""A table of another server, as one client of this one uses it."""

from __future__ import annotations

from typing import Final, Protocol, Self

import msgspec

from quintet.server.cluster.calls import Answer, Call
from quintet.server.cluster.ownership import Moved
from quintet.server.cluster.peers import Peers
from quintet.server.protocol import AnyCommand, Unwatch, Watch
from quintet.server.store.interface import Node

_TIMED: Final = (b'{"tell":"clock"', b'{"tell":"interval"')


class Relaying(Protocol):
    """The client."""

    @property
    def player(self) -> str: ...

    def push(self, message: bytes) -> None: ...

    def moved(self, relayed: Relayed) -> None: ...


class Relayed:
    """The client's way to it: commands there, messages back."""

    def __init__(self, client: Relaying, table: str) -> None:
        self.table = table
        self.is_over = False  # the table is not there any more
        self._client = client
        self._call: Call | None = None
        self._watch: Watch | None = None  # how the client follows it

    @classmethod
    async def begin(cls, peers: Peers, owner: Node, client: Relaying, table: str) -> Self:
        """Raises `Unreachable`."""
        relayed = cls(client, table)
        relayed._call = await peers.open(owner, client.player, relayed)
        return relayed

    @property
    def is_followed(self) -> bool:
        return self._watch is not None

    async def ask(self, command: AnyCommand, data: bytes) -> Answer:
        """Carry out a command there. Raises `Moved`, `Cut`."""
        assert self._call is not None
        try:
            answer = await self._call.ask(data)
        except BaseException as error:
            self.end()
            if isinstance(error, Moved) and not self.is_over:  # the first that is heard of it
                self.moved()
            raise
        if not answer.is_refused:
            if isinstance(command, Watch):
                self._watch = command
            elif isinstance(command, Unwatch):
                self._watch = None
        return answer

    def watch_again(self) -> Watch:
        """The command that follows it anew, wherever it is by then: the version of the view is another one there."""
        screen = self._watch.screen if self._watch is not None else ""
        return Watch(0, self.table, screen=screen)

    def end(self) -> None:
        """Nobody needs it any more."""
        if self._call is not None:
            self._call.hang_up()
            self._call = None

    # ------------------------------------------------------------ for the call
    def push(self, message: bytes) -> None:
        self._client.push(self._by_our_clock(message) if message.startswith(_TIMED) else message)

    def _by_our_clock(self, message: bytes) -> bytes:
        """A message whose deadline is told by the clock that this server has welcomed the client with."""
        told = msgspec.json.decode(message)
        if told["deadline"] and self._call is not None:
            told["deadline"] -= self._call.ahead
        return msgspec.json.encode(told)

    def moved(self) -> None:
        self.is_over = True
        if self._call is not None and not self._call.is_asked:  # else the answer is awaited
            self.end()
        self._client.moved(self)
