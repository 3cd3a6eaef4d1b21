"""I Go! as a game of the table: what is known, proposed, refused, set up, and the laws."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quintet import Match
from quintet.core.errors import BadPosition, BadRecord, IllegalAction, NotYourTurn
from quintet.core.rng import Rng
from quintet.core.zones import ALL_SEATS, SPECTATOR
from quintet.games.i_go import GAME
from quintet.testkit import (
    check_agreement,
    check_conservation,
    check_copy,
    check_position,
    check_replay,
    check_resample,
)
from tests.games.i_go_positions import table, told


# ---------------------------------------------------------------- what players may know
def test_a_card_taken_openly_is_known_until_it_is_laid() -> None:
    match = table(["R1 R2", "G1 G2"], discard="O5")
    match.play(0, "take discard")
    assert match.view(None).facts["known"] == [["O5"], []]
    match.play_all(0, ["discard R1", "pass"])
    match.play_all(1, ["take display", "discard G1", "pass"])
    assert match.view(0).facts["known"] == [["O5"], ["K3"]]
    match.play(0, "take stock")
    match.play(0, "discard O5")
    assert match.view(1).facts["known"] == [[], ["K3"]]


def test_nothing_is_known_of_a_new_hand() -> None:
    """IG-11, IG-14: all cards are shuffled, whoever took which of them."""
    match = table(["R1 R2", "G1 G2"], display="K3", known=[["R1"], ["G1", "G2"]])
    match.play(0, "take display")
    assert match.view(0).facts["known"] == [[], []]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2, ALL_SEATS])
def test_a_redeal_keeps_what_the_viewer_knows(viewer: int) -> None:
    hands = ["R1 R2 R3", "G1 G2 G3", "B1 B2 B3"]
    state = table(hands, known=[["R1"], ["G1", "G2"], []]).state
    stock = GAME.piles(state)[0].cards
    state.resample(viewer, Rng(3))
    assert GAME.piles(state)[0].cards != stock
    for seat, hand in enumerate(GAME.piles(state)[3:]):
        cards = GAME.cards.format_all(hand.cards)
        assert len(cards) == 3
        assert {"R1"} <= set(cards) or seat != 0
        assert {"G1", "G2"} <= set(cards) or seat != 1
        assert (cards == hands[seat].split()) is (viewer in (seat, ALL_SEATS))


# ---------------------------------------------------------------- help for the player
@pytest.mark.parametrize(("rest", "is_risky"), [("G10 O11 P3", False), ("G10 O11 P4", True)])
def test_a_call_that_seldom_wins_is_risky(rest: str, is_risky: bool) -> None:
    """In the first turn of two players 24 minus points are enough. The row of red and blue costs none."""
    match = table([f"R1 R2 B3 B4 B5 R6 R7 B8 B9 {rest}", "G1 G2"], display="K3", phase="call", round_turns=1)
    assert match.view(0).facts["enough"] == 24
    assert match.view(0).facts["minus"] == 24 + is_risky
    assert match.view(0).risky == ({"I Go!": "many-minus"} if is_risky else {})


def test_whoever_must_call_is_not_asked() -> None:
    match = table(["R1 R2 G11 G10 O4", "G1 G2"], display="K3", stock="", phase="call", round_turns=1)
    assert match.view(0).risky == {}


def test_proposals_are_the_best_calls() -> None:
    """The fewest minus points first, then the fewest colours; a pair of colours is named once."""
    match = table(["O1 O4 P2 P4 V5 K9", "R9"], phase="call")
    proposed = match.proposals(0)
    assert proposed[0] == ["I Go!", "row violet pink"]
    minus = []
    for steps in proposed:
        trial = table(["O1 O4 P2 P4 V5 K9", "R9"], phase="call")
        minus.append(int(told(trial.play_all(0, steps), 0)["minus"]))
    assert minus == [5, 6, 9, 10]
    match.play(0, "I Go!")
    assert match.proposals(0)[0] == ["row violet pink"]
    assert match.proposals(1) == []


def test_rows_that_leave_far_more_than_the_best_are_not_proposed() -> None:
    """They can still be put together from their colours."""
    match = table(["O7 O8 P9 P10 V1 V2", "R9"], phase="row")
    assert match.proposals(0) == [["row orange pink"]]  # 3; the next best, of pink and violet, leaves 15
    assert "row pink violet" in match.legal(0)


def test_the_rows_of_the_proposals_are_shown_to_their_player() -> None:
    """They are the cards that the call then shows, by value."""
    hands = ["O1 O4 P2 P4 V5 K9", "R9"]
    match = table(hands, phase="call")
    rows = match.view(0).facts["rows"]
    assert isinstance(rows, dict)
    assert rows["row violet pink"] == ["P2", "P4", "V5"]
    for steps in match.proposals(0):
        row = told(table(hands, phase="call").play_all(0, steps), 0)["row"]
        assert sorted(rows[steps[-1]]) == sorted(row.split())
    assert [("rows" in match.view(viewer).facts) for viewer in (1, None)] == [False, False]


def test_a_row_of_one_colour_is_proposed_before_the_same_minus_points_with_two() -> None:
    match = table(["O1 O4 K9", "R9"], phase="row")
    assert match.proposals(0) == [["row orange"]]
    match = table(["O2 G3 P5", "R9"], phase="row")
    rows = ["row green pink", "row orange pink", "row pink", "row orange green", "row green"]
    assert match.proposals(0) == [[row] for row in rows]


@pytest.mark.parametrize(
    ("phase", "hand", "minus"),
    [("take", "O1 O4 P2 P4 V5 K9", 5), ("lay", "O1 O4 P2 P4 V5 K9", 1), ("call", "O1 O2 K9", 0), ("row", "O1 P1", 1)],
)
def test_a_player_is_told_what_a_call_would_leave_now(phase: str, hand: str, minus: int) -> None:
    """With a card too many, after the best discard."""
    match = table([hand, "R9"], phase=phase)
    assert match.view(0).facts["minus"] == minus
    assert match.view(1).facts["minus"] == 0
    assert "minus" not in match.view(None).facts


# ---------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    ("phase", "seat", "action", "key"),
    [
        ("take", 1, "take stock", "it-is-not-your-turn"),
        ("take", 0, "discard R1", "you-must-take-a-card-first"),
        ("take", 0, "pass", "you-must-take-a-card-first"),
        ("take", 0, "row red", "you-must-take-a-card-first"),
        ("lay", 0, "take display", "you-have-taken-a-card-already"),
        ("lay", 0, "discard G1", "you-do-not-hold-that-card"),
        ("lay", 0, "pass", "you-must-lay-a-card-first"),
        ("lay", 0, "row red", "you-must-lay-a-card-first"),
        ("call", 0, "take stock", "you-have-taken-a-card-already"),
        ("call", 0, "discard R1", "you-have-laid-a-card-already"),
        ("call", 0, "row red", "you-must-call-first"),
        ("call", 1, "I Go!", "it-is-not-your-turn"),
        ("row", 0, "I Go!", "you-have-called-already"),
        ("row", 0, "pass", "you-have-called-already"),
        ("row", 0, "discard R1", "you-have-laid-a-card-already"),
        ("row", 0, "no row", "you-hold-a-card-for-a-row"),
        ("row", 0, "row black", "the-colour-of-the-display-cannot-be-in-the-row"),
        ("row", 0, "row red black", "the-colour-of-the-display-cannot-be-in-the-row"),
        ("row", 0, "row red green", "you-hold-no-card-of-that-colour"),
    ],
)
def test_refusals(phase: str, seat: int, action: str, key: str) -> None:
    """IG-3 to IG-9: what is not allowed says why."""
    match = table(["R1 R2 K5", "G1 G2"], phase=phase)
    with pytest.raises(IllegalAction) as refused:
        match.play(seat, action)
    assert refused.value.key == key
    assert (refused.type is NotYourTurn) is (seat == 1)


def test_a_number_that_is_no_action() -> None:
    assert table(["R1", "G1"]).state.why_illegal(0, 216) == "there-is-no-such-action"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"display": ""}, "the display has 1 to 7 cards, not 0"),
        ({"display": "K1 K2 K3 K4 K5 K6 K7 K8"}, "the display has 1 to 7 cards, not 8"),
        ({"discard": ""}, "the discard pile is empty only"),
        ({"stock": ""}, "the stock is empty"),
        ({"hands": ["R1", ""]}, "seat 1 has 1 to 12 cards now, not 0"),
        ({"hands": ["R1", "G1"], "phase": "lay"}, "seat 0 has 2 to 13 cards now, not 1"),
        ({"starter": 1}, "the starter is seat 0"),
        ({"points": [4, 0]}, "points is a list of 2 whole numbers from 0 to 3"),
        ({"known": [["R9"], []]}, "seat 0 does not hold R9"),
        ({"phase": "deal"}, "phase is one of take, lay, call, row"),
    ],
)
def test_positions_that_cannot_be(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        table(**{"hands": ["R1 R2", "G1 G2"], **change})  # type: ignore[arg-type]


def test_a_copy_keeps_who_has_won_perfectly() -> None:
    """IG-13: that is not in the points."""
    match = table(["O1 P2", "R9 G9 B9"], phase="row", points=[0, 3])
    match.play(0, "row orange pink")
    assert match.state.copy().ranking() == match.result.ranking == [1, 2]


def test_records_and_positions_of_the_first_version_are_refused() -> None:
    """IG-4: by the old rules the card just taken from the discard pile could not be laid."""
    match = Match(GAME, 2, seed=1)
    old = replace(match.record(), rules_version=1)
    with pytest.raises(BadRecord, match="played by rules version 1 of i_go, this is version 2"):
        old.replay(GAME)
    with pytest.raises(BadPosition, match="for rules version 1 of i_go, this is version 2"):
        Match.from_position(GAME, {**match.position(), "rules_version": 1})


# ---------------------------------------------------------------- the laws
@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_the_laws_hold_late_in_a_round(n_players: int) -> None:
    """IG-15, IG-16: when nobody calls unless they must, down to the last card of the stock."""
    options = GAME.options(starter="seat_0")
    match = Match(GAME, n_players, options, seed=n_players)
    rng = Rng(n_players)
    n_played = 0
    while match.view(None).round_no == 1:
        seat = match.turn
        assert seat is not None
        legal = [action for action in match.legal(seat) if action not in ("I Go!", "take display")] or match.legal(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
        n_played += 1
        if n_played % 40 == 0:
            check_conservation(GAME, match.state, options)
            check_agreement(GAME, match.state, Rng(n_played))
            check_copy(GAME, match.state, options, n_played)
            check_position(GAME, match.state, options, n_played)
            check_resample(GAME, match.state, options, n_played)
    assert n_played > 200
    check_replay(GAME, match)
