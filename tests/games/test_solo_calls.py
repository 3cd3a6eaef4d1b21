"""SOLO: saying SOLO, forgetting it, and catching whoever forgot."""

from __future__ import annotations

import pytest

from quintet import Match
from tests.games.solo_table import fact, hand, refused, sizes, table

CATCH = "solo_call=catch"


# ---------------------------------------------------------------- strict
def test_solo_is_said_with_the_last_but_one_card() -> None:
    """SO-20: before or while laying it; all hear it."""
    match = table(["R1 R2", "G1 G2"])
    assert match.legal(0) == ["lay R1", "lay R1 SOLO", "lay R2", "lay R2 SOLO", "take"]
    match.play(0, "lay R1 SOLO")
    assert (hand(match, 0), fact(match, "said")) == (["R2"], [1, 0])


def test_whoever_forgets_takes_two_cards() -> None:
    """SO-20, SO-21: strict, at once."""
    match = table(["R1 R2", "G1 G2"], draws="B1 B2")
    match.play(0, "lay R1")
    assert (hand(match, 0), fact(match, "said"), match.turn) == (["R2", "B1", "B2"], [0, 0], 1)


@pytest.mark.parametrize("action", ["lay R1 SOLO", "throw in R5 SOLO"])
@pytest.mark.parametrize("cards", ["R1 R5", "R1 R5 R2 R3"])
def test_solo_is_said_with_no_other_card(action: str, cards: str) -> None:
    """SO-20: with three cards or more it is refused."""
    match = table([cards, "G1 G2"])
    if cards == "R1 R5":
        assert match.why_illegal(0, action) == ""
    else:
        assert refused(match, 0, action) == "SOLO-is-said-with-the-last-but-one-card-only"


def test_solo_is_not_said_with_the_last_card() -> None:
    """SO-20: it is too late then, and not needed."""
    match = table(["R1", "G1 G2"])
    assert refused(match, 0, "lay R1 SOLO") == "SOLO-is-said-with-the-last-but-one-card-only"


def test_a_refusal_names_what_is_wrong_not_the_call() -> None:
    """SO-18, SO-20: the call is right, the partner is not."""
    match = table(["RS R2", "G1 G2"])
    assert refused(match, 0, "lay RS 0 SOLO") == "you-cannot-swap-hands-with-that-player"


def test_solo_is_said_with_a_card_just_taken() -> None:
    """SO-20: one card in hand, one taken and laid: one is left again, so it is due again."""
    match = table(["G1", "G2 G3"], draws="R7 Y1 Y2")
    match.play(0, "take")
    assert match.legal(0) == ["lay R7", "lay R7 SOLO", "pass"]
    match.play(0, "lay R7")
    assert sizes(match)[0] == 3


def test_solo_is_due_when_throwing_in() -> None:
    """SO-20, SO-21: every time laying or throwing in leaves one card."""
    match = table(["R1 R2 R3", "R5 G1"], draws="B1 B2")
    assert match.legal(1) == ["throw in R5", "throw in R5 SOLO"]
    match.play(1, "throw in R5")
    assert hand(match, 1) == ["G1", "B1", "B2"]


def test_solo_is_said_when_throwing_in_a_black_card() -> None:
    """SO-20: with each colour there is a call."""
    match = table(["R1 R2 R3", "CC G1"], top="CC")
    assert len(match.legal(1)) == 8
    match.play(1, "throw in CC green SOLO")
    assert (hand(match, 1), fact(match, "said")) == (["G1"], [0, 1])


def test_the_two_cards_come_before_a_swap() -> None:
    """SO-21: strict: first two cards, then the laid card acts; the partner gets all three."""
    match = table(["RS R2", "G1 G2 G3"], draws="B1 B2")
    match.play(0, "lay RS 1")
    assert (hand(match, 0), hand(match, 1)) == (["G1", "G2", "G3"], ["R2", "B1", "B2"])


def test_the_two_cards_come_before_all_round() -> None:
    """SO-21: strict: the next player gets them."""
    match = table(["AR R2", "G1 G2 G3", "Y1 Y2"], draws="B1 B2")
    match.play(0, "lay AR")
    assert [hand(match, seat) for seat in range(3)] == [["Y1", "Y2"], ["R2", "B1", "B2"], ["G1", "G2", "G3"]]


def test_the_two_cards_come_before_a_penalty() -> None:
    """SO-21: strict: they come off the pack before the next player takes the penalty."""
    match = table(["R+2 R2", "G1 G2 G3"], draws="B1 B2 Y1 Y2")
    match.play(0, "lay R+2")
    match.play(1, "take")
    assert (hand(match, 0), hand(match, 1)) == (["R2", "B1", "B2"], ["G1", "G2", "G3", "Y1", "Y2"])


def test_the_two_cards_are_as_many_as_there_are() -> None:
    """SO-7, SO-20: the card that was on top is all there is to take."""
    match = table(["R1 R2", "G1"], rest=1)
    match.play(0, "lay R1")
    assert hand(match, 0) == ["R2", "R5"]


