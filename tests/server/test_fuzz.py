"""Tens of thousands of malformed, oversized, untimely, doubled and hostile messages and requests: nothing breaks.

Beside all of it a match is running, and must be the same afterwards. The server may not log an error, nor answer with
one of its own (5xx).
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import socket
import struct
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from quintet import get_game
from tests.server.hostile import Attacker, damaged, nonsense, samples, with_wrong_fields
from tests.server.running import PATIENCE, Client, RunningServer, Told

NO_SUCH_TABLE = "0000-0000-0000"


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


class Bystanders:
    """Two people in the middle of a match, and a third table that is still gathering."""

    def __init__(self, ann: Client, bob: Client, gathering: str) -> None:
        self.ann, self.bob, self.gathering = ann, bob, gathering

    async def see(self) -> list[Told]:
        """All that they can see of their match and their tables."""
        seen = []
        for client in (self.ann, self.bob):
            client.heard.clear()
            await client.do("look")
            seen += [told for told in client.heard if told["tell"] != "done"]
        gathering = (await self.ann.request("GET", f"/api/tables/{self.gathering}")).json()
        for table in [told["table"] for told in seen if told["tell"] == "table"] + [gathering]:
            del table["n_watching"]  # whoever has the link may look on
        return [*seen, gathering]

    @property
    def on_turn(self) -> Client:
        return (self.ann, self.bob)[self.ann.view["turn"]]

    @property
    def waiting(self) -> Client:
        return (self.bob, self.ann)[self.ann.view["turn"]]


@asynccontextmanager
async def bystanders(server: RunningServer) -> AsyncIterator[Bystanders]:
    """Nothing that happens inside may change anything for them."""
    ann, bob = [await Client(server, name).connect() for name in ("Ann", "Bob")]
    gathering = await ann.create("level_8", n_seats=3)
    table = await ann.create("solo", n_seats=2)
    await ann.watch(table)
    await bob.join(table)
    await bob.do("ready")
    await ann.do("start")
    for client in (ann, bob):
        await client.until(lambda c: bool(c.view))
    there = Bystanders(ann, bob, gathering)
    before = await there.see()
    yield there
    assert await there.see() == before
    await there.on_turn.act("take")  # and it goes on
    for client in (ann, bob):
        await client.disconnect()


def test_nonsense_and_damaged_commands(server: RunningServer) -> None:
    async def test() -> None:
        rng = random.Random(1)
        async with bystanders(server) as there:
            mallory = await Attacker(server).arrive()
            # Of a table that does not exist, so that damage cannot turn one harmless command into another.
            commands = [json.dumps(each).encode() for each in samples(NO_SUCH_TABLE, there.ann.match, 1)]
            messages = [damaged(rng, rng.choice(commands)) for _ in range(5_000)]
            messages += [nonsense(rng) for _ in range(2_500)]
            for is_text in (True, False):
                sendable = [_text(message) if is_text else message for message in messages]
                answers = await mallory.attack(sendable)
                assert len(answers) == len(messages)
                assert all(answer["tell"] == "refused" for answer in answers)
            assert set(mallory.refusals) == {"bad-message", "no-such-table"}
            await mallory.disconnect()

    run(test)


def _text(message: bytes) -> str:
    return message.decode(errors="replace")[:1300]


def test_every_field_of_every_command_wrong_in_every_way(server: RunningServer) -> None:
    async def test() -> None:
        async with bystanders(server) as there:
            mallory = await Attacker(server).arrive()
            for table in (there.ann.table, there.gathering):
                commands = samples(table, there.ann.match, there.ann.version)
                wrong = [json.dumps(bad) for each in commands for bad in with_wrong_fields(each) if _harmless(bad)]
                answers = await mallory.attack(wrong)
                assert len(answers) > 1_500
                looks = sum(answer["tell"] == "done" for answer in answers)
                assert looks < len(answers) / 10
            await mallory.disconnect()

    run(test)


def _harmless(command: dict[str, Any]) -> bool:
    """Everything but sitting down at a table with a free seat, which anybody may."""
    return command.get("do") != "sit" or command.get("name") != "Mallory" or "seat" not in command


def test_well_formed_commands_of_the_wrong_people_at_the_wrong_time(server: RunningServer) -> None:
    async def test() -> None:
        async with bystanders(server) as there:
            outsider, spectator = [await Attacker(server, name).arrive() for name in ("Out", "Spec")]
            await spectator.watch(there.ann.table)
            names = list(get_game("solo").actions.format_all(range(len(get_game("solo").actions))))
            ann = there.ann
            version = itertools.count(ann.version - 3)
            acts = [
                {"do": "act", "id": i, "table": table, "match": ann.match, "version": next(version), "actions": [name]}
                for i, name in enumerate(names)
                for table in (ann.table, there.gathering)
            ]
            for attacker in (outsider, spectator):
                everything = [
                    each
                    for table in (ann.table, there.gathering, NO_SUCH_TABLE)
                    for each in samples(table, ann.match, ann.version)
                    if each["do"] not in ("watch", "unwatch", "look")
                    and not (each["do"] == "sit" and table == there.gathering)
                ]
                messages = [json.dumps(each) for each in (everything + acts) * 5]
                answers = await attacker.attack(messages)
                assert all(answer["tell"] == "refused" for answer in answers)
                assert len(answers) > 1_000
            # The player who waits for their turn: everything that changes cards or seats is refused.
            waiting = await _as_attacker(server, there.waiting, outsider.own_table)
            untimely = [
                {"do": "act", "id": 9, "table": ann.table, "match": match, "version": seen, "actions": [name] * n}
                for name in names
                if name not in there.waiting.view["legal"]
                for n in (1, 2)
                for match in (ann.match, NO_SUCH_TABLE, "")
                for seen in (there.waiting.version, there.waiting.version - 1, -1, 2**62)
            ]
            seated = [
                each
                for each in samples(ann.table, ann.match, ann.version)
                if each["do"] in ("sit", "ready", "reveal", "rematch", "bot", "start", "change")
            ]
            answers = await waiting.attack(json.dumps(each) for each in untimely + seated * 20)
            assert all(answer["tell"] == "refused" for answer in answers)
            assert len(answers) > 500
            for client in (outsider, spectator, waiting):
                await client.disconnect()

    run(test)


async def _as_attacker(server: RunningServer, client: Client, own_table: str) -> Attacker:
    """A second socket of somebody who is there."""
    attacker = Attacker(server, client.name)
    attacker.cookies = client.cookies
    await attacker.connect()
    attacker.own_table = own_table
    return attacker


def test_the_same_move_again_and_again(server: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        bob = await Client(server, "Bob").connect()
        table = await ann.create("solo", n_seats=2, options={"throw_in": False})
        await ann.watch(table)
        await bob.join(table)
        await bob.do("ready")
        await ann.do("start")
        await bob.until(lambda c: bool(c.view))
        mover = (ann, bob)[ann.view["turn"]]
        attacker = await _as_attacker(server, mover, (await Attacker(server).arrive()).own_table)
        move = {"do": "act", "id": 7, "table": table, "match": ann.match, "version": mover.version, "actions": ["take"]}
        answers = await attacker.attack([json.dumps(move)] * 1_000)
        assert [answer["tell"] for answer in answers].count("done") == 1
        assert answers[0]["tell"] == "done"
        assert set(attacker.refusals) == {"stale"}
        for client in (ann, bob, attacker):
            await client.disconnect()

    run(test)


# ------------------------------------------------------------ below the messages
def _frame(opcode: int, payload: bytes, is_final: bool = True, is_masked: bool = True, reserved: int = 0) -> bytes:
    first = (0x80 if is_final else 0) | reserved << 4 | opcode
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", first, size | (0x80 if is_masked else 0))
    elif size < 2**16:
        head = struct.pack("!BBH", first, 126 | (0x80 if is_masked else 0), size)
    else:
        head = struct.pack("!BBQ", first, 127 | (0x80 if is_masked else 0), size)
    return head + (b"\0\0\0\0" if is_masked else b"") + payload


def _handshake(port: int, *headers: str, path: str = "/api/socket", key: str = "AAAAAAAAAAAAAAAAAAAAAA==") -> bytes:
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", *headers]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


def _exchange(port: int, *parts: bytes, is_patient: bool = True, has_end: bool = False) -> bytes:
    """Send, and if there is an end say so, and read what comes until the server closes."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as sock:
        got = b""
        try:
            for part in parts:
                sock.sendall(part)
            if not is_patient:
                return b""
            if has_end:
                with contextlib.suppress(OSError):  # not connected any more: the server was quicker
                    sock.shutdown(socket.SHUT_WR)
            while data := sock.recv(65536):
                got += data
        except ConnectionError:
            pass
        return got


