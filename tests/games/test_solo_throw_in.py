"""SOLO: throwing in the twin of the top card, turn or no turn."""

from __future__ import annotations

import pytest

from quintet.games.solo import GAME
from tests.games.solo_table import fact, hand, refused, sizes, table, top

COLOURS = ("red", "green", "blue", "yellow")


# ---------------------------------------------------------------- who may, and who is next
def test_a_twin_is_thrown_in_out_of_turn() -> None:
    """SO-8: whoever holds exactly the top card may lay it at once; play goes on after them."""
    match = table(["R1 R2 R3", "G1 G2 G3", "R5 G4 G6", "B1 B2 B3"])
    match.play(2, "throw in R5")
    assert match.turn == 3
    assert (hand(match, 2), top(match)) == (["G4", "G6"], "R5")


def test_play_goes_on_in_the_direction_of_play() -> None:
    """SO-8: counter-clockwise, after seat 2 comes seat 1."""
    match = table(["R1 R2 R3", "G1 G2 G3", "R5 G4 G6", "B1 B2 B3"], direction="counter-clockwise")
    match.play(2, "throw in R5")
    assert match.turn == 1


def test_the_player_on_turn_may_throw_in_too() -> None:
    """SO-8: it is as good as laying it."""
    match = table(["R5 R2 R3", "G1 G2 G3", "B1 B2 B3"])
    assert {"lay R5", "throw in R5"} <= set(match.legal(0))
    match.play(0, "throw in R5")
    assert (match.turn, hand(match, 0)) == (1, ["R2", "R3"])


@pytest.mark.parametrize("card", ["G5", "R6"])
def test_only_the_twin_is_thrown_in(card: str) -> None:
    """SO-8: another card of the same number or colour is no twin."""
    match = table(["R1 R2 R3", f"{card} B6 B3"])
    assert refused(match, 1, f"throw in {card}") == "only-the-twin-of-the-top-card-may-be-thrown-in"
    assert match.legal(1) == []


def test_a_twin_that_another_holds_is_not_thrown_in() -> None:
    """SO-8: the refusal tells a player only of their own hand."""
    match = table(["R1 R2 R3", "R5 B6 B3", "G1 G2"])
    assert refused(match, 2, "throw in R5") == "you-do-not-hold-that-card"


@pytest.mark.parametrize("kind", ["CC", "+4"])
def test_the_twin_of_a_black_card_is_the_same_kind(kind: str) -> None:
    """SO-8, SO-9: it chooses a colour anew."""
    match = table([f"{kind} R1 R2", "G1 G2", f"{kind} Y1 Y2"])
    match.play(0, f"lay {kind} red")
    assert match.legal(2) == [f"throw in {kind} {colour}" for colour in COLOURS]
    match.play(2, f"throw in {kind} yellow")
    assert (match.turn, fact(match, "colour")) == (0, "yellow")


def test_black_cards_of_other_kinds_are_no_twins() -> None:
    """SO-8: for black the same kind."""
    match = table(["CC R1 R2", "G1 G2", "+4 AR Y2"])
    match.play(0, "lay CC red")
    assert match.legal(2) == []
    assert refused(match, 2, "throw in AR") == "only-the-twin-of-the-top-card-may-be-thrown-in"


def test_a_swap_has_no_twin() -> None:
    """SO-9: there is one of each colour, so there is nothing to throw in."""
    assert not any(text.startswith("throw in") and text[10] == "S" for text in GAME.actions.texts)
    match = table(["RS R1 R2", "GS G1 G2"])
    match.play(0, "lay RS")
    assert all(not action.startswith("throw in") for action in match.legal(1))


@pytest.mark.parametrize("n_players", [2, 10])
def test_anybody_may_throw_in_at_any_table(n_players: int) -> None:
    """SO-8: two players and ten."""
    others = ["G1", "G2", "G3", "G4", "G6", "G7", "G8", "G9"][: n_players - 2]
    match = table(["R1 R2 R3", *others, "R5 B1 B2"])
    match.play(n_players - 1, "throw in R5")
    assert match.turn == 0


