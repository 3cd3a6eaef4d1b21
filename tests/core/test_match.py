"""Match: the checked wrapper. Wrong input is refused with the right exception, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quintet import Match, all_games, game_ids, get_game
from quintet.core import match as matches
from quintet.core.errors import (
    BadNotation,
    BadOptions,
    BadPosition,
    BadRecord,
    BadSeat,
    IllegalAction,
    MatchOver,
    NotYourTurn,
    OutOfDate,
    QuintetError,
    UnknownGame,
)
from quintet.core.events import Dealt, Moved, TurnPassed, drain
from quintet.core.match import Result
from quintet.core.position import write_position
from quintet.core.rng import Rng
from quintet.core.sink import Sink
from quintet.testkit.laws import random_action
from tests.core.junk import JSON
from tests.games.level_8_table import table as level_8_table

SOLO = get_game("solo")
POSITION = {"players": 2, "zones": {"hand": [["R1", "R2", "G9"], ["R5", "G1", "G2"]], "discard": ["R9", "R5"]}}


def small() -> Match:
    """It is seat 0's turn, and it may lay R1 or R2; seat 1 may throw in R5."""
    return Match.from_position(SOLO, POSITION, names=["Ann", "Bo"])


def dealt(*hands: str) -> Match:
    """These hands on a red 5."""
    zones = {"hand": [hand.split() for hand in hands], "discard": ["R5"]}
    return Match.from_position(SOLO, {"players": len(hands), "zones": zones})


def unchanged(match: Match, before: dict[str, object], n_actions: int = 0) -> bool:
    return match.position() == before and len(match.actions) == n_actions


# ---------------------------------------------------------------- beginning
def test_a_match_of_all_defaults() -> None:
    match = Match(SOLO)
    assert (match.n_players, match.names, match.is_over) == (2, ["Player 1", "Player 2"], False)
    assert match.options == SOLO.options()
    assert Match(SOLO).seed != Match(SOLO).seed


def test_names_give_the_number_of_players() -> None:
    match = Match(SOLO, names=("Ann", "Bo", "Cy"), seed=1)
    assert (match.n_players, match.names) == (3, ["Ann", "Bo", "Cy"])


def test_the_same_seed_gives_the_same_match() -> None:
    one, other = Match(SOLO, 3, seed=7), Match(SOLO, 3, seed="7")
    assert one.position() == other.position()
    assert one.position() != Match(SOLO, 3, seed=8).position()


def test_the_opening_tells_the_deal() -> None:
    """Once, and not among the events of the first action."""
    match = Match(SOLO, 3, seed=7)
    assert [type(event) for event in match.opening][-5:] == [Dealt] * 4 + [TurnPassed]
    seat = match.turn
    assert seat is not None
    assert not any(isinstance(event, Dealt) for event in match.play(seat, "take"))
    assert small().opening == []


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["Ann"], "^SOLO is for 2 to 10 players, not 1$"),
        ("Ann", "^expected a list of the players' names, got 'Ann'$"),
        (7, "^expected a list of the players' names, got 7$"),
        (["Ann", 7], r"^expected a list of the players' names, got \['Ann', 7\]$"),
        (["Ann", "\ud800"], "^expected a name, got '.ud800', which is no Unicode text$"),
    ],
)
def test_bad_names(names: Any, sentence: str) -> None:
    with pytest.raises(QuintetError, match=sentence):
        Match(SOLO, names=names)


def test_as_many_names_as_players() -> None:
    with pytest.raises(BadSeat, match=r"^3 players need 3 names, not 2$"):
        Match(SOLO, 3, names=["Ann", "Bo"])


# ---------------------------------------------------------------- acting
def test_texts_and_numbers_are_both_actions() -> None:
    by_text, by_number = small(), small()
    by_text.play(0, " Lay  r1")
    by_number.play(0, SOLO.actions.parse("lay R1"))
    assert by_text.record() == by_number.record()
    assert by_text.actions == [(0, SOLO.actions.parse("lay R1"))]


