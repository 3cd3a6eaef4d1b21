"""`quintet bench`: figures of the right kind. How high they are is not a matter for tests."""

from __future__ import annotations

import json

from quintet.cli.measure import is_compiled
from tests.cli.conftest import Run

FIGURES = {
    "actions_per_second",
    "games_per_second",
    "actions_per_game",
    "copy_ns",
    "resample_ns",
    "state_bytes",
}


def test_every_figure_is_there_compiled_and_interpreted(run: Run) -> None:
    result = run("bench", "solo(scoring=round)", "--players", 3, "--seconds", 0.05, "--json")
    assert result.exit_code == 0, result.stderr
    (found,) = json.loads(result.stdout)["games"]
    assert (found["game"], found["options"], found["players"]) == ("solo", "solo(scoring=round)", 3)
    ways = ["compiled", "interpreted"] if is_compiled() else ["interpreted"]
    for way in ways:
        assert set(found[way]) == FIGURES
        assert all(value > 0 for value in found[way].values())


def test_the_table_has_a_row_for_each(run: Run) -> None:
    told = run("bench", "solo", "--seconds", 0.05, "--no-interpreted").stdout
    assert "solo() with 4 players" in told
    assert "actions/s" in told


def test_a_state_fits_in_four_kilobytes(run: Run) -> None:
    """What a search copies by the thousand must stay small."""
    found = json.loads(run("bench", "--seconds", 0.01, "--no-interpreted", "--json").stdout)
    for game in found["games"]:
        figures = game.get("compiled") or game["interpreted"]
        assert figures["state_bytes"] <= 4096 or not is_compiled(), game["game"]


def test_an_unknown_game_is_reported(run: Run) -> None:
    result = run("bench", "solo", "poker")
    assert result.exit_code == 1
    assert "unknown game 'poker'" in result.stderr
