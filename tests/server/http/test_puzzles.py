"""Puzzles over HTTP: nothing of the solution before a move, the chances after it; and the line of the start page."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from quintet.games import game_ids, get_game
from quintet.server.http import puzzles
from quintet.server.protocol import Code
from quintet.server.refusals import Refusal
from tests.server.running import RunningServer


@pytest.fixture
def http(server: RunningServer) -> httpx.Client:
    return httpx.Client(base_url=server.url)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_puzzle_is_shown_and_judged(http: httpx.Client, game_id: str) -> None:
    told = get_game(game_id).puzzles()["puzzles"]
    assert [each["key"] for each in http.get(f"/api/games/{game_id}/puzzles").json()] == [each["key"] for each in told]
    puzzle = told[0]
    address = f"/api/games/{game_id}/puzzles/{puzzle['key']}"
    shown = http.get(address).json()
    assert set(shown) == {"key", "is_hard", "view"}
    view = shown["view"]
    hidden = [zone for zone in view["zones"] if zone["zone"] == "hand" and zone["seat"] != view["viewer"]]
    assert not any("cards" in zone for zone in hidden)
    best, wrong = puzzle["moves"][0], next(move for move, _ in puzzle["chances"] if move[0] != puzzle["moves"][0][0])
    right = http.post(address, json={"actions": best}).json()
    assert right["judged"]["is_right"]
    assert right["judged"]["view"]["viewer"] == puzzle["seat"]
    assert right["solution"]["own"] == right["solution"]["chance"] == puzzle["chances"][0][1]
    other = http.post(address, json={"actions": wrong}).json()
    assert not other["judged"]["is_right"]
    assert other["solution"]["move"] == best
    assert other["solution"]["own"] < other["solution"]["chance"]
    assert other["solution"]["low"] <= other["solution"]["gain"] <= other["solution"]["high"]


def test_what_the_rules_refuse_tells_no_solution(http: httpx.Client) -> None:
    address = "/api/games/solo/puzzles/p01"
    legal = http.get(address).json()["view"]["legal"]
    action = next(text for text in ("lay R1", "lay G1", "lay B1", "lay Y1") if text not in legal)
    refused = http.post(address, json={"actions": [action]}).json()
    assert refused["judged"]["refusal"]
    assert refused["solution"] is None
    assert http.post(address, json={"actions": ["dance"]}).status_code == 400
    assert http.get("/api/games/solo/puzzles/none").status_code == 404


def test_puzzles_of_other_rules_are_refused_and_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game("solo")
    puzzles._puzzles.cache_clear()
    monkeypatch.setattr(type(game), "rules_version", 99)
    with pytest.raises(Refusal) as refused:
        puzzles.puzzles_listed(game)
    assert refused.value.code == Code.UNFIT
    assert not puzzles.has_puzzles(game)


def test_the_start_page_is_told_what_there_is(http: httpx.Client) -> None:
    told = http.get("/api/today").json()
    assert sorted(told["puzzles"]) == sorted(game_ids())
    assert told["daily"]["game"] in game_ids()
    assert (told["daily"]["table"], told["daily"]["is_over"]) == ("", False)
    assert told["now"] < told["daily"]["ends_at"]


def test_all_of_it_can_be_switched_off(tmp_path: Path) -> None:
    solo = "/api/games/solo"
    paths = (f"{solo}/puzzles", f"{solo}/puzzles/p01", f"{solo}/lesson", "/api/daily", "/api/daily/2026-11-17")
    with RunningServer(tmp_path, "--no-limits", "--no-puzzles", "--no-daily", "--no-lessons") as server:
        http = httpx.Client(base_url=server.url)
        told = http.get("/api/today").json()
        assert (told["daily"], told["puzzles"]) == (None, [])
        assert not any(game["has_lesson"] for game in http.get("/api/games").json())
        for path in paths:
            assert http.get(path).status_code == 403
        for path in (f"{solo}/puzzles/p01", f"{solo}/lesson/any", "/api/daily/try"):
            assert http.post(path, json={"actions": ["take"]}).status_code == 403