@pytest.mark.parametrize("seat", [-1, 2, True, False, 0.0, "0", None, [0]])
def test_bad_seats(seat: Any) -> None:
    match = small()
    before = match.position()
    for ask in (
        lambda: match.play(seat, "take"),
        lambda: match.play_all(seat, ["take"]),
        lambda: match.legal(seat),
        lambda: match.why_illegal(seat, "take"),
        lambda: match.proposals(seat),
    ):
        with pytest.raises(BadSeat, match=r"^expected a seat from 0 to 1, got "):
            ask()
    if seat is not None:
        with pytest.raises(BadSeat):
            match.view(seat)
    assert unchanged(match, before)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("jump", r"^unknown action 'jump': for example 'lay R1', 'lay R2', 'lay R3'\?$"),
        ("lay R0", "^unknown action 'lay R0': did you mean "),
        ("", "^unknown action ''"),
        (-1, "^expected an action from 0 to 319, got -1$"),
        (320, "^expected an action from 0 to 319, got 320$"),
        pytest.param(10**5000, "^expected an action from 0 to 319, got a value too large to show$", id="huge"),
        (True, "^expected an action as text, got True$"),
        (None, "^expected an action as text, got None$"),
        (["take"], r"^expected an action as text, got \['take'\]$"),
    ],
)
def test_bad_actions(action: Any, sentence: str) -> None:
    match = small()
    before = match.position()
    with pytest.raises(BadNotation, match=sentence):
        match.play(0, action)
    with pytest.raises(BadNotation, match=sentence):
        match.why_illegal(0, action)
    assert unchanged(match, before)


def test_an_illegal_action_says_why_and_what_is_legal() -> None:
    match = small()
    before = match.position()
    expected = r"^Ann \(seat 0\) cannot 'lay G9': that card does not fit; legal now: lay R1, lay R2, take$"
    with pytest.raises(IllegalAction, match=expected) as error:
        match.play(0, "lay G9")
    assert (type(error.value), error.value.key) == (IllegalAction, "that-card-does-not-fit")
    assert unchanged(match, before)


def test_a_seat_that_may_do_nothing_is_told_that_it_is_not_its_turn() -> None:
    match = small()
    match.play(1, "throw in R5")
    before = match.position()
    with pytest.raises(NotYourTurn, match=r"^Bo \(seat 1\) cannot 'take': it is not your turn$") as error:
        match.play(1, "take")
    assert error.value.key == "it-is-not-your-turn"
    assert unchanged(match, before, 1)


def test_a_refusal_lists_a_dozen_legal_actions() -> None:
    match = dealt("CC +4 AR R1 R2 R3 R4 G9", "G1")
    with pytest.raises(IllegalAction) as error:
        match.play(0, "lay G9")
    assert str(error.value).count(",") == 12
    assert str(error.value).endswith(", …")


def test_no_action_is_possible_after_the_end() -> None:
    match = Match(SOLO, 2, "turn_limit=1", seed=1)
    match.state.playout(Rng(1))
    before = match.position()
    assert (match.is_over, match.turn, match.legal(0), match.why_illegal(0, "take")) == (
        True,
        None,
        [],
        "the-match-is-over",
    )
    with pytest.raises(MatchOver, match=r"^Player 1 \(seat 0\) cannot 'take': the match is over$"):
        match.play(0, "take")
    with pytest.raises(MatchOver):
        match.play_all(0, ["take", "pass"])
    assert unchanged(match, before)


# ---------------------------------------------------------------- lists of steps
def test_a_list_is_played_whole_or_not_at_all() -> None:
    match = dealt("RM RM R1 G3", "G1")
    before = match.position()
    with pytest.raises(IllegalAction, match="cannot 'lay G3': that card does not fit"):
        match.play_all(0, ["lay RM", "lay RM", "lay G3"])
    assert unchanged(match, before)
    events = match.play_all(0, ["lay RM", "lay RM", "lay R1 SOLO"])
    assert [event.card for event in events if isinstance(event, Moved)] == ["RM", "RM", "R1"]
    assert (match.turn, len(match.actions)) == (1, 3)


def test_an_empty_list_does_nothing() -> None:
    match = small()
    before = match.position()
    assert match.play_all(0, []) == []
    assert unchanged(match, before)


@pytest.mark.parametrize("actions", ["take", None, 7, {"take": 1}])
def test_only_a_list_is_taken_for_a_list(actions: Any) -> None:
    with pytest.raises(BadNotation, match=r"^expected a list of actions, got "):
        small().play_all(0, actions)


