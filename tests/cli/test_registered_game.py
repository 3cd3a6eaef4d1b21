"""Whatever the commands do with Quintet's own games they do with a registered one, in worker processes too."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import high_card
import pytest
from high_card import GAME

from quintet import games, register
from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("_registered")


@pytest.fixture
def _registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(games, "_registered", {})
    monkeypatch.setenv(games.VARIABLE, "")
    register(GAME)
    yield
    games._offered.cache_clear()  # what it found in the environment


@pytest.mark.parametrize(
    "words",
    [
        "games high_card",
        "rules high_card",
        "demo high_card --seed 1",
        "perft high_card --depth 2",
        "bench high_card --seconds 0.01",
        "simulate high_card(hand=2) --games 6 --jobs 1 --bots rules,random --json",
        "simulate high_card --games 6 --jobs 2",
        "tournament high_card --bots random,rules --deals 4 --all-deals --jobs 1",
    ],
)
def test_a_command_takes_a_registered_game(run: Run, words: str) -> None:
    result = run(*words.split())
    assert result.exit_code == 0, result.stderr
    assert "igh" in result.stdout


@pytest.mark.parametrize("suffix", [".parquet", ".csv", ".jsonl"])
def test_files_of_a_registered_game_are_read_again(run: Run, tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"x{suffix}"
    assert run("simulate", "high_card", "--games", 30, "--jobs", 1, "--out", path).exit_code == 0
    assert run("report", path, "--out", tmp_path / "x.html").exit_code == 0
    assert "High Card" in (tmp_path / "x.html").read_text(encoding="utf-8")


def test_a_record_of_a_registered_game_replays_and_is_verified(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.quintet.json"
    assert run("demo", "high_card", "--seed", 1, "--out", path).exit_code == 0
    assert "High Card" in run("replay", path).stdout
    assert run("verify", path).exit_code == 0


def test_a_game_that_the_environment_names_stands_in_the_folder_where_one_is(tmp_path: Path) -> None:
    (tmp_path / "my_game.py").write_text("from high_card import GAME as GAME\n", encoding="utf-8")
    there = {**os.environ, games.VARIABLE: "my_game:GAME", "PYTHONPATH": str(Path(high_card.__file__).parents[1])}
    command = [str(Path(sys.executable).with_name("quintet")), "simulate", "high_card", "--games", "4", "--jobs", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, env=there)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("4 matches of high_card()")
