"""The trunk between two servers: who may call, and what a peer gone mad can do."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import random
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

import msgspec
import pytest

from quintet.server.cluster import trunk as trunks
from quintet.server.cluster.calls import Cut, GuestLine
from quintet.server.cluster.certificate import Certificate
from quintet.server.cluster.frames import Kind, Outcome, Reader, frame
from quintet.server.cluster.ownership import Moved
from quintet.server.cluster.peers import MOST_STRANGERS, Peers
from quintet.server.cluster.trunk import Here, Unreachable
from quintet.server.metrics import Metrics
from quintet.server.protocol import Watch
from quintet.server.sockets.relayed import Relayed
from quintet.server.store.interface import Node

SECRET = b"s" * 32
PATIENCE = 5.0


def on_a_loop(test: Callable[..., Coroutine[None, None, None]]) -> Callable[..., None]:
    @functools.wraps(test)
    def run(*arguments: object, **named: object) -> None:
        asyncio.run(test(*arguments, **named))

    return run


class EchoGuest:
    """Answers each command with itself, when it may."""

    def __init__(self, hosting: EchoHosting, line: GuestLine) -> None:
        self.hosting = hosting
        self.line = line

    def take(self, command: bytes) -> bool:
        self.hosting.commands.append(command)
        if command == b"busy":
            return True
        if command == b"busier":
            return False
        if command == b"elsewhere":
            self.line.answer(Outcome.ELSEWHERE)
            return True
        if command == b"moved":
            self.line.moved()
            self.line.answer(Outcome.ELSEWHERE)
            return True
        self.line.tell(b"told " + command)
        self.line.answer(Outcome.DONE, command)
        return True

    def end(self) -> None:
        self.hosting.n_gone += 1


class EchoHosting:
    def __init__(self) -> None:
        self.commands: list[bytes] = []
        self.guests: list[EchoGuest] = []
        self.n_gone = 0

    def welcome(self, player: str, line: GuestLine) -> EchoGuest:
        self.guests.append(EchoGuest(self, line))
        return self.guests[-1]

    async def reply(self, question: bytes) -> bytes:
        return question[::-1]


class Somebody:
    """A client."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.has_moved = asyncio.Event()

    def push(self, message: bytes) -> None:
        self.heard.append(message)

    def moved(self) -> None:
        self.has_moved.set()


@asynccontextmanager
async def listening(
    hosting: EchoHosting, certificate: Certificate | None = None, patience: float = PATIENCE
) -> AsyncIterator[Node]:
    sock = socket.create_server(("127.0.0.1", 0))
    address = f"127.0.0.1:{sock.getsockname()[1]}" + (f"#{certificate.fingerprint}" if certificate else "")
    node = Node("owner", address)
    peers = Peers(Here("owner", SECRET, patience, lambda: 5000), Metrics(), certificate)
    await peers.listen(sock, hosting)
    yield node
    await peers.close()


@asynccontextmanager
async def calling(secret: bytes = SECRET, patience: float = PATIENCE) -> AsyncIterator[Peers]:
    peers = Peers(Here("edge", secret, patience, lambda: 2000), Metrics())
    yield peers
    await peers.close()


async def until(what: object) -> None:
    assert callable(what)
    async with asyncio.timeout(30):
        while not what():
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("has_tls", [False, True])
@on_a_loop
async def test_calls_and_questions(has_tls: bool) -> None:
    hosting = EchoHosting()
    async with listening(hosting, Certificate("owner") if has_tls else None) as owner, calling() as peers:
        people = [Somebody() for _ in range(50)]
        calls = [await peers.open(owner, "p", each) for each in people]
        for number in range(3):
            answers = await asyncio.gather(*(call.ask(b"%d %d" % (number, n)) for n, call in enumerate(calls)))
            assert [each.telling for each in answers] == [b"%d %d" % (number, n) for n in range(50)]
        assert calls[0].ahead == 3000
        assert people[7].heard == [b"told 0 7", b"told 1 7", b"told 2 7"]
        assert await peers.ask(owner, b"abc") == b"cba"
        with pytest.raises(Moved):
            await peers.ask(owner, b"")
        with pytest.raises(Moved):
            await calls[0].ask(b"moved")
        assert people[0].has_moved.is_set()
        calls[1].hang_up()
        await until(lambda: hosting.n_gone == 1)
        assert len({id(trunk.result()) for trunk in peers._trunks.values()}) == 1  # one trunk for all


