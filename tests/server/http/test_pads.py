"""The score pad over HTTP: what the games declare of their scoring, and a server without a pad."""

from __future__ import annotations

import json
from pathlib import Path

import httpx

from quintet import get_game
from quintet.games import game_ids
from tests.server.running import PATIENCE, RunningServer


def test_all_games_declare_their_scoring(server: RunningServer) -> None:
    shown = httpx.get(server.url + "/api/pad", timeout=PATIENCE).json()
    assert [game["id"] for game in shown] == list(game_ids())
    for game in shown:
        declared = get_game(game["id"]).scoring()
        assert declared is not None
        assert game["scoring"] == json.loads(json.dumps(declared["data"]))
        assert [option["name"] for option in game["options"]] == declared["options"]
    assert all(game["has_pad"] for game in httpx.get(server.url + "/api/games", timeout=PATIENCE).json())


def test_a_server_can_be_without_a_pad(tmp_path: Path) -> None:
    with RunningServer(tmp_path, "--no-pad") as server:
        answer = httpx.get(server.url + "/api/pad", timeout=PATIENCE)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-thing")
        assert not any(game["has_pad"] for game in httpx.get(server.url + "/api/games", timeout=PATIENCE).json())
