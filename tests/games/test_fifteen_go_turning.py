"""15GO!: turning on or stopping after a placement (FG-7), and the option that turns by itself (FG-7a)."""

from __future__ import annotations

import pytest

from quintet import Match
from quintet.core.errors import BadPosition, IllegalAction
from quintet.core.events import Declared, Moved, TurnPassed
from quintet.games.fifteen_go import GAME
from quintet.games.fifteen_go.options import FifteenGoOptions
from tests.games.fifteen_go_tables import ALL_OPTIONS, pile, row, table, turned


# ---------------------------------------------------------------- turning=choice
def test_after_a_placement_the_player_turns_on_or_stops() -> None:
    """FG-7: both are legal, nothing else is, and no card is turned before the player says so."""
    match = table(["R9 R12 R8", "B9"], ["", "B7"], ["G5"], turned="R6")
    match.play(0, "row 0")
    assert (match.turn, turned(match)) == (0, "")
    assert match.legal(0) == ["turn", "stop"]
    assert match.legal(1) == []


def test_the_player_turns_on_again_and_again() -> None:
    """FG-7: every placement, in the middle or on another pile, gives the choice anew."""
    match = table(["R9 R12 R8", "B9"], ["", "B7"], ["G5"], turned="R6")
    match.play(0, "row 0")
    match.play(0, "turn")
    assert turned(match) == "R8"
    assert match.legal(0) == ["put down", "give 1"]
    match.play(0, "give 1")
    assert match.legal(0) == ["turn", "stop"]
    match.play(0, "turn")
    assert turned(match) == "R12"
    assert match.legal(0) == ["put down"]


def test_whoever_stops_puts_no_card_down() -> None:
    """FG-7: the turn is over, and the piles are as they were."""
    match = table(["R9 R8", "B9", "G9"], ["R3", "B7", ""], ["G5"], turned="R6")
    match.play(0, "give 1")
    before = [pile(match, zone, seat) for zone in ("closed", "open") for seat in range(3)]
    events = match.play(0, "stop")
    assert events == [Declared(0, "stop", ""), TurnPassed(1)]
    assert [pile(match, zone, seat) for zone in ("closed", "open") for seat in range(3)] == before
    assert match.turn == 1
    assert match.legal(1) == ["turn"]


def test_the_first_card_of_a_turn_is_always_turned() -> None:
    """FG-4, FG-7: nobody stops before."""
    match = table(["R9", "B9"], ["", "B7"])
    assert match.legal(0) == ["turn"]
    assert match.why_illegal(0, "stop") == "you-must-turn-a-card-first"


def test_the_first_card_is_turned_also_after_the_open_pile_was_played() -> None:
    """FG-7, FG-14: a placement from the open pile gives no right to stop."""
    match = table(["R12", "B12"], ["R5 R2", ""], ["G1"], options="play_open=yes")
    match.play(0, "row 0")
    assert match.legal(0) == ["turn"]
    assert match.why_illegal(0, "stop") == "you-must-turn-a-card-first"


def test_a_turned_card_must_go_somewhere_first() -> None:
    """FG-7, FG-8: a player with a card in hand does not stop, but may put it down."""
    match = table(["R9", "B9"], rows=["G5"], turned="R6")
    with pytest.raises(IllegalAction) as refused:
        match.play(0, "stop")
    assert refused.value.key == "the-turned-card-must-be-laid-first"


def test_after_a_one_the_player_may_stop() -> None:
    """FG-5, FG-7: the 1 goes to the middle by itself, and is a placement like any other."""
    match = table(["R9 R5 R1", "B9"], ["", "B2"])
    match.play(0, "turn")
    assert row(match, 0) == "R1"
    assert (match.turn, turned(match)) == (0, "")
    assert match.legal(0) == ["turn", "stop"]
    match.play(0, "stop")
    assert pile(match, "closed", 0) == "R9 R5"


def test_after_building_on_their_own_pile_the_player_may_stop() -> None:
    """FG-7, FG-15: the turn goes on, if the player likes."""
    match = table(["R12", "B12"], ["R5", ""], turned="R6", options="build_own=yes")
    match.play(0, "build")
    assert match.legal(0) == ["turn", "stop"]


def test_after_a_borrowed_chain_the_player_may_stop() -> None:
    """FG-7, FG-16: once one's own card lies."""
    match = table(["R12", "B12"], ["", "B4 B9"], ["G8"], turned="R10", options="borrow=yes")
    match.play(0, "borrow 1 row 0")
    assert match.why_illegal(0, "stop") == "the-borrowed-cards-must-be-followed-by-your-own"
    match.play(0, "row 0")
    assert match.legal(0) == ["turn", "stop"]


