"""SOLO: what is laid and taken in a turn, and what happens when the pack is empty."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.solo_table import IN_DISCARD, fact, hand, refused, sizes, table, top, zone


# ---------------------------------------------------------------- laying
@pytest.mark.parametrize(
    ("card", "choice", "fits"),
    [
        ("R1", "", True),
        ("G5", "", True),
        ("R5", "", True),
        ("RM", "", True),
        ("RS", "", True),
        ("G6", "", False),
        ("G+2", "", False),
        ("BS", "", False),
        ("CC", " red", True),
        ("+4", " green", True),
        ("AR", "", True),
    ],
)
def test_a_card_fits_by_colour_or_number_or_if_black(card: str, choice: str, fits: bool) -> None:
    """SO-5: on a red 5, any red card, any 5 and any black card fit."""
    match = table([f"{card} B9 B8", "Y1 Y2"])
    action = f"lay {card}{choice}"
    assert (action in match.legal(0)) is fits
    if fits:
        match.play(0, action)
        assert top(match) == card
    else:
        assert refused(match, 0, action) == "that-card-does-not-fit"


@pytest.mark.parametrize("symbol", ["M", "C", "+2", "S"])
def test_a_symbol_fits_on_its_like(symbol: str) -> None:
    """SO-5: an action card of another colour fits by its symbol."""
    match = table([f"G{symbol} B9 B8", "Y1 Y2"], top=f"R{symbol}")
    match.play(0, f"lay G{symbol}")
    assert (top(match), fact(match, "colour")) == (f"G{symbol}", "green")


def test_the_example_of_the_sheets() -> None:
    """SO-5: a blue 9 on a red 9; then a 9 or a blue card must follow."""
    match = table(["B9 R1 R2", "R9 B3 R3 Y1"], top="R9")
    match.play(0, "lay B9")
    assert match.legal(1) == ["lay R9", "lay B3", "take"]


def test_after_a_chosen_colour_only_that_colour_fits_or_black() -> None:
    """SO-5, SO-17: red was chosen."""
    match = table(["CC B8 B9", "R1 R5 G5 Y1 CC +4 AR"])
    match.play(0, "lay CC red")
    colours = ("red", "green", "blue", "yellow")
    black = [f"lay {card} {colour}" for card in ("CC", "+4") for colour in colours]
    throws = [f"throw in CC {colour}" for colour in colours]
    assert match.legal(1) == ["lay R1", "lay R5", *black, "lay AR", "take", *throws]


@pytest.mark.parametrize("colour", ["red", "green", "blue", "yellow"])
def test_choose_colour_names_any_colour(colour: str) -> None:
    """SO-17: the colour of the card below does not matter, nor does it bind the choice."""
    match = table(["CC B8 B9", "R1 G1 B1 Y1"])
    match.play(0, f"lay CC {colour}")
    assert fact(match, "colour") == colour
    assert match.legal(1) == [f"lay {colour[0].upper()}1", "take"]


def test_choose_colour_lies_on_choose_colour() -> None:
    """SO-5: it is black, so it fits on a chosen colour too."""
    match = table(["CC B8 B9", "CC Y1 Y2", "G1 G2 G3"])
    match.play(0, "lay CC red")
    match.play(1, "lay CC green")
    assert match.legal(2) == ["lay G1", "lay G2", "lay G3", "take"]


def test_one_lays_only_what_one_holds() -> None:
    """SO-5: and a card that another holds is not one's own."""
    match = table(["R1 R2 R3", "R4 R6 R7"])
    assert refused(match, 0, "lay R4") == "you-do-not-hold-that-card"


def test_one_lays_and_takes_on_ones_turn_only() -> None:
    """SO-5, SO-6: out of turn nothing but a throw-in goes."""
    match = table(["R1 R2 R3", "R4 R6 R7"])
    assert refused(match, 1, "lay R4") == "it-is-not-your-turn"
    assert refused(match, 1, "take") == "it-is-not-your-turn"
    assert refused(match, 1, "pass") == "it-is-not-your-turn"


