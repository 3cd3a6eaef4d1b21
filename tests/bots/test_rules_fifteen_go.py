"""The rules player of 15GO!: positions in which the right choice is plain."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from quintet import Match
from quintet.core.options import Options
from quintet.core.rng import Rng
from quintet.core.state import NOTHING
from quintet.games.fifteen_go import GAME
from quintet.games.fifteen_go.rules import FifteenGoState
from quintet.testkit.strategies import SEEDS, tables
from quintet.texts import Texts
from tests.bots.rules_players import choice, choices, play_legally
from tests.games.fifteen_go_tables import ALL_OPTIONS, table


def test_a_card_that_fits_is_not_put_down() -> None:
    assert choice(table(["R9 R8", "B9"], rows=["G4"], turned="R5")) == "row 0"
    assert choice(table(["R9 R8", "B9"], ["", "B6"], turned="R5")) == "give 1"


def test_a_row_before_another_pile() -> None:
    """No player gets back a card that lies in the middle."""
    assert choice(table(["R9 R8", "B9"], ["", "B6"], rows=["G4"], turned="R5")) == "row 0"


def test_the_last_card_goes() -> None:
    assert choice(table(["", "B9 B8"], ["", "B6"], turned="R5")) == "give 1"
    assert choice(table(["", "B9 B8"], ["", "B14"], turned="R15", options=ALL_OPTIONS)) == "give 1"


def test_the_player_with_fewest_cards_gets_the_card() -> None:
    many = " ".join(f"B{number}" for number in range(7, 15))
    assert choice(table(["R9 R8", many, "G9"], ["", "B6", "G6"], turned="R5")) == "give 2"
    assert choice(table(["R9 R8", "G9", many], ["", "G6", "B6"], turned="R5")) == "give 1"


def test_equal_places_are_chosen_at_random() -> None:
    assert choices(table(["R9 R8", "B9"], rows=["G4", "Y4"], turned="R5"), 30) == {"row 0", "row 1"}


def test_a_known_next_card_keeps_its_place() -> None:
    """After FG-10 the own closed pile is known: the 7 to come fits on the 6 of one pile, not of the other."""
    match = table(["R9 R7", "B9", "G9"], ["", "B4", "G6"], turned="R5", seen=[1, 0, 0])
    assert choice(match) == "give 1"


def test_a_known_next_card_is_prepared() -> None:
    """The 6 to come fits on the 5, wherever that goes; only a row takes both of them out of the game."""
    match = table(["R9 R6", "B9"], ["", "B4"], rows=["G4"], turned="R5", seen=[1, 0])
    assert choice(match) == "row 0"


def test_the_own_pile_rather_than_the_end_of_the_turn() -> None:
    assert choice(table(["R9 R8", "B9"], ["R6", "B12"], turned="R5", options="build_own=yes")) == "build"


def test_another_players_pile_rather_than_the_own_one() -> None:
    assert choice(table(["R9 R8", "B9"], ["R6", "B4"], turned="R5", options="build_own=yes")) == "give 1"


def test_the_open_top_card_before_the_first_turned_card() -> None:
    assert choice(table(["R9", "B9"], ["R5 R2", "B12"], rows=["G1"], options="play_open=yes")) == "row 0"
    assert choice(table(["R9", "B9"], ["R5 R2", "B12"], rows=["G4"], options="play_open=yes")) == "turn"


def test_a_row_is_completed_for_its_points() -> None:
    assert choice(table(["R9", "B9"], ["", "B14"], rows=["G14"], turned="R15", options=ALL_OPTIONS)) == "row 0"


def test_the_row_of_one_colour_is_completed_first() -> None:
    mixed = "G1 " + " ".join(f"B{number}" for number in range(2, 15))
    match = table(["Y9", "Y8"], rows=[mixed, "R14"], turned="R15", options=ALL_OPTIONS)
    assert choice(match) == "row 1"


def test_a_15_is_not_given_away_where_it_takes_a_row() -> None:
    assert choice(table(["R9 R8", "B9"], ["", "B14"], turned="R15", options="points=yes")) == "put down"
    assert choice(table(["R9 R8", "B9"], ["", "B14"], turned="R15")) == "give 1"


def test_a_14_is_not_given_away_either() -> None:
    """On the own pile it may draw a 15 from another player."""
    assert choice(table(["R9 R8", "B9"], ["", "B13"], turned="R14", options="points=yes")) == "put down"
    assert choice(table(["R9 R8", "B9"], ["", "B13"], turned="R14")) == "give 1"


def test_a_card_is_borrowed_where_that_pays() -> None:
    """Two borrowed cards let the turn go on; four would be too much help for the others."""
    assert (
        choice(table(["R9 R8", "B9"], ["", "B6 B5"], rows=["G4"], turned="R7", options="borrow=yes"))
        == "borrow 1 row 0"
    )
    lent = "B9 B8 B7 B6 B5"
    assert choice(table(["R9 R8", "B2"], ["", lent], rows=["G4"], turned="R10", options="borrow=yes")) == "put down"


def test_a_row_worth_points_is_worth_any_chain() -> None:
    lent = "B14 B13 B12 B11 B10"
    match = table(["R9 R8", "B2"], ["", lent], rows=["G9"], turned="R15", options="borrow=yes,points=yes")
    assert choice(match) == "borrow 1 row 0"


def test_nothing_is_borrowed_where_the_card_fits_anyway() -> None:
    match = table(["R9 R8", "B9"], ["", "B5"], rows=["G4", "Y5"], turned="R6", options="borrow=yes")
    assert choice(match) == "row 1"


def test_of_two_lenders_the_one_with_more_cards() -> None:
    many = " ".join(f"B{number}" for number in range(7, 15))
    match = table(["R9 R8", "G9", many], ["", "G5", "B5"], rows=["G4"], turned="R6", options="borrow=yes")
    assert choice(match) == "borrow 2 row 0"


def test_an_unknown_card_is_turned() -> None:
    """FG-7: if it does not fit it was there anyway."""
    assert choice(table(["R9 R8", "B9"], ["R3", "B12"], may_stop=True)) == "turn"


def test_a_known_card_that_fits_is_turned() -> None:
    """FG-7: on a row, on another pile, or with `build_own` on the own one."""
    assert choice(table(["R9 R5", "B9"], ["R12", "B2"], rows=["G4"], may_stop=True, seen=[1, 1])) == "turn"
    assert choice(table(["R9 R5", "B9"], ["R12", "B6"], may_stop=True, seen=[1, 1])) == "turn"
    match = table(["R9 R5", "B9"], ["R6", "B12"], may_stop=True, seen=[1, 1], options="build_own=yes")
    assert choice(match) == "turn"
    assert choice(table(["R9 R1", "B9"], ["R12", "B14"], may_stop=True, seen=[1, 1])) == "turn"


def test_a_known_card_is_kept_for_the_place_that_comes() -> None:
    """FG-7: the 5 fits nowhere, but the other player will put down the 6 that everybody knows."""
    assert choice(table(["R9 R5", "B9 B6"], ["R12", "B14"], may_stop=True, seen=[1, 1])) == "stop"


def test_a_card_that_draws_none_stays_on_top() -> None:
    """FG-7: the other player's 4 would go on the 5, not on the 12 that lies there."""
    assert choice(table(["R9 R5", "B9 B4"], ["R12", "B14"], may_stop=True, seen=[1, 1])) == "stop"


