"""The sender of a request: their address, their player id, and whether the page that sends it is allowed to."""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from quintet.server.http.context import Context

_HOME_NETWORK: Final = 64  # bits of an IPv6 address that tell one home from another; the rest its owner chooses freely
_OWN_SITES: Final = ("none", "same-origin")  # typed in, or from a page of this server


def address_of(scope: Scope, is_behind_proxy: bool) -> str:
    """The address a request comes from: what the nearest proxy says if there is one, never what the client says."""
    client = scope.get("client")
    peer = client[0] if client else "?"
    if not is_behind_proxy:
        return _canonical(peer) or peer
    # A proxy adds itself at the end, in the same line or in one of its own; anybody can write what stands before it.
    lines = Headers(scope=scope).getlist("x-forwarded-for")
    told = lines[-1].rpartition(",")[2].strip() if lines else ""
    return _canonical(told) or _canonical(peer) or peer


def _canonical(text: str) -> str:
    """An address in its one form, IPv4 also where it is written as IPv6; "" if it is none."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return ""
    if isinstance(address, ipaddress.IPv6Address):
        return str(address.ipv4_mapped or ipaddress.IPv6Address(int(address)))
    return str(address)


def home_of(address: str) -> str:
    """What is counted as one address: an IPv6 network, because its owner has all addresses in it."""
    if ":" not in address:
        return address
    return str(ipaddress.ip_network(f"{address}/{_HOME_NETWORK}", strict=False))


class Caller:
    """The sender of one request or socket.

    `url_for_others` is the address that they can pass on, "" if it is the one that they came by: whoever opened
    `localhost` has an address that is another machine for everybody else.
    """

    def __init__(self, scope: Scope, context: Context) -> None:
        headers = Headers(scope=scope)
        address = address_of(scope, context.is_behind_proxy)
        self.is_local = _is_loopback(address)
        self.home = home_of(address)
        scheme = scope.get("scheme", "http")
        if context.is_behind_proxy and (told := headers.getlist("x-forwarded-proto")):
            scheme = told[-1].rpartition(",")[2].strip()
        self.is_secure = scheme in ("https", "wss")
        self.known = context.identity.read(headers.getlist("cookie"))
        self.player = self.known or context.identity.new_player()
        self.is_at_home = self._is_at_home(headers, context.origins)
        self.url_for_others = context.url or (context.network_url if _is_local_name(headers.get("host", "")) else "")

    def _is_at_home(self, headers: Headers, origins: frozenset[str]) -> bool:
        """Whether the page that sends this is one of ours. Programs that are no browsers have no pages."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in _OWN_SITES
        if origin in origins:
            return True
        try:
            page = urlsplit(origin)
        except ValueError:
            return False
        schemes = ("https",) if self.is_secure else ("http", "https")
        return page.scheme in schemes and bool(page.netloc) and page.netloc == headers.get("host", "")

    def cookie(self, context: Context) -> str:
        """The Set-Cookie header for somebody who comes for the first time."""
        return "" if self.known else context.identity.set_cookie(self.player, self.is_secure)

    def renewed_cookie(self, context: Context) -> str:
        """The Set-Cookie header that keeps somebody known for another year."""
        return context.identity.set_cookie(self.player, self.is_secure) if self.known else ""


def _is_local_name(host: str) -> bool:
    """Whether a Host header names this machine in a way that no other machine understands."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return name == "localhost" or name.endswith(".localhost") or _is_loopback(name)


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
