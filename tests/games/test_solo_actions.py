"""SOLO: what the action cards do."""

from __future__ import annotations

import pytest

from tests.games.solo_table import fact, hand, refused, sizes, table, top


@pytest.mark.parametrize(("direction", "after"), [("clockwise", 2), ("counter-clockwise", 2)])
def test_miss_a_turn(direction: str, after: int) -> None:
    """SO-12: the next player neither lays nor takes."""
    match = table(["RM R2 R3", "G1 G2", "B1 B2", "Y1 Y2"], direction=direction)
    match.play(0, "lay RM")
    assert match.turn == after
    assert sizes(match) == [2, 2, 2, 2]


def test_miss_a_turn_between_two() -> None:
    """SO-12: the player is on again."""
    match = table(["RM R2 R3", "G1 G2"])
    match.play(0, "lay RM")
    assert match.turn == 0


def test_change_direction() -> None:
    """SO-13: turns go the other way round, until the next change."""
    match = table(["G1 G2", "RC R2 R3", "B1 B2", "Y1 Y2"], turn=1)
    match.play(1, "lay RC")
    assert (match.turn, fact(match, "direction")) == (0, "counter-clockwise")
    match.play(0, "take")
    match.play(0, "pass")
    assert match.turn == 3


def test_change_direction_back() -> None:
    """SO-13: from counter-clockwise to clockwise."""
    match = table(["G1 G2", "RC R2 R3", "B1 B2", "Y1 Y2"], turn=1, direction="counter-clockwise")
    match.play(1, "lay RC")
    assert (match.turn, fact(match, "direction")) == (2, "clockwise")


def test_change_direction_brings_on_the_neighbour_who_was_skipped() -> None:
    """SO-12, SO-13: the neighbour on the other side is next, not whoever had the turn before."""
    match = table(["RM G1 G2", "B1 B2", "RC R2 R3", "Y1 Y2"])
    match.play(0, "lay RM")
    match.play(2, "lay RC")
    assert match.turn == 1


def test_change_direction_thrown_in() -> None:
    """SO-9, SO-13: it turns again, and the neighbour of the thrower is next."""
    match = table(["RC G1 G2", "B1 B2", "RC R2 R3", "Y1 Y2"])
    match.play(0, "lay RC")
    match.play(2, "throw in RC")
    assert (match.turn, fact(match, "direction")) == (3, "clockwise")


def test_change_direction_between_two() -> None:
    """SO-13: nothing changes in who is next."""
    match = table(["RC R2 R3", "G1 G2"])
    match.play(0, "lay RC")
    assert match.turn == 1


def test_take_2_is_taken() -> None:
    """SO-14, SO-16: the next player takes two, and that is their turn."""
    match = table(["R+2 R2 R3", "R1 G2", "B1 B2"], draws="R7 R8 R9")
    match.play(0, "lay R+2")
    assert (match.turn, fact(match, "due"), match.legal(1)) == (1, 2, ["take"])
    match.play(1, "take")
    assert hand(match, 1) == ["R1", "R7", "R8", "G2"]
    assert (match.turn, fact(match, "due")) == (2, 0)


def test_take_2_is_passed_on() -> None:
    """SO-14: the one after takes four, then six, whatever the colour."""
    match = table(["R+2 R2 R3", "G+2 G2 G3", "G+2 B1 B2", "Y1 Y2"])
    match.play(0, "lay R+2")
    match.play(1, "lay G+2")
    assert fact(match, "due") == 4
    match.play(2, "lay G+2")
    assert fact(match, "due") == 6
    match.play(3, "take")
    assert sizes(match)[3] == 8


def test_whoever_may_pass_a_penalty_on_may_take_it() -> None:
    """SO-14: passing on is no duty."""
    match = table(["R+2 R2 R3", "G+2 G2 G3", "B1 B2"])
    match.play(0, "lay R+2")
    match.play(1, "take")
    assert sizes(match)[1] == 5


def test_a_penalty_taken_leaves_a_plain_card() -> None:
    """SO-14: the next player lays on the take 2 by colour or symbol, and a new take 2 starts at two."""
    match = table(["R+2 R2 R3", "G1 G2", "R1 B+2 B1"])
    match.play(0, "lay R+2")
    match.play(1, "take")
    assert match.legal(2) == ["lay R1", "lay B+2", "take"]
    match.play(2, "lay B+2")
    assert fact(match, "due") == 2


