"""Views: built up from zones that say who sees what. SOLO is the example, and a game of zones made for the purpose."""

from __future__ import annotations

import json

import pytest

from quintet import Match, get_game
from quintet.core.options import Options
from quintet.core.rng import Rng
from quintet.core.showing import view_of
from quintet.core.zones import SPECTATOR, Pile, Place, Sight, Zone, place_of

SOLO = get_game("solo")
CARDS = [5, 3, 4]


def pile(sight: Sight, *, ordered: bool = True, shared: bool = False, cards: list[int] | None = None) -> Pile:
    zone = Zone("zone", sight, shared=shared, ordered=ordered)
    return Pile(Place(zone, None if shared else 1, 0), CARDS if cards is None else cards)


# ---------------------------------------------------------------- who sees what
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR, -7, 99])
@pytest.mark.parametrize("shared", [False, True])
def test_who_sees_a_pile(viewer: int, shared: bool) -> None:
    """A viewer nobody thought of sees the least."""
    assert pile(Sight.NOBODY, shared=shared).seen_by(viewer) == [None, None, None]
    assert pile(Sight.TOP, shared=shared).seen_by(viewer) == [None, None, 4]
    assert pile(Sight.EVERYBODY, shared=shared).seen_by(viewer) == CARDS
    owner = pile(Sight.OWNER, shared=shared).seen_by(viewer)
    assert owner == (CARDS if viewer == 1 and not shared else [None, None, None])


def test_the_order_of_an_unordered_pile_tells_nothing() -> None:
    assert pile(Sight.OWNER, ordered=False).seen_by(1) == [3, 4, 5]
    assert pile(Sight.EVERYBODY, ordered=False).seen_by(0) == [3, 4, 5]


@pytest.mark.parametrize("sight", list(Sight))
def test_an_empty_pile(sight: Sight) -> None:
    assert pile(sight, cards=[]).seen_by(1) == []


def test_changing_what_was_seen_does_not_change_the_pile() -> None:
    seen = pile(Sight.EVERYBODY).seen_by(0)
    seen.clear()
    assert CARDS == [5, 3, 4]


def test_places_have_numbers() -> None:
    """A number of the sink is a zone, a seat and a pile."""
    zones = (
        Zone("pack", Sight.NOBODY, shared=True),
        Zone("row", Sight.TOP, piles=3),
        Zone("mid", Sight.TOP, 4, shared=True),
    )
    assert place_of(zones, 0) == Place(zones[0], None, 0)
    assert place_of(zones, 64 + 3 * 2 + 1) == Place(zones[1], 2, 1)
    assert place_of(zones, 128 + 3) == Place(zones[2], None, 3)


# ---------------------------------------------------------------- the view of a match
def test_the_parts_of_a_view() -> None:
    match = Match(SOLO, 3, "hand=5", seed=2)
    view = match.view(1)
    assert (view.game, view.viewer, view.n_players, view.options) == ("solo", 1, 3, {"hand": 5})
    assert (view.round_no, view.turn, view.is_over, view.ranking) == (1, match.turn, False, None)
    assert view.scores == [0, 0, 0]
    assert view.legal == match.legal(1)
    data = view.to_json()
    assert data["version"] == 1
    assert json.loads(json.dumps(data)) == data


def test_an_open_pile_shows_its_cards_and_a_covered_one_its_top() -> None:
    """However many there are."""
    for discard in (["R5"], ["R9", "R5"]):
        match = Match.from_position(SOLO, {"players": 2, "zones": {"hand": [["R1"], ["G1"]], "discard": discard}})
        assert match.view(0).zones[1:] == [
            {"zone": "discard", "n": len(discard), "top": "R5"},
            {"zone": "hand", "seat": 0, "n": 1, "cards": ["R1"]},
            {"zone": "hand", "seat": 1, "n": 1},
        ]
    match = Match.from_position(
        SOLO, {"players": 2, "options": {"scoring": "round"}, "zones": {"hand": [["R1"], ["G1"]], "discard": ["R5"]}}
    )
    match.play(0, "lay R1")
    assert match.view(0).zones[2] == {"zone": "hand", "seat": 0, "n": 0, "cards": []}
    assert match.view(1).zones[2] == {"zone": "hand", "seat": 0, "n": 0}


def test_after_the_end_a_view_ranks_the_seats() -> None:
    match = Match(SOLO, 2, "scoring=round", seed=2)
    match.state.playout(Rng(1))
    view = match.view(0)
    assert (view.is_over, view.turn, view.legal, view.prompt) == (True, None, [], "")
    assert view.ranking == match.result.ranking
    assert sorted(match.result.ranking) == [1, 2]


@pytest.mark.parametrize("viewer", [-1, -5, 3, 64, 1000])
def test_an_unknown_viewer_is_a_spectator(viewer: int) -> None:
    match = Match(SOLO, 3, seed=2)
    assert view_of(SOLO, match.state, viewer, {}) == view_of(SOLO, match.state, SPECTATOR, {})


def test_a_view_is_a_copy() -> None:
    """Changes to a view do not change the match."""
    match = Match(SOLO, 2, seed=2)
    before = match.position()
    view = match.view(0)
    view.zones.clear()
    view.facts.clear()
    view.scores.append(1)
    view.options["hand"] = 5
    assert match.position() == before
    assert isinstance(match.options, Options)
    assert match.view(0).facts


def test_no_view_holds_a_hidden_card() -> None:
    """Over whole matches: what a seat may not see is nowhere in its view, whatever is looked at."""
    for seed in range(5):
        match = Match(SOLO, 3, seed=seed)
        rng = Rng(seed)
        for _ in range(40):
            legal = [(seat, action) for seat in range(3) for action in match.legal(seat)]
            match.play(*legal[int(rng.below(len(legal)))])
            for viewer in (None, 0, 1, 2):
                view = match.view(viewer)
                seat = -1 if viewer is None else viewer
                seen = {card for each in SOLO.piles(match.state) for card in each.seen_by(seat) if card is not None}
                hidden = set(SOLO.cards.texts) - set(SOLO.cards.format_all(seen))
                shown = json.dumps([view.zones, view.facts])
                assert not [card for card in hidden if f'"{card}"' in shown]
                assert view.legal == ([] if viewer is None else match.legal(viewer))
