"""The one door for moves: whatever a bot decides is checked like a person's move, before anything is kept of it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from quintet import get_game
from quintet.core.match import Match
from quintet.core.state import NOTHING
from quintet.server import protocol
from quintet.server.http.routes import NewTable, new_document
from quintet.server.store.records import record_of
from quintet.server.tables import attendance
from quintet.server.thinking.decisions import Asking, Decision, Header
from quintet.server.thinking.worker import Log
from tests.server.store.keeping import whole_match
from tests.server.tables.evening import Evening, Noting, evening

ILLEGAL = "a bot wants what the rules do not allow"

Lie = Callable[[Match, int], int]


def outside(match: Match, seat: int) -> int:
    """A number that is no action."""
    return 10**6


def not_now(match: Match, seat: int) -> int:
    """An action that the seat may not take now."""
    legal = set(match.state.legal_actions(seat))
    return next(action for action in range(len(match.game.actions)) if action not in legal)


class Lying(Noting):
    """Workers that decide for every seat what they should not, and for seats that nobody has asked about."""

    def __init__(self, lie: Lie, live: Callable[[], Match]) -> None:
        super().__init__()
        self._lie = lie
        self._live = live

    def decided(self, askings: Sequence[Asking]) -> list[Decision]:
        asked = [asking.seat for asking in askings]
        return [Decision(seat, self._lie(self._live(), seat)) for seat in asked] + [Decision(7, 0)]


async def deal_to_bots(it: Evening, lie: Lie, game: str, **options: Any) -> Match:
    """Ann watches three bots whose workers lie."""

    def live() -> Match:
        assert it.table.live is not None
        return it.table.live.match

    it.services.workers = Lying(lie, live)
    wish = NewTable(game=game, n_seats=3, bots=["easy", "normal", "hard"], options=options, tempo=0.0)
    it.table = await it.open_tables.create(new_document(wish, "ann", it.services.now()))
    await it.do(it.ann, protocol.Watch)
    await it.do(it.ann, protocol.Start)
    return live()


@pytest.mark.parametrize("lie", [outside, not_now])
@pytest.mark.parametrize(("game", "options"), [("solo", {"scoring": "round"}), ("i_go", {})])
def test_an_illegal_decision_is_replaced_by_the_rules_players(
    tmp_path: Path, lie: Lie, game: str, options: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    """The match goes on, and its log holds nothing that the rules do not allow."""

    n_actions = 0

    async def test(it: Evening) -> None:
        nonlocal n_actions
        match = await deal_to_bots(it, lie, game, **options)
        await it.until(lambda: len(match.actions) >= 40 or match.is_over)
        async with it.table.lock:  # no move is under way
            n_actions = len(match.actions)
            found = await whole_match(it.store, it.table.document.match)
            assert found is not None
            row, moves, _ = found
            assert len(moves) == n_actions
            assert record_of(row, moves).replay(get_game(game)).position() == match.position()

    evening(tmp_path, test)
    told = [record for record in caplog.records if record.getMessage() == ILLEGAL]
    assert len(told) >= 0.75 * n_actions > 0  # a lucky match is over before 40
    assert all(record.levelno == logging.ERROR and record.name == "quintet.server.tables.attendance" for record in told)
    assert not any("cannot" in str(vars(record)) for record in told)


def test_if_the_rules_player_is_wrong_too_nothing_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def wrong(header: Header, actions: Log, askings: Sequence[Asking]) -> list[Decision]:
        return [Decision(asking.seat, 10**6) for asking in askings]

    monkeypatch.setattr(attendance, "decide_at_once", wrong)

    async def test(it: Evening) -> None:
        match = await deal_to_bots(it, outside, "solo")
        await it.until(lambda: sum(record.getMessage() == ILLEGAL for record in caplog.records) == 6)
        await it.rest()
        found = await whole_match(it.store, it.table.document.match)
        assert found is not None
        assert found[1] == []
        assert match.actions == []

    evening(tmp_path, test)


def test_a_reaction_that_is_illegal_does_not_stop_the_others(tmp_path: Path) -> None:
    """Only bots that are not on turn lie; the bot on turn gets its move."""

    def lie(match: Match, seat: int) -> int:
        return match.state.legal_actions(seat)[0] if seat == match.turn else 10**6

    async def test(it: Evening) -> None:
        match = await deal_to_bots(it, lie, "solo", scoring="round", throw_in=False)
        await it.until(lambda: len(match.actions) >= 20 or match.is_over)

    evening(tmp_path, test)


def test_waiting_is_no_move(tmp_path: Path) -> None:
    async def test(it: Evening) -> None:
        match = await deal_to_bots(it, lambda match, seat: NOTHING, "solo")
        await it.rest()
        assert match.actions == []

    evening(tmp_path, test)