def test_take_4_is_taken() -> None:
    """SO-15: it fits anything, chooses a colour, and the next takes four."""
    match = table(["+4 G2 G3", "R1 G2", "R1 B1 Y1"])
    match.play(0, "lay +4 blue")
    assert match.legal(1) == ["take"]
    match.play(1, "take")
    assert (sizes(match)[1], match.turn) == (6, 2)
    assert match.legal(2) == ["lay B1", "take"]


def test_take_4_is_passed_on() -> None:
    """SO-15: by another take 4, which chooses anew."""
    match = table(["+4 G2 G3", "+4 R1 G2", "B1 Y1"])
    match.play(0, "lay +4 blue")
    match.play(1, "lay +4 yellow")
    assert (fact(match, "due"), fact(match, "colour")) == (8, "yellow")
    match.play(2, "take")
    assert sizes(match)[2] == 10


def test_take_4_answers_take_2() -> None:
    """SO-15: the sum goes on."""
    match = table(["R+2 G2 G3", "+4 R1 G2", "B1 Y1"])
    match.play(0, "lay R+2")
    match.play(1, "lay +4 yellow")
    assert (match.turn, fact(match, "due")) == (2, 6)


@pytest.mark.parametrize("answer", ["lay B+2", "lay R+2"])
def test_take_2_does_not_answer_take_4(answer: str) -> None:
    """SO-15: also not in the colour chosen."""
    match = table(["+4 G2 G3", "B+2 R+2 G2"])
    match.play(0, "lay +4 blue")
    assert refused(match, 1, answer) == "only-a-card-that-passes-the-penalty-on-may-be-laid"


def test_with_mixed_stack_a_take_2_of_the_chosen_colour_answers_take_4() -> None:
    """SO-15: option mixed_stack; another colour does not."""
    match = table(["+4 G2 G3", "B+2 R+2 G2", "G4 G5"], options="mixed_stack=yes")
    match.play(0, "lay +4 blue")
    assert match.legal(1) == ["lay B+2", "take"]
    assert refused(match, 1, "lay R+2") == "only-a-card-that-passes-the-penalty-on-may-be-laid"
    match.play(1, "lay B+2")
    assert (fact(match, "due"), fact(match, "colour")) == (6, "blue")


def test_a_mixed_stack_goes_on() -> None:
    """SO-14, SO-15: on the take 2 that answered, any take 2 or take 4 goes; 4 + 2 + 2 + 4."""
    match = table(["+4 G2 G3", "B+2 G2 G3", "R+2 G4 G6", "+4 G6 G7", "Y1 Y2"], options="mixed_stack=yes")
    match.play(0, "lay +4 blue")
    match.play(1, "lay B+2")
    match.play(2, "lay R+2")
    match.play(3, "lay +4 green")
    match.play(4, "take")
    assert sizes(match)[4] == 14


@pytest.mark.parametrize("card", ["lay CC red", "lay AR", "lay R1", "lay RM"])
@pytest.mark.parametrize("mixed", ["no", "yes"])
def test_while_a_penalty_is_due_nothing_else_is_laid(card: str, mixed: str) -> None:
    """SO-15a: choose colour and all round do not pass a penalty on, nor does a card of the colour."""
    match = table(["R+2 G2 G3", "CC AR R1 RM"], options=f"mixed_stack={mixed}")
    match.play(0, "lay R+2")
    assert match.legal(1) == ["take"]
    assert refused(match, 1, card) == "only-a-card-that-passes-the-penalty-on-may-be-laid"
    assert refused(match, 1, "pass") == "you-must-take-or-lay-a-card-first"


def test_play_after_penalty() -> None:
    """SO-16: with the option a full normal turn follows."""
    match = table(["R+2 G2 G3", "R1 G4", "B1 B2"], options="play_after_penalty=yes", draws="Y6 Y7 R8")
    match.play(0, "lay R+2")
    match.play(1, "take")
    assert (match.turn, fact(match, "due"), sizes(match)[1]) == (1, 0, 4)
    assert match.legal(1) == ["lay R1", "take"]
    match.play(1, "take")
    assert match.legal(1) == ["lay R8", "pass"]
    match.play(1, "lay R8")
    assert match.turn == 2


def test_play_after_penalty_with_a_take_2_starts_at_two() -> None:
    """SO-16: what was taken is no longer due."""
    match = table(["R+2 G2 G3", "B1 G4", "B2 B3"], options="play_after_penalty=yes", draws="G+2 Y6")
    match.play(0, "lay R+2")
    match.play(1, "take")
    match.play(1, "lay G+2")
    assert (match.turn, fact(match, "due")) == (2, 2)