# ---------------------------------------------------------------- what a thrown-in card does
def test_a_thrown_in_take_2_adds_to_what_is_due() -> None:
    """SO-9: whoever owed it is free, the player after the thrower owes all."""
    match = table(["R+2 R1 R2", "G1 G2", "R+2 B1 B2", "Y1 Y2"])
    match.play(0, "lay R+2")
    match.play(2, "throw in R+2")
    assert (match.turn, fact(match, "due")) == (3, 4)
    match.play(3, "take")
    assert sizes(match) == [2, 2, 2, 6]


def test_a_thrown_in_take_4_adds_to_what_is_due() -> None:
    """SO-9: two, then four, then a thrown-in four."""
    match = table(["R+2 R1 R2", "+4 G1 G2", "B1 B2", "+4 Y1 Y2"])
    match.play(0, "lay R+2")
    match.play(1, "lay +4 blue")
    match.play(3, "throw in +4 green")
    assert (match.turn, fact(match, "due"), fact(match, "colour")) == (0, 10, "green")


def test_whoever_owes_a_penalty_may_throw_in_the_twin() -> None:
    """SO-9: as if they passed it on."""
    match = table(["R+2 R1 R2", "R+2 G1 G2", "B1 B2"])
    match.play(0, "lay R+2")
    match.play(1, "throw in R+2")
    assert (match.turn, fact(match, "due")) == (2, 4)


def test_a_penalty_can_come_back_to_a_player_who_was_free() -> None:
    """SO-9: seat 0 throws in the twin of its own take 2: seat 1 owes four now."""
    match = table(["R+2 R+2 R1 R2", "G1 G2", "B1 B2"])
    match.play(0, "lay R+2")
    match.play(0, "throw in R+2")
    assert (match.turn, fact(match, "due")) == (1, 4)


@pytest.mark.parametrize(("kind", "choice", "due"), [("R+2", "", 2), ("+4", " blue", 4)])
def test_after_a_penalty_is_taken_a_twin_starts_anew(kind: str, choice: str, due: int) -> None:
    """SO-9, SO-10: once taken, a later twin starts at 2 or 4; taking does not close the window."""
    match = table([f"{kind} R1 R2", "G1 G2", "B1 B2", f"{kind} Y1 Y2"])
    match.play(0, f"lay {kind}{choice}")
    match.play(1, "take")
    match.play(3, f"throw in {kind}{choice}")
    assert (match.turn, fact(match, "due")) == (0, due)


def test_with_play_after_penalty_a_twin_ends_the_turn_that_follows() -> None:
    """SO-9, SO-16: the penalty has been taken, the normal turn is lost to the thrower."""
    match = table(["R+2 R1 R2", "G1 G2", "B1 B2", "R+2 Y1 Y2"], options="play_after_penalty=yes")
    match.play(0, "lay R+2")
    match.play(1, "take")
    assert match.turn == 1
    match.play(3, "throw in R+2")
    assert (match.turn, fact(match, "due"), sizes(match)[1]) == (0, 2, 4)


def test_a_thrown_in_take_2_goes_on_in_a_mixed_stack() -> None:
    """SO-9, SO-15: 4 + 2 + 2, and the colour is that of the take 2."""
    match = table(["+4 R1 R2", "B+2 G1 G2", "Y1 Y2", "B+2 Y3 Y4"], options="mixed_stack=yes")
    match.play(0, "lay +4 blue")
    match.play(1, "lay B+2")
    match.play(3, "throw in B+2")
    assert (match.turn, fact(match, "due"), fact(match, "colour")) == (0, 8, "blue")


def test_a_thrown_in_miss_a_turn_skips_the_player_after_the_thrower_only() -> None:
    """SO-9: the earlier skip, of seat 1, lapses."""
    match = table(["RM R1 R2", "G1 G2", "RM B1 B2", "Y1 Y2", "Y3 Y4"])
    match.play(0, "lay RM")
    assert match.turn == 2
    match.play(2, "throw in RM")
    assert match.turn == 4