def test_the_open_pile_is_not_played_any_more_once_a_card_was_turned() -> None:
    """FG-7, FG-14: between two turned cards one's own open top card stays where it is."""
    match = table(["R12 R15", "B12"], ["R2", "B14 B3"], ["G1", "Y14"], options=ALL_OPTIONS)
    match.play(0, "turn")
    match.play(0, "row 1")
    assert match.legal(0) == ["turn", "stop"]
    assert match.why_illegal(0, "row 0") == "the-open-pile-is-played-before-turning"
    assert match.why_illegal(0, "give 1") == "the-open-pile-is-played-before-turning"
    assert match.proposals(0) == []


@pytest.mark.parametrize("action", ["put down", "build", "row 0", "give 1", "borrow 1 row 0"])
def test_refusals_between_two_cards(action: str) -> None:
    """FG-7: what needs a turned card says so."""
    match = table(["R9 R8", "B9"], ["R7", "B7"], ["G5"], turned="R6", options="build_own=yes,borrow=yes")
    match.play(0, "row 0")
    assert match.why_illegal(0, action) == "turn-another-card-or-stop"


def test_the_next_turn_begins_with_the_right_to_play_the_open_pile() -> None:
    """FG-7, FG-14: stopping leaves nothing behind."""
    match = table(["R9 R8", "B9"], ["", "B2"], ["G5", "Y1"], turned="R6", options="play_open=yes")
    match.play(0, "row 0")
    match.play(0, "stop")
    assert match.view(None).facts["may_stop"] is False
    assert match.legal(1) == ["turn", "row 1"]


def test_the_pile_is_turned_over_only_by_a_player_who_turns_on() -> None:
    """FG-7, FG-10: a player who stops leaves the open pile as it is; it is turned over in the next turn."""
    match = table(["", "B9"], ["R3 R12 R8", "B7"], turned="R6")
    match.play(0, "give 1")
    assert match.legal(0) == ["turn", "stop"]
    match.play(0, "stop")
    assert (pile(match, "open", 0), pile(match, "closed", 0)) == ("R3 R12 R8", "")
    assert match.view(None).facts["was_turned_over"] is False
    match.play(1, "turn")
    match.play(1, "put down")
    match.play(0, "turn")
    assert (turned(match), pile(match, "open", 0)) == ("R3", "R8")


def test_where_no_card_can_be_turned_nobody_is_asked() -> None:
    """FG-7, FG-10a: the pile would have to be turned over a second time, so the turn ends by itself."""
    match = table(["", "B9"], ["R3 R8", "B7"], turned="R6", was_turned_over=True)
    match.play(0, "give 1")
    assert match.turn == 1
    assert match.legal(1) == ["turn"]
    assert match.view(None).facts["may_stop"] is False


def test_a_single_open_card_may_stay() -> None:
    """FG-7, FG-11: to pick it up is the player's choice too, though FG-10a does not limit it."""
    match = table(["", "B9"], ["R12", "B7"], turned="R6", was_turned_over=True)
    match.play(0, "give 1")
    assert match.legal(0) == ["turn", "stop"]
    trial = Match.from_position(GAME, match.position())
    trial.play(0, "turn")
    assert turned(trial) == "R12"
    match.play(0, "stop")
    assert pile(match, "open", 0) == "R12"


def test_nobody_who_is_out_is_asked() -> None:
    """FG-7, FG-13, FG-17: with the last card the turn is over."""
    match = table(["", "B12", "G12"], rows=["T5"], turned="R6", options="points=yes")
    match.play(0, "row 0")
    assert match.turn == 1
    match = table(["R1", "B12"], options="points=yes")
    match.play(0, "turn")
    assert match.turn == 1


def test_a_stop_counts_no_card_for_the_stalemate() -> None:
    """FG-7, FG-19: only turned cards count."""
    match = table(["R9 R8", "B9"], ["", "B7"], turned="R6", idle=5)
    match.play(0, "give 1")
    match.play(0, "stop")
    assert match.view(None).facts["idle"] == 5
    match.play(1, "turn")
    assert match.view(None).facts["idle"] == 6


def test_players_who_always_stop_come_to_a_stalemate() -> None:
    """FG-7, FG-19: every turn turns a card, so the count goes up whatever the players do."""
    match = Match(GAME, 3, "sets=2", seed=4)
    while not match.is_over:
        seat = int(match.state.turn)
        legal = match.legal(seat)
        match.play(seat, "stop" if "stop" in legal else legal[-1])
    assert match.state.n_turns < match.options.turn_limit


def test_a_stop_ends_the_last_turn_before_the_limit() -> None:
    """FG-7, ALL-4."""
    match = table(["R9 R8", "B9"], ["", "B7"], turned="R6", options="turn_limit=8", n_turns=8)
    match.play(0, "give 1")
    assert not match.is_over
    match.play(0, "stop")
    assert match.is_over