@pytest.mark.parametrize("steps", [["take", "lay R7"], ["take", "pass"], ["take", "take"]])
def test_a_refused_list_shows_no_card(steps: list[str]) -> None:
    """A step that shows a card ends its list, whatever follows: a refusal must not tell what was drawn."""
    match = small()
    before = match.position()
    with pytest.raises(
        IllegalAction, match=r"^Ann \(seat 0\) cannot 'take' as step 1 of 2: a step that shows a card"
    ) as error:
        match.play_all(0, steps)
    assert error.value.key == "a-step-that-shows-a-card-ends-its-list"
    assert unchanged(match, before)


def test_a_refused_list_shows_no_hand() -> None:
    """The same for a hand that came in a swap."""
    match = dealt("AR R1 R2", "AR G2 G3")
    with pytest.raises(IllegalAction, match="a step that shows a card ends its list"):
        match.play_all(0, ["lay AR", "throw in AR"])


def test_a_step_that_shows_a_card_may_end_its_list() -> None:
    match = dealt("RM R1 R2", "G1")
    match.play_all(0, ["lay RM", "take"])
    assert len(match.actions) == 2


# ---------------------------------------------------------------- preparing and committing
def test_what_is_prepared_changes_nothing_until_it_is_committed() -> None:
    match = small()
    before, view = match.position(), match.view(0)
    prepared = match.prepare(0, ["lay R1"])
    assert unchanged(match, before)
    assert match.view(0) == view
    assert (prepared.seat, prepared.actions, prepared.result) == (0, [SOLO.actions.parse("lay R1")], None)
    assert match.prepare(1, ["throw in R5"]).events != prepared.events
    assert unchanged(match, before)
    expected = small()
    assert match.commit(prepared) == expected.play(0, "lay R1")
    assert match.position() == expected.position()
    assert match.record() == expected.record()


def test_what_is_prepared_tells_how_the_match_ends() -> None:
    match = Match(SOLO, 2, "scoring=round", seed=4)
    rng = Rng(4)
    while not match.is_over:
        seat, action = random_action(match.state, rng)
        prepared = match.prepare(seat, [action])
        assert match.is_over is False
        match.commit(prepared)
        assert (prepared.result is not None) == match.is_over
    assert prepared.result == match.result


def test_what_is_prepared_counts_once() -> None:
    match = small()
    prepared = match.prepare(0, ["lay R1"])
    match.commit(prepared)
    before = match.position()
    with pytest.raises(OutOfDate, match=r"^the match has moved on since this was prepared$"):
        match.commit(prepared)
    assert unchanged(match, before, 1)
    nothing = match.prepare(1, [])
    assert match.commit(nothing) == []
    with pytest.raises(OutOfDate):
        match.commit(nothing)


def test_what_is_prepared_is_void_after_another_step() -> None:
    match = small()
    outrun, thrown = match.prepare(0, ["lay R1"]), match.prepare(1, ["throw in R5"])
    match.commit(thrown)
    before = match.position()
    with pytest.raises(OutOfDate):
        match.commit(outrun)
    assert unchanged(match, before, 1)
    late = match.prepare(*_any(match))
    seat, action = random_action(match.state, Rng(1))
    match.restore(seat, [action])
    with pytest.raises(OutOfDate):
        match.commit(late)
    with pytest.raises(OutOfDate):
        small().commit(small().prepare(0, ["lay R1"]))


def _any(match: Match) -> tuple[int, list[str | int]]:
    seat, action = random_action(match.state, Rng(1))
    return seat, [action]


def test_a_refused_list_leaves_nothing() -> None:
    """Neither in the match nor in the events of the next move."""
    match = dealt("RM RM R1 G1", "R5 R6")
    expected = dealt("RM RM R1 G1", "R5 R6")
    before = match.position()
    with pytest.raises(IllegalAction):
        match.prepare(0, ["lay RM", "lay RM", "lay G3"])
    assert unchanged(match, before)
    assert match.play(0, "lay RM") == expected.play(0, "lay RM")


@pytest.mark.parametrize("game_id", game_ids())
def test_prepared_moves_equal_trusting_ones(game_id: str) -> None:
    """Along random matches: state, events and outcome as the trusting `State.apply` has them."""
    game = get_game(game_id)
    for seed in range(3):
        match = Match(game, None, None, seed)
        state, sink = match.state.copy(), Sink()
        state.sink = sink
        rng = Rng(seed)
        while not match.is_over and len(match.actions) < 150:
            seat, action = random_action(match.state, rng)
            prepared = match.prepare(seat, [action])
            state.apply(seat, action)
            assert prepared.events == drain(sink, game.zones, game.cards)
            assert prepared.result == (Result(True, state.scores(), state.ranking()) if state.is_over else None)
            assert match.commit(prepared) == prepared.events
            assert match.position() == write_position(game, state, match.options)
        assert match.record().replay(game).position() == match.position()


