"""SOLO: its notation, its positions, and the laws of the test kit."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quintet import Match
from quintet.core.errors import BadPosition
from quintet.games.solo import GAME
from quintet.testkit import check_game, check_words
from quintet.testkit.strategies import SEEDS, tables
from tests.games.solo_table import hand, table, zone


# ---------------------------------------------------------------- notation
def test_every_card_and_action_has_one_text() -> None:
    """SO-1: 55 kinds of cards, 320 actions."""
    check_words(GAME)
    assert (len(GAME.cards), len(GAME.actions)) == (55, 320)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("lay r7", "lay R7"),
        (" THROW  in  g+2 ", "throw in G+2"),
        ("lay cc RED solo", "lay CC red SOLO"),
        ("Take", "take"),
    ],
)
def test_case_and_blanks_do_not_matter(text: str, same: str) -> None:
    assert GAME.actions.format(GAME.actions.parse(text)) == same


# ---------------------------------------------------------------- positions
def test_a_position_may_leave_out_nearly_everything() -> None:
    """The pack takes the rest of the deck, the facts their natural values."""
    match = Match.from_position(GAME, {"players": 2, "zones": {"hand": [["R1"], ["G1"]], "discard": ["B5"]}})
    assert len(zone(match, "pack")) == 109
    view = match.view(None)
    assert (view.turn, view.round_no) == (0, 1)
    assert (view.facts["colour"], view.facts["direction"], view.facts["dealer"]) == ("blue", "clockwise", 1)


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"due": 2}, "a penalty is due only while a take 2 or take 4 is on top"),
        ({"due": -2}, "fact due is a whole number from 0 to 1000, not -2"),
        ({"colour": "green"}, "the top card R5 is red, so that colour is in force"),
        ({"colour": "pink"}, "fact colour is one of red, green, blue, yellow, not 'pink'"),
        ({"direction": -1}, "fact direction is one of clockwise, counter-clockwise, not -1"),
        ({"dealer": 2}, "fact dealer is a whole number from 0 to 1, not 2"),
        ({"turn": 2}, "fact turn is a whole number from 0 to 1, not 2"),
        ({"turn": None}, "fact turn is a whole number from 0 to 1, not None"),
        ({"drawn": "R9"}, "the card just drawn is not in the hand of the seat on turn"),
        ({"drawn": "X9"}, "in this position, unknown card 'X9': for example 'R1', 'R2', 'R3'?"),
        ({"pondering": True}, "a player ponders exactly when a card was drawn"),
        ({"drawn": "R1", "pondering": False}, "a player ponders exactly when a card was drawn"),
        ({"idle": 1}, "nobody was idle, for there are cards to take"),
        ({"said": [1, 0]}, "seat 0 cannot have said SOLO: it is said for one card left, if at all"),
        ({"said": [0]}, r"fact said is a list of 2 whole numbers from 0 to 1, not \[0\]"),
        ({"catchable": 0}, "somebody is catchable only with the option solo_call=catch"),
        ({"uncalled": True}, "a call is missing only if somebody is catchable"),
        ({"points": [-501, 0]}, "fact points is a list of 2 whole numbers from -500 to 0"),
        ({"points": [1, 0]}, "fact points is a list of 2 whole numbers from -500 to 0"),
        ({"known": [["R1"], [], [], []]}, "seat 0 cannot know R1 in the hand of seat 0"),
        ({"known": [[], ["R1"], [], []]}, "seat 0 cannot know R1 in the hand of seat 1"),
        ({"known": [[], [], ["R1", "R1"], []]}, "seat 1 cannot know R1 in the hand of seat 0"),
        ({"known": [[]]}, r"fact known is a list of 4 lists of cards, not \[\[\]\]"),
        ({"drawn": "R1", "known": [[], [], ["R1"], []]}, "seat 1 cannot know R1 in the hand of seat 0"),
        ({"trump": "red"}, "unknown fact 'trump'; known are catchable, colour, dealer"),
    ],
)
def test_a_position_that_cannot_be_is_refused(facts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        table(["R1 R2", "G1"], **facts)


@pytest.mark.parametrize(
    ("options", "facts", "sentence"),
    [
        ("solo_call=off", {"said": [0, 1]}, "seat 1 cannot have said SOLO"),
        ("scoring=winner_600", {"points": [600, 0]}, "fact points is a list of 2 whole numbers from 0 to 599"),
        ("scoring=minus_300", {"points": [-301, 0]}, "fact points is a list of 2 whole numbers from -300 to 0"),
        ("scoring=round", {"points": [-1, 0]}, "fact points is a list of 2 whole numbers from 0 to 0"),
        ("solo_call=catch", {"drawn": "R1", "catchable": 1}, "while a player ponders a card no penalty is due"),
        ("turn_limit=5", {"n_turns": 6}, "fact n_turns is a whole number from 0 to 5, not 6"),
    ],
)
def test_a_position_must_go_with_its_options(options: str, facts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        table(["R1 R2", "G1"], options=options, **facts)


def test_a_penalty_is_not_due_while_a_card_is_pondered() -> None:
    with pytest.raises(BadPosition, match="while a player ponders a card no penalty is due"):
        table(["R1 R2", "G1"], top="R+2", due=2, drawn="R1")


def test_every_hand_and_the_discard_pile_have_a_card() -> None:
    """SO-22: a player without cards has won."""
    with pytest.raises(BadPosition, match="seat 1 has no card, so the round would be over"):
        table(["R1", ""])
    with pytest.raises(BadPosition, match="the discard pile needs a card on top"):
        table(["R1", "R2"], top="")


def test_a_position_holds_no_more_cards_than_the_deck() -> None:
    """SO-1: two of each number, one swap, four of each black kind."""
    with pytest.raises(BadPosition, match="the position has more RS than the deck"):
        table(["RS", "RS"])


def test_a_written_position_is_read_again() -> None:
    """All cards, hidden ones and the memory too."""
    match = table(["RS G2 G3", "B1 B2"], seed=9, points=[-7, 0])
    match.play(0, "lay RS 1")
    position = match.position()
    twin = Match.from_position(GAME, position)
    assert twin.position() == position
    assert hand(twin, 1) == ["G2", "G3"]
    assert position["facts"]["known"] == [[], ["G2", "G3"], ["B1", "B2"], []]  # type: ignore[index]


# ---------------------------------------------------------------- the laws
@settings(max_examples=5, deadline=None)
@given(tables(GAME), SEEDS)
def test_the_laws(table_: tuple[object, int], seed: int) -> None:
    """ALL-3, ALL-4: any options, any number of players, any seed."""
    options, n_players = table_
    assert isinstance(options, GAME.options)
    check_game(GAME, options, n_players, seed, n_actions=150, every=10)


@settings(max_examples=8, deadline=None)
@given(tables(GAME), SEEDS, st.integers(1, 60))
def test_the_turn_limit_holds(table_: tuple[object, int], seed: int, limit: int) -> None:
    """ALL-4: no turn begins beyond it."""
    options, n_players = table_
    assert isinstance(options, GAME.options)
    limited = GAME.options.from_json({**options.to_json(), "turn_limit": limit})
    check_game(GAME, limited, n_players, seed, n_actions=200, every=40)
