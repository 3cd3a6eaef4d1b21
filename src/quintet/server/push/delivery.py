"""Handing a message to a push service: one request over a connection of its own, to an address that may be asked.

The address of a push service comes from a browser, so from anybody. It must be an ordinary https address, its host
must lie in the public network (looked up once, checked, and used as looked up), no redirect is followed, and nothing of
the answer is read but its head. Otherwise people could have the server ask what only the server can reach.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

import h11
import msgspec

_SECONDS: Final = 20.0  # for a whole delivery
_MOST_BYTES: Final = 1 << 14  # of an answer's head
_MOST_ADDRESSES: Final = 4  # of one host that are tried
_LONGEST: Final = 1000  # letters of an address
_PORTS: Final = {"https": 443, "http": 80}
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


class BadEndpoint(ValueError):
    """An address that is not asked."""


class NotDelivered(Exception):
    """Nobody has answered; it may go better later."""


class Answer(msgspec.Struct, frozen=True):
    """What a push service says to a message."""

    status: int
    retry_after: int = 0  # seconds


class Endpoint(msgspec.Struct, frozen=True):
    """The address of a browser at its push service, in parts."""

    host: str
    port: int
    target: str  # path and query
    is_secure: bool
    authority: str  # as in the Host header


def parse_endpoint(address: str, is_local_allowed: bool) -> Endpoint:
    """The parts of an address that may be asked; raises BadEndpoint."""
    if len(address) > _LONGEST or not address.isascii() or not address.isprintable() or " " in address:
        raise BadEndpoint("an address has at most 1000 plain letters")
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise BadEndpoint("that is no address") from error
    host = parts.hostname or ""
    if not host or "@" in parts.netloc or parts.fragment:
        raise BadEndpoint("that is no address of a push service")
    is_local = is_local_allowed and _is_loopback(host)
    if parts.scheme != "https" and not (is_local and parts.scheme == "http"):
        raise BadEndpoint("a push service is asked over https")
    if port not in (None, 443) and not is_local:
        raise BadEndpoint("a push service has the usual port")
    if not is_local and (_is_address(host) or "." not in host or host.endswith((".local", ".localhost", ".internal"))):
        raise BadEndpoint("a push service has a name")
    target = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
    return Endpoint(host, port or _PORTS[parts.scheme], target, parts.scheme == "https", parts.netloc)


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host.replace(".", "").isdecimal()  # 2130706433 and 127.1 are addresses too
    return True


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_public(text: str) -> bool:
    """Whether an address lies in the public network, also where an IPv4 address is written as IPv6."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address in _NAT64:
            return is_public(str(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)))
        if address.sixtofour is not None or address.teredo is not None or address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


@lru_cache(maxsize=1)
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def deliver(endpoint: Endpoint, headers: dict[str, str], body: bytes, is_local_allowed: bool) -> Answer:
    """Send a message to a push service. Raises BadEndpoint if it may not be asked, NotDelivered if it cannot be."""
    try:
        async with asyncio.timeout(_SECONDS):
            addresses = await _look_up(endpoint, is_local_allowed)
            reader, writer = await _connect(endpoint, addresses)
            try:
                return await _ask(endpoint, reader, writer, headers, body)
            finally:
                writer.close()
    except (OSError, TimeoutError, h11.ProtocolError, EOFError, UnicodeError) as error:
        raise NotDelivered(type(error).__name__) from error


async def _look_up(endpoint: Endpoint, is_local_allowed: bool) -> list[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    addresses = [str(address[0]) for *_, address in found]
    allowed = [each for each in addresses if is_public(each) or (is_local_allowed and _is_loopback(each))]
    if not allowed:
        raise BadEndpoint("its host is not in the public network")
    return allowed


async def _connect(endpoint: Endpoint, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first of the addresses that answers."""
    tls = await asyncio.to_thread(_tls) if endpoint.is_secure else None
    name = endpoint.host if endpoint.is_secure else None
    failure: Exception = NotDelivered("no address")
    for address in addresses[:_MOST_ADDRESSES]:
        try:
            async with asyncio.timeout(_SECONDS / _MOST_ADDRESSES):
                return await asyncio.open_connection(address, endpoint.port, ssl=tls, server_hostname=name)
        except (OSError, TimeoutError) as error:
            failure = error
    raise failure


async def _ask(
    endpoint: Endpoint, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, headers: dict[str, str], body: bytes
) -> Answer:
    wire = h11.Connection(h11.CLIENT, max_incomplete_event_size=_MOST_BYTES)
    named = {"host": endpoint.authority, "connection": "close", "content-length": str(len(body)), **headers}
    parts = (
        h11.Request(method="POST", target=endpoint.target, headers=list(named.items())),
        h11.Data(data=body),
        h11.EndOfMessage(),
    )
    for part in parts:
        writer.write(wire.send(part) or b"")
    await writer.drain()
    while True:
        event = wire.next_event()
        if event is h11.NEED_DATA:
            wire.receive_data(await reader.read(_MOST_BYTES))
        elif isinstance(event, h11.Response):
            return Answer(event.status_code, _seconds(dict(event.headers).get(b"retry-after", b"")))
        elif not isinstance(event, h11.InformationalResponse):
            raise EOFError


def _seconds(text: bytes) -> int:
    return int(text) if text.isdigit() and len(text) < 6 else 0
