"""The pages of measured figures say what their JSON files say, and the scripts measure what they tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import (
    cells,
    findings,
    findings_page,
    limit,
    nets,
    page,
    puzzles,
    relay_page,
    strength,
    strength_page,
    terminal_page,
)
from bench.cells import Cell, load, save
from bench.findings_page import DEFAULT
from bench.strength import Spec


def test_the_page_of_strength_is_what_its_figures_say() -> None:
    assert strength.PAGE.read_text(encoding="utf-8") == strength_page.render(load(strength.FIGURES))


def test_the_page_of_findings_is_what_its_figures_say() -> None:
    assert findings.PAGE.read_text(encoding="utf-8") == findings_page.render(load(findings.FIGURES))


def test_the_page_of_performance_is_what_its_figures_say() -> None:
    assert page.PAGE.read_text(encoding="utf-8") == page.render()


def test_the_page_of_many_servers_is_what_its_figures_say() -> None:
    text = relay_page.PAGE.read_text(encoding="utf-8")
    assert relay_page.page(text, relay_page.load()) == text, "run: python -m bench.relay_page"


def test_the_page_of_the_terminal_is_what_its_figures_say() -> None:
    text = terminal_page.PAGE.read_text(encoding="utf-8")
    assert terminal_page.page(text, terminal_page.load()) == text, "run: python -m bench.terminal_page"


def test_the_page_of_puzzles_is_what_the_puzzles_say() -> None:
    text = puzzles.PAGE.read_text(encoding="utf-8")
    assert puzzles.page(text) == text, "run: python -m bench.puzzles"


def test_the_page_of_strength_measures_the_present_bots() -> None:
    """Whoever changes how `hard` thinks must measure it anew."""
    figures = load(strength.FIGURES)
    assert strength.in_order(figures) == figures
    for name, cell in figures["cells"].items():
        game_id, players, first, second = name.split()
        assert cell["command"] == Spec(game_id, int(players), (first, second), cell["matches"]).command
        assert cell.get("thinking", strength.thinking(game_id)) == strength.thinking(game_id)
        if "expert" in (first, second):
            assert cell["expert"] == strength.expert(game_id, int(players))
    assert {name: net["net"] for name, net in figures["nets"].items()} == {n: nets.digest_of(n) for n in nets.names()}
    for game_id, pace in figures["pace"].items():
        assert pace["thinking"] == strength.thinking(game_id)
        assert pace.get("expert", {}).get("thinking", "") == strength.deeper(game_id)
    assert figures["limit"]["thinking"] == strength.thinking("i_go")


def test_findings_cover_every_variant() -> None:
    assert list(load(findings.FIGURES)) == findings.names()


def test_one_sits_against_three() -> None:
    spec = Spec("i_go", 4, ("rules", "random"), 40)
    assert spec.command == "quintet simulate i_go --bots rules,random,random,random --games 40"
    cell = spec.measure(jobs=1)
    low, high = cell["interval"]
    assert (cell["command"], cell["matches"]) == (spec.command, 40)
    assert 0.25 < low < cell["rate"] < high < 1
    assert "thinking" not in cell


def test_two_play_every_deal_from_both_seats() -> None:
    spec = Spec("i_go", 2, ("rules", "random"), 20)
    assert spec.command == "quintet tournament i_go --bots rules,random --players 2 --all-deals --deals 10"
    cell = spec.measure(jobs=1)
    assert (cell["matches"], len(cell["interval"])) == (20, 2)
    assert cell["rate"] > 0.5


def test_the_pace_is_measured() -> None:
    found = strength.measure_pace("fifteen_go", 1)
    assert 0 < found["median_ms"] <= found["worst_ms"]
    assert found["decisions"] > 20


def test_the_limit_is_measured() -> None:
    found = limit.measure(2)
    assert found["matches"] == 2
    assert found["calls"] > 0
    assert 0 < found["expected"] < 1


def test_goals_are_judged_with_their_doubt() -> None:
    def row(rate: float, low: float, high: float) -> str:
        cell = {"command": "quintet tournament …", "matches": 10, "rate": rate, "interval": [low, high]}
        page = strength_page.render({"machine": "", "cells": {"solo 2 hard rules": cell}, "pace": {}, "limit": {}})
        return next(line for line in page.splitlines() if line.startswith("| 2 |"))

    assert row(0.7, 0.65, 0.75).endswith("| 60 %: reached |")
    assert row(0.7, 0.55, 0.85).endswith("| 60 %: reached, but not beyond doubt |")
    assert row(0.5, 0.4, 0.7).endswith("| 60 %: missed |")


def test_figures_survive_a_file(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    assert load(path) == {}
    save(path, {"a": {"rate": 0.5}})
    assert load(path) == {"a": {"rate": 0.5}}
    assert [each.name for each in tmp_path.iterdir()] == ["figures.json"]


# ---------------------------------------------------------------- sentences that follow from figures
def cell(first: float = 0.5, minutes: float = 10.0, half: float = 0.1) -> Cell:
    seats = [[first, first - 0.02, first + 0.02], [1 - first, 0.98 - first, 1.02 - first]]
    return {"matches": 2000, "seats": seats, "turns": [30.0, 1.0], "actions": [90.0, 2.0], "minutes": [minutes, half]}


@pytest.mark.parametrize(
    ("share", "says"),
    [
        (0.56, "It helps to begin"),
        (0.44, "It hurts to begin"),
        (0.5, "Beginning makes no clear difference"),
        (0.525, "Beginning makes no clear difference"),
    ],
)
def test_whether_it_helps_to_begin(share: float, says: str) -> None:
    assert findings_page.beginning(cell(share)).startswith(f"{says}: seat 0 wins {100 * share:.1f} %")


def test_longer_shorter_and_no_different() -> None:
    others = {"a=1": cell(minutes=12), "b=2": cell(minutes=40), "c=3": cell(minutes=5), "d=4": cell(minutes=10.1)}
    assert findings_page.lengths(cell(), others) == [
        "It takes longer with `b=2` (4.0 times), `a=1` (+20 %).",
        "It is over sooner with `c=3` (−50 %).",
        "These options make no clear difference in length: `d=4`.",
    ]


def test_options_that_change_how_much_it_helps_to_begin() -> None:
    assert findings_page.starters(cell(), {"a=1": cell(0.51), "b=2": cell(0.7)}) == [
        "Seat 0's share differs with `b=2` (70.0 %)."
    ]
    assert findings_page.starters(cell(), {"a=1": cell(0.51)}) == [
        "No option clearly changes how much it helps to begin."
    ]


def test_a_cell_of_findings_is_what_its_command_finds() -> None:
    found = findings.measure(f"i_go 2 {DEFAULT}", 30, jobs=1)
    command = "quintet simulate i_go --options starter=seat_0 --players 2 --bots rules --no-rotate --games 30"
    assert found["command"] == command
    told = cells.run(command, jobs=1)
    assert [round(seat["rate"], 5) for seat in told["seats"]] == [seat[0] for seat in found["seats"]]
    assert round(told["means"]["turns"], 3) == found["turns"][0]
