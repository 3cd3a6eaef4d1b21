"""Every game and preset has a golden playthrough, and still plays it."""

from __future__ import annotations

import json

import pytest

from quintet import Game
from tests.golden.cases import FOLDER, PERFT, cases, path_of, perft_counts, text_of
from tests.golden.deals import DEALS, deals_text

CASES = [pytest.param(*case, id=f"{case[0].id}-{case[1]}") for case in cases()]


@pytest.mark.parametrize(("game", "preset", "n_players"), CASES)
def test_the_playthrough_is_as_it_was(game: Game, preset: str, n_players: int) -> None:
    golden = path_of(game, preset).read_text(encoding="utf-8")
    assert len(golden) < 50_000
    assert text_of(game, preset, n_players) == golden


def test_the_action_sequences_are_as_many_as_they_were() -> None:
    assert perft_counts() == json.loads(PERFT.read_text(encoding="utf-8"))


def test_the_deals_are_as_they_were() -> None:
    assert deals_text() == DEALS.read_text(encoding="utf-8")


def test_there_is_no_playthrough_of_nothing() -> None:
    assert {path_of(game, preset).name for game, preset, _ in cases()} == {p.name for p in FOLDER.glob("*.txt")}
