"""`quintet simulate`, `tournament` and `report`, run as a user would."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from quintet.lab.decisions import read_decisions
from tests.cli.conftest import Run

QUICK = ("simulate", "solo(scoring=round)", "--games", 30, "--jobs", 1)


def test_simulate_tells_who_wins(run: Run) -> None:
    told = run(*QUICK, "--bots", "rules,random,random").stdout
    assert told.startswith("30 matches of solo(scoring=round) with 3 players, seed 0\n")
    assert told.index("rules") < told.index("random")
    assert "minutes at a table" in told


def test_simulate_as_json(run: Run) -> None:
    found = json.loads(run(*QUICK, "--players", 4, "--json").stdout)
    assert found["games"] == 30
    assert found["run"]["bots"] == ["random"] * 4
    assert [seat["n"] for seat in found["seats"]] == [30] * 4


def test_the_same_command_again_changes_nothing(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "x.parquet"
    first = run(*QUICK, "--out", out)
    before = out.read_bytes()
    second = run(*QUICK, "--out", out)
    assert "holds these 30 matches already" in second.stderr
    assert (first.stdout, before) == (second.stdout, out.read_bytes())
    assert run(*QUICK, "--seed", 5, "--out", out).exit_code == 1
    assert out.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "deepblue"], "unknown bot 'deepblue'"),
        (["--bots", "rules,,random"], "--bots takes names"),
        (["--bots", "rules,random", "--players", 3], "2 bots for 3 players"),
        (["--players", 11], "SOLO is for 2 to 10 players, not 11"),
        (["--out", "x.xlsx"], "must end in .parquet, .csv or .jsonl"),
        (["--out", "nowhere/x.csv"], "there is no folder nowhere"),
        (["--cluster", "nonsense"], "no address of a Dask scheduler"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, arguments: list[object], sentence: str) -> None:
    result = run("simulate", "solo", "--jobs", 1, *arguments)
    assert result.exit_code == 1
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_cluster_that_is_not_there_leaves_no_file(run: Run, tmp_path: Path) -> None:
    result = run(*QUICK, "--cluster", "nonsense", "--out", tmp_path / "x.csv")
    assert result.exit_code == 1
    assert list(tmp_path.iterdir()) == []


def test_a_tournament_rates_the_bots(run: Run) -> None:
    told = run("tournament", "solo(scoring=round)", "--bots", "random,rules", "--jobs", 1).stdout
    assert "rules is stronger" in told
    found = json.loads(run("tournament", "solo(scoring=round)", "--jobs", 1, "--deals", 40, "--json").stdout)
    assert [rating["bot"] for rating in found["ratings"]] == ["rules", "random"]
    assert found["pairings"][0]["verdict"] == "rules"


def test_a_report_is_written_beside_its_file(run: Run, tmp_path: Path) -> None:
    run(*QUICK, "--out", tmp_path / "x.csv")
    result = run("report", tmp_path / "x.csv")
    assert result.exit_code == 0, result.stderr
    assert (tmp_path / "x.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert run("report", tmp_path / "x.csv").exit_code == 0  # a page may be written again
    (found,) = json.loads(run("report", tmp_path / "x.csv", "--json").stdout)
    assert found["games"] == 30


def test_a_report_never_replaces_something_else(run: Run, tmp_path: Path) -> None:
    run(*QUICK, "--out", tmp_path / "x.csv")
    before = (tmp_path / "x.csv").read_bytes()
    result = run("report", tmp_path / "x.csv", "--out", tmp_path / "x.csv")
    assert result.exit_code == 1
    assert "is no report" in result.stderr
    assert (tmp_path / "x.csv").read_bytes() == before


def test_a_damaged_file_is_one_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.parquet").write_bytes(b"PAR1 nonsense")
    result = run("report", tmp_path / "x.parquet")
    assert result.exit_code == 1
    assert "is damaged" in result.stderr
    assert result.stderr.count("\n") == 1
    assert run("report", tmp_path / "none.parquet").exit_code == 1


def test_the_command_writes_one_file_or_the_other(run: Run, tmp_path: Path) -> None:
    words = ["simulate", "solo(scoring=round)", "--games", "3", "--jobs", "1"]
    result = run(*words, "--moves", tmp_path / "x.parquet")
    assert result.exit_code == 0, result.stderr
    assert set(read_decisions(tmp_path / "x.parquet").number) == {0, 1, 2}
    assert run(*words, "--moves", tmp_path / "y.parquet", "--out", tmp_path / "y.csv").exit_code == 1


def test_a_tournament_asks_for_what_it_needs_before_it_plays() -> None:
    block = "import sys; sys.modules['numpy'] = None; sys.argv = ['quintet', 'tournament', 'solo', '--jobs', '1']"
    spy = "import quintet.lab.play as play; play.Lineup.play = lambda *_: sys.exit('played')"
    code = f"{block}; {spy}; from quintet.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == 'quintet: numpy is missing; install it with: pip install "quintet-cards[lab]"\n'


@pytest.mark.parametrize(
    ("command", "package", "extra"), [("train", "numpy", "train"), ("play", "websockets", "terminal")]
)
def test_a_command_names_the_extra_that_brings_all_it_needs(command: str, package: str, extra: str) -> None:
    block = f"import sys; sys.modules[{package!r}] = None; sys.argv = ['quintet', {command!r}, 'solo']"
    code = f"{block}; from quintet.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == f'quintet: {package} is missing; install it with: pip install "quintet-cards[{extra}]"\n'


@pytest.mark.parametrize("package", ["pyarrow", "matplotlib", "numpy"])
def test_a_missing_package_is_reported_in_one_sentence(package: str, run: Run, tmp_path: Path) -> None:
    run(*QUICK, "--out", tmp_path / "x.csv")
    block = (
        f"import sys; sys.modules[{package!r}] = None; sys.argv = ['quintet', 'report', {str(tmp_path / 'x.csv')!r}]"
    )
    code = f"{block}; from quintet.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert 'pip install "quintet-cards[lab]"' in done.stderr
    assert done.stderr.count("\n") == 1
