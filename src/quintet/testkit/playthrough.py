"""A random match as a readable text: every action with what each seat could do and what happened.

Two programs that print the same playthrough agree on the deal, the rules, the notation, the views and the result.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

from quintet.core.events import Event
from quintet.core.game import Game
from quintet.core.match import Match
from quintet.core.options import Options
from quintet.core.rng import Rng
from quintet.testkit.laws import random_action

_MOST_LISTED = 8


def playthrough(game: Game, options: Options, n_players: int, seed: int, n_shown: int = 40, every: int = 20) -> str:
    """The text: the deal, the first actions in full with a view of the table now and then, the rest as a digest."""
    return "\n".join(_lines(game, options, n_players, seed, n_shown, every)) + "\n"


def _lines(game: Game, options: Options, n_players: int, seed: int, n_shown: int, every: int) -> Iterator[str]:
    match = Match(game, n_players, options, seed)
    rng = Rng(seed)
    yield f"{game.title}, rules version {game.rules_version}: {options.format()}, {n_players} players, seed {seed}"
    yield from _events(match.opening)
    digest = hashlib.sha256()
    n = 0
    while not match.is_over:
        if n < n_shown and n % every == 0:
            yield from _table(match)
        if n < n_shown:
            yield from _choices(match)
        seat, action = random_action(match.state, rng)
        n += 1
        text = game.actions.format(action)
        happened = list(_events(match.play(seat, action)))
        if n <= n_shown:
            yield f"{n}. seat {seat}: {text}"
            yield from happened
        else:
            digest.update("\n".join([str(seat), text, *happened]).encode())
    yield f"{n} actions; sha256 of those not shown: {digest.hexdigest()}"
    yield f"result: {json.dumps(match.result.to_json())}"


def _events(events: list[Event]) -> Iterator[str]:
    for event in events:
        data = event.to_json()
        yield f"   {data.pop('event')} {json.dumps(data)}"


def _choices(match: Match) -> Iterator[str]:
    for seat in range(match.n_players):
        legal = match.legal(seat)
        if legal:
            more = f" … ({len(legal)} in all)" if len(legal) > _MOST_LISTED else ""
            yield f"   seat {seat} may: {' | '.join(legal[:_MOST_LISTED])}{more}"
            for steps in match.proposals(seat)[:2]:
                yield f"   proposed: {' > '.join(steps)}"


def _table(match: Match) -> Iterator[str]:
    for viewer in (None, *range(match.n_players)):
        data = match.view(viewer).to_json()
        zones = data.pop("zones")
        assert isinstance(zones, list)
        who = "spectator" if viewer is None else f"seat {viewer}"
        yield f"== what {who} sees"
        for zone in zones:
            if zone["n"] and (viewer is None or zone.get("seat") == viewer):
                yield f"   {json.dumps(zone)}"
        if viewer is None:
            yield f"   {json.dumps(data['facts'])} scores {data['scores']}"
