"""`quintet train`, and a tournament with what it has trained."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run

SHORT = ("--seed", "3", "--rows", "64", "--cloned", "2000")


def test_a_net_is_trained_and_plays(run: Run, tmp_path: Path) -> None:
    net = tmp_path / "quick.net"
    result = run("train", "solo(scoring=round)", "--chapters", "1", *SHORT, "--out", str(net))
    assert result.exit_code == 0, result.stderr
    assert "chapter 1: won" in result.stdout
    assert net.stat().st_size < 300_000
    again = run("train", "solo(scoring=round)", "--chapters", "1", *SHORT, "--out", str(net))
    assert "going on after chapter 1" in again.stdout
    bots = f"{net},random"
    played = run("tournament", "solo(scoring=round)", "--bots", bots, "--deals", "20", "--jobs", "1", "--json")
    assert json.loads(played.stdout)["pairings"][0]["rate"] > 0.5

    other = run("tournament", "solo(hand=9)", "--bots", bots, "--deals", "2", "--jobs", "1")
    assert other.exit_code == 1
    assert "these weights are for solo(scoring=round), not for solo(hand=9)" in other.stderr
    wrong = run("simulate", "i_go", "--bots", bots, "--games", "1", "--players", "2")
    assert wrong.exit_code == 1
    assert "these weights are for solo, not for i_go" in wrong.stderr
    longer = run("train", "solo(scoring=round)", "--chapters", "2", *SHORT, "--out", str(net))
    assert longer.exit_code == 1
    assert "is a checkpoint of another training: chapters is 1, not 2" in longer.stderr


def test_a_net_has_its_own_ending(run: Run, tmp_path: Path) -> None:
    result = run("train", "solo", "--out", str(tmp_path / "solo.json"))
    assert result.exit_code == 1
    assert "the file of a net ends with .net" in result.stderr