def test_a_card_turned_by_choice_is_shown_to_everybody() -> None:
    """FG-4, FG-7: and a list of steps ends there, because nobody knows the card before."""
    match = table(["R9 R8", "B9"], ["", "B7"], ["G5"], turned="R6")
    with pytest.raises(IllegalAction) as refused:
        match.play_all(0, ["row 0", "turn", "give 1"])
    assert refused.value.key == "a-step-that-shows-a-card-ends-its-list"
    events = match.play_all(0, ["row 0", "turn"])
    assert [event.card for event in events if isinstance(event, Moved)] == ["R6", "R8"]


# ---------------------------------------------------------------- turning=always
def test_by_default_the_player_chooses() -> None:
    """FG-7a: as the sheets say; a preset turns by itself."""
    assert FifteenGoOptions().turning == "choice"
    assert GAME.presets["by_itself"].format() == "fifteen_go(turning=always)"


def test_the_next_card_is_turned_by_itself() -> None:
    """FG-7a: with `always` the same player goes on, and must."""
    match = table(["R9 R12 R8", "B9"], ["", "B7"], ["G5"], turned="R6", options="turning=always")
    match.play(0, "row 0")
    assert (match.turn, turned(match)) == (0, "R8")
    match.play(0, "give 1")
    assert (match.turn, turned(match)) == (0, "R12")
    assert match.legal(0) == ["put down"]


def test_after_a_one_the_next_card_is_turned_by_itself() -> None:
    """FG-5, FG-7a: however many 1s come."""
    match = table(["R9 R5 R1 G1", "B9"], ["", "B2"], options="turning=always")
    match.play(0, "turn")
    assert (row(match, 0), row(match, 1)) == ("G1", "R1")
    assert turned(match) == "R5"


def test_the_open_pile_is_turned_over_by_itself() -> None:
    """FG-7a, FG-10, FG-10a: in mid-turn too, but once; then the turn ends."""
    match = table(["", "B9"], ["R3 R12 R8", "B7"], turned="R6", options="turning=always")
    match.play(0, "give 1")
    assert (match.turn, turned(match)) == (0, "R3")
    match = table(["", "B9"], ["R3 R8", "B7"], turned="R6", was_turned_over=True, options="turning=always")
    match.play(0, "give 1")
    assert (match.turn, turned(match)) == (1, "")


def test_a_single_open_card_is_picked_up_by_itself() -> None:
    """FG-7a, FG-11."""
    match = table(["", "B9"], ["R12", "B7"], turned="R6", was_turned_over=True, options="turning=always")
    match.play(0, "give 1")
    assert (match.turn, turned(match)) == (0, "R12")


@pytest.mark.parametrize("in_hand", ["", "R6"])
def test_stopping_is_switched_off(in_hand: str) -> None:
    """FG-7a: with `always` nobody stops, before the first card or later."""
    match = table(["R9", "B9"], turned=in_hand, options="turning=always")
    assert match.why_illegal(0, "stop") == "the-next-card-is-turned-by-itself"


# ---------------------------------------------------------------- positions and prompts
@pytest.mark.parametrize(
    ("closed", "opened", "prompt"),
    [
        ("R9 R8", "R3", "prompt-go-on"),
        ("", "R12 R3", "prompt-turn-over-or-end"),
        ("", "R3", "prompt-pick-up-or-end"),
    ],
)
def test_between_two_cards_one_is_told_where_the_next_comes_from(closed: str, opened: str, prompt: str) -> None:
    """FG-7, FG-10, FG-11: it is hidden only as long as the closed pile has cards."""
    match = table([closed, "B9"], [opened, "B7"], may_stop=True, was_turned_over=bool(closed))
    assert match.view(0).prompt == prompt


def test_a_position_between_two_cards() -> None:
    """FG-7: it is asked for, set up and written again."""
    match = table(["R9 R8", "B9"], ["R3", "B7"], may_stop=True, was_turned_over=True)
    assert match.view(0).prompt == "prompt-go-on"
    assert match.legal(0) == ["turn", "stop"]
    assert match.position()["facts"]["may_stop"] is True  # type: ignore[index]
    assert Match.from_position(GAME, match.position()).position() == match.position()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"turned": "R5", "may_stop": True}, "only between two turned cards"),
        ({"options": "turning=always", "may_stop": True}, "only between two turned cards"),
        (
            {"closed": ["", "B9"], "opened": ["R3 R4", ""], "was_turned_over": True, "may_stop": True},
            "no card could be turned",
        ),
        (
            {
                "opened": ["R3", "B9"],
                "closed": ["R9", "B8"],
                "rows": ["R1 B2"],
                "options": "borrow=yes,play_open=yes",
                "chain": 0,
                "may_stop": True,
            },
            "could not be finished",
        ),
    ],
)
def test_positions_between_two_cards_that_cannot_be(change: dict[str, object], why: str) -> None:
    """FG-7, FG-7a, FG-10a, FG-16."""
    whole: dict[str, object] = {"closed": ["R9", "B9"], **change}
    with pytest.raises(BadPosition, match=why):
        table(**whole)  # type: ignore[arg-type]