class Client:
    """As a connection is to the table of another server that it follows."""

    player = "p"

    def __init__(self) -> None:
        self.lost: list[Relayed] = []

    def push(self, message: bytes) -> None:
        pass

    def moved(self, relayed: Relayed) -> None:
        self.lost.append(relayed)


@pytest.mark.parametrize("answer", [b"elsewhere", b"moved"])
@on_a_loop
async def test_a_table_that_has_moved_is_looked_for_anew_whoever_notices_first(answer: bytes) -> None:
    async with listening(EchoHosting()) as owner, calling() as peers:
        client = Client()
        relayed = await Relayed.begin(peers, owner, client, "t")
        with pytest.raises(Moved):
            await relayed.ask(Watch(1, "t"), answer)
        assert client.lost == [relayed]


@on_a_loop
async def test_a_call_to_a_table_that_has_moved_is_hung_up() -> None:
    hosting = EchoHosting()
    async with listening(hosting) as owner, calling() as peers:
        client = Client()
        relayed = await Relayed.begin(peers, owner, client, "t")
        await relayed.ask(Watch(1, "t"), b"hello")
        hosting.guests[0].line.moved()
        await until(lambda: client.lost == [relayed])
        await until(lambda: hosting.n_gone == 1)


@on_a_loop
async def test_who_does_not_know_the_secret_is_told_so() -> None:
    hosting = EchoHosting()
    async with listening(hosting) as owner, calling(b"x" * 32) as peers:
        with pytest.raises(
            Unreachable, match="'owner' cannot be reached: it has another secret, so it is not a server"
        ):
            await peers.open(owner, "p", Somebody())
        assert hosting.guests == []


@on_a_loop
async def test_a_server_of_another_name_is_not_taken_for_the_owner() -> None:
    async with listening(EchoHosting()) as owner, calling() as peers:
        with pytest.raises(Unreachable, match="it is 'owner'"):
            await peers.open(Node("other", owner.address), "p", Somebody())


@on_a_loop
async def test_another_certificate_is_not_spoken_to() -> None:
    hosting = EchoHosting()
    async with listening(hosting, Certificate("owner")) as owner, calling() as peers:
        false = Node("owner", f"{owner.address.partition('#')[0]}#{'0' * 64}")
        with pytest.raises(Unreachable, match="another certificate"):
            await peers.open(false, "p", Somebody())
        with pytest.raises(Unreachable):  # and one that expects TLS does not speak without
            await peers.open(Node("owner", owner.address.partition("#")[0]), "p", Somebody())


async def hostile(owner: Node, data: bytes) -> bytes:
    """What a stranger hears who sends something."""
    host, _, port = owner.address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    heard = b""
    with contextlib.suppress(OSError):
        writer.write(data)
        await writer.drain()
        heard = await asyncio.wait_for(reader.read(), 30)
    writer.close()
    return heard


def kinds_in(data: bytes) -> list[Kind]:
    reader = Reader()
    reader.feed(data)
    found = []
    while (each := reader.next()) is not None:
        found.append(each[0])
    return found


@on_a_loop
async def test_strangers_are_never_heard() -> None:
    rng = random.Random(1)
    hosting = EchoHosting()
    attacks = [
        b"GET / HTTP/1.1\r\nHost: quintet\r\n\r\n" + b"x" * 100,
        frame(Kind.OPEN, 1, b"somebody") + frame(Kind.COMMAND, 1, b"{}"),
        frame(Kind.HELLO, 0, b"x" * 513),
        frame(Kind.HELLO, 0, b"\xc1"),
        frame(Kind.PROOF, 0, b"0" * 32),
        frame(Kind.HELLO, 0, msgspec.msgpack.encode((1, "edge", b"short", 0))),
        frame(Kind.HELLO, 0, msgspec.msgpack.encode((99, "edge", b"n" * 32, 0))),
        frame(Kind.HELLO, 0, msgspec.msgpack.encode((1, "edge", b"n" * 32, 0))) + frame(Kind.PROOF, 0, b"0" * 32),
        *(rng.randbytes(rng.randrange(9, 200)) for _ in range(100)),
    ]
    async with listening(hosting, patience=0.5) as owner:
        heard = [await hostile(owner, data) for data in attacks]
        assert {kind for data in heard for kind in kinds_in(data)} <= {Kind.CHALLENGE, Kind.TURN_AWAY}
        assert kinds_in(heard[7]) == [Kind.CHALLENGE, Kind.TURN_AWAY]
        assert b"wrong secret" in heard[7]
        assert b"protocol" in heard[6]
        assert hosting.guests == []
        async with calling() as peers:  # and others are still served
            assert (await (await peers.open(owner, "p", Somebody())).ask(b"hello")).telling == b"hello"


