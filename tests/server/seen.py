"""What clients were shown, against what was kept."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from quintet.server.store.interface import StoredMatch
from quintet.server.tables.dealing import begin
from tests.server.crowd import Person

Shown = dict[str, Any]


def course_of(stored: StoredMatch, seat: int) -> list[Shown]:
    """All that a seat sees in the course of a match, as a replay of its log shows it."""
    row, moves, _ = stored
    match = begin(row)
    course = [match.view(seat).to_json()]
    for (mover, _), steps in groupby(moves, key=lambda move: (move.seat, move.at)):
        match.restore(mover, [match.game.actions.parse(move.action) for move in steps])
        course.append(match.view(seat).to_json())
    return course


def is_in_order(shown: Iterable[Shown], course: list[Shown]) -> bool:
    """Whether all that was shown is of that course, and nothing older came after something newer."""
    at = 0
    for view in shown:
        while at < len(course) and course[at] != view:
            at += 1
        if at == len(course):
            return False
    return True


def check_what_was_seen(people: Iterable[Person], stored: dict[str, StoredMatch]) -> int:
    """Everybody was shown what a server that never failed would have shown them; return how many views these were."""
    n_views = 0
    for person in people:
        shown: dict[str, list[Shown]] = {}
        for told in person.client.heard:
            if told["tell"] in ("view", "update"):
                shown.setdefault(told["match"], []).append(told["view"])
        for match, views in shown.items():
            course = course_of(stored[match], views[0]["viewer"])
            assert is_in_order(views, course), f"{person.name} was shown something else in match {match}"
            n_views += len(views)
    return n_views