def test_no_call_is_due_for_a_hand_received() -> None:
    """SO-21: a swap or all-round leaves one card without a lay."""
    match = table(["RS R2 R3", "G1", "B1 B2"])
    match.play(0, "lay RS 1")
    assert (sizes(match), fact(match, "said")) == ([1, 2, 2], [0, 0, 0])
    match = table(["AR R2 R3", "G1", "B1 B2"])
    match.play(0, "lay AR")
    assert sizes(match) == [2, 2, 1]


def test_what_was_said_goes_with_the_hand_that_it_was_said_for() -> None:
    """SO-20: whoever gives their one card away has said nothing about the new hand; nor has whoever gets it."""
    match = table(["RS G2 G3", "R1", "B1 B2"], said=[0, 1, 0])
    match.play(0, "lay RS 1")
    assert fact(match, "said") == [0, 0, 0]
    match = table(["AR G2 G3", "R1", "B1 B2"], said=[0, 1, 0])
    match.play(0, "lay AR")
    assert fact(match, "said") == [0, 0, 0]


def test_whoever_takes_cards_has_not_said_solo_for_them() -> None:
    """SO-20: it is due anew."""
    match = table(["G1", "R1 R2"], said=[1, 0], draws="R7")
    match.play(0, "take")
    assert fact(match, "said") == [0, 0]
    match.play(0, "lay R7 SOLO")
    assert fact(match, "said") == [1, 0]


@pytest.mark.parametrize("options", ["", "solo_call=off"])
def test_nobody_is_caught_where_nobody_catches(options: str) -> None:
    """SO-21: strict and off know no catching."""
    match = table(["R1 R2", "G1 G2"], options=options)
    match.play(0, "lay R1")
    assert refused(match, 1, "catch") == "nobody-can-be-caught-now"
    assert refused(match, 0, "say SOLO") == "you-have-nothing-to-call"


# ---------------------------------------------------------------- off
def test_without_calls_nothing_is_said() -> None:
    """SO-21: option solo_call=off, for small children."""
    match = table(["R1 R2", "G1 G2"], options="solo_call=off")
    assert match.legal(0) == ["lay R1", "lay R2", "take"]
    assert refused(match, 0, "lay R1 SOLO") == "SOLO-is-not-said-at-this-table"
    match.play(0, "lay R1")
    assert hand(match, 0) == ["R2"]


# ---------------------------------------------------------------- catch
def forgetful(hands: list[str] | None = None, action: str = "lay R1") -> Match:
    """Seat 0 has laid its last but one card and said nothing."""
    match = table(hands or ["R1 R2", "R3 G6 G7", "B6 B7"], options=CATCH, draws="Y1 Y2 Y3")
    match.play(0, action)
    return match


def test_whoever_forgot_takes_nothing_if_nobody_minds() -> None:
    """SO-21: the 2 cards are due only if another player says "caught"."""
    match = forgetful()
    assert (sizes(match)[0], fact(match, "catchable"), fact(match, "uncalled")) == (1, 0, True)


@pytest.mark.parametrize("catcher", [1, 2])
def test_whoever_forgot_is_caught(catcher: int) -> None:
    """SO-21: by anybody else, before the next player acts; the turn stays where it is."""
    match = forgetful()
    match.play(catcher, "catch")
    assert (hand(match, 0), match.turn, sizes(match)) == (["R2", "Y1", "Y2"], 1, [3, 3, 2])


def test_a_second_catch_is_refused_without_cost() -> None:
    """SO-21: one is enough."""
    match = forgetful()
    match.play(2, "catch")
    assert refused(match, 1, "catch") == "nobody-can-be-caught-now"
    assert sizes(match) == [3, 3, 2]


def test_nobody_catches_themselves() -> None:
    """SO-21: another player must say it."""
    match = forgetful()
    assert match.legal(0) == ["say SOLO"]
    assert refused(match, 0, "catch") == "you-cannot-catch-yourself"


def test_whoever_forgot_may_still_say_it() -> None:
    """SO-21: until the next player acts; then a "caught" is wrong and costs the catcher a card."""
    match = forgetful()
    match.play(0, "say SOLO")
    assert fact(match, "said") == [1, 0, 0]
    assert refused(match, 0, "say SOLO") == "you-have-nothing-to-call"
    match.play(2, "catch")
    assert (hand(match, 2), sizes(match)) == (["B6", "B7", "Y1"], [1, 3, 3])


def test_a_wrong_catch_costs_a_card() -> None:
    """SO-21: the player had called with the card; the wrong catcher takes 1, once."""
    match = forgetful(action="lay R1 SOLO")
    assert (fact(match, "catchable"), fact(match, "uncalled"), fact(match, "said")) == (0, False, [1, 0, 0])
    match.play(1, "catch")
    assert (hand(match, 1), match.turn) == (["R3", "G6", "G7", "Y1"], 1)
    assert refused(match, 2, "catch") == "nobody-can-be-caught-now"


def test_nobody_is_caught_without_a_last_but_one_card() -> None:
    """SO-21: with two cards left there is nothing to catch, and asking costs nothing."""
    match = table(["R1 R2 R3", "G1 G2"], options=CATCH)
    match.play(0, "lay R1")
    assert refused(match, 1, "catch") == "nobody-can-be-caught-now"


