"""The judge of moves: it knows what the seat knew, compares whole moves over the same deals, says how sure it is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quintet import Game, all_games, get_game
from quintet.bots.assess import Assessment, assess, move_at
from quintet.core.rng import Rng
from tests.bots.test_hints import positions
from tests.games.fifteen_go_tables import table as fifteen_go_table
from tests.games.i_go_positions import table as i_go
from tests.games.level_8_table import table as level_8
from tests.games.solo_table import table as solo

GAMES = [pytest.param(game, id=game.id) for game in all_games()]


def texts(assessment: Assessment) -> list[list[str]]:
    return [assessment.game.actions.format_all(choice) for choice in assessment.choices]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_tell_apart_is_judged_the_same(game: Game) -> None:
    for state, seat in positions(game, 4):
        first = assess(game, state, seat, 16)
        for n in range(4):
            twin = state.copy()
            twin.resample(seat, Rng(n))
            assert assess(game, twin, seat, 16) == first


def test_open_cards_would_be_judged_differently() -> None:
    """The twins above could differ: whoever saw the cards would judge otherwise."""
    game = get_game("solo")
    state, seat = positions(game, 1)[0]
    found = set()
    for n in range(8):
        twin = state.copy()
        twin.resample(seat, Rng(n))
        found.add(str([pile.cards for pile in game.piles(twin)]))
    assert len(found) > 1


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_on_where_it_stopped(game: Game) -> None:
    state, seat = positions(game, 1)[0]
    whole, slices = Assessment(game, state, seat), Assessment(game, state, seat)
    whole.run(48)
    for _ in range(3):
        slices.run(16)
    assert whole.judged() == slices.judged()


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_can_be_played_and_has_a_reason(game: Game) -> None:
    for state, seat in positions(game, 4):
        judged = assess(game, state, seat, 16)
        assert judged[0].behind.mean == 0
        for each in judged:
            assert 0 <= each.chance <= judged[0].chance
            assert each.reason
            trial = state.copy()
            for step in each.choice:
                assert step in trial.legal_actions(seat)
                trial.apply(seat, step)


def test_another_salt_deals_other_cards() -> None:
    game = get_game("solo")
    state, seat = positions(game, 1)[0]
    assert assess(game, state, seat, 40, salt=1) != assess(game, state, seat, 40)
    assert assess(game, state, seat, 40, salt=1) == assess(game, state, seat, 40, salt=1)


def test_the_winning_card_is_best_beyond_doubt() -> None:
    state = solo(["R1", "G1 G2 G3"], options="scoring=round").state
    game = get_game("solo")
    assessment = Assessment(game, state, 0, played=[game.actions.parse("take")])
    assessment.run(64)
    best, other = assessment.judged()
    assert game.actions.format_all(best.choice) == ["lay R1"]
    assert (best.chance, best.reason) == (1.0, "hint-wins-round")
    assert other.behind.doubt > 5


def test_the_last_card_is_best_beyond_doubt_where_a_search_judges() -> None:
    state = fifteen_go_table(["", "B9 B8"], ["", "B6"], turned="R5").state
    game = get_game("fifteen_go")
    best, *others = assess(game, state, 0, 160)
    assert game.actions.format_all(best.choice) == ["give 1"]
    assert all(other.behind.doubt > 3 for other in others)


def test_a_single_choice_is_forced() -> None:
    state = solo(["B1 B2 B3", "G1 G2 G3"]).state
    assert Assessment(get_game("solo"), state, 0).is_forced


def test_to_wait_is_a_choice_out_of_turn() -> None:
    state = solo(["B1 B2 B3", "R5 R7 G3", "R8 Y1"], top="R5").state
    assessment = Assessment(get_game("solo"), state, 1, played=())
    assert texts(assessment) == [["throw in R5"], []] or texts(assessment) == [[], ["throw in R5"]]


def test_what_was_played_is_judged_even_if_nobody_would_think_of_it() -> None:
    state = solo(["R1 R2", "G1 G2 G3"], options="scoring=round").state
    game = get_game("solo")
    assert ["lay R1"] not in texts(Assessment(game, state, 0))
    assessment = Assessment(game, state, 0, played=[game.actions.parse("lay R1")])
    assessment.run(256)
    assert assessment.played is not None
    assert assessment.gain(assessment.best(), assessment.played).doubt > 3  # two cards for a call that was not said


def test_a_lay_down_is_one_choice() -> None:
    match = level_8(["R1 R2 R3 R4 B9 G9 Y9 P15 P14 P13", "R5"], phase="play")
    lays = [choice for choice in texts(Assessment(match.game, match.state, 0)) if choice[0] == "lay level"]
    assert lays
    assert all(len(choice) > 5 for choice in lays)


def test_a_call_is_judged_with_its_row() -> None:
    match = i_go(["R1 R2 R3 R4 R5 R6 O7 O8 O9 O10 O11 G1", "B1 B2"], phase="call")
    assert ["I Go!", "row red orange"] in texts(Assessment(match.game, match.state, 0))


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 1 << 30))
def test_a_log_falls_apart_into_whole_moves(game: Game, seed: int) -> None:
    """A move ends where its steps do: no move begins in the middle of another, and none goes on for ever."""
    state = game.new_state(game.options(), 3, seed)
    log: list[tuple[int, int]] = []
    policy, rng, played = game.policy(), Rng(seed), state.copy()
    while not played.is_over and len(log) < 120:
        seat = next(seat for seat in (int(played.turn), 0, 1, 2) if int(played.actors()) >> seat & 1)
        log.append((seat, policy.decide(played, seat, rng)))
        played.apply(*log[-1])
    i = 0
    while i < len(log) - 20:
        move = move_at(game, state, log, i)
        assert move == tuple(action for _, action in log[i : i + len(move)])
        assert len({seat for seat, _ in log[i : i + len(move)]}) == 1
        for step in move:
            state.apply(log[i][0], step)
        i += len(move)
        if state.round_no == 1 and i < len(log):
            following = game.actions.verb(log[i][1])
            assert not following.is_step or following.name in {"lay level", "borrow", "stand in"}
