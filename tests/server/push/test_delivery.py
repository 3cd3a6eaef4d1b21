"""Which addresses the server asks, and what it makes of the answers."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import pytest

from quintet.server.push import delivery
from quintet.server.push.delivery import BadEndpoint, NotDelivered, deliver, is_public, parse_endpoint
from tests.server.push.service import PushService

PUBLIC = "https://push.example.org/abc?d=e"


def test_an_ordinary_address_is_asked() -> None:
    parts = parse_endpoint(PUBLIC, is_local_allowed=False)
    assert (parts.host, parts.port, parts.target, parts.is_secure) == ("push.example.org", 443, "/abc?d=e", True)


@pytest.mark.parametrize("is_local_allowed", [True, False])
@pytest.mark.parametrize(
    "address",
    [
        "http://push.example.org/abc",
        "ftp://push.example.org/abc",
        "https://push.example.org:8443/abc",
        "https://user@push.example.org/abc",
        "https://push.example.org/abc#part",
        "https://10.0.0.1/abc",
        "https://[fe80::1]/abc",
        "https://2130706433/abc",
        "https://127.1/abc",
        "https://intranet/abc",
        "https://printer.local/abc",
        "https://metadata.google.internal/abc",
        "https:///abc",
        "https://push.example.org/a b",
        "https://push.example.org/a\r\nx: y",
        "https://push.exämple.org/abc",
        "https://push.example.org/" + "x" * 1000,
        "https://[::1/abc",
        "https://push.example.org:x/abc",
        "",
    ],
)
def test_other_addresses_are_not_asked(address: str, is_local_allowed: bool) -> None:
    with pytest.raises(BadEndpoint):
        parse_endpoint(address, is_local_allowed)


@pytest.mark.parametrize("address", ["http://127.0.0.1:80/abc", "https://127.0.0.1/abc", "http://[::1]:81/abc"])
def test_this_machine_is_asked_only_by_tests(address: str) -> None:
    parse_endpoint(address, is_local_allowed=True)
    with pytest.raises(BadEndpoint):
        parse_endpoint(address, is_local_allowed=False)


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("8.8.8.8", True),
        ("2606:4700::6810:85e5", True),
        ("64:ff9b::808:808", True),
        ("0.0.0.0", False),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("fec0::1", False),
        ("ff02::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False),
    ],
)
def test_what_is_public(address: str, expected: bool) -> None:
    assert is_public(address) is expected


@pytest.mark.parametrize("found", ["10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "::ffff:192.168.0.1"])
def test_a_name_that_leads_into_the_own_network_is_not_followed(monkeypatch: pytest.MonkeyPatch, found: str) -> None:
    async def look_up(self: object, host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (found, port))]

    async def connect(*_: object, **__: object) -> None:
        raise AssertionError("it was asked")

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", look_up)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(BadEndpoint, match="public"):
        asyncio.run(deliver(parse_endpoint(PUBLIC, False), {}, b"", is_local_allowed=False))


def test_the_address_that_was_checked_is_the_one_that_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a name could lead elsewhere when it is looked up again."""
    asked: list[Any] = []

    async def look_up(self: object, host: str, port: int, **_: Any) -> list[Any]:
        return [
            (socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in ("10.0.0.1", "8.8.8.8", "1.1.1.1")
        ]

    async def connect(host: str, port: int, **how: Any) -> None:
        asked.append((host, port, how["server_hostname"]))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", look_up)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(NotDelivered):
        asyncio.run(deliver(parse_endpoint(PUBLIC, False), {}, b"", is_local_allowed=False))
    assert asked == [("8.8.8.8", 443, "push.example.org"), ("1.1.1.1", 443, "push.example.org")]


@pytest.mark.parametrize("status", [201, 302, 410, 500])
def test_the_answer_is_taken_as_it_is(status: int) -> None:
    """Also one that leads elsewhere: it is not followed."""
    with PushService() as service:
        service.answers["/push/ann"] = [status]
        endpoint = parse_endpoint(service.browser().endpoint, is_local_allowed=True)
        answer = asyncio.run(deliver(endpoint, {"ttl": "7"}, b"sealed", is_local_allowed=True))
        assert answer.status == status
        message = service.next()
        assert (message.body, message.headers["ttl"]) == (b"sealed", "7")
        assert service.is_quiet


def _hangs_up(writer: asyncio.StreamWriter) -> None:
    writer.close()


def _talks_nonsense(writer: asyncio.StreamWriter) -> None:
    writer.write(b"nonsense\r\n\r\n")


def _never_ends(writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * 20_000)


def _is_silent(writer: asyncio.StreamWriter) -> None:
    pass


@pytest.mark.parametrize("answer", [_hangs_up, _talks_nonsense, _never_ends, _is_silent])
def test_a_service_that_does_not_behave_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, answer: Callable[[asyncio.StreamWriter], None]
) -> None:
    monkeypatch.setattr(delivery, "_SECONDS", 0.5 if answer is _is_silent else 20.0)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        answer(writer)

    async def test() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NotDelivered):
            await deliver(parse_endpoint(f"http://127.0.0.1:{port}/x", True), {}, b"", is_local_allowed=True)
        server.close()

    asyncio.run(test())