def test_a_card_that_draws_another_is_covered() -> None:
    """FG-7: the other player's 11 would go on the 12; on the 5 it does not."""
    assert choice(table(["R9 R5", "B9 B11"], ["R12", "B14"], may_stop=True, seen=[1, 1])) == "turn"


def test_the_card_behind_may_be_the_better_one() -> None:
    """FG-7: the other player will put down the 6; the 7 behind the 3 fits on it."""
    assert choice(table(["R9 R7 R3", "B9 B6"], ["R12", "B14"], may_stop=True, seen=[1, 1])) == "turn"


def test_what_others_turn_is_known_only_once_it_was_seen() -> None:
    """FG-7, FG-10: the same cards, but nobody has seen the other pile."""
    match = table(["R9 R5", "B9 B6"], ["R12", "B14"], may_stop=True, seen=[1, 0])
    assert choices(match, 20) == {"turn"}


def test_the_last_card_is_picked_up() -> None:
    """FG-7, FG-11: nothing is lost if it does not fit."""
    match = table(["", "B9 B6"], ["R5", "B14"], may_stop=True, seen=[1, 1], was_turned_over=True)
    assert choice(match) == "turn"


def test_the_cards_of_the_open_pile_are_known() -> None:
    """FG-7, FG-10: turned over, the 5 at its bottom comes first."""
    assert choice(table(["", "B9 B6"], ["R5 R8 R12", "B14"], may_stop=True, seen=[0, 1])) == "stop"
    assert choice(table(["", "B9 B6"], ["R8 R5 R12", "B14"], rows=["G7"], may_stop=True, seen=[0, 1])) == "turn"


def test_an_open_card_that_can_be_played_next_time_is_not_covered_for_nothing() -> None:
    """FG-7, FG-14: the other player's 9 goes to the row, then with `play_open` the 10 on top fits there."""
    for options, best in (("play_open=yes", "stop"), ("", "turn")):
        match = table(["R3 R2 R6", "B15 B9"], ["R10", "B14"], ["G8"], may_stop=True, seen=[1, 1], options=options)
        assert choice(match) == best


def test_players_who_look_ahead_win_more_often() -> None:
    """FG-7: against one who always turns on, with the same cards from both seats."""
    policy = GAME.policy()
    turn = GAME.actions.parse("turn")
    won = 0.0
    for seed in range(12):
        for clever in (0, 1):
            state = GAME.deal(GAME.presets["two_players"], 2, seed)
            rng = Rng(seed)
            assert isinstance(state, FifteenGoState)
            while not state.is_over:
                seat = int(state.turn)
                blind = state.may_stop and seat != clever
                state.apply(seat, turn if blind else policy.decide(state, seat, rng))
            won += state.ranking().index(1) == clever
    assert won > 12


