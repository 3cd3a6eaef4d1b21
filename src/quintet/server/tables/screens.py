"""Televisions: who may show a table on a large screen, and what such a screen may do.

Somebody at the table asks for a code, which is typed into the television: six digits, good for a quarter of an hour, in
memory alone. For the code the television gets the table's key, which is worked out from a secret of this server: so it
comes back by itself after a restart. A key is good until the host takes all televisions off the table.

A screen is nobody: it has no seat, is not waited for, and is told what a spectator is told, also where nobody else may
watch. It may do what all at the table have agreed to, and nothing besides.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING, Final

from quintet.server import protocol
from quintet.server.protocol import Code
from quintet.server.refusals import refuse
from quintet.server.tables.follower import Follower

if TYPE_CHECKING:
    from quintet.server.tables.document import Document

CODE_DIGITS: Final = 6  # remotes have digits, no two of them look alike, and they are the same in every language
CODE_MS: Final = 15 * 60 * 1000
_LEAST_LEFT: Final = 5 * 60 * 1000  # of a code that is shown once more
_MOST_CODES: Final = 10_000  # a hundredth of all there are: a guess hits one of them no more often than that
_KEY_DIGITS: Final = 32

MAY: Final = (protocol.Watch, protocol.Unwatch, protocol.Look, protocol.Start, protocol.Onward, protocol.Rematch)


class Screen:
    """A connection in the role of a television: a follower who is nobody."""

    player: Final = ""

    def __init__(self, connection: Follower) -> None:
        self._connection = connection

    def push(self, message: bytes) -> None:
        self._connection.push(message)

    def drop(self) -> None:
        self._connection.drop()


def must_be_allowed(follower: Follower, command: protocol.AnyCommand) -> None:
    """Refuse what a television may not do."""
    if isinstance(follower, Screen) and not isinstance(command, MAY):
        refuse(Code.NOT_ALLOWED, "a screen only shows the table")


class Screens:
    """The codes and keys of a server's televisions."""

    def __init__(self, secret: bytes = b"", is_on: bool = False) -> None:
        self.is_on = is_on
        self._secret = secret
        self._codes: dict[str, tuple[str, int]] = {}  # the table, and when the code's time is over
        self._latest: dict[str, str] = {}  # the code of each table

    def must_be_on(self) -> None:
        if not self.is_on:
            refuse(Code.NOT_ALLOWED, "this server shows no tables on televisions")

    def key_of(self, document: Document) -> str:
        """What lets a screen follow a table."""
        about = f"screen {document.id} {document.n_dismissals}".encode()
        return hmac.new(self._secret, about, hashlib.sha256).hexdigest()[:_KEY_DIGITS]

    def must_fit(self, document: Document, key: str) -> None:
        """Refuse a key that is not, or no longer, the table's."""
        self.must_be_on()
        if not hmac.compare_digest(self.key_of(document), key):
            refuse(Code.NO_SCREEN, "the key of the screen is not good, or not any more")

    def code_for(self, table: str, now: int) -> tuple[str, int]:
        """A code of a table, and when its time is over. All who ask see the same one while it has time left."""
        self._forget(now)
        latest = self._latest.get(table, "")
        if latest and self._codes[latest][1] - now >= _LEAST_LEFT:
            return latest, self._codes[latest][1]
        if len(self._codes) >= _MOST_CODES:
            refuse(Code.TOO_MANY, "too many televisions are awaited")
        code = _draw()
        while code in self._codes:
            code = _draw()
        self._codes[code] = table, now + CODE_MS
        self._latest[table] = code
        return code, now + CODE_MS

    def find(self, code: str, now: int) -> str | None:
        """The table of a code, if it is good now."""
        table, until = self._codes.get(code, (None, 0))
        return table if now < until else None

    def dismiss(self, table: str) -> None:
        """The codes of a table are not good any more."""
        self._codes = {code: kept for code, kept in self._codes.items() if kept[0] != table}
        self._latest.pop(table, None)

    def _forget(self, now: int) -> None:
        self._codes = {code: kept for code, kept in self._codes.items() if now < kept[1]}
        self._latest = {table: code for table, code in self._latest.items() if code in self._codes}


def _draw() -> str:
    return f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}d}"
