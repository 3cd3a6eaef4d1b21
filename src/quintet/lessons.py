"""Lessons: a game is learnt by making one move after the other, each in a position that calls for it.

    attempt = try_move(game, step, ["lay R2"])
    attempt.is_right                    the step asks for it, or for one like it
    attempt.events, attempt.match       what came of it

A step has a position of its own, or goes on where the step before has ended. What the others do before it is the
learner's turn is its lead: that alone goes on by itself, everything else waits for the learner. Every attempt begins
in the step's position anew, so nothing need be kept between two of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quintet.core.events import Event
from quintet.core.game import Exercise, Game, LessonStep
from quintet.core.match import Match

DEED_MS: Final = 1200  # at least, to see what another player does


@dataclass(frozen=True)
class Attempt:
    """What somebody did in an exercise: a step of a lesson, or a puzzle."""

    match: Match  # after it
    events: list[Event]
    causes: list[int]  # by event, the action that led to it
    is_right: bool


@dataclass(frozen=True)
class Deed:
    """What happens before a learner is asked."""

    seat: int
    match: Match  # after it
    events: list[Event]
    causes: list[int]  # by event, the action that led to it


def begin(game: Game, step: Exercise) -> Match:
    """The position in which a learner makes a move."""
    match = _opened(game, step)
    for seat, action in step.get("lead", ()):
        match.play(seat, action)
    return match


def leads_to(game: Game, step: LessonStep) -> list[Deed]:
    """What happens before a learner is asked, deed by deed."""
    return [_deed(game, step, n) for n in range(len(step.get("lead", ())))]


def _deed(game: Game, step: LessonStep, n: int) -> Deed:
    match = _opened(game, step)
    for seat, action in step["lead"][:n]:
        match.play(seat, action)
    seat, action = step["lead"][n]
    prepared = match.prepare(seat, [action])
    return Deed(seat, match, match.commit(prepared), prepared.causes)


def _opened(game: Game, step: Exercise) -> Match:
    """Where a step begins, before its lead."""
    if "position" in step:
        return Match.from_position(game, step["position"])
    before = _step_before(game, step)
    match = begin(game, before)
    match.play_all(before["seat"], before["moves"][0])
    return match


def _step_before(game: Game, step: Exercise) -> LessonStep:
    steps = game.lesson()
    return steps[[each["key"] for each in steps].index(step["key"]) - 1]


def find_step(game: Game, key: str) -> LessonStep | None:
    """The step of a game's lesson with this key."""
    return next((step for step in game.lesson() if step["key"] == key), None)


def try_move(game: Game, step: Exercise, actions: Sequence[str]) -> Attempt:
    """Let the learner make a move. Raises IllegalAction, with the reason, if the rules do not allow it."""
    match = begin(game, step)
    prepared = match.prepare(step["seat"], list(actions))
    return Attempt(match, match.commit(prepared), prepared.causes, list(actions) in step["moves"])
