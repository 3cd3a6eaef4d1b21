"""The layout of a game that brings none of its own: its zones, as a seat sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.layout import Layout, at_most, clear, put
from quintet.core.options import Options
from quintet.core.state import State
from quintet.core.zones import Pile, Sight, Zone

if TYPE_CHECKING:
    from quintet.core.game import Game


@final
class ZoneLayout(Layout):
    """How many cards every pile has; of a pile that the seat sees also how many of each kind, and which is on top."""

    def __init__(self, game: Game, options: Options, n_players: int) -> None:
        super().__init__(options, n_players, [])
        self.game = game
        self.first: i64 = self.n_words
        self.sizes: dict[str, int] = {}  # the byte that counts the cards, by pile
        self.kinds: dict[str, int] = {}  # the first of the bytes that count the kinds
        self.tops: dict[str, int] = {}  # the first of the bytes for the kinds on top
        for zone in game.zones:
            for seat in [0] if zone.shared else range(n_players):
                for pile in range(zone.piles):
                    self.add_pile(zone, seat, pile, len(game.cards))

    def add_pile(self, zone: Zone, seat: int, pile: int, n_kinds: int) -> None:
        name = _name(zone, seat, pile)
        self.sizes[name] = 8 * self.add([(f"{name}/cards", 1, "how many cards lie there, 127 for more")])
        is_own = zone.sight is Sight.OWNER and not zone.shared and seat == 0
        if zone.sight is Sight.EVERYBODY or is_own:
            self.kinds[name] = 8 * self.add([(f"{name}/kinds", n_kinds, "how many of each kind")])
        if (name in self.kinds and zone.ordered) or zone.sight is Sight.TOP:
            self.tops[name] = 8 * self.add([(f"{name}/top", n_kinds, "1 for the kind of its last card")])

    def write(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        self.write_frame(state, seat, out, at)
        self.write_seats(state, seat, out, at)
        clear(out, at + self.first, self.n_words - self.first)
        piles: list[Pile] = self.game.piles(state)
        for pile in piles:
            place = pile.place
            zone = place.zone
            owner: i64 = 0
            if place.seat is not None:
                owner = (place.seat - seat + self.n_players) % self.n_players
            name = _name(zone, int(owner), place.pile)
            put(out, at, self.sizes[name], at_most(len(pile.cards)))
            if name in self.kinds:
                for card in pile.cards:
                    put(out, at, self.kinds[name] + card, 1)
            if name in self.tops and pile.cards:
                put(out, at, self.tops[name] + pile.cards[-1], 1)


def _name(zone: Zone, seat: int, pile: int) -> str:
    parts = [zone.name]
    if not zone.shared:
        parts.append(str(seat))
    if zone.piles > 1:
        parts.append(str(pile))
    return "/".join(parts)
