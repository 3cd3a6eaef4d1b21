"""What a seat is asked to do, in the words of its game; what it plays for; what comes next."""

from __future__ import annotations

from typing import Any

import pytest

from quintet import Match, get_game


def match_of(
    game: str, players: int, zones: dict[str, Any], options: dict[str, Any] | None = None, **facts: Any
) -> Match:
    position = {"game": game, "players": players, "options": options or {}, "zones": zones, "facts": facts}
    return Match.from_position(get_game(game), position)


def solo(hand: list[str], top: str, **facts: Any) -> Match:
    return match_of("solo", 2, {"hand": [hand, ["G1", "G2"]], "discard": [top]}, turn=0, **facts)


@pytest.mark.parametrize(
    ("hand", "top", "facts", "prompt"),
    [
        (["R1", "G5"], "R9", {}, "prompt-turn"),
        (["B1", "G5"], "R9", {}, "prompt-stuck-turn"),
        (["B1", "R+2"], "B+2", {"due": 2}, "prompt-penalty"),
        (["B1", "G5"], "B+2", {"due": 2}, "prompt-stuck-penalty"),
        (["R1", "G5"], "R9", {"drawn": "R1", "pondering": True}, "prompt-drawn"),
        (["R1", "G5"], "R9", {"drawn": "G5", "pondering": True}, "prompt-stuck-drawn"),
    ],
)
def test_solo_says_when_nothing_fits(hand: list[str], top: str, facts: dict[str, Any], prompt: str) -> None:
    match = solo(hand, top, **facts)
    assert match.view(0).prompt == prompt
    assert not match.view(1).prompt.startswith("prompt-stuck")
    assert match.view(None).prompt == ""


@pytest.mark.parametrize(
    ("game", "options", "goal"),
    [
        ("solo", {}, -500),
        ("solo", {"scoring": "winner_600"}, 600),
        ("solo", {"scoring": "round"}, None),
        ("i_go", {"target": 3}, 3),
        ("skipbo_masters", {}, None),
        ("skipbo_masters", {"target": "500"}, 500),
        ("fifteen_go", {}, None),
        ("level_8", {}, None),
    ],
)
def test_a_view_says_what_is_played_for(game: str, options: dict[str, Any], goal: int | None) -> None:
    rules = get_game(game)
    match = Match(rules, 2, rules.options.from_json(options), 1)
    assert match.view(0).goal == match.view(None).goal == goal


def test_building_piles_say_what_they_need() -> None:
    match = Match(get_game("skipbo_masters"), 2, "standard", 1)
    assert match.view(None).facts["needed"] == [1, 1, 1, 1]
    assert Match.from_position(match.game, match.position()).view(0).facts == match.view(0).facts


def test_a_hand_of_i_go_falls_into_three_groups() -> None:
    """Those of the best call: all cards are in one of them, and what is left over counts as many points as are told."""
    match = Match(get_game("i_go"), 3, "standard", 5)
    for seat in range(3):
        view = match.view(seat)
        groups = view.facts["groups"]
        assert isinstance(groups, dict)
        hand = next(zone["cards"] for zone in view.zones if zone["zone"] == "hand" and zone.get("seat") == seat)
        assert sorted(card for group in groups.values() for card in group) == sorted(hand)
        assert sum(int(card[1:]) for card in groups["rest"]) == view.facts["minus"]
    assert "groups" not in match.view(None).facts


def test_level_8_says_whether_the_level_is_complete() -> None:
    match = Match(get_game("level_8"), 2, "standard", 3)
    seat = match.turn
    assert seat is not None
    match.play(seat, "draw")
    is_complete = "lay level" in match.legal(seat)
    assert match.view(seat).prompt == ("prompt-lay-level" if is_complete else "prompt-play")