# ---------------------------------------------------------------- errors
def test_one_error_catches_all() -> None:
    for error in (UnknownGame, BadOptions, BadNotation, BadSeat, MatchOver, IllegalAction, BadPosition, BadRecord):
        assert issubclass(error, QuintetError)
    assert issubclass(QuintetError, ValueError)
    assert issubclass(NotYourTurn, IllegalAction)


@pytest.mark.parametrize(
    ("game_id", "sentence"),
    [
        ("sole", r"^unknown game 'sole': did you mean solo\?$"),
        ("chess", "^unknown game 'chess': there are fifteen_go, skipbo_masters,"),
        (None, "^unknown game None: there are"),
        (["solo"], "^unknown game "),
    ],
)
def test_unknown_games(game_id: Any, sentence: str) -> None:
    with pytest.raises(UnknownGame, match=sentence):
        get_game(game_id)


def test_the_games_of_the_table() -> None:
    assert [game.id for game in all_games()] == list(game_ids())
    assert get_game("solo") is SOLO


@given(JSON, JSON)
def test_junk_changes_nothing(seat: Any, action: Any) -> None:
    before = small().position()
    for name, arguments in (
        ("play", (seat, action)),
        ("play", (0, action)),
        ("play_all", (0, action)),
        ("legal", (seat,)),
    ):
        match = small()
        try:
            getattr(match, name)(*arguments)
        except QuintetError:
            assert unchanged(match, before)


@given(st.integers(0, 1000), st.lists(st.tuples(st.integers(0, 2), st.integers(0, 319)), max_size=60))
def test_any_action_is_carried_out_or_refused(seed: int, actions: list[tuple[int, int]]) -> None:
    """`why_illegal` and `play` say the same; a refused action leaves no trace."""
    match = Match(SOLO, 3, "solo_call=catch", seed)
    for seat, action in actions:
        before = match.position()
        n_before = len(match.actions)
        key = match.why_illegal(seat, action)
        if key:
            with pytest.raises((IllegalAction, MatchOver)):
                match.play(seat, action)
            assert unchanged(match, before, n_before)
        else:
            match.play(seat, action)
            assert len(match.actions) == n_before + 1


def test_steps_of_a_compound_move_are_foreseen_and_change_nothing() -> None:
    match = level_8_table(["R3 G4 B5 P2 P9 P11 P14 O12 R6 Y1 MISS", "O1 O2 O3"], phase="play", levels=[3, 1])
    before = match.position()
    seen = match.foresee(0, ["lay level", "run from 3"])
    assert seen.legal == ["colour purple"]
    assert match.position() == before
    assert match.legal(0)[0] == "lay level"
    for steps in (["discard O12"], ["run from 3"], ["lay level", "add R6 to 0a"]):
        with pytest.raises(IllegalAction):
            match.foresee(0, steps)
    with pytest.raises(QuintetError):
        match.foresee(1, ["lay level"])


def test_what_would_show_a_card_is_not_foreseen() -> None:
    match = Match(get_game("solo"), 2, seed=5)
    with pytest.raises(IllegalAction, match="only steps of a compound move"):
        match.foresee(int(match.turn or 0), ["take"])


@pytest.mark.parametrize("n_lists", [30, 64, 100, 128, 200])
def test_a_long_match_is_retold_as_if_from_its_beginning(n_lists: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Match("solo", 3, seed=4)
    while len(played.actions) < n_lists:
        turn = played.turn
        assert turn is not None
        played.play(turn, played.legal(turn)[0])

    def restored() -> Match:
        match = Match("solo", 3, seed=4)
        for seat, number in played.actions:
            match.restore(seat, [number])
        return match

    told = restored().retell(60)
    monkeypatch.setattr(matches, "MARKED", 64)
    again = restored()
    assert bool(again._marks) == (n_lists >= 64)
    assert again.retell(60) == told
    assert again.copy().retell(60) == told
