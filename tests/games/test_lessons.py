"""Lessons teach what is true: every step is a position, what it asks for is allowed, and all has words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quintet import lessons
from quintet.core.errors import IllegalAction
from quintet.core.game import Game, LessonStep
from quintet.core.match import Match
from quintet.games import game_ids, get_game
from quintet.texts import Texts, languages

CASES = [(game, step["key"]) for game in game_ids() for step in get_game(game).lesson()]


def found(game_id: str, key: str) -> tuple[Game, LessonStep]:
    game = get_game(game_id)
    step = lessons.find_step(game, key)
    assert step is not None
    return game, step


@pytest.mark.parametrize("game_id", game_ids())
def test_a_lesson_has_six_to_ten_steps(game_id: str) -> None:
    keys = [step["key"] for step in get_game(game_id).lesson()]
    assert 6 <= len(keys) <= 10
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(("game_id", "key"), CASES)
def test_what_a_step_asks_for_is_allowed_and_right(game_id: str, key: str) -> None:
    game, step = found(game_id, key)
    assert step["moves"]
    for move in step["moves"]:
        attempt = lessons.try_move(game, step, move)
        assert attempt.is_right
        assert attempt.match.position() != lessons.begin(game, step).position()


def _single_actions(match: Match) -> Iterator[str]:
    """All actions that a wrong touch could mean."""
    return (match.game.actions.format(number) for number in range(len(match.game.actions)))


@pytest.mark.parametrize(("game_id", "key"), CASES)
def test_anything_else_is_refused_for_a_reason_or_not_what_was_asked_for(game_id: str, key: str) -> None:
    """Every refusal that a learner can meet in a step has words in every language."""
    game, step = found(game_id, key)
    match = lessons.begin(game, step)
    legal = match.legal(step["seat"])
    reasons = set()
    for action in _single_actions(match):
        if action not in legal:
            with pytest.raises(IllegalAction) as refused:
                lessons.try_move(game, step, [action])
            reasons.add(refused.value.key)
        elif [action] not in step["moves"]:
            assert not lessons.try_move(game, step, [action]).is_right
    assert reasons
    for language in languages():
        texts = Texts(language, game_id)
        assert all(texts.say(f"refusal-{reason}") for reason in reasons)


@pytest.mark.parametrize(("game_id", "key"), CASES)
@pytest.mark.parametrize("language", languages())
def test_a_step_has_words(game_id: str, key: str, language: str) -> None:
    texts = Texts(language, game_id)
    for text in (texts.say(f"lesson-{key}"), texts.say(f"lesson-{key}-done")):
        assert 10 <= len(text) <= 160  # a sentence or two, read in seconds on a phone
