"""What one viewer may see of a match, ready for JSON. Built up from zones, never stripped down from a state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from quintet.core.zones import SPECTATOR, Pile, Sight

if TYPE_CHECKING:
    from quintet.core.game import Game
    from quintet.core.notation import Words
    from quintet.core.state import State

VIEW_VERSION = 1
_OWNER = Sight.OWNER


@dataclass  # not frozen: every move at a table makes one for everybody who sees it, and freezing costs half of that
class View:
    """One viewer's sight of the table, with what that viewer may do."""

    game: str
    viewer: int  # a seat, or -1 for a spectator
    n_players: int
    options: dict[str, bool | int | str]
    round_no: int
    turn: int | None  # nobody's when the match is over
    is_over: bool
    zones: list[dict[str, object]]
    facts: dict[str, object]
    scores: list[int]
    ranking: list[int] | None
    legal: list[str]
    proposals: list[list[str]]
    prompt: str  # a text key: what is asked of the viewer, "" if nothing is

    def to_json(self) -> dict[str, object]:
        return {"version": VIEW_VERSION, **vars(self)}


def _zone_json(pile: Pile, viewer: int, cards: Words) -> dict[str, object]:
    place = pile.place
    entry: dict[str, object] = {"zone": place.zone.name}
    if place.seat is not None:
        entry["seat"] = place.seat
    if place.zone.piles > 1:
        entry["pile"] = place.pile
    entry["n"] = len(pile.cards)
    if pile.is_open_to(viewer):
        entry["cards"] = cards.format_all(pile.cards if place.zone.ordered else sorted(pile.cards))
    elif place.zone.sight is Sight.TOP and pile.cards:
        entry["top"] = cards.format(pile.cards[-1])
    return entry


class Showing:
    """A state that is shown to several viewers: what all of them see alike is worked out once.

    `pack` may turn what they share into a form that is quicker to send; it stands in the views in its place. What was
    shown `before` of the same match, with the same `pack`, is taken from there where it is still the same.
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
        self._options: Any = pack(options) if before is None else before._options
        self._piles = game.piles(state)
        self._zones: list[Any] = []  # as everybody sees them
        self._own_zones: list[Any] = []  # as their owners do, where that is more; None: not shown yet
        self._owned: dict[int, list[int]] = {}  # which these are, by seat
        same = [] if before is None else before._piles
        for i, pile in enumerate(self._piles):
            if before is not None and i < len(same) and pile == same[i]:
                self._zones.append(before._zones[i])
                self._own_zones.append(before._own_zones[i])
            else:
                self._zones.append(pack(_zone_json(pile, SPECTATOR, game.cards)))
                self._own_zones.append(None)
            place = pile.place
            if place.zone.sight is _OWNER and place.seat is not None:
                self._owned.setdefault(place.seat, []).append(i)
        self._facts = game.facts(state)
        self._packed_facts = pack(self._facts)
        self._scores = pack(state.scores())
        self._ranking = state.ranking() if state.is_over else None
        self._actors = int(state.actors())

    def view(self, viewer: int, has_actions: bool = True) -> View:
        """The view of a seat, or of a spectator (any other number); in a replay nobody needs to know what he may do."""
        game, state = self.game, self.state
        facts, zones = self._packed_facts, self._zones
        legal: list[int] = []
        if seated := 0 <= viewer < state.n_players:
            if own := game.own_facts(state, viewer):
                facts = {**self._facts, **own}
            zones = zones.copy()
            self._open(zones, viewer)
            if has_actions and self._actors >> viewer & 1:
                legal = state.legal_actions(viewer)
        return self._shown(viewer if seated else SPECTATOR, zones, facts, legal)

    def open_view(self) -> View:
        """All hands on the table. Only for the time after the match, when its record tells as much."""
        zones = self._zones.copy()
        for seat in self._owned:
            self._open(zones, seat)
        return self._shown(SPECTATOR, zones, self._packed_facts, [])

    def _open(self, zones: list[Any], seat: int) -> None:
        """Show what a seat alone sees."""
        for i in self._owned.get(seat, ()):
            if self._own_zones[i] is None:
                self._own_zones[i] = self._pack(_zone_json(self._piles[i], seat, self.game.cards))
            zones[i] = self._own_zones[i]

    def _shown(self, viewer: int, zones: list[dict[str, object]], facts: dict[str, object], legal: list[int]) -> View:
        game, state = self.game, self.state
        return View(
            game=game.id,
            viewer=viewer,
            n_players=int(state.n_players),
            options=self._options,
            round_no=int(state.round_no),
            turn=None if state.is_over else int(state.turn),
            is_over=state.is_over,
            zones=zones,
            facts=facts,
            scores=self._scores,
            ranking=self._ranking,
            legal=game.actions.format_all(legal),
            proposals=[game.actions.format_all(steps) for steps in game.proposals(state, viewer)] if legal else [],
            prompt=game.prompt(state, viewer) if legal else "",
        )


def _as_it_is(value: Any) -> Any:
    return value


def view_of(game: Game, state: State, viewer: int, options: dict[str, bool | int | str]) -> View:
    """The view of one viewer."""
    return Showing(game, state, options).view(viewer)
