"""Lessons teach what is true: every step is a position, what it asks for is allowed, and all has words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from quintet import lessons
from quintet.core.errors import IllegalAction
from quintet.core.game import Game, LessonStep
from quintet.core.match import Match
from quintet.games import game_ids, get_game
from quintet.narrate import Narrator
from quintet.speak import Speaker
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
    reasons: dict[str, str] = {}  # with an action that is refused for it
    for action in _single_actions(match):
        if action not in legal:
            with pytest.raises(IllegalAction) as refused:
                match.prepare(step["seat"], [action])
            reasons[refused.value.key] = action
        elif [action] not in step["moves"]:
            assert not lessons.try_move(game, step, [action]).is_right
    assert reasons
    for reason, action in reasons.items():
        with pytest.raises(IllegalAction) as refused:
            lessons.try_move(game, step, [action])
        assert refused.value.key == reason
    for language in languages():
        texts = Texts(language, game_id)
        assert all(texts.say(f"refusal-{reason}") for reason in reasons)


def words_of(texts: Texts, key: str) -> list[str]:
    """What is said when a step is asked for, and what came of it if that is said."""
    return [texts.say(name) for name in (f"lesson-{key}", f"lesson-{key}-done") if texts.has(name)]


@pytest.mark.parametrize(("game_id", "key"), CASES)
@pytest.mark.parametrize("language", languages())
def test_a_step_has_words(game_id: str, key: str, language: str) -> None:
    for text in words_of(Texts(language, game_id), key):
        assert 10 <= len(text) <= 160  # a sentence or two, read in seconds on a phone


@pytest.mark.parametrize("game_id", game_ids())
def test_a_lesson_goes_on_where_it_was_and_waits_for_the_learner(game_id: str) -> None:
    """Nothing on the table changes unsaid, and no explanation goes before it was read: what the others do alone goes on
    by itself, and no word is said while they do it."""
    steps = get_game(game_id).lesson()
    texts = Texts("en", game_id)
    assert all("position" not in step for step in steps[1:])
    for before, step in pairwise(steps):
        assert all(seat != step["seat"] for seat, _ in step.get("lead", ()))  # the learner's moves are their own
        assert not ("lead" in step and texts.has(f"lesson-{before['key']}-done"))
    assert texts.has(f"lesson-{steps[-1]['key']}-done")  # that is read until the learner leaves it


MOST_SECONDS = 90
MOST_TOUCHES = 12  # counted by the browser tests
TOUCH_SECONDS = 2.5  # to find and touch something
WORDS_PER_MINUTE = 200
LANDING_SECONDS = 1.4  # until the cards of a move lie there, before the others go on


def n_words(texts: Texts, step: LessonStep, game: Game) -> int:
    """The words that a learner reads for a step: what the others did, what is asked, and what came of it."""
    speaker = Speaker(texts, ["Ann", "Lara"], step["seat"])
    narrator = Narrator(game, 2)
    told = [
        speaker.say(sentence)
        for deed in lessons.leads_to(game, step)
        for sentence in narrator.told(deed.events, deed.seat, deed.causes, step["seat"])
        if sentence["key"] != "event-turn"
    ]
    return sum(len(text.split()) for text in (*told, *words_of(texts, step["key"])))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", game_ids())
def test_a_lesson_is_done_in_a_minute_and_a_half(game_id: str, language: str) -> None:
    """By somebody who has never seen the game: they read every word, look for what they touch, and watch the others."""
    game, texts = get_game(game_id), Texts(language, game_id)
    steps = game.lesson()
    reading = sum(n_words(texts, step, game) for step in steps) * 60 / WORDS_PER_MINUTE
    watching = sum(LANDING_SECONDS + len(step["lead"]) * lessons.DEED_MS / 1000 for step in steps if "lead" in step)
    assert reading + MOST_TOUCHES * TOUCH_SECONDS + watching <= MOST_SECONDS


@pytest.mark.parametrize("language", languages())
def test_i_go_says_the_minus_points_that_the_table_shows(language: str) -> None:
    """The row that is taught is the best one, so that the lesson and the table count alike (IG-6)."""
    game, step = found("i_go", "wait")
    facts = lessons.begin(game, step).view(step["seat"]).facts
    groups = facts["groups"]
    assert isinstance(groups, dict)
    assert {card[0] for card in groups["row"]} == {"O", "P"}
    texts = Texts(language, "i_go")
    for key in ("lesson-lay-done", "lesson-wait"):
        assert str(facts["minus"]) in re.findall(r"\d+", texts.say(key))


def test_i_go_frees_three_white_cards() -> None:
    """The display's end makes white free, and the white cards that are left over change their part."""
    game, step = found("i_go", "drop")
    groups = lessons.begin(game, step).view(step["seat"]).facts["groups"]
    assert isinstance(groups, dict)
    assert [card[0] for card in groups["free"]] == ["W", "W", "W"]