def test_a_lay_closes_the_catch() -> None:
    """SO-21: by the next player."""
    match = forgetful()
    match.play(1, "lay R3")
    assert refused(match, 2, "catch") == "nobody-can-be-caught-now"
    assert refused(match, 0, "say SOLO") == "you-have-nothing-to-call"
    assert sizes(match)[0] == 1


def test_a_take_closes_the_catch() -> None:
    """SO-21: also one that the next player ponders."""
    match = forgetful()
    match.play(1, "take")
    assert refused(match, 2, "catch") == "nobody-can-be-caught-now"


def test_a_penalty_taken_closes_the_catch() -> None:
    """SO-21: it is a take."""
    match = forgetful(["R+2 R2", "G1 G2", "B1 B2"], "lay R+2")
    match.play(1, "take")
    assert refused(match, 2, "catch") == "nobody-can-be-caught-now"


def test_a_throw_in_closes_the_catch() -> None:
    """SO-21: by anybody."""
    match = forgetful(["R1 R2", "G1 G2", "R1 B1 B2"])
    match.play(2, "throw in R1")
    assert refused(match, 1, "catch") == "nobody-can-be-caught-now"


def test_a_throw_in_opens_a_catch_of_its_own() -> None:
    """SO-21: the thrower forgot too; now the thrower can be caught."""
    match = forgetful(["R1 R2", "G1 G2", "R1 B1"])
    match.play(2, "throw in R1")
    match.play(0, "catch")
    assert sizes(match) == [1, 2, 3]


def test_a_pass_closes_the_catch() -> None:
    """SO-7, SO-21: the next player has acted, though there was nothing to take."""
    match = table(["B1 B2 B3", "R2", "Y1"], options=CATCH, rest=2, catchable=1, uncalled=True)
    match.play(0, "pass")
    assert refused(match, 2, "catch") == "nobody-can-be-caught-now"


def test_the_lapse_is_the_players_not_the_hands() -> None:
    """SO-21: they swapped their one card away and take the two cards all the same."""
    match = forgetful(["RS R2", "G1 G2 G3", "B1 B2"], "lay RS 1")
    match.play(2, "catch")
    assert (hand(match, 0), hand(match, 1)) == (["G1", "G2", "G3", "Y1", "Y2"], ["R2"])


def test_the_lapse_stays_with_the_player_in_all_round() -> None:
    """SO-21: the hands moved on, the lapse did not."""
    match = forgetful(["AR R2", "G1 G2 G3", "B1 B2"], "lay AR")
    match.play(1, "catch")
    assert [hand(match, seat) for seat in range(3)] == [["B1", "B2", "Y1", "Y2"], ["R2"], ["G1", "G2", "G3"]]


def test_whoever_says_it_late_after_a_swap_is_safe() -> None:
    """SO-21: they hold more than one card now, so it stands for none."""
    match = forgetful(["RS R2", "G1 G2 G3", "B1 B2"], "lay RS 1")
    match.play(0, "say SOLO")
    assert fact(match, "said") == [0, 0, 0]
    match.play(1, "catch")
    assert sizes(match) == [3, 2, 2]


def test_the_player_on_turn_may_catch_and_then_play() -> None:
    """SO-21: catching is no turn."""
    match = forgetful()
    assert match.legal(1) == ["lay R3", "take", "catch"]
    match.play(1, "catch")
    match.play(1, "lay R3")
    assert match.turn == 2


def test_whoever_plays_again_may_be_caught_first() -> None:
    """SO-12, SO-21: with two players a miss a turn brings the turn back."""
    match = forgetful(["RM R2", "G1 G2"], "lay RM")
    assert match.legal(0) == ["lay R2", "take", "say SOLO"]
    match.play(1, "catch")
    assert (match.turn, sizes(match)) == (0, [3, 2])


def test_the_last_card_may_be_laid_before_anybody_says_caught() -> None:
    """SO-21, SO-22: the lay closes the catch, and the round is won."""
    match = forgetful(["RM R2", "G1 G2"], "lay RM")
    match.play(0, "lay R2")
    assert match.view(None).round_no == 2


def test_a_catch_takes_as_many_as_there_are() -> None:
    """SO-7, SO-21: the old top card alone can be taken."""
    match = table(["R1 R2", "G1", "B1"], options=CATCH, rest=2)
    match.play(0, "lay R1")
    match.play(1, "catch")
    assert hand(match, 0) == ["R2", "R5"]


@pytest.mark.parametrize("n_players", [2, 10])
def test_catching_at_any_table(n_players: int) -> None:
    """SO-21: two players and ten; the last seat catches the first."""
    others = ["G1", "G2", "G3", "G4", "G6", "G7", "G8", "G9", "B1"][: n_players - 1]
    match = table(["R1 R2", *others], options=CATCH)
    match.play(0, "lay R1")
    match.play(n_players - 1, "catch")
    assert sizes(match) == [3] + [1] * (n_players - 1)
