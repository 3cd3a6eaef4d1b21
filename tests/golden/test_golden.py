"""Every game and preset has a golden playthrough, and still plays it."""

from __future__ import annotations

import json

import pytest

from quintet import Game
from tests.golden import sentences
from tests.golden.cases import FOLDER, PERFT, cases, path_of, perft_counts, text_of
from tests.golden.deals import DEALS, deals_text
from tests.golden.declarations import DECLARATIONS, declarations_text
from tests.golden.pads import PADS, pads_text

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


def test_the_games_declare_what_they_did() -> None:
    assert declarations_text() == DECLARATIONS.read_text(encoding="utf-8")


def test_the_rounds_of_score_pads_are_counted_as_they_were() -> None:
    """The page's tests count the same rounds."""
    text = pads_text()
    assert text == PADS.read_text(encoding="utf-8")
    assert len(text) < 250_000


@pytest.mark.parametrize("case", sentences.CASES, ids=lambda case: case.path.stem)
def test_the_sentences_are_as_they_were(case: sentences.Case) -> None:
    """The page's tests read the same files."""
    assert sentences.sentences_text(case) == case.path.read_text(encoding="utf-8")


def test_all_golden_sentences_are_told_and_few() -> None:
    files = list(sentences.FOLDER.iterdir())
    assert set(files) == {case.path for case in sentences.CASES}
    assert {case.game for case in sentences.CASES} == {game.id for game, _, _ in cases()}
    assert sum(len(path.read_bytes()) for path in files) < 350_000


def test_every_playthrough_belongs_to_a_game_and_preset() -> None:
    assert {path_of(game, preset).name for game, preset, _ in cases()} == {p.name for p in FOLDER.glob("*.txt")}
