"""`quintet demo`: a match to read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quintet.core.record import Record
from quintet.games import game_ids, get_game
from tests.cli.conftest import Run


def test_a_demo_tells_the_deal_the_play_and_the_end(run: Run) -> None:
    result = run("demo", "--seed", 5)
    assert result.exit_code == 0
    assert "Round 1" in result.stdout
    assert re.search(r"^Ada +hand +\S+", result.stdout, re.MULTILINE)
    assert re.search(r"^ +1  (Ada|Ben|Cleo) ", result.stdout, re.MULTILINE)
    assert re.search(r"wins?!", result.stdout)
    assert re.search(r"^1\. +(Ada|Ben|Cleo)", result.stdout, re.MULTILINE)


def test_the_command_that_a_demo_prints_shows_it_again(run: Run) -> None:
    first = run("demo").stdout
    found = re.search(r'quintet demo "(.+)" --players (\d+) --seed (\w+)', first)
    assert found is not None
    assert run("demo", found[1], "--players", found[2], "--seed", found[3]).stdout == first


def test_off_a_terminal_there_are_no_colours_and_lines_are_whole(run: Run) -> None:
    text = run("demo", "solo", "--seed", 5).stdout
    assert "\x1b" not in text
    assert all(line == line.rstrip() for line in text.splitlines())


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_a_demo(run: Run, game_id: str) -> None:
    result = run("demo", game_id, "--seed", 1, "--brief")
    assert result.exit_code == 0, result.stderr
    assert get_game(game_id).title in result.stdout


def test_the_record_of_a_demo_replays(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "out.quintet.json"
    shown = run("demo", "solo", "--players", 4, "--options", "children", "--seed", 12, "--out", path)
    assert shown.exit_code == 0
    record = Record.loads(path.read_text(encoding="utf-8"))
    assert record.replay(get_game("solo")).is_over
    assert record.options == {"hand": 5, "throw_in": False, "solo_call": "off", "scoring": "round"}
    replayed = run("replay", path)
    assert replayed.exit_code == 0
    told = [line for line in shown.stdout.splitlines() if re.match(r" +\d+  ", line)]
    assert told == [line for line in replayed.stdout.splitlines() if re.match(r" +\d+  ", line)]


def test_a_file_that_is_there_already_is_left_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "out.quintet.json"
    path.write_text("mine", encoding="utf-8")
    result = run("demo", "--seed", 5, "--out", path)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"quintet: {path} exists already: choose another file, or remove it\n"
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_seed_is_read_as_python_reads_it(run: Run, tmp_path: Path) -> None:
    for text, seed in (("10", 10), ("ff", 255), ("f" * 32, (1 << 128) - 1)):
        path = tmp_path / f"{text}.quintet.json"
        assert run("demo", "--seed", text, "--out", path).exit_code == 0
        assert int(Record.loads(path.read_text(encoding="utf-8")).seed, 16) == seed


@pytest.mark.parametrize("text", ["SOLO", " solo ", "Solo(hand=5)", "solo(quick)"])
def test_a_game_is_found_however_it_is_written(run: Run, text: str) -> None:
    assert run("demo", text, "--seed", 5, "--brief").stdout.startswith("SOLO, 3 players")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["slo"], "did you mean solo?"),
        (["solo(hand=99)"], "option hand takes a whole number from 5 to 10"),
        ([""], "unknown game ''"),
        (["solo(hand=5"], "does not end with its closing bracket"),
        (["solo(hand=5)x"], "does not end with its closing bracket"),
        (["solo(hand=5)", "--options", "quick"], "options are given twice"),
        (["solo", "--options", "nonsense"], "has no preset 'nonsense'; it has standard"),
        (["solo", "--options", "colour=red"], "has no option 'colour'"),
        (["solo", "--players", "11"], "SOLO is for 2 to 10 players, not 11"),
        (["solo", "--seed", "xyz"], "a seed is"),
        (["solo", "--seed", "-1"], "a seed is"),
        (["--seed", "5", "--out", "/no/such/folder/record.json"], "cannot write"),
    ],
)
def test_an_error_is_reported_in_one_line(run: Run, arguments: list[str], complaint: str) -> None:
    result = run("demo", *arguments)
    assert result.exit_code == 1
    assert result.stderr.startswith("quintet: ")
    assert complaint in result.stderr
    assert result.stderr.count("\n") == 1
