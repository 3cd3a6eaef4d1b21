"""The rules player of 15GO!: positions in which the right choice is plain."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from quintet import Match
from quintet.bots import rules_policy
from quintet.core.options import Options
from quintet.games.fifteen_go import GAME
from quintet.testkit.strategies import SEEDS, tables
from quintet.texts import Texts
from tests.bots.rules_players import choice, choices, play_legally
from tests.games.fifteen_go_tables import ALL_OPTIONS, table


def test_a_card_that_fits_is_not_put_down() -> None:
    assert choice(table(["R9 R8", "B9"], rows=["G4"], turned="R5")) == "row 0"
    assert choice(table(["R9 R8", "B9"], ["", "B6"], turned="R5")) == "give 1"


def test_a_row_before_another_pile() -> None:
    """What lies in the middle comes back to nobody."""
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


def test_a_card_less_rather_than_the_own_pile() -> None:
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


def test_progress_is_points_and_then_few_cards() -> None:
    policy = rules_policy(GAME)
    match = table(["R9 R8", "B9"], turned="R6")
    assert policy.progress(match.state, 0) < policy.progress(match.state, 1)
    match = table(["R9 R8", "B9"], turned="R6", options="points=yes", points=[15, 0])
    assert policy.progress(match.state, 0) > policy.progress(match.state, 1)


def reason(match: Match, action: str) -> str:
    policy = rules_policy(GAME)
    key = policy.reason(match.state, int(match.state.turn), GAME.actions.parse(action))
    assert Texts(game_id=GAME.id).say(key)
    return key.removeprefix("hint-")


def test_reasons_to_turn_or_to_put_down() -> None:
    assert reason(table(["R9", "B9"]), "turn") == "starts-turn"
    assert reason(table(["R9", "B9"], ["R2", "B12"], rows=["G1"], options="play_open=yes"), "turn") == "keeps-open-card"
    assert reason(table(["R9", "B9"], turned="R5"), "put down") == "fits-nowhere"
    assert reason(table(["R9", "B9"], rows=["G4"], turned="R5"), "put down") == "helps-others"
    assert reason(table(["R9", "B9"], ["", "B14"], turned="R15", options="points=yes"), "put down") == "keeps-high"


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


@pytest.mark.parametrize("preset", ["basic", "advanced", "two_players", "three_players"])
@pytest.mark.parametrize("n_players", [2, 4, 6])
def test_every_decision_is_legal_in_the_presets(preset: str, n_players: int) -> None:
    play_legally(GAME, GAME.presets[preset], n_players, seed=n_players)


@settings(max_examples=15)
@given(tables(GAME), SEEDS)
def test_every_decision_is_legal_and_honest(options_and_players: tuple[Options, int], seed: int) -> None:
    play_legally(GAME, *options_and_players, seed)
