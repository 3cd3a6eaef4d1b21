"""With how few minus points a call usually wins: the figures that the page shows, and how they are found."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from quintet.games.i_go.enough import ENOUGH, fewer_from, most_enough

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def enough() -> ModuleType:
    spec = importlib.util.spec_from_file_location("enough", ROOT / "scripts" / "enough.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_there_are_figures_for_every_number_of_players() -> None:
    assert sorted(ENOUGH) == [2, 3, 4]
    for turns in ENOUGH.values():
        assert list(turns) == sorted(turns, reverse=True)  # the longer a round, the less the others have


def test_the_figure_goes_by_the_turn_of_each_player() -> None:
    assert [most_enough(3, turns) for turns in (1, 3, 4, 7, 200)] == [19, 19, 18, 17, 6]


def test_it_is_said_from_which_turn_on_it_takes_fewer() -> None:
    """The figure may be the same for two turns, and is for all from the last one on."""
    assert (most_enough(2, 1), most_enough(2, 3), most_enough(2, 5)) == (24, 24, 21)
    assert [fewer_from(2, turns) for turns in (1, 2, 3, 5)] == [3, 3, 3, 4]
    assert (fewer_from(4, 1), fewer_from(4, 200)) == (2, 0)


def test_the_figure_is_where_calls_begin_to_lose(enough: ModuleType) -> None:
    won = {0: [True], 4: [True, True, False], 9: [True, False], 10: [False, False, True], 30: [False]}
    assert enough.most_enough(won) == 9


def test_calls_are_tried_in_every_turn(enough: ModuleType) -> None:
    calls = enough.calls_of(3, 5)
    tried = sum(map(len, calls[0].values()))
    assert tried >= 5  # whoever begins may call in each round
    assert all(minus >= 0 for turn in calls.values() for minus in turn)
    assert calls == enough.calls_of(3, 5)
