"""Where a table is: the address of a server, and the code of a table as people write it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from quintet.core.errors import QuintetError

_ALIKE = str.maketrans("oil", "011")
_GAP = re.compile(r"[\s\-–—_.]")
SCHEMES = ("http://", "https://")


@dataclass(frozen=True)
class Address:
    """A server, and a table there if one is named."""

    server: str  # without a slash at its end
    table: str = ""

    @property
    def socket(self) -> str:
        return re.sub("^http", "ws", self.server) + "/api/socket"

    def link(self, table: str) -> str:
        return f"{self.server}/t/{table}"


def table_code(text: str) -> str:
    """The id of a table from its code or link, however it is written; "" if it cannot be one."""
    last = re.sub(r"[?#].*$", "", text.strip()).rstrip("/").rpartition("/")[2]
    letters = _GAP.sub("", last.lower()).translate(_ALIKE)
    return "-".join((letters[:4], letters[4:8], letters[8:])) if re.fullmatch(r"[0-9a-z]{12}", letters) else ""


def parse_address(text: str) -> Address:
    """An address from a link of a table, or from that of a server."""
    try:
        parts = urlsplit(text.strip())
        host, _ = parts.hostname, parts.port
    except ValueError:
        host = None
    if not host or parts.scheme not in ("http", "https"):
        raise QuintetError(f"{text!r} is no address of a server: it looks like https://cards.example.org")
    server = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
    if parts.path.strip("/") == "":
        return Address(server)
    if not parts.path.startswith("/t/") or not (table := table_code(parts.path)):
        raise QuintetError(f"{text!r} is no link of a table: it looks like {server}/t/k7fm-q2xd-9wpt")
    return Address(server, table)
