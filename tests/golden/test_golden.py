"""Every game and preset has a golden playthrough, and still plays it."""

from __future__ import annotations

import pytest

from quintet import Game
from tests.golden.cases import FOLDER, cases, path_of, text_of

CASES = [pytest.param(*case, id=f"{case[0].id}-{case[1]}") for case in cases()]


@pytest.mark.parametrize(("game", "preset", "n_players"), CASES)
def test_the_playthrough_is_as_it_was(game: Game, preset: str, n_players: int) -> None:
    golden = path_of(game, preset).read_text(encoding="utf-8")
    assert len(golden) < 50_000
    assert text_of(game, preset, n_players) == golden


def test_there_is_no_playthrough_of_nothing() -> None:
    assert {path_of(game, preset).name for game, preset, _ in cases()} == {p.name for p in FOLDER.glob("*.txt")}