def _bad_frames(rng: random.Random) -> Iterator[list[bytes]]:
    yield [_frame(1, b"\xff\xfe{}")]  # no UTF-8
    yield [_frame(1, b'{"do":"look\xc3', is_final=False), _frame(0, b"\x28")]
    yield [_frame(1, b"x" * 4097)]
    yield [_frame(2, b"x" * 70_000)]
    yield [_frame(1, b"x" * 2000, is_final=False), _frame(0, b"x" * 2000, is_final=False), _frame(0, b"x" * 2000)]
    yield [_frame(1, b"x", is_final=False), *[_frame(0, b"", is_final=False)] * 5_000]  # fragments without end
    yield [_frame(0, b"x")]  # the rest of nothing
    yield [_frame(1, b"a", is_final=False), _frame(1, b"b")]
    yield [_frame(1, b"{}", is_masked=False)]
    yield [_frame(1, b"{}", reserved=rng.randint(1, 7))]
    for opcode in (3, 7, 11, 15):
        yield [_frame(opcode, b"")]
    yield [_frame(9, b"x" * 200)]
    yield [_frame(9, b"", is_final=False)]
    yield [_frame(8, b"\x03")]
    yield [_frame(8, struct.pack("!H", 1005)), _frame(1, b"{}")]
    yield [_frame(8, struct.pack("!H", 1000) + b"\xff\xff")]
    yield [b"\x81\xff" + b"\xff" * 8]
    yield [rng.randbytes(rng.randint(2, 500)), _frame(8, b"")]


