"""What one viewer may see of a match, ready for JSON. Built up from zones, never stripped down from a state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quintet.core.zones import SPECTATOR, Pile, Sight

if TYPE_CHECKING:
    from quintet.core.game import Game
    from quintet.core.notation import Words
    from quintet.core.state import State

VIEW_VERSION = 1


@dataclass(frozen=True)
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
        entry["cards"] = cards.format_all(card for card in pile.seen_by(viewer) if card is not None)
    elif place.zone.sight is Sight.TOP and pile.cards:
        entry["top"] = cards.format_all(card for card in pile.seen_by(viewer)[-1:] if card is not None)[0]
    return entry


class Showing:
    """A state that is shown to several viewers: what all of them see alike is worked out once."""

    def __init__(self, game: Game, state: State, options: dict[str, bool | int | str]) -> None:
        self.game = game
        self.state = state
        self.options = options
        self.scores = state.scores()
        self._piles = game.piles(state)
        self._zones = [_zone_json(pile, SPECTATOR, game.cards) for pile in self._piles]
        self._facts = game.facts(state)
        self._ranking = state.ranking() if state.is_over else None

    def view(self, viewer: int, has_actions: bool = True) -> View:
        """The view of a seat, or of a spectator (any other number); in a replay nobody needs to know what he may do."""
        game, state = self.game, self.state
        seated = 0 <= viewer < state.n_players
        facts, zones = self._facts, self._zones
        legal: list[int] = []
        if seated:
            if own := game.own_facts(state, viewer):
                facts = {**facts, **own}
            zones = [
                _zone_json(pile, viewer, game.cards)
                if pile.place.seat == viewer and pile.place.zone.sight is Sight.OWNER
                else zone
                for pile, zone in zip(self._piles, zones, strict=True)
            ]
            legal = state.legal_actions(viewer) if has_actions else []
        return self._shown(viewer if seated else SPECTATOR, zones, facts, legal)

    def open_view(self) -> View:
        """All hands on the table. Only for the time after the match, when its record tells as much."""
        zones = [
            _zone_json(pile, pile.place.seat, self.game.cards)
            if pile.place.seat is not None and pile.place.zone.sight is Sight.OWNER
            else zone
            for pile, zone in zip(self._piles, self._zones, strict=True)
        ]
        return self._shown(SPECTATOR, zones, self._facts, [])

    def _shown(self, viewer: int, zones: list[dict[str, object]], facts: dict[str, object], legal: list[int]) -> View:
        game, state = self.game, self.state
        return View(
            game=game.id,
            viewer=viewer,
            n_players=int(state.n_players),
            options=self.options,
            round_no=int(state.round_no),
            turn=None if state.is_over else int(state.turn),
            is_over=state.is_over,
            zones=zones,
            facts=facts,
            scores=self.scores,
            ranking=self._ranking,
            legal=game.actions.format_all(legal),
            proposals=[game.actions.format_all(steps) for steps in game.proposals(state, viewer)] if legal else [],
            prompt=game.prompt(state, viewer) if legal else "",
        )


def view_of(game: Game, state: State, viewer: int, options: dict[str, bool | int | str]) -> View:
    """The view of one viewer."""
    return Showing(game, state, options).view(viewer)