def test_the_skipped_player_may_throw_in() -> None:
    """SO-9: then the player after the thrower is skipped."""
    match = table(["RM R1 R2", "RM G1 G2", "B1 B2", "Y1 Y2"])
    match.play(0, "lay RM")
    match.play(1, "throw in RM")
    assert match.turn == 3


def test_a_thrown_in_miss_a_turn_between_two() -> None:
    """SO-9: the thrower plays on."""
    match = table(["RM R1 R2", "RM G1 G2"])
    match.play(0, "lay RM")
    assert match.turn == 0
    match.play(1, "throw in RM")
    assert match.turn == 1


def test_a_thrown_in_change_of_direction_turns_again() -> None:
    """SO-9: clockwise again, from the thrower."""
    match = table(["RC R1 R2", "G1 G2", "RC B1 B2", "Y1 Y2"])
    match.play(0, "lay RC")
    assert (match.turn, fact(match, "direction")) == (3, "counter-clockwise")
    match.play(2, "throw in RC")
    assert (match.turn, fact(match, "direction")) == (3, "clockwise")


def test_a_thrown_in_all_round_happens_again() -> None:
    """SO-9, SO-10, SO-19: by whoever holds it after the hands went round; the colour stays."""
    match = table(["AR AR R1 R2", "G1 G2", "B1 B2"])
    match.play(0, "lay AR")
    assert hand(match, 1) == ["R1", "R2", "AR"]
    assert refused(match, 0, "throw in AR") == "you-do-not-hold-that-card"
    match.play(1, "throw in AR")
    assert [hand(match, seat) for seat in range(3)] == [["G1", "G2"], ["B1", "B2"], ["R1", "R2"]]
    assert (match.turn, fact(match, "colour")) == (2, "red")


# ---------------------------------------------------------------- while the window is open
def test_taking_a_card_does_not_close_the_window() -> None:
    """SO-10: after a draw it is the next player's turn, unless somebody throws in first."""
    match = table(["G1 G2 G3", "B1 B2", "R5 Y1 Y2", "Y3 Y4"], draws="B9")
    match.play(0, "take")
    match.play(0, "pass")
    assert match.turn == 1
    match.play(2, "throw in R5")
    assert match.turn == 3


def test_whoever_ponders_keeps_their_card_and_their_turn_is_over() -> None:
    """SO-10: somebody threw in meanwhile."""
    match = table(["G1 G2 G3", "B1 B2", "R5 Y1 Y2", "Y3 Y4"], draws="R9")
    match.play(0, "take")
    match.play(2, "throw in R5")
    assert (match.turn, fact(match, "pondering")) == (3, False)
    assert hand(match, 0) == ["R9", "G1", "G2", "G3"]
    assert refused(match, 0, "lay R9") == "it-is-not-your-turn"
    assert refused(match, 0, "pass") == "it-is-not-your-turn"


def test_whoever_ponders_may_throw_in_too() -> None:
    """SO-6, SO-10: a twin from their hand is no lay, so it need not be the card taken."""
    match = table(["R5 G1 G2", "B1 B2"], draws="R9")
    match.play(0, "take")
    assert match.legal(0) == ["lay R9", "pass", "throw in R5"]
    match.play(0, "throw in R5")
    assert (match.turn, hand(match, 0)) == (1, ["R9", "G1", "G2"])


def test_a_twin_just_taken_may_be_laid_or_thrown_in() -> None:
    """SO-6, SO-8: both come to the same."""
    match = table(["G1 G2", "B1 B2"], draws="R5")
    match.play(0, "take")
    assert match.legal(0) == ["lay R5", "pass", "throw in R5"]


def test_a_throw_in_by_the_seat_before_gives_the_player_on_turn_a_fresh_turn() -> None:
    """SO-8, SO-10: the thrower sits before the player on turn, who is then on again with a fresh turn."""
    match = table(["G1 G2 G3", "B1 B2", "R5 Y1 Y2"], draws="Y9 Y8")
    match.play(0, "take")
    match.play(2, "throw in R5")
    assert match.turn == 0
    assert match.legal(0) == ["take"]


