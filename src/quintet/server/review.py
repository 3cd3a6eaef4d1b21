"""Looking back at a finished match: its rounds, its steps as a viewer saw them, and every seat's chances on the way.

Plain functions of a header and a log: the worker processes run them beside the bots, so that no table waits for it.
Step 0 is the deal, step k the k-th action.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from quintet.bots import Policy, rules_policy
from quintet.bots.chances import chances
from quintet.core.events import Event
from quintet.core.game import Game
from quintet.core.match import Match
from quintet.core.rng import Rng
from quintet.core.view import View
from quintet.core.zones import SPECTATOR
from quintet.games import get_game
from quintet.server.decisions import Header

PAGE: Final = 100  # steps that are told at once
OPEN: Final = -2
"""The viewer who sees all hands: for the time after the end."""
_SECONDS: Final = 0.06  # for the chances of one position

Log = Sequence[tuple[int, int]]


class Sought(msgspec.Struct, frozen=True, array_like=True):
    """What somebody who looks back wants to know."""

    what: Literal["rounds", "steps", "chances"]
    viewer: int = SPECTATOR  # whose steps
    first: int = 0  # of the steps
    places: list[int] = []  # the steps after which the chances are sought
    seed: int = 0  # of the playouts


class Round(msgspec.Struct, frozen=True):
    """A round of a match: the step that dealt it, and the scores after its end, by seat."""

    first: int
    scores: list[int]


class ZoneSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pile as a viewer saw it."""

    zone: str
    n: int
    seat: int | UnsetType = UNSET
    pile: int | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET
    top: str | UnsetType = UNSET


Fact = bool | int | str | list[Any] | dict[str, Any] | None


class ViewPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """The fields of a view that are not as they were, and of the zones those that are not."""

    version: int | UnsetType = UNSET
    game: str | UnsetType = UNSET
    viewer: int | UnsetType = UNSET
    n_players: int | UnsetType = UNSET
    options: dict[str, bool | int | str] | UnsetType = UNSET
    round_no: int | UnsetType = UNSET
    turn: int | UnsetType | None = UNSET
    is_over: bool | UnsetType = UNSET
    zones: list[ZoneSeen] | UnsetType = UNSET
    facts: dict[str, Fact] | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    ranking: list[int] | UnsetType | None = UNSET
    legal: list[str] | UnsetType = UNSET
    proposals: list[list[str]] | UnsetType = UNSET
    prompt: str | UnsetType = UNSET


class Step(msgspec.Struct, frozen=True):
    """One step: who acted (nobody dealt), what happened, and what the viewer saw then.

    The first step of a page has the whole view, the others what has changed. In a replay nobody is told what he might
    have done: `legal` is empty.
    """

    seat: int | None
    events: list[dict[str, Any]]
    view: ViewPart


class Found(msgspec.Struct, frozen=True, array_like=True):
    """The answer, in the part that was asked for."""

    rounds: list[Round] = []
    steps: bytes = b""  # a JSON list of steps
    chances: list[list[float]] = []  # by place and seat


def look_back(header: Header, log: Log, sought: Sought) -> Found:
    """Answer from the log of a whole match. Trusts the log."""
    if sought.what == "rounds":
        return Found(rounds=rounds(header, log))
    if sought.what == "steps":
        return Found(steps=msgspec.json.encode(steps(header, log, sought.viewer, sought.first)))
    return Found(chances=chances_at(header, log, sought.places, sought.seed))


def _begin(header: Header) -> Match:
    game = get_game(header.game)
    if header.start is not None:
        return Match.from_position(game, header.start)
    return Match(game, header.n_players, game.options.from_json(header.options), header.seed)


def rounds(header: Header, log: Log) -> list[Round]:
    """The rounds with their scores."""
    state = _begin(header).state
    state.sink = None
    found: list[Round] = []
    first, round_no = 0, int(state.round_no)
    for n, (seat, action) in enumerate(log, 1):
        state.apply(seat, action)
        if int(state.round_no) != round_no or n == len(log):
            found.append(Round(first, state.scores()))
            first, round_no = n, int(state.round_no)
    return found


def steps(header: Header, log: Log, viewer: int, first: int) -> list[Step]:
    """A page of steps as a viewer saw them."""
    match = _begin(header)
    told: list[Step] = []
    before: dict[str, Any] = {}
    match.restore(log[: max(0, first - 1)])
    for n in range(first, min(first + PAGE, len(log) + 1)):
        seat, action = log[n - 1] if n else (None, 0)
        events = match.opening if seat is None else match.apply_all(seat, [action])
        view = _view(match, viewer).to_json()
        told.append(Step(seat, [_seen(event, viewer).to_json() for event in events], _difference(before, view)))
        before = view
    return told


def _seen(event: Event, viewer: int) -> Event:
    return event if viewer == OPEN else event.seen_by(viewer)


def _view(match: Match, viewer: int) -> View:
    showing = match.showing()
    return showing.open_view() if viewer == OPEN else showing.view(viewer, has_actions=False)


def _difference(before: dict[str, Any], view: dict[str, Any]) -> ViewPart:
    """What is not as it was; a game has the same zones always."""
    changed = {name: value for name, value in view.items() if before.get(name, ...) != value}
    if before and "zones" in changed:
        changed["zones"] = [new for old, new in zip(before["zones"], view["zones"], strict=True) if new != old]
    return msgspec.convert(changed, ViewPart)


@lru_cache(maxsize=16)
def _policy(game_id: str) -> tuple[Game, Policy]:
    game = get_game(game_id)
    return game, rules_policy(game)


def chances_at(header: Header, log: Log, places: Sequence[int], seed: int) -> list[list[float]]:
    """Every seat's chance to win after each of these steps, which are in order."""
    game, policy = _policy(header.game)
    match = _begin(header)
    rng = Rng(seed)
    found: list[list[float]] = []
    done = 0
    for place in places:
        match.restore(log[done:place])
        done = place
        found.append(chances(game, match.options, match.state, policy, rng, _SECONDS))
    return found