@pytest.mark.parametrize(("direction", "after"), [("clockwise", 3), ("counter-clockwise", 1)])
def test_the_next_player_in_the_direction_of_play_follows(direction: str, after: int) -> None:
    """SO-4, SO-5, ALL-1: clockwise is seats upwards."""
    match = table(["G1 G2", "G3 G4", "R1 R2 R3", "G6 G7"], turn=2, direction=direction)
    match.play(2, "lay R1")
    assert match.turn == after


@pytest.mark.parametrize(("direction", "turn", "after"), [("clockwise", 9, 0), ("counter-clockwise", 0, 9)])
def test_ten_players_sit_in_a_circle(direction: str, turn: int, after: int) -> None:
    """SO-2, ALL-1: after the last seat comes the first."""
    hands = ["R1 R2 R3", "G1 G2", "B1 B2", "Y1 Y2", "G3 G4", "B3 B4", "Y3 Y4", "G6 G7", "B6 B7", "R1 R2 R3"]
    match = table(hands, turn=turn, direction=direction)
    match.play(turn, "lay R1")
    assert match.turn == after


# ---------------------------------------------------------------- taking
def test_whoever_has_nothing_that_fits_takes_a_card() -> None:
    """SO-6: nothing else is left to do."""
    match = table(["G1 G2 G3", "B1 B2"])
    assert match.legal(0) == ["take"]


def test_the_card_taken_may_be_laid_at_once() -> None:
    """SO-6: if it fits."""
    match = table(["G1 G2 G3", "B1 B2"], draws="R7")
    match.play(0, "take")
    assert (match.turn, match.legal(0)) == (0, ["lay R7", "pass"])
    match.play(0, "lay R7")
    assert (match.turn, top(match), hand(match, 0)) == (1, "R7", ["G1", "G2", "G3"])


def test_the_card_taken_may_be_kept() -> None:
    """SO-6: if the player likes, the turn is over."""
    match = table(["G1 G2 G3", "B1 B2"], draws="R7")
    match.play(0, "take")
    match.play(0, "pass")
    assert (match.turn, top(match), hand(match, 0)) == (1, "R5", ["R7", "G1", "G2", "G3"])


def test_a_card_taken_that_does_not_fit_ends_the_turn() -> None:
    """SO-6: the player passes, not the engine, so that nobody learns from it whether the card fits."""
    match = table(["G1 G2 G3", "B1 B2"], draws="Y7")
    match.play(0, "take")
    assert match.legal(0) == ["pass"]
    assert refused(match, 0, "lay Y7") == "that-card-does-not-fit"
    match.play(0, "pass")
    assert match.turn == 1


def test_one_may_take_though_something_fits_but_then_lays_only_the_card_taken() -> None:
    """SO-6: the others stay in the hand, and one takes once."""
    match = table(["R1 R2 G3", "B1 B2"], draws="R7 R8")
    match.play(0, "take")
    assert refused(match, 0, "lay R1") == "only-the-card-just-taken-may-be-laid"
    assert refused(match, 0, "take") == "you-have-taken-a-card-already"
    assert match.legal(0) == ["lay R7", "pass"]


def test_one_does_not_pass_before_taking() -> None:
    """SO-6: a turn is a card laid or a card taken."""
    match = table(["R1 R2 G3", "B1 B2"])
    assert refused(match, 0, "pass") == "you-must-take-or-lay-a-card-first"


def test_a_black_card_taken_may_be_laid_with_a_choice() -> None:
    """SO-6, SO-15: also while the hand holds something that fits."""
    match = table(["R1 R2 G3", "B1 B2"], draws="+4")
    match.play(0, "take")
    match.play(0, "lay +4 blue")
    assert (fact(match, "due"), fact(match, "colour"), match.turn) == (4, "blue", 1)


