"""The rules player of I Go!: choices that are obvious, and fair ones."""

from __future__ import annotations

import pytest

from quintet.core.rng import Rng
from quintet.games.i_go import GAME
from quintet.games.i_go.rules import CALLING, IGoState
from tests.bots.positions import check_fair, decision
from tests.games.i_go_positions import table

ROW = "R1 R2 R3 R4 R5 R6 O7 O8 O9 O10"  # a row without an 11


@pytest.mark.parametrize("n_players", [2, 3, 4])
@pytest.mark.parametrize("options", ["standard", "short", "lay_back=no", "call_from=second"])
def test_decisions_are_legal_and_fair(options: str, n_players: int) -> None:
    for seed in range(3):
        check_fair(GAME, GAME.parse_options(options), n_players, seed)


def test_take_the_card_that_completes_the_row() -> None:
    match = table([f"{ROW} G9 G10", "B1 B2"], discard="O11")
    assert decision(match) == "take discard"


def test_take_a_display_card_that_counts_nothing() -> None:
    """The next colour is the same, so nothing is lost."""
    match = table([f"{ROW} G9 G10", "B1 B2"], display="K5 K6 K7", discard="Y11")
    assert decision(match) == "take display"


def test_take_from_the_stock_if_the_open_cards_are_bad() -> None:
    match = table([f"{ROW} G1 G2", "B1 B2"], display="K1 K2 T11", discard="Y11")
    assert decision(match) == "take stock"


def test_never_void_a_round_with_the_last_display_card() -> None:
    match = table([f"{ROW} G9 G10", "B1 B2"], display="O11", discard="Y11")
    assert decision(match) == "take stock"


def test_discard_the_highest_card_outside_the_groups() -> None:
    match = table([f"{ROW} G3 G10 K9", "B1 B2"], phase="lay")
    assert decision(match) == "discard G10"


def test_a_card_from_the_discard_pile_may_go_back() -> None:
    """IG-4: whoever has taken a card that does not help lays it back."""
    match = table([f"{ROW} G1 G2 Y11", "B1 B2"], phase="lay", taken="Y11")
    assert decision(match) == "discard Y11"


@pytest.mark.parametrize(("options", "best"), [("", "take discard"), ("lay_back=no", "take display")])
def test_a_card_that_must_be_kept_is_not_taken_for_nothing(options: str, best: str) -> None:
    """IG-4a: nothing helps here; the dear Y11 could be laid back, but if not, the T11 of the display still can."""
    match = table(
        [f"{ROW} G9 G10", "B1 B2"], display="K1 T11", discard="Y11", stock="V3", round_turns=13, options=options
    )
    assert decision(match) == best


def test_the_last_stock_card_is_left_to_others_unless_the_hand_is_good() -> None:
    """IG-4, IG-15: it forces a call; to lay back the discard changes nothing."""
    bad = "R11 O11 Y11 G11 T11 B11 V11 P11 W11 R10 O10 Y10"
    match = table([bad, "B1 B2"], display="K1 K2", discard="K11", stock="G9", round_turns=13)
    assert decision(match) == "take discard"
    match = table([bad, "B1 B2"], display="G1", discard="K11", stock="G9", round_turns=13)
    assert decision(match) == "take discard"
    good = f"{ROW} O11 G1"
    match = table([good, "B1 B2"], display="K1 T11", discard="Y11", stock="G9", round_turns=13)
    assert decision(match) == "take stock"


def test_in_the_first_turns_nobody_is_believed_to_have_passed_up_a_call() -> None:
    """IG-5a, `second`: who could not call may hold a hand that would have."""
    policy = GAME.policy()
    n_good = {}
    for options in ("", "call_from=second"):
        state = GAME.deal(GAME.parse_options(f"{options},starter=seat_0".strip(",")), 2, 5)
        assert isinstance(state, IGoState)
        rng = Rng(1)
        while state.turn == 0:
            state.apply(0, GAME.actions.parse("pass") if state.phase == CALLING else policy.decide(state, 0, rng))
        good = 0
        for seed in range(60):
            copy = state.copy()
            assert isinstance(copy, IGoState)
            copy.resample(1, Rng(seed))
            policy.believe(copy, 1, Rng(seed))
            copy.round_turns = 1
            good += policy.margin(copy, 0) >= 0
        n_good[options] = good
    assert n_good[""] < 5
    assert n_good["call_from=second"] > 20


def test_keep_the_display_colour() -> None:
    match = table([f"{ROW} G2 K10 K9", "B1 B2"], phase="lay")
    assert decision(match) == "discard G2"


@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_a_perfect_call_is_never_missed(n_players: int) -> None:
    hands = [f"{ROW} O11 K10", "B1 B2", "V1 V2", "P1 P2"][:n_players]
    match = table(hands, phase="call", round_turns=1)
    assert decision(match) == "I Go!"
    match.play(0, "I Go!")
    match.play(0, decision(match))
    assert match.result.winners == [0]


def test_no_call_with_a_bad_hand() -> None:
    match = table(["R11 O11 Y11 G11 T11 B11 V11 P11 W11 R10 O10 Y10", "B1 B2", "V1 V2"], phase="call", round_turns=10)
    assert decision(match) == "pass"


def test_call_with_hardly_any_minus_points() -> None:
    match = table([f"{ROW} O11 G1", "B1 B2", "V1 V2"], phase="call", round_turns=16)
    assert decision(match) == "I Go!"


def test_the_row_that_leaves_least() -> None:
    match = table(["R1 R2 R3 O9 O10 O11 G8 G7", "B1 B2"], phase="row")
    assert decision(match) in ("row orange green", "row green orange")


def test_progress_is_minus_the_minus_points() -> None:
    match = table([f"{ROW} G9 G10", "B1 B2"])
    policy = GAME.policy()
    assert policy.progress(match.state, 0) == -19
    assert policy.progress(match.state, 1) == 0


def test_a_search_is_asked_only_what_is_in_doubt() -> None:
    """The row and a clear call are no questions; several discards are."""
    match = table([f"{ROW} O11 K10", "B1 B2"], phase="call", round_turns=1)
    assert decision(match, bot="ismcts-10") == "I Go!"
    match = table(["R11 O11 Y11 G11 T11 B11 V11 P11 W11 R10 O10 Y10", "B1 B2", "V1 V2"], phase="call", round_turns=10)
    assert decision(match, bot="ismcts-10") == "pass"
