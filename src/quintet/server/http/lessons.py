"""Lessons over HTTP: a game's steps, and what comes of a learner's move. The server keeps nothing of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quintet import lessons
from quintet.core.errors import IllegalAction, QuintetError
from quintet.core.events import Event
from quintet.core.game import Exercise, Game
from quintet.core.view import View
from quintet.games import get_game
from quintet.narrate import Narrator, Sentence
from quintet.server.http.answers import json, problem
from quintet.server.http.bodies import read_body
from quintet.server.http.context import Context, must_offer
from quintet.server.http.games import JSON, answer_of, tagged
from quintet.server.protocol import Code, Steps
from quintet.server.refusals import refuse
from quintet.server.thinking.replay import ViewPart


class DeedShown(msgspec.Struct, frozen=True):
    """What another player does before the learner is asked."""

    events: Annotated[list[dict[str, Any]], list[Event]]
    sentences: Annotated[list[Any], list[Sentence]]
    view: ViewPart  # after it, whole
    ms: int  # it is shown for so long at least


class LessonStepShown(msgspec.Struct, frozen=True):
    """A step of a lesson. Its words are found under `lesson-KEY`, and under `lesson-KEY-done` if more is said of it."""

    key: str
    moves: list[list[str]]  # any of them is right: its steps, in notation; the first is shown
    lead: list[DeedShown]  # what happens before the learner is asked
    view: ViewPart  # the learner's then, whole


class LearnerMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a learner does in a step."""

    actions: Steps
    is_trial: bool = False  # only to see what would be so after the first steps of a compound move


class MoveJudged(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes of a learner's move: the rules refuse it, or something happens."""

    is_right: bool  # the step asks for it
    refusal: str = ""  # the text key of the rules' reason
    events: Annotated[list[dict[str, Any]], list[Event]] = []
    sentences: Annotated[list[Any], list[Sentence]] = []  # the events in words
    view: ViewPart | None = None  # after it, whole


async def show_lesson(request: Request, context: Context, player: str) -> Response:
    """How a game is learnt, step by step; a game may have no lesson, and then there are no steps."""
    must_offer(context.offers.has_lessons, "lessons")
    return await answer_of(request, lambda game: tagged(request, _lesson(game.id), JSON))


async def judge_move(request: Request, context: Context, player: str) -> Response:
    """What comes of a learner's move in a step of a game's lesson."""
    must_offer(context.offers.has_lessons, "lessons")
    move = await read_body(request, LearnerMove)
    if not context.limits.changes.take(player):
        refuse(Code.TOO_FAST, "too many moves")
    return await answer_of(request, lambda game: _judgement(game, request.path_params["step"], move))


def _judgement(game: Game, key: str, move: LearnerMove) -> Response:
    step = lessons.find_step(game, key)
    if step is None:
        return problem("no-such-thing", "the lesson has no such step", 404)
    return json(foreseen(game, step, move.actions) if move.is_trial else judged(game, step, move.actions))


@lru_cache
def _lesson(game_id: str) -> bytes:
    return msgspec.json.encode(lesson_of(get_game(game_id)))


def lesson_of(game: Game) -> list[LessonStepShown]:
    """A game's lesson, each step as its learner sees it."""
    return [
        LessonStepShown(
            step["key"],
            step["moves"],
            [_deed_shown(game, deed, step["seat"]) for deed in lessons.leads_to(game, step)],
            view_shown(lessons.begin(game, step).view(step["seat"])),
        )
        for step in game.lesson()
    ]


def _deed_shown(game: Game, deed: lessons.Deed, learner: int) -> DeedShown:
    told = Narrator(game, deed.match.n_players).told(deed.events, deed.seat, deed.causes, learner)
    said = [sentence for sentence in told if sentence["key"] != "event-turn"]
    events = [event.seen_by(learner).to_json() for event in deed.events]
    return DeedShown(events, said, view_shown(deed.match.view(learner)), lessons.DEED_MS if said else 0)


def judged(game: Game, step: Exercise, actions: list[str]) -> MoveJudged:
    """What comes of a learner's move."""
    return _unless_refused(lambda: _judged(game, step, actions))


def foreseen(game: Game, step: Exercise, actions: list[str]) -> MoveJudged:
    """What a learner would see after the first steps of a compound move."""
    return _unless_refused(
        lambda: MoveJudged(False, view=view_shown(lessons.begin(game, step).foresee(step["seat"], actions)))
    )


def _unless_refused(judge: Callable[[], MoveJudged]) -> MoveJudged:
    try:
        return judge()
    except IllegalAction as error:
        return MoveJudged(False, error.key)
    except QuintetError as error:
        refuse(Code.BAD_MESSAGE, str(error))


def _judged(game: Game, step: Exercise, actions: list[str]) -> MoveJudged:
    attempt, seat = lessons.try_move(game, step, actions), step["seat"]
    told = Narrator(game, attempt.match.n_players).told(attempt.events, seat, attempt.causes, seat)
    events = [event.seen_by(seat).to_json() for event in attempt.events]
    return MoveJudged(attempt.is_right, "", events, told, view_shown(attempt.match.view(seat)))


def view_shown(view: View) -> ViewPart:
    """A whole view, as clients get it."""
    return msgspec.convert(view.to_json(), ViewPart)
