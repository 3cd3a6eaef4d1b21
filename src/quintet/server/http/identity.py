"""A player's identity: a random id in a signed cookie. No sign-up, no password, nothing kept until they play.

A pass makes another device the same person: a code that cannot be guessed, good once and for ten minutes. The server
keeps only its digest.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from typing import Final

COOKIE: Final = "quintet_player"
_YEAR: Final = 365 * 86400
PASS_MS: Final = 10 * 60 * 1000
_TOKEN: Final = re.compile(r"([0-9a-f]{32})\.([0-9a-f]{64})")


def new_pass() -> str:
    """The code of a pass: 192 random bits."""
    return secrets.token_urlsafe(24)


def pass_digest(code: str) -> bytes:
    """What is kept of a pass. Whoever reads it cannot use it: the code is too long to be tried out."""
    return hashlib.sha256(b"quintet pass " + code.encode()).digest()


class Identity:
    """Makes and reads the tokens of players. Whoever has the secret can be anybody: it never leaves the server."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new_player(self) -> str:
        return secrets.token_hex(16)

    def token(self, player: str) -> str:
        return f"{player}.{self._signature(player)}"

    def _signature(self, player: str) -> str:
        return hmac.new(self._secret, b"quintet player " + player.encode(), hashlib.sha256).hexdigest()

    def player_of(self, token: str) -> str:
        """The player whose token it is; "" if nobody's."""
        found = _TOKEN.fullmatch(token)
        if found is None or not hmac.compare_digest(found[2], self._signature(found[1])):
            return ""
        return found[1]

    def read(self, cookie_headers: Iterable[str]) -> str:
        """The player of a request's Cookie headers, or "".

        Other programs on the same host send their cookies here too, and can set one of this name: whatever is no token
        of ours is passed over.
        """
        for header in cookie_headers:
            for cookie in header.split(";"):
                name, _, value = cookie.strip().partition("=")
                if name == COOKIE and (player := self.player_of(value)):
                    return player
        return ""

    def set_cookie(self, player: str, is_secure: bool) -> str:
        """The Set-Cookie header that makes a browser this player: no script can read it, no other site send it."""
        secure = "; Secure" if is_secure else ""
        return f"{COOKIE}={self.token(player)}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{secure}"