def test_frames_that_are_none(server: RunningServer) -> None:
    async def test() -> None:
        rng = random.Random(2)
        async with bystanders(server):
            for _ in range(8):
                for frames in _bad_frames(rng):
                    sent = _handshake(server.port), b"".join(frames)
                    got = await asyncio.to_thread(_exchange, server.port, *sent, has_end=True)
                    assert got.startswith(b"HTTP/1.1 101 ")

    run(test)


def test_handshakes_that_are_none(server: RunningServer) -> None:
    async def test() -> None:
        port = server.port
        whole = _handshake(port)
        cookie = "quintet_player=" + "0" * 32 + "." + "0" * 64
        bad = [
            (_handshake(port, "Origin: https://evil.example"), b"403"),
            (_handshake(port, "Origin: null"), b"403"),
            (_handshake(port, "Origin: http://["), b"403"),
            (_handshake(port, "Origin: "), b"403"),
            (_handshake(port, f"Origin: http://127.0.0.1:{port}.evil.example"), b"403"),
            (_handshake(port, f"Origin: http://evil@127.0.0.1:{port}"), b"403"),
            (_handshake(port, f"Origin: ftp://127.0.0.1:{port}"), b"403"),
            (_handshake(port, "Sec-Fetch-Site: cross-site"), b"403"),
            (_handshake(port, path="/api/sockets"), b"404"),
            (_handshake(port, path="/api/tables"), b"404"),
            (_handshake(port, key="x"), b"400"),
            (_handshake(port, "Cookie: " + "x" * 9_000), b"431"),
            (_handshake(port, *[f"X-{i}: 1" for i in range(300)]), b"431"),
            (_handshake(port, path="/" + "x" * 9_000), b"414"),
            (_handshake(port, path="/%00%ff%2e%2e/"), b"404"),
            (_handshake(port).replace(b"GET", b"POST"), b"405"),
        ]
        fine = [
            _handshake(port, f"Cookie: {cookie}"),
            _handshake(port, f"Cookie: {cookie}; {cookie}; =; quintet_player; quintet_player=\xff"),
            _handshake(port, f"Origin: http://127.0.0.1:{port}", 'Cookie: a="\\'),
        ]
        async with bystanders(server):
            for _ in range(5):
                for request, status in bad:
                    got = await asyncio.to_thread(_exchange, port, request)
                    assert got.split(b" ", 2)[1] == status, (request[:300], got[:300])
                for request in fine:
                    got = await asyncio.to_thread(_exchange, port, request, has_end=True)
                    assert got.startswith(b"HTTP/1.1 101 ")
                    assert b"set-cookie: quintet_player=" in got.lower()  # nobody's token: a new player
            for length in range(1, len(whole), 7):  # broken off
                await asyncio.to_thread(_exchange, port, whole[:length], is_patient=False)

    run(test)


# ------------------------------------------------------------ HTTP
_PATHS = (
    "/static/../app.py /static/..%2fapp.py /static/%2e%2e/%2e%2e/server/app.py /static//etc/passwd "
    "/static/....//app.py /static/%00 /static/index.html%00.css /static/%ff%fe /static/a/b/c /static /static/ "
    "//static/index.html "
    "/t/%00 /t/..%2f..%2f /t/%0d%0aSet-Cookie:%20a=b /api/tables/%00 /api/tables/..%2f /api/tables/0000-0000-0000%0a "
    "/api/tables/%F0%9F%83%8F /api/matches/%00 /api/matches/'%20OR%201=1 /api/matches/0000-0000-0000 /api/socket "
    "/api/matches/%00/steps /api/matches/0000-0000-0000/steps?viewer=%00&first=1e9 /api/matches/..%2f/chances "
    "/api/me/matches?before=-1 /api/me/matches?before=99999999999999999999 /api/me/matches?before=%00 "
    "/api/me/matches?before=%D9%A3 /api/me/matches?before=1e3&before=2 /api /api/ /api/nothing /healthz/ /metrics/x "
    "/api/tables/%E2%80%AE /?" + "x" * 8000
).split()