# ---------------------------------------------------------------- an empty pack
def test_the_discard_pile_is_shuffled_into_a_new_pack() -> None:
    """SO-7: without its top card."""
    match = table(["G1 G2 G3", "B1 B2"], rest=IN_DISCARD)
    below = Counter(zone(match, "discard")[:-1])
    match.play(0, "take")
    assert zone(match, "discard") == ["R5"]
    taken = Counter(hand(match, 0)) - Counter(["G1", "G2", "G3"])
    assert taken.total() == 1
    assert Counter(zone(match, "pack")) + taken == below


def test_the_pack_is_not_shuffled_before_a_card_is_needed() -> None:
    """SO-7: the last card of the pack is taken without a shuffle."""
    match = table(["G1 G2 G3", "B1 B2"], draws="Y9", rest=IN_DISCARD)
    n_discarded = len(zone(match, "discard"))
    match.play(0, "take")
    assert hand(match, 0) == ["G1", "G2", "G3", "Y9"]
    assert (len(zone(match, "pack")), len(zone(match, "discard"))) == (0, n_discarded)


def test_the_pack_is_renewed_in_mid_draw() -> None:
    """SO-7: a penalty of four with one card in the pack."""
    match = table(["G1 G2 G3", "B1 B2"], top="+4", draws="Y9", rest=IN_DISCARD, due=4)
    n_discarded = len(zone(match, "discard"))
    match.play(0, "take")
    assert "Y9" in hand(match, 0)
    assert sizes(match)[0] == 7
    assert (len(zone(match, "pack")), zone(match, "discard")) == (n_discarded - 1 - 3, ["+4"])


def test_the_shuffle_depends_on_the_seed_alone() -> None:
    """SO-7: the same seed gives the same new pack, another seed another."""
    packs = []
    for seed in (1, 1, 2):
        match = table(["G1 G2 G3", "B1 B2"], rest=IN_DISCARD, seed=seed)
        match.play(0, "take")
        packs.append(zone(match, "pack"))
    assert packs[0] == packs[1] != packs[2]


def test_one_takes_as_many_as_there_are() -> None:
    """SO-7: of a penalty of four, three are left to take; the rest lapses."""
    match = table(["G1 G2 G3", "B1 B2"], top="R1 R2 +4", draws="Y9", rest=1, due=4)
    match.play(0, "take")
    assert sizes(match)[0] == 6
    assert sorted({"R1", "R2", "Y9"} & set(hand(match, 0))) == ["R1", "R2", "Y9"]
    assert (match.turn, fact(match, "due")) == (1, 0)


def test_with_nothing_to_take_whoever_can_lay_must_lay() -> None:
    """SO-7: neither taking nor passing is left."""
    match = table(["R1 G2 G3", "B1"], rest=1)
    assert match.legal(0) == ["lay R1"]
    assert refused(match, 0, "take") == "there-is-nothing-to-take"
    assert refused(match, 0, "pass") == "you-must-take-or-lay-a-card-first"


def test_with_nothing_to_take_whoever_cannot_lay_passes() -> None:
    """SO-7: the card that they would take lapses."""
    match = table(["G1 G2 G3", "B1"], rest=1)
    assert match.legal(0) == ["pass"]
    assert refused(match, 0, "take") == "there-is-nothing-to-take"
    match.play(0, "pass")
    assert (match.turn, sizes(match)[0]) == (1, 3)


def test_with_nothing_to_take_a_penalty_lapses() -> None:
    """SO-7: whoever cannot pass it on takes what there is: nothing."""
    match = table(["G1 G2 G3", "B1 B2"], top="R+2", rest=1, due=2)
    assert match.legal(0) == ["take"]
    match.play(0, "take")
    assert (match.turn, sizes(match)[0], fact(match, "due")) == (1, 3, 0)


def test_with_nothing_to_take_whoever_can_pass_the_penalty_on_must() -> None:
    """SO-7: whoever can then lay must lay, a penalty is no exception."""
    match = table(["G+2 G2 G3", "B1 B2"], top="R+2", rest=1, due=2)
    assert match.legal(0) == ["lay G+2"]
    assert refused(match, 0, "take") == "there-is-nothing-to-take"
