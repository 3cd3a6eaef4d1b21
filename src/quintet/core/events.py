"""Events: what happened in a match. A small closed set tells (and animates) every game.

An event is made with all its cards, as texts; `seen_by` gives the version that one viewer may have.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from quintet.core.notation import HIDDEN, Words
from quintet.core.sink import EVERYBODY, NOBODY, Sink
from quintet.core.zones import ALL_SEATS, Place, Zone, place_json, place_of


@dataclass(frozen=True)
class Event:
    """Base of all events."""

    def is_open_to(self, viewer: int) -> bool:
        """Whether the viewer may know all of it; SPECTATOR sees what everybody sees, ALL_SEATS what any seat sees."""
        return True

    def hidden(self) -> Event:
        """The event for viewers who may not know all of it."""
        return self

    def seen_by(self, viewer: int) -> Event:
        """The event as this viewer may know it."""
        return self if self.is_open_to(viewer) else self.hidden()

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"event": type(self).__name__}
        for name, value in vars(self).items():
            if isinstance(value, Place):
                data[name] = place_json(value)
            elif name != "audience":
                data[name] = list(value) if isinstance(value, tuple) else value
        return data


def _sees(audience: int, viewer: int) -> bool:
    if audience == EVERYBODY or viewer == ALL_SEATS:
        return audience != NOBODY
    return viewer >= 0 and bool(audience >> viewer & 1)


@dataclass(frozen=True)
class Dealt(Event):
    """Cards came from the deal to a place."""

    place: Place
    cards: tuple[str, ...]
    audience: int

    def is_open_to(self, viewer: int) -> bool:
        return _sees(self.audience, viewer)

    def hidden(self) -> Event:
        return Dealt(self.place, (HIDDEN,) * len(self.cards), self.audience)


@dataclass(frozen=True)
class Moved(Event):
    """One card went from place to place."""

    card: str
    source: Place
    target: Place
    audience: int

    def is_open_to(self, viewer: int) -> bool:
        return _sees(self.audience, viewer)

    def hidden(self) -> Event:
        return Moved(HIDDEN, self.source, self.target, self.audience)


@dataclass(frozen=True)
class Shuffled(Event):
    """A pile of n cards was shuffled."""

    place: Place
    n: int


@dataclass(frozen=True)
class Revealed(Event):
    """Cards were shown to everybody where they are."""

    place: Place
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Declared(Event):
    """A seat said or chose something that no card shows."""

    seat: int
    what: str
    detail: str


@dataclass(frozen=True)
class TurnPassed(Event):
    """It is this seat's turn."""

    seat: int


@dataclass(frozen=True)
class Paid(Event):
    """Coins changed hands; -1 is the table."""

    payer: int
    payee: int
    n: int
    what: str


@dataclass(frozen=True)
class Scored(Event):
    """A seat's score changed."""

    seat: int
    points: int
    why: str


@dataclass(frozen=True)
class RoundEnded(Event):
    """A round is over."""

    winners: tuple[int, ...]
    why: str


@dataclass(frozen=True)
class MatchEnded(Event):
    """The match is over: every seat's rank, 1 is best."""

    ranking: tuple[int, ...]


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


_HAVE_LISTS = ("dealt", "revealed", "match_ended")  # entries that cannot be looked up
_MOST_KEPT = 2048


class SinkReader:
    """Reads the sinks of one game: their entries become events."""

    def __init__(self, zones: tuple[Zone, ...], cards: Words) -> None:
        self._zones = zones
        self._cards = cards
        self._known = lru_cache(maxsize=_MOST_KEPT)(self._event)

    def drain(self, sink: Sink) -> list[Event]:
        """Take everything out of a sink, as events."""
        events = [self.read(entry) for entry in sink.entries]
        sink.entries.clear()
        return events

    def read(self, entry: tuple[object, ...]) -> Event:
        """The event that an entry of a sink stands for.

        The same happens again and again. Only what everybody sees is kept: else the time that it takes could tell
        whether a hidden card was a new one.
        """
        name = entry[0]
        if name in _HAVE_LISTS or (name == "moved" and entry[-1] != EVERYBODY):
            return self._event(entry)
        return self._known(entry)

    def _event(self, entry: tuple[object, ...]) -> Event:
        zones, cards = self._zones, self._cards
        match entry:
            case ("moved", int(card), int(source), int(target), int(audience)):
                return Moved(cards.format(card), place_of(zones, source), place_of(zones, target), audience)
            case ("dealt", int(place), list(kinds), int(audience)):
                return Dealt(place_of(zones, place), tuple(cards.format_all(kinds)), audience)
            case ("shuffled", int(place), int(n)):
                return Shuffled(place_of(zones, place), n)
            case ("revealed", int(place), list(kinds)):
                return Revealed(place_of(zones, place), tuple(cards.format_all(kinds)))
            case ("declared", int(seat), str(what), str(detail)):
                return Declared(seat, what, detail)
            case ("turn_passed", int(seat)):
                return TurnPassed(seat)
            case ("paid", int(payer), int(payee), int(n), str(what)):
                return Paid(payer, payee, n, what)
            case ("scored", int(seat), int(points), str(why)):
                return Scored(seat, points, why)
            case ("round_ended", int(winners), str(why)):
                return RoundEnded(_seats(winners), why)
            case ("match_ended", list(ranking)):
                return MatchEnded(tuple(ranking))
        raise AssertionError(f"the sink holds an unknown entry: {entry!r}")


def drain(sink: Sink, zones: tuple[Zone, ...], cards: Words) -> list[Event]:
    """Take everything out of a sink, as events."""
    return SinkReader(zones, cards).drain(sink)