def test_whoever_laid_a_card_may_throw_in_its_twin() -> None:
    """SO-10: while the next player is on."""
    match = table(["R7 R7 R1 R2", "G1 G2", "B1 B2"])
    match.play(0, "lay R7")
    match.play(0, "throw in R7")
    assert (match.turn, hand(match, 0)) == (1, ["R1", "R2"])


def test_a_twin_may_be_thrown_in_while_a_penalty_is_due() -> None:
    """SO-9, SO-10: by a player who owes nothing; the one who does may still not lay anything else."""
    match = table(["R+2 R1 R2", "R3 R4", "R+2 Y1 Y2"])
    match.play(0, "lay R+2")
    assert match.legal(1) == ["take"]
    assert match.legal(2) == ["throw in R+2"]


def test_a_thrown_in_card_can_be_the_next_one_to_throw_in_on() -> None:
    """SO-8, SO-10: four black cards of a kind follow each other."""
    match = table(["CC R1 R2", "CC CC G1 G2", "CC B1 B2"])
    match.play(0, "lay CC red")
    match.play(1, "throw in CC green")
    match.play(2, "throw in CC blue")
    match.play(1, "throw in CC yellow")
    assert (match.turn, fact(match, "colour"), sizes(match)) == (2, "yellow", [2, 2, 2])


@pytest.mark.parametrize(("first", "second", "after"), [(1, 2, 0), (2, 1, 2)])
def test_first_come_first_served(first: int, second: int, after: int) -> None:
    """SO-10: in the order in which they come; play goes on after the last."""
    match = table(["CC R1 R2", "CC G1 G2", "CC B1 B2"])
    match.play(0, "lay CC red")
    match.play(first, "throw in CC green")
    match.play(second, "throw in CC blue")
    assert (match.turn, fact(match, "colour")) == (after, "blue")


def test_another_card_closes_the_window() -> None:
    """SO-10: the window is open as long as the card is on top, and a lay came first."""
    match = table(["R1 R2 R3", "R5 G1 G2"])
    match.play(0, "lay R1")
    assert refused(match, 1, "throw in R5") == "only-the-twin-of-the-top-card-may-be-thrown-in"


def test_nobody_is_told_who_could_throw_in() -> None:
    """SO-10: whether another holds the twin shows in nobody else's view."""
    with_twin = table(["R1 R2 R3", "R5 G1 G2"])
    without = table(["R1 R2 R3", "R6 G1 G2"])
    for viewer in (0, None):
        assert with_twin.view(viewer).to_json() == without.view(viewer).to_json()


def test_a_twin_as_last_card_wins() -> None:
    """SO-10, SO-22: out of turn too."""
    match = table(["R1 R2 R3", "G1 G2", "R5"], options="scoring=round")
    match.play(2, "throw in R5")
    assert match.is_over
    assert match.result.winners == [2]


def test_a_thrown_in_take_2_as_last_card_wins_while_a_penalty_is_due() -> None:
    """SO-10, SO-22: nothing is taken any more."""
    match = table(["R+2 R2 R3", "G1 G2", "R+2"], options="scoring=round")
    match.play(0, "lay R+2")
    match.play(2, "throw in R+2")
    assert (match.result.winners, sizes(match)) == ([2], [2, 2, 0])


def test_throwing_in_can_be_switched_off() -> None:
    """SO-11: option throw_in."""
    match = table(["R1 R2 G5", "R5 G1 G2"], options="throw_in=no")
    assert match.legal(1) == []
    assert refused(match, 1, "throw in R5") == "throwing-in-is-switched-off"
    match = table(["R1 R2 R5", "B5 G1 G2"], options="throw_in=no")
    assert match.legal(0) == ["lay R1", "lay R2", "lay R5", "take"]
    assert refused(match, 0, "throw in R5") == "throwing-in-is-switched-off"
