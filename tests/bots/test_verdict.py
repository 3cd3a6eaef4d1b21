"""Verdicts: a blunder is marked, a forced move is none of anybody's, and who waits has decided too."""

from __future__ import annotations

import pytest

from quintet import Game, Match, all_games
from quintet.bots.assess import Assessment
from quintet.bots.verdict import FIND, MARKS, MISTAKE, Verdict, judge, moments
from quintet.core.policy import SEARCHED
from quintet.core.rng import Rng
from tests.games.solo_table import table as solo

GAMES = [pytest.param(game, id=game.id) for game in all_games()]


def judged(match: Match, *actions: tuple[int, str], seats: tuple[int, ...] = (0, 1)) -> list[Verdict]:
    """The verdicts on what these seats did."""
    log = [(seat, match.game.actions.parse(action)) for seat, action in actions]
    found = moments(match.game, match.state.copy(), log, seats)
    return [verdict for moment in found if (verdict := judge(match.game, moment))]


def test_a_blunder_is_a_mistake_and_the_better_move_is_told() -> None:
    match = solo(["R1", "G1 G2 G3"], options="scoring=round")
    (verdict,) = judged(match, (0, "take"), seats=(0,))
    assert (verdict.mark, match.game.actions.format_all(verdict.better)) == (MISTAKE, ["lay R1"])
    assert verdict.reason == "hint-wins-round"
    assert verdict.best_chance > 0.95 > verdict.chance
    assert verdict.lost == verdict.gain.mean > 0.2


def test_what_also_speaks_for_the_move_played_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Assessment, "reason", lambda self, i: "hint-sheds")
    (verdict,) = judged(solo(["R1", "G1 G2 G3"], options="scoring=round"), (0, "take"), seats=(0,))
    assert verdict.better != verdict.played
    assert verdict.reason == SEARCHED


def test_the_best_move_is_no_mistake() -> None:
    match = solo(["R1", "G1 G2 G3"], options="scoring=round")
    assert [verdict.mark for verdict in judged(match, (0, "lay R1"), seats=(0,)) if verdict.mark != FIND] in ([], [""])


def test_a_forced_move_is_not_judged() -> None:
    match = solo(["B1 B2 B3", "G1 G2 G3"])
    assert judged(match, (0, "take"), seats=(0,)) == []


def test_whoever_could_have_thrown_in_has_decided_to_wait() -> None:
    match = solo(["B1 B2 B3 R9 B4", "R5", "G1 G2 G3 Y9"], options="scoring=round")
    found = judged(match, (0, "lay R9"), seats=(1,))
    (verdict,) = found
    assert (verdict.seat, verdict.played, verdict.is_out_of_turn) == (1, (), True)
    assert match.game.actions.format_all(verdict.better) == ["throw in R5"]
    assert verdict.mark == MISTAKE


def test_whoever_throws_in_has_not_waited() -> None:
    match = solo(["B1 B2 B3 R9 B4", "R5", "G1 G2 G3 Y9"], options="scoring=round")
    (verdict,) = judged(match, (1, "throw in R5"), seats=(1,))
    assert verdict.played == verdict.better


@pytest.mark.parametrize("game", GAMES)
def test_twins_get_the_same_verdict(game: Game) -> None:
    """A verdict depends on nothing that the seat could not know."""
    state, rng, policy = game.new_state(game.options(), 2, seed=4), Rng(4), game.policy()
    n_judged = 0
    for _ in range(40):
        seat = int(state.turn) if state.legal_actions(int(state.turn)) else 1 - int(state.turn)
        legal = state.legal_actions(seat)
        action = legal[rng.below(len(legal))]
        if len(legal) > 1 and n_judged < 3:
            twin = state.copy()
            twin.resample(seat, Rng(99))
            verdicts = [
                [judge(game, moment) for moment in moments(game, each.copy(), [(seat, action)], (seat,))]
                for each in (state, twin)
            ]
            assert verdicts[0] == verdicts[1]
            n_judged += verdicts[0][0] is not None
            assert all(verdict is None or verdict.mark in ("", *MARKS) for verdict in verdicts[0])
        state.apply(seat, policy.decide(state, seat, rng))
        if state.is_over:
            break
    assert n_judged
