"""How much anybody may ask for: token buckets by identity and by address."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

_MOST_KEPT: Final = 50_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that. A rate of 0 a second does not limit."""

    burst: float
    per_second: float


class Buckets:
    """One bucket for everybody who has a name; those who have been quiet for long are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: dict[str, tuple[float, float]] = {}  # tokens, and when they were counted

    def take(self, name: str, now: float | None = None) -> bool:
        """Whether one more is within the limits."""
        rate = self.rate
        if rate.per_second == 0:
            return True
        now = time.monotonic() if now is None else now
        tokens, counted = self._buckets.get(name, (rate.burst, now))
        tokens = min(rate.burst, tokens + (now - counted) * rate.per_second)
        if tokens < 1:
            self._buckets[name] = (tokens, now)
            return False
        if len(self._buckets) >= _MOST_KEPT:
            self._forget(now)
        self._buckets[name] = (tokens - 1, now)
        return True

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; if all are in use, the oldest."""
        full = self.rate.burst / self.rate.per_second
        self._buckets = {name: kept for name, kept in self._buckets.items() if now - kept[1] < full}
        while len(self._buckets) >= _MOST_KEPT:
            del self._buckets[next(iter(self._buckets))]


@dataclass(frozen=True)
class LimitSettings:
    """The limits of a server."""

    messages: Rate = Rate(60, 20)  # commands of one identity
    messages_from_address: Rate = Rate(600, 200)
    talk: Rate = Rate(6, 1)  # emotes and chat of one identity
    tables: Rate = Rate(10, 1 / 6)  # new tables of one identity
    requests: Rate = Rate(120, 20)  # HTTP requests of one address
    connections: int = 300  # open sockets of one address; 0 does not limit


UNLIMITED: Final = LimitSettings(Rate(1, 0), Rate(1, 0), Rate(1, 0), Rate(1, 0), Rate(1, 0), 0)
"""For load tests on the own machine."""


class Limits:
    """The buckets of a server."""

    def __init__(self, settings: LimitSettings) -> None:
        self.settings = settings
        self.messages = Buckets(settings.messages)
        self.messages_from_address = Buckets(settings.messages_from_address)
        self.talk = Buckets(settings.talk)
        self.tables = Buckets(settings.tables)
        self.requests = Buckets(settings.requests)
        self._connections: dict[str, int] = {}

    def connect(self, address: str) -> bool:
        """Whether one more socket from that address is within the limits; then it counts until `disconnect`."""
        n = self._connections.get(address, 0)
        if self.settings.connections and n >= self.settings.connections:
            return False
        self._connections[address] = n + 1
        return True

    def disconnect(self, address: str) -> None:
        n = self._connections.get(address, 0) - 1
        if n > 0:
            self._connections[address] = n
        else:
            self._connections.pop(address, None)
