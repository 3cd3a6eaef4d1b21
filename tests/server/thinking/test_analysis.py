"""The analysis of a match: in slices, the same however it is sliced, and what it says about people."""

from __future__ import annotations

import pytest

from quintet import Game, all_games, get_game
from quintet.core.match import Match
from quintet.server.store.interface import Outcome
from quintet.server.thinking import analysis
from quintet.server.thinking.analysis import Analyst, DecisionJudged, players
from quintet.server.thinking.decisions import Header
from quintet.server.thinking.replay import Found, Replay, Sought, look_back
from tests.games.solo_table import table as solo
from tests.server.thinking.played import Played, log_of, play

GAMES = [pytest.param(game, id=game.id) for game in all_games()]


def whole(played: Played, seats: list[int], times: list[int] | None = None) -> list[DecisionJudged]:
    """All decisions, asked for slice by slice."""
    replay, found = Replay(played.header, played.log, times or []), Found()
    decisions: list[DecisionJudged] = []
    while not found.is_done:
        found = replay.look_back(Sought("analysis", seats=seats, n_judged=found.n_judged))
        decisions += found.decisions
    assert found.reached < len(played.log)
    return decisions


@pytest.mark.parametrize("game", GAMES)
def test_slices_make_no_difference(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(game, 5, 14)
    found = whole(played, [0])
    monkeypatch.setattr(analysis, "_SLICE", 0.0)
    assert whole(played, [0]) == found
    assert {each.seat for each in found} <= {0}
    assert all(each.best_chance >= each.chance for each in found)


def test_another_process_goes_on_where_the_first_has_stopped() -> None:
    played = play(get_game("solo"), 5, 14)
    found, decisions = Found(), []
    while not found.is_done:  # whoever answers has never heard of the match
        found = look_back(
            played.header, log_of(played.header, played.log), Sought("analysis", seats=[1], n_judged=found.n_judged)
        )
        decisions += found.decisions
    assert decisions == whole(played, [1])


def from_position(match: Match, *actions: tuple[int, str]) -> Played:
    log = [(seat, match.game.actions.parse(action)) for seat, action in actions]
    position = match.position()
    return Played(Header("solo", match.options.to_json(), match.n_players, str(position["seed"]), position), log)


def test_whoever_had_no_time_to_throw_in_has_decided_nothing() -> None:
    match = solo(["B1 B2 B3 R9 B4", "R5", "G1 G2 G3 Y9"], options="scoring=round")
    played = from_position(match, (0, "lay R9"))
    assert whole(played, [1], [analysis.TIME_TO_REACT - 1]) == []
    (missed,) = whole(played, [1], [analysis.TIME_TO_REACT])
    assert (missed.played, missed.better) == ([], ["throw in R5"])


def test_an_analyst_tells_how_far_it_is() -> None:
    played = play(get_game("solo"), 5, 14)
    analyst = Analyst(played.game, played.state(0), played.log, [0, 1, 2], [])
    assert (analyst.n_known, analyst.is_done) == (0, False)
    analyst.skip(3)
    assert analyst.n_known == 3
    while not analyst.is_done:
        analyst.go_on(must_finish_one=False)
    assert analyst.n_known >= len(played.log) - 3


def decision(seat: int, chance: int, best: int, mark: str = "", *, waits: bool | None = None) -> DecisionJudged:
    """A decision; whether it was to wait is said of those out of turn."""
    better = ["lay R1"] if best > chance else ["take"]
    played = [] if waits else ["take"]
    return DecisionJudged(4, seat, played, better, chance, best, 9, "", mark, is_out_of_turn=waits is not None)


def test_luck_and_skill_add_up_to_the_result() -> None:
    decisions = [
        decision(0, 300, 500, "mistake"),
        decision(0, 300, 310),
        decision(0, 600, 600, "find"),
        decision(1, 500, 540, "slip", waits=True),
        decision(1, 500, 500, waits=False),
    ]
    first, second = players(decisions, [0, 1], Outcome([0, 0], [2, 1], 0))
    assert (first.n_decisions, first.n_mistakes, first.n_slips, first.n_finds) == (3, 1, 0, 1)
    assert (first.lost, first.dearest and first.dearest.lost) == (210, 200)
    assert 500 + first.luck - first.lost == 0
    assert 500 + second.luck - second.lost == 1000
    assert (second.n_in_time, second.n_chances) == (1, 2)
