"""Every puzzle that is shipped: its position is one, its move is legal and clearly best, and all has words."""

from __future__ import annotations

from functools import cache

import pytest

from quintet import lessons
from quintet.core.game import Puzzle
from quintet.games import game_ids, get_game
from quintet.lab.puzzles import LEAST_GAIN, check_again
from quintet.puzzles import UnfitPuzzles, find_puzzle, judge, puzzles_of
from quintet.texts import Texts, languages

FEWEST = 60
SURE = 100  # thousandths: a gain that shows after few deals


@cache
def shipped(game_id: str) -> list[Puzzle]:
    return puzzles_of(get_game(game_id))


@pytest.mark.parametrize("game_id", game_ids())
def test_there_are_enough_of_many_kinds(game_id: str) -> None:
    puzzles = shipped(game_id)
    assert len(puzzles) >= FEWEST
    assert len({puzzle["key"] for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle["reason"] for puzzle in puzzles}) >= 4
    assert sum(puzzle["is_hard"] for puzzle in puzzles) >= len(puzzles) // 10


@pytest.mark.parametrize("game_id", game_ids())
def test_every_move_is_legal_and_right(game_id: str) -> None:
    game = get_game(game_id)
    for puzzle in shipped(game_id):
        match = lessons.begin(game, puzzle)
        seat = puzzle["seat"]
        assert match.turn == seat
        assert puzzle["moves"]
        for steps, _ in puzzle["chances"]:
            match.prepare(seat, steps)
        for move in puzzle["moves"]:
            assert lessons.try_move(game, puzzle, move).is_right
            answer = judge(puzzle, move)
            assert answer.is_right
            assert answer.chance is not None


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_said_of_a_puzzle_fits_together(game_id: str) -> None:
    for puzzle in shipped(game_id):
        mean, low, high = puzzle["gain"]
        assert 1000 * LEAST_GAIN <= low <= mean <= high <= 1000
        (best, chance), *others = puzzle["chances"]
        assert best == puzzle["moves"][0]
        rest = [other for steps, other in others if steps[0] != best[0]]
        assert all(0 <= other < chance <= 1000 for other in rest)
        wrong = next(steps for steps, _ in others if steps[0] != best[0])
        assert not judge(puzzle, wrong).is_right


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("language", languages())
def test_every_reason_has_words(game_id: str, language: str) -> None:
    texts = Texts(language, game_id)
    for reason in {puzzle["reason"] for puzzle in shipped(game_id)}:
        assert not texts.say(reason).startswith("hint-")


@pytest.mark.parametrize("game_id", game_ids())
def test_a_sample_judged_anew_holds(game_id: str) -> None:
    game = get_game(game_id)
    sure = [puzzle for puzzle in shipped(game_id) if puzzle["gain"][1] >= SURE]
    assert len(sure) >= 4
    for puzzle in sure[:: len(sure) // 4][:4]:
        assert check_again(game, puzzle, salt=7, n_deals=320), puzzle["key"]


def test_puzzles_of_other_rules_are_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game("solo")
    monkeypatch.setattr(type(game), "rules_version", 99)
    with pytest.raises(UnfitPuzzles, match="were made by rules version 1, and it is played by version 99"):
        find_puzzle(game, "p01")