def _requests(port: int, rng: random.Random) -> Iterator[bytes]:
    """Requests by hand, complete ones: each asks the server to close after its answer."""

    def request(method: str, path: str, *headers: str, body: bytes = b"") -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close", *headers]
        return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body

    for path in _PATHS:
        for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "BREW"):
            yield request(method, path)
    yield request("GET", "/api/games", "X: " + "x" * 200_000)
    yield request("GET", "/api/games", *[f"X-{i}: {i}" for i in range(5_000)])
    yield request("GET", "/" + "x" * 100_000)
    yield b"GET /api/games HTTP/9.9\r\n\r\n"
    yield b"GET /api/games HTTP/1.1\r\n\r\n"  # no host
    yield b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + rng.randbytes(200)  # TLS
    yield b"\r\n" * 3 + request("GET", "/healthz")
    yield request("POST", "/api/tables", "Content-Length: 5", "Content-Length: 6", body=b"{}{}{}")
    yield request("POST", "/api/tables", "Content-Length: -1", body=b"{}")
    yield request("POST", "/api/tables", "Transfer-Encoding: chunked", "Content-Length: 2", body=b"0\r\n\r\n")
    yield request(
        "POST",
        "/api/tables",
        "Transfer-Encoding: chunked",
        body=b"1000\r\n" + b"x" * 4096 + b"\r\n5\r\nxxxxx\r\n0\r\n\r\n",
    )
    yield request("POST", "/api/tables", "Content-Length: 100000", body=b"x" * 100_000)
    yield request("POST", "/api/tables", "Content-Length: 2", "Origin: https://evil.example", body=b"{}")
    yield request("POST", "/api/tables", "Content-Length: 2", "Origin: null", body=b"{}")
    yield request("POST", "/api/tables", "Content-Length: 2", "Origin: http://[", body=b"{}")
    for _ in range(1_500):
        wish = {"game": "solo", "name": "Mallory", "options": {"hand": 7}, "n_seats": 4, "bots": ["easy"], "clock": 15}
        body = damaged(rng, json.dumps(wish).encode()) if rng.random() < 0.7 else nonsense(rng)
        yield request("POST", "/api/tables", f"Content-Length: {len(body)}", body=body)


def _incomplete_requests(port: int, rng: random.Random) -> Iterator[bytes]:
    """Requests that the server may wait for the rest of."""
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n".encode()
    yield head + b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}\r\n0\r\n\r\n"
    yield head + b"Content-Length: 4000\r\n\r\n{}"
    for _ in range(300):
        path = rng.choice(_PATHS[:-1])
        yield damaged(rng, f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())


def test_requests_that_are_none(server: RunningServer) -> None:
    async def test() -> None:
        rng = random.Random(3)
        n_answers = 0
        async with bystanders(server):
            for request in _requests(server.port, rng):
                got = await asyncio.to_thread(_exchange, server.port, request + b"\r\n\r\n")
                if got:
                    status = int(got.split(b" ", 2)[1])
                    assert status < 500, (request[:300], got[:300])
                    assert b"content-security-policy: default-src 'none'" in got, (request[:99], got)
                    assert b"def make_app" not in got
                    assert b"root:" not in got
                    n_answers += 1
            for request in _incomplete_requests(server.port, rng):
                got = await asyncio.to_thread(_exchange, server.port, request, has_end=True)
                assert not got or int(got.split(b" ", 2)[1]) < 500, (request[:300], got[:300])
        assert n_answers > 1_700

    run(test)


def test_the_http_interface_as_it_is_documented(server: RunningServer) -> None:
    """Requests made from the OpenAPI document, right and wrong ones."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    checks = [
        schemathesis.checks.not_a_server_error,
        schemathesis.checks.status_code_conformance,
        schemathesis.checks.content_type_conformance,
        schemathesis.checks.response_schema_conformance,
    ]
    n_requests = 0

    @settings(
        max_examples=20,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def ask(data: st.DataObject) -> None:
        nonlocal n_requests
        case = data.draw(operation.as_strategy(mode))
        n_requests += 1
        case.call_and_validate(checks=checks)

    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        for mode in GenerationMode:
            if mode is GenerationMode.POSITIVE or operation.body:  # a path or a query may be any text
                ask()
    assert n_requests > 200
