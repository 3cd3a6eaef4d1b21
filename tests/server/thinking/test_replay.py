"""Looking back at a match: rounds, steps as a viewer saw them, chances; in a worker, and without any."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest

from quintet import Game, Match, all_games, get_game
from quintet.bots import Policy, get_bot
from quintet.core.game import format_seed
from quintet.core.notation import HIDDEN
from quintet.core.rng import Rng
from quintet.core.state import State
from quintet.core.zones import ALL_SEATS, SPECTATOR
from quintet.server.store.interface import MatchLog
from quintet.server.thinking import replay as replaying
from quintet.server.thinking.curve import MOST_PLACES, first_places
from quintet.server.thinking.decisions import Asking, Header, decide_at_once
from quintet.server.thinking.pool import WorkerPool
from quintet.server.thinking.process import MOST_REPLAYS, Answer, Question, WorkerProcess
from quintet.server.thinking.replay import PAGE, Replay, Sought, look_back, rounds, steps
from tests.server.thinking.played import log_of, reading

QUICK = {
    "fifteen_go": "sets=2",
    "skipbo_masters": "stock=5",
    "i_go": "target=2",
    "level_8": "turn_limit=60",
    "solo": "",
}
N_PLAYERS = 3
NOTHING_TO_DO = {"legal": [], "proposals": [], "prompt": "", "risky": {}}
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
def test_every_viewer_sees_again_what_they_saw(game: Game) -> None:
    header, whole = played(game)
    for viewer in (*range(N_PLAYERS), SPECTATOR):
        match = Match(game, N_PLAYERS, QUICK[game.id], seed=4)
        seen = told(header, whole, viewer)
        assert len(seen) == len(whole.actions) + 1
        assert seen[0]["seat"] is None
        for n, step in enumerate(seen):
            events = match.play_all(*_action(whole, n)) if n else match.opening
            view = match.showing().view(viewer).to_json() | NOTHING_TO_DO
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
    for n, step in enumerate(told(header, whole, ALL_SEATS)):
        for zone in step["view"]["zones"]:
            own = by_seat[zone.get("seat", 0)][n]["view"]["zones"]
            assert zone in own
            assert zone["zone"] not in hands or len(zone["cards"]) == zone["n"]
        for i, event in enumerate(step["events"]):
            if event["event"] == "Moved":
                seen = {seat[n]["events"][i]["card"] for seat in by_seat}
                assert {event["card"]} == (seen - {HIDDEN} or {HIDDEN})


def test_the_deal_is_not_told_as_a_move() -> None:
    """In Skip-Bo Masters whoever begins draws their hand: nothing was played before."""
    header, match = played(get_game("skipbo_masters"))
    deal = told(header, match, ALL_SEATS)[0]
    keys = [sentence["key"] for sentence in deal["sentences"]]
    assert not [key for key in keys if key.startswith("moved-draw-hand-")]


@GAMES
def test_the_rounds_end_with_the_result(game: Game) -> None:
    header, match = played(game)
    found = rounds(header, match.actions)
    assert found[-1].scores == match.result.scores
    firsts = [each.first for each in found]
    assert firsts == sorted(set(firsts))
    assert firsts[0] == 0
    assert len(found) == int(match.state.round_no)


def _state_told(state: State, policy: Policy, rng: Rng, seconds: float) -> list[float]:
    """Stands for the chances: tells one state from another."""
    return [float(state.n_turns), *map(float, state.scores()), float(state.chance.n_uses), *map(float, _sizes(state))]


def _sizes(state: State) -> list[int]:
    return [len(state.legal_actions(seat)) for seat in range(int(state.n_players))]


@GAMES
def test_places_may_be_sought_in_any_order(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order of the log the match is begun once; between two places the nearer one before helps."""
    monkeypatch.setattr(replaying, "chances", _state_told)
    header, match = played(game)
    last = len(match.actions)
    places = first_places(last, [0])
    truth = {
        place: look_back(header, log_of(header, match.actions), _sought(place))
        for place in {*places, *range(0, last, 3)}
    }
    begun = Counter[str]()
    begin = replaying._begin
    monkeypatch.setattr(replaying, "_begin", lambda header: begun.update([header.game]) or begin(header))
    replay = Replay(header, match.actions)
    for place in [*places, *truth, *reversed(truth)]:
        assert replay.look_back(_sought(place)) == truth[place]
    assert begun == {game.id: 1}
    assert len({str(found) for found in truth.values()}) > len(truth) // 2


