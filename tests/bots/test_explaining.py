"""Bots that explain their moves tell nothing that is hidden: the same move has the same reason, whatever they hold."""

from __future__ import annotations

import random

import pytest

from quintet import Match, get_game
from quintet.bots.explaining import Reasons, explained
from quintet.games import game_ids
from quintet.narrate import Narrator
from quintet.speak import Speaker, plain
from quintet.texts import Texts, languages
from tests.games import fifteen_go_tables
from tests.server.twins import make_twins


@pytest.mark.parametrize("game_id", game_ids())
def test_a_reason_is_the_same_in_positions_that_a_viewer_cannot_tell_apart(game_id: str) -> None:
    game = get_game(game_id)
    rng = random.Random(game_id)
    twins = make_twins(game, game.presets["standard"] if "standard" in game.presets else game.options(), 3, 0, rng)
    matches = [Match.from_position(game, start) for start in twins.starts]
    assert matches[0].position() != matches[1].position()
    n_explained = 0
    for step in twins.steps:
        if step.is_refused:
            continue
        action = game.actions.parse(step.action)
        reasons = [explained(game, match.state, step.seat, action) for match in matches]
        assert reasons[0] == reasons[1]
        n_explained += Narrator(game, 3).explained(step.seat, reasons[0]) is not None
        for match in matches:
            match.play(step.seat, step.action)
    assert n_explained


def test_reasons_that_show_a_hidden_card_are_found() -> None:
    """What the test above would fail for: a reason that depends on the hand of whoever acts."""
    game = get_game("solo")
    hands = (["R1", "R2", "G8"], ["Y1", "Y2", "G8"])
    states = [
        Match.from_position(
            game, {"players": 2, "zones": {"hand": [["B1"], hand], "discard": ["R9"]}, "facts": {"turn": 1}}
        ).state
        for hand in hands
    ]
    take = game.actions.parse("take")
    assert len({game.policy().reason(state, 1, take) for state in states}) == 2
    assert len({explained(game, state, 1, take) for state in states}) == 1


def test_what_everybody_sees_to_be_the_only_thing_to_do_goes_without_saying_unless_the_game_says_why() -> None:
    match = fifteen_go_tables.table(["R9", "R10"], ["", "O9"], turned="Y7")
    (only,) = match.state.legal_actions(0)
    assert explained(match.game, match.state, 0, only) == "fits-nowhere"
    match = fifteen_go_tables.table(["R9", "R10"], ["", "O9"])
    (only,) = match.state.legal_actions(0)
    assert explained(match.game, match.state, 0, only) == ""


def test_only_a_bot_that_overlooks_things_says_that_it_did() -> None:
    """FG-8: the 7 may be put down although it fits on the 8, which the rules player does not do."""
    match = fifteen_go_tables.table(["R9", "R10"], ["", "O8"], turned="Y7")
    put_down = match.game.actions.parse("put down")
    said = {level: explained(match.game, match.state, 0, put_down, level) for level in ("easy", "normal", "hard", "")}
    assert said == {"easy": "overlooked", "normal": "overlooked", "hard": "", "": ""}


def test_whoever_keeps_what_would_earn_others_a_row_says_so() -> None:
    """FG-17: a 14 that is given away draws somebody's 15."""
    match = fifteen_go_tables.table(["R9", "R10"], ["", "O13"], turned="Y14", options="points=yes")
    assert explained(match.game, match.state, 0, match.game.actions.parse("put down"), "easy") == "keeps-high"


def test_a_reason_is_said_again_when_it_was_not_said_for_some_turns() -> None:
    match = fifteen_go_tables.table(["R9", "R10"], ["", "O8"], turned="Y7")
    reasons, put_down = Reasons(), match.game.actions.parse("put down")

    def told_in(turn: int) -> str:
        match.state.n_turns = turn
        return reasons.told(match.game, match.state, 0, put_down, "easy")

    told = [bool(told_in(turn)) for turn in (1, 1, 3, 4, 5, 6, 9)]
    assert told == [True, False, False, False, True, False, True]


@pytest.mark.parametrize("language", languages())
def test_a_player_says_why(language: str) -> None:
    sentence = Narrator(get_game("solo"), 2).explained(1, "throw-in")
    assert sentence is not None
    said = plain(Speaker(Texts(language, "solo"), ["Ann", "Ben"], 0).say(sentence))
    assert said.startswith("Ben")
    assert len(said) > 30
    assert Narrator(get_game("solo"), 2).explained(1, "nothing-that-has-words") is None


@pytest.mark.parametrize(
    ("action", "facts", "reason"),
    [
        ("lay R5", {}, "same-colour"),
        ("lay B9", {}, "same-sign"),
        ("lay CC red", {}, "black"),
        ("lay AR", {}, "smaller-hand"),
        ("lay R+2", {"due": 2}, "passes-on"),
        ("take", {"due": 2}, "penalty"),
        ("take", {}, "take"),
    ],
)
def test_solo_says_why_a_card_may_be_laid(action: str, facts: dict[str, int], reason: str) -> None:
    game = get_game("solo")
    top = "B+2" if facts else "R9"
    zones = {"hand": [["B1"], ["R5", "B9", "CC", "R+2", "AR"]], "discard": [top]}
    match = Match.from_position(game, {"players": 2, "zones": zones, "facts": {"turn": 1, **facts}})
    assert explained(game, match.state, 1, game.actions.parse(action)) == reason
