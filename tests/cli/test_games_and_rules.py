"""`quintet games` and `quintet rules`: which games there are, and how they are played."""

from __future__ import annotations

import json
import re

import pytest

from quintet.core.game import Game
from quintet.games import all_games, game_ids
from tests.cli.conftest import Run


def test_the_list_has_every_game_with_its_options(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    for game in all_games():
        assert f"{game.title}  {game.id}, {game.min_players} to {game.max_players} players" in result.stdout
        for name in [*game.presets, *game.options.kinds()]:
            assert name in result.stdout


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_one_game_is_shown_with_every_choice(run: Run, game: Game) -> None:
    told = run("games", game.id).stdout
    for name, kind in game.options.kinds().items():
        assert f"{name}=" in told
        assert all(choice in told for choice in kind.choices)
    assert "Cards: " in told
    assert "Actions: " in told


def test_programs_read_the_same(run: Run) -> None:
    games = json.loads(run("games", "--json").stdout)
    assert [game["id"] for game in games] == list(game_ids())
    solo = json.loads(run("games", "solo", "--json").stdout)
    assert solo == games[game_ids().index("solo")]
    assert solo["options"]["hand"] == {
        "default": 8,
        "text": "cards dealt to each player",
        "takes": {"kind": "whole", "low": 5, "high": 10},
    }
    assert solo["options"]["throw_in"]["takes"] == {"kind": "flag"}
    assert solo["options"]["solo_call"]["takes"]["choices"]["off"] == "nothing"
    assert solo["presets"]["quick"]["options"] == {"scoring": "round"}


@pytest.mark.parametrize("game_id", game_ids())
def test_the_rules_are_numbered_and_rulings_are_marked(run: Run, game_id: str) -> None:
    result = run("rules", game_id)
    assert result.exit_code == 0
    assert re.search(r"\b[A-Z]{1,2}\d?-1 ", result.stdout)
    assert "(our own ruling)" in result.stdout
    assert "[ruling" not in result.stdout


def test_without_a_game_the_rules_of_all_are_shown(run: Run) -> None:
    told = run("rules").stdout
    assert "ALL-1" in told
    assert "[ruling" not in told


@pytest.mark.parametrize("command", ["games", "rules"])
def test_an_unknown_game_is_reported(run: Run, command: str) -> None:
    result = run(command, "poker")
    assert result.exit_code == 1
    assert result.stderr.startswith("quintet: unknown game 'poker'")