@on_a_loop
async def test_strangers_who_say_nothing_do_not_keep_others_out() -> None:
    async with listening(EchoHosting()) as owner:
        host, _, port = owner.address.partition(":")
        idle = [await asyncio.open_connection(host, int(port)) for _ in range(MOST_STRANGERS + 20)]
        late = [reader for reader, _ in idle[MOST_STRANGERS:]]
        assert [await asyncio.wait_for(_rest(reader), 30) for reader in late] == [b""] * 20
        for _, writer in idle[:10]:
            writer.close()
        async with calling() as peers:
            for _ in range(100):
                with contextlib.suppress(Unreachable):
                    await peers.open(owner, "p", Somebody())
                    break
            else:
                raise AssertionError("there is room again")
        for _, writer in idle:
            writer.close()


async def _rest(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read()
    except ConnectionError:
        return b""


@on_a_loop
async def test_a_peer_that_breaks_the_rules_is_cut_off() -> None:
    for mad in (
        frame(Kind.COMMAND, 99, b"for a call that there is not"),
        frame(Kind.TELL, 1, b"the wrong way"),
        frame(Kind.HELLO, 0, b"again"),
        frame(Kind.OPEN, 1, b"\xff\xfe"),
        frame(Kind.OPEN, 5, b"p") + frame(Kind.OPEN, 5, b"p"),
        frame(Kind.OPEN, 5, b"p") + frame(Kind.COMMAND, 5, b"busier"),
        b"\xff" * 9,
        frame(Kind.PING, 0)[:4] + b"\x63" + b"\0" * 4,
    ):
        hosting = EchoHosting()
        async with listening(hosting) as owner, calling() as peers:
            somebody = Somebody()
            call = await peers.open(owner, "p", somebody)
            pending = asyncio.create_task(call.ask(b"busy"))
            await until(lambda h=hosting: h.commands)
            (trunk,) = [task.result() for task in peers._trunks.values()]
            trunk.transport.write(mad)
            with pytest.raises(Cut):
                await pending
            await asyncio.wait_for(somebody.has_moved.wait(), 30)
            await until(lambda h=hosting: h.n_gone >= 1)
            again = await peers.open(owner, "p", somebody)  # a new trunk
            assert (await again.ask(b"hello")).telling == b"hello"


@on_a_loop
async def test_an_end_that_does_not_read_is_cut_off_and_nothing_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trunks, "MOST_UNREAD", 200_000)
    hosting = EchoHosting()
    async with listening(hosting, patience=600) as owner, calling(patience=600) as peers:
        await peers.open(owner, "p", Somebody())
        (trunk,) = [task.result() for task in peers._trunks.values()]
        trunk.transport.pause_reading()
        await until(lambda: hosting.guests)
        guest = hosting.guests[0]
        sent = 0
        while not hosting.n_gone:
            guest.line.tell(b"x" * 10_000)
            sent += 10_000
            await asyncio.sleep(0)
            assert sent < 50_000_000
        trunk.transport.resume_reading()
        await until(lambda: not trunk.is_up)


@on_a_loop
async def test_an_end_that_is_silent_is_lost() -> None:
    hosting = EchoHosting()
    async with listening(hosting, patience=600) as owner, calling(patience=0.4) as peers:
        somebody = Somebody()
        call = await peers.open(owner, "p", somebody)
        (trunk,) = [task.result() for task in peers._trunks.values()]
        await asyncio.sleep(0)
        pending = asyncio.create_task(call.ask(b"busy"))
        await until(lambda: hosting.commands)
        trunk.transport.pause_reading()
        with pytest.raises(Cut):
            await pending
        assert "nothing was heard" in trunk.reason
        assert somebody.has_moved.is_set()
