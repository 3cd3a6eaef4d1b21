"""What one viewer may see of a match, ready for JSON. Built up from zones, never stripped down from a state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quintet.core.zones import SPECTATOR, Pile

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
    seen = pile.seen_by(viewer)
    entry["n"] = len(seen)
    if pile.is_open_to(viewer):
        entry["cards"] = cards.format_all(card for card in seen if card is not None)
    elif seen and seen[-1] is not None:
        entry["top"] = cards.format(seen[-1])
    return entry


def view_of(game: Game, state: State, viewer: int, options: dict[str, bool | int | str]) -> View:
    """The view of a seat, or of a spectator (any other number)."""
    seated = 0 <= viewer < state.n_players
    viewer = viewer if seated else SPECTATOR
    facts = dict(game.facts(state))
    legal: list[int] = []
    if seated:
        facts.update(game.own_facts(state, viewer))
        legal = state.legal_actions(viewer)
    return View(
        game=game.id,
        viewer=viewer,
        n_players=int(state.n_players),
        options=options,
        round_no=int(state.round_no),
        turn=None if state.is_over else int(state.turn),
        is_over=state.is_over,
        zones=[_zone_json(pile, viewer, game.cards) for pile in game.piles(state)],
        facts=facts,
        scores=state.scores(),
        ranking=state.ranking() if state.is_over else None,
        legal=game.actions.format_all(legal),
        proposals=[game.actions.format_all(steps) for steps in game.proposals(state, viewer)] if legal else [],
        prompt=game.prompt(state, viewer) if legal else "",
    )
