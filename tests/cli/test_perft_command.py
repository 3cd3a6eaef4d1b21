"""`quintet perft`: counts for people and programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

POSITION = {"players": 2, "zones": {"hand": [["R1", "R2"], ["R2", "G3"]], "discard": ["R7"]}}


def test_the_table_deepens(run: Run) -> None:
    result = run("perft", "solo", "--depth", 3, "--players", 2, "--seed", 3)
    assert result.exit_code == 0
    assert [line.split()[0] for line in result.stdout.splitlines()[2:]] == ["1", "2", "3"]


def test_divide_adds_up(run: Run) -> None:
    found = json.loads(run("perft", "solo", "--depth", 4, "--players", 2, "--seed", 3, "--divide", "--json").stdout)
    assert [row["depth"] for row in found["counts"]] == [1, 2, 3, 4]
    assert sum(row["sequences"] for row in found["divide"]) == found["counts"][-1]["sequences"]
    told = run("perft", "solo", "--depth", 4, "--players", 2, "--seed", 3, "--divide").stdout
    assert all(row["action"] in told for row in found["divide"])


def test_counting_starts_from_a_position(run: Run, tmp_path: Path) -> None:
    """SO-5, SO-6, SO-20: on R7 lay R1 or R2, each with or without the call, or take."""
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION), encoding="utf-8")
    found = json.loads(run("perft", "solo", "--depth", 1, "--position", path, "--divide", "--json").stdout)
    assert [row["action"] for row in found["divide"]] == ["lay R1", "lay R1 SOLO", "lay R2", "lay R2 SOLO", "take"]
    assert found["counts"] == [{"depth": 1, "sequences": 5}]


@pytest.mark.parametrize(
    ("arguments", "code", "complaint"),
    [
        (["poker", "--depth", "1"], 1, "unknown game"),
        (["solo", "--depth", "1", "--position", "/no/such/file"], 1, "cannot read"),
        (["solo", "--depth", "1", "--position", "-"], 1, "a position is JSON"),
        (["solo", "--depth", "1", "--position", "-", "--players", "2"], 2, "its own players"),
        (["solo", "--depth", "0"], 2, "--depth"),
        (["solo"], 2, "--depth"),
        (["solo", "--depth", "x"], 2, "--depth"),
    ],
)
def test_errors_are_reported(run: Run, arguments: list[str], code: int, complaint: str) -> None:
    result = run("perft", *arguments, stdin="no json")
    assert result.exit_code == code
    assert complaint in result.stderr
