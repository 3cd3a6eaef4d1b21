"""A state as it is shown to viewers. Views are built up from zones, never stripped down from a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast, final

from mypy_extensions import i64

from quintet.core.view import NOTHING_TO_DO, Doings, View, ZoneShown
from quintet.core.zones import SPECTATOR, Pile, Sight, place_json

if TYPE_CHECKING:
    from quintet.core.game import Game
    from quintet.core.notation import Words
    from quintet.core.state import State

_OWNER: Final = Sight.OWNER


def _zone_json(pile: Pile, viewer: int, cards: Words) -> ZoneShown:
    place = pile.place
    entry = cast(ZoneShown, place_json(place))
    entry["n"] = len(pile.cards)
    if pile.is_open_to(viewer):
        entry["cards"] = cards.format_all(pile.cards if place.zone.ordered else sorted(pile.cards))
    elif place.zone.sight is Sight.TOP and pile.cards:
        entry["top"] = cards.format(pile.cards[-1])
    return entry


@final
class Showing:
    """A state that is shown to several viewers: what all of them see alike is worked out once.

    `pack` may turn zones and facts into a form that is quicker to send; it stands in the views in their place. What
    was shown `before` of the same match, with the same `pack`, is taken from there where it is still the same.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        options: dict[str, bool | int | str],
        pack: Callable[[Any], Any] | None = None,
        before: Showing | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self._pack = pack = pack or _as_it_is
        self._options = options
        self._piles = game.piles(state)
        self._zones: list[Any] = []  # as everybody sees them
        self._own_zones: list[Any] = []  # as their owners do, where that is more; None: not shown yet
        self._owned: dict[int, list[int]]  # by seat, the indices of its zones in these lists
        if before is None:
            self._zones = [pack(_zone_json(pile, SPECTATOR, game.cards)) for pile in self._piles]
            self._own_zones = [None] * len(self._piles)
            self._owned = _owned(self._piles)
        else:  # a game always has the same piles
            self._zones, self._own_zones = before._zones.copy(), before._own_zones.copy()
            self._owned = before._owned
            for i, (pile, old) in enumerate(zip(self._piles, before._piles, strict=True)):
                if pile.cards != old.cards:
                    self._zones[i] = pack(_zone_json(pile, SPECTATOR, game.cards))
                    self._own_zones[i] = None
        self._facts = game.facts(state)
        self._packed_facts = pack(self._facts)
        self._scores = state.scores()
        self._ranking = state.ranking() if state.is_over else None
        self._actors: i64 = state.actors()

    def view(self, viewer: int, has_actions: bool = True) -> View:
        """The view of a seat, or of a spectator (any other number). Replays need no legal actions (`has_actions`)."""
        viewer = viewer if 0 <= viewer < self.state.n_players else SPECTATOR
        doings = self.doings(viewer) if has_actions else NOTHING_TO_DO
        return View(**self.shared(), viewer=viewer, zones=self.zones(viewer), facts=self.facts(viewer), **doings)

    # A view by its parts: a server that tells many of them packs each part once. A viewer is a seat or SPECTATOR.
    def shared(self) -> dict[str, Any]:
        """The entries that are the same for all viewers."""
        return {**self.setting(), **self.course()}

    def setting(self) -> dict[str, Any]:
        """Those of them that stay the same for the whole match."""
        return {"game": self.game.id, "n_players": int(self.state.n_players), "options": self._options}

    def course(self) -> dict[str, Any]:
        """Those of them that say how far the match has come."""
        state = self.state
        return {
            "round_no": int(state.round_no),
            "turn": None if state.is_over else int(state.turn),
            "is_over": state.is_over,
            "scores": self._scores,
            "goal": self.game.goal(state),
            "ranking": self._ranking,
        }

    def zones(self, viewer: int) -> list[Any]:
        """The piles as a viewer sees them, each of them packed."""
        zones = self._zones.copy()
        self._open(zones, viewer)
        return zones

    def facts(self, viewer: int) -> Any:
        """What the viewer may know besides the cards, packed."""
        own = {} if viewer == SPECTATOR else self.game.own_facts(self.state, viewer)
        return self._pack({**self._facts, **own}) if own else self._packed_facts

    def doings(self, viewer: int) -> Doings:
        """What a viewer may do, not packed."""
        if viewer == SPECTATOR or not self._actors >> viewer & 1:
            return NOTHING_TO_DO
        game, state = self.game, self.state
        legal = state.legal_actions(viewer)
        if not legal:
            return NOTHING_TO_DO
        format_all = game.actions.format_all
        return {
            "legal": format_all(legal),
            "proposals": [format_all(steps) for steps in game.proposals(state, viewer)],
            "prompt": game.prompt(state, viewer),
            "risky": {game.actions.format(action): key for action, key in game.risky(state, viewer, legal).items()},
        }

    def open_view(self) -> View:
        """All hands on the table. Only for the time after the match, when its record tells as much."""
        zones = self._zones.copy()
        for seat in self._owned:
            self._open(zones, seat)
        return View(**self.shared(), viewer=SPECTATOR, zones=zones, facts=self._packed_facts, **NOTHING_TO_DO)

    def _open(self, zones: list[Any], seat: int) -> None:
        """Show what a seat alone sees."""
        for i in self._owned.get(seat, ()):
            if self._own_zones[i] is None:
                self._own_zones[i] = self._pack(_zone_json(self._piles[i], seat, self.game.cards))
            zones[i] = self._own_zones[i]


def _owned(piles: list[Pile]) -> dict[int, list[int]]:
    """The piles of each seat that it alone sees."""
    owned: dict[int, list[int]] = {}
    for i, pile in enumerate(piles):
        if pile.place.zone.sight is _OWNER and pile.place.seat is not None:
            owned.setdefault(pile.place.seat, []).append(i)
    return owned


def _as_it_is(value: Any) -> Any:
    return value


def view_of(game: Game, state: State, viewer: int, options: dict[str, bool | int | str]) -> View:
    """The view of one viewer."""
    return Showing(game, state, options).view(viewer)
