"""Lessons over HTTP: their steps, and what comes of a learner's move."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from quintet import lessons
from quintet.games import game_ids, get_game
from tests.server.running import RunningServer


@pytest.fixture
def http(server: RunningServer) -> httpx.Client:
    return httpx.Client(base_url=server.url)


def lesson(http: httpx.Client, game: str) -> list[dict[str, Any]]:
    answer = http.get(f"/api/games/{game}/lesson")
    assert answer.status_code == 200
    steps: list[dict[str, Any]] = answer.json()
    return steps


@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_can_be_gone_through(http: httpx.Client, game: str) -> None:
    steps = lesson(http, game)
    assert [step["key"] for step in steps] == [step["key"] for step in get_game(game).lesson()]
    for step in steps:
        view = step["view"]
        hidden = [zone for zone in view["zones"] if zone["zone"] == "hand" and zone["seat"] != view["viewer"]]
        assert not any("cards" in zone for zone in hidden)
        judged = http.post(f"/api/games/{game}/lesson/{step['key']}", json={"actions": step["moves"][0]}).json()
        assert judged["is_right"]
        assert judged["sentences"] or judged["events"]
        assert judged["view"]["viewer"] == view["viewer"]
        assert judged["view"] != view


def test_a_refused_move_gets_the_rules_reason(http: httpx.Client) -> None:
    judged = http.post("/api/games/solo/lesson/colour", json={"actions": ["lay B5"]}).json()
    step = get_game("solo").lesson()[0]
    assert judged == {"is_right": False, "refusal": lessons.begin(get_game("solo"), step).why_illegal(0, "lay B5")}


def test_a_move_that_is_allowed_but_not_asked_for_is_not_right(http: httpx.Client) -> None:
    judged = http.post("/api/games/solo/lesson/colour", json={"actions": ["take"]}).json()
    assert not judged["is_right"]
    assert "refusal" not in judged


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/games/chess/lesson/colour", {"actions": ["take"]}, 404),
        ("/api/games/solo/lesson/castling", {"actions": ["take"]}, 404),
        ("/api/games/solo/lesson/colour", {"actions": ["castle"]}, 400),
        ("/api/games/solo/lesson/colour", {"actions": []}, 400),
        ("/api/games/solo/lesson/colour", {"actions": ["take"] * 41}, 400),
        ("/api/games/solo/lesson/colour", {}, 400),
    ],
)
def test_nonsense_is_refused(http: httpx.Client, path: str, body: dict[str, Any], status: int) -> None:
    answer = http.post(path, json=body)
    assert answer.status_code == status
    assert answer.json()["code"]
