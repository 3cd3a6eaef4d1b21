"""How much anybody may ask for: token buckets by identity and by address."""

from __future__ import annotations

import time
from dataclasses import dataclass, fields
from typing import Final

_MOST_KEPT: Final = 20_000  # to look through them all takes some milliseconds
_FEWEST: Final = 1000


@dataclass(frozen=True)
class Rate:
    """How many are allowed at once, and how many per second after that. 0 per second does not limit."""

    burst: float
    per_second: float


class Buckets:
    """A bucket for every name; names that have been quiet for long are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: dict[str, tuple[float, float]] = {}  # tokens, and when they were counted
        self._enough = _FEWEST  # when there are so many, those that are full again are looked for

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
        if len(self._buckets) >= self._enough:
            self._forget(now)
        self._buckets[name] = (tokens - 1, now)
        return True

    def is_empty(self, name: str) -> bool:
        """Whether one more would be too many; nothing is taken."""
        rate = self.rate
        if rate.per_second == 0 or name not in self._buckets:
            return False
        tokens, counted = self._buckets[name]
        return tokens + (time.monotonic() - counted) * rate.per_second < 1

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; if nearly all are in use, the oldest tenth."""
        full = self.rate.burst / self.rate.per_second
        self._buckets = {name: kept for name, kept in self._buckets.items() if now - kept[1] < full}
        if len(self._buckets) > _MOST_KEPT * 9 // 10:
            for name in list(self._buckets)[: _MOST_KEPT // 10]:
                del self._buckets[name]
        self._enough = min(_MOST_KEPT, max(_FEWEST, 2 * len(self._buckets)))


class Counted:
    """Counts how many of something each one has at the moment, up to a limit; 0 does not limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: dict[str, int] = {}

    def enter(self, name: str) -> bool:
        """Whether there may be one more; then it counts until it leaves."""
        n = self._counts.get(name, 0)
        if self.most and n >= self.most:
            return False
        self._counts[name] = n + 1
        return True

    def leave(self, name: str) -> None:
        n = self._counts.get(name, 0) - 1
        if n > 0:
            self._counts[name] = n
        else:
            self._counts.pop(name, None)


class Guesses:
    """Wrong guesses of what is found by its id alone, by person and by address.

    Whoever has guessed too often is told so, whether they are right this time or not, and so is a stranger at an
    address from which many have guessed. Somebody who is known to belong there is let in all the same.
    """

    def __init__(self, of_person: Rate, from_address: Rate) -> None:
        self._of_person = Buckets(of_person)
        self._from_address = Buckets(from_address)

    def is_guesser(self, player: str) -> bool:
        return self._of_person.is_empty(player)

    def are_too_many(self, home: str) -> bool:
        return self._from_address.is_empty(home)

    def note(self, player: str, home: str) -> None:
        """Count a wrong guess."""
        self._of_person.take(player)
        self._from_address.take(home)


@dataclass(frozen=True)
class LimitSettings:
    """The limits of a server. An identity costs nothing, so what is expensive is limited by address too."""

    messages: Rate = Rate(60, 20)  # commands of one identity
    messages_from_address: Rate = Rate(600, 200)
    changes: Rate = Rate(60, 4)  # of them, those that make the server tell a whole table
    talk: Rate = Rate(6, 1)  # emotes and chat of one identity
    hints: Rate = Rate(5, 0.2)  # each takes the better part of a second of a worker process
    hints_from_address: Rate = Rate(20, 1)
    replays: Rate = Rate(120, 8)  # pages of finished matches asked for from one address
    curves: Rate = Rate(10, 0.05)  # each takes some seconds of a worker process
    tables: Rate = Rate(10, 1 / 6)  # new tables of one identity
    tables_from_address: Rate = Rate(60, 0.2)
    subscriptions: Rate = Rate(20, 1 / 30)  # browsers to be told by, of one identity
    subscriptions_from_address: Rate = Rate(60, 0.2)
    pushes: Rate = Rate(30, 1 / 60)  # messages to one identity that is not there
    guesses: Rate = Rate(60, 0.5)  # tables and matches asked for by one identity that do not exist
    guesses_from_address: Rate = Rate(600, 5)
    screen_codes: Rate = Rate(10, 1 / 30)  # for televisions, asked for by one identity
    screen_guesses: Rate = Rate(10, 1 / 30)  # wrong codes from one address
    all_screen_guesses: Rate = Rate(300, 1)  # and from all: there are a million codes
    names: Rate = Rate(10, 0.1)  # new names of one identity
    names_from_address: Rate = Rate(60, 0.2)
    passes: Rate = Rate(5, 1 / 60)  # made by one identity
    passes_from_address: Rate = Rate(20, 1 / 30)  # made, looked at or used from one address
    requests: Rate = Rate(120, 20)  # HTTP requests of one address to the interface
    pages: Rate = Rate(600, 60)  # and for pages and their files
    sockets: Rate = Rate(300, 10)  # new sockets from one address
    connections: int = 300  # open sockets of one address; 0 does not limit
    connections_of_player: int = 20
    bot_pause: float = 0.15  # seconds that a bot waits at least, also at tables without any tempo


NO_RATE: Final = Rate(1, 0)
UNLIMITED: Final = LimitSettings(
    **{each.name: NO_RATE if isinstance(each.default, Rate) else 0 for each in fields(LimitSettings)}  # type: ignore[arg-type]
)
"""For load tests on one's own machine."""


class Limits:
    """The buckets of a server."""

    def __init__(self, settings: LimitSettings) -> None:
        self.settings = settings
        self.messages = Buckets(settings.messages)
        self.messages_from_address = Buckets(settings.messages_from_address)
        self.changes = Buckets(settings.changes)
        self.talk = Buckets(settings.talk)
        self.hints = Buckets(settings.hints)
        self.hints_from_address = Buckets(settings.hints_from_address)
        self.replays = Buckets(settings.replays)
        self.curves = Buckets(settings.curves)
        self.tables = Buckets(settings.tables)
        self.tables_from_address = Buckets(settings.tables_from_address)
        self.subscriptions = Buckets(settings.subscriptions)
        self.subscriptions_from_address = Buckets(settings.subscriptions_from_address)
        self.guesses = Guesses(settings.guesses, settings.guesses_from_address)
        self.screen_codes = Buckets(settings.screen_codes)
        self.screen_guesses = Buckets(settings.screen_guesses)
        self.all_screen_guesses = Buckets(settings.all_screen_guesses)
        self.names = Buckets(settings.names)
        self.names_from_address = Buckets(settings.names_from_address)
        self.passes = Buckets(settings.passes)
        self.passes_from_address = Buckets(settings.passes_from_address)
        self.requests = Buckets(settings.requests)
        self.pages = Buckets(settings.pages)
        self.sockets = Buckets(settings.sockets)
        self._from_address = Counted(settings.connections)
        self._of_player = Counted(settings.connections_of_player)

    def connect(self, address: str, player: str) -> bool:
        """Whether one more socket is within the limits; then it counts until `disconnect`."""
        if not self.sockets.take(address) or not self._from_address.enter(address):
            return False
        if not self._of_player.enter(player):
            self._from_address.leave(address)
            return False
        return True

    def disconnect(self, address: str, player: str) -> None:
        self._from_address.leave(address)
        self._of_player.leave(player)