def test_a_search_does_not_ask_about_an_unknown_card() -> None:
    """FG-7: to turn it is no question, to turn a known one is."""
    policy = GAME.policy()
    unknown = table(["R9 R8", "B9"], ["R3", "B12"], may_stop=True)
    assert GAME.actions.format(policy.only_choice(unknown.state, 0)) == "turn"
    known = table(["R9 R8", "B9"], ["R3", "B12"], may_stop=True, seen=[1, 1])
    assert policy.only_choice(known.state, 0) == NOTHING


def test_progress_is_points_and_then_few_cards() -> None:
    policy = GAME.policy()
    match = table(["R9 R8", "B9"], turned="R6")
    assert policy.progress(match.state, 0) < policy.progress(match.state, 1)
    match = table(["R9 R8", "B9"], turned="R6", options="points=yes", points=[15, 0])
    assert policy.progress(match.state, 0) > policy.progress(match.state, 1)


def reason(match: Match, action: str) -> str:
    policy = GAME.policy()
    key = policy.reason(match.state, int(match.state.turn), GAME.actions.parse(action))
    assert Texts(game_id=GAME.id).say(key)
    return key.removeprefix("hint-")


def test_reasons_to_turn_or_to_put_down() -> None:
    assert reason(table(["R9", "B9"]), "turn") == "starts-turn"
    assert reason(table(["R9", "B9"], ["R2", "B12"], rows=["G1"], options="play_open=yes"), "turn") == "keeps-open-card"
    assert reason(table(["R9", "B9"], turned="R5"), "put down") == "fits-nowhere"
    assert reason(table(["R9", "B9"], rows=["G4"], turned="R5"), "put down") == "helps-others"
    assert reason(table(["R9", "B9"], ["", "B14"], turned="R15", options="points=yes"), "put down") == "keeps-high"


def test_reasons_to_turn_on_or_to_stop() -> None:
    """FG-7."""
    match = table(["R9 R5", "B9"], ["R12", "B14"], may_stop=True)
    assert (reason(match, "turn"), reason(match, "stop")) == ("one-more", "keeps-pile")
    match = table(["R9 R5", "B9"], ["R12", "B6"], may_stop=True, seen=[1, 1])
    assert (reason(match, "turn"), reason(match, "stop")) == ("next-has-place", "keeps-pile")
    match = table(["R9 R5", "B9 B6"], ["R12", "B14"], may_stop=True, seen=[1, 1])
    assert (reason(match, "turn"), reason(match, "stop")) == ("next-sooner", "keeps-next")


def test_reasons_for_the_middle() -> None:
    assert reason(table(["R9 R8", "B9"], rows=["G4"], turned="R5"), "row 0") == "sheds"
    assert reason(table(["R9 R6", "B9"], rows=["G4"], turned="R5", seen=[1, 0]), "row 0") == "next-fits"
    assert reason(table(["", "B9"], rows=["G4"], turned="R5"), "row 0") == "last-card"
    assert reason(table(["R9", "B9"], rows=["G14"], turned="R15", options="points=yes"), "row 0") == "takes-row"
    assert reason(table(["R9", "B9"], rows=["G14"], turned="R15"), "row 0") == "sheds"
    match = table(["R9", "B9"], ["", "B6 B5"], rows=["G4"], turned="R7", options="borrow=yes")
    assert reason(match, "borrow 1 row 0") == "makes-room"


def test_reasons_for_the_piles() -> None:
    assert reason(table(["R9 R8", "B9"], ["", "B6"], turned="R5"), "give 1") == "gives"
    match = table(["R9 R8", "B9 B8", "G9"], ["", "B6", "G6"], turned="R5")
    assert (reason(match, "give 1"), reason(match, "give 2")) == ("gives", "hits-leader")
    assert reason(table(["R9 R6", "B9"], ["", "B4"], turned="R5", seen=[1, 0]), "give 1") == "next-fits"
    assert reason(table(["R9", "B9"], ["R6", ""], turned="R5", options="build_own=yes"), "build") == "turn-goes-on"


def test_a_reason_does_not_tell_what_comes_next() -> None:
    """The 6 that lies next is hidden until the pile was turned over."""
    assert reason(table(["R9 R6", "B9"], rows=["G4"], turned="R5"), "row 0") == "sheds"


@pytest.mark.parametrize("preset", list(GAME.presets))
@pytest.mark.parametrize("n_players", [2, 4, 6])
def test_every_decision_is_legal_in_the_presets(preset: str, n_players: int) -> None:
    play_legally(GAME, GAME.presets[preset], n_players, seed=n_players)


@settings(max_examples=15)
@given(tables(GAME), SEEDS)
def test_every_decision_is_legal_and_honest(options_and_players: tuple[Options, int], seed: int) -> None:
    play_legally(GAME, *options_and_players, seed)
