"""The server with a leak, to see that tests find it: `python -m tests.server.leaky serve`, with QUINTET_LEAK set."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Sequence

from quintet.cli import main
from quintet.core.errors import QuintetError
from quintet.core.events import Event
from quintet.core.match import Match, Prepared
from quintet.core.zones import ALL_SEATS
from quintet.server.protocol import encode
from quintet.server.tables.sights import MOST_RECENT, Sights
from quintet.server.tables.tellings import Told

Tellings = Callable[[Sights, Sequence[Event], int | None, Sequence[int]], Sequence[Told]]


def _leak(leaky: Tellings) -> None:
    Sights._tellings = leaky  # type: ignore[method-assign, assignment]


def tell_all_events() -> None:
    """Everybody is told of all cards in events."""
    honest: Tellings = Sights._tellings

    def leaky(self: Sights, events: Sequence[Event], actor: int | None, causes: Sequence[int]) -> list[Told]:
        whole = encode([event.to_json() for event in events])
        return [told._replace(events=whole) for told in honest(self, events, actor, causes)]

    _leak(leaky)


def tell_all_sentences() -> None:
    """Everybody is told of all cards in sentences."""
    honest: Tellings = Sights._tellings

    def leaky(self: Sights, events: Sequence[Event], actor: int | None, causes: Sequence[int]) -> list[Told]:
        whole = encode(self._narrator.told(events, actor, causes, ALL_SEATS))
        return [told._replace(sentences=whole) for told in honest(self, events, actor, causes)]

    _leak(leaky)


def recall_all() -> None:
    """Whoever comes anew is told of all cards."""

    def leaky(self: Sights) -> deque[Sequence[Told]]:
        whole: deque[Sequence[Told]] = deque()
        for each in self.match.retell(MOST_RECENT):
            sentences = encode(self._narrator.told(each.events, each.seat, (), ALL_SEATS))
            whole.append([Told(encode([]), sentences)] * (self.match.n_players + 1))
        return whole

    Sights._lately = leaky  # type: ignore[method-assign]


def count_all_steps() -> None:
    """Everybody's version grows with every step, also with those that they cannot see."""
    advance = Sights.advance

    def leaky_advance(
        self: Sights, events: Sequence[Event], actor: int, causes: Sequence[int], reason: str = ""
    ) -> dict[int, bytes]:
        messages = advance(self, events, actor, causes, reason)
        for viewer, sight in self._sights.items():
            if viewer not in messages:
                sight.version += 1
        return messages

    Sights.advance = leaky_advance  # type: ignore[method-assign]


def refuse_by_all_cards() -> None:
    """Refusals tell what others hold."""
    prepare = Match.prepare

    def leaky_prepare(self: Match, seat: int, actions: Sequence[str | int]) -> Prepared:
        try:
            return prepare(self, seat, actions)
        except QuintetError as error:
            error.args = (f"{error} {[pile.cards for pile in self.game.piles(self.state)]}",)
            raise

    Match.prepare = leaky_prepare  # type: ignore[method-assign]


LEAKS = {
    leak.__name__: leak
    for leak in (tell_all_events, tell_all_sentences, recall_all, count_all_steps, refuse_by_all_cards)
}

if __name__ == "__main__":
    LEAKS[os.environ["QUINTET_LEAK"]]()
    main()
