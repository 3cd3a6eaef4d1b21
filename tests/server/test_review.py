"""Looking back at a match: rounds, steps as a viewer saw them, chances; in a worker, and without any."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
import pytest

from quintet import Game, Match, all_games, get_game
from quintet.bots import get_bot
from quintet.core.game import format_seed
from quintet.core.rng import Rng
from quintet.core.zones import SPECTATOR
from quintet.server.decisions import Asking, Header, decide_at_once
from quintet.server.review import OPEN, PAGE, Sought, look_back, rounds, steps
from quintet.server.thinkers import Thinkers

QUICK = {
    "fifteen_go": "sets=2",
    "skipbo_masters": "stock=5",
    "i_go": "target=2",
    "level_8": "turn_limit=60",
    "solo": "",
}
N_PLAYERS = 3
GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@cache
def played(game: Game) -> tuple[Header, Match]:
    """A whole match of rules players."""
    match = Match(game, N_PLAYERS, QUICK[game.id], seed=4)
    header = Header(game.id, match.options.to_json(), N_PLAYERS, format_seed(match.seed))
    policy, rng = get_bot(game, "rules").policy, Rng(1)  # type: ignore[attr-defined]
    while not match.is_over:
        seat = next(s for s in [match.turn, *range(N_PLAYERS)] if s is not None and match.legal(s))
        match.play(seat, policy.decide(match.state, seat, rng))
    return header, match


def told(header: Header, match: Match, viewer: int) -> list[dict[str, Any]]:
    """All steps as a client puts them together: every view whole."""
    found: list[dict[str, Any]] = []
    for first in range(0, len(match.actions) + 1, PAGE):
        page = msgspec.to_builtins(steps(header, match.actions, viewer, first))
        assert len(page) <= PAGE
        view: dict[str, Any] = {}
        for step in page:
            zones = {_place(zone): zone for zone in view.get("zones", [])}
            zones |= {_place(zone): zone for zone in step["view"].get("zones", [])}
            view = {**view, **step["view"], "zones": list(zones.values())}
            found.append({**step, "view": view})
    return found


def _place(zone: dict[str, Any]) -> tuple[object, ...]:
    return zone["zone"], zone.get("seat"), zone.get("pile")


@GAMES
def test_every_viewer_sees_again_what_he_saw(game: Game) -> None:
    header, whole = played(game)
    for viewer in (*range(N_PLAYERS), SPECTATOR):
        match = Match(game, N_PLAYERS, QUICK[game.id], seed=4)
        seen = told(header, whole, viewer)
        assert len(seen) == len(whole.actions) + 1
        assert seen[0]["seat"] is None
        for n, step in enumerate(seen):
            events = match.apply_all(*_action(whole, n)) if n else match.opening
            view = match.showing().view(viewer).to_json() | {"legal": [], "proposals": [], "prompt": ""}
            assert step["view"] == msgspec.to_builtins(view)
            assert step["events"] == msgspec.to_builtins([event.seen_by(viewer).to_json() for event in events])


def _action(match: Match, n: int) -> tuple[int, list[int]]:
    seat, action = match.actions[n - 1]
    return seat, [action]


@GAMES
def test_open_steps_show_all_hands_and_no_more(game: Game) -> None:
    header, whole = played(game)
    hands = {zone.name for zone in game.zones if zone.sight.value == "owner"}
    by_seat = [told(header, whole, seat) for seat in range(N_PLAYERS)]
    for n, step in enumerate(told(header, whole, OPEN)):
        for zone in step["view"]["zones"]:
            own = by_seat[zone.get("seat", 0)][n]["view"]["zones"]
            assert zone in own
            assert zone["zone"] not in hands or len(zone["cards"]) == zone["n"]


@GAMES
def test_the_rounds_end_with_the_result(game: Game) -> None:
    header, match = played(game)
    found = rounds(header, match.actions)
    assert found[-1].scores == match.result.scores
    firsts = [each.first for each in found]
    assert firsts == sorted(set(firsts))
    assert firsts[0] == 0
    assert len(found) == int(match.state.round_no)


def test_workers_and_the_server_itself_find_the_same() -> None:
    header, match = played(get_game("solo"))
    last = len(match.actions)
    asked = [Sought("rounds"), Sought("steps", OPEN, last), Sought("chances", places=[last])]

    async def ask(n_workers: int) -> None:
        async with Thinkers(n_workers) as thinkers:
            for sought in asked:
                found = await thinkers.look_back("m", header, match.actions, sought, 30.0)
                assert found == look_back(header, match.actions, sought)
            assert thinkers.counts == ({"answered": len(asked)} if n_workers else {})

    for n_workers in (0, 1):
        asyncio.run(ask(n_workers))


def test_looking_back_does_not_disturb_the_bots_that_follow_the_match() -> None:
    header, match = played(get_game("solo"))
    asking = [Asking(0, "rules", 1)]

    async def work() -> None:
        async with Thinkers(1) as thinkers:
            for n in range(0, 30, 10):
                log = match.actions[:n]
                assert await thinkers.decide("m", header, log, asking, 30.0) == decide_at_once(header, log, asking)
                await thinkers.look_back("m", header, match.actions, Sought("rounds"), 30.0)
            assert set(thinkers.counts) == {"answered"}

    asyncio.run(work())


def test_a_log_that_cannot_be_played_is_no_end_of_a_worker() -> None:
    header, match = played(get_game("solo"))
    broken = Header("no_such_game", header.options, N_PLAYERS, header.seed)

    async def work() -> None:
        async with Thinkers(1) as thinkers:
            with pytest.raises(Exception, match="no_such_game"):
                await thinkers.look_back("m", broken, match.actions, Sought("rounds"), 30.0)
            assert thinkers.counts["failed"] == 1
            assert thinkers.counts["restarts"] == 0

    asyncio.run(work())