def test_play_after_penalty_with_nothing_to_take() -> None:
    """SO-7, SO-16: the penalty lapses, the turn that follows is to be played: laying, or else passing."""
    match = table(["R1 G2 G3", "B1 B2", "Y1"], options="play_after_penalty=yes", top="R+2", rest=2, due=2)
    match.play(0, "take")
    assert (match.turn, match.legal(0)) == (0, ["lay R1"])


def test_swap_hands() -> None:
    """SO-18: the whole hand with a player of one's choice."""
    match = table(["RS G2 G3", "B1 B2", "Y1 Y2 Y3 Y4"])
    match.play(0, "lay RS 2")
    assert hand(match, 0) == ["Y1", "Y2", "Y3", "Y4"]
    assert hand(match, 2) == ["G2", "G3"]
    assert hand(match, 1) == ["B1", "B2"]
    assert match.turn == 1


def test_a_swap_is_no_duty() -> None:
    """SO-18: the player may, not must."""
    match = table(["RS G2 G3", "B1 B2"])
    match.play(0, "lay RS")
    assert (hand(match, 0), hand(match, 1), match.turn) == (["G2", "G3"], ["B1", "B2"], 1)


def test_one_swaps_with_another_player_of_the_table() -> None:
    """SO-18: not with oneself, not with a seat that nobody has."""
    match = table(["G1 G2", "RS G2 G3", "B1 B2"], turn=1)
    assert [action for action in match.legal(1) if "RS" in action] == ["lay RS", "lay RS 0", "lay RS 2"]
    assert refused(match, 1, "lay RS 1") == "you-cannot-swap-hands-with-that-player"
    assert refused(match, 1, "lay RS 3") == "you-cannot-swap-hands-with-that-player"


def test_ten_players_swap() -> None:
    """SO-18: the choice reaches to the last seat."""
    match = table(["RS G2 G3", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "Y8 Y9"])
    match.play(0, "lay RS 9")
    assert (hand(match, 0), hand(match, 9)) == (["Y8", "Y9"], ["G2", "G3"])


@pytest.mark.parametrize(
    ("direction", "after"),
    [("clockwise", ["Y1 Y2", "G2 G3", "B1 B2 B3"]), ("counter-clockwise", ["B1 B2 B3", "Y1 Y2", "G2 G3"])],
)
def test_hands_all_round(direction: str, after: list[str]) -> None:
    """SO-19: everybody hands their whole hand on to the next player in the direction of play."""
    match = table(["AR G2 G3", "B1 B2 B3", "Y1 Y2"], direction=direction)
    match.play(0, "lay AR")
    assert [" ".join(hand(match, seat)) for seat in range(3)] == after
    assert match.turn == (1 if direction == "clockwise" else 2)


def test_hands_all_round_between_two() -> None:
    """SO-19: they exchange hands."""
    match = table(["AR G2 G3", "B1 B2 B3"])
    match.play(0, "lay AR")
    assert (hand(match, 0), hand(match, 1)) == (["B1", "B2", "B3"], ["G2", "G3"])


@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
def test_hands_all_round_among_ten(direction: str) -> None:
    """SO-19: all ten hands move by one seat."""
    hands = ["AR R1", "R2", "R3", "R4", "R6", "R7", "R8", "R9", "G1", "G2"]
    match = table(hands, direction=direction)
    match.play(0, "lay AR SOLO")
    step = 1 if direction == "clockwise" else -1
    given = ["R1", *hands[1:]]
    assert [hand(match, (seat + step) % 10) for seat in range(10)] == [[card] for card in given]


def test_the_colour_stays_in_force_through_all_round() -> None:
    """SO-19: only the colour before or a black card fits on it."""
    match = table(["AR G2 G3", "R1 R2 R3", "B1 R5 G5 CC"])
    match.play(0, "lay AR")
    assert fact(match, "colour") == "red"
    assert hand(match, 1) == ["G2", "G3"]
    assert match.legal(1) == ["take"]


def test_a_chosen_colour_stays_in_force_through_all_round() -> None:
    """SO-17, SO-19: also one that was named."""
    match = table(["CC G2 G3", "AR G4 G6", "B1 B2", "Y1"])
    match.play(0, "lay CC blue")
    match.play(1, "lay AR")
    assert (top(match), fact(match, "colour")) == ("AR", "blue")


def test_all_round_fits_on_all_round_as_a_black_card() -> None:
    """SO-5, SO-19: on one's turn."""
    match = table(["G2 G3", "AR B1"], top="AR", colour="green", turn=1)
    assert "lay AR" in match.legal(1)
    assert "lay B1" not in match.legal(1)
