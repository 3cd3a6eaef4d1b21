"""The followers of a table: they are told what happens there."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Follower(Protocol):
    """Somebody who is connected and follows a table."""

    @property
    def player(self) -> str: ...

    def push(self, message: bytes) -> None:
        """Send a message; never waits."""
        ...

    def drop(self) -> None:
        """End the connection: whoever comes back gets everything anew."""
        ...


class Asking(NamedTuple):
    """A follower whose command wants an answer."""

    follower: Follower
    command_id: int
