"""What anybody may ask for, by default: real sockets against a server with its limits on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import select
import socket
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from quintet.server.http.wire import http_wire
from quintet.server.limits import Buckets, Counted, LimitSettings, Rate
from tests.server.running import PATIENCE, Client, Refused, RunningServer


@pytest.fixture
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("limited")) as running:
        yield running
        assert '"error"' not in running.errors()


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


async def codes(client: Client, n: int, what: str, **arguments: object) -> Counter[str]:
    """The answers to a client that sends the same many times at once."""
    answers = [await client.send(what, **arguments) for _ in range(n)]
    ended = await asyncio.gather(*answers, return_exceptions=True)
    return Counter(each.code if isinstance(each, Refused) else "done" for each in ended)


def test_too_many_commands(limited: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(limited, "Ann").connect()
        await ann.watch(await ann.create("solo", bots=["easy"]))
        changes = await codes(ann, 75, "look")
        assert 50 <= changes["done"] < 75
        assert changes["too-fast"] == 75 - changes["done"]
        nonsense = await codes(ann, 80, "act", match="", version=0, actions=["x"])
        assert nonsense["too-fast"] >= 20
        await ann.disconnect()

    run(test)


def test_hints_are_dear(limited: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(limited, "Ann").connect()
        await ann.watch(await ann.create("solo", n_seats=2, bots=["easy"], tempo=0))
        await ann.do("start")
        await ann.until(lambda c: bool(c.view) and bool(c.view["legal"]))
        answered = await codes(ann, 12, "hint")
        assert answered["too-fast"] >= 5
        await ann.disconnect()

    run(test)


def test_bots_take_their_time_even_without_any_tempo(limited: RunningServer) -> None:
    """Else a table of bots would write as fast as the disk can."""

    async def test() -> None:
        ann = await Client(limited, "Ann").connect()
        wish = {"game": "solo", "n_seats": 2, "bots": ["easy", "easy"], "tempo": 0}
        ann.table = (await ann.request("POST", "/api/tables", wish)).json()["id"]
        await ann.watch(ann.table)
        began = asyncio.get_running_loop().time()
        await ann.do("start")
        await ann.until(lambda c: sum(told["tell"] == "update" for told in c.heard) > 10)
        assert asyncio.get_running_loop().time() - began >= 10 * LimitSettings().bot_pause  # sooner it cannot be
        await ann.disconnect()

    run(test)


def test_new_identities_do_not_help(limited: RunningServer) -> None:
    """Tables are limited by address too: whoever sends no cookie is somebody new every time."""
    statuses: Counter[int] = Counter()
    with httpx.Client(base_url=limited.url, timeout=PATIENCE) as http:
        for _ in range(80):
            statuses[http.post("/api/tables", json={"game": "solo", "name": "A"}).status_code] += 1
            http.cookies.clear()
    assert statuses[429] >= 10
    assert 50 <= statuses[201] <= 70


def test_guessing_tables(limited: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(limited, "Ann").connect()
        answered: Counter[str] = Counter()
        for number in range(100):
            ann.table = f"0000-0000-{number:04d}"
            with pytest.raises(Refused) as refusal:
                await ann.do("act", match="", version=0, actions=["take"])
            answered[refusal.value.code] += 1
            await asyncio.sleep(0.03)
        assert answered["too-fast"] >= 20
        for path in ("tables", "matches"):
            asked = [(await ann.request("GET", f"/api/{path}/{ann.table}")).status_code for _ in range(8)]
            assert set(asked) <= {404, 429}
            assert 429 in asked  # a slow machine has earned a guess or two meanwhile
        await ann.disconnect()

    run(test)


def test_sockets_of_one_person(limited: RunningServer) -> None:
    async def test() -> None:
        ann = Client(limited, "Ann")
        await ann.request("GET", "/api/games")
        cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
        headers = {"Cookie": cookie}
        open_sockets = [await connect(limited.socket_url, additional_headers=headers) for _ in range(20)]
        with pytest.raises(InvalidStatus) as refusal:
            await connect(limited.socket_url, additional_headers=headers)
        assert refusal.value.response.status_code == 429
        assert "default-src 'none'" in refusal.value.response.headers["Content-Security-Policy"]
        await open_sockets.pop().close()
        await asyncio.sleep(0.2)
        open_sockets.append(await connect(limited.socket_url, additional_headers=headers))
        for each in open_sockets:
            await each.close()

    run(test)


def test_a_client_that_never_reads_is_dropped_and_comes_back(server: RunningServer) -> None:
    """Its table goes on meanwhile, and it resumes where that is by then."""

    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        taking_turns = {"throw_in": False}  # nobody else acts while it is Ann's turn
        table = await ann.create("solo", n_seats=3, bots=["easy", "easy"], tempo=0, options=taking_turns)
        await ann.watch(table)
        await ann.do("start")
        await ann.until(lambda c: bool(c.view))
        cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
        n_sent = await asyncio.to_thread(_look_without_reading, server.port, table, cookie)
        assert n_sent < 100_000  # the client was cut off
        metrics = (await ann.request("GET", "/metrics")).text
        assert "quintet_slow_clients_total 0" not in metrics
        for _ in range(4):
            await ann.until(lambda c: bool(c.view["legal"]))
            await ann.act(ann.view["legal"][-1])
        back = Client(server, "Ann")
        back.cookies = ann.cookies
        await back.connect()
        await back.watch(table)
        await back.until(lambda c: bool(c.view))
        assert back.shown["seat"] == 0
        for client in (ann, back):
            await client.disconnect()

    run(test)


def _handshake(port: int, cookie: str) -> bytes:
    lines = ["GET /api/socket HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", f"Cookie: {cookie}"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def _deaf(port: int, cookie: str = "") -> socket.socket:
    """A socket that will not be read from."""
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.settimeout(PATIENCE)
    sock.connect(("127.0.0.1", port))
    sock.sendall(_handshake(port, cookie))
    sock.recv(512)  # the beginning of the answer: from now on frames are frames
    return sock


def _look_without_reading(port: int, table: str, cookie: str) -> int:
    text = json.dumps({"do": "look", "id": 1, "table": table}).encode()
    assert len(text) < 126
    frame = bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
    with _deaf(port, cookie) as sock:
        for n_sent in range(100_000):
            try:
                sock.sendall(frame)
            except ConnectionError:
                return n_sent
    return 100_000


def test_pings_without_reading_the_answers(server: RunningServer) -> None:
    frames = (bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"x" * 125) * 1000
    with _deaf(server.port) as sock, pytest.raises(ConnectionError):
        sock.sendall(frames * 1000)  # more than any buffer on the way holds


def _frame(first: int, payload: bytes = b"") -> bytes:
    return bytes([first, 0x80 | len(payload), 0, 0, 0, 0]) + payload


FLOODS = {
    "pings": _frame(0x89),
    "pongs": _frame(0x8A),
    "letters": _frame(0x81, b"1"),
    "other letters": _frame(0x81, "ä".encode()),
    "bytes": _frame(0x82),
    "pieces": _frame(0x01) + _frame(0x00) * 60 + _frame(0x80),
}


def _flood(port: int, flood: bytes) -> int | None:
    """Send without end, and read what is answered: how many bytes until one is cut off, if ever."""
    with socket.create_connection(("127.0.0.1", port)) as sock:
        sock.sendall(_handshake(port, ""))
        sock.recv(512)
        sock.setblocking(False)
        data = flood * (1_000_000 // len(flood))
        n_sent = n_read = 0
        while n_sent < 40 * len(data):  # more than any buffer on the way holds
            can_read, can_write, _ = select.select([sock], [sock], [])
            try:
                if can_read:
                    answer = sock.recv(1 << 20)
                    if not answer:
                        return n_read
                    n_read += len(answer)
                if can_write:
                    at = n_sent % len(data)
                    n_sent += sock.send(data[at : at + 100_000])
            except ConnectionError:
                return n_read
    return None


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_a_client_that_floods_its_line_is_cut_off(limited: RunningServer, flood: bytes) -> None:
    async def test() -> None:
        ann = await Client(limited, "Ann").connect()
        ann.table = await ann.create("solo", bots=["easy"])
        flooding = asyncio.create_task(asyncio.to_thread(_flood, limited.port, flood))
        for _ in range(5):
            with contextlib.suppress(Refused):  # both come from one address
                await ann.do("look")
        n_answered = await flooding
        assert n_answered is not None
        assert n_answered < 64_000  # a few hundred answers
        await ann.disconnect()

    run(test)


def test_a_client_that_does_not_finish_its_request_is_cut_off(server: RunningServer) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n".encode()
    halves = [
        b"",
        b"GE",
        head,
        head + b"Content-Length: 100\r\n\r\n{",
        head + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    ]
    socks = [socket.create_connection(("127.0.0.1", server.port), PATIENCE) for _ in halves]
    for sock, half in zip(socks, halves, strict=True):
        sock.sendall(half)
    for sock in socks:
        with sock, contextlib.suppress(ConnectionResetError):
            assert sock.recv(100) == b""


# ------------------------------------------------------------ the counting
def test_connections_of_one_network_count_as_those_of_one_address() -> None:
    wire = http_wire(2, {})

    def may_connect(address: str) -> bool:
        config = uvicorn.Config(lambda: None, log_config=None)
        connection = wire(config, ServerState(), {}, asyncio.get_running_loop())
        transport = Mock(asyncio.Transport)
        transport.get_extra_info.side_effect = {"peername": (address, 1), "sockname": ("::1", 80)}.get
        connection.connection_made(transport)
        return not transport.abort.called

    async def test() -> None:
        homes = ["2001:db8::1", "2001:db8::2", "2001:db8::ffff:3", "2001:db8:0:1::1", "192.0.2.1", "::ffff:192.0.2.1"]
        assert [may_connect(address) for address in homes] == [True, True, False, True, True, True]
        assert not may_connect("192.0.2.1")

    run(test)


def test_a_bucket_fills_again() -> None:
    buckets = Buckets(Rate(2, 1))
    assert [buckets.take("a", 0), buckets.take("a", 0), buckets.take("a", 0)] == [True, True, False]
    assert buckets.take("b", 0)
    assert buckets.take("a", 1)
    assert not buckets.take("a", 1)


def test_buckets_are_not_kept_for_ever() -> None:
    buckets = Buckets(Rate(2, 1))
    for number in range(60_000):  # 2,000 of them are not full again
        buckets.take(str(number), number / 1000)
    assert len(buckets._buckets) <= 4_000


def test_there_are_never_too_many_buckets_though_all_are_in_use() -> None:
    buckets = Buckets(Rate(2, 1e-9))
    for number in range(60_000):
        buckets.take(str(number), number / 1000)
        assert len(buckets._buckets) <= 20_000
    assert len(buckets._buckets) >= 18_000


def test_what_is_counted_is_forgotten_when_it_leaves() -> None:
    counted = Counted(2)
    assert [counted.enter("a"), counted.enter("a"), counted.enter("a")] == [True, True, False]
    counted.leave("a")
    assert counted.enter("a")
    counted.leave("a")
    counted.leave("a")
    assert not counted._counts
