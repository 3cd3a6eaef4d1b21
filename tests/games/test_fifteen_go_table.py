"""15GO! at the table: options, refusals, positions, texts, and the laws of the test kit."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings

from quintet import Match
from quintet.core.errors import BadOptions, BadPosition, BadRecord, MatchOver
from quintet.core.events import Declared, RoundEnded, Scored
from quintet.core.game import Game
from quintet.core.options import Options
from quintet.core.rng import Rng
from quintet.games import get_game
from quintet.games.fifteen_go import GAME
from quintet.games.fifteen_go.options import FifteenGoOptions
from quintet.testkit import check_game, check_words
from quintet.testkit.strategies import SEEDS, tables
from quintet.texts import read_texts
from tests.games.fifteen_go_tables import ALL_OPTIONS, table
from tests.games.follower import check_events

RULES = ("play_open", "build_own", "borrow", "points")


# ---------------------------------------------------------------- options
@pytest.mark.parametrize(
    "text", ["sets=1", "sets=9", "sets=many", "colours=6", "turning=no", "points=2", "play_open=perhaps", "jokers=yes"]
)
def test_values_that_an_option_does_not_take(text: str) -> None:
    """FG-1, FG-2, FG-7a: two to eight sets, eight or four colours, turning by choice or always."""
    with pytest.raises(BadOptions):
        GAME.parse_options(text)


@pytest.mark.parametrize("n_players", [0, 1, 7])
def test_two_to_six_players(n_players: int) -> None:
    """ALL-3, ALL-6."""
    with pytest.raises(BadOptions, match="2 to 6 players"):
        Match(GAME, n_players)


@pytest.mark.parametrize("n_players", range(2, 7))
def test_every_combination_of_options_comes_to_an_end(n_players: int) -> None:
    """ALL-3, ALL-4: nothing is refused, and random play ends long before the turn limit."""
    for turning, *flags in product(("choice", "always"), *[(False, True)] * 4):
        for sets, colours in ((2, "4"), (5, "8"), (8, "4")):
            options = FifteenGoOptions.from_json(
                {"sets": sets, "colours": colours, "turning": turning, **dict(zip(RULES, flags, strict=True))}
            )
            state = GAME.new_state(options, n_players, sets)
            state.playout(Rng(n_players))
            assert state.is_over
            assert state.n_turns < options.turn_limit
            assert min(state.ranking()) == 1


def test_options_have_a_short_text() -> None:
    options = GAME.presets["advanced"]
    assert options.format() == "fifteen_go(play_open=yes,build_own=yes,borrow=yes,points=yes)"
    assert GAME.parse_options(options.format()) == options
    assert isinstance(get_game("fifteen_go"), Game)


# ---------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    ("action", "key"),
    [
        ("put down", "you-must-turn-a-card-first"),
        ("build", "you-must-turn-a-card-first"),
        ("row 0", "that-card-does-not-fit"),
        ("row 5", "there-is-no-such-row"),
        ("give 0", "you-give-to-others-only"),
        ("give 1", "that-card-does-not-fit"),
        ("give 2", "nothing-can-be-laid-on-an-empty-open-pile"),
        ("give 3", "there-is-no-such-player"),
        ("borrow 0 row 0", "you-borrow-from-others-only"),
        ("borrow 1 row 0", "that-card-does-not-fit"),
        ("borrow 1 row 1", "your-own-card-could-not-follow"),
        ("borrow 1 row 5", "there-is-no-such-row"),
        ("borrow 2 row 0", "there-is-nothing-to-borrow"),
        ("borrow 3 row 0", "there-is-no-such-player"),
    ],
)
def test_refusals_before_turning(action: str, key: str) -> None:
    """FG-6, FG-14, FG-16: every refusal says why."""
    match = table(["R9", "B9", "G9"], ["R12", "B8", ""], ["Y3", "O7"], options=ALL_OPTIONS)
    assert match.why_illegal(0, action) == key


@pytest.mark.parametrize(
    ("action", "key"),
    [
        ("turn", "you-have-turned-a-card-already"),
        ("build", "nothing-can-be-laid-on-an-empty-open-pile"),
        ("row 0", "that-card-does-not-fit"),
        ("give 1", "that-card-does-not-fit"),
    ],
)
def test_refusals_after_turning(action: str, key: str) -> None:
    """FG-4, FG-6, FG-15."""
    match = table(["R9", "B9"], ["", "B8"], ["Y3"], turned="R12", options=ALL_OPTIONS)
    assert match.why_illegal(0, action) == key


@pytest.mark.parametrize("action", ["put down", "row 0", "give 1"])
def test_in_the_basic_game_everything_begins_with_turning(action: str) -> None:
    """FG-4."""
    match = table(["R9", "B9"], ["R7", "B8"], ["Y6"])
    assert match.why_illegal(0, action) == "you-must-turn-a-card-first"


def test_an_empty_open_pile_cannot_be_played() -> None:
    """FG-14."""
    match = table(["R9", "B9"], ["", "B8"], ["Y6"], options=ALL_OPTIONS)
    assert match.legal(0) == ["turn"]
    assert match.why_illegal(0, "row 0") == "your-open-pile-is-empty"


def test_nothing_is_played_after_the_end() -> None:
    """FG-13."""
    match = table(["R1", "B9"])
    match.play(0, "turn")
    with pytest.raises(MatchOver):
        match.play(1, "turn")
    assert match.state.refusal(0, 66) == "there-is-no-such-action"


# ---------------------------------------------------------------- positions
@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"opened": ["R1", ""]}, "never holds a 1"),
        ({"rows": ["R1 R3"]}, "row 0 holds 1, 2, 3"),
        ({"rows": ["G15"]}, "up to at most 14"),
        ({"turned": "R2 R3"}, "at most one card"),
        ({"turned": "R1"}, "at most one card"),
        ({"closed": ["", "B9"]}, "somebody has no card left"),
        ({"closed": ["", "B9"], "options": "points=yes"}, "which has no card"),
        ({"options": "points=yes", "places": [0, 1]}, "is out, but holds cards"),
        ({"options": "points=yes", "places": [0, 2]}, "places are 1, 2, 3"),
        ({"closed": ["R9", ""], "options": "points=yes", "places": [0, 0]}, "holds no card, but is not out"),
        ({"chain": 0}, "could not be finished"),
        ({"rows": ["R2"], "turned": "R5", "options": "borrow=yes", "chain": 0}, "could not be finished"),
        ({"chain": 8}, "fact chain"),
        ({"seen": [1]}, "fact seen"),
        ({"was_turned_over": True}, "no card is turned"),
        ({"points": [15, 0]}, "fact points"),
        ({"jokers": 1}, "unknown fact"),
    ],
)
def test_positions_that_cannot_be(change: dict[str, object], why: str) -> None:
    """FG-5, FG-6, FG-10, FG-13, FG-16, FG-17: a position is refused with a sentence."""
    whole: dict[str, object] = {"closed": ["R9", "B9"], **change}
    with pytest.raises(BadPosition, match=why):
        table(**whole)  # type: ignore[arg-type]


def test_rows_are_taken_only_for_points() -> None:
    """FG-12, FG-17."""
    zones = {"closed": [["R9"], ["B9"]], "taken": [["G1"], []]}
    with pytest.raises(BadPosition, match="nobody takes rows"):
        Match.from_position(GAME, {"players": 2, "zones": zones})
    match = Match.from_position(GAME, {"players": 2, "zones": zones, "options": {"points": True}})
    assert match.result.scores == [0, 0]


def test_a_position_in_the_middle_of_a_chain() -> None:
    """FG-16: whoever lent their last card is still in, and out when the chain is finished."""
    match = table(["R12", "", "O12"], ["", "B8", "O9"], ["G7"], turned="R10", options="borrow=yes")
    match.play(0, "borrow 1 row 0")
    again = Match.from_position(GAME, match.position())
    assert again.position() == match.position()
    again.play_all(0, ["borrow 2 row 0", "row 0"])
    assert again.result.winners == [1]
    match = table(["R12", ""], rows=["R1 B2"], turned="R3", options="borrow=yes", chain=0)
    match.play(0, "row 0")
    assert match.result.winners == [1]


@pytest.mark.parametrize(
    ("change", "prompt"),
    [
        ({}, "prompt-turn"),
        ({"opened": ["R4", ""], "options": "play_open=yes"}, "prompt-open"),
        ({"turned": "R4"}, "prompt-place"),
        ({"turned": "R5"}, "prompt-put-down"),
        ({"turned": "R4", "options": "borrow=yes", "chain": 0}, "prompt-chain"),
    ],
)
def test_prompts(change: dict[str, object], prompt: str) -> None:
    """FG-4, FG-6, FG-8, FG-14, FG-16: what is asked of the player."""
    whole: dict[str, object] = {"closed": ["R9", "B9"], "rows": ["G3"], **change}
    match = table(**whole)  # type: ignore[arg-type]
    assert match.view(0).prompt == prompt
    assert match.view(1).prompt == ""


def test_records_and_positions_of_the_first_version_are_refused() -> None:
    """FG-7: by the old rules the next card was turned by itself, so the same actions mean other cards."""
    match = Match(GAME, 2, seed=1)
    old = replace(match.record(), rules_version=1)
    with pytest.raises(BadRecord, match="played by rules version 1 of fifteen_go, this is version 2"):
        old.replay(GAME)
    with pytest.raises(BadPosition, match="for rules version 1 of fifteen_go, this is version 2"):
        Match.from_position(GAME, {**match.position(), "rules_version": 1})


# ---------------------------------------------------------------- texts
def _keys() -> set[str]:
    text = read_texts("en") + read_texts("en", "fifteen_go")  # what several games say alike stands in the frame
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def test_options_presets_and_zones_have_texts() -> None:
    keys = _keys()
    kinds = {name: kind for name, kind in FifteenGoOptions.kinds().items() if name not in ("starter", "turn_limit")}
    assert {f"option-{name}" for name in kinds} <= keys
    assert {f"option-{name}-{word}" for name, kind in kinds.items() for word in kind.choices} <= keys
    assert {f"preset-{name}" for name in GAME.presets} <= keys
    assert {f"zone-{zone.name}" for zone in GAME.zones} <= keys


def test_whatever_is_said_in_a_match_has_a_text() -> None:
    keys = _keys()
    said = set()
    for seed in range(4):
        match = Match(GAME, 3, "advanced" if seed else "sets=2", seed)
        rng = Rng(seed)
        while not match.is_over:
            seat = match.turn
            assert seat is not None
            said.add(match.view(seat).prompt)
            for _ in range(10):
                key = match.state.why_illegal(int(rng.below(3)), int(rng.below(len(GAME.actions))))
                said |= {f"refusal-{key}"} if key else set()
            legal = match.legal(seat)
            for event in match.play(seat, legal[int(rng.below(len(legal)))]):
                match event:
                    case Declared(_, what, _):
                        said.add(f"declared-{what}")
                    case Scored(_, _, why):
                        said.add(f"scored-{why}")
                    case RoundEnded(_, why):
                        said.add(f"round-ended-{why}")
    assert said <= keys


# ---------------------------------------------------------------- events
@pytest.mark.parametrize(("options", "n_players"), [("sets=2", 3), (f"sets=2,{ALL_OPTIONS}", 3)])
def test_events_tell_where_the_cards_go(options: str, n_players: int) -> None:
    """FG-4 to FG-17: whoever follows the events has the table of the views, and knows no closed pile."""
    for seed in range(2):
        check_events(Match(GAME, n_players, options, seed), seed)


# ---------------------------------------------------------------- laws
def test_cards_and_actions_round_trip() -> None:
    check_words(GAME)
    assert len(GAME.cards) == 120
    assert len(GAME.actions) == 66


@settings(max_examples=8, deadline=None)
@given(tables(GAME), SEEDS)
def test_the_laws_hold(drawn: tuple[Options, int], seed: int) -> None:
    """ALL-3: for any options and any number of players."""
    options, n_players = drawn
    check_game(GAME, options, n_players, seed, n_actions=150)
