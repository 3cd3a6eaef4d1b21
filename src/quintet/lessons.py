"""Lessons: a game is learnt by making one move after the other, each in a position that calls for it.

    attempt = try_move(game, step, ["lay R2"])
    attempt.is_right                    the step asks for it, or for one like it
    attempt.events, attempt.match       what came of it

Every attempt begins in the step's position anew, so nothing need be kept between two of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quintet.core.events import Event
from quintet.core.game import Game, LessonStep
from quintet.core.match import Match


@dataclass(frozen=True)
class Attempt:
    """What a learner did in a step of a lesson."""

    match: Match  # after it
    events: list[Event]
    causes: list[int]  # by event, the action that led to it
    is_right: bool


def begin(game: Game, step: LessonStep) -> Match:
    """The position in which a learner makes a move."""
    return Match.from_position(game, step["position"])


def find_step(game: Game, key: str) -> LessonStep | None:
    """The step of a game's lesson with this key."""
    return next((step for step in game.lesson() if step["key"] == key), None)


def try_move(game: Game, step: LessonStep, actions: Sequence[str]) -> Attempt:
    """Let the learner make a move. Raises IllegalAction, with the reason, if the rules do not allow it."""
    match = begin(game, step)
    prepared = match.prepare(step["seat"], list(actions))
    return Attempt(match, match.commit(prepared), prepared.causes, list(actions) in step["moves"])