def test_a_replay_keeps_no_more_states_than_a_curve_has_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "chances", _state_told)
    header, match = played(get_game("solo"))
    n = len(match.actions)
    assert n > 2 * MOST_PLACES
    replay = Replay(header, match.actions)
    for place in [*range(0, n, 2), *range(1, n, 2), n]:
        assert replay.look_back(_sought(place)) == look_back(header, log_of(header, match.actions), _sought(place))
    assert len(replay._states) == MOST_PLACES


def _sought(place: int) -> Sought:
    return Sought("chances", places=[place])


def _asked(match: str, header: Header | None = None, log: MatchLog | None = None) -> Question:
    return Question(match, header, 0, [], [], False, 1e9, Sought("rounds"), log)


def test_a_worker_is_told_once_of_a_match_that_is_looked_back_at() -> None:
    header, match = played(get_game("solo"))
    log = log_of(header, match.actions)
    found = Answer(found=look_back(header, log, Sought("rounds")))
    process = WorkerProcess()
    for i in range(MOST_REPLAYS):
        assert process.answer(_asked(f"m{i}")).is_lost
        assert process.answer(_asked(f"m{i}", header, log)) == found
    assert process.answer(_asked("m0")) == found
    assert process.answer(_asked("new", header, log)) == found
    assert process.answer(_asked("m1")).is_lost  # nobody asked about it for longest
    assert process.answer(_asked("m0")) == found


def test_the_log_is_read_and_sent_once() -> None:
    """It is read and sent again if more matches are looked back at by turns than a worker keeps."""
    header, match = played(get_game("solo"))
    log = log_of(header, match.actions)
    found = look_back(header, log, Sought("rounds"))
    read: list[str] = []

    async def work() -> None:
        async with WorkerPool(1) as pool:
            for name in [*("m" * 5), *"abcd", "m", *("d" * 3)]:

                async def reads(name: str = name) -> MatchLog:
                    read.append(name)
                    return log

                assert await pool.look_back(name, header, reads, Sought("rounds"), 30.0) == found
            assert pool.counts == {"answered": 13}

    asyncio.run(work())
    assert read == [*"mabcdm"]


def test_workers_and_the_server_itself_find_the_same() -> None:
    header, match = played(get_game("solo"))
    last = len(match.actions)
    asked = [Sought("rounds"), Sought("steps", ALL_SEATS, last), Sought("chances", places=[last])]

    async def ask(n_workers: int) -> None:
        async with WorkerPool(n_workers) as pool:
            for sought in asked:
                found = await pool.look_back("m", header, reading(log_of(header, match.actions)), sought, 30.0)
                assert found == look_back(header, log_of(header, match.actions), sought)
            assert pool.counts == ({"answered": len(asked)} if n_workers else {})

    for n_workers in (0, 1):
        asyncio.run(ask(n_workers))


def test_looking_back_does_not_disturb_the_bots_that_follow_the_match() -> None:
    header, match = played(get_game("solo"))
    asking = [Asking(0, "rules", 1)]

    async def work() -> None:
        async with WorkerPool(1) as pool:
            for n in range(0, 30, 10):
                log = match.actions[:n]
                assert await pool.decide("m", header, log, asking, 30.0) == decide_at_once(header, log, asking)
                await pool.look_back("m", header, reading(log_of(header, match.actions)), Sought("rounds"), 30.0)
            assert set(pool.counts) == {"answered"}

    asyncio.run(work())


def test_a_log_that_cannot_be_played_is_no_end_of_a_worker() -> None:
    header, match = played(get_game("solo"))
    broken = Header("no_such_game", header.options, N_PLAYERS, header.seed)

    async def work() -> None:
        async with WorkerPool(1) as pool:
            with pytest.raises(Exception, match="no_such_game"):
                await pool.look_back("m", broken, reading(log_of(header, match.actions)), Sought("rounds"), 30.0)
            assert pool.counts["failed"] == 1
            assert pool.counts["restarts"] == 0

    asyncio.run(work())
