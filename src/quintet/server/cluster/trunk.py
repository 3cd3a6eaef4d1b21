"""A trunk: the one connection by which a server reaches the tables of another, for all its clients together.

Both ends prove that they know the secret of their database before anything else is heard. After that frames go both
ways in order. Whoever is silent for too long, does not read, or breaks a rule is cut off; then all calls are over, and
their clients look for their tables anew.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from quintet.core.errors import QuintetError
from quintet.server.cluster.frames import MOST_BYTES, BadFrame, Kind, Reader, frame

PROTOCOL: Final = 1  # servers of another one do not understand each other
GREETING_SECONDS: Final = 5.0  # in which the two must know each other
MOST_UNREAD: Final = 32 * 1024 * 1024  # bytes that may wait for the other end to read


class Unreachable(QuintetError):
    """There is no way to another server for the moment."""


class _Hello(msgspec.Struct, frozen=True, array_like=True):
    protocol: int
    node: str
    nonce: bytes
    now: int  # by the clock that its clients are told deadlines by
    proof: bytes = b""


class Here(NamedTuple):
    """What all trunks of a server have in common."""

    node: str  # its name
    secret: bytes  # of the database
    patience: float  # seconds of silence after which the other end counts as gone
    now: Callable[[], int]  # the clock that its clients are told deadlines by


class Trunk(asyncio.Protocol):
    """One end of it. What is the same for both ends; the rest is up to `hear` and `ended`."""

    transport: asyncio.Transport

    def __init__(self, here: Here) -> None:
        self.peer = ""  # the other server, once it has proved that it is one
        self.reason = ""  # why it was cut
        self._here = here
        self._node = here.node
        self._patience = here.patience
        self._nonce = secrets.token_bytes(32)
        self._reader = Reader()
        self._loop = asyncio.get_running_loop()
        self._out: list[bytes] = []
        self._n_out = 0  # bytes
        self._heard_at = self._loop.time()
        self._timer: asyncio.TimerHandle | None = None
        self._is_cut = False

    # ------------------------------------------------------------ for those who use it
    @property
    def is_up(self) -> bool:
        return bool(self.peer) and not self._is_cut

    def send(self, kind: Kind, call: int, payload: bytes = b"") -> None:
        """Send a frame; what is sent in one turn of the event loop goes together. Never waits."""
        if self._is_cut:
            return
        if not self._out:
            self._loop.call_soon(self._flush)
        self._out.append(frame(kind, call, payload))
        self._n_out += len(payload)
        if self._n_out > MOST_UNREAD:
            self._flush()

    def cut(self, reason: str) -> None:
        """End it at once."""
        if not self._is_cut:
            self._is_cut = True
            self.reason = reason
            self._out.clear()
            self.transport.abort()

    # ------------------------------------------------------------ for the two kinds of ends
    def greeted(self, kind: Kind, payload: bytes) -> None:
        """A frame has come from an end that is not known yet."""
        raise NotImplementedError

    def hear(self, kind: Kind, call: int, payload: bytes) -> None:
        """A frame has come from a known server."""
        raise NotImplementedError

    def ended(self) -> None:
        """It is over, for whatever reason."""
        raise NotImplementedError

    def _introduce(self, peer: str) -> None:
        """The other end is known from now on."""
        self.peer = peer
        self._reader.most_bytes = MOST_BYTES
        self._set_timer(self._patience / 4, self._tick)

    # ------------------------------------------------------------ the connection
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "abort")
        self.transport = transport  # type: ignore[assignment]
        self._set_timer(min(GREETING_SECONDS, self._patience), lambda: self.cut("no greeting"))

    def data_received(self, data: bytes) -> None:
        self._heard_at = self._loop.time()
        self._reader.feed(data)
        try:
            while not self._is_cut and (found := self._reader.next()) is not None:
                kind, call, payload = found
                if not self.peer:
                    self.greeted(kind, payload)
                elif kind is Kind.PING:
                    self.send(Kind.PONG, 0)
                elif kind is not Kind.PONG:
                    self.hear(kind, call, payload)
        except (BadFrame, msgspec.DecodeError, UnicodeDecodeError) as error:
            self.cut(f"{type(error).__name__}: {error}")

    def connection_lost(self, exc: Exception | None) -> None:
        self._set_timer(None, self._tick)
        self._is_cut = True
        self.reason = self.reason or "it was closed"
        self._out.clear()
        self.ended()

    def _flush(self) -> None:
        if self._out and not self._is_cut:
            data = b"".join(self._out)
            self._out.clear()
            self._n_out = 0
            self.transport.write(data)
            if self.transport.get_write_buffer_size() > MOST_UNREAD:
                self.cut("the other end does not read")

    def _tick(self) -> None:
        """Ask whether the other end is there, again and again."""
        if self._loop.time() - self._heard_at > self._patience:
            self.cut(f"nothing was heard for {self._patience:.1f} seconds")
            return
        self.send(Kind.PING, 0)
        self._set_timer(self._patience / 4, self._tick)

    def _set_timer(self, seconds: float | None, then: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, then)

    # ------------------------------------------------------------ who is there
    def _hello(self, proof: bytes = b"") -> bytes:
        return msgspec.msgpack.encode(_Hello(PROTOCOL, self._node, self._nonce, self._here.now(), proof))

    def _sign(self, role: bytes, caller: str, called: str, nonces: bytes) -> bytes:
        about = msgspec.msgpack.encode((role, caller, called, nonces))
        return hmac.digest(self._here.secret, about, hashlib.sha256)

    def _turn_away(self, why: str) -> None:
        """Say why there is no trunk, and end it."""
        self.transport.write(frame(Kind.TURN_AWAY, 0, why.encode()))
        self._is_cut = True
        self.reason = why
        self.transport.close()


def parse_hello(payload: bytes) -> _Hello:
    hello = msgspec.msgpack.decode(payload, type=_Hello)
    if len(hello.nonce) != 32 or not hello.node:
        raise BadFrame("a greeting without a name or a number")
    return hello


class CallingEnd(Trunk):
    """The end of the server that has called; `greeting` tells when the other one is known."""

    def __init__(self, here: Here, called: str, fingerprint: str = "") -> None:
        super().__init__(here)
        self.ahead = 0  # milliseconds by which the clock of the other server is
        self._called = called
        self._fingerprint = fingerprint  # of the other one's certificate
        self.greeting: asyncio.Future[None] = self._loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self._fingerprint and not hmac.compare_digest(_fingerprint_of(transport), self._fingerprint):
            self.cut("it has another certificate than the database says")
        else:
            self.transport.write(frame(Kind.HELLO, 0, self._hello()))

    def greeted(self, kind: Kind, payload: bytes) -> None:
        if kind is Kind.TURN_AWAY:
            self.cut(f"it says: {payload.decode(errors='replace')}")
            return
        if kind is not Kind.CHALLENGE:
            raise BadFrame(f"{kind.name} as a greeting")
        hello = parse_hello(payload)
        if hello.protocol != PROTOCOL:
            self.cut(f"it speaks protocol {hello.protocol}, this server {PROTOCOL}")
            return
        if hello.node != self._called:
            self.cut(f"it is {hello.node!r}")
            return
        nonces = self._nonce + hello.nonce
        if not hmac.compare_digest(hello.proof, self._sign(b"called", self._node, hello.node, nonces)):
            self.cut("it has another secret, so it is not a server of this database")
            return
        self.transport.write(frame(Kind.PROOF, 0, self._sign(b"calls", self._node, hello.node, nonces)))
        self.ahead = hello.now - self._here.now()
        self._introduce(hello.node)
        if not self.greeting.done():
            self.greeting.set_result(None)

    def ended(self) -> None:
        if not self.greeting.done():
            self.greeting.set_exception(Unreachable(f"server {self._called!r} cannot be reached: {self.reason}"))


class CalledEnd(Trunk):
    """The end of the server that is called."""

    def __init__(self, here: Here) -> None:
        super().__init__(here)
        self._caller: _Hello | None = None

    def greeted(self, kind: Kind, payload: bytes) -> None:
        if self._caller is None:
            if kind is not Kind.HELLO:
                raise BadFrame(f"{kind.name} as a greeting")
            hello = self._caller = parse_hello(payload)
            if hello.protocol != PROTOCOL:
                self._turn_away(f"this server speaks protocol {PROTOCOL}, not {hello.protocol}")
                return
            nonces = hello.nonce + self._nonce
            proof = self._sign(b"called", hello.node, self._node, nonces)
            self.transport.write(frame(Kind.CHALLENGE, 0, self._hello(proof)))
            return
        if kind is not Kind.PROOF:
            raise BadFrame(f"{kind.name} in the place of a proof")
        nonces = self._caller.nonce + self._nonce
        if not hmac.compare_digest(payload, self._sign(b"calls", self._caller.node, self._node, nonces)):
            self._turn_away("wrong secret: only servers of the same database may call each other")
            return
        self._introduce(self._caller.node)


def _fingerprint_of(transport: asyncio.BaseTransport) -> str:
    """The fingerprint of the certificate at the other end."""
    tls = transport.get_extra_info("ssl_object")
    return hashlib.sha256(tls.getpeercert(binary_form=True) or b"").hexdigest()
