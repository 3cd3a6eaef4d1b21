"""A viewer's table kept by the events alone, as a client keeps it, to be compared with what the views show."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from quintet import Match
from quintet.core.events import Dealt, Event, Moved, Revealed, Shuffled
from quintet.core.notation import HIDDEN
from quintet.core.rng import Rng
from quintet.core.zones import SPECTATOR, Place

_EVERY = 7  # actions


class Follower:
    """What one viewer is told of a match from its deal on."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self.n_cards = len(match.game.deck(match.options, match.n_players))
        self.piles: dict[tuple[str, int | None, int], list[str]] = defaultdict(list)
        self.follow(match.opening)

    def at(self, place: Place) -> list[str]:
        return self.piles[place.zone.name, place.seat, place.pile]

    def follow(self, events: Sequence[Event]) -> None:
        for event in events:
            match event.seen_by(self.viewer):
                case Dealt(place, cards):
                    for source in ("draw", "stock"):
                        del self.piles[source, None, 0][: len(cards)]
                    self.at(place).extend(cards)
                case Revealed(place, cards):
                    self.at(place)[-len(cards) :] = cards
                case Shuffled(place, n):
                    if n == self.n_cards:  # all cards, for a new round
                        self.piles.clear()
                    self.at(place)[:] = [HIDDEN] * n
                    self.piles["finished", None, 0].clear()
                case Moved(card, place, target):
                    pile = self.at(place)
                    known = [i for i, other in enumerate(pile) if other == card]
                    del pile[known[-1] if known else pile.index(HIDDEN) if HIDDEN in pile else 0]
                    self.at(target).append(card)

    def check(self) -> None:
        unordered = {zone.name for zone in self.match.game.zones if not zone.ordered}
        zones = self.match.view(None if self.viewer == SPECTATOR else self.viewer).zones
        for entry in zones:
            cards = self.piles[entry["zone"], entry.get("seat"), entry.get("pile", 0)]
            assert len(cards) == entry["n"], entry
            if "top" in entry:
                assert cards[-1] == entry["top"], entry
            if "cards" in entry:
                shown = entry["cards"]
                assert (sorted(cards) == sorted(shown)) if entry["zone"] in unordered else (cards == shown), entry


def check_events(match: Match, seed: int) -> None:
    """Play at random to the end: every viewer can follow the cards by what they are told."""
    followers = [Follower(match, viewer) for viewer in range(SPECTATOR, match.n_players)]
    rng = Rng(seed)
    while match.turn is not None:
        legal = match.legal(match.turn)
        events = match.play(match.turn, legal[int(rng.below(len(legal)))])
        for follower in followers:
            follower.follow(events)
            if len(match.actions) % _EVERY == 0 or match.is_over:
                follower.check()
