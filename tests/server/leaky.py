"""The server with a leak, to see that it is found: `python -m tests.server.leaky serve`, with QUINTET_LEAK set."""

from __future__ import annotations

import os
from collections.abc import Sequence

from quintet.cli import main
from quintet.core.errors import QuintetError
from quintet.core.events import Event
from quintet.core.match import Match
from quintet.server import sights
from quintet.server.protocol import to_raw
from quintet.server.sights import Sights


def tell_all_events() -> None:
    """Everybody hears of all cards."""
    sights._Retold.to = lambda self, viewer: to_raw(self._event.to_json())  # type: ignore[method-assign]


def count_all_steps() -> None:
    """Everybody's version grows with every step, also with those that he cannot see."""
    advance = Sights.advance

    def leaky_advance(self: Sights, events: Sequence[Event]) -> dict[int, bytes]:
        messages = advance(self, events)
        for viewer, sight in self._sights.items():
            if viewer not in messages:
                sight.version += 1
        return messages

    Sights.advance = leaky_advance  # type: ignore[method-assign]


def refuse_by_all_cards() -> None:
    """Refusals tell what others hold."""
    check_all = Match.check_all

    def leaky_check(self: Match, seat: int, actions: Sequence[str | int]) -> list[int]:
        try:
            return check_all(self, seat, actions)
        except QuintetError as error:
            error.args = (f"{error} {[pile.cards for pile in self.game.piles(self.state)]}",)
            raise

    Match.check_all = leaky_check  # type: ignore[method-assign]


LEAKS = {leak.__name__: leak for leak in (tell_all_events, count_all_steps, refuse_by_all_cards)}

if __name__ == "__main__":
    LEAKS[os.environ["QUINTET_LEAK"]]()
    main()
